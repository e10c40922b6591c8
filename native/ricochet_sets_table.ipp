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

// Room for placings and what is known of each, by number; it grows without moving what is there.
template <int moves>
class Rooms {
public:
    explicit Rooms(Meter& meter) : meter_(meter) {}

    Node& node(u32 index) const { return nodes_[chunk_of(index)][index]; }
    Placing<moves>& placing(u32 index) const { return placings_[chunk_of(index)][index]; }
    Needs& needs(u32 index) const { return needs_[chunk_of(index)][index]; }
    u32 key(u32 index) const { return placing(index).key; }
    void prefetch_node(u32 index) const { prefetch(&node(index)); }
    void prefetch_placing(u32 index) const { prefetch(&placing(index)); }

protected:
    static constexpr int first_bits = 9;

    void hold(u32 count) {
        while (count > capacity_) {
            // Each chunk doubles the room, so that a bit count finds the chunk of an index.
            const u32 size = capacity_ ? capacity_ : u32{1} << first_bits;
            node_chunks_.emplace_back(meter_, size);
            placing_chunks_.emplace_back(meter_, size);
            needs_chunks_.emplace_back(meter_, size);
            nodes_[node_chunks_.size() - 1] = node_chunks_.back().data() - capacity_;
            placings_[node_chunks_.size() - 1] = placing_chunks_.back().data() - capacity_;
            needs_[node_chunks_.size() - 1] = needs_chunks_.back().data() - capacity_;
            capacity_ += size;
        }
    }

    void settle(u32 index, u32 key) const {
        node(index) = {Set::none(), Set::none()};
        needs(index) = 0;
        placing(index).key = key;
        placing(index).after[0] = unseen;
    }

    Meter& meter_;
    u32 capacity_ = 0;

private:
    static std::size_t chunk_of(u32 index) { return at(std::bit_width(index >> first_bits)); }

    std::vector<Block<Node>> node_chunks_;
    std::vector<Block<Placing<moves>>> placing_chunks_;
    std::vector<Block<Needs>> needs_chunks_;
    std::array<Node*, 32> nodes_{};  // of each chunk, moved back by its first index
    std::array<Placing<moves>*, 32> placings_{};
    std::array<Needs*, 32> needs_{};
};

// Where a key's place is looked for first.
inline std::size_t slot_of(u32 key, int shift) { return static_cast<std::size_t>(key * u64{0x9e3779b97f4a7c15} >> shift); }

// Numbered in the order in which they were found.
template <int moves>
class Table : public Rooms<moves> {
    using Base = Rooms<moves>;

public:
    struct Hand {};  // what each that works with the table has for itself: nothing

    explicit Table(Meter& meter) : Base(meter), slots_(meter, std::size_t{1} << Base::first_bits) {
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
        this->needs(index) |= static_cast<Needs>(needs & -int{any});
        return first & any;
    }
    void taken(u32) const {}
    bool small() const { return size_ < 4096; }  // it stays inside the cache
    static constexpr bool crowded() { return false; }  // it grows by itself

private:
    struct Slot {
        u32 key;
        u32 index;  // plus 1; 0 = nothing here
    };

    void enlarge() {
        while ((size_ + 1) * std::size_t{2} > slots_.size()) grow();
        this->hold(size_ + 1);
        room_ = std::min(this->capacity_, static_cast<u32>(slots_.size() / 2));
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
    u32 room_ = 0;  // for so many keys at all
    u32 size_ = 0;
    int shift_ = 64 - Base::first_bits;
};
