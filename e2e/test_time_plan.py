"""Two scenes on the time plan: a fight for four, and a trap without any fight."""

from __future__ import annotations

import re

import pytest
from moments import COURSES, until
from playwright.sync_api import expect

FIVE_NEXT = """
> gm AddCombatants name=Mira side=Heroes
> gm AddCombatants name="Hildegard von der Hohen Warte" count=5 side=Watch
> gm BeginEncounter
> gm RollReaction who=Mira | 9
> gm RollReaction who="Hildegard von der Hohen Warte 1" | 5
> gm RollReaction who="Hildegard von der Hohen Warte 2" | 5
> gm RollReaction who="Hildegard von der Hohen Warte 3" | 5
> gm RollReaction who="Hildegard von der Hohen Warte 4" | 5
> gm RollReaction who="Hildegard von der Hohen Warte 5" | 5
> gm StartPlan force=no
"""
SHOWN = "(line) => [line.clientWidth - line.scrollWidth, line.clientHeight - line.scrollHeight]"
SEATS = {"anna": "player", "ben": "player", "stream": "observer"}
FOUR = """
> gm AddCombatants name=Mira side=Heroes controller=anna hp=9
> gm AddCombatants name=Bruno side=Heroes controller=ben hp=9
> gm AddCombatants name=Rook side=Foes hp=7
> gm AddCombatants name=Wolf side=Foes hp=5
"""
DRIPPING = """
> gm AddCombatants name=Mira side=Heroes controller=anna
> gm AddCombatants name=Bruno side=Heroes controller=ben
> gm BeginEncounter
> gm NoteRepeating what="It drips" row=12 every=3 times=4 visible=yes
> anna RollReaction who=Mira | 9
> ben RollReaction who=Bruno | 4
> gm StartPlan force=no
"""
TRAP = """
> gm AddCombatants name=Mira side=Heroes controller=anna
> gm BeginEncounter
> gm NoteRepeating what="The water rises" row=20 every=20 times=5 visible=yes
> anna RollReaction who=Mira | 4
"""


@pytest.fixture
def warehouse(company):
    """The GM at a time plan that has come so far, and those of SEATS who are asked to come."""

    def meet(course: str, *seats: str):
        links = company.play(course, "time-plan", name="The warehouse", **SEATS)
        return company.gm(), *(company.person(links[seat]).come() for seat in seats)

    return meet


def note(gm, form: str, what: str, numbers: dict[str, int], *, visible: bool = False) -> None:
    """Note an event in the panel where scenes are set up."""
    gm.tab("Set up")
    card = gm.set_up(form)
    card.get_by_label("What happens").fill(what)
    for label, number in numbers.items():
        card.get_by_label(label, exact=True).fill(str(number))
    if visible:
        card.get_by_label("Everybody sees it now").check()
    card.get_by_role("button", name=form, exact=True).click()
    expect(card.get_by_label("What happens")).to_have_value("")
    gm.tab("Order")


def roll(person, name: str, face: int) -> None:
    """Roll the reaction of *name* on the table."""
    row = person.open(name)
    offer = row.locator("rondel-offer").filter(has_text="Reaction roll").first
    if not offer.count():  # a player's own stands above the order
        offer = person.page.locator("rondel-offer").filter(has_text="Reaction roll").first
    person.roll_at_table(face, where=offer)
    expect(person.row(name)).not_to_contain_text("has to roll")


def declare(person, name: str, action: str, cost: int | None = None):
    """*name* does *action*, for so many AP; what it shows before it is sent is returned."""
    card = person.page.get_by_role("region", name=name)
    person.press(action, card)
    form = card.locator("form")
    if cost is not None:
        form.get_by_label("Takes (AP)").fill(str(cost))
    foresight = form.locator("output.meaning").inner_text()
    form.locator("button.strong").last.click()
    expect(card.locator("form")).to_have_count(0)
    return foresight


def disc(person, name: str):
    """The place in the plan where *name* stands next."""
    return person.page.locator("rondel-plan").get_by_role("button", name=name).last


def move_by_keys(gm, name: str, *keys: str) -> None:
    """Move what *name* does along the plan, and confirm it."""
    disc(gm, name).focus()
    for key in (*keys, "Enter"):
        gm.page.keyboard.press(key)


def drag(gm, name: str, *, by: int) -> None:
    """Drag what *name* does along the plan, so many pixels to the right."""
    box = disc(gm, name).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    gm.page.mouse.move(x, y)
    gm.page.mouse.down()
    gm.page.mouse.move(x + by, y, steps=5)
    gm.page.mouse.up()


def row_of(person, name: str) -> int:
    """The row in which *name* stands."""
    return int(person.row(name).locator(".at").inner_text().split()[0])


