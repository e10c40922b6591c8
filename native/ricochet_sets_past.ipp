// ---- what R7 and R8 ask about the past of the active robot ----------------------------------------------------------

// Where it is and by what it came there.  Boards without diagonals.
enum Past : int {
    unmoved,
    column,        // it moved north and south only
    first_column,  // the same, by its first move: it may not go on along the column
    row,
    first_row,
    off_column,    // its last move was its first one to the east or west, after others: it may not go on along the row
    off_row,
    both,
    pasts,
    never,
};
constexpr Past after_column[pasts] = {first_column, column, never, off_row, off_row, both, never, both};
constexpr Past after_row[pasts] = {first_row, off_column, off_column, row, never, never, both, both};
constexpr Past after_helper[pasts] = {unmoved, column, column, row, row, both, both, both};
using Places = std::array<Set, pasts>;

// The cells that it has reached along one axis lie in the column and in the row of its first cell: 16 bits each.
struct Lines {
    static constexpr int column = 0, row = 16;
    // Where it was one move ago, the helpers being the same, before it left its line.
    static constexpr int off_column = 32, off_row = 48;
    static constexpr u32 unmoved = 1;
    static constexpr u32 moved = 2;  // it was unmoved one move ago, the helpers being the same

    u64 cells = 0;
    u32 first = 0;

    bool empty() const { return !cells && !first; }
    u16 get(int line) const { return static_cast<u16>(cells >> line); }
    void put(int line, u16 bits) { cells |= u64{bits} << line; }
    void add(const Lines& more) {
        cells |= more.cells;
        first |= more.first;
    }
    Lines without(const Lines& known) const { return {cells & ~known.cells, first & ~known.first}; }
    // What is known for good; the rest holds for one move.
    Lines lasting() const { return {cells & 0xffffffff, first & unmoved}; }
};

// The column and the row of its first cell.  The bits of a column are in the order of the rows of a set (`bit_of`).
class Cross {
public:
    explicit Cross(int cell) : column_(cell & 15), word_(at(word_of(cell & ~15))), shift_(bit_of(cell & ~15) & 63) {}

    Set column(u16 bits) const {
        u64 words[4];
        for (int word = 0; word < 4; ++word) {
            words[word] = ((bits >> 4 * word & 15) * u64{0x0000200040008001} & lanes) << column_;
        }
        return Set::load(words);
    }
    Set row(u16 bits) const {
        u64 words[4] = {};
        words[word_] = u64{bits} << shift_;
        return Set::load(words);
    }
    u16 column_of(Set set) const {
        u64 words[4];
        set.store(words);
        u64 bits = 0;
        for (int word = 0; word < 4; ++word) {
            bits |= ((words[word] >> column_ & lanes) * u64{0x0001000200040008} >> 48 & 15) << 4 * word;
        }
        return static_cast<u16>(bits);
    }
    u16 row_of(Set set) const {
        u64 words[4];
        set.store(words);
        return static_cast<u16>(words[word_] >> shift_);
    }

private:
    static constexpr u64 lanes = 0x0001000100010001;

    int column_;
    std::size_t word_;
    int shift_;
};

// All it can do along one axis.  A slide of no cells is not among it (R4).
template <int heading>
Set moved(const Run& run, Set from) {
    const Set open = run.by[0];
    if constexpr (heading == 1) return add_rows(from & open, open).without(open);
    else return fill<heading>(shift<heading, 1>(from & open), run).without(open);
}
inline Set along_column(const Moves& moves, Set from) { return moved<0>(moves.run[0], from) | moved<2>(moves.run[2], from); }
inline Set along_row(const Moves& moves, Set from) { return moved<1>(moves.run[1], from) | moved<3>(moves.run[3], from); }

// How many moves there are at least, by the past, if it could stop anywhere: sets of cells for each number of moves left.
struct Nearness {
    Set column[far + 1], row[far + 1];  // as Board::near, for a robot that has moved along that axis only
    int unmoved = far + 1;              // its moves from its first cell; far + 1: there is no way

    explicit Nearness(const Board& board) {
        const Set home = board.bit(board.puzzle.active_cell);
        column[0] = row[0] = Set::none();
        for (int moves = 1; moves <= far; ++moves) {
            const Set column_before = column[moves - 1], row_before = row[moves - 1], both = board.near[moves - 1];
            const Set by_column = back_along_column(board, column_before), by_row = back_along_row(board, row_before);
            if (unmoved > far && (by_column | by_row).meets(home)) unmoved = moves;
            column[moves] = column_before | by_column | back_along_row(board, both);
            row[moves] = row_before | by_row | back_along_column(board, both);
            const bool more = !column[moves].inside(column_before) || !row[moves].inside(row_before);
            if (more || moves <= board.farthest + 1 || unmoved > moves) continue;
            std::fill(column + moves + 1, column + far + 1, column[moves]);
            std::fill(row + moves + 1, row + far + 1, row[moves]);
            return;
        }
    }

private:
    // Walls stand on both sides of an edge, so a slide back is a slide.
    static Set back_along_column(const Board& board, Set to) {
        return fill<0>(shift<0, 1>(to & board.open[0]), board.run[0]) | fill<2>(shift<2, 1>(to & board.open[2]), board.run[2]);
    }
    static Set back_along_row(const Board& board, Set to) {
        return fill<1>(shift<1, 1>(to & board.open[1]), board.run[1]) | fill<3>(shift<3, 1>(to & board.open[3]), board.run[3]);
    }
};
