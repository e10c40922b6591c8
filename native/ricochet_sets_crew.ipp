// ---- several threads at one position -------------------------------------------------------------------------------

// They share the table and take the entries of a layer by portions; between layers they wait for each other.  What each
// reaches it puts into the table at once: most of it is there already, which needs no more than a look.  Which of the
// shortest ways is found may differ from run to run, their length does not.
#if defined(__cpp_lib_atomic_ref)
#define ROBACUS_CREW 1

// The cells of a set that others may be adding to.
inline Set look(Set& set) {
    u64* const words = reinterpret_cast<u64*>(&set);
    const auto word = [&](int number) { return std::atomic_ref(words[number]).load(std::memory_order_relaxed); };
    return Set::of(word(0), word(1), word(2), word(3));
}
inline void add_to(Set& set, Set cells) {
    u64* const words = reinterpret_cast<u64*>(&set);
    u64 more[4];
    cells.store(more);
    for (int number = 0; number < 4; ++number) {
        if (more[number]) std::atomic_ref(words[number]).fetch_or(more[number], std::memory_order_relaxed);
    }
}

// A Table for several at a time.  Only `enlarge` and `taken` want to be alone with it, or with that placing.
template <int moves>
class SharedTable : public Rooms<moves> {
    using Base = Rooms<moves>;
    static constexpr u32 portion = 64;

public:
    // Between two looks at `crowded` nobody may find more new keys than that.
    static constexpr u32 most_found = 1 << 14;
    // Numbers that one of them may give to new keys.
    struct Hand {
        u32 next = 0, end = 0;
    };

    SharedTable(Meter& meter, int workers)
        : Base(meter), slack_((most_found + portion) * static_cast<u32>(workers)), shift_(64 - bits_for(2 * slack_)),
          slots_(meter, std::size_t{1} << bits_for(2 * slack_)), listed_(meter, 1) {
        std::memset(slots_.data(), 0, slots_.size() * sizeof(u64));
        hold_all();
    }

    void prefetch_slot(u32 key) const { prefetch(&slots_[slot_of(key, shift_)]); }

    u32 find(u32 key, Hand& hand) {
        std::size_t place = slot_of(key, shift_);
        for (;;) {
            const std::atomic_ref slot(slots_[place]);
            u64 here = slot.load(std::memory_order_acquire);
            if (here == 0) {
                if (hand.next == hand.end) {
                    hand.next = size_.fetch_add(portion, std::memory_order_relaxed);
                    hand.end = hand.next + portion;
                }
                this->settle(hand.next, key);
                listed_[hand.next] = 0;
                const u64 ours = u64{key} << 32 | (hand.next + 1);
                if (slot.compare_exchange_strong(here, ours, std::memory_order_acq_rel)) return hand.next++;
            }
            if (here >> 32 == key) return static_cast<u32>(here) - 1;
            place = (place + 1) & (slots_.size() - 1);
        }
    }

    bool reach(u32 index, Needs needs, Set cells) const {
        Node& node = this->node(index);
        const Set before = look(node.fresh);
        const Set reached = cells.without(node.known).without(before);
        if (reached.empty()) return false;
        add_to(node.fresh, reached);
        std::atomic_ref(this->needs(index)).fetch_or(needs, std::memory_order_relaxed);
        return before.empty() && !std::atomic_ref(listed_[index]).exchange(1, std::memory_order_relaxed);
    }
    // It stands in a layer now.
    void taken(u32 index) const { listed_[index] = 0; }

    static constexpr bool small() { return false; }
    bool crowded() const { return size_.load(std::memory_order_relaxed) + slack_ > room_; }

    void enlarge() {
        while (crowded()) {
            Block<u64> larger(this->meter_, slots_.size() * 2);
            std::memset(larger.data(), 0, larger.size() * sizeof(u64));
            --shift_;
            for (std::size_t old = 0; old < slots_.size(); ++old) {
                if (slots_[old] == 0) continue;
                std::size_t place = slot_of(static_cast<u32>(slots_[old] >> 32), shift_);
                while (larger[place]) place = (place + 1) & (larger.size() - 1);
                larger[place] = slots_[old];
            }
            slots_ = std::move(larger);
            hold_all();
        }
    }

private:
    static int bits_for(u32 slots) { return std::bit_width(2 * slots - 1); }

