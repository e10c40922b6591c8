#include "abaku_simulation.hpp"

#include <algorithm>
#include <new>

namespace robacus::abaku {

namespace {

constexpr int rack_size = 5;
constexpr int looked_at = 1;  // jokers: with more of them there are thousands of placements
constexpr std::size_t plenty = 1'000'000;

struct Chosen {
    Placement placement;
    int equity;
};

// Of equal equity the one with more points, then with fewer tiles, then the first in reading order.
bool better(const Chosen& one, const Chosen& other) noexcept {
    if (one.equity != other.equity) return one.equity > other.equity;
    const Placement &a = one.placement, &b = other.placement;
    if (a.score != b.score) return a.score > b.score;
    if (a.count != b.count) return a.count < b.count;
    for (std::size_t i = 0; i < a.count; ++i) {
        if (a.fields[i] != b.fields[i]) return a.fields[i] < b.fields[i];
        if (a.digits[i] != b.digits[i]) return a.digits[i] < b.digits[i];
        if ((a.jokers ^ b.jokers) >> i & 1) return b.jokers >> i & 1;
    }
    return false;
}

// One game that goes on in the mind.
class Game {
public:
    Game(const Board& board, const RackValues& values, const World& world, const std::vector<int>& held,
         const Stop& stop)
        : board_(board), values_(values), stop_(stop), bag_(world), racks_(held.size() + 1) {
        for (std::size_t other = 0; other < held.size(); ++other) draw(racks_[other + 1], held[other]);
    }

    // What a candidate, whose tiles lie already, is worth for seat 0.
    int worth(const Candidate& candidate, int plies) {
        racks_[0] = candidate.kept;
        gain(0, tenths * candidate.points);
        draw(racks_[0], rack_size - tiles_of(racks_[0]));
        bag_.insert(bag_.end(), candidate.back.begin(), candidate.back.end());
        if (!candidate.fields.empty() && gone_out(0)) return worth_;
        std::size_t seat = 0;
        while (plies-- > 0) {
            seat = (seat + 1) % racks_.size();
            if (turn(seat)) return worth_;
        }
        for (std::size_t who = 0; who < racks_.size(); ++who) {
            gain(who, left() ? values_.of(racks_[who]) : -tenths * hand_points(racks_[who]));
        }
        return worth_;
    }

    Status status() const noexcept { return status_; }

private:
    int left() const noexcept { return static_cast<int>(bag_.size() - drawn_); }

    void gain(std::size_t seat, int points) noexcept {
        const int others = std::max(1, static_cast<int>(racks_.size()) - 1);
        worth_ += seat == 0 ? others * points : -points;
    }

    void draw(Rack& rack, int count) noexcept {
        for (; count > 0 && left(); --count) ++rack.tiles[bag_[drawn_++]];
    }

    int held_by_others(std::size_t seat) const noexcept {
        int points = 0;
        for (std::size_t who = 0; who < racks_.size(); ++who) points += who == seat ? 0 : hand_points(racks_[who]);
        return points;
    }

    // Rule 26.
    bool gone_out(std::size_t seat) noexcept {
        if (left() || tiles_of(racks_[seat])) return false;
        gain(seat, tenths * held_by_others(seat));
        for (std::size_t who = 0; who < racks_.size(); ++who) {
            if (who != seat) gain(who, -tenths * hand_points(racks_[who]));
        }
        return true;
    }

    // Somebody takes the placement with the most equity; whether that ends the game.
    bool turn(std::size_t seat) {
        Rack rack = racks_[seat];
        rack.jokers = std::min(rack.jokers, looked_at);
        const Found found = board_.placements(rack, plenty, stop_);
        if (found.status != Status::done) {
            status_ = found.status;
            return true;
        }
        if (found.placements.empty()) return false;
        const int others = held_by_others(seat);
        Chosen best{};
        bool any = false;
        for (const Placement& placement : found.placements) {
            const Rack kept = without(racks_[seat], placement);
            const int points = tenths * static_cast<int>(placement.score);
            const int value = left()          ? values_.of(kept)
                              : tiles_of(kept) ? -tenths * hand_points(kept)
                                               : tenths * others;
            const Chosen chosen{placement, points + value};
            if (!any || better(chosen, best)) best = chosen;
            any = true;
        }
        const Placement& placement = best.placement;
        board_.lay({placement.fields.begin(), placement.fields.begin() + placement.count},
                   {placement.digits.begin(), placement.digits.begin() + placement.count});
        racks_[seat] = without(racks_[seat], placement);
        gain(seat, tenths * static_cast<int>(placement.score));
        draw(racks_[seat], rack_size - tiles_of(racks_[seat]));
        return gone_out(seat);
    }

    Board board_;
    const RackValues& values_;
    const Stop& stop_;
    World bag_;
    std::size_t drawn_ = 0;
    std::vector<Rack> racks_;
    int worth_ = 0;
    Status status_ = Status::done;
};

bool are_digits(const std::vector<std::uint8_t>& tiles) noexcept {
    return std::all_of(tiles.begin(), tiles.end(), [](int tile) { return tile < 10; });
}

bool sensible(const Board& board, const RackValues& values, const std::vector<World>& worlds,
              const std::vector<int>& held, int plies) noexcept {
    std::size_t tiles = 0;
    for (const int count : held) {
        if (count < 0 || count > rack_size) return false;
        tiles += static_cast<std::size_t>(count);
    }
    const auto whole = [&](const World& world) { return world.size() >= tiles && are_digits(world); };
    return board.valid() && values.valid() && plies >= 0 && held.size() < 8 &&
           std::all_of(worlds.begin(), worlds.end(), whole);
}

bool sensible(const Candidate& candidate) noexcept {
    const int kept = tiles_of(candidate.kept);
    return candidate.kept.jokers >= 0 && kept <= rack_size && are_digits(candidate.back);
}

}  // namespace

Playouts playouts(const Board& board, const RackValues& values, const std::vector<Candidate>& candidates,
                  const std::vector<World>& worlds, const std::vector<int>& held, int plies,
                  const Stop& stop) noexcept {
    Playouts found;
    if (!sensible(board, values, worlds, held, plies)) return found;
    try {
        for (const Candidate& candidate : candidates) {
            Board laid = board;
            if (!sensible(candidate) || !laid.lay(candidate.fields, candidate.digits)) return {};
            for (const World& world : worlds) {
                Game game(laid, values, world, held, stop);
                found.values.push_back(game.worth(candidate, plies));
                if (game.status() != Status::done) {
                    found.status = game.status();
                    return found;
                }
            }
        }
    } catch (const std::bad_alloc&) {
        found.values.clear();
        found.status = Status::out_of_memory;
        return found;
    }
    found.status = Status::done;
    return found;
}

}  // namespace robacus::abaku
