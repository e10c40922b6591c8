// Finding placements: for every line and every group of its empty fields that leaves no gap, the rows of digits that
// the rack can make and that give a common example (rule 11); then scoring asks the other rules.
#include <algorithm>
#include <new>

#include "abaku_equations.hpp"
#include "abaku_hands.hpp"
#include "abaku_scoring.hpp"

namespace robacus::abaku {

namespace {

constexpr std::uint8_t empty = Line::empty;

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
            if (!board_.rules_.zero_only_contact) fits &= across.joined() | down.joined();
            for (; fits; fits &= fits - 1) {
                const int digit = __builtin_ctz(fits);
                Placement placement{};
                placement.count = 1;
                placement.fields[0] = static_cast<std::uint8_t>(field);
                placement.digits[0] = static_cast<std::uint8_t>(digit);
                placement.score = across.score[at(digit)] + down.score[at(digit)];
                add(placement);
            }
        }
    }

    // All groups of two and more empty fields of a line; the last ones first, as the scoring wants it.
    void line(int down, int number) {
        if (!read(down, number)) return;
        scoring_.begin(line_);
        long_line_ = false;
        for (int from = line_.count - 2; from >= 0; --from) {
            int until = from;
            while (until < std::min(from + most_, line_.count) && line_.fits[at(until)]) ++until;
            int touched = from;
            while (touched < until && !line_.touching[at(touched)]) ++touched;
            if (touched < until) groups(from, std::max(touched - from + 1, 2), until - from);
        }
    }

    // The line as it lies; whether a placement can be in it.
    bool read(int down, int number) {
        const int step = down ? size_ : 1, first = down ? number : number * size_;
        const int centre = size_ * size_ / 2;
        bool any = false;
        int free = 0, low = 0;
        line_.down = down;
        for (int place = 0; place < size_; ++place) {
            const int field = first + place * step;
            const std::uint8_t digit = board_.digits_[at(field)];
            line_.digits[at(place)] = digit;
            line_.sums[at(place + 1)] = line_.sums[at(place)] + (digit == empty ? 0 : digit);
            if (digit != empty) continue;
            if (free) line_.high[at(free - 1)] = place;
            const int bonus = board_.rules_.bonuses[at(field)];
            line_.places[at(free)] = place;
            line_.fields[at(free)] = field;
            line_.low[at(free)] = low;
            line_.fits[at(free)] = have_ & board_.crossings_[at(1 - down)][at(field)].fits;
            line_.touching[at(free)] = board_.tiles_ ? board_.beside_[at(field)] != 0 : field == centre;
            line_.times[at(free)] = tile_factor(bonus);
            line_.factors[at(free)] = example_factor(bonus);
            any = any || line_.touching[at(free)];
            ++free;
            low = place + 1;
        }
        if (free) line_.high[at(free - 1)] = size_;
        line_.count = free;
        return any;
    }

    // All groups of `least` to `most` empty fields that begin with the same one.
    void groups(int from, int least, int most) {
        grown_to_ = 0;
        for (int size = least; size <= most && found_.status == Status::done; ++size) {
            scoring_.open(from, size);
            fill(from, size);
            scoring_.close();
            for (std::size_t i = 0; i < scoring_.size(); ++i) {
                const auto& filled = scoring_.filled(i);
                const int score = scoring_.score(filled);
                if (score >= 0) add(from, size, filled.digits, static_cast<std::uint32_t>(score));
            }
        }
    }

    // -- examples that hold a whole group --------------------------------------------------------------------------

    // In every row of the line that holds it.
    void fill(int from, int size) {
        const int first = line_.places[at(from)], last = line_.places[at(from + size - 1)];
        const int low = line_.low[at(from)], high = line_.high[at(from + size - 1)];
        bool is_long = false;
        for (int start = first; start >= low; --start) {
            if (line_.digits[at(start)] == 0) continue;
            for (int end = last + 1; end <= high; ++end) {
                const int length = end - start;
                if (length <= size + 1) {
                    look_up(from, size, start, end);
                } else if (length <= Examples::tabled) {
                    try_all(from, size, start, end);
                } else {
                    if (!long_line_) equations_.begin(line_, size_);
                    if (!is_long) equations_.open(from, size);
                    is_long = long_line_ = true;
                    equations_.look(start, end);
                }
            }
        }
        if (!is_long) return;
        for (const auto& one : equations_.solve()) scoring_.example(one.digits, one.start, one.end);
    }

    // With one tile among the new ones, or none.
    void look_up(int from, int size, int start, int end) {
        Words::Other other;
        if (end - start > size) {
            while (line_.digits[at(start + other.place)] == empty) ++other.place;
            other.digit = line_.digits[at(start + other.place)];
        }
        for (const std::size_t set : hands_.sets(size)) {
            for (const std::uint32_t digits : examples_.words().of(size, set, other)) {
                bool fitting = true;
                for (int i = 0; i < size; ++i) {
                    fitting = fitting && line_.fits[at(from + i)] >> (digits >> 4 * (size - 1 - i) & 15) & 1;
                }
                if (fitting) scoring_.example(digits, start, end);
            }
        }
    }

    // With more of them, up to seven digits in all.  Look-ups do not wait for each other.
    void try_all(int from, int size, int start, int end) {
        const int first = line_.places[at(from)], last = line_.places[at(from + size - 1)];
        std::uint32_t head = 0, tail = 0, times = 1;
        for (int place = start; place < first; ++place) head = head * 10 + line_.digits[at(place)];
        for (int place = last + 1; place < end; ++place) {
            tail = tail * 10 + line_.digits[at(place)];
            times *= 10;
        }
        const auto base = static_cast<std::uint32_t>(head * power_of_ten[at(end - first)] + tail);
        const std::uint64_t* table = examples_.table(end - start);
        for (const Hand& hand : grown(from, size)) {
            const std::uint32_t value = base + hand.number * times;
            if (table[value >> 6] >> (value & 63) & 1) scoring_.example(hand.digits, start, end);
        }
    }

    // The digits that the rack can lay in a group.
    const Hands::Rows& grown(int from, int size) {
        for (; grown_to_ < size; ++grown_to_) {
            const int place = line_.places[at(from + grown_to_)];
            std::uint32_t times = 10, between = 0;
            for (int tile = grown_to_ ? line_.low[at(from + grown_to_)] : place; tile < place; ++tile) {
                times *= 10;
                between = between * 10 + line_.digits[at(tile)];
            }
            const auto& shorter = grown_to_ ? grown_[at(grown_to_ - 1)] : hands_.none();
            hands_.extend(shorter, line_.fits[at(from + grown_to_)], times, between * 10, grown_[at(grown_to_)]);
        }
        return grown_[at(size - 1)];
    }

    // -- what was found --------------------------------------------------------------------------------------------

    void add(int from, int size, std::uint32_t digits, std::uint32_t score) {
        Placement placement{};
        placement.count = static_cast<std::uint8_t>(size);
        placement.score = score;
        for (int i = 0; i < size; ++i) {
            placement.fields[at(i)] = static_cast<std::uint8_t>(line_.fields[at(from + i)]);
            placement.digits[at(i)] = static_cast<std::uint8_t>(digits >> 4 * (size - 1 - i) & 15);
        }
        add(placement);
    }

    // Every way to make these digits of tiles and jokers is a placement of its own.
    void add(Placement& placement) {
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
    Scoring scoring_;
    const int size_;
    const Rack rack_;
    Hands hands_;
    const int most_;
    const unsigned have_;
    const std::size_t limit_;
    const Stop& stop_;
    Found& found_;

    Line line_;
    Equations equations_;
    bool long_line_ = false;  // it has been asked for equations
    std::array<Hands::Rows, max_tiles> grown_;  // by the number of digits less one
    int grown_to_ = 0;
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
