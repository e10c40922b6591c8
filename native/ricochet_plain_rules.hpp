// The plain search of Ricochet Robots: its states, and the moves that the rules of a variant allow (R7, R8).
//
// What R7 and R8 need: the one move that R7 forbids next; and of the active robot the axis of its last step, or that it has
// ricocheted already.  Everything fits into 64 bits: five cells of 10 bits, 5 bits, 2 bits, and a bit that is always set.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "ricochet.hpp"
#include "ricochet_plain_board.hpp"

namespace robacus::ricochet::plain {

constexpr int max_robots = 5;
constexpr int cell_bits = 10;  // row * 32 + column, whatever the width of the board

using Key = std::uint64_t;

enum Axis : int { none, north_south, east_west, ricocheted };
constexpr int axis_of(int heading) { return heading & 1 ? east_west : north_south; }

struct State {
    std::array<int, max_robots> cell{};
    int forbidden = 0;     // by R7: 1 + 4 * robot + heading, or 0
    int axis = ricocheted; // of the active robot's last step, or that it has ricocheted (R8)
};

// The rules for one choice of the active robot.
class Rules {
public:
    // `candidates`: bits of the robots that may be the active one; exactly one where R7 and R8 hold.
    Rules(const Board& board, const Puzzle& puzzle, unsigned candidates, int target, Variant variant)
        : board_(board),
          robots_(static_cast<int>(puzzle.robots.size())),
          candidates_(candidates),
          target_(target),
          variant_(variant),
          turn_is_ricochet_(puzzle.turn_is_ricochet) {
        for (int first = 0; first < robots_; ++first) {
            for (int second = first + 1; second < robots_; ++second) {
                if (alike(first, second)) pairs_.emplace_back(first, second);
            }
            least_.push_back(is_candidate(first) ? board.relaxed(board.kind(first), target) : std::vector<int>());
        }
    }

    bool tracking() const { return variant_ != Variant::free; }
    unsigned candidates() const { return candidates_; }
    int robots() const { return robots_; }

    State start(const std::array<int, max_robots>& robots_cells) const {
        State state;
        state.cell = robots_cells;
        state.axis = tracking() ? none : ricocheted;
        return state;
    }

    // A state without regard to which of several like robots is which.
    Key key(State state) const {
        const int mover = state.forbidden ? (state.forbidden - 1) / 4 : 0;
        const int moved = state.cell[static_cast<std::size_t>(mover)];
        for (const auto& [first, second] : pairs_) {
            int& low = state.cell[static_cast<std::size_t>(first)];
            int& high = state.cell[static_cast<std::size_t>(second)];
            const int smaller = std::min(low, high);
            high = std::max(low, high);
            low = smaller;
        }
        if (state.forbidden && !pairs_.empty()) {
            int place = 0;
            while (state.cell[static_cast<std::size_t>(place)] != moved) ++place;
            state.forbidden += 4 * (place - mover);
        }
        return exact_key(state);
    }

    Key exact_key(const State& state) const {
        Key key = Key{1} << 63 | static_cast<Key>(state.forbidden) << 50 | static_cast<Key>(state.axis) << 55;
        for (int robot = 0; robot < robots_; ++robot) {
            key |= static_cast<Key>(state.cell[static_cast<std::size_t>(robot)]) << (cell_bits * robot);
        }
        return key;
    }

    State state(Key key) const {
        State state;
        for (int robot = 0; robot < robots_; ++robot) {
            state.cell[static_cast<std::size_t>(robot)] = static_cast<int>(key >> (cell_bits * robot) & (cells - 1));
        }
        state.forbidden = static_cast<int>(key >> 50 & 31);
        state.axis = static_cast<int>(key >> 55 & 3);
        return state;
    }

    // No way from here has fewer moves (0 also where it stands on the target and has to come back).
    int least(const State& state) const {
        int best = far_away;
        for (int robot = 0; robot < robots_; ++robot) {
            if (is_candidate(robot)) best = std::min(best, least_of(robot, state));
        }
        return best;
    }

    // Calls visit(robot, heading, state after it, whether that arrives) for every allowed move of the robots in `movers`.
    template <class Visit>
    void expand(const State& state, unsigned movers, Visit&& visit) const {
        Occupied occupied;
        for (int robot = 0; robot < robots_; ++robot) occupied.flip(state.cell[static_cast<std::size_t>(robot)]);
        for (int robot = 0; robot < robots_; ++robot) {
            if (!(movers >> robot & 1)) continue;
            const int from = state.cell[static_cast<std::size_t>(robot)];
            occupied.flip(from);
            for (int heading = 0; heading < 4; ++heading) {
                if (state.forbidden == 1 + 4 * robot + heading) continue;  // R7
                const Slide slide = board_.slide(board_.kind(robot), from, heading, occupied);
                if (slide.cell == no_cell) continue;
                State after = state;
                after.cell[static_cast<std::size_t>(robot)] = slide.cell;
                if (tracking()) track(after, robot, heading, slide);
                const bool there = slide.cell == target_ && is_candidate(robot);
                const bool arrives = there && after.axis == ricocheted;
                if (there && !arrives && variant_ == Variant::strict) continue;
                visit(robot, heading, after, arrives);
            }
            occupied.flip(from);
        }
    }

    // Whether one move arrives from here.
    bool arrives_next(const State& state) const {
        unsigned movers = 0;
        for (int robot = 0; robot < robots_; ++robot) {
            if (is_candidate(robot) && least_of(robot, state) <= 1) movers |= 1U << robot;
        }
        bool found = false;
        if (movers) expand(state, movers, [&found](int, int, const State&, bool arrives) { found |= arrives; });
        return found;
    }

private:
    bool is_candidate(int robot) const { return candidates_ >> robot & 1; }
    bool alike(int first, int second) const {
        return is_candidate(first) == is_candidate(second) && board_.kind(first) == board_.kind(second);
    }
    int least_of(int robot, const State& state) const {
        return least_[static_cast<std::size_t>(robot)][static_cast<std::size_t>(state.cell[static_cast<std::size_t>(robot)])];
    }
    void track(State& after, int robot, int heading, const Slide& slide) const {
        after.forbidden = 1 + 4 * robot + opposite(slide.heading);
        if (!is_candidate(robot) || after.axis == ricocheted) return;
        const bool right_angle = after.axis != none && after.axis != axis_of(heading);
        const bool counts = right_angle || (turn_is_ricochet_ && slide.turned);
        after.axis = counts ? ricocheted : axis_of(slide.heading);
    }

    const Board& board_;
    int robots_;
    unsigned candidates_;
    int target_;
    Variant variant_;
    bool turn_is_ricochet_;
    std::vector<std::pair<int, int>> pairs_;  // of like robots: exchanging them in this order sorts their cells
    std::vector<std::vector<int>> least_;
};

}  // namespace robacus::ricochet::plain
