// Abaku: examples of eight digits and more that new tiles may complete.  They are in no table: what is missing in an
// equation is worked out from what lies, column by column from the last digits.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "abaku_examples.hpp"
#include "abaku_hands.hpp"
#include "abaku_scoring.hpp"

namespace robacus::abaku {

class Equations {
public:
    struct Solution {
        std::uint32_t digits;  // of the empty fields, as in a hand
        Filled::Span span;
    };

    Equations(const Examples& examples, const Hands& hands) noexcept : examples_(examples), hands_(hands) {}

    // A new group of empty fields in a line: `row` as it lies, with 255 where it is empty, and the digits that fit.
    void begin(const Filled& line, const std::array<std::uint8_t, max_size>& row,
               const std::array<unsigned, max_tiles>& fits) noexcept;
    // Everything that the row between two places, which holds the group, may say.
    void look(int from, int to);
    // All ways to make it true with the rack.
    const std::vector<Solution>& solve();
    const std::vector<Solution>& solutions() const noexcept { return solutions_; }

private:
    struct Range {
        std::uint64_t least, most;
    };

    template <Shape shape>
    void look(int from, int to);
    Range range(int from, int to) const noexcept;
    template <Shape shape>
    void columns(const Equation& one, int column, std::uint64_t x, std::uint64_t y, std::uint64_t rest, unsigned left);
    unsigned choices(int place, unsigned left, bool leading) const noexcept;
    unsigned lay(int place, unsigned digit, unsigned left) noexcept;
    void keep(const Equation& one);

    const Examples& examples_;
    const Hands& hands_;
    const Filled* line_ = nullptr;
    std::array<bool, max_size> missing_{};                            // the places of the group
    std::array<std::uint8_t, max_size> digits_{};                     // what is tried there
    std::array<unsigned, max_size> options_{};                        // digits that may stand at each place
    std::array<std::uint64_t, max_size + 1> least_{}, greatest_{};    // numbers up to each place
    std::vector<Equation> live_;
    std::vector<Solution> solutions_;
};

}  // namespace robacus::abaku
