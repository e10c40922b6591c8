// ---- several threads at one position -------------------------------------------------------------------------------

// They share the table.  Each takes the entries of its share of a layer by portions, and helps with the shares of others
// when it is done; between layers they wait for each other.  What each
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
// True for the first who adds that cell.
inline bool add_first(Set& set, int cell) {
    u64* const words = reinterpret_cast<u64*>(&set);
    return !(std::atomic_ref(words[word_of(cell)]).fetch_or(mask_of(cell), std::memory_order_relaxed) & mask_of(cell));
}

// A Table for several at a time.  Only `enlarge` and `next_round` want to be alone with it, and `take` with its placing.
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

    // The active robot never stands on the target for the next layer, as the search ends there: this bit of a set tells
    // that somebody has the placing among those for the next layer.
    SharedTable(Meter& meter, int workers, int target)
        : Base(meter), target_(target), target_set_(Set::load(geometry().bits[target])),
          slack_((most_found + portion) * static_cast<u32>(workers)), shift_(64 - bits_for(2 * slack_)),
          slots_(meter, std::size_t{1} << bits_for(2 * slack_)) {
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
                needs_[hand.next] = 0;
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
        const Set reached = cells.without(node.known | before);
        if (reached.empty()) return false;
        add_to(node.fresh, reached);
        if (noting_) {
            const std::atomic_ref noted(needs_[index]);
            if (needs & ~noted.load(std::memory_order_relaxed)) noted.fetch_or(needs, std::memory_order_relaxed);
        }
        return !before.meets(target_set_) && add_first(node.fresh, target_);
    }
    Taken take(u32 index) const {
        Node& node = this->node(index);
        const Set cells = std::exchange(node.fresh, Set::none()).without(target_set_);
        node.known = node.known | cells;
        return {cells, noting_ ? std::exchange(needs_[index], Needs{0}) : all_needs};
    }
    // What was reached has been taken.  Needs are noted only where a way is known: before, they seldom differ, and to write
    // on the same bytes costs the threads more than it saves.
    void next_round(bool noting) { noting_ = noting; }

    static constexpr bool small() { return false; }
    bool crowded() const { return size_.load(std::memory_order_relaxed) + slack_ > room_; }

    void enlarge() {
        while (crowded()) {
            // By more at first, as everybody waits for it.
            const int bits = slots_.size() < std::size_t{1} << 20 ? 2 : 1;
            Block<u64> larger(this->meter_, slots_.size() << bits);
            std::memset(larger.data(), 0, larger.size() * sizeof(u64));
            shift_ -= bits;
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
        needs_.hold(this->meter_, room);
        room_ = room;
    }

    const int target_;
    const Set target_set_;
    const u32 slack_;
    int shift_;
    Block<u64> slots_;  // key, then index plus 1; 0 = nothing here
    Shelf<Needs> needs_;  // of what is reached now, if they are noted
    bool noting_ = false;
    alignas(64) std::atomic<u32> size_ = 0;
    u32 room_ = 0;
};

// Some entries of a layer, given out by portions.
struct alignas(64) Share {
    static constexpr std::size_t portion = 64;

    std::atomic<std::size_t> next = 0;
    std::size_t end = 0;

    std::array<std::size_t, 2> take() {
        if (next.load(std::memory_order_relaxed) >= end) return {end, end};
        const std::size_t first = std::min(end, next.fetch_add(portion));
        return {first, std::min(end, first + portion)};
    }
};

template <int helpers>
struct SharedGround : Ground<helpers, false, SharedTable<placing_moves(helpers, false)>, std::atomic<int>> {
    SharedGround(const SetPuzzle& puzzle, const Limits& limits)
        : SharedGround::Ground(puzzle, limits, limits.threads, puzzle.target), shares_(at(limits.threads)) {}

    std::mutex hits_;
    std::vector<Share> shares_;  // of the last layer, by worker
};

// The same under the names that a worker uses.
template <int helpers>
struct Sharing {
    using Company = typename SharedGround<helpers>::Company;
    using Place = typename SharedGround<helpers>::Place;
    using Placings = typename SharedGround<helpers>::Placings;

    Sharing(SharedGround<helpers>& ground, std::size_t number)
        : ground_(ground), number_(number), puzzle_(ground.puzzle_), meter_(ground.meter_), board_(ground.board_),
          company_(ground.company_), table_(ground.table_), layers_(ground.layers_), best_(ground.best_), sight_(ground.sight_) {}

