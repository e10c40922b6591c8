#include "robogem.hpp"

#include <algorithm>
#include <new>
#include <unordered_map>

namespace robacus::robogem {

namespace {

constexpr std::string_view cards = "FLRf";
constexpr int max_cargo = 3;
constexpr int to_win = 3;

// The same numbers as in search.py.
constexpr int won = 1'000'000;
constexpr int unreached = 60;
constexpr int card_worth = 10, load_worth = 7, kept_worth = 3;
constexpr int rest_worth = 14, stored_worth = 11;
constexpr std::size_t drawn = 5, drawn_rested = 7;

constexpr std::uint64_t bit(int number) { return std::uint64_t{1} << number; }

int index_of(char card) { return static_cast<int>(cards.find(card)); }

bool are_cards(const std::string& text, std::size_t longest) {
    return text.size() <= longest &&
           std::all_of(text.begin(), text.end(), [](char card) { return cards.find(card) != cards.npos; });
}

using Counts = std::array<std::uint8_t, 4>;

Counts count(const std::string& hand) {
    Counts counts{};
    for (const char card : hand) ++counts[static_cast<std::size_t>(index_of(card))];
    return counts;
}

std::uint64_t mix(std::uint64_t value) {
    value ^= value >> 31;
    value *= 0x9E3779B97F4A7C15ULL;
    return value ^ (value >> 29);
}

std::uint64_t hash(const Position& position, std::uint64_t salt) {
    std::uint64_t robots[2] = {0, 0};
    for (int seat = 0; seat < max_robots; ++seat) {
        const Robot& robot = position.robots[static_cast<std::size_t>(seat)];
        const std::uint64_t packed = robot.square | static_cast<std::uint64_t>(robot.heading) << 8 |
                                     static_cast<std::uint64_t>(robot.cargo) << 16 |
                                     static_cast<std::uint64_t>(robot.banked) << 24;
        robots[seat / 2] |= packed << (32 * (seat % 2));
    }
    return mix(mix(robots[0] ^ mix(robots[1])) ^ mix(position.lying) ^ salt);
}

// Positions with a few bits more, in the order in which they came.
class Seen {
public:
    Seen() : table_(256, 0) {}

    void clear() {
        if (!entries_.empty()) std::fill(table_.begin(), table_.end(), 0);
        entries_.clear();
    }

    // Whether it is new; it is kept then.
    bool add(const Position& position, std::uint64_t salt = 0) {
        if (2 * entries_.size() >= table_.size()) grow();
        const std::uint64_t key = hash(position, salt);
        std::size_t place = key & (table_.size() - 1);
        while (table_[place] != 0) {
            const Entry& entry = entries_[table_[place] - 1];
            if (entry.key == key && entry.salt == salt && entry.position == position) return false;
            place = (place + 1) & (table_.size() - 1);
        }
        entries_.push_back({position, salt, key});
        table_[place] = static_cast<std::uint32_t>(entries_.size());
        return true;
    }

private:
    struct Entry {
        Position position;
        std::uint64_t salt;
        std::uint64_t key;
    };

    void grow() {
        table_.assign(2 * table_.size(), 0);
        for (std::size_t number = 0; number < entries_.size(); ++number) {
            std::size_t place = entries_[number].key & (table_.size() - 1);
            while (table_[place] != 0) place = (place + 1) & (table_.size() - 1);
            table_[place] = static_cast<std::uint32_t>(number + 1);
        }
    }

