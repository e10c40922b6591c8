// Laws of the fast search in `literal` and `strict` without Python.  Positions that the free answer does not settle: the
// target in line with the active robot, or under it, on small boards with many walls.  The fast search finds the length of
// the plain one, with AVX2 and without, and its way keeps R4, R7 and R8.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <random>
#include <vector>

#include "chance.hpp"
#include "check.hpp"
#include "ricochet.hpp"
#include "ricochet_sets.hpp"

namespace {

using namespace robacus::ricochet;
using robacus::CancelFlag;
using robacus::Stop;

std::uint8_t& walls_of(Puzzle& puzzle, int cell) { return puzzle.walls[static_cast<std::size_t>(cell)]; }
bool wall(const Puzzle& puzzle, int cell, int heading) {
    return puzzle.walls[static_cast<std::size_t>(cell)] >> heading & 1;
}
int beside(const Puzzle& puzzle, int cell, int heading) {
    const int steps[] = {-puzzle.width, 1, puzzle.width, -1};
    return cell + steps[heading];
}

Puzzle closed_board(int width, int height) {
    Puzzle puzzle;
    puzzle.width = width;
    puzzle.height = height;
    const int size = width * height;
    puzzle.walls.assign(static_cast<std::size_t>(size), 0);
    puzzle.diagonals.assign(static_cast<std::size_t>(size), 0);
    for (int cell = 0; cell < size; ++cell) {
        const int rim = (cell < width ? 1 : 0) | (cell % width == width - 1 ? 2 : 0) | (cell + width >= size ? 4 : 0) |
                        (cell % width == 0 ? 8 : 0);
        walls_of(puzzle, cell) = static_cast<std::uint8_t>(rim);
    }
    return puzzle;
}

void add_wall(Puzzle& puzzle, int cell, int heading) {
    if (wall(puzzle, cell, heading)) return;
    walls_of(puzzle, cell) |= static_cast<std::uint8_t>(1 << heading);
    walls_of(puzzle, beside(puzzle, cell, heading)) |= static_cast<std::uint8_t>(1 << (heading ^ 2));
}

void place(Puzzle& puzzle, std::vector<int> robots, int active, int target, Variant variant) {
    puzzle.robots = std::move(robots);
    puzzle.colours.resize(puzzle.robots.size());
    for (std::size_t robot = 0; robot < puzzle.robots.size(); ++robot) puzzle.colours[robot] = static_cast<int>(robot);
    puzzle.active = active;
    puzzle.target = target;
    puzzle.variant = variant;
}

Puzzle random_puzzle(Chance& chance) {
    const int robots = 1 + chance.below(5);
    constexpr int longest[] = {16, 10, 7, 5, 4};
    const int most = chance.percent(3) ? 16 : longest[robots - 1];
    const int width = 1 + chance.below(most), height = 1 + chance.below(most);
    if (width * height <= robots) return random_puzzle(chance);
    Puzzle puzzle = closed_board(width, height);
    constexpr int densities[] = {0, 4, 4, 12, 20};
    const int density = densities[chance.below(5)];
    for (int cell = 0; cell < width * height; ++cell) {
        for (int heading = 0; heading < 4; ++heading) {
            if (chance.percent(density)) add_wall(puzzle, cell, heading);
        }
    }
    std::vector<int> cells;
    for (int tries = 0; static_cast<int>(cells.size()) < robots; ++tries) {
        if (tries == 60) return random_puzzle(chance);
        const int cell = chance.below(width * height);
        const bool free = puzzle.walls[static_cast<std::size_t>(cell)] != 15 && std::count(cells.begin(), cells.end(), cell) == 0;
        if (free) cells.push_back(cell);
    }
    const int active = chance.percent(20) ? -1 : chance.below(robots);
    // Some steps away from the active robot, or at the end of its slide, or anywhere.
    int target = cells[static_cast<std::size_t>(std::max(active, 0))];
    const int heading = chance.below(4);
    int steps = chance.percent(15) ? 0 : chance.percent(50) ? 1 + chance.below(4) : 16;
    while (steps-- > 0 && !wall(puzzle, target, heading)) target = beside(puzzle, target, heading);
    if (chance.percent(20)) target = chance.below(width * height);
    place(puzzle, cells, active, target, chance.percent(50) ? Variant::literal : Variant::strict);
    return puzzle;
}

// The cell of a robot after a move; -1 when it is none (R4).
int moved(const Puzzle& puzzle, const std::vector<int>& cells, std::size_t robot, int heading) {
    int cell = cells[robot];
    while (!wall(puzzle, cell, heading)) {
        const int next = beside(puzzle, cell, heading);
        if (std::count(cells.begin(), cells.end(), next) > 0 && next != cells[robot]) break;
        cell = next;
    }
    return cell == cells[robot] ? -1 : cell;
}

// Whether a way is one of the variant, by the words of R4, R7 and R8.
bool keeps_the_rules(const Puzzle& puzzle, const std::vector<std::uint8_t>& way) {
    if (way.empty()) return false;
    const std::size_t active = puzzle.active < 0 ? way.back() / 4U : static_cast<std::size_t>(puzzle.active);
    std::vector<int> cells = puzzle.robots;
    std::optional<int> before, own_heading;
    bool ricocheted = false, arrived = false;
    for (const int move : way) {
        const std::size_t robot = static_cast<std::size_t>(move / 4);
        if (arrived || robot >= cells.size() || (before && move == (*before ^ 2))) return false;
        const int cell = moved(puzzle, cells, robot, move % 4);
        if (cell < 0) return false;
        before = move;
        cells[robot] = cell;
        if (robot != active) continue;
        ricocheted |= own_heading && (*own_heading ^ move) & 1;
        own_heading = move % 4;
        arrived = cell == puzzle.target && ricocheted;
        if (cell == puzzle.target && !arrived && puzzle.variant == Variant::strict) return false;
    }
    return arrived;
}

void equal_to_the_plain_search(int positions, unsigned seed) {
    Chance chance{std::mt19937(seed)};
    for (int number = 0; number < positions; ++number) {
        const Puzzle puzzle = random_puzzle(chance);
        const Answer plain = solve(puzzle, {Stop(1), plenty, 1, false});
        if (plain.status == Status::stopped || plain.status == Status::out_of_memory) continue;
        for (const Lanes lanes : {Lanes::best, Lanes::portable}) {
            const Answer fast = solve_one(puzzle, {Stop(never), plenty}, lanes);
            CHECK(fast.status == plain.status);
            CHECK(fast.length == plain.length);
            if (fast.status != Status::solved) continue;
            CHECK(fast.lower_bound == fast.length);
            CHECK(fast.ways.size() == 1 && static_cast<int>(fast.ways[0].size()) == fast.length);
            CHECK(!fast.ways.empty() && keeps_the_rules(puzzle, fast.ways[0]));
        }
    }
}

// A hall of three cells with a niche over its western end; the target is in the niche, over the active robot.
void a_first_move_is_taken_back_only_when_a_helper_moved() {
    Puzzle hall = closed_board(3, 2);
    add_wall(hall, 1, 2);
    add_wall(hall, 2, 2);
    place(hall, {3}, 0, 0, Variant::strict);
    CHECK(solve_one(hall, {Stop(never), plenty}).status == Status::no_way);  // east, west, north
    // East, helper west, west, helper east, north: the helper is in the niche meanwhile.
    place(hall, {3, 2}, 0, 0, Variant::strict);
    CHECK(solve_one(hall, {Stop(never), plenty}).length == 5);
    // With a wall before the niche the helper does not have to come back.
    add_wall(hall, 0, 1);
    CHECK(solve_one(hall, {Stop(never), plenty}).length == 4);
}

void limits_are_kept() {
    Chance chance{std::mt19937(5)};
    for (int number = 0; number < 60; ++number) {
        const Puzzle puzzle = random_puzzle(chance);
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
        CHECK(solve_one(puzzle, {Stop(never, &flag), plenty}).status == Status::stopped);
    }
}

// The bound rises while it works, and time ends it in the middle.
void a_long_search_is_ended() {
    Puzzle board = closed_board(16, 16);
    place(board, {8 * 16 + 8, 0, 15, 240, 255}, 0, 8, Variant::strict);
    add_wall(board, 8, 1);
    add_wall(board, 8, 3);
    const Answer answer = solve_one(board, {Stop(0.05), plenty});
    CHECK(answer.status == Status::solved || answer.lower_bound >= 2);
}

}  // namespace

// A number of random positions and a seed may be given, for a long run.
int main(int count, char** values) {
    const int positions = count > 1 ? std::atoi(values[1]) : 2500;
    const unsigned seed = count > 2 ? static_cast<unsigned>(std::atoi(values[2])) : 1;
    equal_to_the_plain_search(positions, seed);
    a_first_move_is_taken_back_only_when_a_helper_moved();
    limits_are_kept();
    a_long_search_is_ended();
    return summary();
}
