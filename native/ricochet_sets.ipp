// The search over sets, included once for each kind of processor (ricochet_sets_avx2.cpp, ricochet_sets_portable.cpp).
// ROBACUS_LANES names its namespace; ROBACUS_AVX2 chooses the arithmetic of 256 bits.

namespace robacus::ricochet::ROBACUS_LANES {
namespace {

using sets::Block;
using sets::Meter;
using sets::step_of;
using u64 = std::uint64_t;
using u32 = std::uint32_t;
using u16 = std::uint16_t;
using u8 = std::uint8_t;

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

// ---- sets of cells: bit row * 16 + column -------------------------------------------------------------------------

#if ROBACUS_AVX2

struct Set {
    __m256i v;

    static Set none() { return {_mm256_setzero_si256()}; }
    static Set load(const u64* words) { return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(words))}; }
    void store(u64* words) const { _mm256_storeu_si256(reinterpret_cast<__m256i*>(words), v); }
    bool empty() const { return _mm256_testz_si256(v, v) != 0; }
    bool meets(Set other) const { return _mm256_testz_si256(v, other.v) == 0; }
    Set without(Set other) const { return {_mm256_andnot_si256(other.v, v)}; }
};

inline Set operator|(Set a, Set b) { return {_mm256_or_si256(a.v, b.v)}; }
inline Set operator&(Set a, Set b) { return {_mm256_and_si256(a.v, b.v)}; }

// Each cell's bit `n` columns to the east (within its row) or `n` rows to the south, and back.
template <int n>
Set east(Set a) { return {_mm256_slli_epi16(a.v, n)}; }
template <int n>
Set west(Set a) { return {_mm256_srli_epi16(a.v, n)}; }
template <int n>
Set south(Set a) {
    const __m256i low = _mm256_permute2x128_si256(a.v, a.v, 0x08);
    if constexpr (n == 8) return {low};
    else return {_mm256_alignr_epi8(a.v, low, 16 - 2 * n)};
}
template <int n>
Set north(Set a) {
    const __m256i high = _mm256_permute2x128_si256(a.v, a.v, 0x81);
    if constexpr (n == 8) return {high};
    else return {_mm256_alignr_epi8(high, a.v, 2 * n)};
}

#else

struct Set {
    u64 w[4];

    static Set none() { return {{0, 0, 0, 0}}; }
    static Set load(const u64* words) { return {{words[0], words[1], words[2], words[3]}}; }
    void store(u64* words) const {
        for (int i = 0; i < 4; ++i) words[i] = w[i];
    }
    bool empty() const { return (w[0] | w[1] | w[2] | w[3]) == 0; }
    bool meets(Set other) const { return !(*this & other).empty(); }
    friend Set operator|(Set a, Set b) {
        for (int i = 0; i < 4; ++i) a.w[i] |= b.w[i];
        return a;
    }
    friend Set operator&(Set a, Set b) {
        for (int i = 0; i < 4; ++i) a.w[i] &= b.w[i];
        return a;
    }
    Set without(Set other) const {
        Set a = *this;
        for (int i = 0; i < 4; ++i) a.w[i] &= ~other.w[i];
        return a;
    }
};

// One bit of each row, `column` columns from the west.
constexpr u64 column_bits(int column) { return u64{0x0001000100010001} << column; }
constexpr u64 first_columns(int n) {
    u64 bits = 0;
    for (int column = 0; column < n; ++column) bits |= column_bits(column);
    return bits;
}

template <int n>
Set east(Set a) {
    for (u64& word : a.w) word = (word << n) & ~first_columns(n);
    return a;
}
template <int n>
Set west(Set a) {
    for (u64& word : a.w) word = (word >> n) & first_columns(16 - n);
    return a;
}
template <int n>
Set south(Set a) {
    if constexpr (n == 8) return {{0, 0, a.w[0], a.w[1]}};
    else if constexpr (n == 4) return {{0, a.w[0], a.w[1], a.w[2]}};
    else {
        constexpr int bits = 16 * n;
        return {{a.w[0] << bits, a.w[1] << bits | a.w[0] >> (64 - bits), a.w[2] << bits | a.w[1] >> (64 - bits),
                 a.w[3] << bits | a.w[2] >> (64 - bits)}};
    }
}
template <int n>
Set north(Set a) {
    if constexpr (n == 8) return {{a.w[2], a.w[3], 0, 0}};
    else if constexpr (n == 4) return {{a.w[1], a.w[2], a.w[3], 0}};
    else {
        constexpr int bits = 16 * n;
        return {{a.w[0] >> bits | a.w[1] << (64 - bits), a.w[1] >> bits | a.w[2] << (64 - bits),
                 a.w[2] >> bits | a.w[3] << (64 - bits), a.w[3] >> bits}};
    }
}