    std::vector<std::uint32_t> table_;
    std::vector<Entry> entries_;
};

}  // namespace

// -- the ground -------------------------------------------------------------------------------------------------------

Ground::Ground(int width, int height, const std::vector<std::uint8_t>& solid, const std::vector<int>& diamonds,
               const std::vector<int>& bases, const std::vector<int>& closed, bool capture)
    : capture_(capture) {
    if (width < 1 || height < 1 || width > max_squares || height > max_squares || width * height > max_squares) return;
    size_ = width * height;
    const auto on_board = [this](int square) { return 0 <= square && square < size_; };
    if (static_cast<int>(solid.size()) != size_ || diamonds.size() > max_diamonds) return;
    if (bases.size() < 1 || bases.size() > max_robots) return;
    if (!std::all_of(diamonds.begin(), diamonds.end(), on_board) || !std::all_of(bases.begin(), bases.end(), on_board) ||
        !std::all_of(closed.begin(), closed.end(), on_board))
        return;
    seats_ = static_cast<int>(bases.size());
    diamonds_ = static_cast<int>(diamonds.size());
    diamond_on_.fill(-1);
    for (int number = 0; number < diamonds_; ++number) {
        const int square = diamonds[static_cast<std::size_t>(number)];
        at_[static_cast<std::size_t>(number)] = static_cast<std::uint8_t>(square);
        diamond_on_[static_cast<std::size_t>(square)] = static_cast<std::int8_t>(number);
    }
    for (const int square : closed) owner_[static_cast<std::size_t>(square)] = 9;
    for (int seat = 0; seat < seats_; ++seat) {
        const int square = bases[static_cast<std::size_t>(seat)];
        base_[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(square);
        if (owner_[static_cast<std::size_t>(square)] != 0)
            owner_[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(seat + 1);
    }
    constexpr int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
    for (int square = 0; square < size_; ++square) {
        for (int heading = 0; heading < 4; ++heading) {
            const int x = square % width + dx[heading], y = square / width + dy[heading];
            if (x < 0 || y < 0 || x >= width || y >= height) continue;
            const int to = y * width + x;
            next_[static_cast<std::size_t>(square)][static_cast<std::size_t>(heading)] = {
                static_cast<std::uint8_t>(to), solid[static_cast<std::size_t>(to)] ? wall : open};
        }
    }
    valid_ = true;
    for (int seat = 0; seat < seats_; ++seat) measure(seat);
}

bool Ground::fits(const Position& position, int seat) const noexcept {
    if (!valid_ || seat < 0 || seat >= seats_ || position.winner < -1 || position.winner >= seats_) return false;
    if (diamonds_ < 64 && (position.lying >> diamonds_) != 0) return false;
    for (int other = 0; other < max_robots; ++other) {
        const Robot& robot = position.robots[static_cast<std::size_t>(other)];
        if (other >= seats_) {
            if (!(robot == Robot{})) return false;
        } else if (robot.square >= size_ || robot.heading > 3 || robot.cargo > max_cargo) {
            return false;
        }
    }
    return true;
}

// Least numbers of cards to the base and to every diamond on the empty board, going backwards from each.
void Ground::measure(int seat) {
    const auto index = static_cast<std::size_t>(seat);
    std::vector<int> targets{base_[index]};
    for (int number = 0; number < diamonds_; ++number) targets.push_back(at_[static_cast<std::size_t>(number)]);
    from_pose_[index].clear();
    for (const int target : targets) {
        std::vector<std::uint8_t> found(static_cast<std::size_t>(4 * size_), unreached);
        std::vector<int> todo;
        for (int heading = 0; heading < 4; ++heading) {
            found[static_cast<std::size_t>(4 * target + heading)] = 0;
            todo.push_back(4 * target + heading);
        }
        for (std::size_t done = 0; done < todo.size(); ++done) {
            const int square = todo[done] / 4, heading = todo[done] % 4;
            const int steps = found[static_cast<std::size_t>(todo[done])] + 1;
            if (steps >= unreached) continue;
            const auto reach = [&](int pose) {
                if (found[static_cast<std::size_t>(pose)] != unreached) return;
                found[static_cast<std::size_t>(pose)] = static_cast<std::uint8_t>(steps);
                todo.push_back(pose);
            };
            reach(4 * square + (heading + 1) % 4);
            reach(4 * square + (heading + 3) % 4);
            const Next behind = next_[static_cast<std::size_t>(square)][static_cast<std::size_t>((heading + 2) % 4)];
            if (behind.kind != open) continue;
            const int owner = owner_[behind.square];
            if (owner == 0 || owner == seat + 1) reach(4 * behind.square + heading);
        }
        from_pose_[index].push_back(std::move(found));
    }
    between_[index].clear();
    for (const int start : targets) {
        std::vector<std::uint8_t> row;
        for (const auto& found : from_pose_[index]) {
            const auto* pose = &found[static_cast<std::size_t>(4 * start)];
            row.push_back(*std::min_element(pose, pose + 4));
        }
        between_[index].push_back(std::move(row));
    }
}

// -- moving and searching ---------------------------------------------------------------------------------------------

// One search, in one thread: it keeps what it has worked out about sets of diamonds.
class Search {
public:
    explicit Search(const Ground& ground) : ground_(ground) {}

    std::uint64_t commands = 0;

    // Carry out one command; false and nothing changed where that is not possible.
    Stop_reason command(Position& position, int seat, char card) {
        Robot& robot = position.robots[static_cast<std::size_t>(seat)];
        if (card != 'F') {
            robot.heading = static_cast<std::uint8_t>((robot.heading + (card == 'L' ? 3 : 1)) & 3);
            ++commands;
            return Stop_reason::done;
        }
        const Stop_reason reason = forward(position, seat, robot);
        commands += reason == Stop_reason::done;
        return reason;
    }

    // Carry out one card, the function card with the whole function.  `trace` may be null.
    Stop_reason card(Position& position, int seat, char card_, const std::string& function, std::string* trace) {
        if (card_ != 'f') {
            const Stop_reason reason = command(position, seat, card_);
            if (trace && reason == Stop_reason::done) trace->push_back(card_);
            return reason;
        }
        const bool recursive = function.find('f') != std::string::npos;
        if (recursive) starts_.clear();
        while (true) {
            if (recursive && !starts_.add(position)) return Stop_reason::endless_loop;
            bool again = false;
            for (const char inner : function) {
                if (position.winner >= 0) return Stop_reason::game_over;
                if (inner == 'f') {
                    again = true;
                    break;
                }
                const Stop_reason reason = command(position, seat, inner);
                if (reason != Stop_reason::done) return reason;
                if (trace) trace->push_back(inner);
            }
            if (!again) return Stop_reason::done;
        }
    }

    Stop_reason run(Position& position, int seat, const std::string& program, const std::string& function,
                    std::string* trace) {
        for (const char next : program) {
            if (position.winner >= 0) return Stop_reason::game_over;
            const Stop_reason reason = card(position, seat, next, function, trace);
            if (reason != Stop_reason::done) return reason;
        }
        return Stop_reason::done;
    }

    // -- how good a position is

    int worth(const Position& position, int seat) {
        if (position.winner >= 0) return position.winner == seat ? won : -won;
        int nearest = 1 << 20, most = 0;
        for (int other = 0; other < ground_.seats_; ++other) {
            if (other == seat) continue;
            nearest = std::min(nearest, needed(position, other));
            most = std::max(most, load(position, other));
        }
        return card_worth * (nearest - needed(position, seat)) + load(position, seat) - most;
    }

    // -- what a turn can lead to

    // Calls `take(program, append, position)` for every different result, in the order of search.outcomes.
    template <typename Take>
    bool outcomes(const Position& position, int seat, const std::string& hand, const std::string& function, int room,
                  const Stop& stop, Take take) {
        results_.clear();
        if (!programs(position, seat, count(hand), function, "", stop, take)) return false;
        if (room <= 0 || hand.find('f') == std::string::npos) return true;
        std::vector<std::string> ends{""};
        const Counts all = count(hand);
        for (std::size_t done = 0; done < ends.size(); ++done) {
            const std::string end = ends[done];
            Counts left = all;
            for (const char used : end) --left[static_cast<std::size_t>(index_of(used))];
            if (!end.empty() && left[3] > 0 && !programs(position, seat, left, function + end, end, stop, take))
                return false;
            if (static_cast<int>(end.size()) >= room) continue;
            for (std::size_t kind = 0; kind < 4; ++kind)
                if (left[kind] > 0) ends.push_back(end + cards[kind]);
        }
        return true;
    }

    bool best(const Position& position, int seat, const std::string& hand, const std::string& function, int room,
              const Stop& stop, Turn& chosen) {
        bool first = true;
        const bool whole = outcomes(position, seat, hand, function, room, stop,
                                    [&](const std::string& program, const std::string& append, const Position& after) {
                                        const int value = worth(after, seat);
                                        if (!first && value <= chosen.worth) return;
                                        first = false;
                                        chosen = {program, append, false, value, after};
                                    });
        const int resting = worth(position, seat) + rest_worth;
        if (chosen.worth < resting) chosen = {"", "", true, resting, position};
        return whole;
    }

    bool playout(const World& world, int seat, int plies, const Stop& stop, std::int32_t& worth_) {
        Position position = world.position;
        std::vector<std::string> hands = world.hands, functions = world.functions;
        std::size_t next = 0;
        for (int ply = 0; ply < plies; ++ply) {
            if (position.winner >= 0) {
                worth_ = decided(position, seat, ply);
                return true;
            }
            const int mover = world.order[static_cast<std::size_t>(ply) % world.order.size()];
            std::string& hand = hands[static_cast<std::size_t>(mover)];
            std::string& function = functions[static_cast<std::size_t>(mover)];
            const bool calls = hand.find('f') != std::string::npos;
            const int room = calls ? static_cast<int>(max_function - function.size()) : 0;
            Turn chosen;
            if (!best(position, mover, hand, function, room, stop, chosen)) return false;
            position = chosen.position;
            function += chosen.append;
            hand = world.pack.substr(std::min(next, world.pack.size()), chosen.rest ? drawn_rested : drawn);
            next += hand.size();
        }
        if (position.winner >= 0) {
            worth_ = decided(position, seat, plies);
            return true;
        }
        int most = 0;
        for (int other = 0; other < ground_.seats_; ++other)
            if (other != seat) most = std::max(most, stored(functions[static_cast<std::size_t>(other)]));
        worth_ = worth(position, seat) + stored(functions[static_cast<std::size_t>(seat)]) - most;
        return true;
    }

private:
    static int load(const Position& position, int seat) {
        const Robot& robot = position.robots[static_cast<std::size_t>(seat)];
        return load_worth * robot.cargo + (load_worth + kept_worth) * robot.banked;
    }

    static int stored(const std::string& function) {
        return stored_worth * static_cast<int>(std::count(function.begin(), function.end(), 'F'));
    }

    static int decided(const Position& position, int seat, int ply) {
        return position.winner == seat ? won - 1000 * ply : -won + 1000 * ply;
    }

    int robot_on(const Position& position, int square) const {
        for (int seat = 0; seat < ground_.seats_; ++seat)
            if (position.robots[static_cast<std::size_t>(seat)].square == square) return seat;
        return -1;
    }

    // Why the ground keeps the robot of a seat from a square: 0 not at all, else 1 edge, 2 wall, 3 base.
    int closed(Ground::Next to, int seat) const {
        if (to.kind != Ground::open) return to.kind == Ground::edge ? 1 : 2;
        const int owner = ground_.owner_[to.square];
        return owner != 0 && owner != seat + 1 ? 3 : 0;
    }

    bool full(const Position& position, const Robot& robot, int square) const {
        const int number = ground_.diamond_on_[static_cast<std::size_t>(square)];
        return robot.cargo >= max_cargo && number >= 0 && (position.lying & bit(number));
    }

    Stop_reason forward(Position& position, int seat, Robot& robot) const {
        const Ground::Next to = ground_.next_[robot.square][robot.heading];
        if (const int why = closed(to, seat)) return static_cast<Stop_reason>(why);
        const int pushed = robot_on(position, to.square);
        if (pushed < 0) {
            if (full(position, robot, to.square)) return Stop_reason::diamond_full;
            enter(position, seat, robot, to.square);
            return Stop_reason::done;
        }
        Robot& victim = position.robots[static_cast<std::size_t>(pushed)];
        const Ground::Next behind = ground_.next_[to.square][robot.heading];
        if (const int why = closed(behind, pushed)) return static_cast<Stop_reason>(why + 3);
        if (robot_on(position, behind.square) >= 0) return Stop_reason::push_two;
        if (full(position, victim, behind.square)) return Stop_reason::push_diamond_full;
        if (ground_.capture_ && victim.cargo > 0 && robot.cargo < max_cargo) {
            --victim.cargo;
            ++robot.cargo;
        }
        enter(position, pushed, victim, behind.square);
        enter(position, seat, robot, to.square);
        return Stop_reason::done;
    }

    void enter(Position& position, int seat, Robot& robot, int square) const {
        robot.square = static_cast<std::uint8_t>(square);
        const int number = ground_.diamond_on_[static_cast<std::size_t>(square)];
        if (number >= 0 && (position.lying & bit(number))) {
            position.lying &= ~bit(number);
            ++robot.cargo;
        }
        if (robot.cargo > 0 && square == ground_.base_[static_cast<std::size_t>(seat)]) {
            robot.banked = static_cast<std::uint8_t>(robot.banked + robot.cargo);
            robot.cargo = 0;
            if (robot.banked >= to_win && position.winner < 0) position.winner = seat;
        }
    }

    // What can be reached by cards of a hand, shortest programs first.
    template <typename Take>
    bool programs(const Position& position, int seat, const Counts& hand, const std::string& function,
                  const std::string& append, const Stop& stop, Take take) {
        if (results_.add(position)) take(std::string(), append, position);
        nodes_.clear();
        expanded_.clear();
        nodes_.push_back({position, hand, {}, 0});
        std::string program;
        for (std::size_t done = 0; done < nodes_.size(); ++done) {
            if (done % 4096 == 4095 && stop.asked()) return false;
            const Node here = nodes_[done];
            for (std::size_t kind = 0; kind < 4; ++kind) {
                if (here.left[kind] == 0) continue;
                Node after = here;
                const Stop_reason reason = card(after.position, seat, cards[kind], function, nullptr);
                if (reason != Stop_reason::done && kind == 0) continue;
                after.program[after.length++] = cards[kind];
                if (results_.add(after.position)) {
                    program.assign(after.program.data(), after.length);
                    take(program, append, after.position);
                }
                if (reason != Stop_reason::done || after.position.winner >= 0) continue;
                --after.left[kind];
                const std::uint64_t left = after.left[0] | static_cast<std::uint64_t>(after.left[1]) << 8 |
                                           static_cast<std::uint64_t>(after.left[2]) << 16 |
                                           static_cast<std::uint64_t>(after.left[3]) << 24 | 1ULL << 32;
                if (left != 1ULL << 32 && expanded_.add(after.position, left)) nodes_.push_back(after);
            }
        }
        return true;
    }

    int needed(const Position& position, int seat) {
        const auto index = static_cast<std::size_t>(seat);
        const Robot& robot = position.robots[index];
        const auto pose = static_cast<std::size_t>(4 * robot.square + robot.heading);
        const auto& from_pose = ground_.from_pose_[index];
        const int need = to_win - robot.cargo - robot.banked;
        if (need <= 0) return from_pose[0][pose];
        if (position.lying == 0) return unreached * need + from_pose[0][pose];
        const auto& tail = tails(seat, position.lying)[static_cast<std::size_t>(need - 1)];
        int found = 1 << 20;
        for (int number = 0; number < ground_.diamonds_; ++number) {
            if (!(position.lying & bit(number))) continue;
            const auto target = static_cast<std::size_t>(number + 1);
            found = std::min(found, from_pose[target][pose] + tail[static_cast<std::size_t>(number)]);
        }
        return found;
    }

    using Tails = std::array<std::array<std::int16_t, max_diamonds>, 3>;

    // How many are needed (1 to 3) -> diamond -> cards from it over the others that are needed to the base.
    const Tails& tails(int seat, std::uint64_t lying) {
        auto& known = tails_[static_cast<std::size_t>(seat)];
        const auto there = known.find(lying);
        if (there != known.end()) return there->second;
        if (known.size() > 20'000) known.clear();
        Tails& made = known[lying];
        const auto& between = ground_.between_[static_cast<std::size_t>(seat)];
        std::vector<std::size_t> all;
        for (int number = 0; number < ground_.diamonds_; ++number)
            if (lying & bit(number)) all.push_back(static_cast<std::size_t>(number));
        for (const std::size_t one : all) made[0][one] = between[one + 1][0];
        for (const std::size_t first : all) {
            int two = unreached * 2, three = unreached * 3;
            for (const std::size_t second : all) {
                if (second == first) continue;
                const int hop = between[first + 1][second + 1];
                two = std::min(two, hop + made[0][second]);
                int rest = 1 << 20;
                for (const std::size_t third : all)
                    if (third != first && third != second)
                        rest = std::min(rest, between[second + 1][third + 1] + made[0][third]);
                if (rest == 1 << 20) rest = unreached + made[0][second];
                three = std::min(three, hop + rest);
            }
            made[1][first] = static_cast<std::int16_t>(two);
            made[2][first] = static_cast<std::int16_t>(three);
        }
        return made;
    }

    struct Node {
        Position position;
        Counts left;
        std::array<char, max_hand + 1> program;
        std::size_t length;
    };

    const Ground& ground_;
    Seen starts_, results_, expanded_;
    std::vector<Node> nodes_;
    std::array<std::unordered_map<std::uint64_t, Tails>, max_robots> tails_;
};

// -- the doors --------------------------------------------------------------------------------------------------------

namespace {

bool asks_well(const Ground& ground, const Position& position, int seat, const std::string& hand,
               const std::string& function, int room) {
    return ground.fits(position, seat) && are_cards(hand, max_hand) && are_cards(function, max_function) && room >= 0 &&
           function.size() + static_cast<std::size_t>(room) <= max_function;
}

bool well_made(const Ground& ground, const World& world, int seat) {
    const auto seats = static_cast<std::size_t>(ground.seats());
    if (!ground.fits(world.position, seat) || world.hands.size() != seats || world.functions.size() != seats) return false;
    if (world.order.empty() || !are_cards(world.pack, 200)) return false;
    return std::all_of(world.hands.begin(), world.hands.end(), [](const auto& hand) { return are_cards(hand, max_hand); }) &&
           std::all_of(world.functions.begin(), world.functions.end(),
                       [](const auto& function) { return are_cards(function, max_function); }) &&
           std::all_of(world.order.begin(), world.order.end(),
                       [&](int other) { return 0 <= other && other < ground.seats(); });
}

}  // namespace

Ran run(const Ground& ground, const Position& position, int seat, const std::string& program,
        const std::string& function) noexcept {
    Ran ran;
    try {
        if (!asks_well(ground, position, seat, program, function, 0)) return ran;
        Search search(ground);
        ran.position = position;
        ran.stop = search.run(ran.position, seat, program, function, &ran.trace);
        ran.status = Status::done;
    } catch (const std::bad_alloc&) {
        ran.status = Status::out_of_memory;
    }
    return ran;
}

Turns outcomes(const Ground& ground, const Position& position, int seat, const std::string& hand,
               const std::string& function, int room, const Stop& stop) noexcept {
    Turns found;
    try {
        if (!asks_well(ground, position, seat, hand, function, room)) return found;
        Search search(ground);
        const bool whole = search.outcomes(
            position, seat, hand, function, room, stop,
            [&](const std::string& program, const std::string& append, const Position& after) {
                found.turns.push_back({program, append, false, search.worth(after, seat), after});
            });
        found.status = whole ? Status::done : Status::stopped;
    } catch (const std::bad_alloc&) {
        found = {Status::out_of_memory, {}};
    }
    return found;
}

Turns best(const Ground& ground, const Position& position, int seat, const std::string& hand,
           const std::string& function, int room, const Stop& stop) noexcept {
    Turns found;
    try {
        if (!asks_well(ground, position, seat, hand, function, room)) return found;
        Search search(ground);
        Turn chosen;
        const bool whole = search.best(position, seat, hand, function, room, stop, chosen);
        found.turns.push_back(chosen);
        found.status = whole ? Status::done : Status::stopped;
    } catch (const std::bad_alloc&) {
        found = {Status::out_of_memory, {}};
    }
    return found;
}

Worths playouts(const Ground& ground, const std::vector<World>& worlds, int seat, int plies, const Stop& stop) noexcept {
    Worths found;
    try {
        if (plies < 0 || plies > 1000) return found;
        for (const World& world : worlds)
            if (!well_made(ground, world, seat)) return found;
        Search search(ground);
        found.status = Status::done;
        for (const World& world : worlds) {
            std::int32_t worth = 0;
            if (stop.asked() || !search.playout(world, seat, plies, stop, worth)) {
                found.status = Status::stopped;
                break;
            }
            found.worths.push_back(worth);
        }
        found.commands = search.commands;
    } catch (const std::bad_alloc&) {
        found = {Status::out_of_memory, {}, 0};
    }
    return found;
}

std::uint64_t run_many(const Ground& ground, const Position& position, int seat, const std::vector<std::string>& programs,
                       const std::string& function, int times) noexcept {
    try {
        for (const std::string& program : programs)
            if (!asks_well(ground, position, seat, program, function, 0)) return 0;
        Search search(ground);
        for (int time = 0; time < times; ++time) {
            for (const std::string& program : programs) {
                Position here = position;
                search.run(here, seat, program, function, nullptr);
            }
        }
        return search.commands;
    } catch (const std::bad_alloc&) {
        return 0;
    }
}

}  // namespace robacus::robogem
