// The command cards of Robogem: letters, hands as numbers of each, and the sequences that a hand has (cards.py).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace robacus::robogem {

// A kind of card is its place in this order, which is also the order in which programs are tried.
constexpr std::string_view kinds = "FLRf";
constexpr std::size_t forward_kind = 0, function_kind = 3;

constexpr std::size_t drawn = 5, drawn_rested = 7;  // after a turn (T3, T4)

inline bool are_cards(const std::string& text, std::size_t longest) {
    return text.size() <= longest &&
           std::all_of(text.begin(), text.end(), [](char card) { return kinds.find(card) != kinds.npos; });
}

// How many there are of each kind.
using Counts = std::array<std::uint8_t, 4>;

inline Counts count(const std::string& hand) {
    Counts counts{};
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        counts[kind] = static_cast<std::uint8_t>(std::count(hand.begin(), hand.end(), kinds[kind]));
    return counts;
}

constexpr std::uint32_t as_one_word(const Counts& counts) {
    return static_cast<std::uint32_t>(counts[0]) | static_cast<std::uint32_t>(counts[1]) << 8 |
           static_cast<std::uint32_t>(counts[2]) << 16 | static_cast<std::uint32_t>(counts[3]) << 24;
}

struct Sequence {
    std::string cards;
    Counts left;  // in the hand
};

// Every different sequence of cards of a hand, the empty one included, shortest first.
inline std::vector<Sequence> sequences(const std::string& hand, std::size_t longest) {
    std::vector<Sequence> found{{"", count(hand)}};
    for (std::size_t done = 0; done < found.size(); ++done) {
        if (found[done].cards.size() >= longest) break;
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            if (found[done].left[kind] == 0) continue;
            Sequence longer = found[done];
            longer.cards += kinds[kind];
            --longer.left[kind];
            found.push_back(std::move(longer));
        }
    }
    return found;
}

}  // namespace robacus::robogem
