"""Bad lines: nothing is lost, nothing is done twice, and the page says what it is doing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Line, People, Person, becomes


def playing_alone(people: People, own_time: bool = False) -> tuple[Person, Line]:
    """Somebody at a table of her own over a line that can be held, with a page's clock that a test can move."""
    anna = people.person()
    line = anna.through()
    if own_time:
        anna.page.clock.install()
    anna.set_up("Anna", "me")
    anna.sees("Anna is to move.")
    return anna, line


def test_a_reload_in_the_middle_keeps_everything(people: People) -> None:
    anna, bert = people.two_playing()
    anna.take(0, 2)
    bert.sees("Bert is to move.")
    bert.page.reload()
    anna.page.reload()
    for one in (anna, bert):
        one.sees("Bert is to move.")
        one.sees_heaps(1, 4, 5)
        one.has_moves("take 1 2")
    bert.take(1, 4, seat=1)
    anna.sees_heaps(1, 0, 5)


def test_what_others_did_while_somebody_was_offline_is_seen_afterwards(people: People) -> None:
    anna, bert = people.two_playing()
    bert.offline_allowed = True
    bert.context.set_offline(True)
    expect(bert.page.locator("#offline")).to_be_visible()
    anna.take(0, 3)
    anna.sees("Bert is to move.")
    bert.context.set_offline(False)
    bert.sees("Bert is to move.")
    bert.sees_heaps(0, 4, 5)
    expect(bert.page.locator("#offline")).to_be_hidden()


def test_a_move_made_while_offline_is_played_once_when_the_line_is_back(people: People) -> None:
    anna, bert = people.two_playing()
    anna.offline_allowed = True
    anna.context.set_offline(True)
    expect(anna.page.locator("#offline")).to_be_visible()
    anna.take(1, 2)
    anna.context.set_offline(False)
    for one in (anna, bert):
        one.sees("Bert is to move.")
        one.sees_heaps(3, 2, 5)
        one.has_moves("take 2 2")


def test_a_move_whose_answer_was_lost_is_not_played_twice(people: People) -> None:
    anna, bert = people.person(), people.person()
    line = anna.through()
    anna.set_up("Anna", "me", "link")
    bert.join(anna.link, "Bert")
    anna.sees("Anna is to move.")
    line.hold()
    anna.take(0, 1)
    bert.sees("Bert is to move.")
    line.cut()
    anna.sees("Bert is to move.")
    bert.take(0, 1, seat=1)
    for one in (anna, bert):
        one.sees("Anna is to move.")
        one.sees_heaps(1, 4, 5)
        one.has_moves("take 1 1", "take 1 1")
    becomes(anna.page, lambda: len(line.done("do")), 2)
    assert len({message["id"] for message in line.done("do")}) == 1


def test_a_killed_server_that_comes_back_has_lost_no_acknowledged_move(people_there: People) -> None:
    anna, bert = people_there.two_playing()
    for one in (anna, bert):
        one.offline_allowed = True
    anna.take(0, 1)
    bert.sees("Bert is to move.")
    people_there.server.kill9()
    expect(anna.page.locator("#offline")).to_be_visible()
    bert.take(1, 1, seat=1)
    people_there.server.start()
    for one in (anna, bert):
        one.sees("Anna is to move.")
        one.sees_heaps(2, 3, 5)
        one.has_moves("take 1 1", "take 2 1")


def test_nonsense_in_the_command_box_gets_a_sentence_and_nothing_is_lost(people: People) -> None:
    anna, bert = people.two_playing()
    for nonsense, why in (
        ("fly away", '"fly away" is not a move. Write the heap and how many: take 2 3.'),
        ("take 9 1", "There is no heap 9; choose 1 to 3."),
        ("take 1 4", "Heap 1 has 3 counters: take at least one and at most that many."),
        (
            "<img src=x onerror=alert(1)>",
            '"<img src=x onerror=alert(1)>" is not a move. Write the heap and how many: take 2 3.',
        ),
    ):
        anna.type_move(nonsense)
        expect(anna.page.locator("#command-fault")).to_have_text(why)
        expect(anna.page.locator("#command-text")).to_have_value(nonsense)
    anna.type_move("take 1 2")
    expect(anna.page.locator("#command-text")).to_have_value("")
    expect(anna.page.locator("#command-fault")).to_be_hidden()
    bert.sees_heaps(1, 4, 5)
    bert.has_moves("take 1 2")