#endif

template <int heading, int n>
Set shift(Set a) {
    if constexpr (heading == 0) return north<n>(a);
    else if constexpr (heading == 1) return east<n>(a);
    else if constexpr (heading == 2) return south<n>(a);
    else return west<n>(a);
}

// All cells passed from `from` in a heading, those of `from` included; `open` = cells that can be left that way.
template <int heading>
Set fill(Set from, Set open) {
    constexpr int back = heading ^ 2;
    from = from | shift<heading, 1>(from & open);
    open = open & shift<back, 1>(open);
    from = from | shift<heading, 2>(from & open);
    open = open & shift<back, 2>(open);
    from = from | shift<heading, 4>(from & open);
    open = open & shift<back, 4>(open);
    return from | shift<heading, 8>(from & open);
}

bool has(const u64* words, int cell) { return words[cell >> 6] >> (cell & 63) & 1; }

template <class Visit>
void each_cell(Set set, Visit&& visit) {
    u64 words[4];
    set.store(words);
    for (int w = 0; w < 4; ++w) {
        for (u64 rest = words[w]; rest; rest &= rest - 1) visit(w * 64 + std::countr_zero(rest));
    }
}

// What is the same for all boards.
struct Geometry {
    alignas(32) u64 bits[256][4];
    alignas(32) u64 rays[256][4][4];  // cells from here to the edge in each heading, this one excluded

    Geometry() : bits{}, rays{} {
        for (int cell = 0; cell < 256; ++cell) {
            bits[cell][cell >> 6] = u64{1} << (cell & 63);
            for (int heading = 0; heading < 4; ++heading) {
                int row = cell >> 4, column = cell & 15;
                for (;;) {
                    row += (heading == 2) - (heading == 0);
                    column += (heading == 1) - (heading == 3);
                    if (row < 0 || row > 15 || column < 0 || column > 15) break;
                    const int passed = row * 16 + column;
                    rays[cell][heading][passed >> 6] |= u64{1} << (passed & 63);
                }
            }
        }
    }
};

const Geometry& geometry() {
    static const Geometry only;
    return only;
}

// ---- the board ----------------------------------------------------------------------------------------------------

constexpr int far = 60;  // more moves than any bound here

struct Board {
    const SetPuzzle& puzzle;
    const Geometry& table = geometry();
    Set open[4];        // cells that can be left in each heading, by walls only
    Set turning[2];     // diagonals that turn the active robot, by kind
    Set any_turning;
    u8 stop[256][4];    // where a helper stops on the empty board; without diagonals
    Set near[far + 1];  // cells with at most that many moves if the active robot could stop anywhere
    Set walled[far + 1];   // `near` of one move less, and cells with that many moves that all end before walls
    int farthest = 0;   // `near` is the same from there on
    u8 least[256];      // by cell: the moves of `near`
    u8 use[256];        // by cell of a helper: moves that a way needs that stops before it

    explicit Board(const SetPuzzle& given) : puzzle(given) {
        u64 words[4][4] = {};
        for (int cell = 0; cell < 256; ++cell) {
            const int walls = puzzle.walls[at(cell)];
            for (int heading = 0; heading < 4; ++heading) {
                words[heading][cell >> 6] |= static_cast<u64>(~walls >> heading & 1) << (cell & 63);
            }
        }
        for (int heading = 0; heading < 4; ++heading) open[heading] = Set::load(words[heading]);
        turning[0] = turning[1] = any_turning = Set::none();
        if (puzzle.has_diagonals) {
            set_diagonals();
            relax_diagonals();
        } else {
            set_stops();
            relax();
        }
    }

    Set bit(int cell) const { return Set::load(table.bits[cell]); }
    Set ray(int cell, int heading) const { return Set::load(table.rays[cell][heading]); }

private:
    void set_stops() {
        for (int cell = 0; cell < 256; ++cell) {
            const int walls = puzzle.walls[at(cell)];
            stop[cell][0] = walls & 1 ? static_cast<u8>(cell) : stop[cell - 16][0];
            stop[cell][3] = walls & 8 ? static_cast<u8>(cell) : stop[cell - 1][3];
            const int other = 255 - cell;
            const int theirs = puzzle.walls[at(other)];
            stop[other][2] = theirs & 4 ? static_cast<u8>(other) : stop[other + 16][2];
            stop[other][1] = theirs & 2 ? static_cast<u8>(other) : stop[other + 1][1];
        }
    }

