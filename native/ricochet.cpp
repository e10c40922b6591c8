// The plain search: which part does what.
//
// 1. A breadth-first search, layer by layer, without R7 and R8 (`free`), finds the least length L of a free way.
//    Robots that behave alike (same diagonals turn them, none of them active) are interchangeable: states are stored
//    with their cells sorted.
// 2. Going back through the layers, only the states on a shortest way are kept, with the exact number of ways from each.
// 3. A way of `literal` or `strict` is a free way too.  So where one has length L, it runs through the states of step 2:
//    these are walked again while remembering what R7 and R8 need.
// 4. Otherwise a second breadth-first search remembers it from the start.  There each candidate for the active robot (any
//    of them with the vortex) has its own search, and they take turns, one layer each.
#include "ricochet.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <new>
#include <utility>

#include "ricochet_plain_board.hpp"
#include "ricochet_plain_memory.hpp"
#include "ricochet_plain_rules.hpp"
#include "ricochet_plain_search.hpp"
#include "ricochet_plain_shortest.hpp"
#include "ricochet_plain_ways.hpp"

namespace robacus::ricochet {
namespace {

using namespace plain;

bool valid(const Puzzle& puzzle) {
    if (puzzle.width < 1 || puzzle.width > max_side || puzzle.height < 1 || puzzle.height > max_side) return false;
    const int size = puzzle.width * puzzle.height;
    const auto on_board = [size](int cell) { return cell >= 0 && cell < size; };
    const auto robots = puzzle.robots.size();
    if (puzzle.walls.size() != static_cast<std::size_t>(size) || puzzle.diagonals.size() != puzzle.walls.size()) return false;
    if (robots < 1 || robots > max_robots || puzzle.colours.size() != robots) return false;
    if (puzzle.active < -1 || puzzle.active >= static_cast<int>(robots) || !on_board(puzzle.target)) return false;
    std::vector<int> sorted = puzzle.robots;
    std::sort(sorted.begin(), sorted.end());
    return std::all_of(sorted.begin(), sorted.end(), on_board) &&
           std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end() &&
           std::all_of(puzzle.walls.begin(), puzzle.walls.end(), [](int mask) { return mask < 16; }) &&
           std::all_of(puzzle.diagonals.begin(), puzzle.diagonals.end(), [](int diagonal) { return diagonal <= 12; }) &&
           std::all_of(puzzle.colours.begin(), puzzle.colours.end(), [](int colour) { return colour >= 0 && colour < 6; });
}

class Solver {
public:
    Solver(const Puzzle& puzzle, const Limits& limits, Answer& answer)
        : puzzle_(puzzle),
          limits_(limits),
          answer_(answer),
          board_(puzzle),
          run_(limits.max_bytes, limits.stop),
          candidates_(puzzle.active < 0 ? (1U << puzzle.robots.size()) - 1 : 1U << puzzle.active),
          target_(wide(puzzle.target)) {
        for (std::size_t robot = 0; robot < puzzle.robots.size(); ++robot) start_[robot] = wide(puzzle.robots[robot]);
    }

    void solve() {
        try {
            search();
        } catch (const Stopped&) {
            answer_.status = Status::stopped;
        } catch (const std::bad_alloc&) {
            answer_.status = Status::out_of_memory;
        }
        answer_.states = run_.states;
    }

