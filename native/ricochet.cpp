// How it works.
//
// 1. A breadth-first search, layer by layer, without R7 and R8 (`free`), finds the least length L of a free way.
//    Robots that behave alike (same diagonals turn them, none of them active) are interchangeable: states are stored
//    with their cells sorted.
// 2. Going back through the layers, only the states on a shortest way are kept, with the exact number of ways from each.
// 3. A way of `literal` or `strict` is a free way too.  So where one has length L, it runs through the states of step 2:
//    these are walked again while remembering what R7 and R8 need.
// 4. Otherwise a second breadth-first search remembers it from the start.  There each candidate for the active robot (any
//    of them with the vortex) has its own search, and they take turns, one layer each.
//
// What R7 and R8 need: the one move that R7 forbids next; and of the active robot the axis of its last step, or that it has
// ricocheted already.  Everything fits into 64 bits: five cells of 10 bits, 5 bits, 2 bits, and a bit that is always set.
#include "ricochet.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <new>
#include <utility>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace robacus::ricochet {
namespace {

constexpr int max_side = 32;
constexpr int max_robots = 5;
constexpr int cell_bits = 10;  // row * 32 + column, whatever the width of the board
constexpr int cells = max_side * max_side;
constexpr int no_cell = cells;
constexpr int no_heading = 4;
constexpr int far_away = 1 << 20;

using Key = std::uint64_t;

// ---- memory and time ----------------------------------------------------------------------------------------------

struct Stopped {};

class Budget {
public:
    explicit Budget(std::size_t bytes) : left_(bytes) {}
    bool has(std::size_t bytes) const { return bytes <= left_; }
    void take(std::size_t bytes) {
        if (!has(bytes)) throw std::bad_alloc();
        left_ -= bytes;
    }
    void give(std::size_t bytes) { left_ += bytes; }

private:
    std::size_t left_;
};

// Large tables are looked up at random: with large pages the processor finds them several times faster.
constexpr std::size_t large_page = std::size_t{1} << 21;

void* get_memory(std::size_t bytes) {
    if (bytes < 2 * large_page) return ::operator new(bytes);
    void* place = ::operator new(bytes, std::align_val_t(large_page));
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    (void)madvise(place, bytes, MADV_HUGEPAGE);  // without it everything is the same, slower
#endif
    return place;
}

void give_memory(void* place, std::size_t bytes) noexcept {
    if (bytes < 2 * large_page) {
        ::operator delete(place);
    } else {
        ::operator delete(place, std::align_val_t(large_page));
    }
}

template <class T>
struct Metered {
    using value_type = T;
    Budget* budget;

    explicit Metered(Budget& from) : budget(&from) {}
    template <class U>
    Metered(const Metered<U>& other) : budget(other.budget) {}
    T* allocate(std::size_t count) {
        budget->take(count * sizeof(T));
        try {
            return static_cast<T*>(get_memory(count * sizeof(T)));
        } catch (...) {
            budget->give(count * sizeof(T));
            throw;
        }
    }
    void deallocate(T* place, std::size_t count) noexcept {
        give_memory(place, count * sizeof(T));
        budget->give(count * sizeof(T));
    }
    friend bool operator==(const Metered&, const Metered&) = default;
};

template <class T>
using Vector = std::vector<T, Metered<T>>;

// What every part of one run shares.
struct Run {
    Budget budget;
    const Stop& stop;
    std::uint64_t states = 0;
    unsigned turns = 0;

    Run(std::size_t bytes, const Stop& asked) : budget(bytes), stop(asked) {}
    void breathe() {
        if ((++turns & 0x3ff) == 0 && stop.asked()) throw Stopped();
    }
};

// ---- geometry -----------------------------------------------------------------------------------------------------

constexpr std::array<int, 4> step_of = {-max_side, 1, max_side, -1};
constexpr int opposite(int heading) { return heading ^ 2; }
// Kind of diagonal, heading before -> heading after.
constexpr std::array<std::array<int, 4>, 2> turned_by = {{{1, 0, 3, 2}, {3, 2, 1, 0}}};

struct Occupied {
    std::array<std::uint32_t, max_side> rows{};
    std::array<std::uint32_t, max_side> columns{};

    void flip(int cell) {
        rows[static_cast<std::size_t>(cell >> 5)] ^= 1U << (cell & 31);
        columns[static_cast<std::size_t>(cell & 31)] ^= 1U << (cell >> 5);
    }
};

struct Slide {
    int cell = no_cell;  // no_cell: not a move
    int heading = 0;     // of the last step
    bool turned = false; // at a diagonal, a blocked turn included
};

class Board {
public:
    explicit Board(const Puzzle& puzzle) : blocked_turn_illegal_(puzzle.blocked_turn_illegal) {
        std::array<int, cells> walls{};
        walls.fill(15);
        std::array<int, cells> diagonals{};
        for (int row = 0; row < puzzle.height; ++row) {
            for (int column = 0; column < puzzle.width; ++column) {
                const auto from = static_cast<std::size_t>(row * puzzle.width + column);
                const auto to = static_cast<std::size_t>(row * max_side + column);
                walls[to] = puzzle.walls[from];
                diagonals[to] = puzzle.diagonals[from];
                if (diagonals[to]) most_turns_ += 4;
            }
        }
        // The rim is closed even if the walls say otherwise: nothing ever reads past an end.
        for (int row = 0; row < puzzle.height; ++row) {
            walls[static_cast<std::size_t>(row * max_side)] |= 8;
            walls[static_cast<std::size_t>(row * max_side + puzzle.width - 1)] |= 2;
        }
        for (int column = 0; column < puzzle.width; ++column) {
            walls[static_cast<std::size_t>(column)] |= 1;
            walls[static_cast<std::size_t>((puzzle.height - 1) * max_side + column)] |= 4;
        }
        // A robot that no diagonal lets pass is of kind 0; each other colour is a kind of its own.
        kinds_.push_back(straight_lines(walls, diagonals, -1));
        for (const int colour : puzzle.colours) {
            const bool passes = std::any_of(diagonals.begin(), diagonals.end(), [colour](int diagonal) {
                return diagonal && (diagonal - 1) / 2 == colour;
            });
            kind_.push_back(passes ? kinds_.size() : 0);
            if (passes) kinds_.push_back(straight_lines(walls, diagonals, colour));
        }
    }

