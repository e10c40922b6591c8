// Abaku: what tiles in hand are worth, in tenths of a point.  The numbers are measured; games/abaku/rack_value.py has
// them and says what they mean.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "abaku.hpp"

namespace robacus::abaku {

inline constexpr int tenths = 10;

inline int tiles_of(const Rack& rack) noexcept {
    int count = rack.jokers;
    for (const int tiles : rack.tiles) count += tiles;
    return count;
}

// What a rack counts at the end, in points: a joker nothing (rules 24 and 26).
inline int hand_points(const Rack& rack) noexcept {
    int points = 0;
    for (int digit = 1; digit < 10; ++digit) points += digit * rack.tiles[static_cast<std::size_t>(digit)];
    return points;
}

// The tiles that a placement leaves in hand.
inline Rack without(Rack rack, const Placement& placement) noexcept {
    for (std::size_t i = 0; i < placement.count; ++i) {
        if (placement.jokers >> i & 1) --rack.jokers;
        else --rack.tiles[placement.digits[i]];
    }
    return rack;
}

class RackValues {
public:
    static constexpr int most_tiles = 4;
    static constexpr std::size_t entries = 12 * 12 * 12 * 12;

    // One number for each rack of up to four tiles, at the place that `index` says; wrong sizes make no values.
    explicit RackValues(std::vector<int> values) noexcept : values_(std::move(values)) {}
    bool valid() const noexcept { return values_.size() == entries; }

    // Tiles in order, a digit as itself and one, a joker as 11: digits of a number to the base 12, the first one last.
    static std::size_t index(const Rack& rack) noexcept {
        std::size_t place = 1, found = 0;
        const auto put = [&](std::size_t tile, int count) {
            while (count-- > 0) {
                found += tile * place;
                place *= 12;
            }
        };
        for (std::size_t digit = 0; digit < 10; ++digit) put(digit + 1, rack.tiles[digit]);
        put(11, rack.jokers);
        return found;
    }

    int of(const Rack& rack) const noexcept {
        if (tiles_of(rack) <= most_tiles) return values_[index(rack)];
        int sum = rack.jokers * values_[11];  // five tiles count one by one
        for (std::size_t digit = 0; digit < 10; ++digit) sum += rack.tiles[digit] * values_[digit + 1];
        return sum;
    }

private:
    std::vector<int> values_;
};

}  // namespace robacus::abaku
