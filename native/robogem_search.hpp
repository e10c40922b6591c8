// What a turn of Robogem can lead to, and the best turn (search.py: outcomes, best).
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "robogem.hpp"
#include "robogem_cards.hpp"
#include "robogem_moves.hpp"
#include "robogem_seen.hpp"
#include "robogem_worth.hpp"
#include "stop.hpp"

namespace robacus::robogem {

// Any number of searches on one ground, one after the other, in one thread.
class Search {
public:
    explicit Search(const Ground& ground) : moves_(ground), valuation_(ground) {}

    std::uint64_t commands() const { return moves_.commands(); }
    Valuation& valuation() { return valuation_; }

    // Calls `take(program, append, position)` for every different position that a program of the hand leads to, doing
    // nothing first.  False where it was stopped before the last of them.
    template <typename Take>
    bool outcomes(const Position& position, int seat, const std::string& hand, const std::string& function, int room,
                  const Stop& stop, Take take) {
        results_.clear();
        if (!programs(position, seat, count(hand), function, "", stop, take)) return false;
        // What is added to the function matters only where the function is called.
        if (room <= 0 || hand.find('f') == std::string::npos) return true;
        for (const auto& [append, left] : sequences(hand, static_cast<std::size_t>(room))) {
            if (append.empty() || left[function_kind] == 0) continue;
            if (!programs(position, seat, left, function + append, append, stop, take)) return false;
        }
        return true;
    }

    // The turn whose result is worth most; the first among equals; a rest where that is better than all of them.
    // False where it was stopped: `chosen` is the best of what was looked at until then.
    bool best(const Position& position, int seat, const std::string& hand, const std::string& function, int room,
              const Stop& stop, Turn& chosen) {
        chosen.worth = std::numeric_limits<std::int32_t>::min();
        const bool whole = outcomes(position, seat, hand, function, room, stop,
                                    [&](const std::string& program, const std::string& append, const Position& after) {
                                        const int worth = valuation_.worth(after, seat);
                                        if (worth > chosen.worth) chosen = {program, append, false, worth, after};
                                    });
        const int resting = valuation_.worth(position, seat) + rest_worth;
        if (chosen.worth < resting) chosen = {"", "", true, resting, position};
        return whole;
    }

private:
    // A situation that a program leads to, and what of the hand is left to go on from there.
    struct Node {
        Position position;
        Counts left;
        std::array<char, max_hand> program;
        std::size_t length;
    };

    // The results of the programs of a hand with this function that nothing has led to before, shortest programs first.
    template <typename Take>
    bool programs(const Position& position, int seat, const Counts& hand, const std::string& function,
                  const std::string& append, const Stop& stop, Take& take) {
        if (results_.add(position)) take(std::string(), append, position);
        nodes_.clear();
        expanded_.clear();
        nodes_.push_back({position, hand, {}, 0});
        std::string program;
        for (std::size_t done = 0; done < nodes_.size(); ++done) {
            if (done % 4096 == 4095 && stop.asked()) return false;
            const Node here = nodes_[done];
            for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
                if (here.left[kind] == 0) continue;
                Node after = here;
                const Stop_reason reason = moves_.card(after.position, seat, kinds[kind], function, nullptr);
                const bool goes_on = reason == Stop_reason::done;
                if (!goes_on && kind == forward_kind) continue;  // it has changed nothing
                after.program[after.length++] = kinds[kind];
                if (results_.add(after.position)) {
                    program.assign(after.program.data(), after.length);
                    take(program, append, after.position);
                }
                if (!goes_on || after.position.winner >= 0) continue;
                // The same cards left in the same situation lead to the same results: the first program is enough.
                --after.left[kind];
                const std::uint32_t left = as_one_word(after.left);
                if (left != 0 && expanded_.add(after.position, left)) nodes_.push_back(after);
            }
        }
        return true;
    }

    Moves moves_;
    Valuation valuation_;
    Seen results_;   // of one call of `outcomes`
    Seen expanded_;  // of one call of `programs`: situations with the cards that are left
    std::vector<Node> nodes_;
};

}  // namespace robacus::robogem
