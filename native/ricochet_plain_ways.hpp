// The plain search of Ricochet Robots: shortest ways one by one, those with the fewest robots first.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ricochet_plain_shortest.hpp"

namespace robacus::ricochet::plain {

struct Way {
    int robots;  // that move
    std::vector<std::uint8_t> moves;
};

class Lister {
public:
    Lister(const Graph& graph, const State& start, std::size_t most, Run& run)
        : graph_(graph), start_(start), most_(most), run_(run) {}

    // Ways with fewer robots first, then by the moves of the robots in their order.
    void list(std::vector<Way>& ways) {
        const unsigned all = 1U << graph_.rules.robots();
        for (int robots = 1; robots <= graph_.rules.robots(); ++robots) {
            for (unsigned movers = 1; movers < all; ++movers) {
                if (std::popcount(movers) != robots || !(movers & graph_.rules.candidates())) continue;
                if (robots > graph_.length) continue;
                list_with(movers, ways);
                if (ways.size() >= most_) return;
            }
        }
    }

private:
    void list_with(unsigned movers, std::vector<Way>& ways) {
        movers_ = movers;
        KeySet dead(run_);
        dead_ = &dead;
        moves_.clear();
        walk(start_, 0, ways);
    }

    // Whether a way that uses all of `movers_` goes on from here.
    bool walk(const State& state, unsigned used, std::vector<Way>& ways) {
        run_.breathe();
        const auto depth = moves_.size();
        const auto left = static_cast<std::size_t>(graph_.length) - depth;
        if (static_cast<std::size_t>(std::popcount(movers_ & ~used)) > left) return false;
        bool found = false;
        graph_.rules.expand(state, movers_, [&](int robot, int heading, const State& after, bool arrives) {
            if (ways.size() >= most_ || arrives != (left == 1)) return;
            const unsigned now = used | 1U << robot;
            moves_.push_back(static_cast<std::uint8_t>(4 * robot + heading));
            if (arrives) {
                if (now == movers_) {
                    ways.push_back({std::popcount(movers_), moves_});
                    found = true;
                }
            } else if (graph_.alive[depth + 1].ways(graph_.rules.key(after))) {
                found |= walk_on(after, now, ways);
            }
            moves_.pop_back();
        });
        return found;
    }

    // The same, unless it is known to be in vain: a state of a shortest way tells how many moves were made.
    bool walk_on(const State& state, unsigned used, std::vector<Way>& ways) {
        const Key key = graph_.rules.exact_key(state) ^ static_cast<Key>(used) << 57;
        if (dead_->contains(key)) return false;
        const bool found = walk(state, used, ways);
        if (!found && ways.size() < most_) {
            dead_->reserve(1);
            dead_->insert(key);
        }
        return found;
    }

    const Graph& graph_;
    State start_;
    std::size_t most_;
    Run& run_;
    unsigned movers_ = 0;
    KeySet* dead_ = nullptr;
    std::vector<std::uint8_t> moves_;
};

}  // namespace robacus::ricochet::plain
