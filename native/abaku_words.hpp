// Abaku: rows of tiles that make an example where at most one other tile lies beside or between them.  That is most of
// what a line asks, so these rows stand in lists, by the tiles that they need.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "abaku.hpp"

namespace robacus::abaku {

class Examples;

class Words {
public:
    // The other tile in a row of some tiles: how many of them are before it, and what it is.
    struct Other {
        int place = 0;
        int digit = -1;  // there is none
    };

    // All examples that are in tables.
    explicit Words(const Examples& examples);

    // The tiles of a row, whatever their order, have a number among all of the same size: the sum of what each adds,
    // the smallest first.
    static std::size_t number_of(unsigned digit, int smaller) noexcept {
        return choices[digit + static_cast<unsigned>(smaller)][static_cast<std::size_t>(smaller) + 1];
    }
    static std::size_t sets(int size) noexcept { return number_of(10, size - 1); }  // how many there are

    // The rows that are made of all these tiles, four bits for each digit, the last one lowest.
    std::span<const std::uint32_t> of(int size, std::size_t number, Other other) const noexcept {
        const Lists& lists = lists_[static_cast<std::size_t>(size)];
        const std::uint32_t* begin = &lists.begins[number * others(size) + index(other)];
        return {lists.rows.data() + begin[0], begin[1] - begin[0]};
    }

private:
    // One list after another: by tiles, and then by the other tile.
    struct Lists {
        std::vector<std::uint32_t> begins, rows;
    };

    // In how many ways so many can be chosen of so many.
    static constexpr auto choices = [] {
        std::array<std::array<std::size_t, max_tiles + 1>, 10 + max_tiles> found{};
        for (std::size_t things = 0; things < found.size(); ++things) {
            found[things][0] = 1;
            for (std::size_t size = 1; size <= max_tiles && things > 0; ++size) {
                found[things][size] = found[things - 1][size - 1] + found[things - 1][size];
            }
        }
        return found;
    }();

    static std::size_t others(int size) noexcept { return 1 + 10 * static_cast<std::size_t>(size + 1); }
    static std::size_t index(Other other) noexcept {
        return other.digit < 0 ? 0 : static_cast<std::size_t>(1 + 10 * other.place + other.digit);
    }

    std::array<Lists, max_tiles + 1> lists_;
};

}  // namespace robacus::abaku
