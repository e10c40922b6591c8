// Robogem: programs carried out, what a turn can lead to, and games played on from there.
// Plain values in and out; the meaning is that of src/robacus/games/robogem (moves.py and search.py, rules C1-F5), and
// tests prove the two equal.  It knows nothing of packs, options or texts, and draws nothing by chance.
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

struct Robot {
    std::uint8_t square = 0;
    std::uint8_t heading = 0;  // N E S W = 0 1 2 3
    std::uint8_t cargo = 0;    // diamonds aboard, at most 3
    std::uint8_t banked = 0;   // diamonds at the base

    bool operator==(const Robot&) const = default;
};

struct Position {
    std::array<Robot, max_robots> robots{};  // by seat; those that are not in the game are all zero
    std::uint64_t lying = 0;                 // diamonds on the board: bit n is diamond n of the ground
    std::int32_t winner = -1;

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

// The board and whose base is where.  Made once for a game, never changed: any number of threads may use it.
class Ground {
public:
    // `solid` has a 1 for every square with a spaceblocker, row by row; `diamonds` and `bases` (one for each seat) are
    // squares, `closed` the bases that only their own robot may enter (S3).
    Ground(int width, int height, const std::vector<std::uint8_t>& solid, const std::vector<int>& diamonds,
           const std::vector<int>& bases, const std::vector<int>& closed, bool capture);

    bool valid() const noexcept { return valid_; }
    bool fits(const Position& position, int seat) const noexcept;
    int seats() const noexcept { return seats_; }

private:
    friend class Search;
    static constexpr std::uint8_t nowhere = 255;
    enum Kind : std::uint8_t { open, wall, edge };

    // What lies one step away: the square, and why it cannot be entered.
    struct Next {
        std::uint8_t square = 0;
        Kind kind = edge;
    };

    void measure(int seat);

    bool valid_ = false;
    bool capture_ = true;
    int seats_ = 0;
    int size_ = 0;
    int diamonds_ = 0;
    std::array<std::array<Next, 4>, max_squares> next_{};
    std::array<std::int8_t, max_squares> diamond_on_{};  // number of the diamond that begins there, or -1
    std::array<std::uint8_t, max_squares> owner_{};      // seat + 1 whose closed base it is; 9 nobody's closed base; 0 none
    std::array<std::uint8_t, max_robots> base_{};
    std::array<std::uint8_t, max_diamonds> at_{};
    // seat -> target (0 the base, then the diamonds) -> 4 * square + heading -> cards; and from target to target
    std::array<std::vector<std::vector<std::uint8_t>>, max_robots> from_pose_;
    std::array<std::vector<std::vector<std::uint8_t>>, max_robots> between_;
};

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
    std::string append;
    bool rest = false;
    std::int32_t worth = 0;
    Position position;
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
std::uint64_t run_many(const Ground& ground, const Position& position, int seat, const std::vector<std::string>& programs,
                       const std::string& function, int times) noexcept;

}  // namespace robacus::robogem
