// ---- the board ----------------------------------------------------------------------------------------------------

constexpr int most_walled = 8;  // more moves than Outlook asks for
constexpr int far = 60;  // more moves than any bound here

struct Board {
    const SetPuzzle& puzzle;
    const Geometry& table = geometry();
    Set open[4];        // cells that can be left in each heading, by walls only
    Set shut[4];        // the others
    Run run[4];
    Set turning[2];     // diagonals that turn the active robot, by kind
    Set any_turning;
    u8 stop[256][4];    // where a helper stops on the empty board; without diagonals
    Set near[far + 1];  // cells with at most that many moves if the active robot could stop anywhere
    int farthest = 0;   // `near` is the same from there on

    Set walled[most_walled + 1];  // the same if it could stop before walls only, and robots were in nobody's way
    Set beside_walled[most_walled + 1];

    explicit Board(const SetPuzzle& given) : puzzle(given) {
        u64 words[4][4] = {};
        for (int cell = 0; cell < 256; ++cell) {
            const int walls = puzzle.walls[at(cell)];
            for (int heading = 0; heading < 4; ++heading) {
                words[heading][word_of(cell)] |= u64{!(walls >> heading & 1)} << (bit_of(cell) & 63);
            }
        }
        for (int heading = 0; heading < 4; ++heading) {
            open[heading] = Set::load(words[heading]);
            for (u64& word : words[heading]) word = ~word;
            shut[heading] = Set::load(words[heading]);
        }
        run[0] = run_of<0>(open[0]);
        run[1] = run_of<1>(open[1]);
        run[2] = run_of<2>(open[2]);
        run[3] = run_of<3>(open[3]);
        turning[0] = turning[1] = any_turning = Set::none();
        if (puzzle.has_diagonals) {
            set_diagonals();
            relax_diagonals();
        } else {
            set_stops();
            relax();
            relax_walled();
        }
    }

