"""What makes pictures can be begun, so that it is not first missed when somebody wants to look."""

from __future__ import annotations

import importlib

import help_pictures
import pytest


@pytest.mark.parametrize("name", ["pictures", "help_pictures", "readme_picture"])
def test_a_command_that_makes_pictures_finds_all_that_it_takes_from_elsewhere(name):
    importlib.import_module(name)


def test_a_picture_of_the_help_is_made_where_it_is_shipped_from(browser, tmp_path, monkeypatch):
    monkeypatch.setattr(help_pictures, "PICTURES", tmp_path)

    assert help_pictures.make(browser, {"list"}) == ["list.webp"]
    assert (tmp_path / "list.webp").read_bytes()[8:12] == b"WEBP"