    void set_diagonals() {
        u64 words[2][4] = {};
        for (int cell = 0; cell < 256; ++cell) {
            const int diagonal = puzzle.diagonals[at(cell)];
            if (diagonal && (diagonal - 1) / 2 != puzzle.active_colour) {
                words[(diagonal - 1) & 1][cell >> 6] |= u64{1} << (cell & 63);
            }
        }
        for (int kind = 0; kind < 2; ++kind) turning[kind] = Set::load(words[kind]);
        any_turning = turning[0] | turning[1];
    }

    // Backwards from the target.  Walls stand on both sides of an edge, so a slide back is a slide.
    Set backwards(Set to) const {
        return fill<0>(to, open[0]) | fill<1>(to, open[1]) | fill<2>(to, open[2]) | fill<3>(to, open[3]);
    }
    Set backwards_from_walls(Set to) const {
        return fill<0>(to.without(open[2]), open[0]) | fill<1>(to.without(open[3]), open[1]) |
               fill<2>(to.without(open[0]), open[2]) | fill<3>(to.without(open[1]), open[3]);
    }

    void relax() {
        std::memset(use, far, sizeof use);
        std::memset(least, far + 1, sizeof least);
        near[0] = bit(puzzle.target);
        Set exact = near[0];
        Set fresh = near[0], fresh_exact = near[0];
        walled[0] = near[0];
        for (int moves = 1; moves <= far; ++moves) {
            // A robot that stops on `fresh` before a helper needs one move to get there and `moves - 1` from there.
            if (!fresh.empty()) {
                each_cell(fresh, [&](int cell) { least[cell] = static_cast<u8>(moves - 1); });
                note_use<0>(fresh, moves);
                note_use<1>(fresh, moves);
                note_use<2>(fresh, moves);
                note_use<3>(fresh, moves);
                const Set reached = backwards(fresh);
                fresh = reached.without(near[moves - 1]);
            }
            near[moves] = near[moves - 1] | fresh;
            if (!fresh_exact.empty()) {
                const Set reached = backwards_from_walls(fresh_exact);
                fresh_exact = reached.without(exact);
                exact = exact | fresh_exact;
            }
            walled[moves] = near[moves - 1] | exact;
            if (!fresh.empty()) farthest = moves;
            if (fresh.empty() && fresh_exact.empty()) {
                for (int more = moves + 1; more <= far; ++more) near[more] = walled[more] = near[moves];
                return;
            }
        }
    }

    template <int heading>
    void note_use(Set fresh, int moves) {
        each_cell(shift<heading, 1>(fresh & open[heading]), [&](int cell) {
            use[cell] = std::min(use[cell], static_cast<u8>(moves));
        });
    }

    // With diagonals only the simple bound is used: a robot could stop anywhere on its slides.
    void relax_diagonals() {
        std::memset(use, 0, sizeof use);
        std::memset(least, far, sizeof least);
        least[puzzle.target] = 0;
        for (int moves = 1; moves < far; ++moves) {
            bool changed = false;
            for (int cell = 0; cell < 256; ++cell) {
                if (least[cell] <= moves || puzzle.walls[at(cell)] == 15) continue;
                for (int heading = 0; heading < 4 && least[cell] > moves; ++heading) {
                    if (passes(cell, heading, moves)) least[cell] = static_cast<u8>(moves);
                }
                changed |= least[cell] == moves;
            }
            if (!changed) break;
        }
        u64 words[4] = {};
        for (int moves = 0; moves <= far; ++moves) {
            for (int cell = 0; cell < 256; ++cell) {
                if (least[cell] != moves || moves == far) continue;
                words[cell >> 6] |= u64{1} << (cell & 63);
                farthest = moves;
            }
            near[moves] = walled[moves] = Set::load(words);
        }
    }

    bool passes(int cell, int heading, int moves) const {
        for (int passed = 0; passed <= 4 * 256; ++passed) {
            if (puzzle.walls[at(cell)] >> heading & 1) return false;
            cell += step_of[heading];
            if (least[cell] < moves) return true;
            const int diagonal = puzzle.diagonals[at(cell)];
            if (diagonal && (diagonal - 1) / 2 != puzzle.active_colour) {
                heading = sets::turned_by[(diagonal - 1) & 1][heading];
            }
        }
        return false;
    }
};

