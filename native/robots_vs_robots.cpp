// See robots_vs_robots.hpp.  A fight is a template over the number of robots, so that the usual duel has no loops left.
//
// What the questions ask about two robots is looked up in one table of pairs of hexes (Ground::pairs):
//   bits 0-7    distance
//   bits 8-13   headings for which the other one is on the right side
//   bits 14-19  headings for which it is on the left side
//   bits 20-22  the heading of the straight free line to it, 7 where there is none
// A repetition is found exactly: a situation is one word of 53 bits for each robot; words are compared, hashes only find
// them.  Whoever goes out and every mine that is used begins a new list, for nothing before that can come again.
#include "robots_vs_robots.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <new>

namespace robacus::robots {

namespace {

constexpr int step_q[6] = {0, 1, 1, 0, -1, -1};
constexpr int step_r[6] = {-1, -1, 0, 1, 1, 0};
constexpr int off = -1;
constexpr int solid = -2;
constexpr std::uint32_t no_line = 7;
constexpr int count_cap = 100;
constexpr int fights_between_looks = 256;

constexpr std::uint32_t distance_of(std::uint32_t pair) { return pair & 0xffu; }
constexpr bool right_of(std::uint32_t pair, int head) { return (pair >> (8 + head)) & 1u; }
constexpr bool left_of(std::uint32_t pair, int head) { return (pair >> (14 + head)) & 1u; }
constexpr std::uint32_t line_of(std::uint32_t pair) { return pair >> 20 & 7u; }

constexpr bool is_obstacle(Terrain kind) {
    return kind == Terrain::low || kind == Terrain::high || kind == Terrain::trap || kind == Terrain::mine;
}
constexpr bool is_mine(Terrain kind) { return kind == Terrain::mine || kind == Terrain::mine_hidden; }
constexpr bool is_trap(Terrain kind) { return kind == Terrain::trap || kind == Terrain::trap_hidden; }

// After 15 comes 1; a test that is answered no goes on by two.
struct Following {
    std::uint8_t one[cells];
    std::uint8_t two[cells];
};
constexpr Following make_following() {
    Following found{};
    for (int step = 0; step < cells; ++step) {
        const auto after = [](int to) { return static_cast<std::uint8_t>(to < cells ? to : to - (cells - 1)); };
        found.one[step] = after(step + 1);
        found.two[step] = after(step + 2);
    }
    return found;
}
constexpr Following following = make_following();

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

// The situations of a fight so far, found by hash and compared word by word.
template <int N>
class Past {
public:
    void begin() noexcept {
        if (++epoch_ == 0) {
            slots_.fill({0, 0});
            epoch_ = 1;
        }
        count_ = 0;
    }

    // Whether the situation has been there; it is remembered.
    bool again(const std::array<std::uint64_t, N>& now) noexcept {
        std::uint64_t hash = 0;
        for (int i = 0; i < N; ++i) hash = (hash ^ now[static_cast<std::size_t>(i)]) * 0x9e3779b97f4a7c15u;
        auto slot = static_cast<std::size_t>(hash >> (64 - bits));
        while (slots_[slot].epoch == epoch_) {
            if (words_[slots_[slot].at] == now) return true;
            slot = (slot + 1) & (size - 1);
        }
        slots_[slot] = {epoch_, count_};
        words_[count_++] = now;
        return false;
    }

private:
    static constexpr int bits = 11;
    static constexpr std::size_t size = std::size_t{1} << bits;
    static_assert(size > max_turns + 1);
    struct Slot {
        std::uint16_t epoch;
        std::uint16_t at;
    };
    std::array<Slot, size> slots_{};
    std::array<std::array<std::uint64_t, N>, max_turns + 2> words_;
    std::uint16_t epoch_ = 0;
    std::uint16_t count_ = 0;
};

struct Robot {
    int cell, head, pointer, ammo, dead;
    int advanced_dir, advanced_shot;
    bool alive, trapped, hit_last, blocked_last;
    std::uint8_t cause;

