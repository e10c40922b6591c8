// Laws of the Ricochet Robots kernel without Python: hand-made positions, limits, wrong values, and a walk over random
// ones in which every answer is held against what the three variants promise of each other.
#include <algorithm>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "ricochet.hpp"

namespace {

using namespace robacus::ricochet;
using robacus::CancelFlag;
using robacus::Stop;

constexpr double never = std::numeric_limits<double>::infinity();
constexpr std::size_t plenty = std::size_t{256} << 20;

// A board of that size with nothing but its rim.
Puzzle open_board(int width, int height) {
    Puzzle puzzle;
    puzzle.width = width;
    puzzle.height = height;
    const auto size = static_cast<std::size_t>(width * height);
    puzzle.walls.assign(size, 0);
    puzzle.diagonals.assign(size, 0);
    for (int cell = 0; cell < width * height; ++cell) {
        auto& mask = puzzle.walls[static_cast<std::size_t>(cell)];
        if (cell < width) mask |= 1;
        if (cell % width == width - 1) mask |= 2;
        if (cell >= width * (height - 1)) mask |= 4;
        if (cell % width == 0) mask |= 8;
    }
    return puzzle;
}

void place(Puzzle& puzzle, std::vector<int> robots, int active, int target, Variant variant) {
    puzzle.robots = std::move(robots);
    puzzle.colours.clear();
    for (std::size_t robot = 0; robot < puzzle.robots.size(); ++robot) puzzle.colours.push_back(static_cast<int>(robot));
    puzzle.active = active;
    puzzle.target = target;
    puzzle.variant = variant;
}

Answer solved(const Puzzle& puzzle, std::size_t max_ways = 1, bool count = true) {
    const Limits limits{Stop(never), plenty, max_ways, count};
    return solve(puzzle, limits);
}

void hand_made() {
    Puzzle puzzle = open_board(4, 4);
    place(puzzle, {0}, 0, 3, Variant::free);
    Answer answer = solved(puzzle);
    CHECK(answer.status == Status::solved && answer.length == 1 && answer.count == "1");
    CHECK((answer.ways == std::vector<std::vector<std::uint8_t>>{{1}}));
    // With the ricochet it has to go round three corners.
    puzzle.variant = Variant::literal;
    answer = solved(puzzle);
    CHECK(answer.length == 3);
    CHECK((answer.ways == std::vector<std::vector<std::uint8_t>>{{2, 1, 0}}));

    // R20: already there.
    place(puzzle, {0}, 0, 0, Variant::free);
    answer = solved(puzzle);
    CHECK(answer.length == 0 && answer.count == "1" && answer.ways.size() == 1 && answer.ways[0].empty());
    puzzle.variant = Variant::strict;
    answer = solved(puzzle);
    CHECK(answer.length == 4 && answer.count == "2");

    // A lonely robot never stops in the middle.
    place(puzzle, {0}, 0, 5, Variant::free);
    answer = solved(puzzle);
    CHECK(answer.status == Status::no_way && answer.count == "0" && answer.ways.empty());

    // Two halves without a door.
    Puzzle halves = open_board(4, 1);
    halves.walls[1] |= 2;
    halves.walls[2] |= 8;
    place(halves, {0}, 0, 3, Variant::free);
    CHECK(solved(halves).status == Status::no_way);

    // A slide that a ring of diagonals turns round for ever is no move; with a robot in the ring it ends.
    Puzzle ring = open_board(4, 4);
    for (const auto& [cell, backslash] : {std::pair{5, 0}, {6, 1}, {9, 1}, {10, 0}}) {
        ring.diagonals[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(1 + 2 * 3 + backslash);
    }
    place(ring, {5}, 0, 6, Variant::free);
    CHECK(solved(ring).status == Status::no_way);
    place(ring, {5, 10}, 0, 6, Variant::free);
    CHECK(solved(ring).length == 1);
    ring.blocked_turn_illegal = true;
    CHECK(solved(ring).status == Status::no_way);
}

void limits_are_kept() {
    Puzzle puzzle = open_board(32, 32);
    place(puzzle, {100, 300, 500, 700, 900}, 0, 16 * 32 + 16, Variant::strict);

    const Limits no_time{Stop(0), plenty};
    Answer answer = solve(puzzle, no_time);
    CHECK(answer.status == Status::stopped && answer.lower_bound >= 1 && answer.ways.empty() && answer.length == -1);

    const Limits no_memory{Stop(never), 1 << 20};
    answer = solve(puzzle, no_memory);
    CHECK(answer.status == Status::out_of_memory && answer.lower_bound >= 2);
    const Limits nothing{Stop(never), 0};
    CHECK(solve(puzzle, nothing).status == Status::out_of_memory);

    CancelFlag flag;
    flag.raise();
    const Limits cancelled{Stop(never, &flag), plenty};
    CHECK(solve(puzzle, cancelled).status == Status::stopped);
    CHECK(distances(puzzle, {}, cancelled).status == Status::stopped);
}

void wrong_values_are_refused() {
    const Puzzle fine = [] {
        Puzzle puzzle = open_board(3, 3);
        place(puzzle, {0, 4}, 0, 8, Variant::strict);
        return puzzle;
    }();
    CHECK(solved(fine).status != Status::invalid);
    const auto refused = [&fine](auto change) {
        Puzzle puzzle = fine;
        change(puzzle);
        return solved(puzzle).status == Status::invalid;
    };
    CHECK(refused([](Puzzle& puzzle) { puzzle.width = 33; }));
    CHECK(refused([](Puzzle& puzzle) { puzzle.height = 0; }));
    CHECK(refused([](Puzzle& puzzle) { puzzle.width = puzzle.height = 1 << 30; }));
    CHECK(refused([](Puzzle& puzzle) { puzzle.walls.pop_back(); }));
    CHECK(refused([](Puzzle& puzzle) { puzzle.walls[0] = 16; }));
    CHECK(refused([](Puzzle& puzzle) { puzzle.diagonals.clear(); }));
    CHECK(refused([](Puzzle& puzzle) { puzzle.diagonals[0] = 13; }));
    CHECK(refused([](Puzzle& puzzle) { puzzle.robots.clear(); }));
    CHECK(refused([](Puzzle& puzzle) { puzzle.robots = {0, 0}; }));
    CHECK(refused([](Puzzle& puzzle) { puzzle.robots = {0, 9}; }));
    CHECK(refused([](Puzzle& puzzle) { puzzle.robots = {0, -1}; }));
    CHECK(refused([](Puzzle& puzzle) { puzzle.colours = {0}; }));
    CHECK(refused([](Puzzle& puzzle) { puzzle.colours = {0, 6}; }));
    CHECK(refused([](Puzzle& puzzle) { puzzle.active = 2; }));
    CHECK(refused([](Puzzle& puzzle) { puzzle.target = -1; }));
    const Limits limits{Stop(never), plenty};
    CHECK(distances(fine, {9}, limits).status == Status::invalid);
    // Walls that do not close the rim or hold on one side only are harmless.
    Puzzle open = fine;
    open.walls.assign(9, 0);
    CHECK(solved(open).status != Status::invalid);
}

Puzzle random_puzzle(std::mt19937& random) {
    const auto below = [&random](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
    const int width = 2 + below(5);
    const int height = 2 + below(5);
    Puzzle puzzle = open_board(width, height);
    for (int walls = below(6); walls > 0; --walls) {
        const int cell = below(width * height);
        if (cell % width < width - 1) {
            puzzle.walls[static_cast<std::size_t>(cell)] |= 2;
            puzzle.walls[static_cast<std::size_t>(cell + 1)] |= 8;
        }
    }
    for (int diagonals = below(5); diagonals > 0; --diagonals) {
        puzzle.diagonals[static_cast<std::size_t>(below(width * height))] = static_cast<std::uint8_t>(1 + below(8));
    }
    std::vector<int> robots;
    for (int number = 1 + below(std::min(3, width * height)); number > 0; --number) {
        const int cell = below(width * height);
        if (std::find(robots.begin(), robots.end(), cell) == robots.end()) robots.push_back(cell);
    }
    const int active = below(4) ? below(static_cast<int>(robots.size())) : -1;
    place(puzzle, robots, active, below(width * height), Variant::free);
    puzzle.blocked_turn_illegal = below(2);
    puzzle.turn_is_ricochet = below(2);
    return puzzle;
}

void variants_keep_their_order() {
    std::mt19937 random(1);
    for (int round = 0; round < 300; ++round) {
        Puzzle puzzle = random_puzzle(random);
        int shortest = 0;
        for (const Variant variant : {Variant::free, Variant::literal, Variant::strict}) {
            puzzle.variant = variant;
            const Answer answer = solved(puzzle, 50);
            if (answer.status == Status::no_way) {
                shortest = std::numeric_limits<int>::max();
                continue;
            }
            CHECK(answer.status == Status::solved);
            CHECK(answer.length >= shortest);
            CHECK(answer.lower_bound == answer.length);
            CHECK(!answer.ways.empty());
            CHECK(answer.ways.size() == 50 || std::stoull(answer.count, nullptr, 16) == answer.ways.size());
            for (const auto& way : answer.ways) CHECK(static_cast<int>(way.size()) == answer.length);
            CHECK(solved(puzzle, 1, false).length == answer.length);
            shortest = answer.length;
        }
        if (puzzle.active < 0) continue;
        puzzle.variant = Variant::free;
        const Limits limits{Stop(never), plenty};
        const Distances far = distances(puzzle, {}, limits);
        CHECK(far.status == Status::solved);
        CHECK(far.moves[static_cast<std::size_t>(puzzle.target)] == solved(puzzle).length);
    }
}

void wall(Puzzle& puzzle, int row, int column, int heading) {
    static constexpr int down[] = {-1, 0, 1, 0};
    static constexpr int right[] = {0, 1, 0, -1};
    const int cell = row * puzzle.width + column;
    const int other = cell + down[heading] * puzzle.width + right[heading];
    puzzle.walls[static_cast<std::size_t>(cell)] |= static_cast<std::uint8_t>(1 << heading);
    puzzle.walls[static_cast<std::size_t>(other)] |= static_cast<std::uint8_t>(1 << (heading ^ 2));
}

// Two robots wind down 20 rows each in a lane of its own, 40 moves, in any order of the two; then the active one is stopped
// by the other: 40 of 80 ways to mix them, a number that needs 77 bits.
void counts_have_any_size() {
    Puzzle puzzle = open_board(5, 21);
    for (int row = 0; row < 20; ++row) {
        wall(puzzle, row, 1, 1);
        wall(puzzle, row, 3, 3);
        const bool outwards = row % 2 == 1;
        wall(puzzle, row, outwards ? 1 : 0, 2);
        wall(puzzle, row, outwards ? 3 : 4, 2);
        wall(puzzle, row, 2, 2);
    }
    place(puzzle, {0, 4}, 0, 20 * 5 + 3, Variant::free);
    for (const Variant variant : {Variant::free, Variant::literal, Variant::strict}) {
        puzzle.variant = variant;
        const Answer answer = solved(puzzle);
        CHECK(answer.status == Status::solved && answer.length == 81);
        CHECK(answer.count == "16c3fa3b095d93808734");
    }
}

}  // namespace

int main() {
    hand_made();
    limits_are_kept();
    wrong_values_are_refused();
    variants_keep_their_order();
    counts_have_any_size();
    return summary();
}
