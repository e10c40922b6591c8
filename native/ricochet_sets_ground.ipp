// ---- what a search stands on ---------------------------------------------------------------------------------------

// And what it has found so far.
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

// The ground of one that works alone.
template <int helpers, bool diagonals>
struct OwnGround : Ground<helpers, diagonals, Table<placing_moves(helpers, diagonals)>, int> {
    using OwnGround::Ground::Ground;

    static constexpr std::size_t most_ahead = 24 << 10;  // entries whose leads stay inside the cache

    // Entries of the last layer that have not been given out.
    std::array<std::size_t, 2> next_entries() {
        rest();
        const std::size_t first = next_entry_;
        next_entry_ = std::min(this->layers_.back().indices.size(), first + portion);
        return {first, next_entry_};
    }
    void begin_entries() { next_entry_ = 0; }

    void rest() const {
        if (this->limits_.stop.asked()) throw sets::Stopped();
    }

private:
    static constexpr std::size_t portion = 512;

    std::size_t next_entry_ = 0;
};
