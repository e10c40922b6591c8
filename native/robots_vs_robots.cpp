// See robots_vs_robots.hpp.  The board is robots_vs_robots_ground.cpp, a fight robots_vs_robots_fight.hpp; here are the
// doors: input is checked, then fights run one after the other.
#include "robots_vs_robots.hpp"

#include <algorithm>
#include <memory>
#include <new>

#include "robots_vs_robots_fight.hpp"

namespace robacus::robots {

namespace {

constexpr int fights_between_looks = 256;

bool is_legal(const Order& order) {
    switch (order.kind) {
        case Kind::blank:
        case Kind::fire:
        case Kind::explode:
        case Kind::begin: return true;
        case Kind::move: return order.number != 0 && order.number >= -9 && order.number <= 9;
        case Kind::turn: return order.number != 0 && order.number >= -5 && order.number <= 5;
        case Kind::go: return order.number >= 0 && order.number < cells;
        case Kind::ask: return order.number >= 1 && order.number <= 17 && order.x <= 99;
    }
    return false;
}

bool is_legal(const Ground& ground, const Start& start) {
    return start.cell >= 0 && start.cell < ground.hexes && start.head >= 0 && start.head < 6 && start.pointer >= 0 &&
           start.pointer < cells && start.ammo >= 0 && start.ammo <= 15 && start.dead >= 0 && start.dead < 1 << cells;
}

bool asks_turn(const Program& program) {
    return std::any_of(program.begin(), program.end(),
                       [](const Order& order) { return order.kind == Kind::ask && order.number == 15; });
}

template <int N>
void run_all(const Ground& ground, std::span<const Program> programs, std::span<const Start> starts, std::span<const int> of,
             const Stop& stop, Answer& answer) {
    const std::size_t count = starts.size() / N;
    std::vector<std::uint8_t> asking(programs.size());
    for (std::size_t i = 0; i < programs.size(); ++i) asking[i] = asks_turn(programs[i]);
    answer.outcomes.reserve(count);
    // Too large for a small stack.
    auto fight = std::make_unique<Fight<N>>(ground);
    answer.status = Status::done;
    for (std::size_t f = 0; f < count; ++f) {
        if (f % fights_between_looks == 0 && stop.asked()) {
            answer.status = Status::stopped;
            break;
        }
        const int* with = of.data() + f * N;
        fight->begin(programs, starts.data() + f * N, with);
        bool asked = false;
        for (int i = 0; i < N; ++i) asked |= asking[static_cast<std::size_t>(with[i])] != 0;
        fight->watch(ground.rules.repetition && !asked);
        Outcome outcome{};
        while (!fight->turn(outcome)) {
        }
        answer.outcomes.push_back(outcome);
    }
    answer.robot_turns = fight->robot_turns();
}

template <int N>
void run_trace(const Ground& ground, std::span<const Program> programs, std::span<const Start> starts, Trace& trace) {
    int of[N];
    bool asked = false;
    for (int i = 0; i < N; ++i) {
        of[i] = i;
        asked |= asks_turn(programs[static_cast<std::size_t>(i)]);
    }
    auto fight = std::make_unique<Fight<N>>(ground);
    fight->begin(programs, starts.data(), of);
    fight->watch(ground.rules.repetition && !asked);
    bool over = false;
    while (!over) {
        over = fight->turn(trace.outcome);
        for (int i = 0; i < N; ++i) trace.seen.push_back(fight->seen(i));
    }
    trace.status = Status::done;
}

template <class Run>
void with_robots(int robots, Run run) {
    switch (robots) {
        case 2: run.template operator()<2>(); break;
        case 3: run.template operator()<3>(); break;
        case 4: run.template operator()<4>(); break;
        case 5: run.template operator()<5>(); break;
        case 6: run.template operator()<6>(); break;
        default: break;
    }
}

bool are_legal(const Ground& ground, std::span<const Program> programs, int robots, std::span<const Start> starts) {
    if (!ground.valid() || robots < 2 || robots > max_robots || starts.size() % static_cast<std::size_t>(robots)) return false;
    for (const Program& program : programs) {
        if (!std::all_of(program.begin(), program.end(), [](const Order& order) { return is_legal(order); })) return false;
    }
    return std::all_of(starts.begin(), starts.end(), [&](const Start& start) { return is_legal(ground, start); });
}

}  // namespace

Answer fight_all(const Ground& ground, std::span<const Program> programs, int robots, std::span<const Start> starts,
                 std::span<const int> of, const Stop& stop) noexcept {
    Answer answer;
    try {
        const auto known = [&](int index) { return index >= 0 && static_cast<std::size_t>(index) < programs.size(); };
        if (!are_legal(ground, programs, robots, starts) || of.size() != starts.size() ||
            !std::all_of(of.begin(), of.end(), known)) {
            return answer;
        }
        with_robots(robots, [&]<int N>() { run_all<N>(ground, programs, starts, of, stop, answer); });
    } catch (const std::bad_alloc&) {
        answer.status = Status::out_of_memory;
    }
    return answer;
}

Trace trace(const Ground& ground, std::span<const Program> programs, std::span<const Start> starts) noexcept {
    Trace found;
    try {
        const int robots = static_cast<int>(std::min<std::size_t>(starts.size(), max_robots + 1));
        if (programs.size() != starts.size() || !are_legal(ground, programs, robots, starts)) return found;
        with_robots(robots, [&]<int N>() { run_trace<N>(ground, programs, starts, found); });
    } catch (const std::bad_alloc&) {
        found.status = Status::out_of_memory;
    }
    return found;
}

}  // namespace robacus::robots
