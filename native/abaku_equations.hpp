// Abaku: examples of eight digits and more that new tiles may complete.  They are in no table: what is missing in an
// equation is worked out from what lies, column by column from the last digits.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "abaku_examples.hpp"
#include "abaku_hands.hpp"
#include "abaku_line.hpp"

namespace robacus::abaku {

using Digits = std::uint16_t;  // a set of them: a bit for each

class Equations {
public:
    struct Solution {
        std::uint32_t digits;   // of the empty fields, as in a hand
        std::int8_t start, end;  // of the example
        bool operator==(const Solution&) const = default;
    };

    Equations(const Examples& examples, const Hands& hands) noexcept : examples_(examples), hands_(hands) {}

    // A new line of so many fields.
    void begin(const Line& line, int size) noexcept;
    // A new group of its empty fields.
    void open(int from, int size) noexcept;
    // Everything that the row between two places, which holds the group, may say.
    void look(int from, int to);
    // All ways to make it true with the rack, each once.
    const std::vector<Solution>& solve();

private:
    // What a number may be.
    struct Range {
        std::uint64_t least, most;
    };

    // The last digits of what one place and each one after it make.
    struct Pairs {
        std::array<Digits, max_size> sums, products;
    };

    template <Shape shape>
    void look(int from, int to);
    template <Shape shape>
    void columns(const Equation& one, int column, std::uint64_t x, std::uint64_t y, std::uint64_t rest, unsigned left);
    template <Shape shape>
    void choose(const Equation& one, int column, std::uint64_t x, std::uint64_t y, std::uint64_t rest, unsigned left);
    unsigned choices(int place, unsigned left, bool leading) const noexcept;
    unsigned lay(int place, unsigned digit, unsigned left) noexcept;
    void keep(const Equation& one);

    const Examples& examples_;
    const Hands& hands_;
    const Line* line_ = nullptr;
    int from_ = 0, size_ = 0;                        // the group
    unsigned missing_ = 0, zeros_ = 0;               // bits: the empty fields, and where only 0 can be
    std::array<std::uint8_t, max_size> digits_{};    // what lies or is tried at each place
    std::array<Digits, max_size> options_{};         // digits that may stand there
    std::array<Pairs, max_size> ends_;
    std::array<std::array<Range, max_size + 1>, max_size> ranges_;  // of the numbers from one place to another
    std::vector<Equation> live_;
    std::vector<Solution> solutions_;
};

}  // namespace robacus::abaku
