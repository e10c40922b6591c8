// Ricochet Robots: the least number of moves for a position, exact under all rules of movement.
// Plain values in and out; the meaning is that of src/robacus/games/ricochet_robots (rules R4-R8, R19, R20), and
// tests prove the two equal.  It knows nothing of chips, bids or texts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "stop.hpp"

namespace robacus::ricochet {

enum class Variant : std::uint8_t { free, literal, strict };

struct Puzzle {
    int width = 0;                        // 1 to 32
    int height = 0;                       // 1 to 32
    std::vector<std::uint8_t> walls;      // one per cell, row by row: N 1, E 2, S 4, W 8; 15 = solid
    std::vector<std::uint8_t> diagonals;  // one per cell: 0 none, else 1 + 2 * colour, plus 1 for a backslash
    std::vector<int> robots;              // 1 to 5 cells
    std::vector<int> colours;             // of each robot, 0 to 5
    int active = -1;                      // index of the active robot, -1 = any (R2)
    int target = -1;                      // cell
    Variant variant = Variant::strict;
    bool blocked_turn_illegal = false;  // R19
    bool turn_is_ricochet = false;      // R19
};

struct Limits {
    Stop stop;
    std::size_t max_bytes;     // of everything that grows while searching
    std::size_t max_ways = 1;  // ways to return, those with the fewest robots first
    bool count = true;         // false: one way of the least length will do, whatever robots it uses
    int threads = 1;           // that may work at one position at most, where ways are not counted
    std::size_t share_from = 512;  // placings to look at; to wake the other threads takes as long as some hundred
};

enum class Status : std::uint8_t { solved, no_way, stopped, out_of_memory, invalid };

struct Answer {
    Status status = Status::invalid;
    int length = -1;      // of the shortest ways when solved
    int lower_bound = 0;  // proven: no way has fewer moves
    std::vector<std::vector<std::uint8_t>> ways;  // moves as 4 * robot + heading (N E S W = 0 1 2 3)
    std::string count;        // of the shortest ways, in hexadecimal digits; empty when not counted
    std::uint64_t states = 0; // different ones that were stored
};

Answer solve(const Puzzle& puzzle, const Limits& limits) noexcept;

struct Distances {
    Status status = Status::invalid;  // solved: each wanted cell was reached or proven out of reach
    int depth = 0;                    // cells with no distance are farther away than this, when not solved
    std::vector<int> moves;           // one per cell: least moves in `free` for the active robot to stop there, or -1
    std::uint64_t states = 0;
};

// How far every cell is for the active robot of a puzzle (its target and variant do not matter), in one search that
// ends when all cells of `wanted` have been reached (none = all that can be).
Distances distances(const Puzzle& puzzle, const std::vector<int>& wanted, const Limits& limits) noexcept;

}  // namespace robacus::ricochet
