#include "abaku_endgame.hpp"

#include <algorithm>
#include <limits>
#include <new>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "abaku_values.hpp"

namespace robacus::abaku {

namespace {

constexpr int empty_turns = 3;  // rule 27
constexpr int infinite = std::numeric_limits<int>::max() / 4;
constexpr int whole = 1000;  // a depth that nothing reaches: looked at to the end
constexpr std::size_t plenty = 250'000;

// Thrown through the search when it has to end; caught in `best_ending`.
struct Ended {
    Status status;
};

std::uint64_t mixed(std::uint64_t value) noexcept {
    value += 0x9E3779B97F4A7C15ULL;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31);
}

std::uint64_t packed(const Rack& rack) noexcept {
    auto value = static_cast<std::uint64_t>(rack.jokers);
    for (const int count : rack.tiles) value = value << 3 | static_cast<std::uint64_t>(count);
    return value;
}

class Search {
public:
    Search(const std::array<Rack, 2>& racks, const std::array<int, 2>& empty, std::uint64_t most, const Stop& stop)
        : racks_(racks), empty_(empty), most_(most), stop_(stop) {}

    void run(const Board& board, Ending& ending) {
        for (int depth = 1;; ++depth) {
            cut_ = false;
            ending.worth = search(board, 0, depth, -infinite, infinite, 0);
            ending.best = root_;
            ending.depth = depth;
            ending.proven = !cut_;
            if (!cut_) return;
        }
    }

    std::uint64_t work() const noexcept { return work_; }
    // Also in the middle of a look: the best of the last one comes first, so what beats it here is better.
    const Placement& best() const noexcept { return root_; }

private:
    enum class Bound : std::uint8_t { none, exact, least, most };

    struct Node {
        std::vector<Placement> placements;  // the most promising first
        bool listed = false;
        Bound bound = Bound::none;
        int worth = 0;
        int depth = 0;
        std::size_t best = 0;  // placements.size() = an empty turn
    };

    std::uint64_t key(int turn) const noexcept {
        std::uint64_t value = mixed(laid_ ^ mixed(packed(racks_[0]))) ^ mixed(packed(racks_[1]) * 3);
        return mixed(value + static_cast<std::uint64_t>(turn + 2 * (empty_[0] + 4 * empty_[1])));
    }

    void list(const Board& board, int turn, Node& node) {
        if (work_ >= most_) throw Ended{Status::done};
        ++work_;
        Found found = board.placements(racks_[static_cast<std::size_t>(turn)], plenty, stop_);
        if (found.status != Status::done) throw Ended{found.status};
        const auto promise = [](const Placement& one) {
            int sum = static_cast<int>(one.score);
            for (std::size_t i = 0; i < one.count; ++i) sum += one.jokers >> i & 1 ? 0 : 2 * one.digits[i];
            return sum;
        };
        std::sort(found.placements.begin(), found.placements.end(), [&](const Placement& a, const Placement& b) {
            const int of_a = promise(a), of_b = promise(b);
            if (of_a != of_b) return of_a > of_b;
            return std::tie(a.count, a.fields, a.digits, a.jokers) < std::tie(b.count, b.fields, b.digits, b.jokers);
        });
        node.placements = std::move(found.placements);
        node.listed = true;
        node.best = 0;
    }

