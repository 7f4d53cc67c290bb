"""What comes of a command in the time plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rondel.core import Command, Dice, Event, Rolled, Success, break_ties, sharers, succeeds
from rondel.systems.time_plan import commands as c
from rondel.systems.time_plan import events as e
from rondel.systems.time_plan.plan import (
    Effect,
    Kind,
    NotedEvent,
    PlanEntry,
    Preset,
    rows_in,
)
from rondel.systems.time_plan.reaction import (
    FACES,
    LOWEST,
    Reaction,
    Surprise,
    Trait,
    Trigger,
    When,
    given,
    react,
    roll_w0,
)
from rondel.systems.time_plan.state import Phase, State


def decide(state: State, command: Command, dice: Dice) -> Sequence[Event]:
    """What comes of *command*."""
    match command:
        case c.NameTrigger(what, unexpected):
            return [e.TriggerNamed(Trigger(what, unexpected))]
        case c.SetIntuition(who, intuition):
            return [e.IntuitionSet(who, intuition)]
        case c.AddTrait(who, name, value, when):
            made = Trait(dice.identifier(f"trait {name}"), name, value, When(when))
            return [e.TraitAdded(who, made)]
        case c.DropTrait(who, trait):
            return [e.TraitDropped(who, trait)]
        case c.CopySheet(who, like):
            return [e.SheetCopied(who, like)]
        case c.ShareSheet(who, to):
            return [e.SheetCopied(other, who) for other in sharers(state.roster, who, to)]
        case c.MarkSurprise(who, surprise):
            return [e.SurpriseMarked(who, Surprise(surprise))]
        case c.RollReaction(who):
            return [_rolled(state, who, dice)]
        case c.RollAgain(who):
            return [replace(_rolled(state, who, dice), again=True)]
        case c.RollRest(whose):
            rest = (one for one in state.waited_for if whose == "all" or not one.controller)
            return [_rolled(state, one.id, dice) for one in rest]
        case c.SetReaction(who, value):
            return [_reacted(state, who, given(value), dice)]
        case c.AskReaction(who):
            return [e.ReactionAsked(who)]
        case c.StartPlan():
            return [_started(state, dice)]
        case c.AddPreset(name, cost, effect):
            added = Preset(dice.identifier(f"preset {name}"), name, cost, Effect(effect))
            return [e.PresetAdded(added)]
        case c.DropPreset(preset_id):
            return [e.PresetDropped(preset_id)]
    return _on_the_walk(state, command, dice)


def _on_the_walk(state: State, command: Command, dice: Dice) -> Sequence[Event]:
    match command:
        case c.NoteEvent(what, row, visible):
            return [e.EventNoted(_noted(dice, what, row, visible=visible))]
        case c.NoteEventIn(what, seconds, visible):
            row = state.now + rows_in(seconds)
            return [e.EventNoted(_noted(dice, what, row, visible=visible))]
        case c.NoteRepeating(what, row, every, times, visible):
            noted = _noted(dice, what, row, visible=visible)
            return [e.EventNoted(replace(noted, every=every, left=times))]
        case c.MoveEntry(entry_id, at):
            return [e.EntryMoved(entry_id, at)]
        case c.CancelEvent(event_id):
            return [e.EventCancelled(event_id)]
        case c.ShowEvent(event_id):
            return [e.EventShown(event_id)]
        case c.HideEvent(event_id):
            return [e.EventHidden(event_id)]
        case c.FastForward():
            ahead = state.next_row
            # With nothing ahead, those who are asked are gone on without, and the time stays.
            return [e.Forwarded(state.now if ahead is None else ahead)]
        case c.DeclareAction():
            return [_declared(state, command, dice)]
        case c.RollCheck():
            return [_checked(state, command, dice)]
        case c.WaitUntil(who, row):
            return [e.WaitBegun(_entry(state, who, row, Kind.WAIT, dice))]
        case c.WaitFor(who, event_id):
            row = next(state.row_of(noted) for noted in state.events if noted.id == event_id)
            wait = _entry(state, who, row, Kind.WAIT, dice)
            return [e.WaitBegun(replace(wait, event=event_id))]
        case c.KeepReady(who):
            return [e.KeptReady(who)]
        case c.ActNow(who):
            return [e.ActsNow(who)]
        case c.Parry(who, cost):
            return [e.Parried(who, cost)]
        case c.CancelAction(who):
            return [e.ActionCancelled(who)]
        case c.DelayAction(who, by):
            return [e.ActionShifted(who, by)]
        case c.ShortenAction(who, by):
            return [e.ActionShifted(who, -by)]
    message = f"{command} is no command of the time plan"
    raise TypeError(message)


def _rolled(state: State, who: str, dice: Dice) -> e.Reacted:
    rolled = roll_w0(dice, f"reaction {who}")
    return _reacted(state, who, react(rolled, state.sheet(who), state.trigger), dice)


def _reacted(state: State, who: str, reaction: Reaction, dice: Dice) -> e.Reacted:
    running = state.phase is Phase.RUNNING
    return e.Reacted(who, reaction, _new_id(state, who, dice) if running else "")


def _started(state: State, dice: Dice) -> e.PlanStarted:
    """The first entries: the higher result is asked first, then intuition, then a die.

    # The text is silent: those with the same result are told apart so.
    """
    tied = state.alike
    ties = break_ties(tied, lambda who: dice.roll(FACES, f"tie {who}", LOWEST))
    ready = [one.id for one in state.able if one.id in state.reactions]

    def place(who: str) -> tuple[int, ...]:
        return (state.reactions[who].result, state.sheet(who).intuition, *ties.get(who, ()))

    ready.sort(key=place, reverse=True)
    entries = tuple(
        _entry(state, who, state.reactions[who].value, Kind.REACTION, dice) for who in ready
    )
    return e.PlanStarted(entries, tied, ties, dice.at_table)


def _noted(dice: Dice, what: str, row: int, *, visible: bool) -> NotedEvent:
    return NotedEvent(dice.identifier(f"event {what}"), what, row, visible)


def _entry(state: State, who: str, row: int, kind: Kind, dice: Dice) -> PlanEntry:
    return PlanEntry(_new_id(state, who, dice), who, row, kind, state.now)


def _new_id(state: State, who: str, dice: Dice) -> str:
    return dice.identifier(f"entry {state.clock.of(who).begun} {who}")


def _declared(state: State, command: c.DeclareAction, dice: Dice) -> Event:
    """An action: the plan gets an entry where it is finished, unless it is free."""
    who, cost = command.who, command.cost
    preset = state.preset(command.what)
    ours = preset is not None and not preset.name
    what = "" if ours else preset.name if preset else command.what
    of = preset.id if preset and ours else ""
    if not cost:
        return e.FreeActionDone(who, what, of)
    entry = _entry(state, who, state.now + cost, Kind.ACTION, dice)
    effect = Effect(command.effect)
    return e.ActionDeclared(replace(entry, what=what, preset=of, cost=cost, effect=effect))


def _checked(state: State, command: c.RollCheck, dice: Dice) -> e.CheckRolled:
    """A check: what the die shows with the modifier, and whether that reaches a target."""
    rules, success = state.settings, Success(state.settings.check_success)
    who, modifier, target = command.who, command.modifier, command.target
    lowest = rules.lowest_of_check
    face = dice.roll(rules.check_die, f"check {who}", lowest)
    succeeded = None if target is None else succeeds(face, target, modifier, success)
    # A modifier is good for the one who rolls, so it takes away where a low roll is good.
    result = face + modifier if success is Success.HIGH else face - modifier
    rolled = Rolled((face,), rules.check_die, dice.at_table, lowest)
    return e.CheckRolled(who, command.skill, modifier, target, rolled, result, succeeded)
