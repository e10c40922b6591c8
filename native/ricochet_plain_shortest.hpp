// The plain search of Ricochet Robots: the states on shortest ways, with the exact number of ways from each.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "ricochet_plain_search.hpp"

namespace robacus::ricochet::plain {

// Numbers of any size: `words` 64-bit digits each, the lowest first.
struct Counts {
    std::size_t words;
    Vector<std::uint64_t> digits;

    Counts(std::size_t size, Run& run) : words(size), digits(Metered<std::uint64_t>(run.budget)) {}

    static void add(std::uint64_t* to, const std::uint64_t* number, std::size_t size) {
        bool carry = false;
        for (std::size_t index = 0; index < size; ++index) {
            const std::uint64_t sum = to[index] + number[index];
            const std::uint64_t total = sum + carry;
            carry = sum < number[index] || (carry && total == 0);
            to[index] = total;
        }
    }
};

using Number = std::vector<std::uint64_t>;

inline std::string hexadecimal(const Number& number) {
    std::string text;
    for (const std::uint64_t word : number) {
        for (int digit = 0; digit < 16; ++digit) text += "0123456789abcdef"[word >> (4 * digit) & 15];
    }
    while (text.size() > 1 && text.back() == '0') text.pop_back();
    std::reverse(text.begin(), text.end());
    return text;
}

// The states of one layer from which a shortest way goes on, with the number of ways.
class Alive {
public:
    Alive(std::size_t words, Run& run)
        : keys_(Metered<Key>(run.budget)), counts_(words, run), index_(Metered<std::uint32_t>(run.budget)) {}

    void push(Key key, const Number& ways) {
        keys_.push_back(key);
        counts_.digits.insert(counts_.digits.end(), ways.begin(), ways.end());
    }
    // After the last push.
    void close() {
        const std::size_t size = std::bit_ceil(keys_.size() * 2 + 2);
        index_.assign(size, 0);
        for (std::size_t place = 0; place < keys_.size(); ++place) {
            std::size_t slot = first_slot(keys_[place]);
            while (index_[slot]) slot = (slot + 1) & (size - 1);
            index_[slot] = static_cast<std::uint32_t>(place + 1);
        }
    }
    bool empty() const { return keys_.empty(); }

    // The number of ways from a state, or null.
    const std::uint64_t* ways(Key key) const {
        std::size_t slot = first_slot(key);
        while (index_[slot]) {
            const std::size_t place = index_[slot] - 1;
            if (keys_[place] == key) return &counts_.digits[place * counts_.words];
            slot = (slot + 1) & (index_.size() - 1);
        }
        return nullptr;
    }

private:
    std::size_t first_slot(Key key) const {
        return static_cast<std::size_t>(key * 0x9e3779b97f4a7c15U >> 32) & (index_.size() - 1);
    }

    Vector<Key> keys_;
    Counts counts_;
    Vector<std::uint32_t> index_;
};

struct Graph {
    const Rules& rules;
    int length;
    std::size_t words;  // of a count
    std::vector<Alive> alive;  // by moves made, 0 to length - 1

    bool empty() const { return alive.front().empty(); }
    Number count(const State& start) const {
        const std::uint64_t* found = alive.front().ways(rules.key(start));
        return found ? Number(found, found + words) : Number(words, 0);
    }
};

// `layers` hold every state of the shortest ways, of `length` moves.  With `all` false one way is kept.
inline Graph shortest(const Rules& rules, const Layers& layers, int length, bool all, Run& run) {
    // At most 20 moves are possible in a state, so 5 bits for each move hold every count.
    const std::size_t words = static_cast<std::size_t>(length * 5 / 64 + 1);
    Graph graph{rules, length, words, {}};
    const unsigned movers = (1U << rules.robots()) - 1;
    Number one(words, 0);
    one[0] = 1;
    Number sum(words, 0);
    for (int depth = 0; depth < length; ++depth) graph.alive.emplace_back(words, run);
    for (int depth = length - 1; depth >= 0; --depth) {
        Alive& here = graph.alive[static_cast<std::size_t>(depth)];
        const Alive* next = depth + 1 < length ? &graph.alive[static_cast<std::size_t>(depth + 1)] : nullptr;
        for (const auto& chunk : layers[static_cast<std::size_t>(depth)]) {
            for (const Key key : chunk) {
                run.breathe();
                const State state = rules.state(key);
                if (rules.least(state) > length - depth) continue;
                std::fill(sum.begin(), sum.end(), 0);
                bool found = false;
                rules.expand(state, movers, [&](int, int, const State& after, bool arrives) {
                    if (arrives != (next == nullptr)) return;
                    const std::uint64_t* ways = next ? next->ways(rules.key(after)) : one.data();
                    if (!ways) return;
                    found = true;
                    Counts::add(sum.data(), ways, words);
                });
                if (!found) continue;
                here.push(key, sum);
                if (!all) break;
            }
            if (!all && !here.empty()) break;
        }
        here.close();
    }
    return graph;
}

// The same states once more, under R7 and R8.
inline Layers tracked_layers(const Rules& rules, const State& start, const Graph& graph, Run& run) {
    Layers layers;
    layers.emplace_back(run);
    layers.back().push(rules.key(start));
    const unsigned movers = (1U << rules.robots()) - 1;
    for (int depth = 1; depth < graph.length; ++depth) {
        const Alive& alive = graph.alive[static_cast<std::size_t>(depth)];
        Layer next(run);
        KeySet seen(run);
        Batch batch(seen, next, run);
        for (const auto& chunk : layers.back()) {
            for (const Key key : chunk) {
                run.breathe();
                rules.expand(rules.state(key), movers, [&](int, int, const State& after, bool arrives) {
                    State free = graph.rules.start(after.cell);
                    if (!arrives && alive.ways(graph.rules.key(free))) batch.add(rules.key(after));
                });
            }
        }
        batch.flush();
        layers.push_back(std::move(next));
    }
    return layers;
}

}  // namespace robacus::ricochet::plain