    std::size_t kind(int robot) const { return kind_[static_cast<std::size_t>(robot)]; }

    // The slide of a robot that is not itself in `occupied` (its own starting cell is empty, R4).
    Slide slide(std::size_t kind, int from, int heading, const Occupied& occupied) const {
        const Lines& lines = *kinds_[kind];
        int cell = from;
        int entered = heading;
        for (int turns = 0; turns <= most_turns_; ++turns) {
            const Line line = lines[static_cast<std::size_t>(cell * 4 + heading)];
            const int end = before_robot(occupied, cell, line.end, heading);
            if (end == cell) {
                if (turns == 0 || blocked_turn_illegal_) return {};
                return {cell, entered, true};  // a blocked turn: it stands on the diagonal (R19)
            }
            if (end != line.end || line.turn == no_heading) return {end, heading, turns > 0};
            cell = end;
            entered = heading;
            heading = line.turn;
        }
        return {};  // it would go round for ever
    }

    // Least number of moves to the target if a robot could stop wherever it wants: for each cell.
    std::vector<int> relaxed(std::size_t kind, int target) const {
        std::vector<int> least(cells, far_away);
        if (target == no_cell) return std::vector<int>(cells, 0);
        least[static_cast<std::size_t>(target)] = 0;
        bool changed = true;
        for (int moves = 0; changed; ++moves) {
            changed = false;
            for (int cell = 0; cell < cells; ++cell) {
                if (least[static_cast<std::size_t>(cell)] != far_away) continue;
                if (passes_one(kind, cell, least, moves)) {
                    least[static_cast<std::size_t>(cell)] = moves + 1;
                    changed = true;
                }
            }
        }
        return least;
    }

private:
    struct Line {
        std::int16_t end;  // the last cell straight on without other robots: before a wall, or on a diagonal
        std::int8_t turn;  // the heading after that diagonal, or no_heading
    };
    using Lines = std::array<Line, cells * 4>;

    static std::unique_ptr<Lines> straight_lines(
        const std::array<int, cells>& walls, const std::array<int, cells>& diagonals, int colour) {
        auto lines = std::make_unique<Lines>();
        for (int cell = 0; cell < cells; ++cell) {
            for (int heading = 0; heading < 4; ++heading) {
                int end = cell;
                int turn = no_heading;
                while (!(walls[static_cast<std::size_t>(end)] >> heading & 1) && turn == no_heading) {
                    end += step_of[static_cast<std::size_t>(heading)];
                    const int diagonal = diagonals[static_cast<std::size_t>(end)];
                    if (diagonal && (diagonal - 1) / 2 != colour) {
                        turn = turned_by[static_cast<std::size_t>((diagonal - 1) & 1)][static_cast<std::size_t>(heading)];
                    }
                }
                (*lines)[static_cast<std::size_t>(cell * 4 + heading)] = {
                    static_cast<std::int16_t>(end), static_cast<std::int8_t>(turn)};
            }
        }
        return lines;
    }

    // The last cell before the first robot on the straight line from `cell` to `end`.
    static int before_robot(const Occupied& occupied, int cell, int end, int heading) {
        const int row = cell >> 5;
        const int column = cell & 31;
        if (heading & 1) {
            const std::uint32_t line = occupied.rows[static_cast<std::size_t>(row)];
            return (row << 5) | nearest(line, column, end & 31, heading == 1);
        }
        const std::uint32_t line = occupied.columns[static_cast<std::size_t>(column)];
        return (nearest(line, row, end >> 5, heading == 2) << 5) | column;
    }

    static int nearest(std::uint32_t line, int from, int end, bool upwards) {
        if (upwards) {
            const std::uint32_t ahead = line & ~((2U << from) - 1U);
            return ahead ? std::min(end, std::countr_zero(ahead) - 1) : end;
        }
        const std::uint32_t ahead = line & ((1U << from) - 1U);
        return ahead ? std::max(end, static_cast<int>(std::bit_width(ahead))) : end;
    }

