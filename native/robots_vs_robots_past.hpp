// What a fight remembers of its situations, so that a repetition is found exactly: words are compared, hashes only find
// them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "robots_vs_robots.hpp"

namespace robacus::robots {

// The situations of a fight so far, found by hash and compared word by word.
template <int N>
class Past {
public:
    void begin() noexcept {
        if (++epoch_ == 0) {
            slots_.fill({0, 0});
            epoch_ = 1;
        }
        count_ = 0;
    }

    // Whether the situation has been there; it is remembered.
    bool again(const std::array<std::uint64_t, N>& now) noexcept {
        std::uint64_t hash = 0;
        for (int i = 0; i < N; ++i) hash = (hash ^ now[static_cast<std::size_t>(i)]) * 0x9e3779b97f4a7c15u;
        auto slot = static_cast<std::size_t>(hash >> (64 - bits));
        while (slots_[slot].epoch == epoch_) {
            if (words_[slots_[slot].at] == now) return true;
            slot = (slot + 1) & (size - 1);
        }
        slots_[slot] = {epoch_, count_};
        words_[count_++] = now;
        return false;
    }

private:
    static constexpr int bits = 11;
    static constexpr std::size_t size = std::size_t{1} << bits;
    static_assert(size > max_turns + 1);
    struct Slot {
        std::uint16_t epoch;
        std::uint16_t at;
    };
    std::array<Slot, size> slots_{};
    std::array<std::array<std::uint64_t, N>, max_turns + 2> words_;
    std::uint16_t epoch_ = 0;
    std::uint16_t count_ = 0;
};

}  // namespace robacus::robots
