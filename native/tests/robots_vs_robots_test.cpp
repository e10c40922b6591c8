// Laws of the fights of Robots vs Robots that need no reference: input out of range, ends, and the order of robots.
#include "robots_vs_robots.hpp"

#include <cstdlib>
#include <limits>

#include "check.hpp"

using namespace robacus::robots;

namespace {

const robacus::Stop forever(std::numeric_limits<double>::infinity());

struct Board {
    std::vector<int> q, r, next, terrain;

    explicit Board(int radius) {
        const auto inside = [&](int a, int b) {
            return std::abs(a) <= radius && std::abs(b) <= radius && std::abs(a + b) <= radius;
        };
        for (int a = -radius; a <= radius; ++a) {
            for (int b = -radius; b <= radius; ++b) {
                if (!inside(a, b)) continue;
                q.push_back(a);
                r.push_back(b);
            }
        }
        constexpr int step_q[] = {0, 1, 1, 0, -1, -1}, step_r[] = {-1, -1, 0, 1, 1, 0};
        for (std::size_t i = 0; i < q.size(); ++i) {
            for (int head = 0; head < 6; ++head) next.push_back(at(q[i] + step_q[head], r[i] + step_r[head]));
        }
        terrain.assign(q.size(), 0);
    }

    int at(int a, int b) const {
        for (std::size_t i = 0; i < q.size(); ++i) {
            if (q[i] == a && r[i] == b) return static_cast<int>(i);
        }
        return -1;
    }
};

Program program(std::initializer_list<Order> orders) {
    Program made{};
    std::size_t step = 1;
    for (const Order& order : orders) made[step++] = order;
    return made;
}

constexpr Order fire{Kind::fire, 0, 0};
constexpr Order again{Kind::go, 1, 0};
Order turn(int sixths) { return {Kind::turn, static_cast<std::int8_t>(sixths), 0}; }
Order go_on(int hexes) { return {Kind::move, static_cast<std::int8_t>(hexes), 0}; }

// The small random numbers of these tests.
unsigned luck = 1;
int below(int n) {
    luck = luck * 1664525u + 1013904223u;
    return static_cast<int>((luck >> 16) % static_cast<unsigned>(n));
}

Program random_program() {
    Program made{};
    for (Order& order : made) {
        switch (below(8)) {
            case 0: order = go_on(1 + below(9)); break;
            case 1: order = go_on(-1 - below(9)); break;
            case 2: order = turn(1 + below(5)); break;
            case 3: order = fire; break;
            case 4: order = {Kind::go, static_cast<std::int8_t>(below(16)), 0}; break;
            case 5: order = {Kind::explode, 0, 0}; break;
            default: order = {Kind::ask, static_cast<std::int8_t>(1 + below(17)), static_cast<std::uint8_t>(below(9))};
        }
    }
    return made;
}

void ends() {
    const Board board(3);
    const Ground ground(board.q, board.r, board.next, board.terrain, {});
    const std::vector<Program> programs{program({fire}), program({}), program({turn(1), again})};
    const Start north{board.at(0, 0), 0}, ahead{board.at(0, -1), 3}, away{board.at(3, 0), 0};

    Answer answer = fight_all(ground, programs, 2, std::vector{north, ahead}, std::vector{0, 1}, forever);
    CHECK(answer.status == Status::done);
    CHECK(answer.outcomes.size() == 1);
    CHECK(answer.outcomes[0].sharers == 1 && answer.outcomes[0].why == Why::last && answer.outcomes[0].turns == 1);

    answer = fight_all(ground, programs, 2, std::vector{north, ahead}, std::vector{0, 0}, forever);
    CHECK(answer.outcomes[0].sharers == 3 && answer.outcomes[0].why == Why::all_out);

    answer = fight_all(ground, programs, 2, std::vector{north, away}, std::vector{2, 2}, forever);
    CHECK(answer.outcomes[0].why == Why::repetition && answer.outcomes[0].turns == 7);

    Rules rules;
    rules.repetition = false;
    rules.limit = 50;
    const Ground longer(board.q, board.r, board.next, board.terrain, rules);
    answer = fight_all(longer, programs, 2, std::vector{north, away}, std::vector{2, 2}, forever);
    CHECK(answer.outcomes[0].why == Why::turn_limit && answer.outcomes[0].turns == 50);
    CHECK(answer.robot_turns == 100);
}

void input_out_of_range_is_invalid() {
    const Board board(2);
    const Ground ground(board.q, board.r, board.next, board.terrain, {});
    const std::vector<Program> programs{program({fire}), program({})};
    const std::vector<Start> starts{{0, 0}, {5, 0}};
    const std::vector<int> of{0, 1};
    CHECK(ground.valid());
    CHECK(fight_all(ground, programs, 2, starts, of, forever).status == Status::done);
    CHECK(fight_all(ground, programs, 1, starts, of, forever).status == Status::invalid);
    CHECK(fight_all(ground, programs, 7, starts, of, forever).status == Status::invalid);
    CHECK(fight_all(ground, programs, 2, starts, std::vector{0}, forever).status == Status::invalid);
    CHECK(fight_all(ground, programs, 2, starts, std::vector{0, 2}, forever).status == Status::invalid);
    CHECK(fight_all(ground, programs, 2, std::vector<Start>{{0, 0}, {19, 0}}, of, forever).status == Status::invalid);
    CHECK(fight_all(ground, programs, 2, std::vector<Start>{{0, 6}, {5, 0}}, of, forever).status == Status::invalid);
    const std::vector<Program> wrong{program({{Kind::go, 16, 0}}), program({{Kind::ask, 18, 0}})};
    CHECK(fight_all(ground, wrong, 2, starts, of, forever).status == Status::invalid);
    CHECK(trace(ground, programs, std::vector<Start>{{0, 0}}).status == Status::invalid);

    std::vector<int> next = board.next;
    next[0] = 19;
    CHECK(!Ground(board.q, board.r, next, board.terrain, {}).valid());
    std::vector<int> terrain = board.terrain;
    terrain[0] = 7;
    CHECK(!Ground(board.q, board.r, board.next, terrain, {}).valid());
    Rules rules;
    rules.limit = max_turns + 1;
    CHECK(!Ground(board.q, board.r, board.next, board.terrain, rules).valid());
    CHECK(!Ground({}, {}, {}, {}, {}).valid());
}

void a_stop_is_heard() {
    const Board board(2);
    const Ground ground(board.q, board.r, board.next, board.terrain, {});
    const std::vector<Program> programs{program({fire}), program({})};
    const Answer answer =
        fight_all(ground, programs, 2, std::vector<Start>{{0, 0}, {5, 0}}, std::vector{0, 1}, robacus::Stop(0));
    CHECK(answer.status == Status::stopped);
    CHECK(answer.outcomes.empty());
}

// Random fights on crowded boards with all terrain: they end, and the order of the robots changes nothing.
void fights_end_and_order_is_nothing() {
    for (int round = 0; round < 400; ++round) {
        Board board(2 + below(3));
        for (int& kind : board.terrain) {
            if (below(6) == 0) kind = 1 + below(6);
        }
        Rules rules;
        rules.edge_void = below(2) == 0;
        rules.mine_step = below(2) == 0;
        rules.zero = below(2);
        rules.limit = 1 + below(150);
        const Ground ground(board.q, board.r, board.next, board.terrain, rules);
        const int robots = 2 + below(5);
        std::vector<Program> programs;
        std::vector<Start> starts;
        while (static_cast<int>(starts.size()) < robots) {
            const int cell = below(static_cast<int>(board.q.size()));
            bool free = board.terrain[static_cast<std::size_t>(cell)] == 0;
            for (const Start& other : starts) free &= other.cell != cell;
            if (!free && below(40)) continue;
            starts.push_back({cell, below(6)});
            programs.push_back(random_program());
        }
        const Trace first = trace(ground, programs, starts);
        CHECK(first.status == Status::done);
        CHECK(first.outcome.turns <= rules.limit);
        CHECK(first.seen.size() == static_cast<std::size_t>(robots) * first.outcome.turns);
        std::vector<int> of(static_cast<std::size_t>(robots));
        for (std::size_t i = 0; i < of.size(); ++i) of[i] = static_cast<int>(i);
        const Answer straight = fight_all(ground, programs, robots, starts, of, forever);
        CHECK(straight.outcomes.at(0).turns == first.outcome.turns);
        CHECK(straight.outcomes.at(0).sharers == first.outcome.sharers);
        const std::vector<Start> back(starts.rbegin(), starts.rend());
        const std::vector<int> of_back(of.rbegin(), of.rend());
        const Answer turned = fight_all(ground, programs, robots, back, of_back, forever);
        CHECK(turned.outcomes.at(0).turns == first.outcome.turns);
        CHECK(turned.outcomes.at(0).why == first.outcome.why);
    }
}

}  // namespace

int main() {
    ends();
    input_out_of_range_is_invalid();
    a_stop_is_heard();
    fights_end_and_order_is_nothing();
    return summary();
}
