"""What every message is held to: nothing unknown, nothing converted, no text that deceives.

Text is normalised to NFC, so that what looks the same is the same. Nothing else is changed: white
space around a name is refused, not cut off, so that what a client sent is what everybody sees.
Each refusal reads as a sentence after the name of its field: "fields.name is empty: write
something.".
"""

from __future__ import annotations

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

from marshmallow import RAISE, Schema, ValidationError, fields

LONGEST_NAME = 64  # characters
LONGEST_NOTE = 1_000  # characters
MOST_TEXTS = 100  # in one field
LARGEST = 10**15  # of any number, either way; a browser counts exactly up to 2**53
MOST_IN_NFC = 3  # characters that one becomes when it is normalised

_CONTROLS = {*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029}
_DIRECTIONS = {0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)}
_SURROGATES = range(0xD800, 0xE000)
_LINES = {"\n", "\t"}
_UNSEEN = {"Cc", "Cf", "Cn", "Zl", "Zp", "Zs"}  # categories of characters that leave no mark
FORBIDDEN = frozenset(map(chr, (*_CONTROLS, *_DIRECTIONS, *_SURROGATES)))
_IDENTIFIER = re.compile(r"[A-Za-z0-9_-]*")

T = TypeVar("T")
JsonSchema = dict[str, Any]


class Message(Schema):
    """A JSON object whose every key is known."""

    class Meta:
        unknown = RAISE

    error_messages = {  # noqa: RUF012 - marshmallow declares it so
        "unknown": "is not known here: leave it out.",
        "type": "is not a JSON object: send one.",
    }


class Strict(fields.Field[T], ABC):
    """A field that takes exactly what it says; it is required unless told otherwise."""

    default_error_messages = {  # noqa: RUF012 - marshmallow declares it so
        "required": "is missing: send it.",
        "null": "is null: send a value, or leave it out.",
    }

    def __init__(self, *, required: bool = True, **options: Any) -> None:
        super().__init__(required=required and "load_default" not in options, **options)

    @abstractmethod
    def json_schema(self) -> JsonSchema:
        """What the field takes, null apart, in JSON Schema."""

    def described(self) -> JsonSchema:
        """All that the field takes, in JSON Schema."""
        found = self.json_schema()
        return {"anyOf": [found, {"type": "null"}]} if self.allow_none else found


class Words(Strict[str]):
    """Text of *least* to *most* characters in one line, or with *lines* in several."""

    def __init__(
        self, most: int = LONGEST_NOTE, *, least: int = 0, lines: bool = False, **options: Any
    ) -> None:
        super().__init__(**options)
        self.least = least
        self.most = most
        self.forbidden = FORBIDDEN - (_LINES if lines else set())
        self.lines = lines

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> str:
        if not isinstance(value, str):
            raise ValidationError("is not text: send a string.")
        too_long = ValidationError(f"is longer than {self.most} characters: shorten it.")
        if len(value) > MOST_IN_NFC * self.most:
            raise too_long
        wrong = next((c for c in value if c in self.forbidden), None)
        if wrong is not None:
            kind = "changes the direction of text" if ord(wrong) in _DIRECTIONS else "is a control"
            kind = "is half a character" if ord(wrong) in _SURROGATES else kind
            raise ValidationError(f"holds U+{ord(wrong):04X}, which {kind}: leave it out.")
        text = unicodedata.normalize("NFC", value)
        if len(text) > self.most:
            raise too_long
        self._look(text)
        return text

    def _look(self, text: str) -> None:
        if len(text) < self.least:
            raise ValidationError("is empty: write something.")
        if not self.lines and text != text.strip():
            raise ValidationError("begins or ends with white space: leave it out.")
        if text and all(unicodedata.category(c) in _UNSEEN for c in text):
            raise ValidationError("cannot be seen: write something that can.")

    def json_schema(self) -> JsonSchema:
        least = {"minLength": self.least} if self.least else {}
        return {
            "type": "string",
            **least,
            "maxLength": self.most,
            "pattern": f"^[^{_ranges(self.forbidden)}]*$",
        }