    void hold_all() {
        const auto room = static_cast<u32>(slots_.size() / 2);
        this->hold(room);
        Block<u8> listed(this->meter_, room);
        std::memcpy(listed.data(), listed_.data(), std::min(listed.size(), listed_.size()));
        listed_ = std::move(listed);
        room_ = room;
    }

    const u32 slack_;
    int shift_;
    Block<u64> slots_;   // key, then index plus 1; 0 = nothing here
    Block<u8> listed_;  // by index: whether it is among those for the next layer
    std::atomic<u32> size_ = 0;
    u32 room_ = 0;
};

template <int helpers>
struct SharedGround : Ground<helpers, false, SharedTable<placing_moves(helpers, false)>, std::atomic<int>> {
    using SharedGround::Ground::Ground;

    std::mutex hits_;
    std::atomic<std::size_t> next_entry_ = 0;  // that nobody has taken
    std::atomic<bool> enough_ = false;         // the layer need not be gone through to its end
};

// The same under the names that a worker uses.
template <int helpers>
struct Sharing {
    using Company = typename SharedGround<helpers>::Company;
    using Place = typename SharedGround<helpers>::Place;
    using Placings = typename SharedGround<helpers>::Placings;

    explicit Sharing(SharedGround<helpers>& ground)
        : ground_(ground), puzzle_(ground.puzzle_), meter_(ground.meter_), board_(ground.board_), company_(ground.company_),
          table_(ground.table_), layers_(ground.layers_), best_(ground.best_), sight_(ground.sight_) {}

    void note_hit(int depth, std::size_t entry, int length, int move) {
        const std::lock_guard guard(ground_.hits_);
        if (length < best_) ground_.note_hit(depth, entry, length, move);
    }

    // Visits portions of the last layer, while there are any and `visit` does not say that this will do.
    template <class Visit>
    void each_entry(Visit&& visit) {
        const Layer& layer = layers_.back();
        const std::size_t count = layer.indices.size();
        while (!ground_.enough_) {
            const std::size_t first = ground_.next_entry_.fetch_add(portion);
            if (first >= count) return;
            if ((++turns_ & 0xf) == 0) rest();
            const std::size_t end = std::min(count, first + portion);
            for (std::size_t entry = first; entry < std::min(end, first + 8); ++entry) table_.prefetch_placing(layer.indices[entry]);
            for (std::size_t entry = first; entry < end; ++entry) {
                if (entry + 8 < end) table_.prefetch_placing(layer.indices[entry + 8]);
                if (visit(entry)) {
                    ground_.enough_ = true;
                    return;
                }
            }
        }
    }

    void rest() const {
        if (ground_.limits_.stop.asked()) throw sets::Stopped();
    }

    SharedGround<helpers>& ground_;
    const SetPuzzle& puzzle_;
    Meter& meter_;
    const Board& board_;
    const Company& company_;
    Placings& table_;
    std::vector<Layer>& layers_;
    const std::atomic<int>& best_;
    const int sight_;

private:
    // Each of 16 moves finds 15 new placings at most, those still in a frontier's queue included.
    static constexpr std::size_t portion = Placings::most_found / 256 - 1;

    unsigned turns_ = 0;
};

// All of them.  The first is the thread that asked; the others come when a layer is large.
template <int helpers>
class Crew {
    using Member = Worker<helpers, false, Sharing<helpers>>;

public:
    using Way = WayBack<helpers, false, typename SharedGround<helpers>::Placings>;

    Crew(const SetPuzzle& puzzle, const Limits& limits)
        : ground_(puzzle, limits, limits.threads), first_(ground_), others_(at(limits.threads - 1)) {}
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    ~Crew() {
        job_ = nullptr;
        call();
        for (std::thread& thread : threads_) thread.join();
    }

