// The doors of the Robogem kernel: what is asked is checked, and running out of memory is a status.
// Which part does what:
//   robogem_ground.cpp    the board made ready: neighbours, closed bases, distances
//   robogem_cards.hpp     letters of cards, hands, sequences
//   robogem_moves.hpp     commands, cards and programs carried out
//   robogem_seen.hpp      the set of positions that programs and searches remember
//   robogem_worth.hpp     how good a position is
//   robogem_search.hpp    everything that a turn can lead to, and the best turn
//   robogem_playout.hpp   a game played on
#include "robogem.hpp"

#include <algorithm>
#include <new>
#include <optional>

#include "robogem_cards.hpp"
#include "robogem_moves.hpp"
#include "robogem_playout.hpp"
#include "robogem_search.hpp"

namespace robacus::robogem {

namespace {

constexpr std::size_t max_pack = 200;
constexpr int max_plies = 1000;

bool asks_well(const Ground& ground, const Position& position, int seat, const std::string& hand,
               const std::string& function, int room) {
    return ground.fits(position, seat) && are_cards(hand, max_hand) && are_cards(function, max_function) && room >= 0 &&
           function.size() + static_cast<std::size_t>(room) <= max_function;
}

bool well_made(const Ground& ground, const World& world, int seat) {
    const auto seats = static_cast<std::size_t>(ground.seats());
    if (!ground.fits(world.position, seat)) return false;
    if (world.hands.size() != seats || world.functions.size() != seats || world.order.empty()) return false;
    return are_cards(world.pack, max_pack) &&
           std::all_of(world.hands.begin(), world.hands.end(),
                       [](const auto& hand) { return are_cards(hand, max_hand); }) &&
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
        ran.position = position;
        ran.stop = Moves(ground).run(ran.position, seat, program, function, &ran.trace);
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
                found.turns.push_back({program, append, false, search.valuation().worth(after, seat), after});
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

Worths playouts(const Ground& ground, const std::vector<World>& worlds, int seat, int plies,
                const Stop& stop) noexcept {
    Worths found;
    try {
        if (plies < 0 || plies > max_plies) return found;
        for (const World& world : worlds)
            if (!well_made(ground, world, seat)) return found;
        Search search(ground);
        found.status = Status::done;
        for (const World& world : worlds) {
            std::optional<std::int32_t> worth;
            if (!stop.asked()) worth = playout(search, world, seat, plies, stop);
            if (!worth) {
                found.status = Status::stopped;
                break;
            }
            found.worths.push_back(*worth);
        }
        found.commands = search.commands();
    } catch (const std::bad_alloc&) {
        found = {Status::out_of_memory, {}, 0};
    }
    return found;
}

std::uint64_t run_many(const Ground& ground, const Position& position, int seat,
                       const std::vector<std::string>& programs, const std::string& function, int times) noexcept {
    try {
        for (const std::string& program : programs)
            if (!asks_well(ground, position, seat, program, function, 0)) return 0;
        Moves moves(ground);
        for (int time = 0; time < times; ++time) {
            for (const std::string& program : programs) {
                Position here = position;
                moves.run(here, seat, program, function, nullptr);
            }
        }
        return moves.commands();
    } catch (const std::bad_alloc&) {
        return 0;
    }
}

}  // namespace robacus::robogem