    // What is to come for who is to move, less what is to come for the other.
    int search(const Board& board, int turn, int depth, int alpha, int beta, int ply) {
        const auto own = static_cast<std::size_t>(turn), other = 1 - own;
        const int resting = hand_points(racks_[other]) - hand_points(racks_[own]);
        if (depth == 0) {
            cut_ = true;
            return resting;
        }
        Node& node = nodes_[key(turn)];
        if (ply && node.bound != Bound::none && node.depth >= depth) {
            if (node.bound == Bound::exact || (node.bound == Bound::least && node.worth >= beta) ||
                (node.bound == Bound::most && node.worth <= alpha)) {
                if (node.depth < whole) cut_ = true;
                return node.worth;
            }
        }
        if (!node.listed) list(board, turn, node);
        const bool cut_before = cut_;
        cut_ = false;
        const std::size_t count = node.placements.size();
        const std::size_t first = node.best;
        int best = -infinite, low = alpha;
        std::size_t chosen = first;
        // The best of the last time first, then the others in order, then the empty turn.
        for (std::size_t number = 0; number <= count && low < beta; ++number) {
            const std::size_t which = number == 0 ? first : number <= first ? number - 1 : number;
            const int worth = which < count ? after_placing(board, turn, node.placements[which], depth, low, beta, ply)
                                            : after_nothing(board, turn, depth, low, beta, ply, resting);
            if (worth > best) {
                best = worth;
                chosen = which;
                if (ply == 0) root_ = which < count ? node.placements[which] : Placement{};
            }
            low = std::max(low, best);
        }
        node.best = chosen;
        node.worth = best;
        node.bound = best >= beta ? Bound::least : best <= alpha ? Bound::most : Bound::exact;
        node.depth = cut_ ? depth : whole;
        cut_ = cut_ || cut_before;
        return best;
    }

    int after_placing(const Board& board, int turn, const Placement& placement, int depth, int alpha, int beta,
                      int ply) {
        const auto own = static_cast<std::size_t>(turn), other = 1 - own;
        const auto points = static_cast<int>(placement.score);
        const Rack before = racks_[own];
        const Rack left = without(before, placement);
        if (tiles_of(left) == 0) return points + 2 * hand_points(racks_[other]);  // rule 26
        Board laid = board;
        laid.lay({placement.fields.begin(), placement.fields.begin() + placement.count},
                 {placement.digits.begin(), placement.digits.begin() + placement.count});
        const std::uint64_t laid_before = laid_;
        const int empty_before = empty_[own];
        for (std::size_t i = 0; i < placement.count; ++i) {
            laid_ ^= mixed(placement.fields[i] * 10u + placement.digits[i] + 7u);
        }
        racks_[own] = left;
        empty_[own] = 0;
        const int worth = points - search(laid, 1 - turn, depth - 1, points - beta, points - alpha, ply + 1);
        racks_[own] = before;
        empty_[own] = empty_before;
        laid_ = laid_before;
        return worth;
    }

    int after_nothing(const Board& board, int turn, int depth, int alpha, int beta, int ply, int resting) {
        const auto own = static_cast<std::size_t>(turn);
        if (empty_[own] + 1 == empty_turns) return resting;  // rule 27
        ++empty_[own];
        const int worth = -search(board, 1 - turn, depth - 1, -beta, -alpha, ply + 1);
        --empty_[own];
        return worth;
    }

    std::array<Rack, 2> racks_;
    std::array<int, 2> empty_;
    std::uint64_t laid_ = 0;
    const std::uint64_t most_;
    const Stop& stop_;
    std::uint64_t work_ = 0;
    bool cut_ = false;  // somewhere below it was not looked at to the end
    Placement root_{};
    std::unordered_map<std::uint64_t, Node> nodes_;
};

}  // namespace

Ending best_ending(const Board& board, const std::array<Rack, 2>& racks, const std::array<int, 2>& empty,
                   std::uint64_t work, const Stop& stop) noexcept {
    Ending ending;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const int tiles = tiles_of(racks[seat]);
        if (racks[seat].jokers < 0 || tiles < 1 || tiles > max_tiles) return ending;
        if (empty[seat] < 0 || empty[seat] >= empty_turns) return ending;
    }
    if (!board.valid()) return ending;
    Search search(racks, empty, work, stop);
    try {
        ending.status = Status::done;
        search.run(board, ending);
    } catch (const Ended& ended) {
        ending.status = ended.status;
        ending.best = search.best();
    } catch (const std::bad_alloc&) {
        ending.status = Status::out_of_memory;
    }
    ending.work = search.work();
    return ending;
}

}  // namespace robacus::abaku
