// What the two compilations of ricochet_sets.ipp share: its standard headers (outside of any target attribute), memory
// that is counted, and slides of one robot at a time.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include "ricochet_sets.hpp"

// All of it is local to each of the two: the linker must not put code for AVX2 in the place of code for every processor.
namespace robacus::ricochet::sets {
namespace {

constexpr int step_of[4] = {-16, 1, 16, -1};
// Kind of diagonal, heading before -> heading after.
constexpr int turned_by[2][4] = {{1, 0, 3, 2}, {3, 2, 1, 0}};

struct Stopped {};

class Meter {
public:
    explicit Meter(std::size_t bytes) : left_(bytes) {}
    void take(std::size_t bytes) {
        std::size_t left = left_;
        do {
            if (bytes > left) throw std::bad_alloc();
        } while (!left_.compare_exchange_weak(left, left - bytes));
    }
    void give(std::size_t bytes) { left_ += bytes; }

private:
    std::atomic<std::size_t> left_;
};

// Memory in powers of two.  What is given back is kept for the next position, up to a limit: getting pages from the
// system and having them cleared takes longer than solving an easy one, and a good part of the time of a hard one.
// Nothing is kept that a search would need above the limit, nor for long when searches have become small again.
class Pool {
public:
    static constexpr std::size_t least = 4096;

    static Pool& mine() {
        thread_local Pool pool;
        return pool;
    }
    Pool() = default;
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;
    ~Pool() {
        keep(0);
    }

    // `bytes` is a power of two.
    void* get(std::size_t bytes) {
        const std::size_t kind = kind_of(bytes);
        used_ += bytes;
        most_used_ = std::max(most_used_, used_);
        if (kind < kinds && count_[kind]) {
            held_ -= bytes;
            return kept_[kind][--count_[kind]];
        }
        keep(used_ < most_held ? most_held - used_ : 0);
        void* place = ::operator new(bytes, std::align_val_t(alignment(bytes)));
#if defined(__linux__) && defined(MADV_HUGEPAGE)
        if (bytes >= 2 * large) (void)madvise(place, bytes, MADV_HUGEPAGE);
#endif
        return place;
    }
    void give(void* place, std::size_t bytes) noexcept {
        const std::size_t kind = kind_of(bytes);
        used_ -= bytes;
        if (kind < kinds && count_[kind] < each && held_ + bytes <= most_held) {
            held_ += bytes;
            kept_[kind][count_[kind]++] = place;
        } else {
            release(place, kind);
        }
    }
    // A search is over.
    void rest() {
        small_searches_ = 4 * most_used_ < held_ ? small_searches_ + 1 : 0;
        if (small_searches_ > patience) keep(2 * most_used_);
        most_used_ = used_;
    }

private:
    // Gives memory back to the system until no more than that is kept.
    void keep(std::size_t bytes) noexcept {
        for (std::size_t kind = kinds; kind-- > 0 && held_ > bytes;) {
            while (count_[kind] && held_ > bytes) {
                held_ -= least << kind;
                release(kept_[kind][--count_[kind]], kind);
            }
        }
    }

    static constexpr int patience = 32;
    static constexpr std::size_t large = std::size_t{1} << 21;
    static constexpr std::size_t kinds = 17, each = 24, most_held = std::size_t{1} << 28;

    static std::size_t kind_of(std::size_t bytes) { return static_cast<std::size_t>(std::countr_zero(bytes / least)); }
    static std::size_t alignment(std::size_t bytes) { return bytes >= 2 * large ? large : 64; }
    static void release(void* place, std::size_t kind) noexcept {
        ::operator delete(place, std::align_val_t(alignment(least << kind)));
    }

    std::array<std::array<void*, each>, kinds> kept_{};
    std::array<std::size_t, kinds> count_{};
    std::size_t held_ = 0;
    std::size_t used_ = 0, most_used_ = 0;
    int small_searches_ = 0;
};

// An array of plain values, aligned to cache lines, counted, in large pages where it is large.
template <class T>
class Block {
public:
    Block(Meter& meter, std::size_t count) : meter_(&meter), count_(count) {
        meter.take(bytes());
        try {
            place_ = static_cast<T*>(Pool::mine().get(bytes()));
        } catch (...) {
            meter.give(bytes());
            throw;
        }
    }
    Block(Block&& other) noexcept : meter_(other.meter_), place_(std::exchange(other.place_, nullptr)), count_(other.count_) {}
    Block& operator=(Block&& other) noexcept {
        std::swap(meter_, other.meter_);
        std::swap(place_, other.place_);
        std::swap(count_, other.count_);
        return *this;
    }
    ~Block() {
        if (!place_) return;
        Pool::mine().give(place_, bytes());
        meter_->give(bytes());
    }
    T* data() const { return place_; }
    T& operator[](std::size_t index) const { return place_[index]; }
    std::size_t size() const { return count_; }

private:
    std::size_t bytes() const { return std::bit_ceil(std::max(count_ * sizeof(T), Pool::least)); }

    Meter* meter_;
    T* place_ = nullptr;
    std::size_t count_;
};

// The slide of one robot; `occupied` says where the others stand.  -1: not a move (R4, R19).
template <class Occupied>
int slide_one(const SetPuzzle& puzzle, int colour, int from, int heading, Occupied&& occupied) {
    const auto blocked = [&](int cell, int way) {
        return (puzzle.walls[static_cast<std::size_t>(cell)] >> way & 1) != 0 || occupied(cell + step_of[way]);
    };
    int cell = from;
    for (int passed = 0; passed <= 4 * 256; ++passed) {
        if (blocked(cell, heading)) return passed ? cell : -1;
        cell += step_of[heading];
        const int diagonal = puzzle.diagonals[static_cast<std::size_t>(cell)];
        if (diagonal && (diagonal - 1) / 2 != colour) {
            heading = turned_by[(diagonal - 1) & 1][heading];
            if (blocked(cell, heading)) return puzzle.blocked_turn_illegal ? -1 : cell;
        }
    }
    return -1;  // it would go round for ever
}

// A growing list of plain values.
template <class T>
class List {
public:
    explicit List(Meter& meter) : meter_(meter), block_(meter, 256) {}
    void push(const T& value) { push_if(true, value); }
    void push_if(bool really, const T& value) {
        if (size_ == block_.size()) grow();
        block_[size_] = value;
        size_ += really;
    }
    void clear() { size_ = 0; }
    std::size_t size() const { return size_; }
    T& operator[](std::size_t index) const { return block_[index]; }

private:
    void grow() {
        Block<T> larger(meter_, 2 * size_);
        std::memcpy(larger.data(), block_.data(), size_ * sizeof(T));
        block_ = std::move(larger);
    }

    Meter& meter_;
    Block<T> block_;
    std::size_t size_ = 0;
};

}  // namespace
}  // namespace robacus::ricochet::sets
