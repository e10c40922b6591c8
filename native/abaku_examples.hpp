// Which rows of digits are examples (rules 1 to 5): a bit for each row of up to seven digits, arithmetic for longer
// ones.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "abaku_words.hpp"

namespace robacus::abaku {

inline constexpr std::array<std::uint64_t, 17> power_of_ten = [] {
    std::array<std::uint64_t, 17> powers{};
    powers[0] = 1;
    for (std::size_t i = 1; i < powers.size(); ++i) powers[i] = powers[i - 1] * 10;
    return powers;
}();

enum : unsigned { op_add = 1, op_subtract = 2, op_multiply = 4, op_divide = 8, op_square = 16, op_cube = 32 };

// How a row of some length may be cut: lengths of the parts, and which of them is worked out from the others.
enum class Shape : std::uint8_t {
    sum,         // first + second = third
    difference,  // second + third = first
    product,     // first * second = third
    quotient,    // second * third = first
    square,      // first^2 = second
    root,        // second^2 = first
    cube,
    cube_root,
};

struct Cut {
    Shape shape;
    std::uint8_t first, second, third;  // lengths; third is 0 for two parts
};

// The same as parts of a row, from and to: x + y = z, x * y = z, and with y = x also x^2 = z and x^3 = z.
struct Equation {
    Shape shape;  // sum, product, square or cube
    std::int8_t x, x_end, y, y_end, z, z_end;
    std::uint16_t leading;  // bits: where x, y and z begin; a 0 cannot be there

    Equation moved(int by) const noexcept {
        const auto plus = [by](std::int8_t place) { return static_cast<std::int8_t>(place + by); };
        return {shape, plus(x), plus(x_end), plus(y), plus(y_end), plus(z), plus(z_end),
                static_cast<std::uint16_t>(leading << by)};
    }
};

class Examples {
public:
    static constexpr int tabled = 7;
    static constexpr int longest = 15;

    explicit Examples(unsigned operations);
    Examples(const Examples&) = delete;
    Examples& operator=(const Examples&) = delete;
    // The same object for the same operations, made when it is first asked for.
    static std::shared_ptr<const Examples> of(unsigned operations);

    // Rows by their digits and `before`: before[i] is the number that the first i digits make.
    bool is(const std::uint8_t* digits, const std::uint64_t* before, int start, int end) const noexcept {
        const int length = end - start;
        if (length < 2 || digits[start] == 0) return false;
        const std::uint64_t value = before[end] - before[start] * power_of_ten[static_cast<std::size_t>(length)];
        if (length <= tabled) return bit(length, value);
        return is_long(digits, before, start, end);
    }

    bool bit(int length, std::uint64_t value) const noexcept {
        return table(length)[value >> 6] >> (value & 63) & 1;
    }

    // The bits of all rows of a length that is tabled.
    const std::uint64_t* table(int length) const noexcept { return bits_[static_cast<std::size_t>(length)]; }

    const Words& words() const noexcept { return *words_; }

    // What a row of a length may say in one of the shapes of equations, its first digit at place 0.
    const std::vector<Equation>& equations(Shape shape, int length) const noexcept {
        return equations_[static_cast<std::size_t>(length)][static_cast<std::size_t>(shape)];
    }

    // Whether a row of eight digits and more is an example, the first of them not 0.
    bool is_long(const std::uint8_t* digits, const std::uint64_t* before, int start, int end) const noexcept;

private:
    std::array<std::vector<std::uint64_t>, tabled + 1> tables_;
    std::array<const std::uint64_t*, tabled + 1> bits_{};  // where each of them begins
    std::unique_ptr<const Words> words_;
    std::array<std::array<std::vector<Cut>, 8>, longest + 1> shapes_;
    std::array<std::array<std::vector<Equation>, 8>, longest + 1> equations_;
    std::array<std::uint8_t, 100> times_{};  // last digit of a product, by its factors' last digits
};

}  // namespace robacus::abaku
