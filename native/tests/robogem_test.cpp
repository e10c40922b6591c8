// Laws of the Robogem kernel without Python, for the sanitizers: games of chance on two boards, every answer consistent
// with the others, and nonsense refused.
#include "../robogem.hpp"

#include <limits>

#include "check.hpp"

using namespace robacus;
using namespace robacus::robogem;

namespace {

const Stop never(std::numeric_limits<double>::infinity());

std::uint64_t state = 0x853C49E6748FEA9BULL;

int below(int n) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<int>((state >> 33) % static_cast<std::uint64_t>(n));
}

std::string some_cards(int longest) {
    std::string text;
    for (int length = below(longest + 1); length > 0; --length) text += "FFFLRf"[below(6)];
    return text;
}

Ground classic(int seats) {
    // R......G / ..#..#.. / .*.**.*. / #.#.*#.# / #.#*.#.# / .*.**.*. / ..#..#.. / Y......B
    const std::string rows =
        "R......G..#..#...*.**.*.#.#.*#.##.#*.#.#.*.**.*...#..#..Y......B";
    std::vector<std::uint8_t> solid;
    std::vector<int> diamonds;
    for (std::size_t square = 0; square < rows.size(); ++square) {
        solid.push_back(rows[square] == '#');
        if (rows[square] == '*') diamonds.push_back(static_cast<int>(square));
    }
    const std::vector<int> bases{0, 63, 7, 56};
    return Ground(8, 8, solid, diamonds, {bases.begin(), bases.begin() + seats}, bases, true);
}

int loads(const Position& position) {
    int all = 0;
    for (const Robot& robot : position.robots) all += robot.cargo + robot.banked;
    for (std::uint64_t left = position.lying; left != 0; left &= left - 1) ++all;
    return all;
}

Position at_home(int seats) {
    Position position;
    const std::uint8_t squares[] = {0, 63, 7, 56}, headings[] = {1, 3, 3, 1};
    for (int seat = 0; seat < seats; ++seat)
        position.robots[static_cast<std::size_t>(seat)] = {squares[seat], headings[seat], 0, 0};
    position.lying = (1 << 10) - 1;
    return position;
}

void games() {
    for (int game = 0; game < 60; ++game) {
        const int seats = 2 + game % 3;
        const Ground ground = classic(seats);
        CHECK(ground.valid());
        Position position = at_home(seats);
        for (int turn = 0; turn < 60 && position.winner < 0; ++turn) {
            const int seat = turn % seats;
            const std::string function = some_cards(5), hand = some_cards(6);
            const Ran ran = run(ground, position, seat, hand, function);
            CHECK(ran.status == Status::done);
            CHECK(loads(ran.position) == 10);
            const Ran again = run(ground, position, seat, hand, function);
            CHECK(again.position == ran.position && again.stop == ran.stop && again.trace == ran.trace);
            const int room = static_cast<int>(max_function - function.size());
            const Turns all = outcomes(ground, position, seat, hand, function, turn % 2 ? room : 0, never);
            CHECK(all.status == Status::done && !all.turns.empty() && all.turns[0].position == position);
            bool there = false;
            for (const Turn& one : all.turns) {
                there = there || one.position == ran.position;
                const Ran played = run(ground, position, seat, one.program, function + one.append);
                CHECK(played.position == one.position);
            }
            CHECK(there);
            const Turns chosen = best(ground, position, seat, hand, function, turn % 2 ? room : 0, never);
            CHECK(chosen.turns.size() == 1);
            for (const Turn& one : all.turns) CHECK(one.worth <= chosen.turns[0].worth);
            position = ran.position;
        }
    }
}

void worlds() {
    const Ground ground = classic(2);
    World world{at_home(2), {"FFLRF", "FFRRL"}, {"", "FF"}, {1, 0}, ""};
    for (int card = 0; card < 80; ++card) world.pack += "FFLR"[below(4)];
    const Worths first = playouts(ground, {world, world}, 0, 12, never);
    CHECK(first.status == Status::done && first.worths.size() == 2 && first.worths[0] == first.worths[1]);
    CHECK(playouts(ground, {world}, 0, 12, Stop(0)).status == Status::stopped);
    world.order = {0, 2};
    CHECK(playouts(ground, {world}, 0, 12, never).status == Status::invalid);
}

void nonsense() {
    const Ground ground = classic(2);
    Position position = at_home(2);
    CHECK(run(ground, position, 2, "F", "").status == Status::invalid);
    CHECK(run(ground, position, -1, "F", "").status == Status::invalid);
    CHECK(run(ground, position, 0, "X", "").status == Status::invalid);
    CHECK(run(ground, position, 0, "FFFFFFFF", "").status == Status::invalid);
    CHECK(run(ground, position, 0, "F", "FFFFFF").status == Status::invalid);
    CHECK(outcomes(ground, position, 0, "F", "FFF", 3, never).status == Status::invalid);
    position.robots[0].square = 64;
    CHECK(run(ground, position, 0, "F", "").status == Status::invalid);
    CHECK(!Ground(20, 20, std::vector<std::uint8_t>(400), {}, {0}, {}, true).valid());
    CHECK(!Ground(4, 4, std::vector<std::uint8_t>(15), {}, {0}, {}, true).valid());
    CHECK(!Ground(4, 4, std::vector<std::uint8_t>(16), {16}, {0}, {}, true).valid());
    CHECK(!Ground(4, 4, std::vector<std::uint8_t>(16), {}, {}, {}, true).valid());
}

}  // namespace

int main() {
    games();
    worlds();
    nonsense();
    return summary();
}
