#include "abaku.hpp"

#include <algorithm>
#include <cmath>
#include <new>

#include "abaku_examples.hpp"

// Functions of the inner loops that call each other: put into one another they only crowd the registers.
#if defined(__GNUC__)
#define ROBACUS_APART __attribute__((noinline))
#else
#define ROBACUS_APART
#endif

namespace robacus::abaku {

namespace {

constexpr std::uint8_t empty = 255;

int tile_factor(int bonus) noexcept { return bonus == 1 ? 2 : bonus == 2 ? 3 : 1; }
int example_factor(int bonus) noexcept { return bonus == 3 ? 2 : bonus == 4 ? 3 : 1; }

std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

}  // namespace

// -- the board ---------------------------------------------------------------------------------------------------------

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
    if (!std::all_of(digits.begin(), digits.end(), [](int digit) { return digit <= 9 || digit == empty; })) return false;
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
    for (const int field : fields) {
        refresh_around(field, 0);
        refresh_around(field, 1);
    }
    return true;
}

// The empty fields at both ends of the run through a field: nothing else in its line has changed.
void Board::refresh_around(int field, int down) noexcept {
    const int size = rules_.size, step = down ? size : 1;
    const int place = down ? field / size : field % size;
    for (int way = -1; way <= 1; way += 2) {
        int other = field, steps = way < 0 ? place : size - 1 - place;
        while (steps > 0 && digits_[at(other)] != empty) {
            other += way * step;
            --steps;
        }
        if (digits_[at(other)] == empty) refresh(other, down);
    }
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
    const auto times = static_cast<std::uint32_t>(tile_factor(bonus));
    const auto factor = static_cast<std::uint32_t>(example_factor(bonus));
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
    found.joined = static_cast<std::uint16_t>(left | right);
    std::uint16_t left_fits = 1023, right_fits = 1023;
    if (before) left_fits = exempt(1, row[at(before - 1)]) ? 1023 : static_cast<std::uint16_t>(left | 1);
    if (after) right_fits = exempt(1, row[at(before + 1)]) ? 1023 : static_cast<std::uint16_t>(right | 1);
    found.fits = left_fits & right_fits;
}

// -- finding placements ------------------------------------------------------------------------------------------------

// One line of a board, and the tiles that may be laid on it.
class Generator {
public:
    Generator(const Board& board, const Rack& rack, std::size_t limit, const Stop& stop, Found& found)
        : board_(board), examples_(*board.examples_), size_(board.rules_.size), left_(rack), limit_(limit),
          stop_(stop), found_(found) {
        int tiles = rack.jokers;
        for (int digit = 0; digit < 10; ++digit) {
            tiles += rack.tiles[at(digit)];
            if (rack.tiles[at(digit)]) have_ |= 1u << digit;
        }
        if (rack.jokers) have_ = 1023;
        most_ = std::min(tiles, board.rules_.most);
        free_ = have_;
    }

