"""Where readers put what they find: whatever they are given, what is kept is fit for a roster."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rondel.intake import rows as r
from rondel.intake.numbers import whole
from rondel.intake.texts import lines, one_line, shown


@dataclass(frozen=True, slots=True)
class Told:
    """What a source says of somebody, in its own values, whatever those are."""

    name: object
    count: object = 1
    side: object = ""
    hp: object = None
    max_hp: object = None
    hidden: bool | None = None
    note: object = ""
    key: str = ""
    initiative: object = None
    fallen: bool = False
    conditions: Iterable[object] = ()
    leans: str = ""


@dataclass(slots=True)
class Gathering:
    """Rows and problems so far. Once it is `full`, nothing more is taken."""

    rows: list[r.Row] = field(default_factory=list)
    problems: list[r.Problem] = field(default_factory=list)
    full: bool = False

    def problem(self, where: str, code: str, **params: str | int) -> None:
        """Something at *where* is left out; what a source says of it is made fit to be shown."""
        fit = {n: shown(v, r.LONGEST_NAME) if isinstance(v, str) else v for n, v in params.items()}
        if len(self.problems) < r.MOST_PROBLEMS:
            self.problems.append(r.Problem(where, code, fit))

    def take(self, where: str, told: Told) -> None:
        """The row that *told* comes to.

        A value that cannot be taken is left out, and a row that cannot, too; either is told.
        """
        if len(self.rows) >= r.MOST_ROWS:
            if not self.full:
                self.problems.append(r.Problem(where, "too-many-rows", {"most": r.MOST_ROWS}))
            self.full = True
            return
        name = self._name(where, told.name)
        if not name:
            self.problem(where, "no-name")
            return
        count = whole(told.count)
        if count is None or not 1 <= count <= r.MOST_COUNT:
            value = shown(told.count, r.LONGEST_SHOWN)
            self.problem(where, "bad-count", name=name, value=value, most=r.MOST_COUNT)
            return
        hp, max_hp = self._hit_points(where, told)
        row = r.Row(
            name,
            count,
            self._name(where, told.side),
            hp,
            max_hp,
            told.hidden,
            lines(told.note, r.LONGEST_NOTE),
            told.key if told.key == one_line(told.key, r.LONGEST_KEY)[: r.LONGEST_KEY] else "",
            self._number(where, "initiative", told.initiative, r.MOST_INITIATIVE),
            told.fallen,
            self._conditions(where, told.conditions),
            told.leans,
        )
        self.rows.append(row)

    def _name(self, where: str, value: object) -> str:
        text = one_line(value, r.LONGEST_NAME)
        if len(text) <= r.LONGEST_NAME:
            return text
        cut = text[: r.LONGEST_NAME].strip()
        self.problem(where, "name-cut", name=cut, most=r.LONGEST_NAME)
        return cut

    def _hit_points(self, where: str, told: Told) -> tuple[int | None, int | None]:
        """Both between 0 and what a combatant can have; who has a most, but no now, is unhurt."""
        most = self._number(where, "max_hp", told.max_hp, r.MOST_HP)
        now = self._number(where, "hp", told.hp, r.MOST_HP)
        most = most if most is not None and most > 0 else None
        if now is None:
            return most, most
        return max(0, now if most is None else min(now, most)), most

    def _number(self, where: str, what: str, value: object, most: int) -> int | None:
        if value is None or value == "":
            return None
        number = whole(value)
        if number is None:
            self.problem(where, "no-number", field=what, value=shown(value, r.LONGEST_SHOWN))
            return None
        if abs(number) > most:
            self.problem(where, "out-of-range", field=what, value=number, most=most)
            return None
        return number

    def _conditions(self, where: str, values: Iterable[object]) -> tuple[str, ...]:
        names: dict[str, None] = {}
        for value in values:
            if name := self._name(where, value):
                names[name] = None
            if len(names) == r.MOST_CONDITIONS:
                break
        return tuple(names)
