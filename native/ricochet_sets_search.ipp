// ---- the search ---------------------------------------------------------------------------------------------------

template <int helpers, bool diagonals>
class Search {
public:
    Search(const SetPuzzle& puzzle, const Limits& limits, SetAnswer& answer)
        : puzzle_(puzzle), limits_(limits), answer_(answer), meter_(limits.max_bytes), board_(puzzle), company_(puzzle),
          table_(meter_), frontier_(meter_, table_) {
        best_ = std::min(puzzle.below, far);
        sight_ = std::min(board_.farthest + Outlook::deepest + 1, most_sight);
    }

    void run() {
        const Set start = board_.bit(puzzle_.active_cell);
        if (!start.meets(board_.near[far])) {
            answer_.status = Status::no_way;
            return;
        }
        table_.reserve(1);
        Cells cells{};
        for (int helper = 0; helper < helpers; ++helper) cells[at(helper)] = static_cast<u8>(puzzle_.helper_cells[at(helper)]);
        frontier_.add(table_.find(company_.key(cells)), start);
        int depth = 1;
        std::size_t before = 0;
        for (; depth < best_; ++depth) {
            sets::List<u32>& reached = frontier_.next();
            if (reached.size() == 0) break;
            answer_.lower_bound = depth;
            begin_layer(reached);
            if constexpr (scouting) {
                // As long as bounds do not stop its growth.
                const std::size_t count = layers_.back().indices.size();
                if (best_ - depth > sight_ + 2 || count > before) scout_layer(depth);
                before = count;
            }
            expand_layer(depth);
        }
        if (hit_layer_ >= 0) {
            answer_.status = Status::solved;
            answer_.lower_bound = best_;
            WayBack<helpers, diagonals>(board_, company_, table_, answer_)
                .walk(layers_, hit_layer_, hit_entry_, hit_move_, best_ - hit_layer_);
        } else if (puzzle_.below <= far || depth + std::max(board_.farthest + 2, sight_ + 1) < far) {
            answer_.status = Status::no_way;
        } else {
            answer_.status = Status::invalid;  // more moves than the bounds here can tell apart
        }
    }

private:
    using Company = Helpers<helpers, diagonals>;
    static constexpr int moves_kept = placing_moves(helpers, diagonals);
    static constexpr bool scouting = !diagonals && helpers > 0;  // and the bounds of Outlook
    using Place = Placing<moves_kept>;

    void begin_layer(sets::List<u32>& reached) {
        const std::size_t count = reached.size();
        layers_.push_back({Block<u32>(meter_, count), Block<Set>(meter_, count)});
        Layer& layer = layers_.back();
        for (std::size_t entry = 0; entry < count; ++entry) {
            if (entry + 12 < count) table_.prefetch_node(reached[entry + 12]);
            Node& node = table_.node(reached[entry]);
            layer.indices[entry] = reached[entry];
            layer.sets[entry] = node.fresh;
            answer_.states += count_cells(node.fresh);
            node.known = node.known | node.fresh;
            node.fresh = Set::none();
        }
        reached.clear();
    }

    // A placing is scouted only when it is new: later the active robot is mostly where it could have gone alone.
    void scout_layer(int depth) {
        each_entry([&](u32 index, Set from, std::size_t entry) {
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
        each_entry([&](u32 index, Set from, std::size_t entry) { return expand(index, from, depth, entry); });
    }

    // Visits the entries of the last layer until `visit` says that this will do.
    template <class Visit>
    void each_entry(Visit&& visit) {
        const Layer& layer = layers_.back();
        const std::size_t count = layer.indices.size();
        for (std::size_t entry = 0; entry < count; ++entry) {
            if ((++turns_ & 0x1ff) == 0 && limits_.stop.asked()) throw sets::Stopped();
            if (entry + 8 < count) table_.prefetch_placing(layer.indices[entry + 8]);
            if (visit(layer.indices[entry], layer.sets[entry], entry)) return;
        }
    }

    // All moves from one set; true when the layer need not be gone through to its end.
    bool expand(u32 index, Set from, int depth, std::size_t entry) {
        Place& placing = table_.placing(index);
        const Cells cells = Company::cells(placing.key);
        const Set standing = Company::standing(board_, cells);
        const Moves moves(board_, standing);
        const Set reached = slide<diagonals>(board_, moves, from).without(from);
        if (reached.meets(board_.bit(puzzle_.target))) {
            note_hit(depth, entry, depth);
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
        const int end = std::min(best_, depth + sight_ + 2);
        for (int length = depth + 1; length < end; ++length) {
            reached = reached & board_.near[best_ - length];
            if (reached.empty()) break;
            reached = slide<diagonals>(board_, moves, reached).without(seen);
            seen = seen | reached;
            if (reached.meets(board_.bit(puzzle_.target))) {
                note_hit(depth, entry, length);
                break;
            }
        }
        return seen;
    }

    // The active robot goes on alone from that entry, after `move` of a helper unless it is -1.
    void note_hit(int depth, std::size_t entry, int length, int move = -1) {
        hit_layer_ = depth - 1;
        hit_entry_ = entry;
        hit_move_ = move;
        best_ = length;
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

    static constexpr int most_sight = 7;

    const SetPuzzle& puzzle_;
    const Limits& limits_;
    SetAnswer& answer_;
    Meter meter_;
    Board board_;
    Company company_;
    Table<moves_kept> table_;
    Frontier<moves_kept> frontier_;
    std::vector<Layer> layers_;
    int best_;   // only ways with fewer moves are of interest
    int sight_;  // so many moves before the end bounds begin to help
    int hit_layer_ = -1;
    std::size_t hit_entry_ = 0;
    int hit_move_ = -1;
    unsigned turns_ = 0;
};

