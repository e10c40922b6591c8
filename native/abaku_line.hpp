// Abaku: a line of the board as it lies, with everything that its empty fields need to be filled.
#pragma once

#include <array>
#include <cstdint>

#include "abaku.hpp"

namespace robacus::abaku {

// The empty fields of a line are numbered from its beginning.  A group of them is the first one and how many they are;
// its run goes from the tiles right before the first one to those right after the last one.
struct Line {
    static constexpr std::uint8_t empty = 255;

    int down = 0;
    int count = 0;                                   // empty fields
    std::array<std::uint8_t, max_size> digits{};     // by place
    std::array<std::uint32_t, max_size + 1> sums{};  // of the digits before a place

    // By empty field:
    std::array<int, max_size> places{}, fields{};
    std::array<int, max_size> low{}, high{};         // from the tiles right before it to those right after it
    std::array<unsigned, max_size> fits{};           // digits of the rack that the crossing line allows
    std::array<bool, max_size> touching{};           // a placement has to cover such a field
    std::array<std::uint32_t, max_size> times{};     // what its bonus does to a tile
    std::array<std::uint32_t, max_size> factors{};   // and to every example that holds the tile

    // Whether no tile lies between the fields of a group; and none beside it either.
    bool together(int from, int size) const noexcept {
        return places[at(from + size - 1)] - places[at(from)] == size - 1;
    }
    bool alone(int from, int size) const noexcept { return high[at(from + size - 1)] - low[at(from)] == size; }

private:
    static std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }
};

}  // namespace robacus::abaku
