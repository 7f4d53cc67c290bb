"""Time at the table: calls for the right one, plans said beforehand, timer, pause, reminders."""

from __future__ import annotations

import re

import pytest
from conftest import EQUIPPED
from playwright.sync_api import expect
from test_late import Slow

# What a page sounds and how it vibrates is written down; a machine for tests can do neither.
EARS = """
window.heard = [];
navigator.vibrate = (pattern) => window.heard.push(`buzz ${[pattern].flat().length}`);
const sound = () => ({
  connect: (to) => to,
  disconnect() {},
  start() { window.heard.push("tone"); },
  stop() {},
  frequency: {},
  gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
});
window.AudioContext = class {
  state = "running";
  currentTime = 0;
  destination = {};
  createGain() { return sound(); }
  createOscillator() { return sound(); }
};
"""
FORD = """
> gm AddCombatants name=Mira side=Heroes controller=anna
> gm AddActivity who=Mira name=Bow kind=given value=60
> gm AddCombatants name=Assassin side=Foes hidden=yes
> gm AddActivity who=Assassin name=Knife kind=given value=45
> gm AddCombatants name=Grak side=Foes hp=8
> gm AddActivity who=Grak name=Club kind=given value=30
> gm AddCombatants name=Brun side=Heroes controller=bruno
> gm AddActivity who=Brun name=Axe kind=given value=10
> gm BeginEncounter
"""
TURNS = f"""{FORD}
> anna RollSpeed who=Mira | 3 4
> gm RollRest whose=all
> gm BeginTurns
"""
VAULT = """
> gm AddCombatants name=Mira side=Heroes controller=anna
> gm AddCombatants name=Brun side=Heroes controller=ben
> gm BeginEncounter
> anna RollReaction who=Mira | 9
> ben RollReaction who=Brun | 1
> gm StartPlan force=no
"""
TURN = ["tone"] * 3 + ["buzz 3"]
NEXT = ["tone", "buzz 1"]
REMINDER = ["tone"] * 3 + ["buzz 5"]


def heard(person) -> list[str]:
    """What called *person* since this was last asked."""
    return person.page.evaluate("window.heard.splice(0)")


def listening(company, link):
    """Somebody with that link, who has ears and has touched the page once."""
    person = company.person(link)
    person.page.add_init_script(EARS)
    person.come()
    person.page.locator("h1").first.click()
    # What calls comes after the first look, and no later once the scene keeps the clock.
    person.page.wait_for_function(EQUIPPED)
    return person


def ask_for_times(person):
    """The window about time at the table, opened."""
    person.page.get_by_role("button", name="Time at the table").click()
    window = person.page.get_by_role("dialog", name="Time at the table")
    expect(window).to_be_visible()
    return window


def set_timer(gm, how: str, seconds: int, seen: str) -> None:
    """Time the turns from now on."""
    window = ask_for_times(gm)
    gm.press("Turn timer", window)
    form = window.locator("form")
    form.get_by_text(how, exact=True).click()
    form.get_by_label("Seconds for a turn").fill(str(seconds))
    form.get_by_text(seen, exact=True).click()
    form.get_by_role("button", name="Turn timer").click()
    expect(window.locator("form")).to_have_count(0)
    gm.page.keyboard.press("Escape")
    expect(window).to_have_count(0)


def meet(company, course: str):
    """A GM, Anna and Bruno, who listen, where *course* was played; and the link of an observer."""
    links = company.play(course, anna="player", bruno="player", stream="observer")
    anna, bruno = (listening(company, links[seat]) for seat in ("anna", "bruno"))
    return company.gm(), anna, bruno, links["stream"]


@pytest.fixture
def ford(company):
    """Mira (Anna), then a hidden assassin, Grak (the GM) and Brun (Bruno), ready to roll."""
    return meet(company, FORD)[:3]


def begin(gm, *players) -> None:
    """Everybody rolls, and the turns begin."""
    for player in players:
        player.next_step("Roll speed")
    gm.next_step("Roll for")
    gm.next_step("Begin the turns")


def test_whoever_is_next_or_acts_is_called_and_nobody_else(ford):
    gm, anna, bruno = ford
    expect(anna.page).to_have_title("● You are asked: Mira · Rondel")
    begin(gm, anna, bruno)

    expect(anna.page).to_have_title("● Your turn: Mira · Rondel")
    assert heard(anna)[-4:] == TURN
    heard(bruno)
    anna.next_step("End the turn")
    expect(gm.headline).to_contain_text("Assassin")
    expect(bruno.headline).to_have_text("Mira acts")
    assert heard(bruno) == [], "a hidden one's turn is nobody's business"
    gm.next_step("End the turn")

    expect(bruno.page.get_by_text("You are next")).to_be_visible()
    expect(bruno.page).to_have_title("○ You are next: Brun · Rondel")
    assert heard(bruno) == NEXT
    assert heard(anna) == []
    gm.next_step("End the turn")
    expect(bruno.page).to_have_title("● Your turn: Brun · Rondel")
    assert heard(bruno) == TURN

    gm.page.get_by_role("button", name=re.compile("^Undo")).first.click()
    expect(bruno.page).to_have_title("○ You are next: Brun · Rondel")
    gm.page.get_by_role("button", name=re.compile("^Redo")).first.click()
    expect(bruno.page).to_have_title("● Your turn: Brun · Rondel")
    assert heard(bruno) == [], "neither undo nor redo calls"
    bruno.shoot("called-player")


