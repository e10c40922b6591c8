// Chance for the kernels' tests: the same for the same seed; and limits that nothing here comes near.
#pragma once

#include <cstddef>
#include <limits>
#include <random>

namespace {

struct Chance {
    std::mt19937 bits;
    int below(int end) { return static_cast<int>(bits() % static_cast<unsigned>(end)); }
    bool percent(int part) { return below(100) < part; }
};

[[maybe_unused]] constexpr double never = std::numeric_limits<double>::infinity();
[[maybe_unused]] constexpr std::size_t plenty = std::size_t{512} << 20;

}  // namespace
