#include "abaku_equations.hpp"

#include <algorithm>
#include <utility>

namespace robacus::abaku {

namespace {

std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

// Last digits: what those of a set make times a digit, and which ones do; the squares and the cubes of a set.
struct Ends {
    std::array<std::array<Digits, 1024>, 10> times{}, into{};
    std::array<Digits, 1024> squares{}, cubes{};

    Ends() noexcept {
        for (unsigned set = 0; set < 1024; ++set) {
            for (unsigned digit = 0; digit < 10; ++digit) {
                for (unsigned other = 0; other < 10; ++other) {
                    const unsigned end = other * digit % 10;
                    if (set >> digit & 1) times[other][set] = static_cast<Digits>(times[other][set] | 1u << end);
                    if (set >> end & 1) into[other][set] = static_cast<Digits>(into[other][set] | 1u << digit);
                }
                if (!(set >> digit & 1)) continue;
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

// The digits of y that give the result one of the digits `of_z` in their column, by the last digit of what the column
// has without them, and that of what each of them counts there.
template <Shape shape>
unsigned into(unsigned of_z, unsigned without, unsigned each) noexcept {
    const unsigned wanted = (of_z >> without | of_z << (10 - without)) & 1023;
    return shape == Shape::sum ? wanted : ends.into[each][wanted];
}

}  // namespace

void Equations::begin(const Line& line, int size) noexcept {
    line_ = &line;
    digits_ = line.digits;
    missing_ = zeros_ = 0;
    for (int place = 0; place < size; ++place) {
        const std::uint8_t digit = digits_[at(place)];
        options_[at(place)] = static_cast<Digits>(digit == Line::empty ? 0 : 1u << digit);
    }
    for (int i = 0; i < line.count; ++i) {
        options_[at(line.places[at(i)])] = static_cast<Digits>(line.fits[at(i)]);
        missing_ |= 1u << line.places[at(i)];
    }
    for (int place = 0; place < size; ++place) zeros_ |= (options_[at(place)] == 1 ? 1u : 0u) << place;
    // What numbers may be, from the digits that may stand at their places.
    for (int from = 0; from < size; ++from) {
        auto& ranges = ranges_[at(from)];
        ranges[at(from)] = {0, 0};
        for (int place = from; place < size; ++place) {
            const unsigned options = options_[at(place)] ? options_[at(place)] : 1023u;
            const Range& shorter = ranges[at(place)];
            ranges[at(place + 1)] = {shorter.least * 10 + static_cast<unsigned>(__builtin_ctz(options)),
                                     shorter.most * 10 + 31u - static_cast<unsigned>(__builtin_clz(options))};
        }
    }
    // And on what their sums and products may end.
    for (int x = 0; x < size; ++x) {
        auto &sums = ends_[at(x)].sums, &products = ends_[at(x)].products;
        sums.fill(0);
        products.fill(0);
        for (unsigned of_x = options_[at(x)]; of_x; of_x &= of_x - 1) {
            const auto digit = static_cast<std::size_t>(__builtin_ctz(of_x));
            for (int y = x + 1; y < size; ++y) {
                const unsigned of_y = options_[at(y)];
                sums[at(y)] = static_cast<Digits>(sums[at(y)] | of_y << digit | of_y << digit >> 10);
                products[at(y)] |= ends.times[digit][of_y];
            }
        }
    }
}

void Equations::open(int from, int size) noexcept {
    from_ = from;
    size_ = size;
    live_.clear();
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
    const auto last_digits = [&](const Equation& one) -> unsigned {
        const int x = from + one.x_end - 1, y = from + one.y_end - 1;
        if constexpr (shape == Shape::sum) return ends_[at(x)].sums[at(y)];
        if constexpr (shape == Shape::product) return ends_[at(x)].products[at(y)];
        return shape == Shape::square ? ends.squares[options_[at(x)]] : ends.cubes[options_[at(x)]];
    };
    // Two steps, so that the processor does not have to guess what comes of the first one.
    std::array<const Equation*, 2 * max_size> likely;
    std::size_t count = 0;
    for (const Equation& one : examples_.equations(shape, to - from)) {
        likely[count] = &one;
        count += static_cast<unsigned>((last_digits(one) & options_[at(from + one.z_end - 1)]) != 0) &
                 static_cast<unsigned>((one.leading << from & zeros_) == 0);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Equation& one = *likely[i];
        const Range &x = ranges_[at(from + one.x)][at(from + one.x_end)],
                    &y = ranges_[at(from + one.y)][at(from + one.y_end)],
                    &z = ranges_[at(from + one.z)][at(from + one.z_end)];
        if (result<shape>(x.least, y.least) <= z.most && result<shape>(x.most, y.most) >= z.least) {
            live_.push_back(one.moved(from));
        }
    }
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
    for (;; ++column) {
        const int px = one.x_end - 1 - column, py = one.y_end - 1 - column, pz = one.z_end - 1 - column;
        if (pz < one.z) {
            if (rest == 0) keep(one);
            return;
        }
        const bool in_x = px >= one.x, in_y = of_two<shape> && py >= one.y;
        const std::uint64_t power = power_of_ten[at(column)];
        if (missing_ & ((in_x ? 1u << px : 0) | (in_y ? 1u << py : 0))) {
            return choose<shape>(one, column, x, y, rest, left);
        }
        const unsigned dx = in_x ? digits_[at(px)] : 0, dy = in_y ? digits_[at(py)] : 0;
        const std::uint64_t all = rest + more<shape>(x, y, dx, dy, power);
        const auto dz = static_cast<unsigned>(all % 10);
        if (!(choices(pz, left, pz == one.z) >> dz & 1)) return;
        left = lay(pz, dz, left);
        rest = all / 10;
        x += dx * power;
        y += dy * power;
    }
}

// A column in which a digit of x or y is missing.
template <Shape shape>
void Equations::choose(const Equation& one, int column, std::uint64_t x, std::uint64_t y, std::uint64_t rest,
                       unsigned left) {
    constexpr unsigned only_zero = 1;
    const int px = one.x_end - 1 - column, py = one.y_end - 1 - column, pz = one.z_end - 1 - column;
    const std::uint64_t power = power_of_ten[at(column)];
    const bool in_x = px >= one.x, in_y = of_two<shape> && py >= one.y;
    for (unsigned xs = in_x ? choices(px, left, px == one.x) : only_zero; xs; xs &= xs - 1) {
        const auto dx = static_cast<unsigned>(__builtin_ctz(xs));
        const unsigned after_x = in_x ? lay(px, dx, left) : left;
        const unsigned zs = choices(pz, after_x, pz == one.z);
        unsigned ys = in_y ? choices(py, after_x, py == one.y) : only_zero;
        if constexpr (of_two<shape>) {
            const std::uint64_t without = rest + more<shape>(x, y, dx, 0, power);
            ys &= into<shape>(zs, static_cast<unsigned>(without % 10), static_cast<unsigned>((x + dx * power) % 10));
        }
        for (; ys; ys &= ys - 1) {
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
    return (missing_ >> place & 1 ? options & hands_.can(left) : options) & (leading ? ~1u : ~0u);
}

// What is left of the rack when a place has a digit.
unsigned Equations::lay(int place, unsigned digit, unsigned left) noexcept {
    if (!(missing_ >> place & 1)) return left;
    digits_[at(place)] = static_cast<std::uint8_t>(digit);
    return hands_.after(left, digit);
}

void Equations::keep(const Equation& one) {
    std::uint32_t digits = 0;
    for (int i = from_; i < from_ + size_; ++i) digits = digits << 4 | digits_[at(line_->places[at(i)])];
    const Solution solution{digits, std::min(one.x, one.z), std::max(one.z_end, one.y_end)};
    // The same row may be an example in several ways.
    if (std::find(solutions_.begin(), solutions_.end(), solution) == solutions_.end()) solutions_.push_back(solution);
}

}  // namespace robacus::abaku