// Where the active robot can stop after one move, for fixed helpers.
struct Moves {
    Set open[4];

    Moves(const Board& board, Set helpers) {
        open[0] = board.open[0].without(south<1>(helpers));
        open[1] = board.open[1].without(west<1>(helpers));
        open[2] = board.open[2].without(north<1>(helpers));
        open[3] = board.open[3].without(east<1>(helpers));
    }

    // May hold cells of `from` too.
    Set straight(Set from) const {
        return fill<0>(from, open[0]).without(open[0]) | fill<1>(from, open[1]).without(open[1]) |
               fill<2>(from, open[2]).without(open[2]) | fill<3>(from, open[3]).without(open[3]);
    }

    // Over diagonals: cells from which it sets out in each heading, until nothing new is turned.
    Set turned(const Board& board, Set from) const {
        Set stops = Set::none();
        Set going[4] = {from, from, from, from};
        Set seen[4] = {Set::none(), Set::none(), Set::none(), Set::none()};
        bool first = true;
        for (;;) {
            Set next[4] = {Set::none(), Set::none(), Set::none(), Set::none()};
            slide<0>(board, going[0], first, stops, next);
            slide<1>(board, going[1], first, stops, next);
            slide<2>(board, going[2], first, stops, next);
            slide<3>(board, going[3], first, stops, next);
            first = false;
            bool more = false;
            for (int heading = 0; heading < 4; ++heading) {
                going[heading] = next[heading].without(seen[heading]);
                seen[heading] = seen[heading] | going[heading];
                more |= !going[heading].empty();
            }
            if (!more) return stops;
        }
    }

private:
    template <int heading>
    void slide(const Board& board, Set from, bool first, Set& stops, Set* next) const {
        // A robot turned into an obstacle stands; one that sets out into an obstacle does not move (R4, R19).
        if (!first && !board.puzzle.blocked_turn_illegal) stops = stops | from.without(open[heading]);
        const Set passed = fill<heading>(shift<heading, 1>(from & open[heading]), open[heading].without(board.any_turning));
        stops = stops | passed.without(open[heading]).without(board.any_turning);
        for (int kind = 0; kind < 2; ++kind) {
            const int after = sets::turned_by[kind][heading];
            next[after] = next[after] | (passed & board.turning[kind]);
        }
    }
};

// ---- the table: cells of the helpers -> cells of the active robot --------------------------------------------------

struct Node {
    Set known;  // reached in a layer that is done or being done
    Set fresh;  // reached now, for the next layer
};

class Table {
public:
    explicit Table(Meter& meter) : meter_(meter), slots_(meter, std::size_t{1} << first_bits), keys_(meter, std::size_t{1} << first_bits) {
        std::memset(slots_.data(), 0, slots_.size() * sizeof(Slot));
    }

    u32 size() const { return size_; }
    u32 key(u32 index) const { return keys_[index]; }
    Node& node(u32 index) const { return bases_[at(std::bit_width(index >> first_bits))][index]; }
    void prefetch_slot(u32 key) const { prefetch(&slots_[slot(key)]); }
    void prefetch_node(u32 index) const { prefetch(&node(index)); }

    // Room for that many more keys.
    void reserve(u32 more) {
        while ((size_ + more) * std::size_t{2} > slots_.size()) grow();
        while (size_ + more > keys_.size()) {
            Block<u32> larger(meter_, keys_.size() * 2);
            std::memcpy(larger.data(), keys_.data(), size_ * sizeof(u32));
            keys_ = std::move(larger);
        }
        while (size_ + more > capacity_) {
            // Each chunk doubles the room, so that a bit count finds the chunk of an index.
            const u32 size = capacity_ ? capacity_ : u32{1} << first_bits;
            chunks_.emplace_back(meter_, size);
            bases_[chunks_.size() - 1] = chunks_.back().data() - capacity_;
            capacity_ += size;
        }
    }

    // The index of a key, which is new or not.  Needs room.
    u32 find(u32 key) {
        std::size_t place = slot(key);
        for (;;) {
            Slot& here = slots_[place];
            if (here.index == 0) {
                here = {key, size_ + 1};
                keys_[size_] = key;
                node(size_) = {Set::none(), Set::none()};
                return size_++;
            }
            if (here.key == key) return here.index - 1;
            place = (place + 1) & (slots_.size() - 1);
        }
    }

private:
    struct Slot {
        u32 key;
        u32 index;  // plus 1; 0 = nothing here
    };
    static constexpr int first_bits = 9;

