// The plain search of Ricochet Robots: a board of at most 32 x 32 cells, and how a robot slides on it (R4, R5, R19).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "ricochet.hpp"

namespace robacus::ricochet::plain {

constexpr int max_side = 32;
constexpr int cells = max_side * max_side;
constexpr int no_cell = cells;
constexpr int no_heading = 4;
constexpr int far_away = 1 << 20;

constexpr std::array<int, 4> step_of = {-max_side, 1, max_side, -1};
constexpr int opposite(int heading) { return heading ^ 2; }
// Kind of diagonal, heading before -> heading after.
constexpr std::array<std::array<int, 4>, 2> turned_by = {{{1, 0, 3, 2}, {3, 2, 1, 0}}};

struct Occupied {
    std::array<std::uint32_t, max_side> rows{};
    std::array<std::uint32_t, max_side> columns{};

    void flip(int cell) {
        rows[static_cast<std::size_t>(cell >> 5)] ^= 1U << (cell & 31);
        columns[static_cast<std::size_t>(cell & 31)] ^= 1U << (cell >> 5);
    }
};

struct Slide {
    int cell = no_cell;  // no_cell: not a move
    int heading = 0;     // of the last step
    bool turned = false; // at a diagonal, a blocked turn included
};

class Board {
public:
    explicit Board(const Puzzle& puzzle) : blocked_turn_illegal_(puzzle.blocked_turn_illegal) {
        std::array<int, cells> walls{};
        walls.fill(15);
        std::array<int, cells> diagonals{};
        for (int row = 0; row < puzzle.height; ++row) {
            for (int column = 0; column < puzzle.width; ++column) {
                const auto from = static_cast<std::size_t>(row * puzzle.width + column);
                const auto to = static_cast<std::size_t>(row * max_side + column);
                walls[to] = puzzle.walls[from];
                diagonals[to] = puzzle.diagonals[from];
                if (diagonals[to]) most_turns_ += 4;
            }
        }
        // The rim is closed even if the walls say otherwise: nothing ever reads past an end.
        for (int row = 0; row < puzzle.height; ++row) {
            walls[static_cast<std::size_t>(row * max_side)] |= 8;
            walls[static_cast<std::size_t>(row * max_side + puzzle.width - 1)] |= 2;
        }
        for (int column = 0; column < puzzle.width; ++column) {
            walls[static_cast<std::size_t>(column)] |= 1;
            walls[static_cast<std::size_t>((puzzle.height - 1) * max_side + column)] |= 4;
        }
        // A robot that no diagonal lets pass is of kind 0; each other colour is a kind of its own.
        kinds_.push_back(straight_lines(walls, diagonals, -1));
        for (const int colour : puzzle.colours) {
            const bool passes = std::any_of(diagonals.begin(), diagonals.end(), [colour](int diagonal) {
                return diagonal && (diagonal - 1) / 2 == colour;
            });
            kind_.push_back(passes ? kinds_.size() : 0);
            if (passes) kinds_.push_back(straight_lines(walls, diagonals, colour));
        }
    }

    std::size_t kind(int robot) const { return kind_[static_cast<std::size_t>(robot)]; }

    // The slide of a robot that is not itself in `occupied` (its own starting cell is empty, R4).
    Slide slide(std::size_t kind, int from, int heading, const Occupied& occupied) const {
        const Lines& lines = *kinds_[kind];
        int cell = from;
        int entered = heading;
        for (int turns = 0; turns <= most_turns_; ++turns) {
            const Line line = lines[static_cast<std::size_t>(cell * 4 + heading)];
            const int end = before_robot(occupied, cell, line.end, heading);
            if (end == cell) {
                if (turns == 0 || blocked_turn_illegal_) return {};
                return {cell, entered, true};  // a blocked turn: it stands on the diagonal (R19)
            }
            if (end != line.end || line.turn == no_heading) return {end, heading, turns > 0};
            cell = end;
            entered = heading;
            heading = line.turn;
        }
        return {};  // it would go round for ever
    }

