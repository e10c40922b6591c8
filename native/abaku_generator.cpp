// Finding placements: for every line and every group of its empty fields that leaves no gap, the rows of digits that the
// rack can make and that give a common example (rule 11); then scoring asks the other rules.
#include <algorithm>
#include <new>

#include "abaku_hands.hpp"
#include "abaku_scoring.hpp"

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

}  // namespace

class Generator {
public:
    Generator(const Board& board, const Rack& rack, std::size_t limit, const Stop& stop, Found& found)
        : board_(board), examples_(*board.examples_), scoring_(board), size_(board.rules_.size), rack_(rack),
          hands_(rack), most_(std::min(hands_.count(), board.rules_.most)), have_(hands_.can(hands_.all())), limit_(limit),
          stop_(stop), found_(found) {}

    void run() {
        found_.status = Status::done;
        found_.placements.reserve(512);
        singles();
        for (int down = 0; down < 2; ++down) {
            for (int number = 0; number < size_; ++number) {
                if (found_.status != Status::done) return;
                if (stop_.asked()) {
                    found_.status = Status::stopped;
                    return;
                }
                line(down, number);
            }
        }
    }

private:
    // A single tile has its example in its row or in its column (rule 11), and is one placement.
    void singles() {
        if (board_.tiles_ == 0) return;
        for (int field = 0; field < size_ * size_; ++field) {
            if (board_.digits_[at(field)] != empty || !board_.beside_[at(field)]) continue;
            const auto& across = board_.crossings_[0][at(field)];
            const auto& down = board_.crossings_[1][at(field)];
            unsigned fits = have_ & across.fits & down.fits & (across.some | down.some);
            if (!board_.rules_.zero_only_contact) fits &= across.joined | down.joined;
            for (; fits; fits &= fits - 1) {
                const int digit = __builtin_ctz(fits);
                line_.count = 1;
                line_.fields[0] = field;
                line_.values[0] = static_cast<std::uint8_t>(digit);
                add(across.score[at(digit)] + down.score[at(digit)]);
            }
        }
    }

    // All groups of two and more empty fields of a line.
    void line(int down, int number) {
        down_ = down;
        const int step = down ? size_ : 1, first = down ? number : number * size_;
        const int centre = size_ * size_ / 2;
        int free = 0;
        std::array<int, max_size> places{};
        std::array<bool, max_size> touching{};
        bool any = false;
        for (int place = 0; place < size_; ++place) {
            const int field = first + place * step;
            row_[at(place)] = board_.digits_[at(field)];
            if (row_[at(place)] != empty) continue;
            touching[at(free)] = board_.tiles_ ? board_.beside_[at(field)] != 0 : field == centre;
            any = any || touching[at(free)];
            fits_at_[at(free)] = have_ & board_.crossings_[at(1 - down)][at(field)].fits;
            places[at(free++)] = place;
        }
        if (!any) return;
        for (int from = 0; from + 1 < free; ++from) {
            int until = from;  // the last field of a group that touches, so that more of them make sense
            for (int i = from; i < std::min(from + most_, free) && fits_at_[at(i)]; ++i) until = i + 1;
            int touched = from;
            while (touched < until && !touching[at(touched)]) ++touched;
            if (touched == until) continue;
            start(first, step, &places[at(from)], &fits_at_[at(from)], std::max(touched - from + 1, 2), until - from);
        }
    }

    // All groups of `least` to `most` empty fields that begin with the same one.
    void start(int first, int step, const int* places, const unsigned* fits, int least, int most) {
        line_.low = places[0];
        while (line_.low > 0 && row_[at(line_.low - 1)] != empty) --line_.low;
        const std::vector<Hand>* hands = &hands_.free(0);
        bool free = true;  // nothing between the fields, and every digit fits
        int made = 0;      // digits of `hands`
        for (int count = 1; count <= most; ++count) {
            const int place = places[count - 1];
            line_.count = count;
            line_.holes[at(count - 1)] = place;
            line_.fields[at(count - 1)] = first + place * step;
            fits_[at(count - 1)] = fits[count - 1];
            free = free && (fits[count - 1] & have_) == have_ && place - places[0] == count - 1;
            if (count < least) continue;
            line_.high = place + 1;
            while (line_.high < size_ && row_[at(line_.high)] != empty) ++line_.high;
            solved_.clear();
            long_.clear();
            if (line_.high - line_.low == count) {
                alone(count);
                continue;
            }
            prepare(count);
            if (rows_) {
                if (free) {
                    hands = &hands_.free(count);
                } else {
                    for (; made < count; ++made) hands = longer(*hands, made, places, fits[made]);
                }
                made = count;
                if (hands->empty()) return;
                fill(*hands);
            }
            for (const Equation& one : live_) columns(one, 0, 0, 0, 0, hands_.all());
            if (!solved_.empty()) judge_all();
        }
    }

