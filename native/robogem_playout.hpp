// A game of Robogem played on from a turn, with cards that are given (search.py: playout).
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "robogem_cards.hpp"
#include "robogem_search.hpp"

namespace robacus::robogem {

// What a world is worth for a seat after so many turns in which everybody plays `best`; nothing where it was stopped.
// A game that is won sooner is worth more, one lost later less bad.
inline std::optional<std::int32_t> playout(Search& search, const World& world, int seat, int plies, const Stop& stop) {
    Position position = world.position;
    std::vector<std::string> hands = world.hands, functions = world.functions;
    std::size_t gone = 0;  // cards of the pack
    for (int ply = 0; ply <= plies; ++ply) {
        if (position.winner >= 0) return position.winner == seat ? won - 1000 * ply : -won + 1000 * ply;
        if (ply == plies) break;
        const int mover = world.order[static_cast<std::size_t>(ply) % world.order.size()];
        std::string& hand = hands[static_cast<std::size_t>(mover)];
        std::string& function = functions[static_cast<std::size_t>(mover)];
        const int room = static_cast<int>(max_function - function.size());
        Turn chosen;
        if (!search.best(position, mover, hand, function, room, stop, chosen)) return std::nullopt;
        position = chosen.position;
        function += chosen.append;
        hand = world.pack.substr(std::min(gone, world.pack.size()), chosen.rest ? drawn_rested : drawn);
        gone += hand.size();
    }
    return search.valuation().worth(position, seat) + search.valuation().stored(functions, seat);
}

}  // namespace robacus::robogem