    // Whether some slide from `cell` passes a cell of that many moves.
    bool passes_one(std::size_t kind, int from, const std::vector<int>& least, int moves) const {
        const Lines& lines = *kinds_[kind];
        for (int heading = 0; heading < 4; ++heading) {
            int cell = from;
            int going = heading;
            for (int turns = 0; turns <= most_turns_; ++turns) {
                const Line line = lines[static_cast<std::size_t>(cell * 4 + going)];
                while (cell != line.end) {
                    cell += step_of[static_cast<std::size_t>(going)];
                    if (least[static_cast<std::size_t>(cell)] == moves) return true;
                }
                if (line.turn == no_heading) break;
                going = line.turn;
            }
        }
        return false;
    }

    bool blocked_turn_illegal_;
    int most_turns_ = 0;  // a robot that turns more often goes round for ever
    std::vector<std::unique_ptr<Lines>> kinds_;
    std::vector<std::size_t> kind_;
};

// ---- states and rules ---------------------------------------------------------------------------------------------

enum Axis : int { none, north_south, east_west, ricocheted };
constexpr int axis_of(int heading) { return heading & 1 ? east_west : north_south; }

struct State {
    std::array<int, max_robots> cell{};
    int forbidden = 0;     // by R7: 1 + 4 * robot + heading, or 0
    int axis = ricocheted; // of the active robot's last step, or that it has ricocheted (R8)
};

// The rules for one choice of the active robot.
class Rules {
public:
    // `candidates`: bits of the robots that may be the active one; exactly one where R7 and R8 hold.
    Rules(const Board& board, const Puzzle& puzzle, unsigned candidates, int target, Variant variant)
        : board_(board),
          robots_(static_cast<int>(puzzle.robots.size())),
          candidates_(candidates),
          target_(target),
          variant_(variant),
          turn_is_ricochet_(puzzle.turn_is_ricochet) {
        for (int first = 0; first < robots_; ++first) {
            for (int second = first + 1; second < robots_; ++second) {
                if (alike(first, second)) pairs_.emplace_back(first, second);
            }
            least_.push_back(is_candidate(first) ? board.relaxed(board.kind(first), target) : std::vector<int>());
        }
    }

    bool tracking() const { return variant_ != Variant::free; }
    unsigned candidates() const { return candidates_; }
    int robots() const { return robots_; }

    State start(const std::array<int, max_robots>& robots_cells) const {
        State state;
        state.cell = robots_cells;
        state.axis = tracking() ? none : ricocheted;
        return state;
    }

    // A state without regard to which of several like robots is which.
    Key key(State state) const {
        const int mover = state.forbidden ? (state.forbidden - 1) / 4 : 0;
        const int moved = state.cell[static_cast<std::size_t>(mover)];
        for (const auto& [first, second] : pairs_) {
            int& low = state.cell[static_cast<std::size_t>(first)];
            int& high = state.cell[static_cast<std::size_t>(second)];
            const int smaller = std::min(low, high);
            high = std::max(low, high);
            low = smaller;
        }
        if (state.forbidden && !pairs_.empty()) {
            int place = 0;
            while (state.cell[static_cast<std::size_t>(place)] != moved) ++place;
            state.forbidden += 4 * (place - mover);
        }
        return exact_key(state);
    }

    Key exact_key(const State& state) const {
        Key key = Key{1} << 63 | static_cast<Key>(state.forbidden) << 50 | static_cast<Key>(state.axis) << 55;
        for (int robot = 0; robot < robots_; ++robot) {
            key |= static_cast<Key>(state.cell[static_cast<std::size_t>(robot)]) << (cell_bits * robot);
        }
        return key;
    }

    State state(Key key) const {
        State state;
        for (int robot = 0; robot < robots_; ++robot) {
            state.cell[static_cast<std::size_t>(robot)] = static_cast<int>(key >> (cell_bits * robot) & (cells - 1));
        }
        state.forbidden = static_cast<int>(key >> 50 & 31);
        state.axis = static_cast<int>(key >> 55 & 3);
        return state;
    }

    // No way from here has fewer moves (0 also where it stands on the target and has to come back).
    int least(const State& state) const {
        int best = far_away;
        for (int robot = 0; robot < robots_; ++robot) {
            if (is_candidate(robot)) best = std::min(best, least_of(robot, state));
        }
        return best;
    }

    // Calls visit(robot, heading, state after it, whether that arrives) for every allowed move of the robots in `movers`.
    template <class Visit>
    void expand(const State& state, unsigned movers, Visit&& visit) const {
        Occupied occupied;
        for (int robot = 0; robot < robots_; ++robot) occupied.flip(state.cell[static_cast<std::size_t>(robot)]);
        for (int robot = 0; robot < robots_; ++robot) {
            if (!(movers >> robot & 1)) continue;
            const int from = state.cell[static_cast<std::size_t>(robot)];
            occupied.flip(from);
            for (int heading = 0; heading < 4; ++heading) {
                if (state.forbidden == 1 + 4 * robot + heading) continue;  // R7
                const Slide slide = board_.slide(board_.kind(robot), from, heading, occupied);
                if (slide.cell == no_cell) continue;
                State after = state;
                after.cell[static_cast<std::size_t>(robot)] = slide.cell;
                if (tracking()) track(after, robot, heading, slide);
                const bool there = slide.cell == target_ && is_candidate(robot);
                const bool arrives = there && after.axis == ricocheted;
                if (there && !arrives && variant_ == Variant::strict) continue;
                visit(robot, heading, after, arrives);
            }
            occupied.flip(from);
        }
    }

