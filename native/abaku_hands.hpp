// Abaku: the rows of digits that a rack can make.  A row grows from the left, digit by digit, and knows which tiles are
// left; each row of digits is made once, of tiles before jokers.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "abaku.hpp"
#include "abaku_words.hpp"

namespace robacus::abaku {

// Digits for some empty fields of a line, and what number of up to seven digits they make with the tiles that lie
// between them.
struct Hand {
    std::uint32_t number;
    std::uint32_t digits;  // four bits each, the last one lowest
    std::uint8_t left;     // bits: tiles of the rack
};

class Hands {
public:
    explicit Hands(const Rack& rack) {
        std::array<unsigned, max_tiles> tiles{};
        unsigned count = 0;
        for (unsigned digit = 0; digit < 10; ++digit) {
            for (int i = 0; i < rack.tiles[digit]; ++i) tiles[count++] = digit;
        }
        const unsigned jokers_from = count;
        count += static_cast<unsigned>(rack.jokers);
        count_ = static_cast<int>(count);
        const unsigned all = (1u << count) - 1;
        for (unsigned left = 0; left <= all; ++left) {
            for (unsigned digit = 0; digit < 10; ++digit) {
                unsigned taken = count;
                for (unsigned tile = 0; tile < count && taken == count; ++tile) {
                    if (left >> tile & 1 && (tile >= jokers_from || tiles[tile] == digit)) taken = tile;
                }
                if (taken == count) continue;
                can_[left] |= static_cast<std::uint16_t>(1u << digit);
                after_[left][digit] = static_cast<std::uint8_t>(left & ~(1u << taken));
            }
        }
        all_ = all;
        none_ = {{{0, 0, static_cast<std::uint8_t>(all)}}, 1};
        add_sets(0, 0, 0, all);
    }

    int count() const noexcept { return count_; }
    unsigned all() const noexcept { return all_; }
    // The digits that can be laid with these tiles, and the tiles that are left then.
    unsigned can(unsigned left) const noexcept { return can_[left]; }
    unsigned after(unsigned left, unsigned digit) const noexcept { return after_[left][digit]; }

    // The numbers of all sets of so many digits that can be laid, as `Words` has them.
    const std::vector<std::size_t>& sets(int size) const noexcept { return sets_[static_cast<std::size_t>(size)]; }

    // Some of them.  The room is larger than what is in it: that is what makes it fast to fill.
    struct Rows {
        std::vector<Hand> room;
        std::size_t count = 0;

        const Hand* begin() const noexcept { return room.data(); }
        const Hand* end() const noexcept { return room.data() + count; }
    };

    // The row of no digits.
    const Rows& none() const noexcept { return none_; }
    // The rows with one digit more, one of `fits`: the number times `times`, `between` and the digit.
    void extend(const Rows& hands, unsigned fits, std::uint32_t times, std::uint32_t between, Rows& longer) const {
        const std::size_t most = hands.count * static_cast<std::size_t>(__builtin_popcount(fits));
        if (longer.room.size() < most) longer.room.resize(most);
        Hand* next = longer.room.data();
        for (const Hand& hand : hands) {
            const std::uint32_t number = hand.number * times + between;
            for (unsigned can = can_[hand.left] & fits; can; can &= can - 1) {
                const auto digit = static_cast<unsigned>(__builtin_ctz(can));
                *next++ = {number + digit, hand.digits << 4 | digit, after_[hand.left][digit]};
            }
        }
        longer.count = static_cast<std::size_t>(next - longer.room.data());
    }

private:
    void add_sets(std::size_t number, int size, unsigned least, unsigned left) {
        sets_[static_cast<std::size_t>(size)].push_back(number);
        for (unsigned can = can_[left] >> least << least; can; can &= can - 1) {
            const auto digit = static_cast<unsigned>(__builtin_ctz(can));
            add_sets(number + Words::number_of(digit, size), size + 1, digit, after_[left][digit]);
        }
    }

    int count_ = 0;
    unsigned all_ = 0;
    std::array<std::uint16_t, 1 << max_tiles> can_{};
    std::array<std::array<std::uint8_t, 10>, 1 << max_tiles> after_{};
    Rows none_;
    std::array<std::vector<std::size_t>, max_tiles + 1> sets_;
};

}  // namespace robacus::abaku