    void note_hit(int depth, std::size_t entry, int length, int move) {
        const std::lock_guard guard(ground_.hits_);
        if (length < best_) ground_.note_hit(depth, entry, length, move);
    }

    static constexpr std::size_t most_ahead = 512;  // so that nobody waits long for another at the end of a layer

    // Entries of the last layer that have not been given out: of the own share first, which leads to much the same places
    // in memory, and other places than the others' shares at that time.
    std::array<std::size_t, 2> next_entries() {
        rest();
        const std::size_t workers = ground_.shares_.size();
        for (std::size_t other = 0; other < workers; ++other) {
            const auto portion = ground_.shares_[(number_ + other) % workers].take();
            if (portion[0] < portion[1]) return portion;
        }
        return {0, 0};
    }

    void rest() const {
        if (ground_.limits_.stop.asked()) throw sets::Stopped();
    }

    SharedGround<helpers>& ground_;
    const std::size_t number_;
    const SetPuzzle& puzzle_;
    Meter& meter_;
    const Board& board_;
    const Company& company_;
    Placings& table_;
    std::vector<Layer>& layers_;
    const std::atomic<int>& best_;
    const int sight_;
};

// All of them.  The first is the thread that asked; the others come when a layer is large.
template <int helpers>
class Crew {
    using Member = Worker<helpers, false, Sharing<helpers>>;

public:
    using Way = WayBack<helpers, false, typename SharedGround<helpers>::Placings>;

    Crew(const SetPuzzle& puzzle, const Limits& limits)
        : ground_(puzzle, limits), first_(ground_, std::size_t{0}), others_(at(limits.threads - 1)) {}
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
        ground_.layers_.emplace_back(ground_.meter_, count);
        std::atomic<u64> states = 0;
        all([&](Member& member, std::size_t number) {
            states += member.begin_layer(number ? first_entries[number - 1] : 0);
        });
        ground_.table_.next_round(ground_.best_ != far);
        share_out(count);
        answer.states += states;
        return count;
    }
    void work_through_layer(int depth) {
        std::atomic<bool> done;
        do {
            if (ground_.table_.crowded()) ground_.table_.enlarge();
            done = true;
            all([&](Member& member, std::size_t) {
                if (!member.work_through_layer(depth)) done = false;
            });
        } while (!done);
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
        await(done_, [this] { return busy_ == 0; });
        if (trouble_ == Status::stopped) throw sets::Stopped();
        if (trouble_ == Status::out_of_memory) throw std::bad_alloc();
    }

    // Where a way is known each looks at all it gets before it follows anything up: then all take from one pot, so that
    // nobody has got more of the part that leads on.
    void share_out(std::size_t count) {
        const std::size_t parts = ground_.best_ == far ? ground_.shares_.size() : 1;
        for (std::size_t number = 0; number < ground_.shares_.size(); ++number) {
            ground_.shares_[number].next = count * std::min(number, parts) / parts;
            ground_.shares_[number].end = count * std::min(number + 1, parts) / parts;
        }
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
            busy_ = threads_.size();
            ++calls_;
        }
        called_.notify_all();
    }

    // Waking a thread takes longer than most layers: at first it only looks again and again.
    template <class Ready>
    void await(std::condition_variable& change, Ready&& ready) {
        for (int turn = 0; turn < 200; ++turn) {
            if (ready()) return;
            std::this_thread::yield();
        }
        std::unique_lock lock(mutex_);
        change.wait(lock, ready);
    }

    // What a thread does.  Its worker is made and ends in it: memory is kept by thread, and its sets have to lie aligned.
    void serve(std::size_t number) {
        std::optional<Member> member;
        for (unsigned answered = 0;;) {
            await(called_, [&] { return calls_ != answered; });
            answered = calls_;
            if (!job_) break;
            try {
                if (!member) others_[number - 1] = &member.emplace(ground_, number);
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
        for (Share& share : ground_.shares_) share.next = share.end;  // the others need not go on
    }

    SharedGround<helpers> ground_;
    Member first_;
    std::vector<Member*> others_;  // null until it has begun
    std::vector<std::thread> threads_;
    std::mutex mutex_;
    std::condition_variable called_, done_;
    std::atomic<unsigned> calls_ = 0;
    std::atomic<std::size_t> busy_ = 0;
    const Job* job_ = nullptr;
    std::atomic<Status> trouble_ = Status::solved;
};

#else
#define ROBACUS_CREW 0
#endif