    void measure(const std::vector<int>& wanted, Distances& distances) {
        distances.moves.assign(puzzle_.walls.size(), -1);
        std::vector<int> missing = wanted;
        const auto reached = [&](int cell, int moves) {
            int& known = distances.moves[static_cast<std::size_t>((cell >> 5) * puzzle_.width + (cell & 31))];
            if (known < 0) known = moves;
        };
        const auto all_found = [&] {
            std::erase_if(missing, [&](int cell) { return distances.moves[static_cast<std::size_t>(cell)] >= 0; });
            return !wanted.empty() && missing.empty();
        };
        try {
            const Rules rules(board_, puzzle_, candidates_, no_cell, Variant::free);
            Search search(rules, rules.start(start_), run_);
            for (std::size_t robot = 0; robot < puzzle_.robots.size(); ++robot) {
                if (candidates_ >> robot & 1) reached(start_[robot], 0);
            }
            while (!all_found() && !search.exhausted()) {
                search.deepen([&](int robot, const State& after) {
                    if (candidates_ >> robot & 1) reached(after.cell[static_cast<std::size_t>(robot)], distances.depth + 1);
                });
                ++distances.depth;
            }
            distances.status = Status::solved;
        } catch (const Stopped&) {
            distances.status = Status::stopped;
        } catch (const std::bad_alloc&) {
            distances.status = Status::out_of_memory;
        }
        distances.states = run_.states;
    }

private:
    int wide(int cell) const { return cell / puzzle_.width * max_side + cell % puzzle_.width; }

    bool stands_there() const {
        for (std::size_t robot = 0; robot < puzzle_.robots.size(); ++robot) {
            if ((candidates_ >> robot & 1) && start_[robot] == target_) return true;
        }
        return false;
    }

    void search() {
        const Rules free(board_, puzzle_, candidates_, target_, Variant::free);
        if (stands_there()) {
            if (puzzle_.variant == Variant::free) return length_is_zero();
        } else if (through_free(free)) {
            return;
        }
        tracked();
    }

    void length_is_zero() {
        answer_.status = Status::solved;
        answer_.length = 0;
        answer_.ways.emplace_back();
        if (limits_.count) answer_.count = "1";
    }

    // Steps 1 to 3; false when the answer has more moves than a free way.
    bool through_free(const Rules& free) {
        const State start = free.start(start_);
        if (free.least(start) == far_away) return no_way();
        proved(free.least(start));
        Search search(free, start, run_);
        int depth = 0;
        while (!search.arrives_next()) {
            proved(++depth + 1);
            search.deepen();
            if (search.exhausted()) return no_way();
        }
        proved(depth + 1);
        const Layers layers = std::move(search).finish();
        if (puzzle_.variant == Variant::free) {
            bool counted = limits_.count;
            std::vector<Found> only;
            only.push_back({graph_of(free, layers, depth + 1, counted), start});
            return found(only, counted);
        }
        const Graph graph = shortest(free, layers, depth + 1, true, run_);
        std::vector<std::unique_ptr<Rules>> rules;
        std::vector<Found> all;
        for (const unsigned candidate : each_candidate()) {
            rules.push_back(std::make_unique<Rules>(board_, puzzle_, candidate, target_, puzzle_.variant));
            const State tracked_start = rules.back()->start(start_);
            const Layers tracked = tracked_layers(*rules.back(), tracked_start, graph, run_);
            Graph again = shortest(*rules.back(), tracked, graph.length, true, run_);
            if (!again.empty()) all.push_back({std::move(again), tracked_start});
        }
        if (all.empty()) {
            proved(graph.length + 1);
            return false;
        }
        return found(all, true);
    }

    // Step 4.
    void tracked() {
        std::vector<std::unique_ptr<Rules>> rules;
        std::vector<std::unique_ptr<Search>> searches;
        for (const unsigned candidate : each_candidate()) {
            rules.push_back(std::make_unique<Rules>(board_, puzzle_, candidate, target_, puzzle_.variant));
            const State start = rules.back()->start(start_);
            if (rules.back()->least(start) != far_away) {
                searches.push_back(std::make_unique<Search>(*rules.back(), start, run_));
            }
        }
        for (int length = 1; !searches.empty(); ++length) {
            proved(length);
            std::vector<Search*> arriving;
            for (const auto& search : searches) {
                if (length >= answer_.lower_bound && search->arrives_next()) arriving.push_back(search.get());
            }
            if (!arriving.empty()) {
                bool counted = limits_.count;
                std::vector<Found> all;
                for (Search* search : arriving) {
                    const Rules& own = search->rules();
                    const Layers layers = std::move(*search).finish();
                    all.push_back({graph_of(own, layers, length, counted), own.start(start_)});
                }
                found(all, counted);
                return;
            }
            proved(length + 1);
            for (const auto& search : searches) search->deepen();
            std::erase_if(searches, [](const auto& search) { return search->exhausted(); });
        }
        no_way();
    }

