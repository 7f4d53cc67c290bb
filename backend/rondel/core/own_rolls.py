"""A roll that everybody makes for their own before something begins, such as one for initiative."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rondel.core.labels import Label
from rondel.core.offers import Combatants, Command, Group, Offer, OneOf, Rolls
from rondel.core.roster import Combatant
from rondel.core.seats import Seat


@dataclass(frozen=True, slots=True)
class OwnRolls:
    """How a system calls it: *one* rolls for a combatant `who`, *rest* for all who are missing.

    *rest* has a field `whose`: the GM's own combatants (`gm`), or everybody's (`all`). The labels
    begin with *slug*: `…-roll-for`, `…-roll-rest-gm`, `…-roll-rest-all`.
    """

    slug: str
    one: type[Command]
    rest: type[Command]
    rolls: Rolls

    def offers(
        self, missing: Sequence[Combatant], mine: Sequence[Combatant], seat: Seat, expect: str
    ) -> Iterator[Offer]:
        """What *seat*, which steers *mine*, may roll while rolls are *missing*.

        The next step of a player is their own roll; that of a GM all of theirs, or the last one,
        for which dice can be typed in as well.
        """
        ids = [one.id for one in missing]
        own = [one.id for one in mine if one.id in ids]
        ours = [one for one in missing if not one.controller]
        nearest = ours or missing
        if seat.is_gm and len(nearest) == 1:
            (last,) = nearest
            own.remove(last.id)
            label = Label(f"{self.slug}-roll-for", {"name": last.name})
            yield self._roll([last.id], label, expect, main=True)
        if own:
            yield self._roll(own, None, expect, main=not seat.is_gm)
        if not seat.is_gm:
            return
        for whose, count in (("gm", len(ours)), ("all", len(ids))):
            if count > 1 and not (whose == "all" and count == len(ours)):
                yield Offer(
                    self.rest,
                    {"whose": OneOf((whose,), default=whose)},
                    Group.ROUND,
                    Label(f"{self.slug}-roll-rest-{whose}", {"count": count}),
                    expect=expect,
                    main=whose == "gm" or not ours,
                )

    def _roll(self, who: Sequence[str], label: Label | None, expect: str, *, main: bool) -> Offer:
        fields = {"who": Combatants.of(*who)}
        return Offer(
            self.one, fields, Group.TURN, label, expect=expect, main=main, rolls=self.rolls
        )
