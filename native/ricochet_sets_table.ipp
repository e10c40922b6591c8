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
    u32 after[moves];  // its index plus 1; 0: not looked up yet; the first `unseen`: nothing is known yet
};
constexpr u32 unseen = ~u32{0};
// Over diagonals nothing is kept of this.
constexpr int placing_moves(int helpers, bool diagonals) { return diagonals || helpers == 0 ? 1 : 4 * helpers; }

// Numbered in the order in which they were found.
template <int moves>
class Table {
public:
    explicit Table(Meter& meter) : meter_(meter), slots_(meter, std::size_t{1} << first_bits) {
        std::memset(slots_.data(), 0, slots_.size() * sizeof(Slot));
    }

    u32 size() const { return size_; }
    Node& node(u32 index) const { return nodes_[chunk_of(index)][index]; }
    Placing<moves>& placing(u32 index) const { return placings_[chunk_of(index)][index]; }
    u32 key(u32 index) const { return placing(index).key; }
    void prefetch_slot(u32 key) const { prefetch(&slots_[slot(key)]); }
    void prefetch_node(u32 index) const { prefetch(&node(index)); }
    void prefetch_placing(u32 index) const { prefetch(&placing(index)); }

    // Room for that many more keys.
    void reserve(u32 more) {
        if (size_ + more > room_) enlarge(more);
    }

    // The index of a key, which is new or not.  Needs room.
    u32 find(u32 key) {
        std::size_t place = slot(key);
        for (;;) {
            Slot& here = slots_[place];
            if (here.index == 0) {
                here = {key, size_ + 1};
                node(size_) = {Set::none(), Set::none()};
                placing(size_).key = key;
                placing(size_).after[0] = unseen;
                return size_++;
            }
            if (here.key == key) return here.index - 1;
            place = (place + 1) & (slots_.size() - 1);
        }
    }

private:
    struct Slot {
        u32 key;
        u32 index;  // plus 1; 0 = nothing here
    };
    static constexpr int first_bits = 9;

    static std::size_t chunk_of(u32 index) { return at(std::bit_width(index >> first_bits)); }
    std::size_t slot(u32 key) const { return static_cast<std::size_t>(key * u64{0x9e3779b97f4a7c15} >> shift_); }

    void enlarge(u32 more) {
        while ((size_ + more) * std::size_t{2} > slots_.size()) grow();
        while (size_ + more > capacity_) {
            // Each chunk doubles the room, so that a bit count finds the chunk of an index.
            const u32 size = capacity_ ? capacity_ : u32{1} << first_bits;
            node_chunks_.emplace_back(meter_, size);
            placing_chunks_.emplace_back(meter_, size);
            nodes_[node_chunks_.size() - 1] = node_chunks_.back().data() - capacity_;
            placings_[node_chunks_.size() - 1] = placing_chunks_.back().data() - capacity_;
            capacity_ += size;
        }
        room_ = std::min(capacity_, static_cast<u32>(slots_.size() / 2));
    }

    void grow() {
        Block<Slot> larger(meter_, slots_.size() * 2);
        std::memset(larger.data(), 0, larger.size() * sizeof(Slot));
        slots_ = std::move(larger);
        --shift_;
        for (u32 index = 0; index < size_; ++index) {
            std::size_t place = slot(key(index));
            while (slots_[place].index) place = (place + 1) & (slots_.size() - 1);
            slots_[place] = {key(index), index + 1};
        }
    }

    Meter& meter_;
    Block<Slot> slots_;
    std::vector<Block<Node>> node_chunks_;
    std::vector<Block<Placing<moves>>> placing_chunks_;
    std::array<Node*, 32> nodes_{};  // of each chunk, moved back by its first index
    std::array<Placing<moves>*, 32> placings_{};
    u32 capacity_ = 0;
    u32 room_ = 0;  // for so many keys at all
    u32 size_ = 0;
    int shift_ = 64 - first_bits;
};

