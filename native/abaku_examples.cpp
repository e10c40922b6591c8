#include "abaku_examples.hpp"

#include <mutex>

namespace robacus::abaku {

namespace {

// The lengths that the parts of a row can have: a result is about as long as what it is made of.
void add_cuts(std::vector<Cut>& cuts, int length, unsigned operations) {
    const auto push = [&](Shape shape, int first, int second, int third) {
        cuts.push_back({shape, static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second),
                        static_cast<std::uint8_t>(third)});
    };
    for (int one = 1; one < length; ++one) {
        for (int two = 1; one + two < length; ++two) {
            const int rest = length - one - two;
            const int larger = one > two ? one : two;
            if (rest == larger || rest == larger + 1) {
                if (operations & op_add) push(Shape::sum, one, two, rest);
                if (operations & op_subtract) push(Shape::difference, rest, one, two);
            }
            if (rest == one + two || rest == one + two - 1) {
                if (operations & op_multiply) push(Shape::product, one, two, rest);
                if (operations & op_divide) push(Shape::quotient, rest, one, two);
            }
        }
        const int rest = length - one;
        if ((operations & op_square) && (rest == 2 * one || rest == 2 * one - 1)) {
            push(Shape::square, one, rest, 0);
            push(Shape::root, rest, one, 0);
        }
        if ((operations & op_cube) && rest <= 3 * one && rest >= 3 * one - 2) {
            push(Shape::cube, one, rest, 0);
            push(Shape::cube_root, rest, one, 0);
        }
    }
}

Equation equation_of(const Cut& cut) {
    const auto one = static_cast<std::int8_t>(cut.first), two = static_cast<std::int8_t>(cut.first + cut.second),
               all = static_cast<std::int8_t>(two + cut.third);
    const auto leading = static_cast<std::uint16_t>(1 | 1 << one | (cut.third ? 1 << two : 0));
    switch (cut.shape) {
        case Shape::sum:
        case Shape::product: return {cut.shape, 0, one, one, two, two, all, leading};
        case Shape::difference: return {Shape::sum, one, two, two, all, 0, one, leading};
        case Shape::quotient: return {Shape::product, one, two, two, all, 0, one, leading};
        case Shape::square:
        case Shape::cube: return {cut.shape, 0, one, 0, one, one, two, leading};
        case Shape::root: return {Shape::square, one, two, one, two, 0, one, leading};
        case Shape::cube_root: return {Shape::cube, one, two, one, two, 0, one, leading};
    }
    return {};
}

int digits_of(std::uint64_t value) {
    int count = 1;
    while (value >= 10) {
        value /= 10;
        ++count;
    }
    return count;
}

}  // namespace

Examples::Examples(unsigned operations) {
    for (int length = 2; length <= longest; ++length) {
        std::vector<Cut> cuts;
        add_cuts(cuts, length, operations);
        for (const Cut& cut : cuts) {
            shapes_[static_cast<std::size_t>(length)][static_cast<std::size_t>(cut.shape)].push_back(cut);
            const Equation equation = equation_of(cut);
            equations_[static_cast<std::size_t>(length)][static_cast<std::size_t>(equation.shape)].push_back(equation);
        }
    }
    for (std::size_t pair = 0; pair < times_.size(); ++pair) {
        times_[pair] = static_cast<std::uint8_t>(pair / 10 * (pair % 10) % 10);
    }
    for (int length = 2; length <= tabled; ++length) {
        tables_[static_cast<std::size_t>(length)].assign(power_of_ten[static_cast<std::size_t>(length)] / 64 + 1, 0);
        bits_[static_cast<std::size_t>(length)] = tables_[static_cast<std::size_t>(length)].data();
    }
    const auto put = [&](std::uint64_t first, std::uint64_t second, std::uint64_t third, int parts) {
        const int two = digits_of(second), three = parts == 3 ? digits_of(third) : 0;
        const int length = digits_of(first) + two + three;
        if (length > tabled) return;
        std::uint64_t value = first * power_of_ten[static_cast<std::size_t>(two)] + second;
        if (parts == 3) value = value * power_of_ten[static_cast<std::size_t>(three)] + third;
        tables_[static_cast<std::size_t>(length)][value >> 6] |= std::uint64_t{1} << (value & 63);
    };
    // Of seven digits the two smaller numbers have four at most.
    for (std::uint64_t a = 1; a < 1000; ++a) {
        for (std::uint64_t b = 1; b < 1000; ++b) {
            if (digits_of(a) + digits_of(b) > 5) break;
            if (operations & op_add) put(a, b, a + b, 3);
            if (operations & op_subtract) put(a + b, b, a, 3);
            if (operations & op_multiply) put(a, b, a * b, 3);
            if (operations & op_divide) put(a * b, b, a, 3);
        }
        if (operations & op_square) {
            put(a, a * a, 0, 2);
            put(a * a, a, 0, 2);
        }
        if (operations & op_cube) {
            put(a, a * a * a, 0, 2);
            put(a * a * a, a, 0, 2);
        }
    }
    words_ = std::make_unique<const Words>(*this);
}

