// Abaku: the end of a game of two when the bag is empty, so that both know everything: the best turn and its worth
// (rules 26 and 27).  games/abaku/endgame.py is the same in Python, plain and slow.
#pragma once

#include <array>
#include <cstdint>

#include "abaku.hpp"
#include "stop.hpp"

namespace robacus::abaku {

struct Ending {
    Status status = Status::invalid;
    bool proven = false;      // the worth is exact; else it is what could be seen within the work
    int worth = 0;            // points more than the other from here on, both playing as well as they can
    Placement best{};         // no tiles: an empty turn
    int depth = 0;            // turns that were looked ahead
    std::uint64_t work = 0;   // positions whose placements were found
};

// For who is to move; `empty` counts the empty turns in a row of each.  Looks further and further ahead until the end
// is reached everywhere or `work` positions have been looked at.
Ending best_ending(const Board& board, const std::array<Rack, 2>& racks, const std::array<int, 2>& empty,
                   std::uint64_t work, const Stop& stop) noexcept;

}  // namespace robacus::abaku
