// The board as a fight looks it up.  Two hexes make one word of a table (Ground::pairs):
//   bits 0-7    distance
//   bits 8-13   headings for which the other one is on the right side
//   bits 14-19  headings for which it is on the left side
//   bits 20-22  the heading of the straight free line to it, 7 where there is none
#pragma once

#include "robots_vs_robots.hpp"

namespace robacus::robots {

constexpr int off = -1;
constexpr int solid = -2;
constexpr std::uint32_t no_line = 7;

constexpr std::uint32_t distance_of(std::uint32_t pair) { return pair & 0xffu; }
constexpr bool right_of(std::uint32_t pair, int head) { return (pair >> (8 + head)) & 1u; }
constexpr bool left_of(std::uint32_t pair, int head) { return (pair >> (14 + head)) & 1u; }
constexpr std::uint32_t line_of(std::uint32_t pair) { return pair >> 20 & 7u; }

constexpr bool is_obstacle(Terrain kind) {
    return kind == Terrain::low || kind == Terrain::high || kind == Terrain::trap || kind == Terrain::mine;
}
constexpr bool is_mine(Terrain kind) { return kind == Terrain::mine || kind == Terrain::mine_hidden; }
constexpr bool is_trap(Terrain kind) { return kind == Terrain::trap || kind == Terrain::trap_hidden; }

}  // namespace robacus::robots
