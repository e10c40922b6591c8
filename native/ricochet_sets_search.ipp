// ---- the search ---------------------------------------------------------------------------------------------------

// What a search stands on and what it has found so far.
template <int helpers, bool diagonals, class Table, class Number>
struct Ground {
    using Company = Helpers<helpers, diagonals>;
    using Place = Placing<placing_moves(helpers, diagonals)>;
    using Placings = Table;

    template <class... More>
    Ground(const SetPuzzle& puzzle, const Limits& limits, More... more)
        : puzzle_(puzzle), limits_(limits), meter_(limits.max_bytes), board_(puzzle), company_(puzzle),
          table_(meter_, more...), best_(std::min(puzzle.below, far)),
          sight_(std::min(board_.farthest + Outlook::deepest + 1, most_sight)) {}

    // The active robot goes on alone from that entry of the last layer, after `move` of a helper unless it is -1.
    void note_hit(int depth, std::size_t entry, int length, int move) {
        hit_layer_ = depth - 1;
        hit_entry_ = entry;
        hit_move_ = move;
        best_ = length;
    }

    static constexpr int most_sight = 7;

    const SetPuzzle& puzzle_;
    const Limits& limits_;
    Meter meter_;
    Board board_;
    Company company_;
    Table table_;
    std::vector<Layer> layers_;
    Number best_;      // only ways with fewer moves are of interest
    const int sight_;  // so many moves before the end bounds begin to help
    int hit_layer_ = -1;
    std::size_t hit_entry_ = 0;
    int hit_move_ = -1;
};

// One that works through the layers, alone or with others (`Base` says which: it owns a ground or shares one).
template <int helpers, bool diagonals, class Base>
class Worker : public Base {
public:
    template <class... Given>
    explicit Worker(Given&&... given) : Base(std::forward<Given>(given)...), frontier_(this->meter_, this->table_) {}

    static constexpr bool scouting = !diagonals && helpers > 0;  // and the bounds of Outlook

    using Base::board_;
    using Base::company_;
    using Base::table_;
    using Base::layers_;
    using Base::best_;
    using Base::sight_;

    Frontier<typename Base::Placings>& frontier() { return frontier_; }

    // The first placing.
    void begin() {
        Cells cells{};
        for (int helper = 0; helper < helpers; ++helper) cells[at(helper)] = static_cast<u8>(puzzle_.helper_cells[at(helper)]);
        frontier_.ask(company_.key(cells), 0, -1, board_.bit(puzzle_.active_cell));
        frontier_.finish();
    }

    // Takes what was reached over into the last layer, from that entry on; returns how many cells of how many placings.
    u64 begin_layer(std::size_t entry) {
        sets::List<u32>& reached = frontier_.next();
        const std::size_t count = reached.size();
        Layer& layer = layers_.back();
        u64 cells = 0;
        for (std::size_t one = 0; one < count; ++one, ++entry) {
            if (one + 12 < count) table_.prefetch_node(reached[one + 12]);
            Node& node = table_.node(reached[one]);
            layer.indices[entry] = reached[one];
            layer.sets[entry] = node.fresh;
            cells += count_cells(node.fresh);
            node.known = node.known | node.fresh;
            node.fresh = Set::none();
            table_.taken(reached[one]);
        }
        reached.clear();
        return cells;
    }

    // A placing is scouted only when it is new: later the active robot is mostly where it could have gone alone.
    void scout_layer(int depth) {
        this->each_entry([&](u32 index, Set from, std::size_t entry) {
            Place& placing = table_.placing(index);
            if (placing.after[0] != unseen) return false;
            const Cells cells = Company::cells(placing.key);
            look_round(placing, cells);
            const auto way = Scout<helpers>{board_, puzzle_.target}.look(cells, placing.stop, from, best_ - depth + 1, sight_ + 1);
            if (way.length) note_hit(depth, entry, depth - 1 + way.length, way.move);
            return false;
        });
    }

    void expand_layer(int depth) {
        this->each_entry([&](u32 index, Set from, std::size_t entry) { return expand(index, from, depth, entry); });
        frontier_.finish();
    }

    using Base::note_hit;
    using Base::puzzle_;

private:
    using Company = typename Base::Company;
    using Place = typename Base::Place;

