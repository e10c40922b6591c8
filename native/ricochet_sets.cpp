// One shortest way: which search does what.  The search over sets is in ricochet_sets.ipp.
#include "ricochet_sets.hpp"

#include <algorithm>
#include <cstddef>
#include <new>
#include <utility>

namespace robacus::ricochet {
namespace {

constexpr int side = 16;
constexpr int unbounded = 1 << 20;

// ---- the puzzle on the 16 x 16 grid -------------------------------------------------------------------------------

bool fits(const Puzzle& puzzle) {
    const auto size = static_cast<std::size_t>(std::max(puzzle.width, 0)) * static_cast<std::size_t>(std::max(puzzle.height, 0));
    return puzzle.width >= 1 && puzzle.width <= side && puzzle.height >= 1 && puzzle.height <= side &&
           puzzle.walls.size() == size && puzzle.diagonals.size() == size && !puzzle.robots.empty() &&
           puzzle.robots.size() <= 5 && puzzle.colours.size() == puzzle.robots.size();
}

// Whether values are in range, and every wall is on both sides: bounds go backwards through slides.
bool sound(const Puzzle& puzzle) {
    const int size = puzzle.width * puzzle.height;
    const auto in_range = [size](int cell) { return cell >= 0 && cell < size; };
    if (!std::all_of(puzzle.robots.begin(), puzzle.robots.end(), in_range) || !in_range(puzzle.target)) return false;
    if (puzzle.active < -1 || puzzle.active >= static_cast<int>(puzzle.robots.size())) return false;
    for (std::size_t robot = 0; robot < puzzle.robots.size(); ++robot) {
        if (puzzle.colours[robot] < 0 || puzzle.colours[robot] > 5) return false;
        if (std::count(puzzle.robots.begin(), puzzle.robots.end(), puzzle.robots[robot]) != 1) return false;
        if (puzzle.walls[static_cast<std::size_t>(puzzle.robots[robot])] == 15) return false;
    }
    for (int cell = 0; cell < size; ++cell) {
        const int walls = puzzle.walls[static_cast<std::size_t>(cell)];
        const int diagonal = puzzle.diagonals[static_cast<std::size_t>(cell)];
        if (walls > 15 || diagonal > 12) return false;
        const bool last_column = cell % puzzle.width == puzzle.width - 1;
        if (!last_column && (walls >> 1 & 1) != (puzzle.walls[static_cast<std::size_t>(cell + 1)] >> 3 & 1)) return false;
        const bool last_row = cell + puzzle.width >= size;
        if (!last_row && (walls >> 2 & 1) != (puzzle.walls[static_cast<std::size_t>(cell + puzzle.width)] & 1)) return false;
    }
    return true;
}

int to_grid(const Puzzle& puzzle, int cell) { return cell / puzzle.width * side + cell % puzzle.width; }

SetPuzzle on_grid(const Puzzle& puzzle, int active) {
    SetPuzzle grid{};
    grid.walls.fill(15);
    for (int row = 0; row < puzzle.height; ++row) {
        for (int column = 0; column < puzzle.width; ++column) {
            const auto from = static_cast<std::size_t>(row * puzzle.width + column);
            const auto to = static_cast<std::size_t>(row * side + column);
            const int rim = (row == 0 ? 1 : 0) | (column == puzzle.width - 1 ? 2 : 0) |
                            (row == puzzle.height - 1 ? 4 : 0) | (column == 0 ? 8 : 0);
            grid.walls[to] = static_cast<std::uint8_t>(puzzle.walls[from] | rim);
            grid.diagonals[to] = puzzle.diagonals[from];
            grid.has_diagonals |= puzzle.diagonals[from] != 0;
        }
    }
    grid.blocked_turn_illegal = puzzle.blocked_turn_illegal;
    grid.target = to_grid(puzzle, puzzle.target);
    // Helpers of one colour group side by side, so that sorting neighbours sorts those that are alike.
    std::vector<int> order;
    for (int robot = 0; robot < static_cast<int>(puzzle.robots.size()); ++robot) {
        if (robot != active) order.push_back(robot);
    }
    std::array<bool, 256> passing{};
    for (const int diagonal : puzzle.diagonals) passing[static_cast<std::size_t>(diagonal ? (diagonal - 1) / 2 : 255)] = diagonal != 0;
    const auto passes = [&](int robot) {
        return passing[static_cast<std::size_t>(puzzle.colours[static_cast<std::size_t>(robot)])];
    };
    std::stable_sort(order.begin(), order.end(), [&](int first, int second) { return !passes(first) && passes(second); });
    grid.helpers = static_cast<int>(order.size());
    for (std::size_t helper = 0; helper < order.size(); ++helper) {
        grid.helper_cells[helper] = to_grid(puzzle, puzzle.robots[static_cast<std::size_t>(order[helper])]);
        grid.helper_colours[helper] = puzzle.colours[static_cast<std::size_t>(order[helper])];
    }
    grid.active_cell = to_grid(puzzle, puzzle.robots[static_cast<std::size_t>(active)]);
    grid.active_colour = puzzle.colours[static_cast<std::size_t>(active)];
    grid.below = unbounded;
    return grid;
}

std::vector<std::uint8_t> moves_of(const Puzzle& puzzle, const std::vector<SetStep>& way) {
    std::vector<int> cells;
    for (const int cell : puzzle.robots) cells.push_back(to_grid(puzzle, cell));
    std::vector<std::uint8_t> moves;
    for (const SetStep& step : way) {
        const auto robot = std::find(cells.begin(), cells.end(), step.from) - cells.begin();
        moves.push_back(static_cast<std::uint8_t>(4 * robot + step.heading));
        cells[static_cast<std::size_t>(robot)] = step.to;
    }
    return moves;
}

// ---- free ---------------------------------------------------------------------------------------------------------

// With an active robot one search does.  In the vortex every robot has a search of its own, and that of a robot that is
// far from the target must not grow before the others were looked at: the limit on moves rises step by step.
constexpr int vortex_limits[] = {3, 5, 7, 9, 11, 14, 18, 24, unbounded};

Answer solve_free(const Puzzle& puzzle, const Limits& limits, Lanes lanes) {
    Answer answer;
    const auto search = lanes == Lanes::best && has_avx2() ? solve_sets_avx2 : solve_sets_portable;
    const int robots = static_cast<int>(puzzle.robots.size());
    const int first = puzzle.active < 0 ? 0 : puzzle.active;
    const int last = puzzle.active < 0 ? robots - 1 : puzzle.active;
    for (int active = first; active <= last; ++active) {
        if (puzzle.robots[static_cast<std::size_t>(active)] == puzzle.target) {
            answer.status = Status::solved;
            answer.length = answer.lower_bound = 0;
            answer.ways.emplace_back();
            return answer;
        }
    }
    int proven = 1;
    for (const int limit : vortex_limits) {
        if (first == last && limit != unbounded) continue;
        int least = limit;
        for (int active = first; active <= last; ++active) {
            SetPuzzle grid = on_grid(puzzle, active);
            grid.below = least;
            const SetAnswer found = search(grid, limits);
            answer.states += found.states;
            if (found.status == Status::solved) {
                least = found.lower_bound;
                answer.ways = {moves_of(puzzle, found.way)};
            } else if (found.status != Status::no_way) {
                answer.status = found.status;
                answer.lower_bound = active < last ? proven : std::max(proven, std::min(found.lower_bound, least));
                answer.ways.clear();
                return answer;
            }
        }
        if (!answer.ways.empty()) {
            answer.status = Status::solved;
            answer.length = answer.lower_bound = least;
            return answer;
        }
        proven = limit;
    }
    answer.status = Status::no_way;
    return answer;
}

// ---- literal and strict -------------------------------------------------------------------------------------------

// Whether a shortest free way keeps R7 and R8 on a board without diagonals.  It never goes back at once, as the second of
// two such moves would do alone, and it comes to the target only at its end.  So its active robot has to use both axes.
bool ricochets(const Puzzle& puzzle, const std::vector<std::uint8_t>& way) {
    const int active = way.back() / 4;
    if (puzzle.active >= 0 && puzzle.active != active) return false;
    bool axes[2] = {false, false};
    for (const std::uint8_t move : way) {
        if (move / 4 == active) axes[move & 1] = true;
    }
    return axes[0] && axes[1];
}

// Whether that way keeps them on a board without diagonals.
bool keeps_rules(const SetPuzzle& grid, const std::vector<SetStep>& way) {
    int active = grid.active_cell;
    bool axes[2] = {false, false}, arrived = false;
    for (std::size_t move = 0; move < way.size(); ++move) {
        const SetStep& step = way[move];
        const bool same_robot = move > 0 && way[move - 1].to == step.from;
        if (arrived || (same_robot && way[move - 1].heading == (step.heading ^ 2))) return false;
        if (step.from != active) continue;
        active = step.to;
        axes[step.heading & 1] = true;
        arrived = active == grid.target && axes[0] && axes[1];
        if (active == grid.target && !arrived && grid.variant == Variant::strict) return false;
    }
    return arrived;
}

// No way has fewer moves than `least`.  The limit on moves rises step by step: one that is just high enough stops a search
// sooner than an upper bound that is found on the way.  `invalid` when only ways were found that do not keep R7.
Answer solve_ricocheting(const Puzzle& puzzle, const Limits& limits, Lanes lanes, int least) {
    Answer answer;
    answer.lower_bound = least;
    const auto search = lanes == Lanes::best && has_avx2() ? solve_sets_avx2 : solve_sets_portable;
    const int robots = static_cast<int>(puzzle.robots.size());
    const int first = puzzle.active < 0 ? 0 : puzzle.active;
    const int last = puzzle.active < 0 ? robots - 1 : puzzle.active;
    for (int round = 1;; ++round) {
        const int limit = answer.lower_bound + (round < 9 ? 1 : round - 7);
        int length = limit, not_allowed = unbounded, proven = unbounded;
        for (int active = first; active <= last; ++active) {
            SetPuzzle grid = on_grid(puzzle, active);
            grid.variant = puzzle.variant;
            grid.below = length;
            const SetAnswer found = search(grid, limits);
            answer.states += found.states;
            if (found.status == Status::solved && keeps_rules(grid, found.way)) {
                length = found.lower_bound;
                answer.ways = {moves_of(puzzle, found.way)};
            } else if (found.status == Status::solved) {
                not_allowed = std::min(not_allowed, found.lower_bound);
            } else if (found.status != Status::no_way) {
                answer.status = found.status;
                if (first == last) answer.lower_bound = std::max(answer.lower_bound, found.lower_bound);
                answer.ways.clear();
                return answer;
            } else if (!found.none) {
                proven = std::min(proven, found.lower_bound);
            }
        }
        if (!answer.ways.empty() && length <= not_allowed) {
            answer.status = Status::solved;
            answer.length = answer.lower_bound = length;
            return answer;
        }
        answer.lower_bound = std::min(proven, not_allowed);
        if (not_allowed < unbounded) return answer;
        if (proven == unbounded) {
            answer.lower_bound = least;
            answer.status = Status::no_way;
            return answer;
        }
    }
}

Answer solve_fast(const Puzzle& puzzle, const Limits& limits, Lanes lanes) {
    if (!fits(puzzle) || !sound(puzzle)) return solve(puzzle, limits);
    const bool diagonals = std::any_of(puzzle.diagonals.begin(), puzzle.diagonals.end(), [](int one) { return one != 0; });
    if (puzzle.variant != Variant::free && diagonals) return solve(puzzle, limits);
    Answer answer = solve_free(puzzle, limits, lanes);
    if (answer.status == Status::invalid) return solve(puzzle, limits);
    if (puzzle.variant == Variant::free || answer.status == Status::out_of_memory || answer.status == Status::stopped) return answer;
    if (answer.status == Status::no_way) return answer;
    if (answer.length > 0 && ricochets(puzzle, answer.ways.front())) return answer;
    Answer ricocheting = solve_ricocheting(puzzle, limits, lanes, answer.length);
    if (ricocheting.status != Status::invalid) return ricocheting;
    Answer exact = solve(puzzle, limits);
    exact.lower_bound = exact.status == Status::solved ? exact.lower_bound : std::max(exact.lower_bound, ricocheting.lower_bound);
    return exact;
}

}  // namespace

bool has_avx2() noexcept {
#if defined(__x86_64__) && defined(__GNUC__)
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("popcnt");
#else
    return false;
#endif
}

void SetAnswer::add(int from, int heading, int to) { way.push_back({from, heading, to}); }
void SetAnswer::turn_round() { std::reverse(way.begin(), way.end()); }

Answer solve_one(const Puzzle& puzzle, const Limits& limits, Lanes lanes) noexcept {
    try {
        Limits single = limits;
        single.max_ways = 1;
        single.count = false;
        return solve_fast(puzzle, single, lanes);
    } catch (const std::bad_alloc&) {
        Answer answer;
        answer.status = Status::out_of_memory;
        return answer;
    }
}

}  // namespace robacus::ricochet
