// Abaku: whether a line with new tiles in it is legal, and what it scores (rules 12 to 18), as far as the line itself
// and the lines that cross it say.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "abaku.hpp"
#include "abaku_examples.hpp"

namespace robacus::abaku {

// A line of a board with empty fields that are to be filled, from the first filled field to the last one.
struct Filled {
    int low = 0, high = 0;                          // the run: places from `low` to before `high`
    int count = 0;                                  // new tiles
    std::array<int, max_tiles> holes{};             // their places
    std::array<int, max_tiles> fields{};            // their fields
    std::array<std::uint8_t, max_tiles> values{};   // their digits
    std::array<std::uint8_t, max_size> digits{};    // by place
    std::array<std::uint64_t, max_size + 1> numbers{};  // what the digits from `low` to before a place make

    // Examples of more than seven digits that hold all new tiles: the scoring believes what is found here.
    struct Span {
        std::int8_t start, end;
        bool operator==(const Span&) const = default;
    };
    std::array<Span, 36> long_examples{};  // a line of 15 has so many rows of eight and more
    int known = 0;

    void know(Span span) noexcept {
        const auto end = long_examples.begin() + known;
        if (std::find(long_examples.begin(), end, span) == end) long_examples[static_cast<std::size_t>(known++)] = span;
    }

    void put(int place, std::uint8_t digit) noexcept {
        digits[static_cast<std::size_t>(place)] = digit;
        numbers[static_cast<std::size_t>(place) + 1] = numbers[static_cast<std::size_t>(place)] * 10 + digit;
    }
};

class Scoring {
public:
    explicit Scoring(const Board& board) noexcept : board_(board), examples_(*board.examples_) {}

    // The score of the tiles on a line that goes `down` or not; negative where a rule is broken.
    int score(const Filled& line, int down) const noexcept;

private:
    const Board& board_;
    const Examples& examples_;
};

}  // namespace robacus::abaku
