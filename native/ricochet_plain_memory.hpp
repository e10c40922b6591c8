// The plain search of Ricochet Robots: memory that is counted, and when to stop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <vector>

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include "stop.hpp"

namespace robacus::ricochet::plain {

struct Stopped {};

class Budget {
public:
    explicit Budget(std::size_t bytes) : left_(bytes) {}
    bool has(std::size_t bytes) const { return bytes <= left_; }
    void take(std::size_t bytes) {
        if (!has(bytes)) throw std::bad_alloc();
        left_ -= bytes;
    }
    void give(std::size_t bytes) { left_ += bytes; }

private:
    std::size_t left_;
};

// Large tables are looked up at random: with large pages the processor finds them several times faster.
constexpr std::size_t large_page = std::size_t{1} << 21;

inline void* get_memory(std::size_t bytes) {
    if (bytes < 2 * large_page) return ::operator new(bytes);
    void* place = ::operator new(bytes, std::align_val_t(large_page));
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    (void)madvise(place, bytes, MADV_HUGEPAGE);  // without it everything is the same, slower
#endif
    return place;
}

inline void give_memory(void* place, std::size_t bytes) noexcept {
    if (bytes < 2 * large_page) {
        ::operator delete(place);
    } else {
        ::operator delete(place, std::align_val_t(large_page));
    }
}

template <class T>
struct Metered {
    using value_type = T;
    Budget* budget;

    explicit Metered(Budget& from) : budget(&from) {}
    template <class U>
    Metered(const Metered<U>& other) : budget(other.budget) {}
    T* allocate(std::size_t count) {
        budget->take(count * sizeof(T));
        try {
            return static_cast<T*>(get_memory(count * sizeof(T)));
        } catch (...) {
            budget->give(count * sizeof(T));
            throw;
        }
    }
    void deallocate(T* place, std::size_t count) noexcept {
        give_memory(place, count * sizeof(T));
        budget->give(count * sizeof(T));
    }
    friend bool operator==(const Metered&, const Metered&) = default;
};

template <class T>
using Vector = std::vector<T, Metered<T>>;

// What every part of one run shares.
struct Run {
    Budget budget;
    const Stop& stop;
    std::uint64_t states = 0;
    unsigned turns = 0;

    Run(std::size_t bytes, const Stop& asked) : budget(bytes), stop(asked) {}
    void breathe() {
        if ((++turns & 0x3ff) == 0 && stop.asked()) throw Stopped();
    }
};

}  // namespace robacus::ricochet::plain
