"""Patches between documents."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rondel.table.streams import Stream, apply, digest, merge_diff

scalars = st.one_of(st.booleans(), st.integers(-3, 3), st.sampled_from(["", "a", "ä", "1"]))
keys = st.sampled_from(["a", "b", "c", "1"])
documents = st.dictionaries(
    keys,
    st.recursive(
        scalars,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3),
        max_leaves=8,
    ),
    max_size=4,
)


def exact(value):
    """*value* as text: for Python alone 1, True and 1.0 are equal."""
    return json.dumps(value, sort_keys=True)


@given(documents, documents)
def test_the_patch_leads_from_the_old_to_the_new(old, new):
    before = exact([old, new])

    assert exact(apply(old, merge_diff(old, new))) == exact(new)
    assert exact([old, new]) == before, "neither was changed"


@given(documents)
def test_there_is_no_patch_to_the_same(document):
    assert merge_diff(document, json.loads(json.dumps(document))) == {}


@given(documents, documents)
def test_there_is_a_patch_to_anything_else(old, new):
    assert bool(merge_diff(old, new)) == (exact(old) != exact(new))


@given(documents, documents)
def test_patching_twice_is_patching_once(old, new):
    patch = merge_diff(old, new)

    assert apply(apply(old, patch), patch) == apply(old, patch)


@given(documents, documents, documents)
def test_patches_one_after_the_other_arrive(first, second, third):
    stream, seen = Stream(first), first
    counted = 0
    for document in (second, third):
        patch = stream.advance(document)
        if patch is not None:
            counted += 1
            seen = apply(seen, patch)
        assert stream.aseq == counted
    assert exact(seen) == exact(third) == exact(stream.doc)


def test_one_is_not_true_within_a_list():
    assert merge_diff({"a": [1]}, {"a": [True]}) == {"a": [True]}
    assert merge_diff({"a": [{"b": 1}]}, {"a": [{"b": 1}]}) == {}


@pytest.mark.parametrize(
    ("document", "patch", "result"),
    [
        ({"a": "b"}, {"a": "c"}, {"a": "c"}),
        ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
        ({"a": "b"}, {"a": None}, {}),
        ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
        ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
        ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
        ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
        ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
        (["a", "b"], ["c", "d"], ["c", "d"]),
        ({"a": "b"}, ["c"], ["c"]),
        ({"a": "foo"}, None, None),
        ({"a": "foo"}, "bar", "bar"),
        ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
        ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
        ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
    ],
)
def test_the_examples_of_rfc_7396(document, patch, result):
    assert apply(document, patch) == result


def test_a_stream_counts_only_what_it_sends():
    stream = Stream({"a": 1})

    assert stream.advance({"a": 1}) is None
    assert stream.aseq == 0
    assert stream.advance({"a": 2}) == {"a": 2}
    assert stream.aseq == 1


def test_each_life_of_a_stream_has_its_own_epoch():
    assert Stream({}).epoch != Stream({}).epoch


def test_the_digest_is_that_of_canonical_json():
    assert digest({"b": "ä", "a": [1, True]}) == "9a08771c"


def test_the_digest_leaves_out_the_lines_of_the_log_and_nothing_else():
    def document(lines, told=1, name="x"):
        return {"encounter": {"name": name, "log": {"told": told, "lines": lines}}}

    assert digest(document({})) == digest(document({"1": {}}))
    assert digest(document({})) != digest(document({}, told=2))
    assert digest(document({})) != digest(document({}, name="y"))
    assert digest({}) != digest({"encounter": {}})