    std::uint64_t word() const noexcept {
        if (!alive) return ~std::uint64_t{0};
        const auto u = [](int value) { return static_cast<std::uint64_t>(value); };
        return u(cell) | u(head) << 9 | u(pointer) << 12 | u(dead) << 16 | u(ammo) << 32 |
               u(std::min(advanced_dir, count_cap)) << 36 | u(std::min(advanced_shot, count_cap)) << 43 |
               u(trapped) << 50 | u(hit_last) << 51 | u(blocked_last) << 52;
    }
};

constexpr std::uint8_t cause_shot = 1, cause_self = 2, cause_mine = 3, cause_edge = 4;

template <int N>
class Fight {
public:
    explicit Fight(const Ground& ground) : ground_(ground) {
        if (ground.visible_mines) obstacles_.resize(static_cast<std::size_t>(ground.hexes));
    }

    void begin(std::span<const Program> programs, const Start* starts, const int* of) noexcept {
        watched_ = ground_.rules.repetition;
        for (int i = 0; i < N; ++i) {
            const Start& start = starts[i];
            robots_[i] = {start.cell, start.head, start.pointer, start.ammo, start.dead, 0, 0, true, false, false, false, 0};
            programs_[i] = programs[static_cast<std::size_t>(of[i])].data();
        }
        living_ = N;
        turn_ = 0;
        used_.clear();
        if (ground_.visible_mines) obstacles_ = ground_.obstacles;
        past_.begin();
    }

    void watch(bool yes) noexcept {
        watched_ = yes;
        if (yes) remember();
    }

    // Plays one turn; true when the fight is over.
    bool turn(Outcome& outcome) noexcept {
        const std::uint8_t before = alive_bits();
        ++turn_;
        read();
        rotate();
        if (moving_) move();
        if (shooting_) shoot();
        const std::uint8_t after = alive_bits();
        const auto ended = [&](std::uint8_t sharers, Why why) {
            outcome = {sharers, why, static_cast<std::uint16_t>(turn_)};
            return true;
        };
        if (living_ == 1) return ended(after, Why::last);
        if (living_ == 0) return ended(before, Why::all_out);
        if (turn_ >= ground_.rules.limit) return ended(after, Why::turn_limit);
        if (watched_) {
            if (after != before || mine_went_) past_.begin();
            if (remember()) return ended(after, Why::repetition);
        }
        return false;
    }

    std::uint64_t robot_turns() const noexcept { return robot_turns_; }

    Seen seen(int i) const noexcept {
        const Robot& robot = robots_[i];
        return {static_cast<std::int16_t>(robot.cell),
                static_cast<std::uint8_t>(robot.head),
                static_cast<std::uint8_t>(robot.pointer),
                static_cast<std::uint8_t>(robot.ammo),
                static_cast<std::uint8_t>(robot.alive),
                robot.cause,
                static_cast<std::uint8_t>(robot.trapped),
                static_cast<std::uint8_t>(robot.hit_last),
                static_cast<std::uint8_t>(robot.blocked_last),
                static_cast<std::uint16_t>(robot.dead),
                static_cast<std::uint16_t>(robot.advanced_dir),
                static_cast<std::uint16_t>(robot.advanced_shot)};
    }

private:
    std::uint8_t alive_bits() const noexcept {
        unsigned bits = 0;
        for (int i = 0; i < N; ++i) bits |= static_cast<unsigned>(robots_[i].alive) << i;
        return static_cast<std::uint8_t>(bits);
    }

    bool remember() noexcept {
        std::array<std::uint64_t, N> words;
        for (int i = 0; i < N; ++i) words[static_cast<std::size_t>(i)] = robots_[i].word();
        return past_.again(words);
    }

    std::uint32_t pair(int from, int to) const noexcept {
        return ground_.pairs[static_cast<std::size_t>(robots_[from].cell * ground_.hexes + robots_[to].cell)];
    }

    // -- reading ----------------------------------------------------------------------------------------------

    template <class Test>
    bool any_other(int me, Test test) const noexcept {
        for (int i = 0; i < N; ++i) {
            if (i != me && robots_[i].alive && test(pair(me, i))) return true;
        }
        return false;
    }

    bool obstacle(const Robot& robot, int turned) const noexcept {
        int head = robot.head + turned;
        if (head >= 6) head -= 6;
        const std::uint8_t* obstacles = ground_.visible_mines ? obstacles_.data() : ground_.obstacles.data();
        return obstacles[robot.cell] >> head & 1;
    }

