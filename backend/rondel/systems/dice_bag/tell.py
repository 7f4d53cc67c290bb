"""How dice-bag rounds are told, one line for each thing that happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rondel.core import Event, Label, Line, Rolled
from rondel.systems.dice_bag import events as e
from rondel.systems.dice_bag import setup_events as s
from rondel.systems.dice_bag.state import State
from rondel.systems.dice_bag.tell_conflicts import tell_conflict


def tell(before: State, event: Event, after: State) -> Sequence[Line]:
    """The lines of the log for *event*."""
    if isinstance(event, s.EVENTS):
        return tuple(_setup(before, event))
    if isinstance(event, e.DifficultyRolled | e.OpposedRolled):
        return tell_conflict(before, event)
    return (*_round(event), *_upkeep(before, event), *_die(before, event, after))


def _line(key: str, **params: str | int) -> Line:
    return Line(Label(f"dice-bag-log-{key}", dict(params)))


def _about(who: str, key: str, **params: str | int) -> Line:
    return Line(Label(f"dice-bag-log-{key}", dict(params)), {"who": who})


def _by_gm(key: str, **params: str | int) -> Line:
    return Line(Label(f"dice-bag-log-{key}", dict(params)), override=True)


def _setup(before: State, event: Event) -> Iterator[Line]:
    match event:
        case s.Bound(who, hero, bond) if hero:
            label = Label(f"dice-bag-log-bound-{bond.value.replace('_', '-')}")
            yield Line(label, {"who": who, "hero": hero})
        case s.ReserveSet(who, in_reserve, place):
            yield _about(who, "reserve", place=place) if in_reserve else _about(who, "on-board")
        case s.WeaponSet(who, weapon):
            yield _about(who, "weapon", weapon=weapon.value)
        case s.AfflictionSet(who, affliction, has):
            yield _about(who, f"affliction-{'on' if has else 'off'}", affliction=affliction.value)
        case s.EffectMade(effect):
            yield _line("effect", name=effect.name, side=effect.side, kind=effect.kind.value)
        case s.EffectDropped(effect_id):
            names = (f.name for f in before.effects if f.id == effect_id)
            yield from (_line("effect-gone", name=name) for name in names)
        case s.XpSet(side, xp):
            yield _by_gm("xp", side=side, xp=xp)
        case s.DiceSet(side, colour, count):
            yield _line("dice-set", side=side, colour=colour.value, count=count)
        case s.DieAdded(side, colour):
            yield _by_gm("die-added", side=side, colour=colour.value)
        case s.DieRemoved(side, colour):
            yield _by_gm("die-removed", side=side, colour=colour.value)
        case s.DieReturned(_, side, colour):
            yield _by_gm("die-returned", side=side, colour=colour.value)
        case s.PlacingBegun(what, way, order, rolls):
            yield from _rolls(rolls)
            yield _line(f"placing-{way.value}", what=what, order=", ".join(order))
        case s.SidePlaced(side) if before.placing:
            yield _line("placed", side=side, what=before.placing.what)
        case s.SidePassed(side):
            yield _line("placed-all", side=side)
        case s.PlacingEnded():
            yield _line("placing-ended")


def _rolls(rolls: Mapping[str, Rolled]) -> Iterator[Line]:
    for side, rolled in rolls.items():
        faces = " ".join(map(str, rolled.faces))
        label = Label("dice-bag-log-tie-rolled", {"side": side, "faces": faces})
        yield Line(label, rolled=(rolled,))


def _round(event: Event) -> Iterator[Line]:
    match event:
        case e.SideDrawn(side, colour, tied):
            yield _line("side-drawn", side=side, colour=colour.value, tied=", ".join(tied))
        case e.SidesRolled(rolls):
            yield from _rolls(rolls)
        case e.SidesOrdered(order, by_gm) if order:
            sides = ", ".join(order)
            yield _by_gm("sides-set", sides=sides) if by_gm else _line("sides", sides=sides)
        case e.SideGotReady(side):
            yield _line("side-ready", side=side)
        case e.RoundBegun():
            yield _line("dice-back")
        case e.RoundsExtended():
            yield _by_gm("extended")


def _upkeep(before: State, event: Event) -> Iterator[Line]:
    match event:
        case e.StepDone(item, side, skipped=True):
            yield _line(f"skipped-{item.value}", side=side)
        case e.Weakened(who, item):
            counted = before.roster[who].hp is not None
            yield _about(who, f"upkeep-{item.value}{'' if counted else '-uncounted'}")
        case e.Woke(who, by_gm):
            label = Label("dice-bag-log-woke")
            yield Line(label, {"who": who}, override=by_gm)
        case e.Loaded(who):
            yield _about(who, "loaded")
        case e.GateClosed(_, name):
            yield _line("gate-closed", name=name)
        case e.UpkeepRolled(who, item, dice):
            label = Label(f"dice-bag-log-rolled-{item.value}", {"roll": dice.total})
            yield Line(label, {"who": who}, rolled=(dice,))
        case e.UpkeepSettled(who, item, by) if item.value in ("plague", "regenerate"):
            yield _about(who, f"settled-{item.value}", by=by)
        case e.EffectRolled(effect, dice):
            label = Label(
                "dice-bag-log-rolled-dissipate",
                {"name": _effect_name(before, effect), "roll": dice.total},
            )
            yield Line(label, rolled=(dice,))
        case e.EffectSettled(effect, stays):
            key = "effect-stays" if stays else "effect-gone"
            yield _line(key, name=_effect_name(before, effect))
        case e.UpkeepForced():
            yield _by_gm("upkeep-forced")


def _effect_name(state: State, effect: str) -> str:
    return next((f.name for f in state.effects if f.id == effect), "")


def _die(before: State, event: Event, after: State) -> Iterator[Line]:
    die = before.die
    match event:
        case e.DieDrawn(side, colour, _, of):
            number = len(after.drawn)
            what: dict[str, str | int] = {"side": side, "colour": colour.value}
            yield _line("drawn", **what, number=number, left=of - 1)
        case e.DieTaken(side, colour):
            yield _by_gm("taken", side=side, colour=colour.value, number=len(after.drawn))
        case e.Marched(who):
            yield _about(who, "marched")
        case e.SpecialEventTaken(name):
            yield _line("special", side=die.side if die else "", name=name)
        case e.Activated(who) if die and before.roster[who].side != die.side:
            yield _about(who, "wanderer", side=die.side)
        case e.DieSpent():
            assert die
            yield _line("spent", side=die.side, colour=die.colour.value)
    yield from _orders(before, event)


def _orders(before: State, event: Event) -> Iterator[Line]:
    activation = before.activation
    if activation is None:
        return
    order = activation.order
    # Whatever belongs to an order or activation is about those whose it is.
    acting = frozenset({order.who if order else activation.who})
    match event:
        case e.OrderDeclared(who, kind, note):
            number = activation.completed + 1
            key = "order-note" if note else "order"
            if before.character(who).in_reserve:
                key = "enters-note" if note else "enters"
            yield _about(
                who,
                key,
                order=kind.value,
                number=number,
                place=before.character(who).place,
                note=note,
            )
        case e.Followed(who, place):
            label = Label("dice-bag-log-followed", {"place": place})
            yield Line(label, {"who": who}, acting)
        case e.StayedBehind(who):
            yield Line(Label("dice-bag-log-stayed"), {"who": who}, acting)
        case e.HandedOver(who, to):
            yield Line(Label("dice-bag-log-handed-over"), {"who": who, "to": to})
        case e.ModifierSet(value, name):
            signed = f"{value:+}".replace("-", "−")
            key = "modifier-named" if name else "modifier"
            label = Label(f"dice-bag-log-{key}", {"value": signed, "name": name})
            yield Line(label, about=acting)
        case e.ActivationEnded():
            label = Label("dice-bag-log-ended-early", {"left": activation.unused})
            yield Line(label, {"who": activation.who}, acting)
        case e.Reacted(who, note):
            label = Label(f"dice-bag-log-reacted{'-note' if note else ''}", {"note": note})
            yield Line(label, {"who": who}, acting)
        case e.ReactionsClosed() if order and order.asked:
            label = Label("dice-bag-log-reactions-closed", {"count": len(order.asked)})
            yield Line(label, about=acting, override=True)
        case e.ReactionsOpened():
            yield Line(Label("dice-bag-log-reactions-opened"), about=acting, override=True)
