"""Orca writes down what it says: a line of JSON each, in the file that RONDEL_HEARD names.

Orca loads this, under the name orca-customizations.py, from the folder of its preferences, and
with the Python that it is installed for.
"""

import json
import os
from pathlib import Path

from orca import settings, speech  # type: ignore[import-not-found]  # Debian's, not in our venv
from orca.speechserver import SpeechServer  # type: ignore[import-not-found]  # see above

PAPER = Path(os.environ["RONDEL_HEARD"]).open("a", encoding="utf-8")  # noqa: SIM115 - until Orca ends


class OnPaper(SpeechServer):  # type: ignore[misc]  # its base is not known here
    """A voice of paper; it speaks no keys, which whoever pressed them knows."""

    @staticmethod
    def shutdownActiveServers():  # noqa: N802 - Orca's name
        """Nothing runs that would have to be ended."""

    def getInfo(self):  # noqa: N802 - Orca's name
        """What it is called, twice."""
        return ["paper", "paper"]

    def _write(self, text):
        print(json.dumps(text), file=PAPER, flush=True)

    def speak(self, text=None, acss=None, interrupt=True):  # noqa: FBT002 - Orca's signature
        """What is said."""
        self._write(text)

    def speakCharacter(self, character, acss=None):  # noqa: N802 - Orca's name
        """What is spelled."""
        self._write(character)

    def sayAll(self, utterances, progress):  # noqa: N802 - Orca's name
        """What is read through."""
        for context, _ in utterances:
            self._write(context.utterance)


def _on_paper(*_):
    speech._speechserver = OnPaper()


speech._initSpeechServer = _on_paper
settings.enableBraille = False
settings.enableKeyEcho = False
settings.enableSound = False