class Paste(Strict[str]):
    """Text as it was pasted, of at most *most* characters, which somebody else looks through."""

    def __init__(self, most: int, **options: Any) -> None:
        super().__init__(**options)
        self.most = most

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> str:
        if not isinstance(value, str):
            raise ValidationError("is not text: send a string.")
        if len(value) > self.most:
            raise ValidationError(f"is longer than {self.most} characters: shorten it.")
        return value

    def json_schema(self) -> JsonSchema:
        return {"type": "string", "maxLength": self.most}


class Name(Words):
    """What people call something: 1 to 64 characters in one line."""

    def __init__(self, **options: Any) -> None:
        super().__init__(LONGEST_NAME, least=1, **options)


class Note(Words):
    """What people write down: up to 1,000 characters, in lines, perhaps nothing."""

    def __init__(self, **options: Any) -> None:
        super().__init__(LONGEST_NOTE, lines=True, **options)


class Identifier(Strict[str]):
    """A name for programs: ASCII letters, digits, hyphens and underscores."""

    def __init__(self, most: int = LONGEST_NAME, *, least: int = 1, **options: Any) -> None:
        super().__init__(**options)
        self.least = least
        self.most = most

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> str:
        if not isinstance(value, str):
            raise ValidationError("is not text: send a string.")
        if not self.least <= len(value) <= self.most:
            raise ValidationError(f"is not {self.least} to {self.most} characters long.")
        if not _IDENTIFIER.fullmatch(value):
            raise ValidationError("holds more than letters, digits, - and _: send the id as it is.")
        return value

    def json_schema(self) -> JsonSchema:
        return {"type": "string", "pattern": f"^[A-Za-z0-9_-]{{{self.least},{self.most}}}$"}