    // Whether one move arrives from here.
    bool arrives_next(const State& state) const {
        unsigned movers = 0;
        for (int robot = 0; robot < robots_; ++robot) {
            if (is_candidate(robot) && least_of(robot, state) <= 1) movers |= 1U << robot;
        }
        bool found = false;
        if (movers) expand(state, movers, [&found](int, int, const State&, bool arrives) { found |= arrives; });
        return found;
    }

private:
    bool is_candidate(int robot) const { return candidates_ >> robot & 1; }
    bool alike(int first, int second) const {
        return is_candidate(first) == is_candidate(second) && board_.kind(first) == board_.kind(second);
    }
    int least_of(int robot, const State& state) const {
        return least_[static_cast<std::size_t>(robot)][static_cast<std::size_t>(state.cell[static_cast<std::size_t>(robot)])];
    }
    void track(State& after, int robot, int heading, const Slide& slide) const {
        after.forbidden = 1 + 4 * robot + opposite(slide.heading);
        if (!is_candidate(robot) || after.axis == ricocheted) return;
        const bool right_angle = after.axis != none && after.axis != axis_of(heading);
        const bool counts = right_angle || (turn_is_ricochet_ && slide.turned);
        after.axis = counts ? ricocheted : axis_of(slide.heading);
    }

    const Board& board_;
    int robots_;
    unsigned candidates_;
    int target_;
    Variant variant_;
    bool turn_is_ricochet_;
    std::vector<std::pair<int, int>> pairs_;  // of like robots: exchanging them in this order sorts their cells
    std::vector<std::vector<int>> least_;
};

// ---- sets of states -----------------------------------------------------------------------------------------------

class KeySet {
public:
    explicit KeySet(Run& run, int first_bits = 13)
        : run_(run), slots_(std::size_t{1} << first_bits, 0, Metered<Key>(run.budget)), shift_(64 - first_bits) {}

    void prefetch(Key key) const {
#if defined(__GNUC__)
        __builtin_prefetch(&slots_[slot(key)]);
#else
        (void)key;
#endif
    }

    // Makes room for that many more.  Throws when memory is out.
    void reserve(std::size_t more) {
        while (size_ + more > slots_.size() / 8 * 5) {
            if (run_.budget.has(slots_.size() * 2 * sizeof(Key))) {
                grow();
            } else if (size_ + more > slots_.size() / 8 * 7) {
                throw std::bad_alloc();
            } else {
                return;
            }
        }
    }

    // Gives the memory back; nothing can be asked or put in afterwards.
    void release() { Vector<Key>(slots_.get_allocator()).swap(slots_); }

    bool contains(Key key) const {
        std::size_t place = slot(key);
        while (slots_[place]) {
            if (slots_[place] == key) return true;
            place = (place + 1) & (slots_.size() - 1);
        }
        return false;
    }

    // Whether the key is new.  Needs room.
    bool insert(Key key) {
        std::size_t place = slot(key);
        while (slots_[place]) {
            if (slots_[place] == key) return false;
            place = (place + 1) & (slots_.size() - 1);
        }
        slots_[place] = key;
        ++size_;
        return true;
    }

private:
    std::size_t slot(Key key) const { return static_cast<std::size_t>(key * 0x9e3779b97f4a7c15U >> shift_); }

    void grow() {
        Vector<Key> old(slots_.size() * 2, 0, slots_.get_allocator());
        old.swap(slots_);
        --shift_;
        for (const Key key : old) {
            if (!key) continue;
            std::size_t place = slot(key);
            while (slots_[place]) place = (place + 1) & (slots_.size() - 1);
            slots_[place] = key;
        }
    }

    Run& run_;
    Vector<Key> slots_;
    std::size_t size_ = 0;
    int shift_;
};

// A list of keys that never moves what it holds.
class Layer {
public:
    explicit Layer(Run& run) : run_(&run) {}

    void push(Key key) {
        if (chunks_.empty() || chunks_.back().size() == chunk_size) {
            chunks_.emplace_back(Metered<Key>(run_->budget));
            if (chunks_.size() > 1) chunks_.back().reserve(chunk_size);
        }
        chunks_.back().push_back(key);
    }
    bool empty() const { return chunks_.empty(); }
    auto begin() const { return chunks_.begin(); }
    auto end() const { return chunks_.end(); }

private:
    static constexpr std::size_t chunk_size = 1 << 15;
    Run* run_;
    std::vector<Vector<Key>> chunks_;
};

using Layers = std::vector<Layer>;

// Keys that are put into a set and a layer a few hundred at a time, so that the processor can fetch their places meanwhile.
class Batch {
public:
    Batch(KeySet& set, Layer& layer, Run& run) : set_(set), layer_(layer), run_(run) {}

    void add(Key key) {
        set_.prefetch(key);
        keys_[count_++] = key;
        if (count_ == keys_.size()) flush();
    }
    void flush() {
        set_.reserve(count_);
        for (std::size_t index = 0; index < count_; ++index) {
            if (set_.insert(keys_[index])) {
                layer_.push(keys_[index]);
                ++run_.states;
            }
        }
        count_ = 0;
    }

private:
    KeySet& set_;
    Layer& layer_;
    Run& run_;
    std::array<Key, 256> keys_;
    std::size_t count_ = 0;
};

// ---- step 1 and 4: breadth first ------------------------------------------------------------------------------------

class Search {
public:
    Search(const Rules& rules, const State& start, Run& run) : rules_(rules), run_(run), seen_(run) {
        layers_.emplace_back(run);
        Batch batch(seen_, layers_.back(), run);
        batch.add(rules.key(start));
        batch.flush();
    }

