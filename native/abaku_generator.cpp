// Finding placements: for every line and every group of its empty fields that leaves no gap, the rows of digits that
// the rack can make and that give a common example (rule 11); then scoring asks the other rules.
#include <algorithm>
#include <new>

#include "abaku_equations.hpp"
#include "abaku_hands.hpp"
#include "abaku_scoring.hpp"

namespace robacus::abaku {

namespace {

constexpr std::uint8_t empty = 255;

std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

}  // namespace

class Generator {
public:
    Generator(const Board& board, const Rack& rack, std::size_t limit, const Stop& stop, Found& found)
        : board_(board), examples_(*board.examples_), scoring_(board), size_(board.rules_.size), rack_(rack),
          hands_(rack), most_(std::min(hands_.count(), board.rules_.most)), have_(hands_.can(hands_.all())),
          limit_(limit), stop_(stop), found_(found), equations_(examples_, hands_) {}

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
            if (line_.high - line_.low == count) {
                long_ = false;
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
            if (long_) solve_long();
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

    // -- examples of up to seven digits ----------------------------------------------------------------------------

    // A row of the board that holds all new tiles: a number with nothing in its holes, and what theirs counts.
    struct Row {
        int length;
        std::uint64_t base, times;
    };

    // The rows of the group.
    void prepare(int count) {
        const int first = line_.holes[0], last = line_.holes[at(count - 1)];
        rows_ = 0;
        long_ = false;
        std::uint64_t head = 0;
        for (int start = first; start >= line_.low; --start) {
            if (start < first) head += row_[at(start)] * power_of_ten[at(first - 1 - start)];
            if (row_[at(start)] == 0) continue;
            std::uint64_t tail = 0;
            for (int end = last + 1; end <= line_.high; ++end) {
                if (end > last + 1) tail = tail * 10 + row_[at(end - 1)];
                if (end - start > Examples::tabled) {
                    if (!long_) equations_.begin(line_, row_, fits_);
                    long_ = true;
                    equations_.look(start, end);
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

    void solve_long() {
        for (const auto& one : equations_.solve()) {
            Hand hand{};
            hand.digits = one.digits;
            solve(hand);
        }
    }

    // -- what was found --------------------------------------------------------------------------------------------

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
            if (long_) {
                for (const auto& one : equations_.solutions()) {
                    if (one.digits == hand.digits) line_.know(one.span);
                }
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
    Equations equations_;
    bool long_ = false;  // the group has rows that are not in the tables
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
