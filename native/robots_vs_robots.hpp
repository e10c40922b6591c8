// Robots vs Robots: whole fights of two to six programs, exact under all rules of a turn and of the end.
// The meaning is src/robacus/games/robots_vs_robots (stages.py, questions.py, fight.py); tests prove the two equal turn by
// turn.  A ground is prepared once for a board and its rules, then any number of fights run on it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "stop.hpp"

namespace robacus::robots {

inline constexpr int max_hexes = 500;
inline constexpr int max_robots = 6;
inline constexpr int cells = 16;
inline constexpr int max_turns = 1000;

enum class Terrain : std::uint8_t { none, low, high, trap, trap_hidden, mine, mine_hidden };

// One order: what it does, its number with sign (D, R), step (V) or question, and the x of a question.
enum class Kind : std::uint8_t { blank, move, turn, fire, explode, begin, go, ask };
struct Order {
    Kind kind;
    std::int8_t number;
    std::uint8_t x;
};
using Program = std::array<Order, cells>;

struct Rules {
    bool edge_void = false;   // who leaves the board is out
    bool mine_step = false;   // a mine costs a step only
    int zero = 0;             // the step that Z goes back to
    int limit = 200;          // turns, at most max_turns
    bool repetition = true;   // E4
};

// A robot at the start of a fight.
struct Start {
    int cell = 0;
    int head = 0;
    int pointer = 1;
    int ammo = 10;
    int dead = 0;  // bits of dead steps
};

enum class Why : std::uint8_t { last, all_out, turn_limit, repetition };
enum class Status : std::uint8_t { done, stopped, invalid, out_of_memory };

// How a fight ended; bit i of `sharers` is robot i.
struct Outcome {
    std::uint8_t sharers;
    Why why;
    std::uint16_t turns;
};

// A robot after a turn, for comparing with the reference; cause: 0 none, 1 shot, 2 self, 3 mine, 4 edge.
struct Seen {
    std::int16_t cell;
    std::uint8_t head, pointer, ammo, alive, cause, trapped, hit_last, blocked_last;
    std::uint16_t dead, advanced_dir, advanced_shot;
};

// A board with what the questions look up, and the rules.  `valid` is false for input out of range: nothing runs then.
class Ground {
public:
    // q, r: coordinates of each hex; next: six neighbours of each, -1 for none; terrain: of each hex.
    Ground(std::span<const int> q, std::span<const int> r, std::span<const int> next, std::span<const int> terrain,
           const Rules& rules) noexcept;

    bool valid() const noexcept { return valid_; }

    int hexes = 0;
    Rules rules;
    std::vector<std::int16_t> ahead;       // hex * 6 + heading -> hex, or -1 off the board, -2 solid
    std::vector<std::uint8_t> terrain;     // Terrain
    std::vector<std::uint8_t> obstacles;   // bits of the headings where an obstacle is
    std::vector<std::uint32_t> pairs;      // from * hexes + to -> distance, sides, line (robots_vs_robots_pairs.hpp)
    bool visible_mines = false;
    bool traps = false;

private:
    bool prepare(std::span<const int> q, std::span<const int> r, std::span<const int> next, std::span<const int> kinds);
    bool valid_ = false;
};

struct Answer {
    Status status = Status::invalid;
    std::vector<Outcome> outcomes;  // as many as were fought
    std::uint64_t robot_turns = 0;  // read by a living robot
};

// Fights one after the other: fight f has `robots` robots, starts[f * robots + i] with program of[f * robots + i].
Answer fight_all(const Ground& ground, std::span<const Program> programs, int robots, std::span<const Start> starts,
                 std::span<const int> of, const Stop& stop) noexcept;

struct Trace {
    Status status = Status::invalid;
    Outcome outcome{};
    std::vector<Seen> seen;  // turn by turn, robot by robot
};

// One fight with every robot after every turn.
Trace trace(const Ground& ground, std::span<const Program> programs, std::span<const Start> starts) noexcept;

}  // namespace robacus::robots