    const Rules& rules() const { return rules_; }
    bool exhausted() const { return layers_.back().empty(); }
    const Layers& layers() const { return layers_; }

    // Whether a state of the last layer arrives with its next move.
    bool arrives_next() const {
        for (const auto& chunk : layers_.back()) {
            for (const Key key : chunk) {
                run_.breathe();
                if (rules_.arrives_next(rules_.state(key))) return true;
            }
        }
        return false;
    }

    // Adds the next layer; `visit(robot, state)` is called for each move.
    template <class Visit>
    void deepen(Visit&& visit) {
        Layer next(run_);
        Batch batch(seen_, next, run_);
        const unsigned all = (1U << rules_.robots()) - 1;
        for (const auto& chunk : layers_.back()) {
            for (const Key key : chunk) {
                run_.breathe();
                rules_.expand(rules_.state(key), all, [&](int robot, int, const State& after, bool) {
                    visit(robot, after);
                    batch.add(rules_.key(after));
                });
            }
        }
        batch.flush();
        layers_.push_back(std::move(next));
    }
    void deepen() {
        deepen([](int, const State&) {});
    }

    // Gives the memory back that only going on would need.
    Layers finish() && {
        seen_.release();
        return std::move(layers_);
    }

private:
    const Rules& rules_;
    Run& run_;
    KeySet seen_;
    Layers layers_;
};

// ---- step 2: the states on shortest ways ------------------------------------------------------------------------------

// Numbers of any size: `words` 64-bit digits each, the lowest first.
struct Counts {
    std::size_t words;
    Vector<std::uint64_t> digits;

    Counts(std::size_t size, Run& run) : words(size), digits(Metered<std::uint64_t>(run.budget)) {}

    static void add(std::uint64_t* to, const std::uint64_t* number, std::size_t size) {
        bool carry = false;
        for (std::size_t index = 0; index < size; ++index) {
            const std::uint64_t sum = to[index] + number[index];
            const std::uint64_t total = sum + carry;
            carry = sum < number[index] || (carry && total == 0);
            to[index] = total;
        }
    }
};

using Number = std::vector<std::uint64_t>;

std::string hexadecimal(const Number& number) {
    std::string text;
    for (const std::uint64_t word : number) {
        for (int digit = 0; digit < 16; ++digit) text += "0123456789abcdef"[word >> (4 * digit) & 15];
    }
    while (text.size() > 1 && text.back() == '0') text.pop_back();
    std::reverse(text.begin(), text.end());
    return text;
}

// The states of one layer from which a shortest way goes on, with the number of ways.
class Alive {
public:
    Alive(std::size_t words, Run& run)
        : keys_(Metered<Key>(run.budget)), counts_(words, run), index_(Metered<std::uint32_t>(run.budget)) {}

    void push(Key key, const Number& ways) {
        keys_.push_back(key);
        counts_.digits.insert(counts_.digits.end(), ways.begin(), ways.end());
    }
    // After the last push.
    void close() {
        const std::size_t size = std::bit_ceil(keys_.size() * 2 + 2);
        index_.assign(size, 0);
        for (std::size_t place = 0; place < keys_.size(); ++place) {
            std::size_t slot = first_slot(keys_[place]);
            while (index_[slot]) slot = (slot + 1) & (size - 1);
            index_[slot] = static_cast<std::uint32_t>(place + 1);
        }
    }
    bool empty() const { return keys_.empty(); }

    // The number of ways from a state, or null.
    const std::uint64_t* ways(Key key) const {
        std::size_t slot = first_slot(key);
        while (index_[slot]) {
            const std::size_t place = index_[slot] - 1;
            if (keys_[place] == key) return &counts_.digits[place * counts_.words];
            slot = (slot + 1) & (index_.size() - 1);
        }
        return nullptr;
    }

private:
    std::size_t first_slot(Key key) const {
        return static_cast<std::size_t>(key * 0x9e3779b97f4a7c15U >> 32) & (index_.size() - 1);
    }

    Vector<Key> keys_;
    Counts counts_;
    Vector<std::uint32_t> index_;
};

struct Graph {
    const Rules& rules;
    int length;
    std::size_t words;  // of a count
    std::vector<Alive> alive;  // by moves made, 0 to length - 1

