"""One game: questions, answers, views, time."""

from __future__ import annotations

import copy
import json
import threading
import time
from pathlib import Path

import pytest
from conftest import duel, play

import peerless
from peerless import Bot, Content, ContentError, ForfeitError, Game, PeerlessError, RefusedError


def test_a_game_is_played_to_its_end(game: Game) -> None:
    assert (game.seats, game.teams, game.over, game.winners) == (2, [0, 1], False, [])
    play(game)
    assert game.over
    assert len(game.winners) == 1
    assert (game.seat, game.question, game.decision, game.options) == (None, None, None, [])
    with pytest.raises(RefusedError):
        game.answer(0)
    with pytest.raises(RefusedError):
        game.answer("maneuver")


def test_options_have_a_line_and_a_deed(game: Game) -> None:
    play(game, 10)
    question, decision = game.question, game.decision
    assert question is not None
    assert decision is not None
    assert decision["asked"] == question
    assert question["seat"] == game.seat
    assert [option["text"] for option in decision["options"]] == game.options
    assert all("kind" in option["deed"] for option in decision["options"])
    assert len(game.options) == game.option_count


def test_an_answer_by_its_line_is_the_one_by_its_place(game: Game) -> None:
    play(game, 5)
    other = game.clone()
    game.answer(1)
    other.answer(other.options[1].upper())
    assert game.to_bytes() == other.to_bytes()


@pytest.mark.parametrize("answer", [-1, 10_000, 1 << 40, "fly to the moon", ""])
def test_what_is_not_offered_is_refused_and_changes_nothing(game: Game, answer: int | str) -> None:
    before = game.to_bytes()
    with pytest.raises(RefusedError):
        game.answer(answer)
    assert game.to_bytes() == before


