#include "abaku_scoring.hpp"

#include <algorithm>

namespace robacus::abaku {

namespace {

std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

}  // namespace

void Scoring::begin(const Line& line) noexcept {
    line_ = &line;
    filled_.clear();
    for (int i = 0; i < line.count; ++i) ranges_[at(i)].fill({});
}

void Scoring::open(int from, int size) noexcept {
    from_ = from;
    size_ = size;
    first_ = filled_.size();
}

void Scoring::example(std::uint32_t digits, int start, int end) {
    const int first = line_->places[at(from_)], last = line_->places[at(from_ + size_ - 1)];
    filled_.push_back({digits, line_->sums[at(end)] - line_->sums[at(start)], start < first, end > last + 1});
}

void Scoring::close() {
    if (first_ == filled_.size()) return;
    const auto begin = filled_.begin() + static_cast<std::ptrdiff_t>(first_);
    const auto smaller = [](const Filled& one, const Filled& other) { return one.digits < other.digits; };
    if (!std::is_sorted(begin, filled_.end(), smaller)) std::sort(begin, filled_.end(), smaller);
    std::uint32_t factor = 1;
    for (int i = from_; i < from_ + size_; ++i) factor *= line_->factors[at(i)];
    auto end = begin;
    for (auto next = begin; next != filled_.end(); ++next) {
        std::uint32_t tiles = 0;
        for (int i = 0; i < size_; ++i) tiles += digit_of(next->digits, i) * line_->times[at(from_ + i)];
        next->points = (next->points + tiles) * factor;
        if (end != begin && (end - 1)->digits == next->digits) {
            (end - 1)->points += next->points;
            (end - 1)->before |= next->before;
            (end - 1)->after |= next->after;
        } else {
            *end++ = *next;
        }
    }
    filled_.erase(end, filled_.end());
    ranges_[at(from_)][at(size_)] = {static_cast<std::uint32_t>(first_), static_cast<std::uint32_t>(filled_.size())};
}

int Scoring::score(const Filled& filled) const noexcept {
    Sum sum{filled.points, filled.before, filled.after, false};
    add_tiles(filled.digits, sum);
    if (size_ > 2) add_groups_inside(filled.digits, sum);
    return joined(filled.digits, sum) ? static_cast<int>(sum.points) : -1;
}

// The examples that hold one of the tiles alone, in the line and in those that cross it.
void Scoring::add_tiles(std::uint32_t digits, Sum& sum) const noexcept {
    const auto &along = board_.crossings_[at(line_->down)], &across = board_.crossings_[at(1 - line_->down)];
    for (int i = 0; i < size_; ++i) {
        const std::size_t digit = digit_of(digits, i), field = at(line_->fields[at(from_ + i)]);
        sum.points += along[field].score[digit] + across[field].score[digit];
        sum.crossed |= across[field].joined() >> digit & 1;
    }
    const std::size_t first = at(line_->fields[at(from_)]), last = at(line_->fields[at(from_ + size_ - 1)]);
    sum.before |= along[first].before >> digit_of(digits, 0) & 1;
    sum.after |= along[last].after >> digit_of(digits, size_ - 1) & 1;
}

void Scoring::add_groups_inside(std::uint32_t digits, Sum& sum) const noexcept {
    for (int first = 0; first + 1 < size_; ++first) {
        // Where nothing lies beside them, the tiles themselves make the example or none.
        std::uint32_t number = digit_of(digits, first), factor = line_->factors[at(from_ + first)];
        std::uint32_t tiles = number * line_->times[at(from_ + first)];
        for (int last = first + 1; last < size_ - (first == 0); ++last) {
            const std::uint32_t digit = digit_of(digits, last);
            const int size = last - first + 1;
            number = number * 10 + digit;
            tiles += digit * line_->times[at(from_ + last)];
            factor *= line_->factors[at(from_ + last)];
            if (line_->alone(from_ + first, size)) {
                sum.points += examples_.bit(size, number) ? tiles * factor : 0;
            } else if (const Filled* group = find(first, size, digits)) {
                sum.points += group->points;
                sum.before |= first == 0 && group->before;
                sum.after |= last == size_ - 1 && group->after;
            }
        }
    }
}

// A group inside the open one, with the digits that it has there.
const Scoring::Filled* Scoring::find(int first, int size, std::uint32_t digits) const noexcept {
    const auto [begin, end] = ranges_[at(from_ + first)][at(size)];
    if (begin == end) return nullptr;
    const std::uint32_t own = digits >> 4 * (size_ - first - size) & ((1u << 4 * size) - 1);
    const auto found = std::lower_bound(filled_.begin() + begin, filled_.begin() + end, own,
                                        [](const Filled& one, std::uint32_t wanted) { return one.digits < wanted; });
    return found != filled_.begin() + end && found->digits == own ? &*found : nullptr;
}

// Whether the tiles have examples with those that they touch (rules 12, 13 and 15).
bool Scoring::joined(std::uint32_t digits, const Sum& sum) const noexcept {
    const int first = line_->places[at(from_)], last = line_->places[at(from_ + size_ - 1)];
    const auto exempt = [&](int i, int place) {
        return board_.exempt(static_cast<int>(digit_of(digits, i)), line_->digits[at(place)]);
    };
    if (line_->low[at(from_)] < first && !sum.before && !exempt(0, first - 1)) return false;
    if (line_->high[at(from_ + size_ - 1)] > last + 1 && !sum.after && !exempt(size_ - 1, last + 1)) return false;
    if (board_.rules_.zero_only_contact || board_.tiles_ == 0) return true;
    return sum.before || sum.after || sum.crossed || !line_->together(from_, size_);
}

}  // namespace robacus::abaku