    // All moves from one set; true when the layer need not be gone through to its end.
    bool expand(u32 index, Set from, int depth, std::size_t entry) {
        Place& placing = table_.placing(index);
        const Cells cells = Company::cells(placing.key);
        const Set standing = Company::standing(board_, cells);
        const Moves moves(board_, standing);
        const Set reached = slide<diagonals>(board_, moves, from).without(from);
        if (reached.meets(board_.bit(puzzle_.target))) {
            note_hit(depth, entry, depth, -1);
            return true;
        }
        if constexpr (scouting) {
            if (placing.after[0] == unseen) look_round(placing, cells);
        }
        Set alone = from;
        if (best_ - depth <= sight_ + 2 || (best_ == far && !scouting)) alone = close(moves, reached, from, depth, entry);
        const int left = best_ - 1 - depth;  // how many may follow after this move
        if (left <= 0) return false;
        Set moved = reached & board_.near[left], staying = from & board_.near[left];
        if (in_sight(left)) {
            // The active robot alone does not do better than what is known: a helper has to move, now or later.
            moved = moved & board_.near[left - 1];
            if constexpr (scouting) {
                Outlook{board_, puzzle_.target}.template keep<helpers>(cells, placing.stop, standing, alone, left + 1,
                                                                       staying, moved);
            }
        }
        if (!moved.empty()) frontier_.add(index, moved);
        if (!staying.empty()) move_helpers(index, placing, cells, staying);
        return false;
    }

    // Whether `close` has looked at everything that the active robot can do alone when `left` moves follow after one.
    bool in_sight(int left) const { return left < sight_; }

    // How the active robot goes on alone, for as many moves as are in sight and two more: that gives an upper bound, and
    // the earlier it is known the sooner bounds help.  Returns where it can be, as far as it matters for better ways.
    Set close(const Moves& moves, Set reached, Set from, int depth, std::size_t entry) {
        Set seen = from | reached;
        const int best = best_, end = std::min(best, depth + sight_ + 2);
        for (int length = depth + 1; length < end; ++length) {
            reached = reached & board_.near[best - length];
            if (reached.empty()) break;
            reached = slide<diagonals>(board_, moves, reached).without(seen);
            seen = seen | reached;
            if (reached.meets(board_.bit(puzzle_.target))) {
                note_hit(depth, entry, length, -1);
                break;
            }
        }
        return seen;
    }

    // -- moves of helpers

    void move_helpers(u32 index, const Place& placing, const Cells& cells, Set staying) {
#if defined(__GNUC__)
#pragma GCC unroll 4
#endif
        for (int helper = 0; helper < helpers; ++helper) {
            if constexpr (diagonals) {
                for (int heading = 0; heading < 4; ++heading) move_over_diagonals(cells, helper, heading, staying);
            } else {
                move_straight<0>(index, placing, cells, helper, staying);
                move_straight<1>(index, placing, cells, helper, staying);
                move_straight<2>(index, placing, cells, helper, staying);
                move_straight<3>(index, placing, cells, helper, staying);
            }
        }
    }

    void look_round(Place& placing, const Cells& cells) const {
        for (int helper = 0; helper < helpers; ++helper) {
            u8* stop = placing.stop + 4 * helper;
            stop[0] = static_cast<u8>(straight_stop<0>(cells, helper));
            stop[1] = static_cast<u8>(straight_stop<1>(cells, helper));
            stop[2] = static_cast<u8>(straight_stop<2>(cells, helper));
            stop[3] = static_cast<u8>(straight_stop<3>(cells, helper));
        }
        std::memset(placing.after, 0, sizeof placing.after);
    }

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
    void move_straight(u32 index, const Place& placing, const Cells& cells, int helper, Set staying) {
        const int from = cells[at(helper)];
        const int move = 4 * helper + heading;
        const int stop = placing.stop[move];
        if (stop == from) return;
        const Set passed = board_.passed(from, stop, heading);
        const Set passing = staying.without(passed);
        if (!passing.empty()) {
            const u32 after = placing.after[move];
            if (after) frontier_.add(after - 1, passing);
            else frontier_.ask(company_.key_after(cells, helper, stop), index, move, passing);
        }
        const Set blocking = staying & passed;
        if (blocking.empty()) return;
        each_cell(blocking, [&](int cell) {
            const int before = cell - step_of[heading];
            if (before != from) helper_to(cells, helper, before, board_.bit(cell));
        });
    }