def test_what_somebody_does_not_want_to_hear_stays_silent_after_a_reload(ford):
    gm, anna, bruno = ford
    expect(anna.page).to_have_title("● You are asked: Mira · Rondel")
    anna.page.get_by_role("button", name="Calls and sounds").click()
    window = anna.page.get_by_role("dialog", name="Calls and sounds")
    heard(anna)
    window.get_by_role("button", name="Hear it").click()
    assert heard(anna) == ["tone"] * 3
    for choice in ("a sound", "a mark in the title of the page"):
        window.get_by_label(choice).uncheck()
    anna.shoot("preferences")
    window.get_by_role("button", name="Close").click()
    anna.page.reload()
    expect(anna.headline).to_have_text("Roll for your speed")
    anna.headline.click()
    heard(anna)
    begin(gm, anna, bruno)

    expect(anna.headline).to_have_text("Your turn: Mira")
    expect(anna.page).to_have_title("Your turn: Mira · Rondel")
    assert heard(anna)[-1:] == ["buzz 3"]


def timer(person):
    """Where this person reads how long it takes."""
    return person.page.locator("rondel-timer .time")


def test_who_touched_the_page_before_all_of_it_had_come_hears_what_calls(company):
    links = company.play(TURNS, anna="player", bruno="player")
    anna = company.person(links["anna"])
    anna.page.add_init_script(EARS)
    line = Slow(anna.page, "**/panels-*.js")
    anna.come()
    anna.page.locator("h1").first.click()
    line.go_on()
    anna.page.wait_for_function(EQUIPPED)
    heard(anna)
    company.gm().page.get_by_role("button", name="Remind Anna").click()

    expect(anna.page.get_by_text("The GM reminds you")).to_be_visible()
    assert heard(anna) == REMINDER


def test_a_turn_is_timed_below_zero_paused_and_somebody_is_reminded(company):
    gm, anna, bruno, link = meet(company, TURNS)
    observer = company.person(link).come()
    set_timer(gm, "down from the seconds", 5, "GMs and players")
    for person in (gm, anna, bruno):
        expect(timer(person)).to_contain_text(re.compile(r"\d:\d\d"))
        person.page.clock.install()
        person.page.clock.fast_forward("00:07")
        expect(timer(person)).to_contain_text("over by")
    expect(timer(observer)).to_have_count(0)

    heard(anna), heard(bruno)
    gm.page.get_by_role("button", name="Remind Anna").click()
    expect(anna.page.get_by_text("The GM reminds you")).to_be_visible()
    expect(gm.page.get_by_role("button", name="Reminded: Anna")).to_be_visible()
    assert heard(anna) == REMINDER
    assert heard(bruno) == []
    assert not any("nudged" in frame for frame in [*bruno.received, *observer.received])
    gm.shoot("reminded-gm")
    anna.shoot("reminded-player")

    gm.press("Pause", ask_for_times(gm))
    gm.page.keyboard.press("Escape")
    for person in (gm, anna, bruno, observer):
        expect(person.page.get_by_role("group", name="Paused")).to_be_visible()
    anna.page.clock.fast_forward("00:01")  # what it last counted is drawn by then
    rests = timer(anna).inner_text()
    anna.page.clock.fast_forward("00:03")
    assert timer(anna).inner_text() == rests
    anna.shoot("paused-player")
    gm.press("Go on", gm.page.get_by_role("group", name="Paused"))
    for person in (anna, observer):
        expect(person.page.get_by_role("group", name="Paused")).to_have_count(0)
    anna.page.clock.fast_forward("00:03")
    expect(timer(anna)).not_to_have_text(rests)


