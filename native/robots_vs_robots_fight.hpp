// One fight, a template over the number of robots, so that the usual duel has no loops left.
//
// A situation is one word of 53 bits for each robot.  Whoever goes out and every mine that is used begins a new list of
// them, for nothing before that can come again.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "robots_vs_robots_pairs.hpp"
#include "robots_vs_robots_past.hpp"

namespace robacus::robots {

constexpr int count_cap = 100;

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

}  // namespace robacus::robots
