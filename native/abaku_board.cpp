#include "abaku.hpp"

#include <algorithm>
#include <bitset>

#include "abaku_examples.hpp"

namespace robacus::abaku {

namespace {

constexpr std::uint8_t empty = 255;

std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

}  // namespace

// -- the board -----------------------------------------------------------------------------------------------------

Board::Board(const Rules& rules) : rules_(rules) {
    const int fields = rules.size * rules.size;
    valid_ = rules.size >= 3 && rules.size <= max_size && rules.size % 2 == 1 &&
             rules.bonuses.size() == at(fields) && rules.most >= 1 && rules.most <= max_tiles &&
             rules.operations < 64 &&
             std::all_of(rules.bonuses.begin(), rules.bonuses.end(), [](int bonus) { return bonus <= 4; });
    if (!valid_) return;
    examples_ = Examples::of(rules.operations);
    digits_.fill(empty);
}

bool Board::set(const std::vector<std::uint8_t>& digits) noexcept {
    if (!valid_ || digits.size() != at(rules_.size * rules_.size)) return false;
    const auto is_tile = [](int digit) { return digit <= 9 || digit == empty; };
    if (!std::all_of(digits.begin(), digits.end(), is_tile)) return false;
    digits_.fill(empty);
    std::copy(digits.begin(), digits.end(), digits_.begin());
    refresh_all();
    return true;
}

bool Board::lay(const std::vector<std::uint8_t>& fields, const std::vector<std::uint8_t>& digits) noexcept {
    const int size = rules_.size;
    if (!valid_ || fields.size() != digits.size() || fields.size() > at(max_fields)) return false;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (fields[i] >= size * size || digits[i] > 9 || digits_[fields[i]] != empty) return false;
        if (std::find(fields.begin(), fields.begin() + static_cast<std::ptrdiff_t>(i), fields[i]) !=
            fields.begin() + static_cast<std::ptrdiff_t>(i)) {
            return false;
        }
    }
    for (std::size_t i = 0; i < fields.size(); ++i) {
        digits_[fields[i]] = digits[i];
        ++tiles_;
        const int row = fields[i] / size, column = fields[i] % size;
        if (column > 0) ++beside_[at(fields[i] - 1)];
        if (column < size - 1) ++beside_[at(fields[i] + 1)];
        if (row > 0) ++beside_[at(fields[i] - size)];
        if (row < size - 1) ++beside_[at(fields[i] + size)];
    }
    // The empty fields at both ends of the runs through the tiles: nothing else in their lines has changed.
    for (int down = 0; down < 2; ++down) {
        std::bitset<max_fields> ends;
        for (const int field : fields) {
            for (const int way : {-1, 1}) {
                const int end = end_of_run(field, down, way);
                if (digits_[at(end)] == empty) ends.set(at(end));
            }
        }
        for (int field = 0; field < size * size; ++field) {
            if (ends[at(field)]) refresh(field, down);
        }
    }
    return true;
}

// The first empty field from here; the last one of the line where there is none.
int Board::end_of_run(int field, int down, int way) const noexcept {
    const int size = rules_.size, step = way * (down ? size : 1);
    const int place = down ? field / size : field % size;
    int left = way < 0 ? place : size - 1 - place;
    for (; left > 0 && digits_[at(field)] != empty; --left) field += step;
    return field;
}

void Board::refresh_all() noexcept {
    const int size = rules_.size;
    beside_.fill(0);
    tiles_ = 0;
    for (int field = 0; field < size * size; ++field) {
        if (digits_[at(field)] == empty) continue;
        ++tiles_;
        if (field % size > 0) ++beside_[at(field - 1)];
        if (field % size < size - 1) ++beside_[at(field + 1)];
        if (field >= size) ++beside_[at(field - size)];
        if (field + size < size * size) ++beside_[at(field + size)];
    }
    for (auto& line : crossings_) line.fill(Crossing{});
    for (int field = 0; field < size * size; ++field) {
        if (digits_[at(field)] == empty && beside_[at(field)]) {
            refresh(field, 0);
            refresh(field, 1);
        }
    }
}

void Board::refresh(int field, int down) noexcept {
    const int size = rules_.size, step = down ? size : 1;
    const int place = down ? field / size : field % size;
    std::array<std::uint8_t, max_size> row{};
    int before = 0, after = 0;
    while (before < place && digits_[at(field - (before + 1) * step)] != empty) ++before;
    while (place + after + 1 < size && digits_[at(field + (after + 1) * step)] != empty) ++after;
    Crossing& found = crossings_[at(down)][at(field)];
    found = Crossing{};
    if (before + after == 0) return;
    const int length = before + 1 + after;
    std::array<std::uint64_t, max_size + 1> numbers{};
    std::array<std::uint32_t, max_size + 1> sums{};
    for (int i = 0; i < length; ++i) {
        row[at(i)] = i == before ? 0 : digits_[at(field + (i - before) * step)];
    }
    const int bonus = rules_.bonuses[at(field)];
    const std::uint32_t times = tile_factor(bonus), factor = example_factor(bonus);
    std::uint16_t left = 0, right = 0;
    for (unsigned digit = 0; digit < 10; ++digit) {
        row[at(before)] = static_cast<std::uint8_t>(digit);
        for (int i = 0; i < length; ++i) {
            numbers[at(i + 1)] = numbers[at(i)] * 10 + row[at(i)];
            sums[at(i + 1)] = sums[at(i)] + row[at(i)] * (i == before ? times : 1);
        }
        const auto bit = static_cast<std::uint16_t>(1u << digit);
        std::uint32_t score = 0;
        for (int start = 0; start <= before; ++start) {
            if (row[at(start)] == 0) continue;
            for (int end = std::max(before + 1, start + 2); end <= length; ++end) {
                if (!examples_->is(row.data(), numbers.data(), start, end)) continue;
                score += (sums[at(end)] - sums[at(start)]) * factor;
                found.some |= bit;
                if (start < before) left |= bit;
                if (end > before + 1) right |= bit;
            }
        }
        found.score[digit] = score;
    }
    found.before = left;
    found.after = right;
    std::uint16_t left_fits = 1023, right_fits = 1023;
    if (before) left_fits = exempt(1, row[at(before - 1)]) ? 1023 : static_cast<std::uint16_t>(left | 1);
    if (after) right_fits = exempt(1, row[at(before + 1)]) ? 1023 : static_cast<std::uint16_t>(right | 1);
    found.fits = left_fits & right_fits;
}

std::uint64_t Found::sum_of_scores() const noexcept {
    std::uint64_t sum = 0;
    for (const Placement& placement : placements) sum += placement.score;
    return sum;
}

std::uint32_t Found::best_score() const noexcept {
    std::uint32_t best = 0;
    for (const Placement& placement : placements) best = std::max(best, placement.score);
    return best;
}

std::vector<std::vector<int>> Found::rows(std::uint32_t at_least) const {
    std::vector<std::vector<int>> found;
    for (const Placement& placement : placements) {
        if (placement.score < at_least) continue;
        auto& row = found.emplace_back();
        row.reserve(2 + 2 * placement.count);
        row.push_back(static_cast<int>(placement.score));
        row.push_back(placement.jokers);
        for (int i = 0; i < placement.count; ++i) {
            row.push_back(placement.fields[at(i)]);
            row.push_back(placement.digits[at(i)]);
        }
    }
    return found;
}

}  // namespace robacus::abaku