    const std::vector<Hand>* longer(const std::vector<Hand>& hands, int made, const int* places, unsigned fits) {
        std::uint64_t times = 10, between = 0;
        for (int place = made ? places[made - 1] + 1 : places[0]; place < places[made]; ++place) {
            times *= 10;
            between = between * 10 + row_[at(place)];
        }
        auto& found = grown_[at(made)];
        hands_.extend(hands, fits, times, between * 10, found);
        return &found;
    }

    // Nothing lies beside the group: its digits are the example.
    void alone(int count) {
        auto& words = words_[at(count)];
        if (!spelt_[at(count)]) {
            spelt_[at(count)] = true;
            for (const Hand& hand : hands_.free(count)) {
                if (examples_.bit(count, hand.number)) words.push_back(hand);
            }
        }
        for (const Hand& hand : words) {
            bool fitting = true;
            for (int i = 0; i < count; ++i) fitting = fitting && fits_[at(i)] >> digit_of(hand, i) & 1;
            if (fitting) solved_.push_back(hand);
        }
        if (!solved_.empty()) judge_all();
    }

    unsigned digit_of(const Hand& hand, int hole) const noexcept {
        return hand.digits >> 4 * (line_.count - 1 - hole) & 15;
    }

    // -- examples of up to seven digits --------------------------------------------------------------------------------

    // A row of the board that holds all new tiles: a number with nothing in its holes, and what theirs counts.
    struct Row {
        int length;
        std::uint64_t base, times;
    };

    // The rows of the group: short ones, and cuts of long ones that are not out of the question.
    void prepare(int count) {
        const int first = line_.holes[0], last = line_.holes[at(count - 1)];
        rows_ = 0;
        live_.clear();
        bool bounded = false;
        std::uint64_t head = 0;
        for (int start = first; start >= line_.low; --start) {
            if (start < first) head += row_[at(start)] * power_of_ten[at(first - 1 - start)];
            if (row_[at(start)] == 0) continue;
            std::uint64_t tail = 0;
            for (int end = last + 1; end <= line_.high; ++end) {
                if (end > last + 1) tail = tail * 10 + row_[at(end - 1)];
                if (end - start > Examples::tabled) {
                    if (!bounded) bound(count);
                    bounded = true;
                    look(start, end);
                } else {
                    row_list_[at(rows_++)] = {end - start, head * power_of_ten[at(end - first)] + tail,
                                              power_of_ten[at(end - 1 - last)]};
                }
            }
        }
    }

    // Every hand in every row.  Look-ups do not wait for each other.
    void fill(const std::vector<Hand>& hands) {
        for (int i = 0; i < rows_; ++i) {
            const Row& row = row_list_[at(i)];
            const std::uint64_t* table = examples_.table(row.length);
            for (const Hand& hand : hands) {
                const std::uint64_t value = row.base + hand.number * row.times;
                if (table[value >> 6] >> (value & 63) & 1) solve(hand);
            }
        }
    }

    void solve(const Hand& hand) {
        const bool known = std::any_of(solved_.begin(), solved_.end(),
                                       [&](const Hand& other) { return other.digits == hand.digits; });
        if (!known) solved_.push_back(hand);
    }

    // -- examples of eight digits and more -----------------------------------------------------------------------------

    // What was worked out: an example of all new tiles.
    struct LongExample {
        std::uint32_t digits;
        std::int8_t start, end;
    };

    // The digits that may stand at each place, and the smallest and largest number up to it.
    void bound(int count) {
        for (int place = line_.low; place < line_.high; ++place) {
            const std::uint8_t digit = row_[at(place)];
            options_[at(place)] = digit == empty ? 0 : 1u << digit;
        }
        for (int i = 0; i < count; ++i) options_[at(line_.holes[at(i)])] = fits_[at(i)];
        least_[at(line_.low)] = greatest_[at(line_.low)] = 0;
        for (int place = line_.low; place < line_.high; ++place) {
            const unsigned options = options_[at(place)];
            least_[at(place + 1)] = least_[at(place)] * 10 + static_cast<unsigned>(__builtin_ctz(options));
            greatest_[at(place + 1)] = greatest_[at(place)] * 10 + 31u - static_cast<unsigned>(__builtin_clz(options));
        }
    }

