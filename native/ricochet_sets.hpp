// Ricochet Robots, one shortest way fast: breadth first over the cells of the helpers, with all cells of the active
// robot as one set of 256 bits.  `free` only, boards of at most 16 x 16 cells, an active robot that is given.
// The plain search (ricochet.cpp) does everything else, and tests prove the two equal.  docs/ricochet-engine.md says how
// it works and what was tried.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ricochet.hpp"

namespace robacus::ricochet {

// A puzzle on the 16 x 16 grid, its active robot chosen.
struct SetPuzzle {
    std::array<std::uint8_t, 256> walls;      // by cell = row * 16 + column; outside the board 15
    std::array<std::uint8_t, 256> diagonals;  // as in Puzzle
    bool has_diagonals;
    bool blocked_turn_illegal;
    int helpers;                       // 0 to 4
    std::array<int, 4> helper_cells;
    std::array<int, 4> helper_colours;
    int active_cell;
    int active_colour;
    int target;
    int below;  // only ways with fewer moves than this are looked for
    // `literal` and `strict` without diagonals only; a way may take moves back at once where R7 forbids it.
    Variant variant = Variant::free;
};

struct SetStep {
    int from;
    int heading;
    int to;
};

struct SetAnswer {
    Status status = Status::invalid;  // no_way: none with fewer than `below` moves
    bool none = false;                // there is no way at all, however long
    int lower_bound = 0;
    std::vector<SetStep> way;
    std::uint64_t states = 0;

    void add(int from, int heading, int to);
    void turn_round();
};

// The same search, compiled for every processor and for those with AVX2.
SetAnswer solve_sets_portable(const SetPuzzle& puzzle, const Limits& limits) noexcept;
SetAnswer solve_sets_avx2(const SetPuzzle& puzzle, const Limits& limits) noexcept;
bool has_avx2() noexcept;

// One shortest way for any puzzle that `solve` takes: fast where this scheme can, by `solve` otherwise.
// It may use more robots than another way, and ways are not counted.
enum class Lanes : std::uint8_t { best, portable };
Answer solve_one(const Puzzle& puzzle, const Limits& limits, Lanes lanes = Lanes::best) noexcept;

}  // namespace robacus::ricochet
