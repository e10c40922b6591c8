// ---- ways that have to ricochet -------------------------------------------------------------------------------------

// `literal` and `strict` on boards without diagonals, for the few positions in which the way that the free search found
// keeps to one axis.  Layers over placings of the helpers as in `Search`, with the cells of the active robot apart by their
// past, and with a limit on moves (`SetPuzzle::below`) that is near enough to take the place of scouting.
//
// R7 is kept where it matters: the active robot does not take back its first move along an axis at once.  Everything
// else may go back at once here, which only adds ways.  So no way of the variant has fewer moves than the one that is
// found; who calls this looks whether that one is allowed (docs/ricochet-engine.md says why it nearly always is).

// Placings of the helpers, numbered as they are found, with the active robot's cells.
class PastTable {
public:
    struct Node {
        Set known;  // with both axes used: reached in a layer that is done or being done
        Set fresh;  // reached now, for the next layer
        Lines fresh_lines, known_lines;
        u32 key;
    };

    explicit PastTable(Meter& meter) : meter_(meter), slots_(meter, std::size_t{1} << first_bits), nodes_(meter) { clear(); }

    Node& operator[](u32 index) const { return nodes_[index]; }

    void expect(u32 key) const { prefetch(&slots_[first_place(key)]); }

    u32 find(u32 key) {
        if (2 * nodes_.size() >= slots_.size()) grow();
        Slot& slot = slot_of(key);
        if (slot.index == 0) {
            nodes_.push(Node{Set::none(), Set::none(), {}, {}, key});
            slot = {key, static_cast<u32>(nodes_.size())};
        }
        return slot.index - 1;
    }

private:
    struct Slot {
        u32 key;
        u32 index;  // plus 1; 0 = nothing here
    };
    static constexpr int first_bits = 9;

    void clear() { std::memset(slots_.data(), 0, slots_.size() * sizeof(Slot)); }
    std::size_t first_place(u32 key) const { return static_cast<std::size_t>(key * u64{0x9e3779b97f4a7c15} >> shift_); }
    Slot& slot_of(u32 key) const {
        std::size_t place = first_place(key);
        while (slots_[place].index && slots_[place].key != key) place = (place + 1) & (slots_.size() - 1);
        return slots_[place];
    }
    void grow() {
        slots_ = Block<Slot>(meter_, 2 * slots_.size());
        clear();
        --shift_;
        for (u32 index = 0; index < nodes_.size(); ++index) slot_of(nodes_[index].key) = {nodes_[index].key, index + 1};
    }

    Meter& meter_;
    Block<Slot> slots_;
    sets::List<Node> nodes_;
    int shift_ = 64 - first_bits;
};

template <int helpers>
class AxesSearch {
public:
    AxesSearch(const SetPuzzle& puzzle, const Limits& limits, SetAnswer& answer)
        : puzzle_(puzzle), limits_(limits), answer_(answer), meter_(limits.max_bytes), board_(puzzle), near_(board_),
          company_(puzzle), cross_(puzzle.active_cell), home_(board_.bit(puzzle.active_cell)),
          target_(board_.bit(puzzle.target)), table_(meter_), next_(meter_), end_(std::min(puzzle.below, far)) {}

    void run() {
        answer_.lower_bound = near_.unmoved;
        if (near_.unmoved < end_) {
            Cells cells{};
            for (int helper = 0; helper < helpers; ++helper) cells[at(helper)] = static_cast<u8>(puzzle_.helper_cells[at(helper)]);
            add(table_.find(company_.key(cells)), Set::none(), {0, Lines::unmoved});
        } else {
            cut_ = near_.unmoved <= far;
        }
        for (int depth = 1; depth < end_; ++depth) {
            finish_offers();
            if (next_.size() == 0) break;
            answer_.lower_bound = std::max(near_.unmoved, depth);
            begin_layer();
            const Layer& layer = layers_.back();
            for (std::size_t entry = 0; entry < layer.indices.size(); ++entry) {
                if ((++turns_ & 0x1ff) == 0 && limits_.stop.asked()) throw sets::Stopped();
                if (!expand(layer.indices[entry], spread(layer, entry), depth)) continue;
                answer_.status = Status::solved;
                answer_.lower_bound = depth;
                walk_back(entry);
                return;
            }
        }
        answer_.none = !cut_;
        answer_.lower_bound = std::max(near_.unmoved, end_);
        answer_.status = answer_.none || puzzle_.below <= far ? Status::no_way : Status::invalid;
    }

private:
    using Company = Helpers<helpers, false>;

