// ---- layer by layer -----------------------------------------------------------------------------------------------

// One that works through the layers, alone or with others (`Base` says which: it owns a ground or shares one).
template <int helpers, bool diagonals, class Base>
class Worker : public Base {
public:
    template <class... Given>
    explicit Worker(Given&&... given)
        : Base(std::forward<Given>(given)...), frontier_(this->meter_, this->table_), leads_(this->meter_) {}

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
        frontier_.ask(company_.key(cells), 0, -1, all_needs, board_.bit(puzzle_.active_cell));
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
            const Taken taken = table_.take(reached[one]);
            layer.indices[entry] = reached[one];
            layer.sets[entry] = taken.cells;
            layer.needs[entry] = taken.needs;
            cells += count_cells(taken.cells);
        }
        reached.clear();
        return cells;
    }

    // Works through the last layer, or with others through some of it; false: not to its end yet, as the table has to be
    // enlarged.
    bool work_through_layer(int depth) {
        do {
            if (!follow_up(depth)) return false;
        } while (look_ahead(depth));
        frontier_.finish();
        return true;
    }

    using Base::note_hit;
    using Base::puzzle_;

private:
    using Company = typename Base::Company;
    using Place = typename Base::Place;

    // What an entry of the last layer may lead to.
    struct Lead {
        u32 index, entry;
        int best;                          // the ways with fewer moves of which it tells
        Needs needs;                       // from the cells of the entry
        Needs staying_needs, moved_needs;  // from those where the active robot stays for now, and where it is after a move
        u8 hindered;                       // headings in which helpers may stop before the active robot
        Set staying, moved;
    };

    // Finds the leads of entries that nobody has looked at, and with them better ways: of all of them where a way is known,
    // as what leads to no better one is mostly found out late; else of so many that the leads stay inside the cache.
    // False: there are no more entries.
    bool look_ahead(int depth) {
        const Layer& layer = layers_.back();
        leads_.clear();
        next_lead_ = 0;
        std::size_t looked_at = 0;
        while (best_ != far || looked_at < Base::most_ahead) {
            const auto [first, end] = this->next_entries();
            if (first == end) break;
            looked_at += end - first;
            for (std::size_t entry = first; entry < end; ++entry) {
                if (entry + 8 < end) table_.prefetch_placing(layer.indices[entry + 8]);
                Lead lead;
                lead.entry = static_cast<u32>(entry);
                lead.index = layer.indices[entry];
                lead.needs = layer.needs[entry];
                leads_.push_if(look(lead, depth), lead);
            }
            if (best_ <= depth) {
                leads_.clear();
                return false;
            }
        }
        return looked_at > 0;
    }

    bool follow_up(int depth) {
        const std::size_t count = leads_.size();
        for (; next_lead_ < count; ++next_lead_) {
            if (next_lead_ % 32 == 0) {
                this->rest();
                // 32 leads with 16 moves of helpers, each of which finds 16 new placings at most: SharedTable::most_found.
                if (table_.crowded()) {
                    frontier_.finish();
                    return false;
                }
            }
            if (next_lead_ + 8 < count) table_.prefetch_placing(leads_[next_lead_ + 8].index);
            Lead& lead = leads_[next_lead_];
            if (lead.best != best_ && !look(lead, depth)) continue;
            if (!lead.moved.empty()) frontier_.add(lead.index, lead.moved_needs, lead.moved);
            if (!lead.staying.empty()) move_helpers(lead);
        }
        return true;
    }

    // The active robot's move, and what may come of it and of helpers' moves; false: nothing better than what is known.
    bool look(Lead& lead, int depth) {
        Place& placing = table_.placing(lead.index);
        const Set from = layers_.back().sets[lead.entry];
        const Cells cells = Company::cells(placing.key);
        const Set standing = Company::standing(board_, cells);
        const Moves moves(board_, standing);
        const Set reached = slide<diagonals>(board_, moves, from).without(from);
        if (reached.meets(board_.bit(puzzle_.target))) {
            note_hit(depth, lead.entry, depth, -1);
            return false;
        }
        int best = best_;
        Set alone = from;
        if (best - depth <= sight_ + 2 || (best == far && !scouting)) {
            alone = close(moves, reached, from, depth, lead.entry, std::countr_zero(lead.needs));
            best = best_;
        }
        const Ways ways(moves, standing);
        const Set first_places = standing | ways.stops(moves);
        if constexpr (scouting) {
            if (placing.after[0] == unseen && !in_sight(best - 1 - depth)) {
                // A better way may bring bounds into sight for which the active robot has not been followed yet.
                if (scout(moves, standing, first_places, placing, cells, from, depth, lead.entry) != best) return look(lead, depth);
            }
        }
        const int left = best - 1 - depth;  // how many may follow after this move
        lead.best = best;
        if (left <= 0) return false;
        lead.moved = reached & board_.near[left];
        lead.staying = from & board_.near[left];
        lead.staying_needs = lead.moved_needs = all_needs;
        if (in_sight(left)) {
            // The active robot alone does not do better than what is known: a helper has to move, now or later.
            lead.moved = lead.moved & board_.near[left - 1];
            if constexpr (scouting) {
                const auto [staying_needs, moved_needs] = Outlook{board_, puzzle_.target}.needs(
                    first_places, ways, alone, left + 1, lead.needs & ~1u, lead.staying, lead.moved);
                if (placing.after[0] == unseen && (staying_needs & 2)) {
                    best = scout(moves, standing, first_places, placing, cells, from, depth, lead.entry);
                    if (best != lead.best) return look(lead, depth);
                }
                lead.staying_needs = staying_needs;
                lead.moved_needs = moved_needs;
            }
        }
        lead.hindered = static_cast<u8>(ways.hindered(lead.staying));
        return !lead.moved.empty() || !lead.staying.empty();
    }

    // A placing is scouted only when it is new: later the active robot is mostly where it could have gone alone.
    int scout(const Moves& moves, Set standing, Set first_places, Place& placing, const Cells& cells, Set from, int depth,
              std::size_t entry) {
        const Scout<helpers> ahead{board_, puzzle_.target};
        const auto way = ahead.look(moves, standing, first_places, cells, from, best_ - depth + 1, sight_ + 1,
                                    [&] { return look_round(placing, cells); });
        if (way.length) note_hit(depth, entry, depth - 1 + way.length, way.move);
        return best_;
    }

    // Whether `close` has looked at everything that the active robot can do alone when `left` moves follow after one.
    bool in_sight(int left) const { return left < sight_; }

    // How the active robot goes on alone, for as many moves as are in sight and two more: that gives an upper bound, and
    // the earlier it is known the sooner bounds help.  Returns where it can be before a helper moves, as far as it matters
    // for better ways in which helpers make that many moves at least.
    Set close(const Moves& moves, Set reached, Set from, int depth, std::size_t entry, int least) {
        Set seen = from | reached;
        const int best = best_, end = std::min(best, depth + sight_ + 2);
        Set alone = from & near(best - depth - least);
        for (int length = depth + 1; length < end; ++length) {
            reached = reached & near(best - length - least);
            if (reached.empty()) break;
            alone = alone | reached;
            reached = slide<diagonals>(board_, moves, reached).without(seen);
            seen = seen | reached;
            if (reached.meets(board_.bit(puzzle_.target))) {
                note_hit(depth, entry, length, -1);
                break;
            }
        }
        return alone;
    }
    Set near(int moves) const { return moves < 0 ? Set::none() : board_.near[moves]; }

    // -- moves of helpers

    void move_helpers(const Lead& lead) {
        Place& placing = table_.placing(lead.index);
        const Needs needs = needs_after(lead.staying_needs);
        if constexpr (diagonals) {
            for (int helper = 0; helper < helpers; ++helper) {
                for (int heading = 0; heading < 4; ++heading) move_over_diagonals(placing.key, helper, heading, needs, lead.staying);
            }
        } else if constexpr (helpers > 0) {
            const Cells cells = Company::cells(placing.key);
            look_round(placing, cells);
            // In most headings the active robot is in nobody's way.
            constexpr unsigned all = (1u << 4 * helpers) - 1;
            const unsigned slow = lead.hindered * 0x1111u & all, unknown = zeros<4 * helpers>(placing.after);
            each_bit(all & ~slow & ~unknown, [&](int move) {
                const u32 after = placing.after[move];
                if (after != nowhere) frontier_.add(after - 1, needs, lead.staying);
            });
            each_bit(~slow & unknown, [&](int move) { ask(lead, placing, move, needs, lead.staying); });
            each_bit(slow, [&](int move) { move_hindered(lead, placing, cells, move, needs); });
        }
    }

    const u8* look_round(Place& placing, const Cells& cells) const {
        if (placing.after[0] != unseen) return placing.stop;
        for (int helper = 0; helper < helpers; ++helper) {
            std::memcpy(placing.stop + 4 * helper, board_.stop[cells[at(helper)]], 4);
        }
        for (int helper = 1; helper < helpers; ++helper) {
            for (int other = 0; other < helper; ++other) stop_each_other(placing, cells, other, helper);
        }
        for (int move = 0; move < 4 * helpers; ++move) {
            placing.after[move] = placing.stop[move] == cells[at(move >> 2)] ? nowhere : 0;
        }
        return placing.stop;
    }

    // Where helpers stop on a board without diagonals; other helpers count, the active robot does not.
    static void stop_each_other(Place& placing, const Cells& cells, int first, int second) {
        int one = cells[at(first)], other = cells[at(second)];
        const int apart = one ^ other;
        if ((apart & 15) != 0 && apart >> 4 != 0) return;
        if (one > other) {
            std::swap(one, other);
            std::swap(first, second);
        }
        const int forth = (apart & 15) == 0 ? 2 : 1, step = step_of[forth];  // from `one` to `other`
        u8& stop = placing.stop[4 * first + forth];
        u8& back = placing.stop[4 * second + (forth ^ 2)];
        if (stop >= other) stop = static_cast<u8>(other - step);
        if (back <= one) back = static_cast<u8>(one + step);
    }

    // On a board without diagonals; the active robot may be in the way.
    void move_hindered(const Lead& lead, const Place& placing, const Cells& cells, int move, Needs needs) {
        const int helper = move >> 2, heading = move & 3;
        const int from = cells[at(helper)], stop = placing.stop[move];
        if (stop == from) return;
        const Set passed = board_.passed(from, stop, heading);
        const Set passing = lead.staying.without(passed);
        if (!passing.empty()) {
            const u32 after = placing.after[move];
            if (after) frontier_.add(after - 1, needs, passing);
            else ask(lead, placing, move, needs, passing);
        }
        each_cell(lead.staying & passed, [&](int cell) {
            const int before = cell - step_of[heading];
            if (before != from) helper_to(placing.key, helper, before, needs, board_.bit(cell));
        });
    }

    void ask(const Lead& lead, const Place& placing, int move, Needs needs, Set staying) {
        frontier_.ask(company_.key_after(placing.key, move >> 2, placing.stop[move]), lead.index, move, needs, staying);
    }

    void move_over_diagonals(u32 key, int helper, int heading, Needs needs, Set staying) {
        const Cells cells = Company::cells(key);
        const int from = cells[at(helper)];
        int cell = from;
        u64 rest[4];
        staying.store(rest);
        bool turned = false;
        for (int passed = 0; passed <= 4 * 256; ++passed) {
            const bool stands = passed > 0 && !(turned && puzzle_.blocked_turn_illegal);
            const int next = cell + step_of[heading];
            if ((puzzle_.walls[at(cell)] >> heading & 1) || Company::on(cells, helper, next)) {
                if (stands) helper_to(key, helper, cell, needs, Set::load(rest));
                return;
            }
            if (has(rest, next)) {
                if (stands) helper_to(key, helper, cell, needs, board_.bit(next));
                rest[word_of(next)] &= ~mask_of(next);
            }
            cell = next;
            const int diagonal = puzzle_.diagonals[at(cell)];
            turned = diagonal && (diagonal - 1) / 2 != company_.kind(helper);
            if (turned) heading = sets::turned_by[(diagonal - 1) & 1][heading];
        }
    }

    // The helper stops there, and the active robot is on one of `staying`.
    void helper_to(u32 key, int helper, int cell, Needs needs, Set staying) {
        if (!staying.empty()) frontier_.ask(company_.key_after(key, helper, cell), 0, -1, needs, staying);
    }

    Frontier<typename Base::Placings> frontier_;
    sets::List<Lead> leads_;  // of the last layer
    std::size_t next_lead_ = 0;
};