    SharedGround<helpers>& ground() { return ground_; }
    void begin() { first_.begin(); }

    std::size_t next_layer(SetAnswer& answer) {
        std::vector<std::size_t> first_entries;
        std::size_t count = first_.frontier().next().size();
        for (Member* const other : others_) {
            first_entries.push_back(count);
            if (other) count += other->frontier().next().size();
        }
        if (count == 0) return 0;
        ground_.layers_.push_back({Block<u32>(ground_.meter_, count), Block<Set>(ground_.meter_, count)});
        std::atomic<u64> states = 0;
        all([&](Member& member, std::size_t number) {
            states += member.begin_layer(number ? first_entries[number - 1] : 0);
        });
        answer.states += states;
        return count;
    }
    void look_at_layer(int depth) {
        ground_.next_entry_ = 0;
        ground_.enough_ = false;
        all([depth](Member& member, std::size_t) { member.look_at_layer(depth); });
    }
    // Each has leads of its own.
    void expand_layer(int depth) {
        do {
            if (ground_.table_.crowded()) ground_.table_.enlarge();
            ground_.enough_ = true;
            all([this, depth](Member& member, std::size_t) {
                if (!member.expand_layer(depth)) ground_.enough_ = false;
            });
        } while (!ground_.enough_);
    }

private:
    using Job = std::function<void(Member&, std::size_t)>;

    // Everybody does the job, and all have done it.
    void all(const Job& job) {
        if (threads_.empty() && ground_.layers_.back().indices.size() < ground_.limits_.share_from) return job(first_, 0);
        gather();
        job_ = &job;
        call();
        work(first_, 0);
        std::unique_lock lock(mutex_);
        done_.wait(lock, [this] { return busy_ == 0; });
        if (trouble_ == Status::stopped) throw sets::Stopped();
        if (trouble_ == Status::out_of_memory) throw std::bad_alloc();
    }

    void gather() {
        if (!threads_.empty()) return;
        for (std::size_t number = 1; number <= others_.size(); ++number) {
            try {
                threads_.emplace_back([this, number] { serve(number); });
            } catch (const std::system_error&) {
                return;  // fewer will do
            }
        }
    }

    void call() {
        {
            const std::lock_guard lock(mutex_);
            ++calls_;
            busy_ = threads_.size();
        }
        called_.notify_all();
    }

    // What a thread does.  Its worker is made and ends in it: memory is kept by thread, and its sets have to lie aligned.
    void serve(std::size_t number) {
        std::optional<Member> member;
        for (unsigned answered = 0;;) {
            {
                std::unique_lock lock(mutex_);
                called_.wait(lock, [&] { return calls_ != answered; });
                answered = calls_;
            }
            if (!job_) break;
            try {
                if (!member) others_[number - 1] = &member.emplace(ground_);
            } catch (const std::bad_alloc&) {
                fail(Status::out_of_memory);
            }
            if (member) work(*member, number);
            const std::lock_guard lock(mutex_);
            if (--busy_ == 0) done_.notify_one();
        }
    }

    void work(Member& member, std::size_t number) {
        try {
            (*job_)(member, number);
        } catch (const sets::Stopped&) {
            fail(Status::stopped);
        } catch (const std::bad_alloc&) {
            fail(Status::out_of_memory);
        }
    }

    void fail(Status why) {
        trouble_ = why;
        ground_.enough_ = true;
    }

    SharedGround<helpers> ground_;
    Member first_;
    std::vector<Member*> others_;  // null until it has begun
    std::vector<std::thread> threads_;
    std::mutex mutex_;
    std::condition_variable called_, done_;
    unsigned calls_ = 0;
    std::size_t busy_ = 0;
    const Job* job_ = nullptr;
    std::atomic<Status> trouble_ = Status::solved;
};

#else
#define ROBACUS_CREW 0
#endif
