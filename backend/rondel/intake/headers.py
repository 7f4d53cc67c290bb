"""The words over a spreadsheet's columns, and in its cells: English, Finnish, Czech, German.

Words are compared without case, accents and signs, so that "Max. HP" is `maxhp`.
"""

from __future__ import annotations

import unicodedata

LONGEST_WORD = 100  # characters

# A column, and words for it in one language.
_WORDS = """
name name names combatant combatants creature character monster token
name nimi hahmo olento
name jmeno nazev postava ucastnik bytost
name figur kreatur charakter monstername
count count number qty quantity amount
count maara lkm kpl lukumaara
count pocet ks mnozstvi
count anzahl menge stuck
side side team group faction party
side puoli ryhma joukkue osapuoli
side strana skupina tym frakce
side seite gruppe partei fraktion
hp hp hitpoints hitpoint health currenthp currenthitpoints hpcurrent hpnow
hp kestopisteet kp osumapisteet op elama
hp zivoty zivot zb hitpointy
hp lebenspunkte lp trefferpunkte tp
max_hp maxhp hpmax maximumhp maxhitpoints hitpointmaximum hitpointsmax
max_hp kestopisteetenintaan maxkp kpmax enintaan
max_hp maxzivoty zivotymax nejvys maximumzivotu
max_hp maxlp lpmax maxtp tpmax lebenspunktemax maxlebenspunkte hochstens
initiative initiative init initiativebonus initbonus bonus initiativemodifier
initiative aloite aloitebonus
initiative iniciativa reakce
initiative initiativmodifikator initiativbonus ini
hidden hidden secret
hidden piilossa piilotettu salainen
hidden skryty skryta skryte skryto ukryty tajny
hidden versteckt verborgen geheim
fallen fallen down defeated dead
fallen kaatunut kuollut
fallen padl padly padla vyrazen mrtvy
fallen gefallen besiegt tot
conditions conditions condition status statuses effects effect
conditions tilat tila
conditions stav stavy
conditions zustand zustande
note note notes comment comments remark
note muistiinpano muistiinpanot huomautus huom
note poznamka poznamky
note notiz notizen anmerkung bemerkung kommentar
key key id
yes x 1 yes y true
yes kylla k
yes ano a
yes ja j
"""


def _words() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for line in _WORDS.strip().split("\n"):
        column, *words = line.split()
        found[column] = found.get(column, frozenset()) | frozenset(words)
    return found


COLUMNS = _words()
YES = COLUMNS.pop("yes") | COLUMNS["hidden"] | COLUMNS["fallen"]
_BY_WORD = {word: column for column, words in COLUMNS.items() for word in words}
_MARKS = {"✓": "x", "✔": "x", "☑": "x"}  # of those who tick


def plain(text: str) -> str:
    """*text* as the words here are written: letters and digits alone, without their accents."""
    apart = unicodedata.normalize("NFKD", text[:LONGEST_WORD].casefold())
    return "".join(_MARKS.get(char, char) for char in apart if char.isalnum() or char in _MARKS)


def column(title: str) -> str:
    """What stands under *title*; empty if that is no title known here."""
    return _BY_WORD.get(plain(title), "")


def is_yes(cell: str) -> bool:
    """Whether *cell* says yes; an empty one says no."""
    return plain(cell) in YES