    void move_over_diagonals(const Cells& cells, int helper, int heading, Set staying) {
        const int from = cells[at(helper)];
        int cell = from;
        u64 rest[4];
        staying.store(rest);
        bool turned = false;
        for (int passed = 0; passed <= 4 * 256; ++passed) {
            const bool stands = passed > 0 && !(turned && puzzle_.blocked_turn_illegal);
            const int next = cell + step_of[heading];
            if ((puzzle_.walls[at(cell)] >> heading & 1) || Company::on(cells, helper, next)) {
                if (stands) helper_to(cells, helper, cell, Set::load(rest));
                return;
            }
            if (has(rest, next)) {
                if (stands) helper_to(cells, helper, cell, board_.bit(next));
                rest[word_of(next)] &= ~mask_of(next);
            }
            cell = next;
            const int diagonal = puzzle_.diagonals[at(cell)];
            turned = diagonal && (diagonal - 1) / 2 != company_.kind(helper);
            if (turned) heading = sets::turned_by[(diagonal - 1) & 1][heading];
        }
    }

    // The helper stops there, and the active robot is on one of `staying`.
    void helper_to(const Cells& cells, int helper, int cell, Set staying) {
        if (!staying.empty()) frontier_.ask(company_.key_after(cells, helper, cell), 0, -1, staying);
    }

    Frontier<typename Base::Placings> frontier_;
};

// Layer by layer: `team` says who works.
template <class Team>
void search(Team& team, SetAnswer& answer) {
    auto& ground = team.ground();
    const SetPuzzle& puzzle = ground.puzzle_;
    if (!ground.board_.bit(puzzle.active_cell).meets(ground.board_.near[far])) {
        answer.status = Status::no_way;
        return;
    }
    team.begin();
    int depth = 1;
    std::size_t before = 0;
    for (; depth < ground.best_; ++depth) {
        const std::size_t count = team.next_layer(answer);
        if (count == 0) break;
        answer.lower_bound = depth;
        if constexpr (Team::scouting) {
            // As long as bounds do not stop its growth.
            if (ground.best_ - depth > ground.sight_ + 2 || count > before) team.scout_layer(depth);
            before = count;
        }
        team.expand_layer(depth);
    }
    if (ground.hit_layer_ >= 0) {
        answer.status = Status::solved;
        answer.lower_bound = ground.best_;
        typename Team::Way(ground.board_, ground.company_, ground.table_, answer)
            .walk(ground.layers_, ground.hit_layer_, ground.hit_entry_, ground.hit_move_, ground.best_ - ground.hit_layer_);
    } else if (puzzle.below <= far || depth + std::max(ground.board_.farthest + 2, ground.sight_ + 1) < far) {
        answer.status = Status::no_way;
    } else {
        answer.status = Status::invalid;  // more moves than the bounds here can tell apart
    }
}

// The ground of one that works alone.
template <int helpers, bool diagonals>
struct OwnGround : Ground<helpers, diagonals, Table<placing_moves(helpers, diagonals)>, int> {
    using OwnGround::Ground::Ground;

    // Visits the entries of the last layer until `visit` says that this will do.
    template <class Visit>
    void each_entry(Visit&& visit) {
        const Layer& layer = this->layers_.back();
        const std::size_t count = layer.indices.size();
        for (std::size_t entry = 0; entry < count; ++entry) {
            if ((++turns_ & 0x1ff) == 0 && this->limits_.stop.asked()) throw sets::Stopped();
            if (entry + 8 < count) this->table_.prefetch_placing(layer.indices[entry + 8]);
            if (visit(layer.indices[entry], layer.sets[entry], entry)) return;
        }
    }

private:
    unsigned turns_ = 0;
};

template <int helpers, bool diagonals>
class Solo : public Worker<helpers, diagonals, OwnGround<helpers, diagonals>> {
public:
    using Solo::Worker::Worker;
    using Way = WayBack<helpers, diagonals, typename Solo::Placings>;

    OwnGround<helpers, diagonals>& ground() { return *this; }

    std::size_t next_layer(SetAnswer& answer) {
        const std::size_t count = this->frontier().next().size();
        if (count == 0) return 0;
        this->layers_.push_back({Block<u32>(this->meter_, count), Block<Set>(this->meter_, count)});
        answer.states += this->begin_layer(0);
        return count;
    }
};