def test_after_the_round_its_length_is_told_to_whoever_may_know(company):
    timed = f"{TURNS}> gm SetTimer mode=up seconds=60 seen=gm"
    gm, anna, bruno, link = meet(company, timed)
    observer = company.person(link).come()
    expect(timer(gm)).to_contain_text(re.compile(r"0:0[2-9]"))
    anna.next_step("End the turn")
    for name in ("Assassin", "Grak"):
        expect(gm.headline).to_contain_text(name)
        gm.next_step("End the turn")
    bruno.next_step("End the turn")
    gm.next_step("Next round")

    told = re.compile(r"^Round 1 took \d+:\d\d\.$")
    expect(gm.page.get_by_text(told)).to_be_visible()
    for person in (anna, bruno, observer):
        expect(person.page.get_by_text("Round 2").first).to_be_visible()
        expect(person.page.get_by_text(told)).to_have_count(0)
        expect(person.page.get_by_role("button", name="Time at the table")).to_have_count(0)
    gm.page.get_by_role("button", name="Times", exact=True).click()
    window = gm.page.get_by_role("dialog", name="Time at the table")
    people = window.get_by_role("listitem").filter(has_text="one turn")
    expect(people.filter(has_text="Anna")).to_contain_text(re.compile(r"longest 0:0[1-9]"))
    expect(people.filter(has_text="Assassin")).to_be_visible()
    gm.shoot("times-gm")


def test_a_plan_is_for_the_gm_or_for_all_and_stands_ready_when_the_turn_comes(company):
    links = company.play(VAULT, "time-plan", anna="player", ben="player")
    gm = company.gm()
    anna, ben = (company.person(links[seat]).come() for seat in ("anna", "ben"))
    expect(anna.headline).to_contain_text("Mira")
    card = ben.page.get_by_role("region", name="Brun")

    ben.press("Say a plan", card)
    card.get_by_label("What they mean to do").fill("Force the lock")
    gm.press("Pause", ask_for_times(gm))
    gm.page.keyboard.press("Escape")
    expect(ben.page.get_by_role("group", name="Paused")).to_be_visible()
    expect(card.get_by_label("What they mean to do")).to_have_value("Force the lock")
    card.locator("form").get_by_role("button", name="Say a plan").click()

    expect(card.get_by_text("Force the lock")).to_be_visible()
    expect(gm.row("Brun")).to_contain_text("Force the lock")
    assert not any("Force the lock" in frame for frame in anna.received)

    ben.press("Change the plan", card)
    card.get_by_text("Everybody may know").click()
    card.locator("form").get_by_role("button", name="Change the plan").click()
    expect(anna.row("Brun")).to_contain_text("Force the lock")
    anna.shoot("plan-other")
    ben.shoot("plan-own")

    anna.press("Keep ready", anna.page.get_by_role("region", name="Mira"))
    ben.press("Change the plan", card)
    ben.page.keyboard.type("Run, no")
    gm.next_step("To the next entry")
    expect(ben.headline).to_contain_text("Brun")
    ben.page.keyboard.type("w")
    expect(card.get_by_label("What they mean to do")).to_have_value(re.compile("Run, now"))
    ben.shoot("plan-turn")
    ben.next_step("Declare an action")
    form = ben.page.locator("rondel-offer[big] form")
    expect(form.get_by_label("What they do")).to_have_value(re.compile("Run, now"))
    ben.page.keyboard.press("Escape")
    ben.press("Change the plan", card)
    expect(card.get_by_label("What they mean to do")).to_have_value(re.compile("Run, now"))
    card.get_by_label("What they mean to do").fill("Run at once")
    card.locator("form").get_by_role("button", name="Change the plan").click()
    expect(card.get_by_text("Run at once")).to_be_visible()
    expect(card.get_by_role("button", name="Change the plan")).to_have_count(0)
    ben.next_step("Declare an action")
    expect(form.get_by_label("What they do")).to_have_value("Run at once")
    form.get_by_label("Takes (AP)").fill("6")
    form.get_by_role("button", name="Declare").click()
    expect(anna.row("Brun")).not_to_contain_text("Plan:")


def test_others_see_hit_points_in_words_where_the_gm_says_so(ford):
    gm, anna, bruno = ford
    gm.tab("Rules")
    seen = gm.page.get_by_role("group", name="Foes")
    seen.get_by_text("words", exact=True).click()
    gm.tab("Order")

    expect(anna.row("Grak")).to_contain_text("unhurt")
    for _ in range(4):
        gm.button("Grak: one hit point less").click()
    expect(anna.row("Grak")).to_contain_text("badly hurt")
    anna.tab("Log")
    expect(anna.page.get_by_role("list", name="Log")).to_contain_text("Grak is badly hurt.")
    anna.tab("Order")
    anna.shoot("health-player")
    assert not any("4/8" in frame or '"hp":4' in frame for frame in bruno.received)


def test_the_gm_is_told_that_whoever_is_waited_for_is_not_here(company):
    gm, anna, bruno, _ = meet(company, TURNS)
    expect(gm.button("Remind Anna")).to_be_visible()
    anna.page.context.close()
    company.people.remove(anna)

    expect(gm.page.get_by_text("Anna is not here")).to_be_visible()
    expect(gm.button("Remind Anna")).to_have_count(0)
    expect(bruno.page.get_by_text("is not here")).to_have_count(0)