def test_moves_typed_faster_than_the_line_all_count(people: People) -> None:
    anna, line = playing_alone(people)
    line.hold()
    for words in ("take 1 1", "take 1 2", "take 2 4"):
        anna.type_move(words)
    line.release()
    anna.sees_heaps(0, 0, 5)
    anna.has_moves("take 1 1", "take 1 2", "take 2 4")


def test_a_move_waits_for_what_came_of_the_one_before_on_a_slow_line_too(people: People) -> None:
    anna, line = playing_alone(people, own_time=True)
    # The page's time stands still: it does not lose its patience with a slow machine.
    anna.page.clock.pause_at(anna.page.evaluate("Date.now()") / 1000 + 10)
    line.hold()
    for words in ("take 1 1", "take 1 2"):
        anna.type_move(words)
    # News of who is there may come at any time.
    becomes(anna.page, lambda: [kind for kind in line.held if kind != "standing"][:2], ["done", "frames"])
    line.pass_on("done")
    anna.page.clock.run_for(1_000)
    assert [message["text"] for message in line.done("do")] == ["take 1 1"]
    line.release()
    anna.has_moves("take 1 1", "take 1 2")


def test_what_was_typed_comes_back_with_the_arrow_keys(people: People) -> None:
    anna = people.person()
    anna.set_up("Anna", "me")
    for words in ("take 1 1", "take 2 1"):
        anna.type_move(words)
        expect(anna.page.locator("#command-text")).to_have_value("")
    seen = []
    for key in ("ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown"):
        anna.page.press("#command-text", key)
        seen.append(anna.page.locator("#command-text").input_value())
    assert seen == ["take 2 1", "take 1 1", "take 2 1", ""]


def test_the_table_stands_still_while_it_is_paused(people: People) -> None:
    anna, bert = people.two_playing(seconds="600")
    anna.page.get_by_role("button", name="Pause").click()
    for one in (anna, bert):
        one.sees("The game is paused")
        expect(one.page.locator("#controls button:visible")).to_have_count(0)
    bert.page.get_by_role("button", name="Go on").click()
    for one in (anna, bert):
        one.sees("Anna is to move.")


def test_a_taken_back_move_is_gone_for_everybody_and_can_be_made_anew(people: People) -> None:
    anna, bert = people.two_playing()
    anna.take(2, 2)
    bert.sees_heaps(3, 4, 3)
    anna.page.get_by_role("button", name="Undo").click()
    for one in (anna, bert):
        one.sees("Anna is to move.")
        one.sees_heaps(3, 4, 5)
    anna.take(2, 1)
    bert.sees_heaps(3, 4, 4)


def test_giving_up_asks_first_and_then_ends_the_game(people: People) -> None:
    anna, bert = people.two_playing()
    give_up = anna.page.get_by_role("button", name="Give up")
    give_up.click()
    anna.page.get_by_role("button", name="Cancel").click()
    anna.sees("Anna is to move.")
    give_up.click()
    anna.page.locator("dialog").get_by_role("button", name="Give up").click()
    for one in (anna, bert):
        expect(one.page.locator("#result h2")).to_have_text("Won by Bert")


def test_a_dead_line_is_noticed_and_made_anew(people: People) -> None:
    anna, line = playing_alone(people, own_time=True)
    line.hold()
    anna.page.clock.fast_forward(16_000)
    becomes(anna.page, lambda: len(line.done("ping")), 1)
    expect(anna.page.locator("#offline")).to_be_hidden()
    anna.page.clock.fast_forward(11_000)
    becomes(anna.page, lambda: len(line.done("hello")), 2)
    anna.page.clock.fast_forward(1_000)
    expect(anna.page.locator("#offline")).to_be_visible()
    line.release()
    expect(anna.page.locator("#offline")).to_be_hidden()
    anna.take(0, 1)
    anna.sees_heaps(2, 4, 5)


def test_a_quiet_line_is_asked_and_kept(people: People) -> None:
    anna = people.person()
    line = anna.through()
    anna.page.clock.install()
    anna.set_up("Anna", "me", "link")
    expect(anna.page.locator("#lobby")).to_be_visible()
    for asked in (1, 2, 3):
        anna.page.clock.fast_forward(16_000)
        becomes(anna.page, lambda: line.heard.count('{"t":"pong"}'), asked)
    assert (len(line.done("ping")), len(line.done("hello"))) == (3, 1)