    void run() {
        found_.status = Status::done;
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
            for (; fits; fits &= fits - 1) {
                const int digit = __builtin_ctz(fits);
                if (!board_.rules_.zero_only_contact && !((across.joined | down.joined) >> digit & 1)) continue;
                fields_[0] = field;
                values_[0] = static_cast<std::uint8_t>(digit);
                add(1, across.score[at(digit)] + down.score[at(digit)]);
            }
        }
    }

    void line(int down, int number) {
        down_ = down;
        const int step = down ? size_ : 1, first = down ? number : number * size_;
        int free = 0;
        std::array<int, max_size> places{};
        bool any = board_.tiles_ == 0;
        for (int place = 0; place < size_; ++place) {
            const int field = first + place * step;
            row_[at(place)] = board_.digits_[at(field)];
            any = any || row_[at(place)] != empty || board_.beside_[at(field)];
            if (row_[at(place)] == empty) places[at(free++)] = place;
        }
        if (!any) return;
        const int centre = size_ * size_ / 2;
        for (int i = 0; i < free; ++i) {
            bool touching = false;
            for (int count = 1; count <= most_ && i + count <= free; ++count) {
                const int place = places[at(i + count - 1)], field = first + place * step;
                fields_[at(count - 1)] = field;
                holes_[at(count - 1)] = place;
                const auto& crossing = board_.crossings_[at(1 - down)][at(field)];
                fits_[at(count - 1)] = have_ & crossing.fits;
                if (!fits_[at(count - 1)]) break;
                touching = touching || (board_.tiles_ ? board_.beside_[at(field)] != 0 : field == centre);
                if (count >= 2 && touching) group(count);
            }
        }
    }

    // All ways to fill a group of fields.
    ROBACUS_APART void group(int count) {
        count_ = count;
        const int first = holes_[0], last = holes_[at(count - 1)];
        low_ = first;
        while (low_ > 0 && row_[at(low_ - 1)] != empty) --low_;
        high_ = last + 1;
        while (high_ < size_ && row_[at(high_)] != empty) ++high_;
        numbers_[at(low_)] = 0;
        if (high_ - low_ == count) {
            hands(count);
            for (const Hand& word : words_[at(count)]) {
                if (fits(word)) take_up(word.digits);
            }
            return;
        }
        solved_.clear();
        least_[at(low_)] = most_number_[at(low_)] = 0;
        for (int place = low_; place < high_; ++place) {
            const std::uint8_t digit = filled_[at(place)] = row_[at(place)];
            options_[at(place)] = digit == empty ? 0 : 1u << digit;
            least_[at(place + 1)] = least_[at(place)] * 10 + (digit == empty ? 0 : digit);
            most_number_[at(place + 1)] = most_number_[at(place)] * 10 + (digit == empty ? 9 : digit);
        }
        for (int i = 0; i < count; ++i) options_[at(holes_[at(i)])] = fits_[at(i)];
        for (int start = first; start >= low_; --start) {
            if (filled_[at(start)] == 0) continue;
            for (int end = std::max(last + 1, start + Examples::tabled + 1); end <= high_; ++end) solve(start, end);
        }
        if (last + 1 - first <= Examples::tabled) {
            prepare_rows();
            if (rows_) fill();
        }
        for (const auto& digits : solved_) take_up(digits);
    }

    // A row of digits that the rack can make, and its number.
    struct Hand {
        std::array<std::uint8_t, max_tiles> digits;
        std::uint32_t number;
    };

    // All rows of `count` digits that the rack can make, each once; and those of them that are examples.
    const std::vector<Hand>& hands(int count) {
        auto& known = hands_[at(count)];
        if (known.empty()) {
            Hand hand{};
            spell(0, count, hand, known);
            for (const Hand& one : known) {
                if (examples_.bit(count, one.number)) words_[at(count)].push_back(one);
            }
        }
        return known;
    }

    void spell(int number, int count, Hand& hand, std::vector<Hand>& known) {
        if (number == count) {
            known.push_back(hand);
            return;
        }
        const std::uint32_t before = hand.number;
        for (unsigned digit = 0; digit < 10; ++digit) {
            const int kind = take(digit);
            if (kind < 0) continue;
            hand.digits[at(number)] = static_cast<std::uint8_t>(digit);
            hand.number = before * 10 + digit;
            spell(number + 1, count, hand, known);
            give_back(digit, kind);
        }
        hand.number = before;
    }

    // Judge a filling of the group.
    ROBACUS_APART void take_up(const std::array<std::uint8_t, max_tiles>& digits) {
        if (found_.status != Status::done) return;
        int next = 0;
        for (int place = low_; place < high_; ++place) {
            const bool hole = next < count_ && holes_[at(next)] == place;
            put(place, hole ? digits[at(next)] : row_[at(place)]);
            if (hole) {
                values_[at(next)] = digits[at(next)];
                ++next;
            }
        }
        judge(count_);
    }

    // Tiles from the rack: 1 a tile, 2 a joker, -1 neither.
    int take(unsigned digit) noexcept {
        if (left_.tiles[digit]) {
            if (--left_.tiles[digit] == 0 && left_.jokers == 0) free_ &= ~(1u << digit);
            return 1;
        }
        if (left_.jokers == 0) return -1;
        if (--left_.jokers == 0) {
            free_ = 0;
            for (unsigned other = 0; other < 10; ++other) free_ |= left_.tiles[other] ? 1u << other : 0;
        }
        return 2;
    }

    void give_back(unsigned digit, int kind) noexcept {
        if (kind == 1) {
            ++left_.tiles[digit];
            free_ |= 1u << digit;
        } else {
            ++left_.jokers;
            free_ = 1023;
        }
    }

    // Examples of up to seven digits: a row of the board is a number with nothing in its holes, and a power of ten for
    // each hole.
    struct Row {
        int length;
        std::uint64_t base;
        std::array<std::uint64_t, max_tiles> weight;  // of each hole
    };

    // The rows of at most seven digits that hold all new tiles.
    ROBACUS_APART void prepare_rows() {
        const int first = holes_[0], last = holes_[at(count_ - 1)];
        rows_ = 0;
        for (int end = last + 1; end <= high_; ++end) {
            for (int start = first; start >= low_ && end - start <= Examples::tabled; --start) {
                if (filled_[at(start)] == 0) continue;
                auto& row = row_list_[at(rows_)];
                row.length = end - start;
                std::uint64_t value = 0;
                for (int place = start; place < end; ++place) {
                    value = value * 10 + (row_[at(place)] == empty ? 0 : row_[at(place)]);
                }
                for (int i = 0; i < count_; ++i) row.weight[at(i)] = power_of_ten[at(end - 1 - holes_[at(i)])];
                row.base = value;
                ++rows_;
            }
        }
    }

    bool fits(const Hand& hand) const noexcept {
        for (int i = 0; i < count_; ++i) {
            if (!(fits_[at(i)] >> hand.digits[at(i)] & 1)) return false;
        }
        return true;
    }

    // Every row of digits that the rack can make, in every row of the board.  Look-ups do not wait for each other.
    ROBACUS_APART void fill() {
        const std::vector<Hand>* tried = &hands(count_);
        bool limited = false;
        for (int i = 0; i < count_; ++i) limited = limited || (fits_[at(i)] & have_) != have_;
        if (limited) {
            fitting_.clear();
            for (const Hand& hand : *tried) {
                if (fits(hand)) fitting_.push_back(hand);
            }
            tried = &fitting_;
        }
        const bool together = holes_[at(count_ - 1)] - holes_[0] + 1 == count_;
        for (int i = 0; i < rows_; ++i) {
            const Row& row = row_list_[at(i)];
            const std::uint64_t last = row.weight[at(count_ - 1)];
            for (const Hand& hand : *tried) {
                std::uint64_t value = row.base;
                if (together) {
                    value += hand.number * last;
                } else {
                    for (int hole = 0; hole < count_; ++hole) value += hand.digits[at(hole)] * row.weight[at(hole)];
                }
                if (examples_.bit(row.length, value) && !is_solved(hand.digits)) solved_.push_back(hand.digits);
            }
        }
    }

    void put(int place, std::uint8_t digit) noexcept {
        filled_[at(place)] = digit;
        numbers_[at(place + 1)] = numbers_[at(place)] * 10 + digit;
    }

    bool is(int start, int end) const noexcept { return examples_.is(filled_.data(), numbers_.data(), start, end); }

    bool is_solved(const std::array<std::uint8_t, max_tiles>& digits) const noexcept {
        return std::any_of(solved_.begin(), solved_.end(), [&](const auto& other) {
            return std::equal(other.begin(), other.begin() + count_, digits.begin());
        });
    }

    // -- examples of eight digits and more: the missing digits are worked out from those that lie ----------------------

    struct Part {
        int start, end;
        int length() const noexcept { return end - start; }
    };

    ROBACUS_APART void solve(int start, int end) {
        for (const Cut& cut : examples_.cuts(end - start)) {
            const Part one{start, start + cut.first}, two{one.end, one.end + cut.second}, three{two.end, end};
            if (filled_[at(two.start)] == 0 || (cut.third && filled_[at(three.start)] == 0)) continue;
            switch (cut.shape) {
                case Shape::sum: sum(one, two, three); break;
                case Shape::difference: sum(two, three, one); break;
                case Shape::product: factors(one, two, three); break;
                case Shape::quotient: factors(two, three, one); break;
                case Shape::square: base(one, two, 2); break;
                case Shape::root: base(two, one, 2); break;
                case Shape::cube: base(one, two, 3); break;
                case Shape::cube_root: base(two, one, 3); break;
            }
        }
    }

    ROBACUS_APART void emit() {
        std::array<std::uint8_t, max_tiles> digits{};
        for (int i = 0; i < count_; ++i) digits[at(i)] = filled_[at(holes_[at(i)])];
        if (!is_solved(digits)) solved_.push_back(digits);
    }

    // x + y = z column by column, from the last digits.
    ROBACUS_APART void columns(Part x, Part y, Part z, int column, unsigned carry) {
        if (column == z.length()) {
            if (carry == 0) emit();
            return;
        }
        const int px = column < x.length() ? x.end - 1 - column : -1;
        const int py = column < y.length() ? y.end - 1 - column : -1;
        const int pz = z.end - 1 - column;
        unsigned of_x = px < 0 ? 1u : options_[at(px)], of_y = py < 0 ? 1u : options_[at(py)], of_z = options_[at(pz)];
        if (px == x.start) of_x &= ~1u;
        if (py == y.start) of_y &= ~1u;
        if (pz == z.start) of_z &= ~1u;
        const bool new_x = px >= 0 && filled_[at(px)] == empty;
        const bool new_y = py >= 0 && filled_[at(py)] == empty;
        const bool new_z = filled_[at(pz)] == empty;
        for (; of_x; of_x &= of_x - 1) {
            const auto dx = static_cast<unsigned>(__builtin_ctz(of_x));
            const int kind_x = new_x ? take(dx) : 0;
            if (kind_x < 0) continue;
            if (new_x) filled_[at(px)] = static_cast<std::uint8_t>(dx);
            for (unsigned rest = of_y; rest; rest &= rest - 1) {
                const auto dy = static_cast<unsigned>(__builtin_ctz(rest));
                const unsigned sum = dx + dy + carry, dz = sum % 10;
                if (!(of_z >> dz & 1)) continue;
                const int kind_y = new_y ? take(dy) : 0;
                if (kind_y < 0) continue;
                const int kind_z = new_z ? take(dz) : 0;
                if (kind_z >= 0) {
                    if (new_y) filled_[at(py)] = static_cast<std::uint8_t>(dy);
                    if (new_z) filled_[at(pz)] = static_cast<std::uint8_t>(dz);
                    columns(x, y, z, column + 1, sum / 10);
                    if (new_y) filled_[at(py)] = empty;
                    if (new_z) {
                        filled_[at(pz)] = empty;
                        give_back(dz, kind_z);
                    }
                }
                if (new_y) give_back(dy, kind_y);
            }
            if (new_x) {
                filled_[at(px)] = empty;
                give_back(dx, kind_x);
            }
        }
    }

    // Whether a number can stand in a part, its holes filled from the rack; then `next` is done.
    template <typename Next>
    void match(Part part, std::uint64_t value, Next next) {
        if (value < power_of_ten[at(part.length() - 1)] || value >= power_of_ten[at(part.length())]) return;
        std::array<int, max_tiles> places{};
        std::array<int, max_tiles> kinds{};
        int taken = 0;
        bool fits = true;
        for (int place = part.end - 1; place >= part.start && fits; --place, value /= 10) {
            const auto digit = static_cast<unsigned>(value % 10);
            if (filled_[at(place)] != empty) {
                fits = filled_[at(place)] == digit;
                continue;
            }
            const int kind = options_[at(place)] >> digit & 1 ? take(digit) : -1;
            if (kind < 0) {
                fits = false;
                break;
            }
            filled_[at(place)] = static_cast<std::uint8_t>(digit);
            places[at(taken)] = place;
            kinds[at(taken++)] = kind;
        }
        if (fits) next();
        while (taken-- > 0) {
            give_back(filled_[at(places[at(taken)])], kinds[at(taken)]);
            filled_[at(places[at(taken)])] = empty;
        }
    }

    // Every number that a part can be; then `next` is done with it.
    template <typename Next>
    void each(Part part, int place, std::uint64_t value, Next& next) {
        if (place == part.end) {
            next(value);
            return;
        }
        if (filled_[at(place)] != empty) {
            each(part, place + 1, value * 10 + filled_[at(place)], next);
            return;
        }
        unsigned choices = options_[at(place)];
        if (place == part.start) choices &= ~1u;
        for (; choices; choices &= choices - 1) {
            const auto digit = static_cast<unsigned>(__builtin_ctz(choices));
            const int kind = take(digit);
            if (kind < 0) continue;
            filled_[at(place)] = static_cast<std::uint8_t>(digit);
            each(part, place + 1, value * 10 + digit, next);
            filled_[at(place)] = empty;
            give_back(digit, kind);
        }
    }

    // The smallest and the largest number that a part can be, as far as its fixed digits say.
    struct Range {
        std::uint64_t least, most;
    };
    Range range(Part part) const noexcept {
        const std::uint64_t power = power_of_ten[at(part.length())];
        return {least_[at(part.end)] - least_[at(part.start)] * power,
                most_number_[at(part.end)] - most_number_[at(part.start)] * power};
    }

    int holes_in(Part part) const noexcept {
        int count = 0;
        for (int i = 0; i < count_; ++i) count += holes_[at(i)] >= part.start && holes_[at(i)] < part.end;
        return count;
    }

    // Whether the last digits can go together: most cuts fail here.
    template <typename Operation>
    bool ends_fit(Part x, Part y, Part z, Operation operation) const noexcept {
        const unsigned of_z = options_[at(z.end - 1)];
        for (unsigned of_x = options_[at(x.end - 1)]; of_x; of_x &= of_x - 1) {
            const auto dx = static_cast<unsigned>(__builtin_ctz(of_x));
            for (unsigned of_y = options_[at(y.end - 1)]; of_y; of_y &= of_y - 1) {
                if (of_z >> (operation(dx, static_cast<unsigned>(__builtin_ctz(of_y))) % 10) & 1) return true;
            }
        }
        return false;
    }

    // x + y = z
    void sum(Part x, Part y, Part z) {
        if (!ends_fit(x, y, z, [](unsigned a, unsigned b) { return a + b; })) return;
        const Range of_x = range(x), of_y = range(y), of_z = range(z);
        if (of_x.least + of_y.least <= of_z.most && of_x.most + of_y.most >= of_z.least) columns(x, y, z, 0, 0);
    }

    // x * y = z
    ROBACUS_APART void factors(Part x, Part y, Part z) {
        if (!ends_fit(x, y, z, [](unsigned a, unsigned b) { return a * b; })) return;
        const Range of_x = range(x), of_y = range(y), of_z = range(z);
        if (of_x.least * of_y.least > of_z.most || of_x.most * of_y.most < of_z.least) return;
        if (holes_in(x) > holes_in(y)) {
            factors_from(y, x, z, of_x, of_z);
        } else {
            factors_from(x, y, z, of_y, of_z);
        }
    }

    // The same: every x, then the few y that are left.
    ROBACUS_APART void factors_from(Part x, Part y, Part z, Range of_y, Range of_z) {
        auto with_x = [&](std::uint64_t a) {
            auto with_y = [&](std::uint64_t b) {
                if (options_[at(z.end - 1)] >> (a * b % 10) & 1) match(z, a * b, [this] { emit(); });
            };
            within(y, (of_z.least + a - 1) / a, of_z.most / a, with_y);
        };
        const std::uint64_t low = of_y.most ? (of_z.least + of_y.most - 1) / of_y.most : 1;
        const std::uint64_t high = of_y.least ? of_z.most / of_y.least : power_of_ten[at(x.length())];
        within(x, std::max<std::uint64_t>(low, 1), high, with_x);
    }

    // Every number from `low` to `high` that a part can be; then `next` is done with it.
    template <typename Next>
    void within(Part part, std::uint64_t low, std::uint64_t high, Next& next) {
        constexpr std::uint64_t few = 12;
        if (low > high) return;
        if (high - low < few) {
            for (std::uint64_t value = low; value <= high; ++value) match(part, value, [&] { next(value); });
            return;
        }
        auto checked = [&](std::uint64_t value) {
            if (value >= low && value <= high) next(value);
        };
        each(part, part.start, 0, checked);
    }

    // x^power = z
    ROBACUS_APART void base(Part x, Part z, int power) {
        const auto raised = [power](std::uint64_t a) { return power == 2 ? a * a : a * a * a; };
        const Range of_x = range(x), of_z = range(z);
        if (raised(of_x.least) > of_z.most || raised(of_x.most) < of_z.least) return;
        const auto root = [power](std::uint64_t value) {
            const auto wide = static_cast<double>(value);
            return static_cast<std::uint64_t>(power == 2 ? std::sqrt(wide) : std::cbrt(wide));
        };
        // One to either side for what rounding may do.
        const std::uint64_t low = root(of_z.least), high = root(of_z.most) + 1;
        auto with = [&](std::uint64_t a) { match(z, raised(a), [this] { emit(); }); };
        within(x, low > 0 ? low - 1 : 0, high, with);
    }

    // Rules 12 to 15 along the line, and the score (rules 16 to 18).
    ROBACUS_APART void judge(int count) {
        const int first = holes_[0], last = holes_[at(count - 1)];
        bool before = false, after = false, crossed = false;
        std::uint32_t score = 0;
        std::array<std::uint32_t, max_size + 1> sums{};
        std::array<std::uint8_t, max_size> factors{};
        int next = 0;
        for (int place = low_; place < high_; ++place) {
            std::uint32_t value = filled_[at(place)];
            factors[at(place)] = 1;
            if (next < count && holes_[at(next)] == place) {
                const int field = fields_[at(next)], bonus = board_.rules_.bonuses[at(field)];
                const auto& crossing = board_.crossings_[at(1 - down_)][at(field)];
                score += crossing.score[value];
                crossed = crossed || (crossing.joined >> value & 1);
                value *= static_cast<std::uint32_t>(tile_factor(bonus));
                factors[at(place)] = static_cast<std::uint8_t>(example_factor(bonus));
                ++next;
            }
            sums[at(place + 1)] = sums[at(place)] + value;
        }
        next = 0;
        for (int start = low_; start <= last; ++start) {
            while (next < count && holes_[at(next)] < start) ++next;
            std::uint32_t factor = 1;
            for (int place = start; place <= holes_[at(next)]; ++place) factor *= factors[at(place)];
            for (int end = holes_[at(next)] + 1; end <= high_; ++end) {
                if (end > holes_[at(next)] + 1) factor *= factors[at(end - 1)];
                if (!is(start, end)) continue;
                score += (sums[at(end)] - sums[at(start)]) * factor;
                before = before || (start < first);
                after = after || (start <= last && end > last + 1);
            }
        }
        if (first > low_ && !before && !board_.exempt(filled_[at(first)], filled_[at(first - 1)])) return;
        if (last + 1 < high_ && !after && !board_.exempt(filled_[at(last)], filled_[at(last + 1)])) return;
        const bool inside = last - first + 1 > count;
        if (!board_.rules_.zero_only_contact && board_.tiles_ && !(before || after || inside || crossed)) return;
        add(count, score);
    }

    // Every way to make these digits of tiles and jokers is a placement of its own.
    void add(int count, std::uint32_t score) {
        std::array<std::uint8_t, 10> free = left_.tiles;
        int jokers = left_.jokers;
        if (count > 1) {  // what is laid now has been taken from the rack
            free = whole_.tiles;
            jokers = whole_.jokers;
        }
        mark(0, count, score, 0, free, jokers);
    }

    void mark(int number, int count, std::uint32_t score, unsigned marked, std::array<std::uint8_t, 10>& free, int jokers) {
        if (number == count) {
            if (found_.placements.size() >= limit_) {
                found_.status = Status::too_many;
                return;
            }
            Placement placement{};
            placement.count = static_cast<std::uint8_t>(count);
            placement.jokers = static_cast<std::uint8_t>(marked);
            for (int i = 0; i < count; ++i) {
                placement.fields[at(i)] = static_cast<std::uint8_t>(fields_[at(i)]);
                placement.digits[at(i)] = values_[at(i)];
            }
            placement.score = score;
            found_.placements.push_back(placement);
            return;
        }
        auto& own = free[values_[at(number)]];
        if (own) {
            --own;
            mark(number + 1, count, score, marked, free, jokers);
            ++own;
        }
        if (jokers) mark(number + 1, count, score, marked | 1u << number, free, jokers - 1);
    }

    const Board& board_;
    const Examples& examples_;
    const int size_;
    Rack left_;
    const Rack whole_ = left_;
    const std::size_t limit_;
    const Stop& stop_;
    Found& found_;
    int most_ = 0;
    unsigned have_ = 0;
    int down_ = 0;
    std::array<std::uint8_t, max_size> row_{};
    std::array<std::uint8_t, max_size> filled_{};
    std::array<std::uint64_t, max_size + 1> numbers_{};
    std::array<int, max_tiles> holes_{};
    std::array<int, max_tiles> fields_{};
    std::array<unsigned, max_tiles> fits_{};
    std::array<std::uint8_t, max_tiles> values_{};
    int count_ = 0, low_ = 0, high_ = 0;
    std::array<std::vector<Hand>, max_tiles + 1> hands_, words_;
    std::vector<Hand> fitting_;
    std::vector<std::array<std::uint8_t, max_tiles>> solved_;
    std::array<unsigned, max_size> options_{};  // digits that may stand at a place
    unsigned free_ = 0;  // digits that the rack can still give
    static constexpr std::size_t most_rows = 64;
    std::array<Row, most_rows> row_list_{};
    int rows_ = 0;
    std::array<std::uint64_t, max_size + 1> least_{}, most_number_{};
};

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