    struct Range {
        std::uint64_t least, most;
    };

    Range range(int from, int to) const noexcept {
        const std::uint64_t power = power_of_ten[at(to - from)];
        return {least_[at(to)] - least_[at(from)] * power, greatest_[at(to)] - greatest_[at(from)] * power};
    }

    // What a row may say, as far as last digits and sizes tell.
    void look(int from, int to) {
        for (const Equation& one : examples_.equations(to - from)) {
            const Equation equation = one.moved(from);
            if (possible(equation)) live_.push_back(equation);
        }
    }

    static std::uint64_t result(Shape shape, std::uint64_t x, std::uint64_t y) noexcept {
        return shape == Shape::sum ? x + y : shape == Shape::cube ? x * x * x : x * y;
    }

    bool possible(const Equation& one) const noexcept {
        const unsigned of_x = options_[at(one.x_end - 1)], of_y = options_[at(one.y_end - 1)];
        unsigned of_z = 0;
        switch (one.shape) {
            case Shape::sum:
                for (unsigned left = of_x; left; left &= left - 1) {
                    const unsigned sums = of_y << __builtin_ctz(left);
                    of_z |= sums | sums >> 10;
                }
                break;
            case Shape::product:
                for (unsigned left = of_x; left; left &= left - 1) {
                    of_z |= ends.times[static_cast<std::size_t>(__builtin_ctz(left))][of_y];
                }
                break;
            case Shape::square: of_z = ends.squares[of_x]; break;
            default: of_z = ends.cubes[of_x];
        }
        constexpr unsigned zero = 1;
        if (!(of_z & options_[at(one.z_end - 1)]) || options_[at(one.x)] == zero || options_[at(one.y)] == zero ||
            options_[at(one.z)] == zero) {
            return false;
        }
        const Range x = range(one.x, one.x_end), y = range(one.y, one.y_end), z = range(one.z, one.z_end);
        return result(one.shape, x.least, y.least) <= z.most && result(one.shape, x.most, y.most) >= z.least;
    }

    // All ways to fill an equation, column by column from the last digits: those of x and y are chosen, that of z
    // follows.  `x` and `y` are what was chosen, `rest` what the result has beyond what stands in z.
    void columns(const Equation& one, int column, std::uint64_t x, std::uint64_t y, std::uint64_t rest, unsigned left) {
        const int pz = one.z_end - 1 - column;
        if (pz < one.z) {
            if (rest == 0) example(one);
            return;
        }
        const std::uint64_t power = power_of_ten[at(column)];
        const int px = one.x_end - 1 - column, py = one.y_end - 1 - column;
        const bool of_two = one.shape == Shape::sum || one.shape == Shape::product;
        const Digits only_zero = 1;
        const unsigned for_x = px >= one.x ? choices(px, left, px == one.x) : only_zero;
        for (unsigned xs = for_x; xs; xs &= xs - 1) {
            const auto dx = static_cast<unsigned>(__builtin_ctz(xs));
            const unsigned after_x = px >= one.x ? lay(px, dx, left) : left;
            const unsigned for_y = of_two && py >= one.y ? choices(py, after_x, py == one.y) : only_zero;
            for (unsigned ys = for_y; ys; ys &= ys - 1) {
                const auto dy = static_cast<unsigned>(__builtin_ctz(ys));
                const unsigned after_y = of_two && py >= one.y ? lay(py, dy, after_x) : after_x;
                const std::uint64_t all = rest + more(one.shape, x, y, dx, dy, power);
                const auto dz = static_cast<unsigned>(all % 10);
                if (!(choices(pz, after_y, pz == one.z) >> dz & 1)) continue;
                columns(one, column + 1, x + dx * power, y + dy * power, all / 10, lay(pz, dz, after_y));
            }
        }
    }

    // What digits before x and y add to the result, in units of their column.
    static std::uint64_t more(Shape shape, std::uint64_t x, std::uint64_t y, std::uint64_t dx, std::uint64_t dy,
                              std::uint64_t power) noexcept {
        switch (shape) {
            case Shape::sum: return dx + dy;
            case Shape::product: return dx * y + dy * x + dx * dy * power;
            case Shape::square: return 2 * dx * x + dx * dx * power;
            default: return 3 * dx * x * x + 3 * dx * dx * x * power + dx * dx * dx * power * power;
        }
    }

    // The digits that a place may have with what is left of the rack.
    unsigned choices(int place, unsigned left, bool leading) const noexcept {
        const unsigned options = options_[at(place)];
        return (row_[at(place)] == empty ? options & hands_.can(left) : options) & (leading ? ~1u : ~0u);
    }