    static void prefetch(const void* place) {
#if defined(__GNUC__)
        __builtin_prefetch(place, 1);
#else
        (void)place;
#endif
    }
    std::size_t slot(u32 key) const { return static_cast<std::size_t>(key * u64{0x9e3779b97f4a7c15} >> shift_); }

    void grow() {
        Block<Slot> larger(meter_, slots_.size() * 2);
        std::memset(larger.data(), 0, larger.size() * sizeof(Slot));
        slots_ = std::move(larger);
        --shift_;
        for (u32 index = 0; index < size_; ++index) {
            std::size_t place = slot(keys_[index]);
            while (slots_[place].index) place = (place + 1) & (slots_.size() - 1);
            slots_[place] = {keys_[index], index + 1};
        }
    }

    Meter& meter_;
    Block<Slot> slots_;
    Block<u32> keys_;
    std::vector<Block<Node>> chunks_;
    std::array<Node*, 32> bases_{};  // of each chunk, moved back by its first index
    u32 capacity_ = 0;
    u32 size_ = 0;
    int shift_ = 64 - first_bits;
};

// ---- the search ---------------------------------------------------------------------------------------------------

struct Layer {
    Block<u32> indices;
    Block<Set> sets;
};

template <int helpers, bool diagonals>
class Search {
public:
    Search(const SetPuzzle& puzzle, const Limits& limits, SetAnswer& answer)
        : puzzle_(puzzle), limits_(limits), answer_(answer), meter_(limits.max_bytes), board_(puzzle), table_(meter_), next_(meter_) {
        if constexpr (diagonals) {
            for (int helper = 0; helper < helpers; ++helper) {
                const bool passes = std::any_of(
                    puzzle.diagonals.begin(), puzzle.diagonals.end(),
                    [&](int diagonal) { return diagonal && (diagonal - 1) / 2 == puzzle.helper_colours[at(helper)]; });
                kinds_[at(helper)] = passes ? puzzle.helper_colours[at(helper)] : -1;
            }
        }
        best_ = std::min(puzzle.below, far);
    }

    void run() {
        const Set target = board_.bit(puzzle_.target);
        const Set start = board_.bit(puzzle_.active_cell);
        if (!start.meets(board_.near[far])) {
            answer_.status = Status::no_way;
            return;
        }
        table_.reserve(1);
        Cells cells{};
        for (int helper = 0; helper < helpers; ++helper) cells[at(helper)] = static_cast<u8>(puzzle_.helper_cells[at(helper)]);
        const u32 first = table_.find(key_of(cells));
        table_.node(first).fresh = start;
        next_.push(first);
        int depth = 1;
        for (; depth < best_ && next_.size(); ++depth) {
            answer_.lower_bound = depth;
            begin_layer();
            const Layer& layer = layers_.back();
            const std::size_t count = layer.indices.size();
            for (std::size_t entry = 0; entry < count; ++entry) {
                if ((++turns_ & 0x1ff) == 0 && limits_.stop.asked()) throw sets::Stopped();
                if (expand(layer.indices[entry], layer.sets[entry], depth, entry, target)) break;
            }
            put_all();
            put_all();
        }
        if (hit_layer_ >= 0) {
            answer_.status = Status::solved;
            answer_.lower_bound = best_;
            walk_back();
        } else if (puzzle_.below <= far || depth + board_.farthest + 2 < far) {
            answer_.status = Status::no_way;
        } else {
            answer_.status = Status::invalid;  // more moves than the bounds here can tell apart
        }
    }

private:
    using Cells = std::array<u8, 4>;

    // Helpers that move alike are interchangeable: their cells are sorted.
    u32 key_of(Cells cells) const {
        for (int last = helpers - 1; last > 0; --last) {
            for (int index = 0; index < last; ++index) order(cells, index, index + 1);
        }
        u32 key = 0;
        for (int helper = 0; helper < helpers; ++helper) key |= static_cast<u32>(cells[at(helper)]) << 8 * helper;
        return key;
    }
    void order(Cells& cells, int first, int second) const {
        if constexpr (diagonals) {
            // Not only neighbours can be alike, so the kinds are sorted first of all (`Search`).
            if (kinds_[at(first)] != kinds_[at(second)]) return;
        }
        if (cells[at(first)] > cells[at(second)]) std::swap(cells[at(first)], cells[at(second)]);
    }
    static void unpack(u32 key, Cells& cells) {
        for (int helper = 0; helper < helpers; ++helper) cells[at(helper)] = static_cast<u8>(key >> 8 * helper);
    }

