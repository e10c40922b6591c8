// Abaku: the rows of digits that a rack can make.  A row grows from the left, digit by digit, and knows which tiles are
// left; each row of digits is made once, of tiles before jokers.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "abaku.hpp"

namespace robacus::abaku {

// Digits for some empty fields of a line, and what number they make with the tiles that lie between them.
struct Hand {
    std::uint64_t number;
    std::uint32_t digits;  // four bits each, the last one lowest
    std::uint8_t left;     // bits: tiles of the rack
};

class Hands {
public:
    explicit Hands(const Rack& rack) noexcept {
        std::array<unsigned, max_tiles> tiles{};
        unsigned count = 0;
        for (unsigned digit = 0; digit < 10; ++digit) {
            for (int i = 0; i < rack.tiles[digit]; ++i) tiles[count++] = digit;
        }
        const unsigned jokers_from = count;
        count += static_cast<unsigned>(rack.jokers);
        count_ = static_cast<int>(count);
        all_ = static_cast<std::uint8_t>((1u << count) - 1);
        for (unsigned left = 0; left <= all_; ++left) {
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
        free_[0].push_back({0, 0, all_});
    }

    int count() const noexcept { return count_; }
    unsigned all() const noexcept { return all_; }
    // The digits that can be laid with these tiles, and the tiles that are left then.
    unsigned can(unsigned left) const noexcept { return can_[left]; }
    unsigned after(unsigned left, unsigned digit) const noexcept { return after_[left][digit]; }

    // All rows of so many digits with nothing between them.
    const std::vector<Hand>& free(int count) {
        auto& known = free_[static_cast<std::size_t>(count)];
        if (known.empty() && count > 0) extend(free(count - 1), 1023, 10, 0, known);
        return known;
    }

    // The rows with one digit more: the number times `times`, `between` and the digit, one of `fits`.
    void extend(const std::vector<Hand>& hands, unsigned fits, std::uint64_t times, std::uint64_t between,
                std::vector<Hand>& longer) const {
        longer.clear();
        for (const Hand& hand : hands) {
            const std::uint64_t number = hand.number * times + between;
            for (unsigned can = can_[hand.left] & fits; can; can &= can - 1) {
                const auto digit = static_cast<unsigned>(__builtin_ctz(can));
                longer.push_back({number + digit, hand.digits << 4 | digit, after_[hand.left][digit]});
            }
        }
    }

private:
    int count_ = 0;
    std::uint8_t all_ = 0;
    std::array<std::uint16_t, 1 << max_tiles> can_{};
    std::array<std::array<std::uint8_t, 10>, 1 << max_tiles> after_{};
    std::array<std::vector<Hand>, max_tiles + 1> free_;
};

}  // namespace robacus::abaku
