"""Plays a system at random and finds out whether it keeps the contract of `rondel.core.system`.

Whoever writes a system calls `check` from a test of their own, with a handful of seeds:

    @pytest.mark.parametrize("seed", range(20))
    def test_any_play_keeps_the_contract(seed: int) -> None:
        check(SYSTEM, seed=seed, steps=100)

The same seed plays the same game. A GM, two players with combatants, a player without and an
observer sit at the table; combatants of several sides join, hide, fall, rise and leave, before
the start and in mid-turn; whatever is offered to anybody may be chosen, with any values.

The first breach raises `AssertionError` with a sentence that says what to mend. Looked at are

- what the system declares: its commands, events and settings (`declared`);
- that every method is pure, that an offer can be carried out, that events replay to the same
  state, that no event of the core is ever refused, and that nobody who cannot act stays active
  (`play`);
- that boards, offers and lines are plain data whose labels belong to the system (`shown`);
- that the hidden stay hidden: no id and no name in what others get, nothing in it that changes
  because of them, and no refusal that tells them from nobody at all (`secrecy`).
"""

from __future__ import annotations

from rondel.core.conformance.declared import check_declared
from rondel.core.conformance.play import Play
from rondel.core.system import AnySystem

__all__ = ["check"]


def check(system: AnySystem, *, seed: int, steps: int) -> int:
    """Play *steps* commands of the game *seed* and return how many were played.

    Raises `AssertionError` at the first breach of the contract.
    """
    check_declared(system)
    play = Play(system, seed)
    for _ in range(steps):
        play.step()
    play.check_replay()
    return play.steps
