// Abaku: what a turn is worth when the game goes on for a few turns in which everybody takes the best placement, with
// hidden tiles lying as a world says.  games/abaku/simulation.py is the same in Python and says what it means.
#pragma once

#include <cstdint>
#include <vector>

#include "abaku.hpp"
#include "abaku_values.hpp"
#include "stop.hpp"

namespace robacus::abaku {

// A turn that may be taken: tiles that are laid, or tiles that go back into the bag, or neither.
struct Candidate {
    int points = 0;
    std::vector<std::uint8_t> fields, digits;  // what is laid
    Rack kept;
    std::vector<std::uint8_t> back;  // digits that are exchanged
};

// The tiles that are not seen: first the racks of the others in the order of their turns, then the bag.
using World = std::vector<std::uint8_t>;

struct Playouts {
    Status status = Status::invalid;
    std::vector<int> values;  // candidate by candidate, each in all worlds
};

// `held` says how many tiles the others have, in the order of their turns.
Playouts playouts(const Board& board, const RackValues& values, const std::vector<Candidate>& candidates,
                  const std::vector<World>& worlds, const std::vector<int>& held, int plies, const Stop& stop) noexcept;

}  // namespace robacus::abaku
