// ---- the table: cells of the helpers -> cells of the active robot --------------------------------------------------

inline void prefetch(const void* place) {
#if defined(__GNUC__)
    __builtin_prefetch(place, 1);
#else
    (void)place;
#endif
}

// What a move changes.
struct Node {
    Set known;  // reached in a layer that is done or being done
    Set fresh;  // reached now, for the next layer
};

// What is the same for a placing whenever it is looked at: where each helper stops in each heading by walls and helpers,
// and the placing that this makes.  `moves` = 4 * helper + heading.
template <int moves>
struct Placing {
    u32 key;
    u8 stop[moves];
    u32 after[moves];  // its index plus 1; 0: not looked up yet; `nowhere`: no move; the first `unseen`: not even that
};
constexpr u32 unseen = ~u32{0}, nowhere = unseen - 1;
// Over diagonals nothing is kept of this.
constexpr int placing_moves(int helpers, bool diagonals) { return diagonals || helpers == 0 ? 1 : 4 * helpers; }

// A growing array, which does not move what is there: each chunk doubles the room, so that a bit count finds the chunk of
// an index.
template <class T>
class Shelf {
public:
    static constexpr int first_bits = 9;

    T& operator[](u32 index) const { return places_[at(std::bit_width(index >> first_bits))][index]; }
    u32 room() const { return room_; }

    void hold(Meter& meter, u32 count) {
        while (count > room_) {
            const u32 size = room_ ? room_ : u32{1} << first_bits;
            chunks_.emplace_back(meter, size);
            places_[chunks_.size() - 1] = chunks_.back().data() - room_;
            room_ += size;
        }
    }

private:
    std::vector<Block<T>> chunks_;
    std::array<T*, 32> places_{};  // of each chunk, moved back by its first index
    u32 room_ = 0;
};

// Placings and what is known of each, by number.
template <int moves>
class Rooms {
public:
    explicit Rooms(Meter& meter) : meter_(meter) {}

    Node& node(u32 index) const { return nodes_[index]; }
    Placing<moves>& placing(u32 index) const { return placings_[index]; }
    u32 key(u32 index) const { return placing(index).key; }
    void prefetch_node(u32 index) const { prefetch(&node(index)); }
    void prefetch_placing(u32 index) const { prefetch(&placing(index)); }

protected:
    void hold(u32 count) {
        nodes_.hold(meter_, count);
        placings_.hold(meter_, count);
    }

    void settle(u32 index, u32 key) const {
        node(index) = {Set::none(), Set::none()};
        placing(index).key = key;
        placing(index).after[0] = unseen;
    }

    Meter& meter_;

private:
    Shelf<Node> nodes_;
    Shelf<Placing<moves>> placings_;
};

// What was reached beside a placing for the next layer.
struct Taken {
    Set cells;
    Needs needs;
};

// Where a key's place is looked for first.
inline std::size_t slot_of(u32 key, int shift) { return static_cast<std::size_t>(key * u64{0x9e3779b97f4a7c15} >> shift); }

// Numbered in the order in which they were found.
template <int moves>
class Table : public Rooms<moves> {
    using Base = Rooms<moves>;

public:
    struct Hand {};  // what each that works with the table has for itself: nothing

    explicit Table(Meter& meter) : Base(meter), slots_(meter, std::size_t{1} << first_bits) {
        std::memset(slots_.data(), 0, slots_.size() * sizeof(Slot));
    }

    void prefetch_slot(u32 key) const { prefetch(&slots_[slot_of(key, shift_)]); }

    // The index of a key, which is new or not.
    u32 find(u32 key, Hand&) {
        if (size_ == room_) enlarge();
        std::size_t place = slot_of(key, shift_);
        for (;;) {
            Slot& here = slots_[place];
            if (here.index == 0) {
                here = {key, size_ + 1};
                this->settle(size_, key);
                needs_[size_] = 0;
                return size_++;
            }
            if (here.key == key) return here.index - 1;
            place = (place + 1) & (slots_.size() - 1);
        }
    }

    // Notes cells as reached; true if they are the first of that placing for the next layer.  No branches: which way they
    // go cannot be foretold.
    bool reach(u32 index, Needs needs, Set cells) const {
        Node& node = this->node(index);
        const bool first = node.fresh.empty();
        const Set reached = cells.without(node.known | node.fresh);
        const bool any = !reached.empty();
        node.fresh = node.fresh | reached;
        needs_[index] |= static_cast<Needs>(needs & -int{any});
        return first & any;
    }
    // What was reached is known from now on.
    Taken take(u32 index) const {
        Node& node = this->node(index);
        const Set cells = std::exchange(node.fresh, Set::none());
        node.known = node.known | cells;
        return {cells, std::exchange(needs_[index], Needs{0})};
    }
    bool small() const { return size_ < 4096; }  // it stays inside the cache
    static constexpr bool crowded() { return false; }  // it grows by itself

private:
    static constexpr int first_bits = Shelf<Node>::first_bits;

    struct Slot {
        u32 key;
        u32 index;  // plus 1; 0 = nothing here
    };

    void enlarge() {
        while ((size_ + 1) * std::size_t{2} > slots_.size()) grow();
        this->hold(size_ + 1);
        needs_.hold(this->meter_, size_ + 1);
        room_ = std::min(needs_.room(), static_cast<u32>(slots_.size() / 2));
    }

    void grow() {
        Block<Slot> larger(this->meter_, slots_.size() * 2);
        std::memset(larger.data(), 0, larger.size() * sizeof(Slot));
        slots_ = std::move(larger);
        --shift_;
        for (u32 index = 0; index < size_; ++index) {
            std::size_t place = slot_of(this->key(index), shift_);
            while (slots_[place].index) place = (place + 1) & (slots_.size() - 1);
            slots_[place] = {this->key(index), index + 1};
        }
    }

    Block<Slot> slots_;
    Shelf<Needs> needs_;  // of what is reached now
    u32 room_ = 0;  // for so many keys at all
    u32 size_ = 0;
    int shift_ = 64 - first_bits;
};