    // What is left of the rack when a place has a digit.
    unsigned lay(int place, unsigned digit, unsigned left) noexcept {
        if (row_[at(place)] != empty) return left;
        line_.digits[at(place)] = static_cast<std::uint8_t>(digit);
        return hands_.after(left, digit);
    }

    void example(const Equation& one) {
        Hand hand{};
        for (int i = 0; i < line_.count; ++i) hand.digits = hand.digits << 4 | line_.digits[at(line_.holes[at(i)])];
        solve(hand);
        long_.push_back({hand.digits, std::min(one.x, one.z), std::max(one.z_end, one.y_end)});
    }

    // -- what was found ------------------------------------------------------------------------------------------------

    void judge_all() {
        line_.numbers[at(line_.low)] = 0;
        for (const Hand& hand : solved_) {
            int next = 0;
            for (int place = line_.low; place < line_.high; ++place) {
                if (next < line_.count && line_.holes[at(next)] == place) {
                    line_.values[at(next)] = static_cast<std::uint8_t>(digit_of(hand, next));
                    line_.put(place, line_.values[at(next++)]);
                } else {
                    line_.put(place, row_[at(place)]);
                }
            }
            line_.known = 0;
            for (const LongExample& one : long_) {
                if (one.digits == hand.digits) line_.know(one.start, one.end);
            }
            const int score = scoring_.score(line_, down_);
            if (score >= 0) add(static_cast<std::uint32_t>(score));
            if (found_.status != Status::done) return;
        }
    }

    // Every way to make these digits of tiles and jokers is a placement of its own.
    void add(std::uint32_t score) {
        Placement placement{};
        placement.count = static_cast<std::uint8_t>(line_.count);
        placement.score = score;
        for (int i = 0; i < line_.count; ++i) {
            placement.fields[at(i)] = static_cast<std::uint8_t>(line_.fields[at(i)]);
            placement.digits[at(i)] = line_.values[at(i)];
        }
        if (rack_.jokers == 0) {
            keep(placement);
            return;
        }
        Rack left = rack_;
        mark(0, placement, left);
    }

    void mark(int number, Placement& placement, Rack& left) {
        if (number == placement.count) {
            keep(placement);
            return;
        }
        auto& own = left.tiles[placement.digits[at(number)]];
        if (own) {
            --own;
            mark(number + 1, placement, left);
            ++own;
        }
        if (left.jokers) {
            --left.jokers;
            placement.jokers = static_cast<std::uint8_t>(placement.jokers | 1u << number);
            mark(number + 1, placement, left);
            placement.jokers = static_cast<std::uint8_t>(placement.jokers & ~(1u << number));
            ++left.jokers;
        }
    }

    void keep(const Placement& placement) {
        if (found_.placements.size() >= limit_) {
            found_.status = Status::too_many;
            return;
        }
        found_.placements.push_back(placement);
    }

    const Board& board_;
    const Examples& examples_;
    const Scoring scoring_;
    const int size_;
    const Rack rack_;
    Hands hands_;
    const int most_;
    const unsigned have_;
    const std::size_t limit_;
    const Stop& stop_;
    Found& found_;

    int down_ = 0;
    std::array<std::uint8_t, max_size> row_{};     // the line as it lies
    std::array<unsigned, max_size> fits_at_{};     // digits that fit its empty fields
    std::array<unsigned, max_tiles> fits_{};       // and those of the group
    Filled line_;
    std::array<std::vector<Hand>, max_tiles> grown_;
    std::array<std::vector<Hand>, max_tiles + 1> words_;
    std::array<bool, max_tiles + 1> spelt_{};
    std::vector<Hand> solved_;  // what has a common example
    std::array<Row, Examples::tabled * Examples::tabled> row_list_{};
    int rows_ = 0;
    std::vector<Equation> live_;
    std::vector<LongExample> long_;
    std::array<unsigned, max_size> options_{};
    std::array<std::uint64_t, max_size + 1> least_{}, greatest_{};
};

Found Board::placements(const Rack& rack, std::size_t limit, const Stop& stop) const noexcept {
    Found found;
    int tiles = rack.jokers;
    for (const int count : rack.tiles) tiles += count;
    if (!valid_ || tiles < 0 || rack.jokers < 0 || tiles > max_tiles) return found;
    try {
        Generator(*this, rack, limit, stop, found).run();
    } catch (const std::bad_alloc&) {
        found.placements.clear();
        found.status = Status::out_of_memory;
    }
    return found;
}

}  // namespace robacus::abaku
