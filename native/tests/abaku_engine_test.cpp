// Laws of playing on and of the endgame of Abaku without Python, for the sanitizers: points that can be worked out by
// hand, the same answer twice, limits, and nonsense refused.
#include "../abaku_endgame.hpp"
#include "../abaku_simulation.hpp"

#include <limits>
#include <string>

#include "check.hpp"

using namespace robacus;
using namespace robacus::abaku;

namespace {

const Stop never(std::numeric_limits<double>::infinity());
constexpr std::uint64_t plenty = 1'000'000;

Rack rack_of(const std::string& tiles) {
    Rack rack;
    for (const char tile : tiles) {
        if (tile == '?') ++rack.jokers;
        else ++rack.tiles[static_cast<std::size_t>(tile - '0')];
    }
    return rack;
}

World world_of(const std::string& tiles) {
    World world;
    for (const char tile : tiles) world.push_back(static_cast<std::uint8_t>(tile - '0'));
    return world;
}

// A plain board of 5 x 5 with 2 4 in its middle row.
Board some_board() {
    Rules rules;
    rules.size = 5;
    rules.bonuses.assign(25, 0);
    Board board(rules);
    CHECK(board.lay({12, 13}, {2, 4}));
    return board;
}

RackValues no_values() { return RackValues(std::vector<int>(RackValues::entries, 0)); }

Candidate passing(const std::string& kept) {
    Candidate candidate;
    candidate.kept = rack_of(kept);
    return candidate;
}

void racks_have_places_of_their_own() {
    std::vector<int> table(RackValues::entries, 0);
    table[RackValues::index(rack_of("123"))] = 7;
    table[RackValues::index(rack_of("9?"))] = 5;
    table[RackValues::index(rack_of("0"))] = -2;
    const RackValues values(std::move(table));
    CHECK(values.of(rack_of("321")) == 7);
    CHECK(values.of(rack_of("?9")) == 5);
    CHECK(values.of(rack_of("")) == 0);
    CHECK(values.of(rack_of("00001")) == -8);  // five tiles count one by one
    CHECK(!RackValues({1, 2, 3}).valid());
}

void nothing_to_lay_leaves_what_is_in_hand() {
    const Board board = some_board();
    // Sevens alone make no example here: both keep what they have.
    const Playouts found = playouts(board, no_values(), {passing("77")}, {world_of("7")}, {1}, 4, never);
    CHECK(found.status == Status::done);
    CHECK(found.values == std::vector<int>{-70});
    const Ending ending = best_ending(board, {rack_of("77"), rack_of("7")}, {0, 0}, plenty, never);
    CHECK(ending.status == Status::done);
    CHECK(ending.proven);
    CHECK(ending.worth == -7);
    CHECK(ending.best.count == 0);
}

void going_out_gains_what_the_other_holds_twice() {
    // 8 before 2 4: the cube root of 8 is 2, and 8 : 2 = 4, 24 points; the other's 7 is added and taken from the other.
    const Ending ending = best_ending(some_board(), {rack_of("8"), rack_of("7")}, {0, 0}, plenty, never);
    CHECK(ending.proven);
    CHECK(ending.worth == 24 + 14);
    CHECK(ending.best.count == 1 && ending.best.fields[0] == 11 && ending.best.digits[0] == 8);
    const Ending joker = best_ending(some_board(), {rack_of("?"), rack_of("7")}, {0, 0}, plenty, never);
    CHECK(joker.proven && joker.worth >= ending.worth);
}

void the_same_question_has_the_same_answer() {
    const Board board = some_board();
    const std::vector<World> worlds = {world_of("13579024681357902468"), world_of("86420975318642097531")};
    Candidate laying;
    laying.points = 14;
    laying.fields = {14};
    laying.digits = {8};
    laying.kept = rack_of("135?");
    Candidate exchanging = passing("13");
    exchanging.back = {0, 8};
    const std::vector<Candidate> candidates = {laying, exchanging, passing("12345")};
    const Playouts one = playouts(board, no_values(), candidates, worlds, {5, 5}, 6, never);
    const Playouts two = playouts(board, no_values(), candidates, worlds, {5, 5}, 6, never);
    CHECK(one.status == Status::done);
    CHECK(one.values.size() == 6);
    CHECK(one.values == two.values);
    const Ending first = best_ending(board, {rack_of("123"), rack_of("456")}, {1, 2}, plenty, never);
    const Ending second = best_ending(board, {rack_of("123"), rack_of("456")}, {1, 2}, plenty, never);
    CHECK(first.proven && second.proven);
    CHECK(first.worth == second.worth && first.work == second.work);
}

void limits_end_the_search() {
    const Board board = some_board();
    const Ending little = best_ending(board, {rack_of("12345"), rack_of("67890")}, {0, 0}, 3, never);
    CHECK(little.status == Status::done);
    CHECK(!little.proven);
    CHECK(little.work <= 3);
    CHECK(best_ending(board, {rack_of("12345"), rack_of("67890")}, {0, 0}, plenty, Stop(0)).status == Status::stopped);
    const Playouts stopped = playouts(board, no_values(), {passing("1")}, {world_of("123456")}, {5}, 2, Stop(0));
    CHECK(stopped.status == Status::stopped);
}

void nonsense_is_refused() {
    const Board board = some_board();
    Rules even;
    even.size = 4;
    const Board wrong(even);
    const World world = world_of("12345");
    CHECK(playouts(wrong, no_values(), {passing("1")}, {world}, {5}, 2, never).status == Status::invalid);
    CHECK(playouts(board, RackValues({}), {passing("1")}, {world}, {5}, 2, never).status == Status::invalid);
    CHECK(playouts(board, no_values(), {passing("1")}, {world}, {6}, 2, never).status == Status::invalid);
    CHECK(playouts(board, no_values(), {passing("1")}, {world}, {5, 5}, 2, never).status == Status::invalid);
    CHECK(playouts(board, no_values(), {passing("1")}, {{11}}, {1}, 2, never).status == Status::invalid);
    CHECK(playouts(board, no_values(), {passing("1")}, {world}, {5}, -1, never).status == Status::invalid);
    CHECK(playouts(board, no_values(), {passing("123456")}, {world}, {5}, 2, never).status == Status::invalid);
    Candidate occupied = passing("1");
    occupied.fields = {12};
    occupied.digits = {1};
    CHECK(playouts(board, no_values(), {occupied}, {world}, {5}, 2, never).status == Status::invalid);
    CHECK(best_ending(wrong, {rack_of("1"), rack_of("2")}, {0, 0}, plenty, never).status == Status::invalid);
    CHECK(best_ending(board, {rack_of(""), rack_of("2")}, {0, 0}, plenty, never).status == Status::invalid);
    CHECK(best_ending(board, {rack_of("123456"), rack_of("2")}, {0, 0}, plenty, never).status == Status::invalid);
    CHECK(best_ending(board, {rack_of("1"), rack_of("2")}, {3, 0}, plenty, never).status == Status::invalid);
    Rack negative = rack_of("1");
    negative.jokers = -1;
    CHECK(best_ending(board, {negative, rack_of("2")}, {0, 0}, plenty, never).status == Status::invalid);
}

}  // namespace

int main() {
    racks_have_places_of_their_own();
    nothing_to_lay_leaves_what_is_in_hand();
    going_out_gains_what_the_other_holds_twice();
    the_same_question_has_the_same_answer();
    limits_end_the_search();
    nonsense_is_refused();
    return summary();
}