    bool empty() const { return alive.front().empty(); }
    Number count(const State& start) const {
        const std::uint64_t* found = alive.front().ways(rules.key(start));
        return found ? Number(found, found + words) : Number(words, 0);
    }
};

// `layers` hold every state of the shortest ways, of `length` moves.  With `all` false one way is kept.
Graph shortest(const Rules& rules, const Layers& layers, int length, bool all, Run& run) {
    // At most 20 moves are possible in a state, so 5 bits for each move hold every count.
    const std::size_t words = static_cast<std::size_t>(length * 5 / 64 + 1);
    Graph graph{rules, length, words, {}};
    const unsigned movers = (1U << rules.robots()) - 1;
    Number one(words, 0);
    one[0] = 1;
    Number sum(words, 0);
    for (int depth = 0; depth < length; ++depth) graph.alive.emplace_back(words, run);
    for (int depth = length - 1; depth >= 0; --depth) {
        Alive& here = graph.alive[static_cast<std::size_t>(depth)];
        const Alive* next = depth + 1 < length ? &graph.alive[static_cast<std::size_t>(depth + 1)] : nullptr;
        for (const auto& chunk : layers[static_cast<std::size_t>(depth)]) {
            for (const Key key : chunk) {
                run.breathe();
                const State state = rules.state(key);
                if (rules.least(state) > length - depth) continue;
                std::fill(sum.begin(), sum.end(), 0);
                bool found = false;
                rules.expand(state, movers, [&](int, int, const State& after, bool arrives) {
                    if (arrives != (next == nullptr)) return;
                    const std::uint64_t* ways = next ? next->ways(rules.key(after)) : one.data();
                    if (!ways) return;
                    found = true;
                    Counts::add(sum.data(), ways, words);
                });
                if (!found) continue;
                here.push(key, sum);
                if (!all) break;
            }
            if (!all && !here.empty()) break;
        }
        here.close();
    }
    return graph;
}

// ---- step 3: the same ways under R7 and R8 ------------------------------------------------------------------------------

Layers tracked_layers(const Rules& rules, const State& start, const Graph& graph, Run& run) {
    Layers layers;
    layers.emplace_back(run);
    layers.back().push(rules.key(start));
    const unsigned movers = (1U << rules.robots()) - 1;
    for (int depth = 1; depth < graph.length; ++depth) {
        const Alive& alive = graph.alive[static_cast<std::size_t>(depth)];
        Layer next(run);
        KeySet seen(run);
        Batch batch(seen, next, run);
        for (const auto& chunk : layers.back()) {
            for (const Key key : chunk) {
                run.breathe();
                rules.expand(rules.state(key), movers, [&](int, int, const State& after, bool arrives) {
                    State free = graph.rules.start(after.cell);
                    if (!arrives && alive.ways(graph.rules.key(free))) batch.add(rules.key(after));
                });
            }
        }
        batch.flush();
        layers.push_back(std::move(next));
    }
    return layers;
}

// ---- listing ways ---------------------------------------------------------------------------------------------------

struct Way {
    int robots;  // that move
    std::vector<std::uint8_t> moves;
};

class Lister {
public:
    Lister(const Graph& graph, const State& start, std::size_t most, Run& run)
        : graph_(graph), start_(start), most_(most), run_(run) {}

    // Ways with fewer robots first, then by the moves of the robots in their order.
    void list(std::vector<Way>& ways) {
        const unsigned all = 1U << graph_.rules.robots();
        for (int robots = 1; robots <= graph_.rules.robots(); ++robots) {
            for (unsigned movers = 1; movers < all; ++movers) {
                if (std::popcount(movers) != robots || !(movers & graph_.rules.candidates())) continue;
                if (robots > graph_.length) continue;
                list_with(movers, ways);
                if (ways.size() >= most_) return;
            }
        }
    }

private:
    void list_with(unsigned movers, std::vector<Way>& ways) {
        movers_ = movers;
        KeySet dead(run_);
        dead_ = &dead;
        moves_.clear();
        walk(start_, 0, ways);
    }

    // Whether a way that uses all of `movers_` goes on from here.
    bool walk(const State& state, unsigned used, std::vector<Way>& ways) {
        run_.breathe();
        const auto depth = moves_.size();
        const auto left = static_cast<std::size_t>(graph_.length) - depth;
        if (static_cast<std::size_t>(std::popcount(movers_ & ~used)) > left) return false;
        bool found = false;
        graph_.rules.expand(state, movers_, [&](int robot, int heading, const State& after, bool arrives) {
            if (ways.size() >= most_ || arrives != (left == 1)) return;
            const unsigned now = used | 1U << robot;
            moves_.push_back(static_cast<std::uint8_t>(4 * robot + heading));
            if (arrives) {
                if (now == movers_) {
                    ways.push_back({std::popcount(movers_), moves_});
                    found = true;
                }
            } else if (graph_.alive[depth + 1].ways(graph_.rules.key(after))) {
                found |= walk_on(after, now, ways);
            }
            moves_.pop_back();
        });
        return found;
    }

    // The same, unless it is known to be in vain: a state of a shortest way tells how many moves were made.
    bool walk_on(const State& state, unsigned used, std::vector<Way>& ways) {
        const Key key = graph_.rules.exact_key(state) ^ static_cast<Key>(used) << 57;
        if (dead_->contains(key)) return false;
        const bool found = walk(state, used, ways);
        if (!found && ways.size() < most_) {
            dead_->reserve(1);
            dead_->insert(key);
        }
        return found;
    }