def plan_of(person) -> str:
    """The plan as the list that everybody can ask for."""
    person.page.get_by_role("button", name="As a list").click()
    text = person.page.locator("rondel-plan ol").first.inner_text()
    person.page.get_by_role("button", name="As a list").click()
    return text


def test_a_fight_with_two_at_once_a_secret_a_bell_a_delay_and_a_cancelled_action(warehouse):
    gm, anna, ben, observer = everybody = warehouse(FOUR, *SEATS)
    gm.tab("Set up")
    trigger = gm.set_up("What sets it off")
    trigger.get_by_label("What happens").fill("The door bursts")
    trigger.get_by_label("Unexpected").check()
    trigger.get_by_role("button", name="What sets it off", exact=True).click()
    gm.tab("Order").next_step("Begin")
    note(gm, "Note an event", "The alarm rings", {"In row": 2})
    tolls = {"First in row": 8, "Every (AP)": 8, "How many times": 2}
    note(gm, "Note an event that repeats", "A bell tolls", tolls, visible=True)
    roll(anna, "Mira", 9)
    roll(ben, "Bruno", 9)
    roll(gm, "Rook", 5)
    roll(gm, "Wolf", 1)
    gm.next_step("Start the plan")

    for person in everybody:
        expect(person.headline).to_have_text("Row 2: The alarm rings")
    frames = "".join(anna.received + ben.received + observer.received)
    assert frames.count("The alarm rings") > 0
    before_it_rang = frames[: frames.index("The alarm rings")]
    assert '"at":2' not in before_it_rang.replace(" ", "")

    gm.next_step("To the next entry")
    expect(gm.headline).to_have_text("Row 6: 2 decide together")
    expect(anna.headline).to_have_text("Row 6: your turn, Mira")
    expect(ben.headline).to_have_text("Row 6: your turn, Bruno")
    for person in everybody:
        expect(person.row("Mira")).to_have_attribute("aria-current", "true")
        expect(person.row("Bruno")).to_have_attribute("aria-current", "true")
    anna.shoot("plan-two-at-once")
    foresight = declare(anna, "Mira", "Strike")
    assert "12" in foresight
    assert "A bell tolls" in foresight
    assert "Rook" in foresight
    expect(gm.headline).to_have_text("Row 6: Bruno decides")
    expect(gm.page.locator("rondel-offer[big] button.big")).not_to_contain_text("To the next")
    declare(ben, "Bruno", "Shoot", 10)

    gm.next_step("To the next entry")
    expect(observer.headline).to_have_text("Row 8: A bell tolls")
    gm.next_step("To the next entry")
    declare(gm, "Rook", "Move")
    bruno = gm.open("Bruno")
    bruno.locator("summary", has_text="override").click()
    bruno.get_by_role("button", name="Other numbers: Delay", exact=True).click()
    bruno.get_by_label("AP", exact=True).fill("3")
    bruno.locator("form button.strong").last.click()
    expect(observer.row("Bruno")).to_contain_text("19")
    gm.press("Cancel what they do", bruno)
    expect(observer.headline).to_have_text("Row 10: Bruno decides")
    expect(ben.headline).to_have_text("Row 10: your turn, Bruno")
    ben.press("Keep ready", ben.page.get_by_role("region", name="Bruno"))
    expect(observer.row("Bruno")).to_contain_text("kept ready")
    gm.shoot("plan-gm")

    gm.next_step("To the next entry")
    expect(observer.headline).to_have_text("Row 12: Mira decides")
    ben.press("Act now")
    expect(observer.headline).to_have_text("Row 12: 2 decide together")
    expect(ben.headline).to_have_text("Row 12: your turn, Bruno")
    for person in everybody:
        person.tab("Log")
        log = person.page.get_by_role("list", name="Log")
        for told in ("The alarm rings", "A bell tolls", "Strike", "rolled at the table"):
            expect(log).to_contain_text(told)
        person.tab("Order")


def in_sight(person, name: str) -> bool:
    """Whether the whole disc of *name* is between both ends of what is seen of the plan."""
    box = disc(person, name).bounding_box()
    view = person.page.locator("rondel-plan .view").bounding_box()
    return view["x"] <= box["x"] and box["x"] + box["width"] <= view["x"] + view["width"]


