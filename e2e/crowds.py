"""Fights that are too large for their panel: forty of them, long names, many conditions, few HP.

They are written as in moments.py, and each has one moment: `crowd`.
"""

from __future__ import annotations

LONG = "Hildegard-Marie von der Hohen Warte zu Drachenfels und Moor"
ONE_WORD = "Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen"
MOST_CONDITIONS = 20  # that somebody can have
PEOPLE = f"""
> gm AddCombatants name="{LONG}" side="The Fellowship of the Tower" controller=anna hp=14
> gm AddCombatants name={ONE_WORD} side="The Fellowship of the Tower" controller=bruno hp=1
> gm AddCombatants name=Goblin count=19 side=Foes hp=106
> gm AddCombatants name=Orc count=19 side=Foes hp=106
> gm ChangeHp who="Goblin 1" by=-120
"""
CONDITIONS = "".join(
    f'> gm AddCondition who="Goblin 2" name="condition number {n}" until=endless rounds=0 whose=\n'
    for n in range(MOST_CONDITIONS)
)
CROWDS = {
    "speed-rounds": f"""{PEOPLE}{CONDITIONS}
> gm BeginEncounter
> gm RollRest whose=all
> gm BeginTurns
= crowd
""",
    "dice-bag": f"""{PEOPLE}{CONDITIONS}
> gm SetDice side=Foes colour=red count=9
> gm BeginEncounter
> gm DecideSides
= crowd
""",
    "time-plan": f"""{PEOPLE}{CONDITIONS}
> gm NoteEvent what="The bridge over the river falls with all that is on it" row=99 visible=yes
> gm BeginEncounter
> gm RollRest whose=all
> gm StartPlan force=no
= crowd
""",
}
