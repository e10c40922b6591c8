// The plain search of Ricochet Robots: breadth first, in layers of states that are kept.
#pragma once

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "ricochet_plain_memory.hpp"
#include "ricochet_plain_rules.hpp"

namespace robacus::ricochet::plain {

class KeySet {
public:
    explicit KeySet(Run& run, int first_bits = 13)
        : run_(run), slots_(std::size_t{1} << first_bits, 0, Metered<Key>(run.budget)), shift_(64 - first_bits) {}

    void prefetch(Key key) const {
#if defined(__GNUC__)
        __builtin_prefetch(&slots_[slot(key)]);
#else
        (void)key;
#endif
    }

    // Makes room for that many more.  Throws when memory is out.
    void reserve(std::size_t more) {
        while (size_ + more > slots_.size() / 8 * 5) {
            if (run_.budget.has(slots_.size() * 2 * sizeof(Key))) {
                grow();
            } else if (size_ + more > slots_.size() / 8 * 7) {
                throw std::bad_alloc();
            } else {
                return;
            }
        }
    }

    // Gives the memory back; nothing can be asked or put in afterwards.
    void release() { Vector<Key>(slots_.get_allocator()).swap(slots_); }

    bool contains(Key key) const {
        std::size_t place = slot(key);
        while (slots_[place]) {
            if (slots_[place] == key) return true;
            place = (place + 1) & (slots_.size() - 1);
        }
        return false;
    }

    // Whether the key is new.  Needs room.
    bool insert(Key key) {
        std::size_t place = slot(key);
        while (slots_[place]) {
            if (slots_[place] == key) return false;
            place = (place + 1) & (slots_.size() - 1);
        }
        slots_[place] = key;
        ++size_;
        return true;
    }

private:
    std::size_t slot(Key key) const { return static_cast<std::size_t>(key * 0x9e3779b97f4a7c15U >> shift_); }

    void grow() {
        Vector<Key> old(slots_.size() * 2, 0, slots_.get_allocator());
        old.swap(slots_);
        --shift_;
        for (const Key key : old) {
            if (!key) continue;
            std::size_t place = slot(key);
            while (slots_[place]) place = (place + 1) & (slots_.size() - 1);
            slots_[place] = key;
        }
    }

    Run& run_;
    Vector<Key> slots_;
    std::size_t size_ = 0;
    int shift_;
};

// A list of keys that never moves what it holds.
class Layer {
public:
    explicit Layer(Run& run) : run_(&run) {}

    void push(Key key) {
        if (chunks_.empty() || chunks_.back().size() == chunk_size) {
            chunks_.emplace_back(Metered<Key>(run_->budget));
            if (chunks_.size() > 1) chunks_.back().reserve(chunk_size);
        }
        chunks_.back().push_back(key);
    }
    bool empty() const { return chunks_.empty(); }
    auto begin() const { return chunks_.begin(); }
    auto end() const { return chunks_.end(); }

private:
    static constexpr std::size_t chunk_size = 1 << 15;
    Run* run_;
    std::vector<Vector<Key>> chunks_;
};

using Layers = std::vector<Layer>;

// Keys that are put into a set and a layer a few hundred at a time, so that the processor can fetch their places meanwhile.
class Batch {
public:
    Batch(KeySet& set, Layer& layer, Run& run) : set_(set), layer_(layer), run_(run) {}

    void add(Key key) {
        set_.prefetch(key);
        keys_[count_++] = key;
        if (count_ == keys_.size()) flush();
    }
    void flush() {
        set_.reserve(count_);
        for (std::size_t index = 0; index < count_; ++index) {
            if (set_.insert(keys_[index])) {
                layer_.push(keys_[index]);
                ++run_.states;
            }
        }
        count_ = 0;
    }

private:
    KeySet& set_;
    Layer& layer_;
    Run& run_;
    std::array<Key, 256> keys_;
    std::size_t count_ = 0;
};

class Search {
public:
    Search(const Rules& rules, const State& start, Run& run) : rules_(rules), run_(run), seen_(run) {
        layers_.emplace_back(run);
        Batch batch(seen_, layers_.back(), run);
        batch.add(rules.key(start));
        batch.flush();
    }

    const Rules& rules() const { return rules_; }
    bool exhausted() const { return layers_.back().empty(); }
    const Layers& layers() const { return layers_; }

    // Whether a state of the last layer arrives with its next move.
    bool arrives_next() const {
        for (const auto& chunk : layers_.back()) {
            for (const Key key : chunk) {
                run_.breathe();
                if (rules_.arrives_next(rules_.state(key))) return true;
            }
        }
        return false;
    }

    // Adds the next layer; `visit(robot, state)` is called for each move.
    template <class Visit>
    void deepen(Visit&& visit) {
        Layer next(run_);
        Batch batch(seen_, next, run_);
        const unsigned all = (1U << rules_.robots()) - 1;
        for (const auto& chunk : layers_.back()) {
            for (const Key key : chunk) {
                run_.breathe();
                rules_.expand(rules_.state(key), all, [&](int robot, int, const State& after, bool) {
                    visit(robot, after);
                    batch.add(rules_.key(after));
                });
            }
        }
        batch.flush();
        layers_.push_back(std::move(next));
    }
    void deepen() {
        deepen([](int, const State&) {});
    }

    // Gives the memory back that only going on would need.
    Layers finish() && {
        seen_.release();
        return std::move(layers_);
    }

private:
    const Rules& rules_;
    Run& run_;
    KeySet seen_;
    Layers layers_;
};

}  // namespace robacus::ricochet::plain