    // What was reached in a layer, in the order in which it is looked at.
    struct Layer {
        Block<u32> indices;
        Block<Set> sets;
        Block<Lines> lines;
    };

    struct Offer {
        u32 placing;  // its key, and its index once that was found
        Set reached;
        Lines lines;
    };
    static constexpr std::size_t found_behind = 12, added_behind = 24;

    void begin_layer() {
        const std::size_t count = next_.size();
        layers_.push_back({Block<u32>(meter_, count), Block<Set>(meter_, count), Block<Lines>(meter_, count)});
        const Layer& layer = layers_.back();
        for (std::size_t entry = 0; entry < count; ++entry) {
            PastTable::Node& node = table_[next_[entry]];
            layer.indices[entry] = next_[entry];
            layer.sets[entry] = node.fresh;
            layer.lines[entry] = node.fresh_lines;
            answer_.states += count_cells(node.fresh) +
                              static_cast<u64>(std::popcount(node.fresh_lines.lasting().cells));
            node.known = node.known | node.fresh;
            node.known_lines.add(node.fresh_lines.lasting());
            node.fresh = Set::none();
            node.fresh_lines = {};
        }
        next_.clear();
    }

    // The active robot has reached these cells beside that placing.
    void add(u32 index, Set reached, Lines lines) {
        PastTable::Node& node = table_[index];
        reached = reached.without(node.known);
        lines = lines.without(node.known_lines);
        if (reached.empty() && lines.empty()) return;
        if (node.fresh.empty() && node.fresh_lines.empty()) next_.push(index);
        node.fresh = node.fresh | reached;
        node.fresh_lines.add(lines);
    }

    // The same for the placing with that key, a little later, when the processor has fetched its place.
    void offer(u32 key, Set reached, const Lines& lines) {
        table_.expect(key);
        offers_[offered_++ % offers_.size()] = {key, reached, lines};
        if (offered_ - found_ > found_behind) find_next();
        if (offered_ - added_ > added_behind) add_next();
    }
    void find_next() {
        Offer& one = offers_[found_++ % offers_.size()];
        one.placing = table_.find(one.placing);
        prefetch(&table_[one.placing]);
    }
    void add_next() {
        const Offer& one = offers_[added_++ % offers_.size()];
        add(one.placing, one.reached, one.lines);
    }
    void finish_offers() {
        while (found_ != offered_) find_next();
        while (added_ != offered_) add_next();
    }

    // The cells of an entry by their past.
    Places spread(const Layer& layer, std::size_t entry) const {
        const Lines lines = layer.lines[entry];
        Places places;
        places.fill(Set::none());
        places[both] = layer.sets[entry];
        if (lines.empty()) return places;
        if (lines.first & Lines::unmoved) places[unmoved] = home_;
        places[column] = cross_.column(lines.get(Lines::column));
        places[row] = cross_.row(lines.get(Lines::row));
        const u16 left_column = lines.get(Lines::off_column), left_row = lines.get(Lines::off_row);
        const bool first = lines.first & Lines::moved;
        if (!first && !left_column && !left_row) return places;
        const Moves moves(board_, Company::standing(board_, Company::cells(table_[layer.indices[entry]].key)));
        if (first) {
            places[first_column] = allowed(along_column(moves, home_));
            places[first_row] = allowed(along_row(moves, home_));
        }
        if (left_column) places[off_column] = along_row(moves, cross_.column(left_column));
        if (left_row) places[off_row] = along_column(moves, cross_.row(left_row));
        return places;
    }

