// ---- how little may do, by what everything can do at best ----------------------------------------------------------

// Numbers of helpers' moves that a way may still have from some state on: bit j for j of them, the last for all others.
// What is not among them was shown to lead to nothing better than what is known.
using Needs = u8;
constexpr int most_needs = 7;
constexpr Needs more_needs = 1 << most_needs, all_needs = 0xff;
// After one of them.
constexpr Needs needs_after(Needs needs) { return static_cast<Needs>(needs >> 1 | (needs & more_needs)); }

// For one placing of the helpers and at most so many moves: from which cells of the active robot a way may go on in which a
// helper moves at least once.  Boards without diagonals.
//
// Let a way go on with j moves of helpers and k of the active robot.  After i moves of helpers every helper stands on
// one of the cells `places` number i:
//   places 0 are where they stand;
//   places 1 add where one of them stops, by walls, by the others as they stand, or by the active robot wherever
//   that can be before any helper moves (`alone`);
//   places i + 1 add where a robot on one of the places i can stop, by walls, by places i, or by the active robot
//   wherever that can be by then, stopping by walls and places i.
// So each stop of the active robot is before a wall or before one of the places j, and the cell that the way goes on from
// is among those from which k moves lead to the target with such stops.  That robots may stand in the way, and that one
// helper cannot be in two places, is left out: more cells are kept than need be, never fewer.
// Ways with more than `deepest` moves of helpers are taken to stop anywhere.
struct Outlook {
    const Board& board;
    int target;

    struct Stops {
        Set at[4];  // by heading: cells on which a robot can stop
    };

    static constexpr int deepest = 3;

    // Of `staying`, with `most` moves left, and of `moved`, with one less: which of `needs` (none of them 0) they can have.
    // What is of no use is taken out of the two.
    std::array<Needs, 2> needs(Set first_places, const Ways& ways, Set alone, int most, unsigned needs, Set& staying,
                               Set& moved) const {
        unsigned useful = 0, useful_moved = 0;
        Set some = Set::none(), some_moved = Set::none();
        for (unsigned rest = needs >> (deepest + 1) << (deepest + 1); rest; rest &= rest - 1) {
            const int number = std::countr_zero(rest), left = most - number;
            if (left < 1) break;
            some = some | board.near[left];
            some_moved = some_moved | board.near[left - 1];
            useful |= unsigned{staying.meets(board.near[left])} << number;
            useful_moved |= unsigned{moved.meets(board.near[left - 1])} << number;
        }
        int deep = std::min(deepest, most - 1);
        needs &= (2u << deep) - 2;
        while (needs >> deep && !staying.meets(board.near[most - deep]) && !moved.meets(board.near[most - deep - 1])) {
            needs &= ~(1u << deep);
            --deep;
        }
        deep = std::bit_width(needs) - 1;
        if (deep > 0) {
            Set places = first_places | ways.stops_before(alone);
            for (int number = 1;; ++number) {
                if (needs >> number & 1) {
                    const auto [near, nearer] = leading(places, most - number);
                    some = some | near;
                    some_moved = some_moved | nearer;
                    useful |= unsigned{staying.meets(near)} << number;
                    useful_moved |= unsigned{moved.meets(nearer)} << number;
                }
                if (number == deep) break;
                alone = on_its_way(alone, stops_before(places), most - number - 1);
                places = places | forwards(places, stops_before(places | alone));
            }
        }
        staying = staying & some;
        moved = moved & some_moved;
        return {static_cast<Needs>(useful), static_cast<Needs>(useful_moved)};
    }

private:
    // The cells from which so many moves (1 at least) lead to the target with stops before walls and `places`, and those
    // from which one fewer does.  As long as no place is beside such a cell, walls alone decide.
    std::array<Set, 2> leading(Set places, int most) const {
        int moves = 0;
        while (moves < most && !places.meets(board.beside_walled[moves])) ++moves;
        Set near = board.walled[moves], nearer = moves ? board.walled[moves - 1] : Set::none();
        if (moves == most) return {near, nearer};
        const Stops stops = stops_before(places);
        Set fresh = near.without(nearer);
        for (; moves < most; ++moves) {
            nearer = near;
            fresh = backwards(fresh, stops).without(near);
            if (fresh.empty()) break;
            near = near | fresh;
        }
        return {near, nearer};
    }

    // Where the active robot can be from `alone`, with `left` moves of its own, the last of which is still to come.
    Set on_its_way(Set alone, const Stops& stops, int left) const {
        Set fresh = alone;
        for (int moves = 1; moves < left; ++moves) {
            fresh = fresh & board.near[left - moves + 1];
            if (fresh.empty()) break;
            fresh = forwards(fresh, stops).without(alone);
            alone = alone | fresh;
        }
        return alone;
    }

    template <int heading>
    Set stopping(Set blockers) const {
        return board.shut[heading] | shift<heading ^ 2, 1>(blockers);
    }

    Stops stops_before(Set blockers) const {
        return {{stopping<0>(blockers), stopping<1>(blockers), stopping<2>(blockers), stopping<3>(blockers)}};
    }

    // One move, if it could stop at each of `stops` that it passes.
    Set forwards(Set from, const Stops& stops) const {
        return (fill<0>(from, board.run[0]) & stops.at[0]) | (fill<1>(from, board.run[1]) & stops.at[1]) |
               (fill<2>(from, board.run[2]) & stops.at[2]) | (fill<3>(from, board.run[3]) & stops.at[3]);
    }
    Set backwards(Set to, const Stops& stops) const {
        return fill<2>(to & stops.at[0], board.run[2]) | fill<3>(to & stops.at[1], board.run[3]) |
               fill<0>(to & stops.at[2], board.run[0]) | fill<1>(to & stops.at[3], board.run[1]);
    }
};