    Set bit(int cell) const { return Set::load(table.bits[cell]); }
    Set ray(int cell, int heading) const { return Set::load(table.rays[cell][heading]); }
    // The cells that a robot enters between two cells of a line.
    Set passed(int from, int to, int heading) const { return ray(from, heading).without(ray(to, heading)); }
    // The cells next to these with no wall between.
    Set beside(Set cells) const {
        return shift<0, 1>(cells & open[0]) | shift<1, 1>(cells & open[1]) | shift<2, 1>(cells & open[2]) |
               shift<3, 1>(cells & open[3]);
    }

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
                words[(diagonal - 1) & 1][word_of(cell)] |= mask_of(cell);
            }
        }
        for (int kind = 0; kind < 2; ++kind) turning[kind] = Set::load(words[kind]);
        any_turning = turning[0] | turning[1];
    }

    // Backwards from the target.  Walls stand on both sides of an edge, so a slide back is a slide.
    Set backwards(Set to) const {
        return fill<0>(to, run[0]) | fill<1>(to, run[1]) | fill<2>(to, run[2]) | fill<3>(to, run[3]);
    }
    void relax_walled() {
        walled[0] = bit(puzzle.target);
        Set fresh = walled[0];
        for (int moves = 0; moves < most_walled; ++moves) {
            fresh = (fill<2>(fresh & shut[0], run[2]) | fill<3>(fresh & shut[1], run[3]) |
                     fill<0>(fresh & shut[2], run[0]) | fill<1>(fresh & shut[3], run[1])).without(walled[moves]);
            walled[moves + 1] = walled[moves] | fresh;
        }
        for (int moves = 0; moves <= most_walled; ++moves) beside_walled[moves] = beside(walled[moves]);
    }
    void relax() {
        near[0] = bit(puzzle.target);
        Set fresh = near[0];
        for (int moves = 1; moves <= far; ++moves) {
            fresh = backwards(fresh).without(near[moves - 1]);
            near[moves] = near[moves - 1] | fresh;
            if (fresh.empty()) {
                for (int more = moves + 1; more <= far; ++more) near[more] = near[moves];
                return;
            }
            farthest = moves;
        }
    }

    // With diagonals only the simple bound is used: a robot could stop anywhere on its slides.
    void relax_diagonals() {
        u8 least[256];
        std::memset(least, far, sizeof least);
        least[puzzle.target] = 0;
        for (int moves = 1; moves < far; ++moves) {
            bool changed = false;
            for (int cell = 0; cell < 256; ++cell) {
                if (least[cell] <= moves || puzzle.walls[at(cell)] == 15) continue;
                for (int heading = 0; heading < 4 && least[cell] > moves; ++heading) {
                    if (passes(least, cell, heading, moves)) least[cell] = static_cast<u8>(moves);
                }
                changed |= least[cell] == moves;
            }
            if (!changed) break;
        }
        u64 words[4] = {};
        for (int moves = 0; moves <= far; ++moves) {
            for (int cell = 0; cell < 256; ++cell) {
                if (least[cell] != moves || moves == far) continue;
                words[word_of(cell)] |= mask_of(cell);
                farthest = moves;
            }
            near[moves] = Set::load(words);
        }
    }

    bool passes(const u8* least, int cell, int heading, int moves) const {
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
    Run run[4];

    Moves(const Board& board, Set helpers) {
        run[0] = run_of<0>(board.open[0].without(south<1>(helpers)));
        run[1] = run_of<1>(board.open[1].without(west<1>(helpers)));
        run[2] = run_of<2>(board.open[2].without(north<1>(helpers)));
        run[3] = run_of<3>(board.open[3].without(east<1>(helpers)));
    }

    // To the east one sum carries each robot to the end of its run.
    Set straight(Set from) const {
        const Set east_open = run[1].by[0];
        return fill<0>(from, run[0]).without(run[0].by[0]) | add_rows(from & east_open, east_open).without(east_open) |
               fill<2>(from, run[2]).without(run[2].by[0]) | fill<3>(from, run[3]).without(run[3].by[0]);
    }

    // The cells from which one move ends on one of `to`, and those.
    Set backwards(Set to) const {
        return fill<2>(to.without(run[0].by[0]), run[2]) | fill<3>(to.without(run[1].by[0]), run[3]) |
               fill<0>(to.without(run[2].by[0]), run[0]) | fill<1>(to.without(run[3].by[0]), run[1]);
    }
    // The same for moves that end before one more helper.
    Set backwards_from(const Board& board, Set to, Set helper) const {
        return fill<2>(to & board.open[0] & south<1>(helper), run[2]) |
               fill<3>(to & board.open[1] & west<1>(helper), run[3]) |
               fill<0>(to & board.open[2] & north<1>(helper), run[0]) |
               fill<1>(to & board.open[3] & east<1>(helper), run[1]);
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
        const Set open = run[heading].by[0];
        if (!first && !board.puzzle.blocked_turn_illegal) stops = stops | from.without(open);
        const Set passed = fill<heading>(shift<heading, 1>(from & open), run_of<heading>(open.without(board.any_turning)));
        stops = stops | passed.without(open).without(board.any_turning);
        for (int kind = 0; kind < 2; ++kind) {
            const int after = sets::turned_by[kind][heading];
            next[after] = next[after] | (passed & board.turning[kind]);
        }
    }
};

// How far helpers can go.
struct Ways {
    Set passed[4];  // the cells that one of them passes in each heading, those where they stand included

    Ways(const Moves& moves, Set helpers)
        : passed{fill<0>(helpers, moves.run[0]), fill<1>(helpers, moves.run[1]), fill<2>(helpers, moves.run[2]),
                 fill<3>(helpers, moves.run[3])} {}

    // Where they stop; where they stand, if they cannot move.
    Set stops(const Moves& moves) const {
        return passed[0].without(moves.run[0].by[0]) | passed[1].without(moves.run[1].by[0]) |
               passed[2].without(moves.run[2].by[0]) | passed[3].without(moves.run[3].by[0]);
    }
    // Where they stop before the active robot, if that is on one of the cells.
    Set stops_before(Set active) const {
        return shift<2, 1>(active & passed[0]) | shift<3, 1>(active & passed[1]) | shift<0, 1>(active & passed[2]) |
               shift<1, 1>(active & passed[3]);
    }
    // The headings in which the active robot may be in their way, as bits.
    unsigned hindered(Set active) const {
        return unsigned{active.meets(passed[0])} | unsigned{active.meets(passed[1])} << 1 |
               unsigned{active.meets(passed[2])} << 2 | unsigned{active.meets(passed[3])} << 3;
    }
};