    // In `strict` it does not stand on the target before the end.
    Set allowed(Set cells) const { return puzzle_.variant == Variant::strict ? cells.without(target_) : cells; }

    // Those of the cells from which there may be a way in time; remembers whether there are others.
    Set keep(Set cells, Set near) {
        cut_ |= !cells.inside(near);
        return cells & near;
    }

    // All moves from one entry; true when the active robot arrives.
    bool expand(u32 index, const Places& places, int depth) {
        const Cells cells = Company::cells(table_[index].key);
        const Moves moves(board_, Company::standing(board_, cells));
        const Set on_column = places[column] | places[first_column], on_row = places[row] | places[first_row];
        const Set reached = along_column(moves, places[both] | places[off_column]) |
                            along_row(moves, places[both] | places[off_row]);
        Set left_column = Set::none(), left_row = Set::none();
        if (!on_column.empty()) left_column = along_row(moves, on_column);
        if (!on_row.empty()) left_row = along_column(moves, on_row);
        if ((reached | left_column | left_row).meets(target_)) return true;
        const int left = end_ - 1 - depth;  // how many may follow after this move
        if (left <= 0) {
            cut_ = true;
            return false;
        }
        const Set near = board_.near[left], near_column = near_.column[left], near_row = near_.row[left];
        Lines lines;
        if (!on_column.empty()) {
            lines.put(Lines::column, cross_.column_of(keep(allowed(along_column(moves, places[column])), near_column)));
            if (!keep(left_column, near).empty()) lines.put(Lines::off_column, cross_.column_of(on_column));
        }
        if (!on_row.empty()) {
            lines.put(Lines::row, cross_.row_of(keep(allowed(along_row(moves, places[row])), near_row)));
            if (!keep(left_row, near).empty()) lines.put(Lines::off_row, cross_.row_of(on_row));
        }
        Staying staying{keep(places[both] | places[off_column] | places[off_row], near), keep(on_column, near_column),
                        keep(on_row, near_row), Set::none()};
        if (!places[unmoved].empty()) {
            const Set first = keep(allowed(along_column(moves, home_)), near_column) |
                              keep(allowed(along_row(moves, home_)), near_row);
            if (!first.empty()) lines.first |= Lines::moved;
            if (near_.unmoved <= left) staying.unmoved = home_;
            else cut_ = true;
        }
        add(index, keep(reached, near), lines);
        move_helpers(cells, staying);
        return false;
    }

    // -- moves of helpers

    // The active robot's cells by their past, once a helper has moved.
    struct Staying {
        Set both, column, row, unmoved;

        Set all() const { return both | column | row | unmoved; }
        Staying in(Set cells) const { return {both & cells, column & cells, row & cells, unmoved & cells}; }
        Staying without(Set cells) const {
            return {both.without(cells), column.without(cells), row.without(cells), unmoved.without(cells)};
        }
    };

    void move_helpers(const Cells& cells, const Staying& staying) {
        const Set all = staying.all();
        if (all.empty()) return;
        const Lines lines = lines_of(staying);
        const u32 key = company_.key(cells);
        for (int helper = 0; helper < helpers; ++helper) {
            for (int heading = 0; heading < 4; ++heading) {
                const int from = cells[at(helper)];
                const int stop = stop_of(cells, helper, heading);
                if (stop == from) continue;
                const Set passed = board_.passed(from, stop, heading);
                if (!all.meets(passed)) {
                    offer(company_.key_after(key, helper, stop), staying.both, lines);
                    continue;
                }
                helper_to(company_.key_after(key, helper, stop), staying.without(passed));
                each_cell(all & passed, [&](int cell) {
                    const int before = cell - step_of[heading];
                    if (before != from) helper_to(company_.key_after(key, helper, before), staying.in(board_.bit(cell)));
                });
            }
        }
    }

    // Where a helper stops by walls and other helpers.
    int stop_of(const Cells& cells, int helper, int heading) const {
        const int from = cells[at(helper)];
        int stop = board_.stop[from][heading];
        for (int other = 0; other < helpers; ++other) {
            const bool passed = other != helper && board_.passed(from, stop, heading).meets(board_.bit(cells[at(other)]));
            if (passed) stop = cells[at(other)] - step_of[heading];
        }
        return stop;
    }

