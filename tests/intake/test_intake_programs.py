"""What single programs write in ways of their own."""

from __future__ import annotations

import json

from rondel.intake import read


def test_an_npc_of_pf2e_rolls_for_initiative_what_it_says() -> None:
    system = {
        "attributes": {"hp": {"value": 6, "max": 6}},
        "perception": {"mod": 2},
        "skills": {"stealth": {"base": 5}},
    }
    for statistic, bonus in (("perception", 2), ("stealth", 5), ("arcana", 2)):
        told = {"name": "Sneak", "system": system | {"initiative": {"statistic": statistic}}}
        assert read(json.dumps(told)).rows[0].initiative == bonus


def test_older_encounters_spell_a_stat_block_with_a_small_b() -> None:
    sheet = {"Name": "Goblin", "HP": {"Value": 7}, "Abilities": {"Dex": 14}}

    found = read(json.dumps({"Creatures": [{"Statblock": sheet}]}))

    assert [(row.name, row.hp) for row in found.rows] == [("Goblin", 7)]


def test_a_token_of_which_only_the_id_is_told_is_nobody() -> None:
    for text in ('[{"id": "-Kx", "pr": 3, "custom": ""}]', '{"combatants": [{"tokenId": "t1"}]}'):
        found = read(text)
        assert (found.rows, [problem.code for problem in found.problems]) == ((), ["only-id"])


def owlbear(*by: str) -> list[str]:
    """To which side each of several tokens leans, by who put them there."""
    tokens = [
        {"id": f"t{n}", "layer": "CHARACTER", "name": "A", "by": who} for n, who in enumerate(by)
    ]
    return [row.leans for row in read(json.dumps(tokens)).rows]


def test_tokens_of_players_are_friends_and_then_the_gms_are_foes() -> None:
    assert owlbear("player", "gm", "player") == ["friends", "foes", "friends"]
    assert owlbear("gm", "gm") == ["", ""]
    assert owlbear("player", "", "else") == ["friends", "", ""]
