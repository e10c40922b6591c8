#include "abaku_equations.hpp"

#include <algorithm>

namespace robacus::abaku {

namespace {

constexpr std::uint8_t empty = 255;

std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

using Digits = std::uint16_t;  // a bit for each digit

// The last digits of products: of a digit and every digit of a set; and of the squares and cubes of a set.
struct Ends {
    std::array<std::array<Digits, 1024>, 10> times{};
    std::array<Digits, 1024> squares{}, cubes{};

    Ends() noexcept {
        for (unsigned set = 0; set < 1024; ++set) {
            for (unsigned digit = 0; digit < 10; ++digit) {
                if (!(set >> digit & 1)) continue;
                for (unsigned other = 0; other < 10; ++other) {
                    times[other][set] = static_cast<Digits>(times[other][set] | 1u << other * digit % 10);
                }
                squares[set] = static_cast<Digits>(squares[set] | 1u << digit * digit % 10);
                cubes[set] = static_cast<Digits>(cubes[set] | 1u << digit * digit * digit % 10);
            }
        }
    }
};

const Ends ends;

template <Shape shape>
constexpr bool of_two = shape == Shape::sum || shape == Shape::product;  // x and y are two numbers

template <Shape shape>
std::uint64_t result(std::uint64_t x, std::uint64_t y) noexcept {
    return shape == Shape::sum ? x + y : shape == Shape::cube ? x * x * x : x * y;
}

// What digits before x and y add to the result, in units of their column.
template <Shape shape>
std::uint64_t more(std::uint64_t x, std::uint64_t y, std::uint64_t dx, std::uint64_t dy, std::uint64_t power) noexcept {
    if constexpr (shape == Shape::sum) return dx + dy;
    if constexpr (shape == Shape::product) return dx * y + dy * x + dx * dy * power;
    if constexpr (shape == Shape::square) return 2 * dx * x + dx * dx * power;
    return 3 * dx * x * x + 3 * dx * dx * x * power + dx * dx * dx * power * power;
}

// The last digits that a result may have, by those of x and y.
template <Shape shape>
unsigned ends_of(unsigned of_x, unsigned of_y) noexcept {
    if constexpr (shape == Shape::square) return ends.squares[of_x];
    if constexpr (shape == Shape::cube) return ends.cubes[of_x];
    unsigned found = 0;
    for (; of_x; of_x &= of_x - 1) {
        const auto x = static_cast<std::size_t>(__builtin_ctz(of_x));
        found |= shape == Shape::sum ? of_y << x | of_y << x >> 10 : ends.times[x][of_y];
    }
    return found;
}

}  // namespace

void Equations::begin(const Filled& line, const std::array<std::uint8_t, max_size>& row,
                      const std::array<unsigned, max_tiles>& fits) noexcept {
    line_ = &line;
    live_.clear();
    for (int place = line.low; place < line.high; ++place) {
        const std::uint8_t digit = row[at(place)];
        missing_[at(place)] = digit == empty;
        options_[at(place)] = digit == empty ? 0 : 1u << digit;
    }
    for (int i = 0; i < line.count; ++i) options_[at(line.holes[at(i)])] = fits[at(i)];
    least_[at(line.low)] = greatest_[at(line.low)] = 0;
    for (int place = line.low; place < line.high; ++place) {
        const unsigned options = options_[at(place)];
        least_[at(place + 1)] = least_[at(place)] * 10 + static_cast<unsigned>(__builtin_ctz(options));
        greatest_[at(place + 1)] = greatest_[at(place)] * 10 + 31u - static_cast<unsigned>(__builtin_clz(options));
    }
}

void Equations::look(int from, int to) {
    look<Shape::sum>(from, to);
    look<Shape::product>(from, to);
    look<Shape::square>(from, to);
    look<Shape::cube>(from, to);
}

// As far as last digits and sizes tell.
template <Shape shape>
void Equations::look(int from, int to) {
    constexpr unsigned zero = 1;
    const unsigned* options = &options_[at(from)];
    for (const Equation& one : examples_.equations(shape, to - from)) {
        const unsigned of_z = ends_of<shape>(options[one.x_end - 1], options[one.y_end - 1]);
        if (!(of_z & options[one.z_end - 1])) continue;
        if (options[one.x] == zero || options[one.y] == zero || options[one.z] == zero) continue;
        const Range x = range(from + one.x, from + one.x_end), y = range(from + one.y, from + one.y_end),
                    z = range(from + one.z, from + one.z_end);
        if (result<shape>(x.least, y.least) <= z.most && result<shape>(x.most, y.most) >= z.least) {
            live_.push_back(one.moved(from));
        }
    }
}

Equations::Range Equations::range(int from, int to) const noexcept {
    const std::uint64_t power = power_of_ten[at(to - from)];
    return {least_[at(to)] - least_[at(from)] * power, greatest_[at(to)] - greatest_[at(from)] * power};
}

const std::vector<Equations::Solution>& Equations::solve() {
    solutions_.clear();
    for (const Equation& one : live_) {
        switch (one.shape) {
            case Shape::sum: columns<Shape::sum>(one, 0, 0, 0, 0, hands_.all()); break;
            case Shape::product: columns<Shape::product>(one, 0, 0, 0, 0, hands_.all()); break;
            case Shape::square: columns<Shape::square>(one, 0, 0, 0, 0, hands_.all()); break;
            default: columns<Shape::cube>(one, 0, 0, 0, 0, hands_.all());
        }
    }
    return solutions_;
}

// All ways to fill an equation, column by column from the last digits: those of x and y are chosen, that of z
// follows.  `x` and `y` are what was chosen, `rest` what the result has beyond what stands in z.
template <Shape shape>
void Equations::columns(const Equation& one, int column, std::uint64_t x, std::uint64_t y, std::uint64_t rest,
                        unsigned left) {
    const int pz = one.z_end - 1 - column;
    if (pz < one.z) {
        if (rest == 0) keep(one);
        return;
    }
    constexpr unsigned only_zero = 1;
    const std::uint64_t power = power_of_ten[at(column)];
    const int px = one.x_end - 1 - column, py = one.y_end - 1 - column;
    const bool in_x = px >= one.x, in_y = of_two<shape> && py >= one.y;
    for (unsigned xs = in_x ? choices(px, left, px == one.x) : only_zero; xs; xs &= xs - 1) {
        const auto dx = static_cast<unsigned>(__builtin_ctz(xs));
        const unsigned after_x = in_x ? lay(px, dx, left) : left;
        for (unsigned ys = in_y ? choices(py, after_x, py == one.y) : only_zero; ys; ys &= ys - 1) {
            const auto dy = static_cast<unsigned>(__builtin_ctz(ys));
            const unsigned after_y = in_y ? lay(py, dy, after_x) : after_x;
            const std::uint64_t all = rest + more<shape>(x, y, dx, dy, power);
            const auto dz = static_cast<unsigned>(all % 10);
            if (!(choices(pz, after_y, pz == one.z) >> dz & 1)) continue;
            columns<shape>(one, column + 1, x + dx * power, y + dy * power, all / 10, lay(pz, dz, after_y));
        }
    }
}

// The digits that a place may have with what is left of the rack.
unsigned Equations::choices(int place, unsigned left, bool leading) const noexcept {
    const unsigned options = options_[at(place)];
    return (missing_[at(place)] ? options & hands_.can(left) : options) & (leading ? ~1u : ~0u);
}

// What is left of the rack when a place has a digit.
unsigned Equations::lay(int place, unsigned digit, unsigned left) noexcept {
    if (!missing_[at(place)]) return left;
    digits_[at(place)] = static_cast<std::uint8_t>(digit);
    return hands_.after(left, digit);
}

void Equations::keep(const Equation& one) {
    std::uint32_t digits = 0;
    for (int i = 0; i < line_->count; ++i) digits = digits << 4 | digits_[at(line_->holes[at(i)])];
    solutions_.push_back({digits, {std::min(one.x, one.z), std::max(one.z_end, one.y_end)}});
}

}  // namespace robacus::abaku