    bool in_line(int me, std::uint32_t reach) const noexcept {
        const auto head = static_cast<std::uint32_t>(robots_[me].head);
        return any_other(me, [&](std::uint32_t at) { return line_of(at) == head && distance_of(at) <= reach; });
    }

    bool ask(int me, const Order& order) const noexcept {
        const Robot& robot = robots_[me];
        const int x = order.x;
        const std::uint32_t within = order.x;
        switch (order.number) {
            case 1: return obstacle(robot, 0);
            case 2: return obstacle(robot, 3);
            case 3: return obstacle(robot, 1);
            case 4: return obstacle(robot, 5);
            case 5: return in_line(me, 2);
            case 6: return in_line(me, 1);
            case 7: return any_other(me, [&](std::uint32_t at) { return distance_of(at) <= within; });
            case 8: return robot.advanced_dir > x;
            case 9: return robot.advanced_shot > x;
            case 10: return robot.ammo > x;
            case 11: return robot.hit_last;
            case 12: return robot.blocked_last;
            case 13: return in_line(me, within);
            case 14: return living_ > x;
            case 15: return turn_ > x;
            case 16:
                return any_other(me, [&](std::uint32_t at) { return distance_of(at) <= within && right_of(at, robot.head); });
            case 17:
                return any_other(me, [&](std::uint32_t at) { return distance_of(at) <= within && left_of(at, robot.head); });
            default: return false;
        }
    }

    void read() noexcept {
        moving_ = shooting_ = mine_went_ = false;
        for (int i = 0; i < N; ++i) {
            orders_[i] = nullptr;
            left_[i] = 0;
            if (!robots_[i].alive) continue;
            ++robot_turns_;
            read_one(i);
        }
        for (int i = 0; i < N; ++i) {
            if (robots_[i].alive) robots_[i].hit_last = robots_[i].blocked_last = false;
        }
    }

    void read_one(int me) noexcept {
        Robot& robot = robots_[me];
        const Order* program = programs_[me];
        int step = robot.pointer;
        int seen = 0;
        first_[me] = step;
        while (true) {
            const int bit = 1 << step;
            if (seen & bit) break;  // P8: the pointer waits on the step that was to be read again
            seen |= bit;
            if (robot.dead & bit) {
                step = following.one[step];
                break;
            }
            const Order& order = program[step];
            if (order.kind == Kind::ask) {
                step = ask(me, order) ? following.one[step] : following.two[step];
                continue;
            }
            if (order.kind == Kind::go) {
                step = order.number;
                continue;
            }
            orders_[me] = &order;
            step = order.kind == Kind::begin ? ground_.rules.zero : following.one[step];
            if (order.kind == Kind::move) {
                left_[me] = order.number;
                moving_ = true;
            }
            shooting_ |= order.kind == Kind::fire || order.kind == Kind::explode;
            break;
        }
        robot.pointer = step;
    }

    // -- moving -----------------------------------------------------------------------------------------------

    void rotate() noexcept {
        for (int i = 0; i < N; ++i) {
            if (!orders_[i] || orders_[i]->kind != Kind::turn) continue;
            Robot& robot = robots_[i];
            robot.head = (robot.head + orders_[i]->number + 6) % 6;
            robot.advanced_dir = 0;
        }
    }

    void put_out(int i, std::uint8_t cause) noexcept {
        robots_[i].alive = false;
        robots_[i].cause = cause;
        left_[i] = 0;
        --living_;
    }

    void lose_step(int i) noexcept {
        robots_[i].dead |= 1 << first_[i];
        robots_[i].hit_last = true;
    }

    void move() noexcept {
        bool going = true;
        while (going) {
            int wanted[N];
            for (int i = 0; i < N; ++i) wanted[i] = left_[i] ? wish(i) : solid;
            agree(wanted);
            going = false;
            int entered[N];
            for (int i = 0; i < N; ++i) {
                entered[i] = off;
                if (!left_[i]) continue;
                if (wanted[i] == solid) {
                    robots_[i].blocked_last = true;
                    left_[i] = 0;
                } else if (wanted[i] == off) {
                    put_out(i, cause_edge);
                } else {
                    advance(i, wanted[i]);
                    entered[i] = wanted[i];
                }
            }
            for (int i = 0; i < N; ++i) {
                if (ground_.traps && entered[i] >= 0) enter(i, entered[i]);
                going |= left_[i] != 0;
            }
        }
    }

