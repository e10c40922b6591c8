// ---- the helpers --------------------------------------------------------------------------------------------------

using Cells = std::array<u8, 4>;

// Which of them move alike, and their cells as one number.
template <int helpers, bool diagonals>
class Helpers {
public:
    explicit Helpers(const SetPuzzle& puzzle) {
        if constexpr (diagonals) {
            for (int helper = 0; helper < helpers; ++helper) {
                const int colour = puzzle.helper_colours[at(helper)];
                const bool passes = std::any_of(puzzle.diagonals.begin(), puzzle.diagonals.end(),
                                                [&](int diagonal) { return diagonal && (diagonal - 1) / 2 == colour; });
                kinds_[at(helper)] = passes ? colour : -1;
            }
        }
    }

    // Its colour if some diagonal lets it pass, else -1.
    int kind(int helper) const { return diagonals ? kinds_[at(helper)] : -1; }

    // Helpers that move alike are interchangeable: their cells are sorted.
    u32 key(Cells cells) const {
        for (int last = helpers - 1; last > 0; --last) {
            for (int index = 0; index < last; ++index) order(cells, index, index + 1);
        }
        u32 key = 0;
        for (int helper = 0; helper < helpers; ++helper) key |= static_cast<u32>(cells[at(helper)]) << 8 * helper;
        return key;
    }
    // Of the key `before`, when one of them has moved.
    u32 key_after(u32 before, int helper, int cell) const {
        if constexpr (diagonals || helpers == 0) {
            Cells after = cells(before);
            after[at(helper)] = static_cast<u8>(cell);
            return key(after);
        } else {
            // The others are sorted; it goes in behind those on smaller cells.
            const u32 first = (1u << 8 * helper) - 1;
            const u32 others = (before & first) | (before >> 8 & ~first);
            int behind = 0;
            for (int other = 0; other < helpers - 1; ++other) behind += static_cast<int>(others >> 8 * other & 0xff) < cell;
            const u32 smaller = (1u << 8 * behind) - 1;
            return (others & smaller) | static_cast<u32>(cell) << 8 * behind | (others & ~smaller) << 8;
        }
    }
    static Cells cells(u32 key) {
        Cells cells{};
        for (int helper = 0; helper < helpers; ++helper) cells[at(helper)] = static_cast<u8>(key >> 8 * helper);
        return cells;
    }
    static Set standing(const Board& board, const Cells& cells) {
        Set set = Set::none();
        for (int helper = 0; helper < helpers; ++helper) set = set | board.bit(cells[at(helper)]);
        return set;
    }
    // Whether one of them, that one excepted, stands on the cell.
    static bool on(const Cells& cells, int except, int cell) {
        for (int helper = 0; helper < helpers; ++helper) {
            if (helper != except && cells[at(helper)] == cell) return true;
        }
        return false;
    }

private:
    void order(Cells& cells, int first, int second) const {
        if constexpr (diagonals) {
            // Not only neighbours can be alike, so the kinds come sorted (`on_grid`).
            if (kinds_[at(first)] != kinds_[at(second)]) return;
        }
        const u8 one = cells[at(first)], other = cells[at(second)];
        cells[at(first)] = std::min(one, other);
        cells[at(second)] = std::max(one, other);
    }

    std::array<int, 4> kinds_{};
};

// How the active robot moves past them.
template <bool diagonals>
Set slide(const Board& board, const Moves& moves, Set from) {
    if constexpr (diagonals) return moves.turned(board, from);
    else return moves.straight(from);
}

