// ---- upper bounds, before a layer is expanded ----------------------------------------------------------------------

// For one placing of the helpers: how few moves lead from one of some cells of the active robot to the target when at most
// one helper moves, and that before the active robot does.  The way is looked for from its end, because mostly few cells
// lead to the target.  Boards without diagonals.  A way that is missed here costs time, never the answer.
template <int helpers>
struct Scout {
    const Board& board;
    int target;

    struct Way {
        int length = 0;  // 0: none
        int move = -1;   // 4 * helper + heading of the helper's move that it begins with; -1: none
    };

    // With fewer moves than `end`, and at most `most` of the active robot.  `stops` tells where the helpers stop.
    template <class Stops>
    Way look(const Moves& moves, Set standing, Set first_places, const Cells& cells, Set from, int end, int most,
             Stops&& stops) const {
        Way best;
        if (standing.meets(board.bit(target))) return best;
        Set leading = Set::none();
        best.length = alone(moves, from, std::min(end - 1, most), leading);
        if (best.length) return best;
        // It helps when the active robot can stop before a helper in a place that leads on.
        const Set helping = board.beside(leading) & first_places.without(standing | board.bit(target));
        if (helping.empty()) return best;
        const u8* stop = stops();
        u64 ends[4];
        helping.store(ends);
        for (int move = 0; move < 4 * helpers; ++move) {
            const int start = cells[at(move >> 2)], end_of_it = stop[move];
            if (!has(ends, end_of_it)) continue;
            const Set staying = from.without(board.passed(start, end_of_it, move & 3));
            const Set there = board.bit(end_of_it);
            if (staying.empty() || moves.backwards_from(board, leading, there).inside(leading)) continue;
            const Moves after(board, standing.without(board.bit(start)) | there);
            Set unused = Set::none();
            const int length = alone(after, staying, std::min((best.length ? best.length : end) - 2, most), unused);
            if (length) best = {length + 1, move};
        }
        return best;
    }

private:
    // The moves of the active robot alone, at most `most`; 0 if there is no such way.  `leading` becomes the cells from
    // which it was seen to come to the target.
    int alone(const Moves& moves, Set from, int most, Set& leading) const {
        Set fresh = board.bit(target);
        leading = fresh;
        for (int length = 1; length <= most; ++length) {
            fresh = moves.backwards(fresh).without(leading);
            if (fresh.empty()) return 0;
            if (fresh.meets(from)) return length;
            leading = leading | fresh;
        }
        return 0;
    }
};
