// Abaku: all legal placements of a rack with their scores, as the Python reference (games/abaku/placing.py and
// reference.py) says, with the same numbers of rules.
//
// A board remembers for every empty field and digit what the lines through it say, and lays tiles by working out anew
// only what they touch.  Placements are generated from the common example (rule 11).
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "stop.hpp"

namespace robacus::abaku {

inline constexpr int max_size = 15;
inline constexpr int max_fields = max_size * max_size;
inline constexpr int max_tiles = 5;

enum class Status : std::uint8_t { done, stopped, too_many, out_of_memory, invalid };

// What is decided before the game.
struct Rules {
    int size = max_size;                  // odd, 3 to 15
    std::vector<std::uint8_t> bonuses;    // by field: 0 plain, 1 and 2 two and three times a tile, 3 and 4 an example
    bool zero_either = false;             // rule 13
    bool zero_only_contact = true;        // rule 15
    int most = max_tiles;                 // tiles of one placement
    unsigned operations = 63;             // bits: + - x : second powers, third powers
};

// What the bonus of a field does to its tile, and to every example that holds the tile.
inline constexpr std::uint32_t tile_factor(int bonus) noexcept { return bonus == 1 ? 2 : bonus == 2 ? 3 : 1; }
inline constexpr std::uint32_t example_factor(int bonus) noexcept { return bonus == 3 ? 2 : bonus == 4 ? 3 : 1; }

struct Placement {
    std::uint8_t count;
    std::uint8_t jokers;  // bit j: tile j is a joker
    std::array<std::uint8_t, max_tiles> fields;  // in reading order
    std::array<std::uint8_t, max_tiles> digits;
    std::uint32_t score;
};

struct Rack {
    std::array<std::uint8_t, 10> tiles{};  // of each digit
    int jokers = 0;
};

struct Found {
    Status status = Status::invalid;
    std::vector<Placement> placements;  // in no particular order

    std::uint64_t sum_of_scores() const noexcept;
    std::uint32_t best_score() const noexcept;  // 0 when there is none
    // As numbers, for who has no structs: score, jokers, then field and digit of each tile.
    std::vector<std::vector<int>> rows(std::uint32_t at_least) const;
};

class Examples;  // which rows of digits are examples

class Board {
public:
    // An empty board; `valid` says whether the rules make sense.
    explicit Board(const Rules& rules);
    bool valid() const noexcept { return valid_; }
    int size() const noexcept { return rules_.size; }

    // All tiles at once, 0 to 9 or 255 for an empty field; false and unchanged where they make no sense.
    bool set(const std::vector<std::uint8_t>& digits) noexcept;
    // Lay tiles on empty fields; false and unchanged where that is not possible.  It asks for no rule.
    bool lay(const std::vector<std::uint8_t>& fields, const std::vector<std::uint8_t>& digits) noexcept;

    // All legal placements; `too_many` when there are more than `limit`.
    Found placements(const Rack& rack, std::size_t limit, const Stop& stop) const noexcept;

private:
    friend class Generator;
    friend class Scoring;

    // What one line through an empty field says of a digit laid there alone.
    struct Crossing {
        std::uint16_t fits = 1023;   // digits that rule 12 allows
        std::uint16_t before = 0;    // digits that have an example with the tile before the field
        std::uint16_t after = 0;     // and with the one after it
        std::uint16_t some = 0;      // digits that are in an example
        std::array<std::uint32_t, 10> score{};

        unsigned joined() const noexcept { return before | after; }
    };

    void refresh(int field, int down) noexcept;
    void refresh_all() noexcept;
    int end_of_run(int field, int down, int way) const noexcept;
    bool exempt(int fresh, int old) const noexcept { return fresh == 0 || (old == 0 && rules_.zero_either); }

    Rules rules_;
    bool valid_ = false;
    int tiles_ = 0;
    std::shared_ptr<const Examples> examples_;
    std::array<std::uint8_t, max_fields> digits_{};
    std::array<std::uint8_t, max_fields> beside_{};  // tiles beside a field
    std::array<std::array<Crossing, max_fields>, 2> crossings_{};
};

}  // namespace robacus::abaku
