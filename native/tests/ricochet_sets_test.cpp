// Laws of the fast search without Python: on random positions of every kind it finds the same length as the plain one,
// with AVX2 and without, its way runs on the board, and limits end it with a bound that is true.
#include <cstdint>
#include <cstdlib>
#include <random>
#include <utility>
#include <vector>

#include "chance.hpp"
#include "check.hpp"
#include "ricochet.hpp"
#include "ricochet_sets.hpp"

namespace {

using namespace robacus::ricochet;
using robacus::CancelFlag;
using robacus::Stop;

void add_wall(Puzzle& puzzle, int cell, int heading) {
    const int row = cell / puzzle.width, column = cell % puzzle.width;
    puzzle.walls[static_cast<std::size_t>(cell)] |= static_cast<std::uint8_t>(1 << heading);
    const int other_row = row + (heading == 2) - (heading == 0), other_column = column + (heading == 1) - (heading == 3);
    if (other_row < 0 || other_row >= puzzle.height || other_column < 0 || other_column >= puzzle.width) return;
    puzzle.walls[static_cast<std::size_t>(other_row * puzzle.width + other_column)] |=
        static_cast<std::uint8_t>(1 << (heading ^ 2));
}

Puzzle random_puzzle(Chance& chance) {
    Puzzle puzzle;
    const int robots = 1 + chance.below(5);
    constexpr int longest[] = {16, 16, 8, 5, 4};
    const int most = chance.percent(8) ? 16 : longest[robots - 1];
    puzzle.width = 2 + chance.below(most - 1);
    puzzle.height = 3 + chance.below(most - 2);
    const int size = puzzle.width * puzzle.height;
    puzzle.walls.assign(static_cast<std::size_t>(size), 0);
    puzzle.diagonals.assign(static_cast<std::size_t>(size), 0);
    for (int cell = 0; cell < size; ++cell) {
        if (cell < puzzle.width) add_wall(puzzle, cell, 0);
        if (cell % puzzle.width == puzzle.width - 1) add_wall(puzzle, cell, 1);
        if (cell + puzzle.width >= size) add_wall(puzzle, cell, 2);
        if (cell % puzzle.width == 0) add_wall(puzzle, cell, 3);
        for (int heading = 0; heading < 4; ++heading) {
            if (chance.percent(4)) add_wall(puzzle, cell, heading);
        }
    }
    if (chance.percent(40)) {
        for (int number = chance.below(6); number > 0; --number) {
            puzzle.diagonals[static_cast<std::size_t>(chance.below(size))] = static_cast<std::uint8_t>(1 + chance.below(8));
        }
    }
    while (static_cast<int>(puzzle.robots.size()) < robots) {
        const int cell = chance.below(size);
        bool taken = puzzle.walls[static_cast<std::size_t>(cell)] == 15;
        for (const int other : puzzle.robots) taken |= other == cell;
        if (!taken) puzzle.robots.push_back(cell);
        else if (chance.percent(2)) return random_puzzle(chance);
    }
    for (int robot = 0; robot < robots; ++robot) puzzle.colours.push_back(robot);
    puzzle.active = chance.percent(20) ? -1 : chance.below(robots);
    puzzle.target = chance.below(size);
    puzzle.variant = static_cast<Variant>(chance.percent(60) ? 0 : 1 + chance.below(2));
    puzzle.blocked_turn_illegal = chance.percent(50);
    puzzle.turn_is_ricochet = chance.percent(30);
    return puzzle;
}

// The cell of a robot after a move, by the words of R4 and R19; -1 when it is none.
int moved(const Puzzle& puzzle, const std::vector<int>& cells, int robot, int heading) {
    const auto blocked = [&](int cell, int way) {
        if (puzzle.walls[static_cast<std::size_t>(cell)] >> way & 1) return true;
        const int next = cell + (way == 0 ? -puzzle.width : way == 1 ? 1 : way == 2 ? puzzle.width : -1);
        for (std::size_t other = 0; other < cells.size(); ++other) {
            if (static_cast<int>(other) != robot && cells[other] == next) return true;
        }
        return false;
    };
    int cell = cells[static_cast<std::size_t>(robot)];
    bool turned = false;
    for (int passed = 0; passed < 5000; ++passed) {
        if (blocked(cell, heading)) return passed == 0 || (turned && puzzle.blocked_turn_illegal) ? -1 : cell;
        cell += heading == 0 ? -puzzle.width : heading == 1 ? 1 : heading == 2 ? puzzle.width : -1;
        const int diagonal = puzzle.diagonals[static_cast<std::size_t>(cell)];
        turned = diagonal && (diagonal - 1) / 2 != puzzle.colours[static_cast<std::size_t>(robot)];
        if (turned) heading = (diagonal - 1) % 2 == 0 ? heading ^ 1 : 3 - heading;
    }
    return -1;
}

void the_way_runs(const Puzzle& puzzle, const Answer& answer) {
    CHECK(answer.ways.size() == 1);
    if (answer.ways.size() != 1) return;
    CHECK(static_cast<int>(answer.ways[0].size()) == answer.length);
    std::vector<int> cells = puzzle.robots;
    int mover = puzzle.active;
    for (const std::uint8_t move : answer.ways[0]) {
        mover = move / 4;
        const int cell = moved(puzzle, cells, mover, move % 4);
        CHECK(cell >= 0);
        if (cell < 0) return;
        cells[static_cast<std::size_t>(mover)] = cell;
    }
    if (answer.length == 0) return;
    CHECK(puzzle.active < 0 || puzzle.active == mover);
    CHECK(cells[static_cast<std::size_t>(mover)] == puzzle.target);
}

void equal_to_the_plain_search(int positions, unsigned seed) {
    Chance chance{std::mt19937(seed)};
    for (int number = 0; number < positions; ++number) {
        const Puzzle puzzle = random_puzzle(chance);
        const Limits limits{Stop(never), plenty, 1, false};
        const Limits shorter{Stop(1), plenty, 1, false};
        const Answer plain = solve(puzzle, shorter);
        if (plain.status == Status::stopped || plain.status == Status::out_of_memory) continue;
        for (const Lanes lanes : {Lanes::best, Lanes::portable}) {
            const Answer fast = solve_one(puzzle, limits, lanes);
            CHECK(fast.status == plain.status);
            CHECK(fast.length == plain.length);
            if (fast.status == Status::solved) the_way_runs(puzzle, fast);
        }
    }
}

void limits_are_kept() {
    Chance chance{std::mt19937(5)};
    for (int number = 0; number < 60; ++number) {
        Puzzle puzzle = random_puzzle(chance);
        const Answer plain = solve(puzzle, {Stop(1), plenty, 1, false});
        if (plain.status != Status::solved) continue;
        for (std::size_t bytes = 1024; bytes <= std::size_t{1} << 22; bytes *= 4) {
            const Answer small = solve_one(puzzle, {Stop(never), bytes});
            CHECK(small.lower_bound <= plain.length);
            CHECK(small.status == Status::out_of_memory || small.length == plain.length);
        }
        CHECK(solve_one(puzzle, {Stop(0), plenty}).lower_bound <= plain.length);
        CancelFlag flag;
        flag.raise();
        CHECK(solve_one(puzzle, {Stop(never, &flag), plenty}).lower_bound <= plain.length);
    }
}

void threads_find_the_same_length(int positions, unsigned seed) {
    Chance chance{std::mt19937(seed)};
    for (int number = 0; number < positions; ++number) {
        Puzzle puzzle = random_puzzle(chance);
        puzzle.variant = Variant::free;
        const Answer alone = solve_one(puzzle, {Stop(never), plenty});
        if (alone.status == Status::out_of_memory) continue;  // what the least number is nobody knows
        for (const Lanes lanes : {Lanes::best, Lanes::portable}) {
            const Answer together = solve_one(puzzle, {Stop(never), plenty, 1, false, 2 + number % 3, 1}, lanes);
            CHECK(together.status == alone.status);
            CHECK(together.length == alone.length);
            if (together.status == Status::solved) the_way_runs(puzzle, together);
        }
        const std::size_t bytes = std::size_t{1} << (12 + number % 12);
        const Answer small = solve_one(puzzle, {Stop(never), bytes, 1, false, 2, 1});
        if (small.status == Status::out_of_memory) CHECK(alone.status == Status::no_way || small.lower_bound <= alone.length);
        else CHECK(small.length == alone.length);
        CHECK(solve_one(puzzle, {Stop(0), plenty, 1, false, 2, 1}).lower_bound <= (alone.length < 0 ? 1 : alone.length));
    }
}

void what_nobody_checked_is_invalid() {
    Chance chance{std::mt19937(6)};
    Puzzle puzzle = random_puzzle(chance);
    puzzle.robots[0] = -1;
    CHECK(solve_one(puzzle, {Stop(never), plenty}).status == Status::invalid);
    CHECK(solve_one(Puzzle{}, {Stop(never), plenty}).status == Status::invalid);
}

}  // namespace

// A number of random positions and a seed may be given, for a long run.
int main(int count, char** values) {
    const int positions = count > 1 ? std::atoi(values[1]) : 2000;
    const unsigned seed = count > 2 ? static_cast<unsigned>(std::atoi(values[2])) : 1;
    equal_to_the_plain_search(positions, seed);
    limits_are_kept();
    threads_find_the_same_length(positions / 10, seed);
    what_nobody_checked_is_invalid();
    return summary();
}
