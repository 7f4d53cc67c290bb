"""What all tests share."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # for the modules here that are no tests