def test_an_answer_is_a_number_or_a_line(game: Game) -> None:
    with pytest.raises(TypeError):
        game.answer(1.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        game.answer(None)  # type: ignore[arg-type]


def test_a_view_shows_what_its_seat_may_know(game: Game) -> None:
    play(game, 40)
    own, other, watcher = game.view(0), game.view(1), game.view()
    assert (own["seat"], other["seat"], watcher["seat"]) == (0, 1, None)
    assert len(own["seats"][0]["known"]) == own["seats"][0]["hand"] > 0
    assert watcher["seats"][0]["known"] == []
    assert own["fighters"] == other["fighters"] == watcher["fighters"]
    with pytest.raises(IndexError):
        game.view(2)


def test_what_is_hidden_is_drawn_anew(game: Game) -> None:
    play(game, 40)
    samples = [game.resample(0, seed) for seed in range(5)]
    assert all(sample.view(0) == game.view(0) for sample in samples)
    assert len({json.dumps(sample.view(1)["seats"][1]["known"]) for sample in samples}) > 1
    play(samples[0])
    assert samples[0].over


def test_clones_go_their_own_ways(game: Game) -> None:
    play(game, 20)
    for other in (game.clone(), copy.copy(game), copy.deepcopy(game)):
        before = game.to_bytes()
        assert other.to_bytes() == before
        other.answer(0)
        assert game.to_bytes() == before != other.to_bytes()


def test_choices_are_taken_back(game: Game) -> None:
    play(game, 10)
    before, choices = game.to_bytes(), game.choices
    play(game, 15, seed=3)
    assert game.choices[:10] == choices
    game.undo(15)
    assert (game.to_bytes(), game.choices) == (before, choices)
    game.undo()
    assert len(game.choices) == 9
    with pytest.raises(PeerlessError):
        game.undo(10)
    assert len(game.choices) == 9


def test_a_record_is_the_same_game() -> None:
    game = play(duel(3))
    again = Game.from_record(game.record())
    assert again.to_bytes() == game.to_bytes()
    assert again.winners == game.winners
    assert again.record() == game.record()
    again.undo(5)
    assert not again.over


@pytest.mark.parametrize("text", ["", "peerless game 1\n", "a\0b", "peerless game 1\nboard Nowhere\nmode duel\n"])
def test_a_broken_record_is_refused(text: str) -> None:
    with pytest.raises(PeerlessError):
        Game.from_record(text)


def test_a_record_with_a_choice_that_is_none_is_refused(game: Game) -> None:
    record = play(game, 5).record()
    with pytest.raises(PeerlessError, match="not offered"):
        Game.from_record(record + "1 fly to the moon\n")


def test_bytes_are_the_whole_state(game: Game) -> None:
    play(game, 30)
    data = game.to_bytes()
    other = duel(99).at_bytes(data)
    assert other.to_bytes() == data
    assert other.options == game.options
    play(other, 10)
    other.undo(10)
    assert other.to_bytes() == data
    with pytest.raises(PeerlessError, match="middle"):
        other.record()
    for broken in (b"", data[:-1], data[:-1] + bytes([data[-1] ^ 1]), bytes(len(data))):
        with pytest.raises(PeerlessError):
            game.at_bytes(broken)


def test_what_happened_is_told_in_words(game: Game) -> None:
    play(game, 60)
    english, german = game.narrate(), game.narrate(language="de")
    assert english
    assert len(english) == len(german)
    assert english != german
    assert len(game.events(0)) == game.event_count
    assert game.events(0, game.event_count) == []
    assert game.narrate(0, 10**9) == []
    drawn = [event for event in game.events(1) if event["kind"] == "draw" and event["seat"] == 0]
    assert drawn
    assert all(event["card"] is None for event in drawn)
    with pytest.raises(PeerlessError):
        game.narrate(language="xx")


def test_the_seed_makes_the_game() -> None:
    first = {name: play(duel(seed)).record() for name, seed in (("a", 1), ("b", 1), ("c", 2))}
    assert first["a"] == first["b"] != first["c"]


def test_modes_and_switches() -> None:
    heroes = ["Alice", "Sinbad", "Medusa", "King Arthur"]
    teams = Game(heroes, "Hell's Kitchen", mode="teams", switches={"team_shared_hands": "false"})
    assert teams.teams == [0, 1, 0, 1]
    assert teams.setup["switches"] == [["team_shared_hands", "false"]]
    assert play(teams).winners in ([0, 2], [1, 3])
    three = Game(heroes[:3], "Hell's Kitchen", mode="free-for-all")
    assert three.teams == [0, 1, 2]
    assert len(play(three).winners) == 1


@pytest.mark.parametrize(
    ("heroes", "board", "more"),
    [
        (["Nobody", "Medusa"], "Sarpedon", {}),
        (["Medusa"], "Sarpedon", {}),
        ([], "Sarpedon", {}),
        (["Alice", "Medusa"], "Nowhere", {}),
        (["Alice", "Medusa"], "Sarpedon", {"mode": "solitaire"}),
        (["Alice", "Medusa"], "Sarpedon", {"switches": {"gravity": "off"}}),
        (["Alice", "Medusa"], "Sarpedon", {"switches": {"win_check": "Never"}}),
        (["Alice", "Medusa", "Sinbad"] * 2, "Sarpedon", {"mode": "free-for-all"}),
    ],
)
def test_what_cannot_be_played_is_refused(heroes: list[str], board: str, more: dict[str, object]) -> None:
    with pytest.raises(PeerlessError):
        Game(heroes, board, **more)  # type: ignore[arg-type]


def test_a_seed_is_a_number_of_64_bits() -> None:
    assert duel((1 << 64) - 1).option_count > 0
    for seed in (-1, 1 << 64):
        with pytest.raises(OverflowError):
            duel(seed)


def test_content_of_your_own(examples: Path, tmp_path: Path) -> None:
    built_in, more = Content(), Content(examples)
    added = set(more.heroes) - set(built_in.heroes)
    assert added
    assert set(built_in.boards) <= set(more.boards)
    for name in added:
        assert more.hero(name)["name"] == name
        game = play(Game([name, "Medusa"], "Sarpedon", content=more))
        assert game.over
        assert Game.from_record(game.record(), content=more).to_bytes() == game.to_bytes()
        with pytest.raises(PeerlessError):
            Game([name, "Medusa"], "Sarpedon")
    assert len(built_in.board("sarpedon")["spaces"]) > 10
    with pytest.raises(PeerlessError):
        built_in.hero("Nobody")
    with pytest.raises(ContentError):
        Content(tmp_path / "nothing")
    (tmp_path / "heroes").mkdir()
    (tmp_path / "heroes" / "broken.toml").write_text("name = 3\n")
    with pytest.raises(ContentError, match="broken"):
        Content(tmp_path)


def test_bots_choose_from_what_is_offered(game: Game) -> None:
    play(game, 10)
    for name in ("random", "greedy", "search:20", "novice"):
        bot = Bot(name, seed=1)
        assert bot.name == name
        assert bot.choose(game) in range(game.option_count)
        assert bot.choose(game.clone()) in range(game.option_count)
    for name in ("", "deep thought", "search:0", "exec:"):
        with pytest.raises(PeerlessError):
            Bot(name)


def test_the_same_seed_chooses_the_same(game: Game) -> None:
    play(game, 10)
    choices = [Bot("search:50", seed=4).choose(game) for _ in range(3)]
    assert len(set(choices)) == 1


def test_a_bot_that_gives_up_is_an_error(game: Game) -> None:
    bot = Bot("exec:exit 3")
    with pytest.raises(ForfeitError):
        bot.choose(game)
    bot.over(False)
    with pytest.raises(PeerlessError, match="over"):
        Bot("greedy").choose(play(game))


def test_a_search_weighs_all_options(game: Game) -> None:
    play(game, 10)
    weighed = game.weigh("search:200", seed=1)
    assert len(weighed) == game.option_count
    assert sum(visits for visits, _ in weighed) >= 100
    assert all(0.0 <= chance <= 1.0 for _, chance in weighed)
    with pytest.raises(PeerlessError):
        game.weigh("greedy")


def test_thinking_lets_other_threads_run(game: Game) -> None:
    play(game, 10)
    counted = 0
    stop = threading.Event()

    def count() -> None:
        nonlocal counted
        while not stop.is_set():
            counted += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    Bot("search:300ms").choose(game)
    stop.set()
    thread.join()
    assert counted > 20


def test_the_version_is_told() -> None:
    assert peerless.__version__.count(".") == 2
    assert "King Arthur" in repr(duel())
