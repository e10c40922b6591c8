// Abaku: whether the tiles of a group are legal in their line, and what they score (rules 12 to 18).
//
// Every example in a line holds the new tiles of one group and no others.  So what a group scores is what its own
// examples count, those of all groups inside it, and those of the lines that cross it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "abaku.hpp"
#include "abaku_examples.hpp"
#include "abaku_line.hpp"

namespace robacus::abaku {

class Scoring {
public:
    // Digits of a group that make an example which holds all of it.
    struct Filled {
        std::uint32_t digits;  // four bits each, the last one lowest
        std::uint32_t points;  // of all these examples
        bool before, after;    // one of them holds the tile right before the group, right after it
    };

    explicit Scoring(const Board& board) noexcept : board_(board), examples_(*board.examples_) {}

    // A new line: its groups come with the last ones first and, of those that begin alike, the shorter ones first.
    // Those that are alone and touch nothing may be left out.
    void begin(const Line& line) noexcept;
    void open(int from, int size) noexcept;
    // With these digits the group's run has an example from one place to another.
    void example(std::uint32_t digits, int start, int end);
    // That was all; `filled` is what was told.
    void close();
    std::size_t size() const noexcept { return filled_.size() - first_; }
    const Filled& filled(std::size_t index) const noexcept { return filled_[first_ + index]; }

    // The score of the open group; negative where a rule is broken.
    int score(const Filled& filled) const noexcept;

private:
    struct Range {
        std::uint32_t begin = 0, end = 0;
    };

    // What comes together for one filling, and whether it has an example with the tile before the group, with the one
    // after it, and with one in a crossing line.
    struct Sum {
        std::uint32_t points;
        bool before, after, crossed;
    };

    std::uint32_t digit_of(std::uint32_t digits, int i) const noexcept { return digits >> 4 * (size_ - 1 - i) & 15; }
    void add_tiles(std::uint32_t digits, Sum& sum) const noexcept;
    void add_groups_inside(std::uint32_t digits, Sum& sum) const noexcept;
    const Filled* find(int first, int size, std::uint32_t digits) const noexcept;
    bool joined(std::uint32_t digits, const Sum& sum) const noexcept;

    const Board& board_;
    const Examples& examples_;
    const Line* line_ = nullptr;
    int from_ = 0, size_ = 0;
    std::size_t first_ = 0;        // of the open group
    std::vector<Filled> filled_;   // of all groups of the line
    std::array<std::array<Range, max_tiles + 1>, max_size> ranges_{};
};

}  // namespace robacus::abaku
