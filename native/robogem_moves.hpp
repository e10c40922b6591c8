// How robots move in Robogem: one command, one card, a whole program with its function (moves.py).
#pragma once

#include <cstdint>
#include <string>

#include "robogem.hpp"
#include "robogem_seen.hpp"

namespace robacus::robogem {

constexpr int to_win = 3;  // diamonds at a base that end the game (E1)

// Carries out what it is told, in one thread, and counts the commands.
class Moves {
public:
    explicit Moves(const Ground& ground) : ground_(ground) {}

    std::uint64_t commands() const { return commands_; }

    // A whole program.  The commands that were carried out are added to `trace`, which may be null.
    Stop_reason run(Position& position, int seat, const std::string& program, const std::string& function,
                    std::string* trace) {
        for (const char next : program) {
            if (position.winner >= 0) return Stop_reason::game_over;
            const Stop_reason reason = card(position, seat, next, function, trace);
            if (reason != Stop_reason::done) return reason;
        }
        return Stop_reason::done;
    }

    // One card of a program; the function card calls the function.
    Stop_reason card(Position& position, int seat, char letter, const std::string& function, std::string* trace) {
        if (letter == 'f') [[unlikely]] return call(position, seat, function, trace);
        const Stop_reason reason = command(position, seat, letter);
        if (trace && reason == Stop_reason::done) trace->push_back(letter);
        return reason;
    }

private:
    // A function card in the function starts it anew; what stands behind it is never reached (F4).  It is cut where it
    // would start in a situation in which it was started before (F5).
    Stop_reason call(Position& position, int seat, const std::string& function, std::string* trace) {
        const bool calls_itself = function.find('f') != std::string::npos;
        if (calls_itself) starts_.clear();
        while (true) {
            if (calls_itself && !starts_.add(position)) return Stop_reason::endless_loop;
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

    // F, L or R.  Where it is not possible nothing changes.
    Stop_reason command(Position& position, int seat, char letter) {
        Robot& robot = position.robot(seat);
        if (letter != 'F') {
            robot.heading = static_cast<std::uint8_t>((robot.heading + (letter == 'L' ? 3 : 1)) & 3);
            ++commands_;
            return Stop_reason::done;
        }
        const Stop_reason reason = forward(position, seat, robot);
        commands_ += reason == Stop_reason::done;
        return reason;
    }

    // One square ahead, pushing and capturing (C1, U1-U12).
    Stop_reason forward(Position& position, int seat, Robot& robot) const {
        const Ground::Next to = ground_.next(robot.square, robot.heading);
        if (const Stop_reason why = closed(to, seat); why != Stop_reason::done) return why;
        const int pushed = robot_on(position, to.square);
        if (pushed < 0) {
            if (full(position, robot, to.square)) return Stop_reason::diamond_full;
            enter(position, seat, robot, to.square);
            return Stop_reason::done;
        }
        Robot& victim = position.robot(pushed);
        const Ground::Next behind = ground_.next(to.square, robot.heading);
        if (const Stop_reason why = closed(behind, pushed); why != Stop_reason::done) return when_pushed(why);
        if (robot_on(position, behind.square) >= 0) return Stop_reason::push_two;
        if (full(position, victim, behind.square)) return Stop_reason::push_diamond_full;
        if (ground_.capture() && victim.cargo > 0 && robot.cargo < max_cargo) {
            --victim.cargo;
            ++robot.cargo;
        }
        enter(position, pushed, victim, behind.square);
        enter(position, seat, robot, to.square);
        return Stop_reason::done;
    }

    // Why the ground itself keeps the robot of a seat from what lies ahead; `done` where it does not (S1-S3).
    Stop_reason closed(Ground::Next to, int seat) const {
        if (to.kind != Ground::Kind::free)
            return to.kind == Ground::Kind::edge ? Stop_reason::off_board : Stop_reason::blocker;
        return ground_.closed(to.square, seat) ? Stop_reason::foreign_base : Stop_reason::done;
    }

    // The same reason, of a robot that is pushed.
    static constexpr Stop_reason when_pushed(Stop_reason why) {
        return why == Stop_reason::off_board ? Stop_reason::push_off_board
               : why == Stop_reason::blocker ? Stop_reason::push_blocker
                                             : Stop_reason::push_foreign_base;
    }

    int robot_on(const Position& position, int square) const {
        for (int seat = 0; seat < ground_.seats(); ++seat)
            if (position.robot(seat).square == square) return seat;
        return -1;
    }

    // Whether a diamond lies there that the robot has no room for (D2, U11).
    bool full(const Position& position, const Robot& robot, int square) const {
        const int diamond = ground_.diamond_on(square);
        return robot.cargo >= max_cargo && diamond >= 0 && position.lies(diamond);
    }

    // The robot stands there now: it picks up or brings home what there is (D1, D3, U8, U10, E1).
    void enter(Position& position, int seat, Robot& robot, int square) const {
        robot.square = static_cast<std::uint8_t>(square);
        const int diamond = ground_.diamond_on(square);
        if (diamond >= 0 && position.lies(diamond)) {
            position.lying &= ~(std::uint64_t{1} << diamond);
            ++robot.cargo;
        }
        if (robot.cargo > 0 && square == ground_.base(seat)) {
            robot.banked = static_cast<std::uint8_t>(robot.banked + robot.cargo);
            robot.cargo = 0;
            if (robot.banked >= to_win && position.winner < 0) position.winner = seat;
        }
    }

    const Ground& ground_;
    std::uint64_t commands_ = 0;
    Seen starts_;  // situations in which the function was started, in the call that is carried out
};

}  // namespace robacus::robogem