std::shared_ptr<const Examples> Examples::of(unsigned operations) {
    static std::mutex guard;
    static std::array<std::shared_ptr<const Examples>, 64> known;
    const std::lock_guard lock(guard);
    auto& found = known[operations & 63];
    if (!found) found = std::make_shared<const Examples>(operations & 63);
    return found;
}

bool Examples::is_long(const std::uint8_t* digits, const std::uint64_t* before, int start, int end) const noexcept {
    const auto number = [&](int from, int to) {
        return before[to] - before[from] * power_of_ten[static_cast<std::size_t>(to - from)];
    };
    // The last digits decide most cuts, and those of one shape are alike: the processor likes that.
    static constexpr std::array<std::uint8_t, 19> ones = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8};
    const auto& shapes = shapes_[static_cast<std::size_t>(end - start)];
    const unsigned last = digits[end - 1];
    for (const Cut& cut : shapes[static_cast<std::size_t>(Shape::sum)]) {
        const int one = start + cut.first, two = one + cut.second;
        if (ones[static_cast<std::size_t>(digits[one - 1] + digits[two - 1])] == last && digits[one] && digits[two] &&
            number(start, one) + number(one, two) == number(two, end)) {
            return true;
        }
    }
    for (const Cut& cut : shapes[static_cast<std::size_t>(Shape::difference)]) {
        const int one = start + cut.first, two = one + cut.second;
        if (ones[digits[two - 1] + last] == digits[one - 1] && digits[one] && digits[two] &&
            number(one, two) + number(two, end) == number(start, one)) {
            return true;
        }
    }
    for (const Cut& cut : shapes[static_cast<std::size_t>(Shape::product)]) {
        const int one = start + cut.first, two = one + cut.second;
        if (times_[static_cast<std::size_t>(digits[one - 1] * 10 + digits[two - 1])] == last && digits[one] &&
            digits[two] && number(start, one) * number(one, two) == number(two, end)) {
            return true;
        }
    }
    for (const Cut& cut : shapes[static_cast<std::size_t>(Shape::quotient)]) {
        const int one = start + cut.first, two = one + cut.second;
        if (times_[digits[two - 1] * 10u + last] == digits[one - 1] && digits[one] && digits[two] &&
            number(one, two) * number(two, end) == number(start, one)) {
            return true;
        }
    }
    for (const Shape shape : {Shape::square, Shape::root, Shape::cube, Shape::cube_root}) {
        for (const Cut& cut : shapes[static_cast<std::size_t>(shape)]) {
            const int one = start + cut.first;
            if (digits[one] == 0) continue;
            const std::uint64_t a = number(start, one), b = number(one, end);
            const bool forward = shape == Shape::square || shape == Shape::cube;
            const std::uint64_t root = forward ? a : b, raised = forward ? b : a;
            const bool second = shape == Shape::square || shape == Shape::root;
            if ((second ? root * root : root * root * root) == raised) return true;
        }
    }
    return false;
}

}  // namespace robacus::abaku