    // Least number of moves to the target if a robot could stop wherever it wants: for each cell.
    std::vector<int> relaxed(std::size_t kind, int target) const {
        std::vector<int> least(cells, far_away);
        if (target == no_cell) return std::vector<int>(cells, 0);
        least[static_cast<std::size_t>(target)] = 0;
        bool changed = true;
        for (int moves = 0; changed; ++moves) {
            changed = false;
            for (int cell = 0; cell < cells; ++cell) {
                if (least[static_cast<std::size_t>(cell)] != far_away) continue;
                if (passes_one(kind, cell, least, moves)) {
                    least[static_cast<std::size_t>(cell)] = moves + 1;
                    changed = true;
                }
            }
        }
        return least;
    }

private:
    struct Line {
        std::int16_t end;  // the last cell straight on without other robots: before a wall, or on a diagonal
        std::int8_t turn;  // the heading after that diagonal, or no_heading
    };
    using Lines = std::array<Line, cells * 4>;

    static std::unique_ptr<Lines> straight_lines(
        const std::array<int, cells>& walls, const std::array<int, cells>& diagonals, int colour) {
        auto lines = std::make_unique<Lines>();
        for (int cell = 0; cell < cells; ++cell) {
            for (int heading = 0; heading < 4; ++heading) {
                int end = cell;
                int turn = no_heading;
                while (!(walls[static_cast<std::size_t>(end)] >> heading & 1) && turn == no_heading) {
                    end += step_of[static_cast<std::size_t>(heading)];
                    const int diagonal = diagonals[static_cast<std::size_t>(end)];
                    if (diagonal && (diagonal - 1) / 2 != colour) {
                        turn = turned_by[static_cast<std::size_t>((diagonal - 1) & 1)][static_cast<std::size_t>(heading)];
                    }
                }
                (*lines)[static_cast<std::size_t>(cell * 4 + heading)] = {
                    static_cast<std::int16_t>(end), static_cast<std::int8_t>(turn)};
            }
        }
        return lines;
    }

    // The last cell before the first robot on the straight line from `cell` to `end`.
    static int before_robot(const Occupied& occupied, int cell, int end, int heading) {
        const int row = cell >> 5;
        const int column = cell & 31;
        if (heading & 1) {
            const std::uint32_t line = occupied.rows[static_cast<std::size_t>(row)];
            return (row << 5) | nearest(line, column, end & 31, heading == 1);
        }
        const std::uint32_t line = occupied.columns[static_cast<std::size_t>(column)];
        return (nearest(line, row, end >> 5, heading == 2) << 5) | column;
    }

    static int nearest(std::uint32_t line, int from, int end, bool upwards) {
        if (upwards) {
            const std::uint32_t ahead = line & ~((2U << from) - 1U);
            return ahead ? std::min(end, std::countr_zero(ahead) - 1) : end;
        }
        const std::uint32_t ahead = line & ((1U << from) - 1U);
        return ahead ? std::max(end, static_cast<int>(std::bit_width(ahead))) : end;
    }

    // Whether some slide from `cell` passes a cell of that many moves.
    bool passes_one(std::size_t kind, int from, const std::vector<int>& least, int moves) const {
        const Lines& lines = *kinds_[kind];
        for (int heading = 0; heading < 4; ++heading) {
            int cell = from;
            int going = heading;
            for (int turns = 0; turns <= most_turns_; ++turns) {
                const Line line = lines[static_cast<std::size_t>(cell * 4 + going)];
                while (cell != line.end) {
                    cell += step_of[static_cast<std::size_t>(going)];
                    if (least[static_cast<std::size_t>(cell)] == moves) return true;
                }
                if (line.turn == no_heading) break;
                going = line.turn;
            }
        }
        return false;
    }

    bool blocked_turn_illegal_;
    int most_turns_ = 0;  // a robot that turns more often goes round for ever
    std::vector<std::unique_ptr<Lines>> kinds_;
    std::vector<std::size_t> kind_;
};

}  // namespace robacus::ricochet::plain