    const Graph& graph_;
    State start_;
    std::size_t most_;
    Run& run_;
    unsigned movers_ = 0;
    KeySet* dead_ = nullptr;
    std::vector<std::uint8_t> moves_;
};

// ---- all of it ------------------------------------------------------------------------------------------------------

bool valid(const Puzzle& puzzle) {
    if (puzzle.width < 1 || puzzle.width > max_side || puzzle.height < 1 || puzzle.height > max_side) return false;
    const int size = puzzle.width * puzzle.height;
    const auto on_board = [size](int cell) { return cell >= 0 && cell < size; };
    const auto robots = puzzle.robots.size();
    if (puzzle.walls.size() != static_cast<std::size_t>(size) || puzzle.diagonals.size() != puzzle.walls.size()) return false;
    if (robots < 1 || robots > max_robots || puzzle.colours.size() != robots) return false;
    if (puzzle.active < -1 || puzzle.active >= static_cast<int>(robots) || !on_board(puzzle.target)) return false;
    std::vector<int> sorted = puzzle.robots;
    std::sort(sorted.begin(), sorted.end());
    return std::all_of(sorted.begin(), sorted.end(), on_board) &&
           std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end() &&
           std::all_of(puzzle.walls.begin(), puzzle.walls.end(), [](int mask) { return mask < 16; }) &&
           std::all_of(puzzle.diagonals.begin(), puzzle.diagonals.end(), [](int diagonal) { return diagonal <= 12; }) &&
           std::all_of(puzzle.colours.begin(), puzzle.colours.end(), [](int colour) { return colour >= 0 && colour < 6; });
}

class Solver {
public:
    Solver(const Puzzle& puzzle, const Limits& limits, Answer& answer)
        : puzzle_(puzzle),
          limits_(limits),
          answer_(answer),
          board_(puzzle),
          run_(limits.max_bytes, limits.stop),
          candidates_(puzzle.active < 0 ? (1U << puzzle.robots.size()) - 1 : 1U << puzzle.active),
          target_(wide(puzzle.target)) {
        for (std::size_t robot = 0; robot < puzzle.robots.size(); ++robot) start_[robot] = wide(puzzle.robots[robot]);
    }

    void solve() {
        try {
            search();
        } catch (const Stopped&) {
            answer_.status = Status::stopped;
        } catch (const std::bad_alloc&) {
            answer_.status = Status::out_of_memory;
        }
        answer_.states = run_.states;
    }

    void measure(const std::vector<int>& wanted, Distances& distances) {
        distances.moves.assign(puzzle_.walls.size(), -1);
        std::vector<int> missing = wanted;
        const auto reached = [&](int cell, int moves) {
            int& known = distances.moves[static_cast<std::size_t>((cell >> 5) * puzzle_.width + (cell & 31))];
            if (known < 0) known = moves;
        };
        const auto all_found = [&] {
            std::erase_if(missing, [&](int cell) { return distances.moves[static_cast<std::size_t>(cell)] >= 0; });
            return !wanted.empty() && missing.empty();
        };
        try {
            const Rules rules(board_, puzzle_, candidates_, no_cell, Variant::free);
            Search search(rules, rules.start(start_), run_);
            for (std::size_t robot = 0; robot < puzzle_.robots.size(); ++robot) {
                if (candidates_ >> robot & 1) reached(start_[robot], 0);
            }
            while (!all_found() && !search.exhausted()) {
                search.deepen([&](int robot, const State& after) {
                    if (candidates_ >> robot & 1) reached(after.cell[static_cast<std::size_t>(robot)], distances.depth + 1);
                });
                ++distances.depth;
            }
            distances.status = Status::solved;
        } catch (const Stopped&) {
            distances.status = Status::stopped;
        } catch (const std::bad_alloc&) {
            distances.status = Status::out_of_memory;
        }
        distances.states = run_.states;
    }

private:
    int wide(int cell) const { return cell / puzzle_.width * max_side + cell % puzzle_.width; }

    bool stands_there() const {
        for (std::size_t robot = 0; robot < puzzle_.robots.size(); ++robot) {
            if ((candidates_ >> robot & 1) && start_[robot] == target_) return true;
        }
        return false;
    }

    void search() {
        const Rules free(board_, puzzle_, candidates_, target_, Variant::free);
        if (stands_there()) {
            if (puzzle_.variant == Variant::free) return length_is_zero();
        } else if (through_free(free)) {
            return;
        }
        tracked();
    }

    void length_is_zero() {
        answer_.status = Status::solved;
        answer_.length = 0;
        answer_.ways.emplace_back();
        if (limits_.count) answer_.count = "1";
    }

    // Steps 1 to 3; false when the answer has more moves than a free way.
    bool through_free(const Rules& free) {
        const State start = free.start(start_);
        if (free.least(start) == far_away) return no_way();
        proved(free.least(start));
        Search search(free, start, run_);
        int depth = 0;
        while (!search.arrives_next()) {
            proved(++depth + 1);
            search.deepen();
            if (search.exhausted()) return no_way();
        }
        proved(depth + 1);
        const Layers layers = std::move(search).finish();
        if (puzzle_.variant == Variant::free) {
            bool counted = limits_.count;
            std::vector<Found> only;
            only.push_back({graph_of(free, layers, depth + 1, counted), start});
            return found(only, counted);
        }
        const Graph graph = shortest(free, layers, depth + 1, true, run_);
        std::vector<std::unique_ptr<Rules>> rules;
        std::vector<Found> all;
        for (const unsigned candidate : each_candidate()) {
            rules.push_back(std::make_unique<Rules>(board_, puzzle_, candidate, target_, puzzle_.variant));
            const State tracked_start = rules.back()->start(start_);
            const Layers tracked = tracked_layers(*rules.back(), tracked_start, graph, run_);
            Graph again = shortest(*rules.back(), tracked, graph.length, true, run_);
            if (!again.empty()) all.push_back({std::move(again), tracked_start});
        }
        if (all.empty()) {
            proved(graph.length + 1);
            return false;
        }
        return found(all, true);
    }

