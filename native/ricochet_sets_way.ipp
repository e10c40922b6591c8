// ---- one way, from its end to its beginning ------------------------------------------------------------------------

// What was reached in a layer, in the order in which it is looked at.
struct Layer {
    Layer(Meter& meter, std::size_t count) : indices(meter, count), sets(meter, count), needs(meter, count) {}

    Block<u32> indices;
    Block<Set> sets;
    Block<Needs> needs;
};

template <int helpers, bool diagonals, class Placings>
class WayBack {
public:
    using Company = Helpers<helpers, diagonals>;

    WayBack(const Board& board, const Company& company, const Placings& table, SetAnswer& answer)
        : board_(board), puzzle_(board.puzzle), company_(company), table_(table), answer_(answer) {}

    // `more`: the moves after the last of `layers`, from that entry of it.  `move` is the first of them if that is a helper's,
    // else -1; all others are the active robot's.
    void walk(const std::vector<Layer>& layers, int last, std::size_t entry, int move, int more) {
        const Layer& end = layers[at(last)];
        u32 here = end.indices[entry];
        const Cells cells = Company::cells(table_.key(here));
        int cell = -1;
        if (move < 0) {
            cell = walk_alone(cells, end.sets[entry], more);
        } else {
            const int helper = move >> 2, heading = move & 3;
            const int start = cells[at(helper)], stop = table_.placing(here).stop[move];
            Cells after = cells;
            after[at(helper)] = static_cast<u8>(stop);
            cell = walk_alone(after, end.sets[entry].without(board_.passed(start, stop, heading)), more - 1);
            answer_.add(start, heading, stop);
        }
        for (int layer = last - 1; layer >= 0; --layer) {
            std::size_t earlier = 0;
            while (!step_back(layers[at(layer)], earlier, here, cell)) ++earlier;
        }
        answer_.turn_round();
    }

private:
    // The moves of the active robot alone from one of `from` to the target; returns the cell it comes from.
    int walk_alone(const Cells& cells, Set from, int alone) {
        const Moves moves(board_, Company::standing(board_, cells));
        Set reached[far];
        reached[0] = from;
        Set seen = from;
        for (int step = 1; step < alone; ++step) {
            reached[step] = slide<diagonals>(board_, moves, reached[step - 1]).without(seen);
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
                                                 [&](int other) { return Company::on(cells, helpers, other); });
                if (stop != end) continue;
                found = true;
                cell = start;
                answer_.add(start, heading, end);
            }
        });
        return found;
    }

    // Whether an entry of the layer before leads to this state in one move; it becomes the state.
    bool step_back(const Layer& before, std::size_t entry, u32& here, int& cell) {
        // The sets lie side by side, the keys do not.
        const Set from = before.sets[entry];
        const bool stays = from.meets(board_.bit(cell));
        const u32 earlier = before.indices[entry];
        if (!stays && earlier != here) return false;
        const u32 key = table_.key(here);
        const Cells cells = Company::cells(table_.key(earlier));
        if (earlier == here && active_step(cells, from, cell)) return true;
        if (!stays || !one_apart(cells, Company::cells(key))) return false;
        for (int helper = 0; helper < helpers; ++helper) {
            for (int heading = 0; heading < 4; ++heading) {
                const int start = cells[at(helper)];
                const int stop = sets::slide_one(puzzle_, company_.kind(helper), start, heading, [&](int other) {
                    return other == cell || Company::on(cells, helper, other);
                });
                if (stop < 0 || company_.key_after(table_.key(earlier), helper, stop) != key) continue;
                answer_.add(start, heading, stop);
                here = earlier;
                return true;
            }
        }
        return false;
    }

    // Whether at most one helper stands on another cell.
    static bool one_apart(const Cells& ours, const Cells& theirs) {
        int same = 0;
        for (int one = 0; one < helpers; ++one) {
            for (int other = 0; other < helpers; ++other) same += ours[at(one)] == theirs[at(other)];
        }
        return same >= helpers - 1;
    }

    const Board& board_;
    const SetPuzzle& puzzle_;
    const Company& company_;
    const Placings& table_;
    SetAnswer& answer_;
};

