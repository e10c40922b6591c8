"""Laws of the judge of Robogem: what it says of a turn, what it may know, and that its lines run as the rules do."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from robacus import core
from robacus.games.robogem import rating
from robacus.games.robogem.cards import missing
from robacus.games.robogem.layout import HEADINGS
from robacus.games.robogem.moves import Position, Robot, result
from robacus.games.robogem.notation import read_action
from robacus.games.robogem.rating import Laid
from robacus.games.robogem.state import State
from robacus.judging import Verdict
from robacus.speech import LANGUAGES, speech
from robacus.study import finding, question, work
from tests.games.robogem.tables import GAME, arranged, random_game, start, steps
from tests.games.robogem.test_secrets import with_other_cards

JUDGE = GAME.judge
EN = speech("en").named(["Ann", "Bob", "Cy"])


def moment(state: State, text: str, seat: int | None = None) -> Laid:
    """The moment of a turn as a seat, or somebody watching, is told of it once the game is over."""
    first = steps(state, text)[0]
    assert first.event.judged
    found = JUDGE.moment(GAME.view(state, seat), GAME.view(first.state, seat), None)
    assert found is not None
    return found


def judged(laid: Laid) -> Verdict:
    return JUDGE.verdict(laid, JUDGE.search(laid), EN)


def near_home(hand: str, **fields: object) -> State:
    """Ann stands two squares from her base with three diamonds, looking away from it; Bob's robot looks at his."""
    robots = (Robot(2, 1, (101, 102, 103)), Robot(61, 1, (104, 105, 106)))
    state = start()
    position = Position(robots, state.position.diamonds)
    return arranged(state, position=position, hands=(hand, "FFLLR"), **fields)


def test_every_turn_is_judged_once_as_it_is_laid_down() -> None:
    for _before, made in random_game(4, 3, functions=True, beginners="2"):
        assert [step.event.judged for step in made] == [True] + [False] * (len(made) - 1)


def test_a_win_on_the_spot_that_was_missed_is_named_and_can_be_seen() -> None:
    state = near_home("LLFFR")
    said = judged(moment(state, "F"))
    assert said.title == "Turn 1, Ann: F"
    assert said.say == "LLFF would have won on the spot."
    assert (said.lines[0].label, said.lines[-1].key) == ("LLFF: wins", "played")
    assert (said.lost, said.mark) == (99, "−99%")
    last = JUDGE.shots(moment(state, "F"), said.lines[0].texts, EN)[-1]
    assert "3 diamonds are safe at the base!" in last.say


def test_a_turn_that_wins_has_lost_nothing() -> None:
    said = judged(moment(near_home("LLFFR"), "LLFF"))
    assert (said.lost, said.mark, said.say) == (0, "", "This wins the game.")
    assert [line.key for line in said.lines] == ["played"]


def test_the_best_that_is_found_has_lost_nothing_and_any_other_turn_what_lies_between() -> None:
    state = start(2, 5)
    best, *_others = JUDGE.search(moment(state, "-")).best
    assert missing(state.hands[0], best.turn.program) == ""
    same = judged(moment(state, GAME.write_action(best.turn)))
    assert same.lost == 0
    assert same.say.startswith("As good as the best that was found. Chance to win: about ")
    worse = judged(moment(state, "LLF"))
    assert worse.lost is not None
    assert worse.lost > 0
    numbers = [int(word.strip("%.")) for word in worse.say.split() if word.strip("%.").isdigit()]
    assert numbers[1] - numbers[0] == worse.lost


def test_what_leads_to_the_same_is_listed_once_and_as_it_was_played() -> None:
    state = arranged(near_home("LLFFR"), turn=0)
    said = judged(moment(state, "LLFFR"))
    assert [line.label for line in said.lines] == ["LLFFR: wins (as played)"]


def test_functions_and_rests_are_turns_as_any_other() -> None:
    state = start(2, 5, functions=True)
    for text in ("rest", "rest +FF", "F +FL"):
        said = judged(moment(state, text))
        assert said.title.endswith(text)
        assert len({line.key for line in said.lines}) == len(said.lines)
        assert "played" in [line.key for line in said.lines]


def test_a_single_card_is_as_good_as_what_can_follow_it() -> None:
    state = near_home("LLFFR")
    beginner = arranged(state, deal=replace(state.deal, beginners=frozenset((0,))))
    said = judged(moment(beginner, "L"))
    assert said.lost == 0
    assert [line.key for line in said.lines].count("played") == 1
    assert judged(moment(beginner, "F")).say == "LLFF would have won on the spot."
    fresh = start(beginners="all")
    assert judged(moment(fresh, "F")).note.endswith(
        "A single card is as good as the best that can follow it."
    )


def test_in_the_last_round_diamonds_count() -> None:
    robots = (Robot(2, 3, (101, 102)), Robot(63, 3, (), (103,)))
    state = near_home("FFLLR", last=(0, 1), reshuffled=True, pack="")
    state = replace(state, position=Position(robots, ()))
    said = judged(moment(state, "F"))
    assert (said.lost, said.mark) == (2, "−2")
    assert said.say == "FF would have been better by 2 diamonds."
    assert "%" not in "".join(line.label for line in said.lines)
    assert judged(moment(state, "FF")).lost == 0


def test_while_the_game_goes_on_the_judge_keeps_silent() -> None:
    state = start()
    made = steps(state, "F")
    for seat in (None, 0, 1):
        views = (GAME.view(state, seat), GAME.view(made[0].state, seat), GAME.view(made[-1].state, seat))
        assert JUDGE.moment(*views) is None