    // Step 4.
    void tracked() {
        std::vector<std::unique_ptr<Rules>> rules;
        std::vector<std::unique_ptr<Search>> searches;
        for (const unsigned candidate : each_candidate()) {
            rules.push_back(std::make_unique<Rules>(board_, puzzle_, candidate, target_, puzzle_.variant));
            const State start = rules.back()->start(start_);
            if (rules.back()->least(start) != far_away) {
                searches.push_back(std::make_unique<Search>(*rules.back(), start, run_));
            }
        }
        for (int length = 1; !searches.empty(); ++length) {
            proved(length);
            std::vector<Search*> arriving;
            for (const auto& search : searches) {
                if (length >= answer_.lower_bound && search->arrives_next()) arriving.push_back(search.get());
            }
            if (!arriving.empty()) {
                bool counted = limits_.count;
                std::vector<Found> all;
                for (Search* search : arriving) {
                    const Rules& own = search->rules();
                    const Layers layers = std::move(*search).finish();
                    all.push_back({graph_of(own, layers, length, counted), own.start(start_)});
                }
                found(all, counted);
                return;
            }
            proved(length + 1);
            for (const auto& search : searches) search->deepen();
            std::erase_if(searches, [](const auto& search) { return search->exhausted(); });
        }
        no_way();
    }

    std::vector<unsigned> each_candidate() const {
        std::vector<unsigned> each;
        for (unsigned bit = 1; bit <= candidates_; bit <<= 1) {
            if (candidates_ & bit) each.push_back(bit);
        }
        return each;
    }

    void proved(int lower_bound) { answer_.lower_bound = std::max(answer_.lower_bound, lower_bound); }

    bool no_way() {
        answer_.status = Status::no_way;
        answer_.count = "0";
        return true;
    }

    struct Found {
        Graph graph;
        State start;
    };

    // All shortest ways; where memory does not suffice for them, one, and then they cannot be `counted`.
    Graph graph_of(const Rules& rules, const Layers& layers, int length, bool& counted) {
        proved(length);
        if (counted) {
            try {
                return shortest(rules, layers, length, true, run_);
            } catch (const std::bad_alloc&) {
                counted = false;
            }
        }
        return shortest(rules, layers, length, false, run_);
    }

    // The graphs of all active robots with a way of the least length; `counted` when they hold every one.
    bool found(const std::vector<Found>& all, bool counted) {
        const int length = all.front().graph.length;
        Number count(all.front().graph.words, 0);
        std::vector<Way> ways;
        for (const auto& [graph, start] : all) {
            // No two active robots share a way, so the sum is a number of ways too and fits as well.
            Counts::add(count.data(), graph.count(start).data(), count.size());
            std::vector<Way> own;
            list(graph, start, own);
            ways.insert(ways.end(), own.begin(), own.end());
        }
        std::stable_sort(ways.begin(), ways.end(), [](const Way& a, const Way& b) { return a.robots < b.robots; });
        if (ways.size() > limits_.max_ways) ways.resize(std::max<std::size_t>(limits_.max_ways, 1));
        for (Way& way : ways) answer_.ways.push_back(std::move(way.moves));
        answer_.length = length;
        answer_.lower_bound = length;
        if (counted) answer_.count = hexadecimal(count);
        answer_.status = Status::solved;
        return true;
    }

    // A list that time or memory cuts short is a list all the same.
    void list(const Graph& graph, const State& start, std::vector<Way>& ways) {
        try {
            Lister(graph, start, std::max<std::size_t>(limits_.max_ways, 1), run_).list(ways);
        } catch (const Stopped&) {
            if (ways.empty()) throw;
        } catch (const std::bad_alloc&) {
            if (ways.empty()) throw;
        }
    }

    const Puzzle& puzzle_;
    const Limits& limits_;
    Answer& answer_;
    Board board_;
    Run run_;
    unsigned candidates_;
    int target_;
    std::array<int, max_robots> start_{};
};

}  // namespace

Answer solve(const Puzzle& puzzle, const Limits& limits) noexcept {
    Answer answer;
    try {
        if (valid(puzzle)) Solver(puzzle, limits, answer).solve();
    } catch (const std::bad_alloc&) {
        answer.status = Status::out_of_memory;
    }
    return answer;
}

Distances distances(const Puzzle& puzzle, const std::vector<int>& wanted, const Limits& limits) noexcept {
    Distances found;
    try {
        if (!valid(puzzle)) return found;
        const int size = puzzle.width * puzzle.height;
        if (std::any_of(wanted.begin(), wanted.end(), [size](int cell) { return cell < 0 || cell >= size; })) return found;
        Answer unused;
        Solver(puzzle, limits, unused).measure(wanted, found);
    } catch (const std::bad_alloc&) {
        found.status = Status::out_of_memory;
    }
    return found;
}

}  // namespace robacus::ricochet