class Whole(Strict[int]):
    """A whole number, written without a point, from *low* to *high*."""

    def __init__(self, low: int = -LARGEST, high: int = LARGEST, **options: Any) -> None:
        super().__init__(**options)
        self.low = low
        self.high = high

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> int:
        if type(value) is not int:
            raise ValidationError("is not a whole number: send one without quotes or point.")
        if not self.low <= value <= self.high:
            raise ValidationError(f"is not from {self.low} to {self.high}.")
        return value

    def json_schema(self) -> JsonSchema:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class Flag(Strict[bool]):
    """true or false; not 1, not "yes"."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> bool:
        if not isinstance(value, bool):
            raise ValidationError("is neither true nor false: send one of them.")
        return value

    def json_schema(self) -> JsonSchema:
        return {"type": "boolean"}


class Value(Strict[Any]):
    """Text, with *lines* in several lines, or a whole number, true or false."""

    def __init__(self, *, lines: bool = False, **options: Any) -> None:
        super().__init__(**options)
        self.words = Words(lines=lines)
        self.whole = Whole()

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> str | int | bool:
        if isinstance(value, bool):
            return value
        if isinstance(value, str):
            return self.words.deserialize(value)
        if isinstance(value, int):
            return self.whole.deserialize(value)
        raise ValidationError("is neither text, a whole number, true nor false: send one.")

    def json_schema(self) -> JsonSchema:
        kinds: tuple[Strict[Any], ...] = (self.words, self.whole, Flag())
        return {"anyOf": [kind.json_schema() for kind in kinds]}


class Given(Value):
    """What a command is given in one field: a value, with *lines* in texts, or several texts."""

    def __init__(self, **options: Any) -> None:
        super().__init__(lines=True, **options)
        self.several = Several(Words(), MOST_TEXTS)

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Any:
        if isinstance(value, list):
            return self.several.deserialize(value)
        return super()._deserialize(value)

    def json_schema(self) -> JsonSchema:
        return {"anyOf": [*super().json_schema()["anyOf"], self.several.json_schema()]}


class Choice(Strict[Any]):
    """One of *values*; a single one is a mark that is always there."""

    def __init__(self, *values: str | int | bool, **options: Any) -> None:
        super().__init__(**options)
        self.values = values

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Any:
        if not any(type(value) is type(v) and value == v for v in self.values):
            raise ValidationError(f"is none of {', '.join(map(repr, self.values))}: send one.")
        return value

    def json_schema(self) -> JsonSchema:
        if len(self.values) == 1:
            return {"const": self.values[0]}
        return {"enum": list(self.values)}


class Part(Strict[Any]):
    """A JSON object of the kind *schema* inside another."""

    def __init__(self, schema: type[Message], **options: Any) -> None:
        super().__init__(**options)
        self.schema = schema
        self._loader: Message | None = None

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Any:
        if self._loader is None:
            self._loader = self.schema()
        return self._loader.load(value)

    def json_schema(self) -> JsonSchema:
        return {"$ref": f"#/$defs/{self.schema.__name__}"}


class Union(Strict[Any]):
    """A JSON object that says by its key "type" which of *kinds* it is."""

    def __init__(self, name: str, kinds: Mapping[str, type[Message]], **options: Any) -> None:
        super().__init__(**options)
        self.union = name
        self.parts = {kind: Part(schema) for kind, schema in kinds.items()}

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Any:
        kind = value.get("type") if isinstance(value, Mapping) else None
        if not isinstance(kind, str) or kind not in self.parts:
            raise ValidationError(f"has no type of {', '.join(self.parts)}: send one of them.")
        return self.parts[kind].deserialize(value)

    def json_schema(self) -> JsonSchema:
        return {"$ref": f"#/$defs/{self.union}"}

    def alternatives(self) -> JsonSchema:
        """What the reference stands for."""
        return {"oneOf": [part.json_schema() for part in self.parts.values()]}


class Several(Strict[Sequence[Any]]):
    """A list of at most *most* of *inner*; it is counted before its items are looked at."""

    def __init__(self, inner: Strict[Any], most: int, **options: Any) -> None:
        super().__init__(**options)
        self.inner = inner
        self.most = most

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> list[Any]:
        if not isinstance(value, list):
            raise ValidationError("is not a list: send one.")
        if len(value) > self.most:
            raise ValidationError(f"has more than {self.most} items: send fewer.")
        return [_at(n, self.inner, item) for n, item in enumerate(value)]

    def json_schema(self) -> JsonSchema:
        return {"type": "array", "items": self.inner.described(), "maxItems": self.most}


class Keyed(Strict[Mapping[str, Any]]):
    """A JSON object of at most *most* members, all of the kind *inner*, whatever their keys."""

    def __init__(self, inner: Strict[Any], most: int, **options: Any) -> None:
        super().__init__(**options)
        self.inner = inner
        self.most = most

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise ValidationError("is not a JSON object: send one.")
        if len(value) > self.most:
            raise ValidationError(f"has more than {self.most} members: send fewer.")
        return {key: _at(key, self.inner, item) for key, item in value.items()}

    def json_schema(self) -> JsonSchema:
        inner = self.inner.described()
        return {"type": "object", "additionalProperties": inner, "maxProperties": self.most}


class Free(Strict[Mapping[str, Any]]):
    """A JSON object that somebody else looks at more closely."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise ValidationError("is not a JSON object: send one.")
        return value

    def json_schema(self) -> JsonSchema:
        return {"type": "object"}


def _at(place: str | int, inner: Strict[Any], value: Any) -> Any:
    try:
        return inner.deserialize(value)
    except ValidationError as error:
        raise ValidationError({place: error.messages}) from None


def _ranges(characters: Collection[str]) -> str:
    """*characters*, surrogates apart, for the brackets of a regular expression."""
    codes = sorted(set(map(ord, characters)).difference(_SURROGATES))
    starts = [code for code in codes if code - 1 not in codes]
    ends = [code for code in codes if code + 1 not in codes]
    return "".join(f"\\u{a:04x}-\\u{b:04x}" for a, b in zip(starts, ends, strict=True))
