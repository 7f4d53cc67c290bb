"""Secrets and ids."""

from __future__ import annotations

import hashlib
from collections import Counter

from rondel.table.tokens import SecretDice, new_id, new_token, token_hash


def test_a_token_holds_192_bits_of_chance():
    tokens = {new_token() for _ in range(100)}

    assert len(tokens) == 100
    assert {len(token) for token in tokens} == {32}  # of 6 bits each


def test_a_token_is_kept_as_its_hash():
    assert token_hash("abc") == hashlib.sha256(b"abc").hexdigest()


def test_ids_are_fit_for_addresses_and_never_alike():
    ids = {new_id() for _ in range(100)}

    assert len(ids) == 100
    assert all(id_.isalnum() and len(id_) == 16 for id_ in ids)


def test_secret_dice_show_every_face_and_no_other():
    dice = SecretDice()

    faces = Counter(dice.roll(6, "test") for _ in range(2000))

    assert set(faces) == set(range(1, 7))
    assert dice.roll(1, "test") == 1
    assert dice.at_table is False


def test_ids_of_combatants_cannot_be_guessed():
    dice = SecretDice()

    assert len({dice.identifier("Orc") for _ in range(100)}) == 100
