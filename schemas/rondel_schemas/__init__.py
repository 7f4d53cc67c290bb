"""The messages between overlay and server, each defined once."""

from rondel_schemas.derive import schema_for
from rondel_schemas.faults import Fault, fault_of
from rondel_schemas.messages import PROTOCOL
from rondel_schemas.parse import ParseError, parse_json

__all__ = ["PROTOCOL", "Fault", "ParseError", "fault_of", "parse_json", "schema_for"]