    void begin_layer() {
        layers_.push_back({Block<u32>(meter_, next_.size()), Block<Set>(meter_, next_.size())});
        Layer& layer = layers_.back();
        const std::size_t count = next_.size();
        for (std::size_t entry = 0; entry < count; ++entry) {
            if (entry + 12 < count) table_.prefetch_node(next_[entry + 12]);
            Node& node = table_.node(next_[entry]);
            layer.indices[entry] = next_[entry];
            layer.sets[entry] = node.fresh;
            answer_.states += count_bits(node.fresh);
            node.known = node.known | node.fresh;
            node.fresh = Set::none();
        }
        next_.clear();
    }

    // All moves from one set; true when the layer need not be gone through to its end.
    bool expand(u32 index, Set from, int depth, std::size_t entry, Set target) {
        Cells cells{};
        unpack(table_.key(index), cells);
        const Moves moves(board_, standing(cells));
        const Set reached = slide(moves, from).without(from);
        if (reached.meets(target)) {
            note_hit(depth, entry, depth);
            return true;
        }
        close(moves, reached, from, target, depth, entry);
        const int left = best_ - 1 - depth;  // how many may follow after this move
        if (left <= 0) return false;
        // The active robot alone does not do better than what is known: a helper has to move, now or later.
        put_all();
        put(index, reached & board_.near[left - 1]);
        const Set staying = from & board_.near[left];
        if (staying.empty()) return false;
#if defined(__GNUC__)
#pragma GCC unroll 4
#endif
        for (int helper = 0; helper < helpers; ++helper) {
            if constexpr (diagonals) {
                for (int heading = 0; heading < 4; ++heading) move_over_diagonals(cells, helper, heading, staying, left);
            } else {
                move_straight<0>(cells, helper, staying, left);
                move_straight<1>(cells, helper, staying, left);
                move_straight<2>(cells, helper, staying, left);
                move_straight<3>(cells, helper, staying, left);
            }
        }
        return false;
    }

    Set standing(const Cells& cells) const {
        Set set = Set::none();
        for (int helper = 0; helper < helpers; ++helper) set = set | board_.bit(cells[at(helper)]);
        return set;
    }

    Set slide(const Moves& moves, Set from) const {
        if constexpr (diagonals) return moves.turned(board_, from);
        else return moves.straight(from);
    }

    // How the active robot goes on alone: that gives an upper bound.
    void close(const Moves& moves, Set reached, Set from, Set target, int depth, std::size_t entry) {
        Set seen = from | reached;
        for (int length = depth + 1; length < best_; ++length) {
            reached = reached & board_.near[best_ - length];
            if (reached.empty()) return;
            reached = slide(moves, reached).without(seen);
            seen = seen | reached;
            if (reached.meets(target)) {
                note_hit(depth, entry, length);
                return;
            }
        }
    }

    void note_hit(int depth, std::size_t entry, int length) {
        hit_layer_ = depth - 1;
        hit_entry_ = entry;
        best_ = length;
    }

    // -- moves of helpers

    // Where a helper stops on a board without diagonals; the other helpers count, the active robot does not.
    template <int heading>
    int straight_stop(const Cells& cells, int helper) const {
        const int from = cells[at(helper)];
        int stop = board_.stop[from][heading];
        for (int other = 0; other < helpers; ++other) {
            if (other == helper) continue;
            const int cell = cells[at(other)];
            if constexpr (heading == 0 || heading == 2) {
                if ((cell ^ from) & 15) continue;
            } else {
                if ((cell ^ from) >> 4) continue;
            }
            if constexpr (heading == 0 || heading == 3) {
                if (cell < from && cell >= stop) stop = cell - step_of[heading];
            } else {
                if (cell > from && cell <= stop) stop = cell - step_of[heading];
            }
        }
        return stop;
    }

    template <int heading>
    void move_straight(const Cells& cells, int helper, Set staying, int left) {
        const int from = cells[at(helper)];
        const int stop = straight_stop<heading>(cells, helper);
        if (stop == from) return;
        const Set passed = board_.ray(from, heading).without(board_.ray(stop, heading));
        const Set blocking = staying & passed;
        helper_to(cells, helper, stop, staying.without(passed), left);
        if (blocking.empty()) return;
        each_cell(blocking, [&](int cell) {
            const int before = cell - step_of[heading];
            if (before != from) helper_to(cells, helper, before, board_.bit(cell), left);
        });
    }

