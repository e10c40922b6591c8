// What the two compilations of ricochet_sets.ipp share: its standard headers (outside of any target attribute), memory
// that is counted, and slides of one robot at a time.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
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
        if (bytes > left_) throw std::bad_alloc();
        left_ -= bytes;
    }
    void give(std::size_t bytes) { left_ += bytes; }

private:
    std::size_t left_;
};

// An array of plain values, aligned to cache lines, counted, in large pages where it is large.
template <class T>
class Block {
public:
    Block(Meter& meter, std::size_t count) : meter_(&meter), count_(count) {
        meter.take(bytes());
        try {
            place_ = static_cast<T*>(::operator new(bytes(), std::align_val_t(alignment())));
        } catch (...) {
            meter.give(bytes());
            throw;
        }
#if defined(__linux__) && defined(MADV_HUGEPAGE)
        if (alignment() == large) (void)madvise(place_, bytes(), MADV_HUGEPAGE);
#endif
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
        ::operator delete(place_, std::align_val_t(alignment()));
        meter_->give(bytes());
    }
    T* data() const { return place_; }
    T& operator[](std::size_t index) const { return place_[index]; }
    std::size_t size() const { return count_; }

private:
    static constexpr std::size_t large = std::size_t{1} << 21;
    std::size_t bytes() const { return count_ * sizeof(T); }
    std::size_t alignment() const { return bytes() >= 2 * large ? large : 64; }

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
    void push(T value) {
        if (size_ == block_.size()) {
            Block<T> larger(meter_, 2 * size_);
            std::memcpy(larger.data(), block_.data(), size_ * sizeof(T));
            block_ = std::move(larger);
        }
        block_[size_++] = value;
    }
    void clear() { size_ = 0; }
    std::size_t size() const { return size_; }
    T& operator[](std::size_t index) const { return block_[index]; }

private:
    Meter& meter_;
    Block<T> block_;
    std::size_t size_ = 0;
};

}  // namespace
}  // namespace robacus::ricochet::sets
