// Robogem: programs carried out, what a turn can lead to, and games played on from there.
// Plain values in and out; the meaning is that of src/robacus/games/robogem (moves.py and search.py, rules C1-F5), and
// tests prove the two equal.  It knows nothing of packs, options or texts, and draws nothing by chance.
//
// Cards are letters, as in cards.py: F forward, L left, R right, f the function card; hands, programs and functions are
// strings of them.  `room` is how many cards may be added to the function before the program runs.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "stop.hpp"

namespace robacus::robogem {

inline constexpr int max_robots = 4;
inline constexpr int max_squares = 256;
inline constexpr int max_diamonds = 40;
inline constexpr std::size_t max_hand = 7;
inline constexpr std::size_t max_function = 5;
inline constexpr int max_cargo = 3;

struct Robot {
    std::uint8_t square = 0;
    std::uint8_t heading = 0;  // N E S W = 0 1 2 3
    std::uint8_t cargo = 0;    // diamonds aboard, at most max_cargo
    std::uint8_t banked = 0;   // diamonds at the base

    bool operator==(const Robot&) const = default;
};

struct Position {
    std::array<Robot, max_robots> robots{};  // by seat; those that are not in the game are all zero
    std::uint64_t lying = 0;                 // diamonds on the board: bit n is diamond n of the ground
    std::int32_t winner = -1;

    Robot& robot(int seat) noexcept { return robots[static_cast<std::size_t>(seat)]; }
    const Robot& robot(int seat) const noexcept { return robots[static_cast<std::size_t>(seat)]; }
    bool lies(int diamond) const noexcept { return lying >> diamond & 1; }

    bool operator==(const Position&) const = default;
};

enum class Stop_reason : std::uint8_t {  // in the order of moves.Stop
    done,
    off_board,
    blocker,
    foreign_base,
    push_off_board,
    push_blocker,
    push_foreign_base,
    push_two,
    push_diamond_full,
    diamond_full,
    endless_loop,
    game_over,
};

enum class Status : std::uint8_t { done, stopped, out_of_memory, invalid };

// What `Distances` say of a target that nobody can get to now, and search.UNREACHED.
inline constexpr int unreached = 60;

// Least numbers of cards for one seat on the empty board, by targets: its base, then the diamonds.
struct Distances {
    std::vector<std::vector<std::uint8_t>> from_pose;  // target -> 4 * square + heading -> cards
    std::vector<std::vector<std::uint8_t>> between;    // target -> target -> cards, whatever the heading at the start
};

// The board and whose base is where.  Made once for a game, never changed: any number of threads may use it.
class Ground {
public:
    // `solid` has a 1 for every square with a spaceblocker, row by row; `diamonds` and `bases` (one for each seat) are
    // squares, `closed_bases` those that only their own robot may enter (S3).
    Ground(int width, int height, const std::vector<std::uint8_t>& solid, const std::vector<int>& diamonds,
           const std::vector<int>& bases, const std::vector<int>& closed_bases, bool capture);

    bool valid() const noexcept { return valid_; }
    bool fits(const Position& position, int seat) const noexcept;

    // The rest is for a ground that is valid, squares, headings and seats that are on it.

    // What lies one step away.
    enum class Kind : std::uint8_t { free, blocker, edge };
    struct Next {
        std::uint8_t square = 0;  // not beyond the edge
        Kind kind = Kind::edge;
    };

    int seats() const noexcept { return seats_; }
    int diamonds() const noexcept { return diamonds_; }
    bool capture() const noexcept { return capture_; }  // whether who pushes takes a diamond (U2, O1)
    int base(int seat) const noexcept { return base_[static_cast<std::size_t>(seat)]; }
    Next next(int square, int heading) const noexcept {
        return next_[static_cast<std::size_t>(square)][static_cast<std::size_t>(heading)];
    }
    // Whether that is a base which the robot of the seat may not enter.
    bool closed(int square, int seat) const noexcept {
        const int owner = owner_[static_cast<std::size_t>(square)];
        return owner != 0 && owner != seat + 1;
    }
    // The number of the diamond that begins there, or -1.
    int diamond_on(int square) const noexcept { return diamond_on_[static_cast<std::size_t>(square)]; }
    const Distances& distances(int seat) const noexcept { return distances_[static_cast<std::size_t>(seat)]; }

private:
    void connect(int width, int height, const std::vector<std::uint8_t>& solid);
    Distances measure(int seat, const std::vector<int>& diamonds) const;
    std::vector<std::uint8_t> cards_to(int target, int seat) const;

    bool valid_ = false;
    bool capture_ = true;
    int seats_ = 0;
    int size_ = 0;
    int diamonds_ = 0;
    std::array<std::array<Next, 4>, max_squares> next_{};
    std::array<std::int8_t, max_squares> diamond_on_{};
    std::array<std::uint8_t, max_squares> owner_{};  // of a closed base: seat + 1, or nobody; else 0
    std::array<std::uint8_t, max_robots> base_{};
    std::array<Distances, max_robots> distances_;
};

// What became of a program.
struct Ran {
    Status status = Status::invalid;
    Position position;
    Stop_reason stop = Stop_reason::done;
    std::string trace;  // the commands that were carried out; calls of the function are not among them
};

Ran run(const Ground& ground, const Position& position, int seat, const std::string& program,
        const std::string& function) noexcept;

struct Turn {
    std::string program;
    std::string append;  // what is added to the function first
    bool rest = false;
    std::int32_t worth = 0;  // of the position after it; of a rest, with what more cards are worth
    Position position;       // after it
};

struct Turns {
    Status status = Status::invalid;
    std::vector<Turn> turns;
};

// Every different position that a program of the hand leads to, doing nothing first, with what it is worth.
Turns outcomes(const Ground& ground, const Position& position, int seat, const std::string& hand,
               const std::string& function, int room, const Stop& stop) noexcept;

// The one turn whose result is worth most, a rest included.
Turns best(const Ground& ground, const Position& position, int seat, const std::string& hand,
           const std::string& function, int room, const Stop& stop) noexcept;

// Everything that goes on after a turn.
struct World {
    Position position;
    std::vector<std::string> hands;      // by seat
    std::vector<std::string> functions;  // by seat
    std::vector<int> order;              // the seats that play: first who comes next
    std::string pack;                    // what is drawn, in order
};

struct Worths {
    Status status = Status::invalid;
    std::vector<std::int32_t> worths;  // one for each world that was played
    std::uint64_t commands = 0;        // that were carried out in all
};

// What each world is worth for a seat after so many turns in which everybody plays `best`.
Worths playouts(const Ground& ground, const std::vector<World>& worlds, int seat, int plies, const Stop& stop) noexcept;

// Carries out the same programs again and again: how many commands that were.  For measuring.
std::uint64_t run_many(const Ground& ground, const Position& position, int seat,
                       const std::vector<std::string>& programs, const std::string& function, int times) noexcept;

}  // namespace robacus::robogem