    // The hex that a robot with hexes left wants: `solid` where it is stopped at once, `off` where it falls.
    int wish(int i) const noexcept {
        const Robot& robot = robots_[i];
        if (robot.trapped) return solid;
        int head = robot.head;
        if (left_[i] < 0) head = head >= 3 ? head - 3 : head + 3;
        const int to = ground_.ahead[static_cast<std::size_t>(robot.cell * 6 + head)];
        return to == off && !ground_.rules.edge_void ? solid : to;
    }

    // Who cannot move together with the others is stopped, until nothing changes.
    void agree(int (&wanted)[N]) const noexcept {
        while (true) {
            unsigned stopped = 0;
            for (int i = 0; i < N; ++i) {
                if (wanted[i] < 0) continue;
                for (int j = 0; j < N; ++j) {
                    if (j == i) continue;
                    const bool contest = wanted[j] == wanted[i];
                    const bool there = robots_[j].alive && robots_[j].cell == wanted[i];
                    const bool stays = there && (wanted[j] == solid || wanted[j] == robots_[i].cell);
                    if (contest || stays) stopped |= 1u << i;
                }
            }
            if (!stopped) return;
            for (int i = 0; i < N; ++i) {
                if (stopped >> i & 1u) wanted[i] = solid;
            }
        }
    }

    void advance(int i, int to) noexcept {
        Robot& robot = robots_[i];
        robot.cell = to;
        if (left_[i] > 0) {
            ++robot.advanced_dir;
            ++robot.advanced_shot;
            --left_[i];
        } else {
            ++left_[i];
        }
    }

    void enter(int i, int cell) noexcept {
        const auto kind = static_cast<Terrain>(ground_.terrain[static_cast<std::size_t>(cell)]);
        if (is_trap(kind)) {
            robots_[i].trapped = true;
            robots_[i].blocked_last = left_[i] != 0;
            left_[i] = 0;
        } else if (is_mine(kind) && std::find(used_.begin(), used_.end(), cell) == used_.end()) {
            used_.push_back(cell);
            mine_went_ = true;
            if (kind == Terrain::mine) clear_obstacle(cell);
            if (ground_.rules.mine_step) {
                lose_step(i);
            } else {
                put_out(i, cause_mine);
            }
        }
    }

    void clear_obstacle(int cell) noexcept {
        for (int head = 0; head < 6; ++head) {
            const int from = ground_.ahead[static_cast<std::size_t>(cell * 6 + head)];
            if (from >= 0) obstacles_[static_cast<std::size_t>(from)] &= static_cast<std::uint8_t>(~(1u << (head + 3) % 6));
        }
    }

    // -- shooting ---------------------------------------------------------------------------------------------

    void shoot() noexcept {
        unsigned lost = 0, out = 0, exploded = 0;
        for (int i = 0; i < N; ++i) {
            if (!robots_[i].alive || !orders_[i]) continue;
            Robot& robot = robots_[i];
            if (orders_[i]->kind == Kind::fire && robot.ammo > 0) {
                --robot.ammo;
                robot.advanced_shot = 0;
                int target = -1;
                std::uint32_t nearest = 3;
                for (int j = 0; j < N; ++j) {
                    if (j == i || !robots_[j].alive) continue;
                    const std::uint32_t at = pair(i, j);
                    if (line_of(at) == static_cast<std::uint32_t>(robot.head) && distance_of(at) < nearest) {
                        nearest = distance_of(at);
                        target = j;
                    }
                }
                if (target >= 0) (nearest == 1 ? out : lost) |= 1u << target;
            } else if (orders_[i]->kind == Kind::explode) {
                exploded |= 1u << i;
                for (int j = 0; j < N; ++j) {
                    if (j == i || !robots_[j].alive) continue;
                    const std::uint32_t away = distance_of(pair(i, j));
                    if (away <= 2) (away == 1 ? out : lost) |= 1u << j;
                }
            }
        }
        for (int i = 0; i < N; ++i) {
            if (lost >> i & 1u) lose_step(i);
            if (exploded >> i & 1u) {
                put_out(i, cause_self);
            } else if (out >> i & 1u) {
                put_out(i, cause_shot);
            }
        }
    }