def test_whoever_watched_the_same_cards_is_told_the_same() -> None:
    state = start(3, 4, functions=True)
    told = {msgspec.json.encode(moment(state, "F", seat)) for seat in (None, 0, 1, 2)}
    assert len(told) == 1


def test_a_closed_hand_changes_no_byte_of_what_others_are_told_afterwards() -> None:
    state = start(3, 4, closed_hands=True)
    for owner in range(3):
        other = with_other_cards(state, owner)
        assert sorted(other.hands[owner]) != sorted(state.hands[owner])
        for viewer in (None, *(seat for seat in range(3) if seat != owner)):
            assert moment(other, "-", viewer) == moment(state, "-", viewer)


def test_of_a_hidden_hand_only_the_turn_itself_is_told() -> None:
    laid = moment(start(closed_hands=True), "-", 1)
    said = judged(laid)
    assert (said.lost, [line.label for line in said.lines]) == (None, ["no card (as played)"])
    assert said.say.startswith("These cards were hidden from you. Look with the eyes of Ann ")
    assert judged(moment(start(closed_hands=True), "-", 0)).lost is not None


@pytest.mark.parametrize("options", [{"functions": True}, {"closed_hands": True, "capture": False}])
def test_a_line_runs_as_the_rules_run_it(options: dict[str, object]) -> None:
    looked_at = 0
    for before, made in list(random_game(6, 2, **options))[:40:4]:
        seat = before.turn
        laid = moment(before, made[0].event.notation, seat)
        layout = before.deal.ground.layout
        for line in judged(laid).lines:
            turn = read_action(line.texts[0])
            shots = JUDGE.shots(laid, line.texts, EN)
            assert len(shots) == len(line.texts) + 1
            function = before.functions[seat] + turn.append
            after = result(before.deal.ground, before.position, seat, turn.program, function).position
            pieces = {piece.key: piece for piece in shots[-1].scene.pieces}
            for robot, colour in zip(after.robots, ("red", "blue"), strict=True):
                assert pieces[f"robot-{colour}"].square == layout.name(robot.square)
                assert pieces[f"plate-{colour}"].turn / 90 % 4 == HEADINGS.index("NESW"[robot.heading])
            looked_at += 1
        table = GAME.scene(GAME.view(before, seat), EN)
        assert shots[0].scene.board.key == table.board.key
    assert looked_at > 20


def test_a_line_of_what_was_played_is_what_was_seen_at_the_table() -> None:
    state = start(2, 5, functions=True)
    made = steps(state, "FLfF +F")
    laid = moment(state, "FLfF +F")
    line = next(line for line in judged(laid).lines if line.key == "played")
    told = [shot.say for shot in JUDGE.shots(laid, line.texts, EN)[2:]]
    assert told == [EN.say(step.event.say) for step in made[1:] if step.event.kind != "draw"]


def test_a_search_at_its_limit_of_time_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "SECONDS", -1.0)
    laid = moment(start(2, 5), "F")
    found = JUDGE.search(laid)
    assert (found.cut, found.samples) == (True, rating.CHUNK)
    note = JUDGE.verdict(laid, found, EN).note
    assert note.startswith(f"The search met its limit of time after {rating.CHUNK} of the ways ")


def test_without_the_core_the_search_is_cut_and_the_verdict_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "native", None)
    monkeypatch.setattr(rating, "SECONDS", -1.0)
    monkeypatch.setattr(rating, "CHUNK", 2)
    assert "played" in [line.key for line in judged(moment(start(2, 5), "F")).lines]


def test_a_search_that_was_stopped_is_told_as_that() -> None:
    said = JUDGE.verdict(moment(start(), "F"), None, EN)
    assert said.say == "The search for a better turn took too much time or memory and was stopped."
    assert (said.lost, [line.key for line in said.lines]) == (None, ["played"])


def test_the_study_in_a_worker_is_the_same() -> None:
    laid = moment(start(2, 5, functions=True), "F +F")
    assert finding(GAME, work(question(GAME, laid))) == JUDGE.search(laid)


def test_a_function_that_calls_itself_for_long_is_shown_to_some_point_only() -> None:
    state = arranged(start(functions=True), hands=("fFFFF", "FFFFF"), functions=("Lf", ""))
    laid = moment(state, "f")
    (line,) = JUDGE.verdict(laid, None, EN).lines
    assert len(line.texts) < 20
    assert len(JUDGE.shots(laid, line.texts, EN)) == len(line.texts) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_in_every_language(language: str) -> None:
    say = speech(language).named(["Ann", "Bob"])
    last = near_home("FLLRR", last=(0, 1), reshuffled=True, pack="")
    moments = [
        moment(near_home("LLFFR"), "F"),
        moment(near_home("LLFFR"), "LLFF"),
        moment(start(2, 5), "LLF"),
        moment(start(2, 5), "rest"),
        moment(start(closed_hands=True), "-", 1),
        moment(last, "L"),
        moment(start(beginners="all"), "F"),
    ]
    said = [JUDGE.verdict(laid, JUDGE.search(laid), say) for laid in moments]
    said.append(JUDGE.verdict(moments[0], None, say))
    words = [text for one in said for text in (one.title, one.say, one.note, one.mark)]
    words += [line.label for one in said for line in one.lines]
    assert [text for text in words if "{" in text or "judge-" in text] == []