    std::vector<unsigned> each_candidate() const {
        std::vector<unsigned> each;
        for (unsigned bit = 1; bit <= candidates_; bit <<= 1) {
            if (candidates_ & bit) each.push_back(bit);
        }
        return each;
    }

    void proved(int lower_bound) { answer_.lower_bound = std::max(answer_.lower_bound, lower_bound); }

    bool no_way() {
        answer_.status = Status::no_way;
        answer_.count = "0";
        return true;
    }

    struct Found {
        Graph graph;
        State start;
    };

    // All shortest ways; where memory does not suffice for them, one, and then they cannot be `counted`.
    Graph graph_of(const Rules& rules, const Layers& layers, int length, bool& counted) {
        proved(length);
        if (counted) {
            try {
                return shortest(rules, layers, length, true, run_);
            } catch (const std::bad_alloc&) {
                counted = false;
            }
        }
        return shortest(rules, layers, length, false, run_);
    }

    // The graphs of all active robots with a way of the least length; `counted` when they hold every one.
    bool found(const std::vector<Found>& all, bool counted) {
        const int length = all.front().graph.length;
        Number count(all.front().graph.words, 0);
        std::vector<Way> ways;
        for (const auto& [graph, start] : all) {
            // No two active robots share a way, so the sum is a number of ways too and fits as well.
            Counts::add(count.data(), graph.count(start).data(), count.size());
            std::vector<Way> own;
            list(graph, start, own);
            ways.insert(ways.end(), own.begin(), own.end());
        }
        std::stable_sort(ways.begin(), ways.end(), [](const Way& a, const Way& b) { return a.robots < b.robots; });
        if (ways.size() > limits_.max_ways) ways.resize(std::max<std::size_t>(limits_.max_ways, 1));
        for (Way& way : ways) answer_.ways.push_back(std::move(way.moves));
        answer_.length = length;
        answer_.lower_bound = length;
        if (counted) answer_.count = hexadecimal(count);
        answer_.status = Status::solved;
        return true;
    }

    // A list that time or memory cuts short is a list all the same.
    void list(const Graph& graph, const State& start, std::vector<Way>& ways) {
        try {
            Lister(graph, start, std::max<std::size_t>(limits_.max_ways, 1), run_).list(ways);
        } catch (const Stopped&) {
            if (ways.empty()) throw;
        } catch (const std::bad_alloc&) {
            if (ways.empty()) throw;
        }
    }

    const Puzzle& puzzle_;
    const Limits& limits_;
    Answer& answer_;
    Board board_;
    Run run_;
    unsigned candidates_;
    int target_;
    std::array<int, max_robots> start_{};
};

}  // namespace

Answer solve(const Puzzle& puzzle, const Limits& limits) noexcept {
    Answer answer;
    try {
        if (valid(puzzle)) Solver(puzzle, limits, answer).solve();
    } catch (const std::bad_alloc&) {
        answer.status = Status::out_of_memory;
    }
    return answer;
}

Distances distances(const Puzzle& puzzle, const std::vector<int>& wanted, const Limits& limits) noexcept {
    Distances found;
    try {
        if (!valid(puzzle)) return found;
        const int size = puzzle.width * puzzle.height;
        if (std::any_of(wanted.begin(), wanted.end(), [size](int cell) { return cell < 0 || cell >= size; })) return found;
        Answer unused;
        Solver(puzzle, limits, unused).measure(wanted, found);
    } catch (const std::bad_alloc&) {
        found.status = Status::out_of_memory;
    }
    return found;
}

}  // namespace robacus::ricochet