    void helper_to(u32 key, const Staying& staying) {
        if (staying.all().empty()) return;
        offer(key, staying.both, lines_of(staying));
    }

    Lines lines_of(const Staying& staying) const {
        Lines lines;
        if (!staying.column.empty()) lines.put(Lines::column, cross_.column_of(staying.column));
        if (!staying.row.empty()) lines.put(Lines::row, cross_.row_of(staying.row));
        if (!staying.unmoved.empty()) lines.first |= Lines::unmoved;
        return lines;
    }

    // -- the way, from its end to its beginning

    struct State {
        u32 index;
        int cell;
        unsigned pasts;  // one bit each: any of them will do
    };

    void walk_back(std::size_t last) {
        State state{layers_.back().indices[last], puzzle_.target, 1U << both | 1U << off_column | 1U << off_row};
        for (std::size_t number = layers_.size(); number-- > 0;) {
            const Layer& layer = layers_[number];
            std::size_t entry = 0;
            while (!step_back(layer, entry, state)) ++entry;
        }
        answer_.turn_round();
    }

    // Whether an entry of the layer before leads to this state in one move; it becomes the state.
    bool step_back(const Layer& layer, std::size_t entry, State& state) {
        const u32 earlier = layer.indices[entry];
        const u32 before = table_[earlier].key;
        const Cells cells = Company::cells(before);
        if (earlier == state.index) return active_back(cells, spread(layer, entry), state);
        const u32 key = table_[state.index].key;
        if (!one_apart(cells, Company::cells(key))) return false;
        const Places places = spread(layer, entry);
        for (int past = 0; past < pasts; ++past) {
            if (!(state.pasts >> after_helper[past] & 1) || !places[at(past)].meets(board_.bit(state.cell))) continue;
            for (int move = 0; move < 4 * helpers; ++move) {
                const int helper = move >> 2, start = cells[at(helper)];
                const int stop = sets::slide_one(puzzle_, -1, start, move & 3, [&](int other) {
                    return other == state.cell || Company::on(cells, helper, other);
                });
                if (stop < 0 || company_.key_after(before, helper, stop) != key) continue;
                answer_.add(start, move & 3, stop);
                state = {earlier, state.cell, 1U << past};
                return true;
            }
        }
        return false;
    }

    bool active_back(const Cells& cells, const Places& places, State& state) {
        const State after = state;
        bool found = false;
        for (int past = 0; past < pasts; ++past) {
            each_cell(places[at(past)], [&](int start) {
                for (int heading = 0; heading < 4 && !found; ++heading) {
                    if (!(after.pasts >> (heading & 1 ? after_row : after_column)[past] & 1)) continue;
                    const int stop = sets::slide_one(puzzle_, -1, start, heading,
                                                     [&](int other) { return Company::on(cells, helpers, other); });
                    if (stop != after.cell) continue;
                    found = true;
                    answer_.add(start, heading, stop);
                    state = {after.index, start, 1U << past};
                }
            });
        }
        return found;
    }

    // Whether at most one helper stands on another cell.
    static bool one_apart(const Cells& ours, const Cells& theirs) {
        int same = 0;
        for (int one = 0; one < helpers; ++one) {
            for (int other = 0; other < helpers; ++other) same += ours[at(one)] == theirs[at(other)];
        }
        return same >= helpers - 1;
    }

    const SetPuzzle& puzzle_;
    const Limits& limits_;
    SetAnswer& answer_;
    Meter meter_;
    Board board_;
    Nearness near_;
    Company company_;
    Cross cross_;
    Set home_, target_;
    PastTable table_;
    sets::List<u32> next_;
    std::vector<Layer> layers_;
    std::array<Offer, 64> offers_;
    std::size_t offered_ = 0, found_ = 0, added_ = 0;
    int end_;           // only ways with fewer moves are looked for
    bool cut_ = false;  // something was left out that may do with more moves
    unsigned turns_ = 0;
};