    void move_over_diagonals(const Cells& cells, int helper, int heading, Set staying, int left) {
        const int from = cells[at(helper)];
        int cell = from;
        u64 rest[4];
        staying.store(rest);
        bool turned = false;
        for (int passed = 0; passed <= 4 * 256; ++passed) {
            const bool stands = passed > 0 && !(turned && puzzle_.blocked_turn_illegal);
            const int next = cell + step_of[heading];
            if ((puzzle_.walls[at(cell)] >> heading & 1) || is_helper(cells, helper, next)) {
                if (stands) helper_to(cells, helper, cell, Set::load(rest), left);
                return;
            }
            if (has(rest, next)) {
                if (stands) helper_to(cells, helper, cell, board_.bit(next), left);
                rest[next >> 6] &= ~(u64{1} << (next & 63));
            }
            cell = next;
            const int diagonal = puzzle_.diagonals[at(cell)];
            turned = diagonal && (diagonal - 1) / 2 != kinds_[at(helper)];
            if (turned) heading = sets::turned_by[(diagonal - 1) & 1][heading];
        }
    }

    static bool is_helper(const Cells& cells, int except, int cell) {
        for (int helper = 0; helper < helpers; ++helper) {
            if (helper != except && cells[at(helper)] == cell) return true;
        }
        return false;
    }

    // The helper stops there, and the active robot is on one of `staying`.
    void helper_to(Cells cells, int helper, int cell, Set staying, int left) {
        const int from = cells[at(helper)];
        cells[at(helper)] = static_cast<u8>(cell);
        staying = staying & worth_while(cells, helper, from, left);
        if (staying.empty()) return;
        if (asked_count_ == most_asked) put_all();
        const u32 key = key_of(cells);
        table_.prefetch_slot(key);
        asked_[asked_count_++] = {key, 0, staying};
    }

    // The cells of the active robot from which `left` moves may do after a helper's move.  Before it the active robot
    // alone did not get there in time.  So now it stops before the helper that has moved, or passes where that one
    // stood, or another helper's move is still to come.
    Set worth_while(const Cells& after, int helper, int from, int left) const {
        if (board_.use[after[at(helper)]] <= left) return board_.near[left];
        if (board_.least[from] > left) return board_.near[left - 1];
        int use = far;
        for (int other = 0; other < helpers; ++other) use = std::min<int>(use, board_.use[after[at(other)]]);
        return use <= left ? board_.near[left] : board_.walled[left];
    }

    // -- what goes into the table goes later, when the processor has fetched its place

    struct Put {
        u32 key;
        u32 index;
        Set reached;
    };

    // What was found is put in; of what was asked the place is found.
    void put_all() {
        for (std::size_t number = 0; number < found_count_; ++number) put(found_[number].index, found_[number].reached);
        table_.reserve(static_cast<u32>(asked_count_));
        for (std::size_t number = 0; number < asked_count_; ++number) {
            Put& one = found_[number];
            one = asked_[number];
            one.index = table_.find(one.key);
            table_.prefetch_node(one.index);
        }
        found_count_ = asked_count_;
        asked_count_ = 0;
    }

    void put(u32 index, Set reached) {
        Node& node = table_.node(index);
        reached = reached.without(node.known);
        if (reached.empty()) return;
        if (node.fresh.empty()) next_.push(index);
        node.fresh = node.fresh | reached;
    }

    // -- one way, from its end to its beginning

    void walk_back() {
        const Layer& last = layers_[at(hit_layer_)];
        u32 key = table_.key(last.indices[hit_entry_]);
        int cell = walk_closure(key, last.sets[hit_entry_]);
        for (int layer = hit_layer_ - 1; layer >= 0; --layer) {
            const Layer& before = layers_[at(layer)];
            std::size_t entry = 0;
            while (!step_back(before, entry, key, cell)) ++entry;
        }
        answer_.turn_round();
    }

    // The moves of the active robot alone from one of `from` to the target; returns the cell it comes from.
    int walk_closure(u32 key, Set from) {
        Cells cells{};
        unpack(key, cells);
        const Moves moves(board_, standing(cells));
        Set reached[far];
        reached[0] = from;
        Set seen = from;
        const int alone = best_ - hit_layer_;
        for (int step = 1; step < alone; ++step) {
            reached[step] = slide(moves, reached[step - 1]).without(seen);
            seen = seen | reached[step];
        }
        int cell = puzzle_.target;
        for (int step = alone - 1; step >= 0; --step) active_step(cells, reached[step], cell);
        return cell;
    }

