#include "abaku_scoring.hpp"

#include <algorithm>

namespace robacus::abaku {

namespace {

std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

// What examples are multiplied by, by how many fields of two times (low three bits) and three times (the next three)
// they hold.
constexpr std::array<std::uint32_t, 64> factors = [] {
    std::array<std::uint32_t, 64> found{};
    for (unsigned twos = 0; twos < 8; ++twos) {
        for (unsigned threes = 0; threes < 8; ++threes) {
            std::uint32_t factor = 1u << twos;
            for (unsigned i = 0; i < threes; ++i) factor *= 3;
            found[twos + 8 * threes] = factor;
        }
    }
    return found;
}();

constexpr std::array<std::uint8_t, 5> tile_factors = {1, 2, 3, 1, 1};
constexpr std::array<std::uint8_t, 5> example_bits = {0, 0, 0, 1, 8};

}  // namespace

int Scoring::score(const Filled& line, int down) const noexcept {
    const int first = line.holes[0], last = line.holes[at(line.count - 1)];
    bool crossed = false;
    std::uint32_t score = 0;
    // Sums of digits, with the bonuses of tiles, and bits of the bonuses of examples, up to each place.
    std::array<std::uint32_t, max_size + 1> sums;
    std::array<std::uint8_t, max_size + 1> bits;
    sums[at(line.low)] = bits[at(line.low)] = 0;
    int next = 0;
    for (int place = line.low; place < line.high; ++place) {
        std::uint32_t value = line.digits[at(place)];
        std::uint8_t bit = 0;
        if (next < line.count && line.holes[at(next)] == place) {
            const int field = line.fields[at(next++)];
            const auto& crossing = board_.crossings_[at(1 - down)][at(field)];
            const std::uint8_t bonus = board_.rules_.bonuses[at(field)];
            score += crossing.score[value];
            crossed = crossed || (crossing.joined >> value & 1);
            value *= tile_factors[bonus];
            bit = example_bits[bonus];
        }
        sums[at(place + 1)] = sums[at(place)] + value;
        bits[at(place + 1)] = static_cast<std::uint8_t>(bits[at(place)] + bit);
    }
    bool before = false, after = false;
    next = 0;
    for (int start = line.low; start <= last; ++start) {
        if (next < line.count && line.holes[at(next)] < start) ++next;
        if (line.digits[at(start)] == 0) continue;
        const auto take = [&](int end) {
            const unsigned bonuses = static_cast<unsigned>(bits[at(end)] - bits[at(start)]);
            score += (sums[at(end)] - sums[at(start)]) * factors[bonuses];
            before = before || start < first;
            after = after || end > last + 1;
        };
        int end = std::max(line.holes[at(next)] + 1, start + 2);
        const std::uint64_t number = line.numbers[at(start)];
        for (const int tabled = std::min(start + Examples::tabled, line.high); end <= tabled; ++end) {
            const int length = end - start;
            if (examples_.bit(length, line.numbers[at(end)] - number * power_of_ten[at(length)])) take(end);
        }
        // Longer ones that hold all new tiles have been worked out.
        for (const int longer = start <= first ? std::min(last, line.high) : line.high; end <= longer; ++end) {
            if (examples_.is_long(line.digits.data(), line.numbers.data(), start, end)) take(end);
        }
    }
    for (int i = 0; i < line.known; ++i) {
        const int start = line.long_examples[at(i)].start, end = line.long_examples[at(i)].end;
        score += (sums[at(end)] - sums[at(start)]) * factors[static_cast<unsigned>(bits[at(end)] - bits[at(start)])];
        before = before || start < first;
        after = after || end > last + 1;
    }
    if (first > line.low && !before && !board_.exempt(line.digits[at(first)], line.digits[at(first - 1)])) return -1;
    if (last + 1 < line.high && !after && !board_.exempt(line.digits[at(last)], line.digits[at(last + 1)])) return -1;
    const bool inside = last - first + 1 > line.count;
    if (!board_.rules_.zero_only_contact && board_.tiles_ && !(before || after || inside || crossed)) return -1;
    return static_cast<int>(score);
}

}  // namespace robacus::abaku
