// How good a position of Robogem is for a seat, as a rough measure (search.py: worth, cards_needed).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "robogem.hpp"
#include "robogem_moves.hpp"

namespace robacus::robogem {

// The same numbers as in search.py, which says what they mean.
constexpr int won = 1'000'000;
constexpr int card_worth = 10, load_worth = 7, kept_worth = 3;
constexpr int rest_worth = 14, stored_worth = 11;

// For one thread: it keeps what it has worked out about sets of diamonds.
class Valuation {
public:
    explicit Valuation(const Ground& ground) : ground_(ground) {}

    // Whoever is to move.
    int worth(const Position& position, int seat) {
        if (position.winner >= 0) return position.winner == seat ? won : -won;
        int nearest = beyond, most = 0;
        for (int other = 0; other < ground_.seats(); ++other) {
            if (other == seat) continue;
            nearest = std::min(nearest, cards_needed(position, other));
            most = std::max(most, load(position, other));
        }
        return card_worth * (nearest - cards_needed(position, seat)) + load(position, seat) - most;
    }

    // What the forwards in the functions, by seat, add to that.
    int stored(const std::vector<std::string>& functions, int seat) const {
        const auto forwards = [&](int whose) {
            const std::string& function = functions[static_cast<std::size_t>(whose)];
            return stored_worth * static_cast<int>(std::count(function.begin(), function.end(), 'F'));
        };
        int most = 0;
        for (int other = 0; other < ground_.seats(); ++other)
            if (other != seat) most = std::max(most, forwards(other));
        return forwards(seat) - most;
    }

private:
    static constexpr int beyond = 1 << 20;  // more cards than anybody needs

    static int load(const Position& position, int seat) {
        const Robot& robot = position.robot(seat);
        return load_worth * robot.cargo + (load_worth + kept_worth) * robot.banked;
    }

    // About how many cards a seat needs to win: to the nearest diamonds that it lacks, and home.
    int cards_needed(const Position& position, int seat) {
        const Robot& robot = position.robot(seat);
        const auto pose = static_cast<std::size_t>(4 * robot.square + robot.heading);
        const auto& from_pose = ground_.distances(seat).from_pose;
        const int need = to_win - robot.cargo - robot.banked;
        if (need <= 0) return from_pose[0][pose];
        if (position.lying == 0) return unreached * need + from_pose[0][pose];
        const auto& tail = tails(seat, position.lying)[static_cast<std::size_t>(need - 1)];
        int found = beyond;
        for (int diamond = 0; diamond < ground_.diamonds(); ++diamond) {
            if (!position.lies(diamond)) continue;
            const auto target = static_cast<std::size_t>(diamond + 1);
            found = std::min(found, from_pose[target][pose] + tail[static_cast<std::size_t>(diamond)]);
        }
        return found;
    }

    // How many diamonds are needed (1 to 3) -> diamond -> cards from it over the others that are needed to the base.
    using Tails = std::array<std::array<std::int16_t, max_diamonds>, to_win>;

    const Tails& tails(int seat, std::uint64_t lying) {
        auto& known = tails_[static_cast<std::size_t>(seat)];
        const auto there = known.find(lying);
        if (there != known.end()) return there->second;
        if (known.size() > most_tails) known.clear();
        return known[lying] = make_tails(ground_.distances(seat), lying);
    }

    // Where fewer diamonds lie there than are needed, the others count as `unreached` each.
    Tails make_tails(const Distances& distances, std::uint64_t lying) const {
        const auto& between = distances.between;  // by targets: 0 the base, 1 + diamond
        Tails made{};
        std::vector<std::size_t> all;
        for (int diamond = 0; diamond < ground_.diamonds(); ++diamond)
            if (lying >> diamond & 1) all.push_back(static_cast<std::size_t>(diamond));
        for (const std::size_t only : all) made[0][only] = between[only + 1][0];
        for (const std::size_t first : all) {
            int two = 2 * unreached, three = 3 * unreached;
            for (const std::size_t second : all) {
                if (second == first) continue;
                const int hop = between[first + 1][second + 1];
                two = std::min(two, hop + made[0][second]);
                int rest = beyond;
                for (const std::size_t third : all)
                    if (third != first && third != second)
                        rest = std::min(rest, between[second + 1][third + 1] + made[0][third]);
                if (rest == beyond) rest = unreached + made[0][second];
                three = std::min(three, hop + rest);
            }
            made[1][first] = static_cast<std::int16_t>(two);
            made[2][first] = static_cast<std::int16_t>(three);
        }
        return made;
    }

    static constexpr std::size_t most_tails = 20'000;  // some 5 MB for each seat; then they are made anew

    const Ground& ground_;
    std::array<std::unordered_map<std::uint64_t, Tails>, max_robots> tails_;
};

}  // namespace robacus::robogem