    // Finds the cell of `from` and the heading that end on `cell`, which becomes that cell.
    bool active_step(const Cells& cells, Set from, int& cell) {
        const int end = cell;
        bool found = false;
        each_cell(from, [&](int start) {
            for (int heading = 0; heading < 4 && !found; ++heading) {
                const int stop = sets::slide_one(puzzle_, puzzle_.active_colour, start, heading,
                                                 [&](int other) { return is_helper(cells, helpers, other); });
                if (stop != end) continue;
                found = true;
                cell = start;
                answer_.add(start, heading, end);
            }
        });
        return found;
    }

    // Whether an entry of the layer before leads to this state in one move; it becomes the state.
    bool step_back(const Layer& before, std::size_t entry, u32& key, int& cell) {
        const u32 earlier = table_.key(before.indices[entry]);
        const Set from = before.sets[entry];
        Cells cells{};
        unpack(earlier, cells);
        if (earlier == key) {
            if (active_step(cells, from, cell)) return true;
            if constexpr (!diagonals) return false;
        }
        if (!from.meets(board_.bit(cell))) return false;
        if (!one_apart(earlier, key)) return false;
        for (int helper = 0; helper < helpers; ++helper) {
            const int colour = diagonals ? kinds_[at(helper)] : -1;
            for (int heading = 0; heading < 4; ++heading) {
                const int start = cells[at(helper)];
                const int stop = sets::slide_one(puzzle_, colour, start, heading, [&](int other) {
                    return other == cell || is_helper(cells, helper, other);
                });
                if (stop < 0) continue;
                Cells after = cells;
                after[at(helper)] = static_cast<u8>(stop);
                if (key_of(after) != key) continue;
                answer_.add(start, heading, stop);
                key = earlier;
                return true;
            }
        }
        return false;
    }

    // Whether at most one helper stands on another cell.
    static bool one_apart(u32 first, u32 second) {
        Cells ours{}, theirs{};
        unpack(first, ours);
        unpack(second, theirs);
        int same = 0;
        for (int one = 0; one < helpers; ++one) {
            for (int other = 0; other < helpers; ++other) same += ours[at(one)] == theirs[at(other)];
        }
        return same >= helpers - 1;
    }

    static u64 count_bits(Set set) {
        u64 words[4];
        set.store(words);
        return static_cast<u64>(std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]) +
                                std::popcount(words[3]));
    }

    static constexpr std::size_t most_asked = 256;

    const SetPuzzle& puzzle_;
    const Limits& limits_;
    SetAnswer& answer_;
    Meter meter_;
    Board board_;
    Table table_;
    std::array<int, 4> kinds_{};  // with diagonals: colours of the helpers that some diagonal lets pass, else -1
    std::vector<Layer> layers_;
    sets::List<u32> next_;
    int best_;  // only ways with fewer moves are of interest
    int hit_layer_ = -1;
    std::size_t hit_entry_ = 0;
    unsigned turns_ = 0;
    std::size_t asked_count_ = 0;
    std::size_t found_count_ = 0;
    std::array<Put, most_asked> asked_;
    std::array<Put, most_asked> found_;
};

template <int helpers, bool diagonals>
void run_search(const SetPuzzle& puzzle, const Limits& limits, SetAnswer& answer) {
    Search<helpers, diagonals>(puzzle, limits, answer).run();
}

template <bool diagonals>
void run_searches(const SetPuzzle& puzzle, const Limits& limits, SetAnswer& answer) {
    switch (puzzle.helpers) {
        case 0: return run_search<0, diagonals>(puzzle, limits, answer);
        case 1: return run_search<1, diagonals>(puzzle, limits, answer);
        case 2: return run_search<2, diagonals>(puzzle, limits, answer);
        case 3: return run_search<3, diagonals>(puzzle, limits, answer);
        default: return run_search<4, diagonals>(puzzle, limits, answer);
    }
}

SetAnswer solve_sets(const SetPuzzle& puzzle, const Limits& limits) noexcept {
    SetAnswer answer;
    try {
        if (limits.stop.asked()) throw sets::Stopped();
        if (puzzle.has_diagonals) run_searches<true>(puzzle, limits, answer);
        else run_searches<false>(puzzle, limits, answer);
    } catch (const std::bad_alloc&) {
        answer.status = Status::out_of_memory;
    } catch (const sets::Stopped&) {
        answer.status = Status::stopped;
    }
    return answer;
}

}  // namespace
}  // namespace robacus::ricochet::ROBACUS_LANES
