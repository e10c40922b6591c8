// ---- how little may do, by what everything can do at best ----------------------------------------------------------

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
    static constexpr int deepest = 3;

    const Board& board;
    int target;

    struct Stops {
        Set at[4];  // by heading: cells on which a robot can stop
    };

    // Of `staying`, with `most` moves left, and of `moved`, with one less: empties what is of no use.  As soon as some cells
    // may do, all are kept: sets have two or three cells mostly, and to sort out more takes longer than it saves.
    template <int helpers>
    void keep(const std::array<u8, 4>& cells, const u8* stop, Set standing, Set alone, int most, Set& staying,
              Set& moved) const {
        const auto near = [this](int moves) { return moves < 0 ? Set::none() : board.near[moves]; };
        const int deep = std::min(deepest, most - 1);
        Set useful = near(most - deep - 1), useful_moved = near(most - deep - 2);
        if (staying.inside(useful) && moved.inside(useful_moved)) return;
        Set places = standing;
        for (int helper = 0; helper < helpers; ++helper) {
            const int from = cells[at(helper)];
            const u8* stops = stop + 4 * helper;
            places = places | places_of<0>(from, stops[0], alone) | places_of<1>(from, stops[1], alone) |
                     places_of<2>(from, stops[2], alone) | places_of<3>(from, stops[3], alone);
        }
        for (int number = 1;; ++number) {
            const Stops stops = stops_before(places);
            Set fresh = board.bit(target);
            Set near_enough = fresh, before = fresh;
            for (int moves = 1; moves <= most - number; ++moves) {
                before = near_enough;
                fresh = backwards(fresh, stops).without(near_enough);
                if (fresh.empty()) break;
                near_enough = near_enough | fresh;
                if (staying.inside(near_enough) && moved.inside(before)) return;
            }
            useful = useful | near_enough;
            useful_moved = useful_moved | before;
            if (staying.meets(useful) && (moved.empty() || moved.meets(useful_moved))) return;
            if (number == deep) break;
            alone = on_its_way(alone, stops, most - number - 1);
            places = places | forwards(places, stops_before(places | alone));
        }
        staying = staying & useful;
        moved = moved & useful_moved;
    }

private:
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

    // Where a helper can stop in a heading, the active robot being on one of `alone`.
    template <int heading>
    Set places_of(int from, int stop, Set alone) const {
        return board.bit(stop) | shift<heading ^ 2, 1>(alone & board.passed(from, stop, heading));
    }
};

