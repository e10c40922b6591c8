// ---- what is reached for the next layer ----------------------------------------------------------------------------

// It goes into the table a little later than it is found, when the processor has fetched its place; at once as long as the
// table is small.
template <class Placings>
class Frontier {
public:
    Frontier(Meter& meter, Placings& table) : table_(table), next_(meter) {}

    // The active robot has reached these cells beside that placing.
    void add(u32 index, Needs needs, Set reached) {
        if (table_.small()) return next_.push_if(table_.reach(index, needs, reached), index);
        table_.prefetch_node(index);
        found_[last_found_++ % size] = {index, needs, reached};
        if (last_found_ - first_found_ > found_behind) put();
    }

    // The same for the placing with that key: it comes from the placing `before` by a move of a helper, or (-1) one that
    // the active robot ended.
    void ask(u32 key, u32 before, int move, Needs needs, Set reached) {
        if (table_.small()) {
            const u32 index = table_.find(key, hand_);
            if (move >= 0) table_.placing(before).after[move] = index + 1;
            return add(index, needs, reached);
        }
        table_.prefetch_slot(key);
        asked_[last_asked_++ % size] = {key, before, move, needs, reached};
        if (last_asked_ - first_asked_ > asked_behind) answer();
    }

    // At the end of a layer, or before the table is enlarged.
    void finish() {
        while (first_asked_ != last_asked_) answer();
        while (first_found_ != last_found_) put();
    }

    // The placings of the next layer.
    sets::List<u32>& next() { return next_; }

private:
    struct Asked {
        u32 key;
        u32 before;
        int move;
        Needs needs;
        Set reached;
    };
    struct Found {
        u32 index;
        Needs needs;
        Set reached;
    };
    static constexpr u32 size = 64, asked_behind = 12, found_behind = 24;

    void answer() {
        const Asked& one = asked_[first_asked_++ % size];
        const u32 index = table_.find(one.key, hand_);
        if (one.move >= 0) table_.placing(one.before).after[one.move] = index + 1;
        add(index, one.needs, one.reached);
    }

    void put() {
        const Found& one = found_[first_found_++ % size];
        next_.push_if(table_.reach(one.index, one.needs, one.reached), one.index);
    }

    Placings& table_;
    typename Placings::Hand hand_;
    sets::List<u32> next_;
    u32 first_asked_ = 0, last_asked_ = 0, first_found_ = 0, last_found_ = 0;
    std::array<Asked, size> asked_;
    std::array<Found, size> found_;
};