    const Ground& ground_;
    Robot robots_[N];
    const Order* programs_[N];
    const Order* orders_[N];
    int left_[N];
    int first_[N];
    int living_ = N;
    int turn_ = 0;
    bool moving_ = false, shooting_ = false, watched_ = true, mine_went_ = false;
    std::vector<int> used_;
    std::vector<std::uint8_t> obstacles_;
    std::uint64_t robot_turns_ = 0;
    Past<N> past_;
};

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

Ground::Ground(std::span<const int> q, std::span<const int> r, std::span<const int> next, std::span<const int> kinds,
               const Rules& given) noexcept
    : rules(given) {
    try {
        valid_ = prepare(q, r, next, kinds);
    } catch (const std::bad_alloc&) {
        valid_ = false;
    }
}

bool Ground::prepare(std::span<const int> q, std::span<const int> r, std::span<const int> next, std::span<const int> kinds) {
    const std::size_t count = q.size();
    if (count < 2 || count > max_hexes || r.size() != count || next.size() != 6 * count || kinds.size() != count) return false;
    if (rules.limit < 1 || rules.limit > max_turns || rules.zero < 0 || rules.zero >= cells) return false;
    hexes = static_cast<int>(count);
    const auto in_range = [](int value, int low, int high) { return value >= low && value <= high; };
    for (std::size_t i = 0; i < count; ++i) {
        if (!in_range(kinds[i], 0, 6) || !in_range(q[i], -1000, 1000) || !in_range(r[i], -1000, 1000)) return false;
    }
    for (int to : next) {
        if (!in_range(to, off, hexes - 1)) return false;
    }
    ahead.resize(6 * count);
    terrain.resize(count);
    obstacles.assign(count, 0);
    pairs.resize(count * count);
    const auto kind_of = [&](int cell) { return static_cast<Terrain>(kinds[static_cast<std::size_t>(cell)]); };
    for (std::size_t i = 0; i < count; ++i) {
        terrain[i] = static_cast<std::uint8_t>(kinds[i]);
        const Terrain here = static_cast<Terrain>(kinds[i]);
        visible_mines |= here == Terrain::mine;
        traps |= is_mine(here) || is_trap(here);
        for (std::size_t head = 0; head < 6; ++head) {
            const int to = next[6 * i + head];
            const bool wall = to != off && (kind_of(to) == Terrain::low || kind_of(to) == Terrain::high);
            ahead[6 * i + head] = static_cast<std::int16_t>(wall ? solid : to);
            if (to == off || is_obstacle(kind_of(to))) obstacles[i] |= static_cast<std::uint8_t>(1u << head);
        }
        for (std::size_t j = 0; j < count; ++j) {
            const int dq = q[j] - q[i], dr = r[j] - r[i];
            std::uint32_t word = static_cast<std::uint32_t>(
                std::min(255, std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)})));
            for (int head = 0; head < 6; ++head) {
                const int side = step_q[head] * (2 * dr + dq) - (2 * step_r[head] + step_q[head]) * dq;
                if (side > 0) word |= 1u << (8 + head);
                if (side < 0) word |= 1u << (14 + head);
            }
            pairs[i * count + j] = word | no_line << 20;
        }
        // The straight lines from here, until the edge or a high wall.
        for (std::size_t head = 0; head < 6; ++head) {
            int at = next[6 * i + head];
            for (std::size_t away = 0; away < count && at != off && kind_of(at) != Terrain::high; ++away) {
                std::uint32_t& word = pairs[i * count + static_cast<std::size_t>(at)];
                word = (word & ~(7u << 20)) | static_cast<std::uint32_t>(head) << 20;
                at = next[6 * static_cast<std::size_t>(at) + head];
            }
        }
    }
    return true;
}

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