def test_what_is_moved_by_keys_stays_in_sight_on_a_narrow_page(warehouse):
    gm, anna = warehouse(DRIPPING, "anna")
    foresight = declare(anna, "Mira", "Strike", 12)
    assert "(12, 15)" in foresight, "each time that it comes before that"
    assert "In the same row: It drips" in foresight

    disc(gm, "Mira").focus()
    for key in ("Shift+ArrowRight",) * 5:
        gm.page.keyboard.press(key)
        expect(disc(gm, "Mira")).to_be_focused()
        gm.page.wait_for_function("() => true")
        assert in_sight(gm, "Mira"), key
    gm.shoot("plan-moved-by-keys")
    for key in ("Shift+ArrowLeft",) * 6:
        gm.page.keyboard.press(key)
        assert in_sight(gm, "Mira"), key
    gm.page.keyboard.press("ArrowRight")
    gm.page.keyboard.press("Enter")
    expect(anna.row("Mira")).to_contain_text("9")

    gm.add("Late", "Heroes", player="Ben")
    expect(gm.page.locator("rondel-offer[big] button.big")).to_contain_text("Reaction roll")
    gm.shoot("plan-somebody-owes")
    anna.shoot("plan-player")


def test_a_trap_without_a_fight_fills_a_room_with_water(warehouse):
    gm, anna, observer = warehouse(TRAP, "anna", "stream")
    note(gm, "Note an event in so many seconds", "The room is full", {"Seconds from now": 60})
    gm.next_step("Start the plan")
    expect(observer.headline).to_have_text("Row 11: Mira decides")
    seconds = observer.page.locator("rondel-head")
    expect(seconds).to_contain_text("5.5")
    foresight = declare(anna, "Mira", "Look", 25)
    assert "36" in foresight
    assert "The water rises" in foresight

    gm.next_step("To the next entry")
    expect(observer.headline).to_have_text("Row 20: The water rises")
    assert "The room is full" in plan_of(gm)
    assert "The room is full" not in plan_of(anna)
    move_by_keys(gm, "Mira", "Shift+ArrowRight", "ArrowRight")
    expect(observer.row("Mira")).to_contain_text("47")
    drag(gm, "Mira", by=-50)
    expect(observer.row("Mira")).not_to_contain_text("47")
    dragged_to = row_of(observer, "Mira")
    assert 11 < dragged_to < 47
    key = "ArrowLeft" if dragged_to > 36 else "ArrowRight"
    move_by_keys(gm, "Mira", *[key] * abs(dragged_to - 36))
    expect(observer.row("Mira")).to_contain_text("36")
    gm.next_step("To the next entry")
    expect(anna.headline).to_have_text("Row 36: your turn, Mira")
    anna.press("Keep ready", anna.page.get_by_role("region", name="Mira"))
    for row in (40, 60, 80, 100):
        gm.next_step("To the next entry")
        expect(observer.headline).to_have_text(f"Row {row}: The water rises")
    gm.next_step("To the next entry")
    expect(observer.headline).to_have_text("Row 120: The room is full")
    expect(seconds).to_contain_text("60")
    observer.shoot("plan-trap")

    gm.page.get_by_role("button", name="Undo").first.click()
    expect(observer.headline).to_have_text("Row 100: The water rises")
    assert "The room is full" not in plan_of(observer)
    gm.page.get_by_role("button", name="Redo").first.click()
    expect(observer.headline).to_have_text("Row 120: The room is full")

    expect(gm.page.get_by_text("Nothing is left in the plan")).to_be_visible()
    gm.next_step("End the scene")
    expect(observer.headline).to_have_text("The scene is over")


def test_who_comes_next_is_named_whole_however_long_that_is(company):
    company.play(FIVE_NEXT, "time-plan")
    gm = company.gm(viewport={"width": 320, "height": 640})
    caption = gm.page.locator("rondel-plan .caption")

    expect(caption).to_have_text(re.compile("(Hildegard .* [1-5], ){3}and 2 more$"))
    assert caption.evaluate(SHOWN) == [0, 0]


# How many pixels beside its place in the time line each of those who decide now is drawn.
BESIDE = """(plan) => [...plan.shadowRoot.querySelectorAll(".disc.now")].map((disc) => {
  const [at, is] = [disc.parentElement, disc].map((one) => one.getBoundingClientRect());
  return Math.round(is.x + is.width / 2 - at.x);
})"""


def test_who_decides_now_stands_where_their_row_is_however_often_the_plan_was_drawn(company):
    links = company.play(
        until("turn", COURSES["time-plan"]), "time-plan", anna="player", bruno="player"
    )
    moving = {"reduced_motion": "no-preference"}
    gm = company.person(company.link(company.owner_token), **moving).come()
    anna = company.person(links["anna"], **moving).come()

    anna.press("Keep ready", anna.page.get_by_role("region", name="Mira"))
    gm.next_step("To the next entry")
    expect(anna.headline).to_contain_text("Row 8")

    for person in (gm, anna):
        plan = person.page.locator("rondel-plan")
        expect(plan.locator(".disc.now")).not_to_have_count(0)
        assert set(plan.evaluate(BESIDE)) == {0}
