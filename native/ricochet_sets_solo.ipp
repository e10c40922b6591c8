// ---- from the first layer to the way, and one thread that does it alone --------------------------------------------

// Layer by layer: `team` says who works.
template <class Team>
void search(Team& team, SetAnswer& answer) {
    auto& ground = team.ground();
    const SetPuzzle& puzzle = ground.puzzle_;
    if (!ground.board_.bit(puzzle.active_cell).meets(ground.board_.near[far])) {
        answer.status = Status::no_way;
        return;
    }
    team.begin();
    int depth = 1;
    for (; depth < ground.best_; ++depth) {
        const std::size_t count = team.next_layer(answer);
        if (count == 0) break;
        answer.lower_bound = depth;
        team.work_through_layer(depth);
    }
    if (ground.hit_layer_ >= 0) {
        answer.status = Status::solved;
        answer.lower_bound = ground.best_;
        typename Team::Way(ground.board_, ground.company_, ground.table_, answer)
            .walk(ground.layers_, ground.hit_layer_, ground.hit_entry_, ground.hit_move_, ground.best_ - ground.hit_layer_);
    } else if (puzzle.below <= far || depth + std::max(ground.board_.farthest + 2, ground.sight_ + 1) < far) {
        answer.status = Status::no_way;
    } else {
        answer.status = Status::invalid;  // more moves than the bounds here can tell apart
    }
}

template <int helpers, bool diagonals>
class Solo : public Worker<helpers, diagonals, OwnGround<helpers, diagonals>> {
public:
    using Solo::Worker::Worker;
    using Way = WayBack<helpers, diagonals, typename Solo::Placings>;

    OwnGround<helpers, diagonals>& ground() { return *this; }

    std::size_t next_layer(SetAnswer& answer) {
        const std::size_t count = this->frontier().next().size();
        if (count == 0) return 0;
        this->layers_.emplace_back(this->meter_, count);
        this->begin_entries();
        answer.states += this->begin_layer(0);
        return count;
    }
};
