// The one file that knows Python: it takes plain values, lets go of the interpreter's lock and calls a kernel.
// What it exports is listed for type checkers in src/robacus/core/_native.pyi.
#include <algorithm>

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "abaku.hpp"
#include "abaku_endgame.hpp"
#include "abaku_simulation.hpp"
#include "abaku_values.hpp"
#include "build_info.hpp"
#include "ricochet.hpp"
#include "ricochet_sets.hpp"
#include "robogem.hpp"
#include "robots_vs_robots.hpp"
#include "stop.hpp"

namespace nb = nanobind;

namespace {

// Whether a signal came for which Python has something to raise, such as Ctrl-C.  The error is then set.
bool interrupted() noexcept {
    const nb::gil_scoped_acquire held;
    return PyErr_CheckSignals() != 0;
}

// What `kernel` gives for a `Stop`, without the interpreter's lock; raises what a signal meanwhile raised.
template <typename Kernel>
auto interruptible(double seconds, const robacus::CancelFlag* cancel, Kernel kernel) {
    auto result = [&] {
        const nb::gil_scoped_release released;
        return kernel(robacus::Stop(seconds, cancel, interrupted));
    }();
    if (PyErr_Occurred()) throw nb::python_error();
    return result;
}

void bind_ricochet(nb::module_& module) {
    using namespace robacus::ricochet;
    using namespace nb::literals;

    nb::class_<Puzzle>(module, "RicochetPuzzle", "A position of Ricochet Robots, as native/ricochet.hpp describes it.")
        .def(
            "__init__",
            [](Puzzle* place, int width, int height, std::vector<std::uint8_t> walls, std::vector<std::uint8_t> diagonals,
               std::vector<int> robots, std::vector<int> colours, int active, int target, int variant,
               bool blocked_turn_illegal, bool turn_is_ricochet) {
                if (variant < 0 || variant > 2) throw nb::value_error("variant is 0 free, 1 literal or 2 strict");
                new (place) Puzzle{width, height, std::move(walls), std::move(diagonals), std::move(robots),
                                   std::move(colours), active, target, static_cast<Variant>(variant),
                                   blocked_turn_illegal, turn_is_ricochet};
            },
            nb::kw_only(), "width"_a, "height"_a, "walls"_a, "diagonals"_a, "robots"_a, "colours"_a, "active"_a,
            "target"_a, "variant"_a, "blocked_turn_illegal"_a, "turn_is_ricochet"_a);

    nb::enum_<Status>(module, "RicochetStatus", "How a search of Ricochet Robots ended.")
        .value("SOLVED", Status::solved)
        .value("NO_WAY", Status::no_way)
        .value("STOPPED", Status::stopped)
        .value("OUT_OF_MEMORY", Status::out_of_memory)
        .value("INVALID", Status::invalid);

    nb::class_<Answer>(module, "RicochetAnswer", "What was found out about a position.")
        .def_ro("status", &Answer::status)
        .def_ro("length", &Answer::length)
        .def_ro("lower_bound", &Answer::lower_bound)
        .def_ro("ways", &Answer::ways)
        .def_ro("count", &Answer::count)
        .def_ro("states", &Answer::states);

    nb::class_<Distances>(module, "RicochetDistances", "How far cells are for the active robot.")
        .def_ro("status", &Distances::status)
        .def_ro("depth", &Distances::depth)
        .def_ro("moves", &Distances::moves)
        .def_ro("states", &Distances::states);

    module.def(
        "ricochet_solve",
        [](const Puzzle& puzzle, double seconds, std::size_t max_bytes, std::size_t max_ways, bool count,
           const robacus::CancelFlag* cancel) {
            return interruptible(seconds, cancel, [&](robacus::Stop stop) {
                return solve(puzzle, {stop, max_bytes, max_ways, count});
            });
        },
        "puzzle"_a, nb::kw_only(), "seconds"_a, "max_bytes"_a, "max_ways"_a,
        "count"_a, "cancel"_a.none(), "The least number of moves, and shortest ways.");
    module.def(
        "ricochet_solve_one",
        [](const Puzzle& puzzle, double seconds, std::size_t max_bytes, const robacus::CancelFlag* cancel, int threads,
           bool portable) {
            return interruptible(seconds, cancel, [&](robacus::Stop stop) {
                Limits limits{stop, max_bytes};
                limits.threads = threads;
                return solve_one(puzzle, limits, portable ? Lanes::portable : Lanes::best);
            });
        },
        "puzzle"_a, nb::kw_only(), "seconds"_a, "max_bytes"_a, "cancel"_a.none(), "threads"_a = 1,
        "portable"_a = false, "One shortest way, fast; ways are not counted.");
    module.def(
        "ricochet_distances",
        [](const Puzzle& puzzle, const std::vector<int>& wanted, double seconds, std::size_t max_bytes,
           const robacus::CancelFlag* cancel) {
            return interruptible(seconds, cancel, [&](robacus::Stop stop) {
                return distances(puzzle, wanted, {stop, max_bytes});
            });
        },
        "puzzle"_a, "wanted"_a, nb::kw_only(), "seconds"_a, "max_bytes"_a,
        "cancel"_a.none(), "How many moves the active robot needs to stop on each cell, in the variant free.");
}

// Tiles of each digit, then jokers; too many of anything makes a rack that no kernel takes.
robacus::abaku::Rack abaku_rack(const std::vector<int>& tiles) {
    robacus::abaku::Rack rack;
    rack.jokers = -1;
    if (tiles.size() != rack.tiles.size() + 1) return rack;
    for (std::size_t digit = 0; digit < rack.tiles.size(); ++digit) {
        if (tiles[digit] < 0 || tiles[digit] > robacus::abaku::max_tiles) return rack;
        rack.tiles[digit] = static_cast<std::uint8_t>(tiles[digit]);
    }
    rack.jokers = tiles.back();
    return rack;
}

void bind_abaku(nb::module_& module) {
    using namespace robacus::abaku;
    using namespace nb::literals;

    nb::enum_<Status>(module, "AbakuStatus", "How a search of Abaku ended.")
        .value("DONE", Status::done)
        .value("STOPPED", Status::stopped)
        .value("TOO_MANY", Status::too_many)
        .value("OUT_OF_MEMORY", Status::out_of_memory)
        .value("INVALID", Status::invalid);

    nb::class_<Found>(module, "AbakuFound", "Placements that were found.")
        .def_ro("status", &Found::status)
        .def_prop_ro("count", [](const Found& found) { return found.placements.size(); })
        .def_prop_ro("sum_of_scores", &Found::sum_of_scores)
        .def_prop_ro("best_score", &Found::best_score)
        .def("rows", &Found::rows, "at_least"_a = 0,
             "Score, jokers as bits, then field and digit of each tile, for every placement with so many points.");

    nb::class_<Board>(module, "AbakuBoard", "A board of Abaku, as native/abaku.hpp describes it.")
        .def(
            "__init__",
            [](Board* place, int size, std::vector<std::uint8_t> bonuses, bool zero_either, bool zero_only_contact,
               int most, unsigned operations) {
                new (place) Board(Rules{size, std::move(bonuses), zero_either, zero_only_contact, most, operations});
            },
            nb::kw_only(), "size"_a, "bonuses"_a, "zero_either"_a, "zero_only_contact"_a, "most"_a, "operations"_a)
        .def_prop_ro("valid", &Board::valid)
        .def("set", &Board::set, nb::call_guard<nb::gil_scoped_release>(), "digits"_a,
             "All tiles at once, 255 for an empty field; whether they make sense.")
        .def("lay", &Board::lay, nb::call_guard<nb::gil_scoped_release>(), "fields"_a, "digits"_a,
             "Lay tiles on empty fields; whether that was possible.")
        .def(
            "placements",
            [](const Board& board, const std::vector<std::uint8_t>& tiles, int jokers, std::size_t limit, double seconds,
               const robacus::CancelFlag* cancel) {
                Rack rack;
                if (tiles.size() != rack.tiles.size()) return Found{};
                std::copy(tiles.begin(), tiles.end(), rack.tiles.begin());
                rack.jokers = jokers;
                return board.placements(rack, limit, robacus::Stop(seconds, cancel));
            },
            nb::call_guard<nb::gil_scoped_release>(), "tiles"_a, "jokers"_a, nb::kw_only(), "limit"_a, "seconds"_a,
            "cancel"_a.none(), "All legal placements of so many tiles of each digit and jokers.");

    nb::class_<RackValues>(module, "AbakuRackValues", "What tiles in hand are worth, as native/abaku_values.hpp says.")
        .def(nb::init<std::vector<int>>(), "values"_a)
        .def_prop_ro("valid", &RackValues::valid);

    nb::class_<Candidate>(module, "AbakuCandidate", "A turn that may be taken.")
        .def(
            "__init__",
            [](Candidate* place, int points, std::vector<std::uint8_t> fields, std::vector<std::uint8_t> digits,
               const std::vector<int>& kept, std::vector<std::uint8_t> back) {
                new (place)
                    Candidate{points, std::move(fields), std::move(digits), abaku_rack(kept), std::move(back)};
            },
            nb::kw_only(), "points"_a, "fields"_a, "digits"_a, "kept"_a, "back"_a);

    nb::class_<Playouts>(module, "AbakuPlayouts", "What candidates are worth in every world.")
        .def_ro("status", &Playouts::status)
        .def_ro("values", &Playouts::values);

    nb::class_<Ending>(module, "AbakuEnding", "The best turn with an empty bag.")
        .def_ro("status", &Ending::status)
        .def_ro("proven", &Ending::proven)
        .def_ro("worth", &Ending::worth)
        .def_ro("depth", &Ending::depth)
        .def_ro("work", &Ending::work)
        .def_prop_ro("best", [](const Ending& ending) {
            Found one;
            one.placements.push_back(ending.best);
            return one.rows(0).front();
        });

    module.def(
        "abaku_playouts",
        [](const Board& board, const RackValues& values, const std::vector<Candidate>& candidates,
           const std::vector<World>& worlds, const std::vector<int>& held, int plies, double seconds,
           const robacus::CancelFlag* cancel) {
            nb::gil_scoped_release unlocked;
            return playouts(board, values, candidates, worlds, held, plies, robacus::Stop(seconds, cancel));
        },
        "board"_a, "values"_a, "candidates"_a, "worlds"_a, "held"_a, "plies"_a, nb::kw_only(), "seconds"_a,
        "cancel"_a.none(), "What each candidate is worth in each world, in tenths of points.");

    module.def(
        "abaku_ending",
        [](const Board& board, const std::vector<int>& mine, const std::vector<int>& theirs, int empty,
           int their_empty, std::uint64_t work, double seconds, const robacus::CancelFlag* cancel) {
            nb::gil_scoped_release unlocked;
            return best_ending(board, {abaku_rack(mine), abaku_rack(theirs)}, {empty, their_empty}, work,
                               robacus::Stop(seconds, cancel));
        },
        "board"_a, "mine"_a, "theirs"_a, "empty"_a, "their_empty"_a, nb::kw_only(), "work"_a, "seconds"_a,
        "cancel"_a.none(), "The best turn of who is to move, with an empty bag and two players.");
}

void bind_robogem(nb::module_& module) {
    using namespace robacus::robogem;
    using namespace nb::literals;

    nb::enum_<Status>(module, "RobogemStatus", "How a search of Robogem ended.")
        .value("DONE", Status::done)
        .value("STOPPED", Status::stopped)
        .value("OUT_OF_MEMORY", Status::out_of_memory)
        .value("INVALID", Status::invalid);

    nb::class_<Ground>(module, "RobogemGround", "The board of a game of Robogem and whose base is where.")
        .def(nb::init<int, int, const std::vector<std::uint8_t>&, const std::vector<int>&, const std::vector<int>&,
                      const std::vector<int>&, bool>(),
             nb::kw_only(), "width"_a, "height"_a, "solid"_a, "diamonds"_a, "bases"_a, "closed"_a, "capture"_a)
        .def_prop_ro("valid", &Ground::valid);

    nb::class_<Position>(module, "RobogemPosition", "Robots and diamonds, as native/robogem.hpp describes them.")
        .def(
            "__init__",
            [](Position* place, const std::vector<int>& robots, std::uint64_t lying, int winner) {
                if (robots.size() > 4 * max_robots || robots.size() % 4 != 0)
                    throw nb::value_error("robots are four numbers each, at most four robots");
                Position made;
                made.lying = lying;
                made.winner = winner;
                for (std::size_t index = 0; index < robots.size(); ++index) {
                    if (robots[index] < 0 || robots[index] > 255) throw nb::value_error("a number is 0 to 255");
                    const auto number = static_cast<std::uint8_t>(robots[index]);
                    Robot& robot = made.robots[index / 4];
                    (index % 4 == 0 ? robot.square : index % 4 == 1 ? robot.heading : index % 4 == 2 ? robot.cargo : robot.banked) =
                        number;
                }
                new (place) Position(made);
            },
            nb::kw_only(), "robots"_a, "lying"_a, "winner"_a)
        .def_prop_ro("robots",
                     [](const Position& position) {
                         std::vector<int> numbers;
                         for (const Robot& robot : position.robots)
                             for (const int number : {robot.square, robot.heading, robot.cargo, robot.banked})
                                 numbers.push_back(number);
                         return numbers;
                     })
        .def_ro("lying", &Position::lying)
        .def_ro("winner", &Position::winner);

    nb::class_<Ran>(module, "RobogemRan", "What became of a program.")
        .def_ro("status", &Ran::status)
        .def_ro("position", &Ran::position)
        .def_prop_ro("stop", [](const Ran& ran) { return static_cast<int>(ran.stop); })
        .def_ro("trace", &Ran::trace);

    nb::class_<Turn>(module, "RobogemTurn", "A turn, the position after it, and what that is worth.")
        .def_ro("program", &Turn::program)
        .def_ro("append", &Turn::append)
        .def_ro("rest", &Turn::rest)
        .def_ro("worth", &Turn::worth)
        .def_ro("position", &Turn::position);

    nb::class_<Turns>(module, "RobogemTurns", "Turns that were found.")
        .def_ro("status", &Turns::status)
        .def_ro("turns", &Turns::turns);

    nb::class_<World>(module, "RobogemWorld", "Everything that goes on after a turn.")
        .def(
            "__init__",
            [](World* place, const Position& position, std::vector<std::string> hands, std::vector<std::string> functions,
               std::vector<int> order, std::string pack) {
                new (place) World{position, std::move(hands), std::move(functions), std::move(order), std::move(pack)};
            },
            nb::kw_only(), "position"_a, "hands"_a, "functions"_a, "order"_a, "pack"_a);

    nb::class_<Worths>(module, "RobogemWorths", "What worlds are worth.")
        .def_ro("status", &Worths::status)
        .def_ro("worths", &Worths::worths)
        .def_ro("commands", &Worths::commands);

    module.def("robogem_run", &run, nb::call_guard<nb::gil_scoped_release>(), "ground"_a, "position"_a, "seat"_a,
               "program"_a, "function"_a, "Carry out a program.");
    module.def(
        "robogem_outcomes",
        [](const Ground& ground, const Position& position, int seat, const std::string& hand, const std::string& function,
           int room, double seconds, const robacus::CancelFlag* cancel) {
            return outcomes(ground, position, seat, hand, function, room, robacus::Stop(seconds, cancel));
        },
        nb::call_guard<nb::gil_scoped_release>(), "ground"_a, "position"_a, "seat"_a, "hand"_a, "function"_a, "room"_a,
        nb::kw_only(), "seconds"_a, "cancel"_a.none(), "Every different result of the programs of a hand.");
    module.def(
        "robogem_best",
        [](const Ground& ground, const Position& position, int seat, const std::string& hand, const std::string& function,
           int room, double seconds, const robacus::CancelFlag* cancel) {
            return best(ground, position, seat, hand, function, room, robacus::Stop(seconds, cancel));
        },
        nb::call_guard<nb::gil_scoped_release>(), "ground"_a, "position"_a, "seat"_a, "hand"_a, "function"_a, "room"_a,
        nb::kw_only(), "seconds"_a, "cancel"_a.none(), "The one turn whose result is worth most.");
    module.def(
        "robogem_playouts",
        [](const Ground& ground, const std::vector<World>& worlds, int seat, int plies, double seconds,
           const robacus::CancelFlag* cancel) {
            return playouts(ground, worlds, seat, plies, robacus::Stop(seconds, cancel));
        },
        nb::call_guard<nb::gil_scoped_release>(), "ground"_a, "worlds"_a, "seat"_a, "plies"_a, nb::kw_only(), "seconds"_a,
        "cancel"_a.none(), "What each world is worth after so many turns.");
    module.def("robogem_run_many", &run_many, nb::call_guard<nb::gil_scoped_release>(), "ground"_a, "position"_a, "seat"_a,
               "programs"_a, "function"_a, "times"_a, "How many commands were carried out; for measuring.");
}

// Numbers in rows of `width`, as Python lists them.
void need_rows(const std::vector<int>& numbers, std::size_t width) {
    if (numbers.size() % width != 0) throw nb::value_error("the numbers do not come in whole rows");
}

std::vector<robacus::robots::Program> robots_programs(const std::vector<int>& numbers) {
    using namespace robacus::robots;
    need_rows(numbers, 3 * cells);
    std::vector<Program> programs(numbers.size() / (3 * cells));
    const auto small = [](int value, int low, int high) {
        if (value < low || value > high) throw nb::value_error("an order is out of range");
        return value;
    };
    for (std::size_t i = 0; i < numbers.size() / 3; ++i) {
        programs[i / cells][i % cells] = {static_cast<Kind>(small(numbers[3 * i], 0, 7)),
                                          static_cast<std::int8_t>(small(numbers[3 * i + 1], -100, 100)),
                                          static_cast<std::uint8_t>(small(numbers[3 * i + 2], 0, 255))};
    }
    return programs;
}

void bind_robots(nb::module_& module) {
    using namespace robacus::robots;
    using namespace nb::literals;

    nb::enum_<Status>(module, "RobotsStatus", "How a run of fights of Robots vs Robots ended.")
        .value("DONE", Status::done)
        .value("STOPPED", Status::stopped)
        .value("INVALID", Status::invalid)
        .value("OUT_OF_MEMORY", Status::out_of_memory);

    nb::class_<Ground>(module, "RobotsGround", "A board of Robots vs Robots and its rules, ready for fights.")
        .def(
            "__init__",
            [](Ground* place, const std::vector<int>& q, const std::vector<int>& r, const std::vector<int>& next,
               const std::vector<int>& terrain, bool edge_void, bool mine_step, int zero, int limit, bool repetition) {
                new (place) Ground(q, r, next, terrain, Rules{edge_void, mine_step, zero, limit, repetition});
            },
            nb::kw_only(), "q"_a, "r"_a, "next"_a, "terrain"_a, "edge_void"_a, "mine_step"_a, "zero"_a, "limit"_a,
            "repetition"_a)
        .def_prop_ro("valid", &Ground::valid);

    nb::class_<Answer>(module, "RobotsAnswer", "How fights ended.")
        .def_ro("status", &Answer::status)
        .def_ro("robot_turns", &Answer::robot_turns)
        .def_prop_ro("outcomes", [](const Answer& answer) {
            std::vector<int> numbers;
            numbers.reserve(3 * answer.outcomes.size());
            for (const Outcome& outcome : answer.outcomes) {
                numbers.insert(numbers.end(), {outcome.sharers, static_cast<int>(outcome.why), outcome.turns});
            }
            return numbers;
        });

    nb::class_<Trace>(module, "RobotsTrace", "One fight turn by turn.")
        .def_ro("status", &Trace::status)
        .def_prop_ro("outcome",
                     [](const Trace& found) {
                         const Outcome& outcome = found.outcome;
                         return std::vector<int>{outcome.sharers, static_cast<int>(outcome.why), outcome.turns};
                     })
        .def_prop_ro("seen", [](const Trace& found) {
            std::vector<int> numbers;
            for (const Seen& robot : found.seen) {
                numbers.insert(numbers.end(),
                               {robot.cell, robot.head, robot.pointer, robot.ammo, robot.dead, robot.alive, robot.cause,
                                robot.trapped, robot.advanced_dir, robot.advanced_shot, robot.hit_last, robot.blocked_last});
            }
            return numbers;
        });

    module.def(
        "robots_fight_all",
        [](const Ground& ground, const std::vector<int>& programs, int robots, const std::vector<int>& starts,
           const std::vector<int>& of, double seconds, const robacus::CancelFlag* cancel) {
            need_rows(starts, 2);
            const std::vector<Program> read = robots_programs(programs);
            std::vector<Start> at(starts.size() / 2);
            for (std::size_t i = 0; i < at.size(); ++i) at[i] = {starts[2 * i], starts[2 * i + 1]};
            const nb::gil_scoped_release released;
            return fight_all(ground, read, robots, at, of, robacus::Stop(seconds, cancel));
        },
        "ground"_a, nb::kw_only(), "programs"_a, "robots"_a, "starts"_a, "of"_a, "seconds"_a, "cancel"_a.none(),
        "Fights one after the other.");
    module.def(
        "robots_trace",
        [](const Ground& ground, const std::vector<int>& programs, const std::vector<int>& starts) {
            need_rows(starts, 5);
            const std::vector<Program> read = robots_programs(programs);
            std::vector<Start> at(starts.size() / 5);
            for (std::size_t i = 0; i < at.size(); ++i) {
                const int* row = starts.data() + 5 * i;
                at[i] = {row[0], row[1], row[2], row[3], row[4]};
            }
            const nb::gil_scoped_release released;
            return trace(ground, read, at);
        },
        "ground"_a, nb::kw_only(), "programs"_a, "starts"_a, "One fight with every robot after every turn.");
}

}  // namespace

NB_MODULE(_native, module) {
    module.doc() = "The C++ core; robacus.core is its door.";
    // Boards that Python keeps for the next fight are still there when the process ends; nobody is to read of that.
    nb::set_leak_warnings(false);

    nb::class_<robacus::BuildInfo>(module, "BuildInfo", "What this build of the core is.")
        .def_ro("version", &robacus::BuildInfo::version)
        .def_ro("compiler", &robacus::BuildInfo::compiler)
        .def_ro("kind", &robacus::BuildInfo::kind);
    module.def("build_info", &robacus::build_info, "Version, compiler and kind of this build.");

    nb::class_<robacus::CancelFlag>(module, "CancelFlag", "Stops a running kernel from another thread.")
        .def(nb::init<>())
        .def("set", &robacus::CancelFlag::raise, "Ask the kernel that holds this flag to stop.")
        .def("is_set", &robacus::CancelFlag::raised);

    bind_ricochet(module);
    bind_robots(module);
    bind_robogem(module);
    bind_abaku(module);
}
