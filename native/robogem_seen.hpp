// A set of Robogem positions, found by hash and compared in full, so that no two are ever taken for one.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "robogem.hpp"

namespace robacus::robogem {

// Positions, each with a number beside it that counts as a part of it.
class Seen {
public:
    Seen() : table_(256, 0) {}

    void clear() {
        if (!entries_.empty()) std::fill(table_.begin(), table_.end(), 0);
        entries_.clear();
    }

    // Whether it is new; it is kept then.
    bool add(const Position& position, std::uint32_t beside = 0) {
        if (2 * entries_.size() >= table_.size()) grow();
        const std::uint64_t key = hash(position, beside);
        std::size_t place = key & (table_.size() - 1);
        while (table_[place] != 0) {
            const Entry& entry = entries_[table_[place] - 1];
            if (entry.key == key && entry.beside == beside && entry.position == position) return false;
            place = (place + 1) & (table_.size() - 1);
        }
        entries_.push_back({position, key, beside});
        table_[place] = static_cast<std::uint32_t>(entries_.size());
        return true;
    }

private:
    struct Entry {
        Position position;
        std::uint64_t key;
        std::uint32_t beside;
    };

    static std::uint64_t mix(std::uint64_t value) {
        value ^= value >> 31;
        value *= 0x9E3779B97F4A7C15ULL;
        return value ^ (value >> 29);
    }

    static std::uint64_t hash(const Position& position, std::uint64_t beside) {
        static_assert(max_robots == 4, "two robots to a word");
        std::uint64_t robots[2] = {0, 0};
        for (int seat = 0; seat < max_robots; ++seat) {
            const Robot& robot = position.robot(seat);
            const std::uint64_t packed = robot.square | static_cast<std::uint64_t>(robot.heading) << 8 |
                                         static_cast<std::uint64_t>(robot.cargo) << 16 |
                                         static_cast<std::uint64_t>(robot.banked) << 24;
            robots[seat / 2] |= packed << (32 * (seat % 2));
        }
        return mix(mix(robots[0] ^ mix(robots[1])) ^ mix(position.lying) ^ beside);
    }

    void grow() {
        table_.assign(2 * table_.size(), 0);
        for (std::size_t number = 0; number < entries_.size(); ++number) {
            std::size_t place = entries_[number].key & (table_.size() - 1);
            while (table_[place] != 0) place = (place + 1) & (table_.size() - 1);
            table_[place] = static_cast<std::uint32_t>(number + 1);
        }
    }

    std::vector<std::uint32_t> table_;  // 1 + a place in the entries, or 0; a power of two of them, at most half in use
    std::vector<Entry> entries_;        // in the order in which they came
};

}  // namespace robacus::robogem
