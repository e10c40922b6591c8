// Laws of the Abaku kernel without Python, for the sanitizers: known points, a board laid tile by tile equal to one set
// at once, a turned board with the same scores, limits, and nonsense refused.
#include "../abaku.hpp"

#include <algorithm>
#include <limits>
#include <string>

#include "../abaku_examples.hpp"
#include "check.hpp"

using namespace robacus;
using namespace robacus::abaku;

namespace {

const Stop never(std::numeric_limits<double>::infinity());
constexpr std::size_t plenty = 10'000'000;

std::uint64_t state = 0x9E3779B97F4A7C15ULL;

int below(int n) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<int>((state >> 33) % static_cast<std::uint64_t>(n));
}

Rack rack_of(const std::string& tiles) {
    Rack rack;
    for (const char tile : tiles) {
        if (tile == '?') ++rack.jokers;
        else ++rack.tiles[static_cast<std::size_t>(tile - '0')];
    }
    return rack;
}

Rules rules_of(int size, bool zero_either = false, bool zero_only_contact = true, unsigned operations = 63) {
    Rules rules;
    rules.size = size;
    for (int field = 0; field < size * size; ++field) rules.bonuses.push_back(static_cast<std::uint8_t>(field % 7 % 5));
    rules.zero_either = zero_either;
    rules.zero_only_contact = zero_only_contact;
    rules.operations = operations;
    return rules;
}

// Placements with the most points are laid, and the board is compared with one that is set at once.
void laid_equals_set(const Rules& rules, int turns) {
    Board board(rules);
    std::vector<std::uint8_t> digits(static_cast<std::size_t>(rules.size * rules.size), 255);
    for (int turn = 0; turn < turns; ++turn) {
        std::string tiles;
        for (int i = 0; i < 5; ++i) tiles += static_cast<char>('0' + below(10));
        if (turn % 5 == 4) tiles[0] = '?';
        const Found found = board.placements(rack_of(tiles), plenty, never);
        CHECK(found.status == Status::done);
        Board fresh(rules);
        CHECK(fresh.set(digits));
        const Found again = fresh.placements(rack_of(tiles), plenty, never);
        CHECK(again.placements.size() == found.placements.size());
        CHECK(again.sum_of_scores() == found.sum_of_scores());
        if (found.placements.empty()) continue;
        const auto& best = *std::max_element(found.placements.begin(), found.placements.end(),
                                             [](const auto& a, const auto& b) { return a.score < b.score; });
        std::vector<std::uint8_t> fields, values;
        for (std::size_t i = 0; i < best.count; ++i) {
            fields.push_back(best.fields[i]);
            values.push_back(best.digits[i]);
            digits[best.fields[i]] = best.digits[i];
        }
        CHECK(board.lay(fields, values));
        CHECK(!board.lay(fields, values));
    }
}

void turned_board_scores_the_same() {
    const int size = 15;
    Rules rules = rules_of(size), turned = rules;
    std::vector<std::uint8_t> digits(225, 255), other(225, 255);
    Board board(rules);
    for (int turn = 0; turn < 8; ++turn) {
        const Found found = board.placements(rack_of("13579"), plenty, never);
        if (found.placements.empty()) break;
        const auto& some = found.placements[static_cast<std::size_t>(below(static_cast<int>(found.placements.size())))];
        for (std::size_t i = 0; i < some.count; ++i) digits[some.fields[i]] = some.digits[i];
        CHECK(board.set(digits));
    }
    for (std::size_t field = 0; field < 225; ++field) {
        const std::size_t there = field % 15 * 15 + field / 15;
        other[there] = digits[field];
        turned.bonuses[there] = rules.bonuses[field];
    }
    Board turned_board(turned);
    CHECK(turned_board.set(other));
    const Found here = board.placements(rack_of("2468?"), plenty, never);
    const Found there = turned_board.placements(rack_of("2468?"), plenty, never);
    CHECK(!here.placements.empty());
    CHECK(here.placements.size() == there.placements.size());
    CHECK(here.sum_of_scores() == there.sum_of_scores());
    CHECK(here.best_score() == there.best_score());
}

void known_points() {
    Rules rules;
    rules.bonuses.assign(225, 0);
    Board board(rules);
    const std::vector<std::uint8_t> middle = {7 * 15 + 5, 7 * 15 + 6, 7 * 15 + 7, 7 * 15 + 8};
    CHECK(board.lay(middle, {1, 2, 4, 3}));
    const Found found = board.placements(rack_of("62"), plenty, never);
    // 6 above and 2 below the 4: 6 - 4 = 2 and the root of 4 are 18 points.
    CHECK(std::any_of(found.placements.begin(), found.placements.end(), [](const Placement& one) {
        return one.count == 2 && one.fields[0] == 6 * 15 + 7 && one.fields[1] == 8 * 15 + 7 && one.score == 18;
    }));
    CHECK(found.rows(18).size() < found.rows(0).size());
    CHECK(board.placements(Rack{}, plenty, never).placements.empty());
}

bool is_example(const Examples& examples, const std::string& row) {
    std::vector<std::uint8_t> digits;
    std::vector<std::uint64_t> before = {0};
    for (const char digit : row) {
        digits.push_back(static_cast<std::uint8_t>(digit - '0'));
        before.push_back(before.back() * 10 + digits.back());
    }
    return examples.is(digits.data(), before.data(), 0, static_cast<int>(digits.size()));
}

void long_rows_are_exact() {
    const auto examples = Examples::of(63);
    // 12345 + 67890 = 80235, 80235 - 67890 = 12345, 999 x 9999 = 9989001 and back, 999^2, 999^3 and their roots.
    for (const char* row : {"123456789080235", "802356789012345", "99999999989001", "99890019999999", "999998001",
                            "998001999", "999997002999", "997002999999"}) {
        CHECK(is_example(*examples, row));
    }
    for (const char* row : {"123456789080236", "802356789012344", "99999999989002", "012345678902", "998002999"}) {
        CHECK(!is_example(*examples, row));
    }
    CHECK(Examples::of(1) == Examples::of(1));
    CHECK(Examples::of(1) != examples);
}

// Every example of up to five digits is in the list of its tiles, and nothing else is in any list.
void words_are_the_examples() {
    const auto examples = Examples::of(63);
    const Words& words = examples->words();
    for (int size = 2; size <= max_tiles; ++size) {
        std::size_t listed = 0, there = 0;
        for (std::size_t number = 0; number < Words::sets(size); ++number) listed += words.of(size, number, {}).size();
        for (std::uint32_t value = 0; value < power_of_ten[static_cast<std::size_t>(size)]; ++value) {
            if (!examples->bit(size, value)) continue;
            ++there;
            std::vector<unsigned> tiles;
            std::uint32_t row = 0;
            for (int place = size - 1; place >= 0; --place) {
                tiles.push_back(static_cast<unsigned>(value / power_of_ten[static_cast<std::size_t>(place)] % 10));
                row = row << 4 | tiles.back();
            }
            std::sort(tiles.begin(), tiles.end());
            std::size_t number = 0;
            for (int i = 0; i < size; ++i) number += Words::number_of(tiles[static_cast<std::size_t>(i)], i);
            const auto list = words.of(size, number, {});
            CHECK(std::find(list.begin(), list.end(), row) != list.end());
        }
        CHECK(listed == there);
    }
    // 1 + 2 = 3 and 3 - 2 = 1 with the 2 lying.
    const std::size_t one_and_three = Words::number_of(1, 0) + Words::number_of(3, 1);
    CHECK(words.of(2, one_and_three, {1, 2}).size() == 2);
    CHECK(words.of(2, one_and_three, {1, 9}).empty());
}

void nonsense_is_refused() {
    Rules even = rules_of(15);
    even.size = 14;
    Rules few = rules_of(15);
    few.bonuses.pop_back();
    Rules odd = rules_of(15);
    odd.bonuses[3] = 9;
    Rules many = rules_of(15);
    many.most = 6;
    Rules other = rules_of(15);
    other.operations = 64;
    for (const Rules& rules : {even, few, odd, many, other}) {
        Board board(rules);
        CHECK(!board.valid());
        CHECK(!board.set(std::vector<std::uint8_t>(225, 255)));
        CHECK(!board.lay({0}, {1}));
        CHECK(board.placements(rack_of("123"), plenty, never).status == Status::invalid);
    }
    Board board(rules_of(15));
    CHECK(!board.set({1, 2, 3}));
    CHECK(!board.set(std::vector<std::uint8_t>(225, 77)));
    CHECK(!board.lay({225}, {1}));
    CHECK(!board.lay({0}, {10}));
    CHECK(!board.lay({0, 0}, {1, 2}));
    CHECK(!board.lay({0, 1}, {1}));
    CHECK(board.placements(rack_of("123456"), plenty, never).status == Status::invalid);
    Rack negative;
    negative.jokers = -1;
    CHECK(board.placements(negative, plenty, never).status == Status::invalid);
    CHECK(board.placements(rack_of("?????"), 1000, never).status == Status::too_many);
    CHECK(board.placements(rack_of("12345"), plenty, Stop(0)).status == Status::stopped);
    // Boards that no game reaches: full, and full of zeros.
    for (const int digit : {0, 7}) {
        CHECK(board.set(std::vector<std::uint8_t>(225, static_cast<std::uint8_t>(digit))));
        CHECK(board.placements(rack_of("12345"), plenty, never).placements.empty());
        std::vector<std::uint8_t> holes(225, static_cast<std::uint8_t>(digit));
        for (std::size_t field = 0; field < 225; field += 3) holes[field] = 255;
        CHECK(board.set(holes));
        CHECK(board.placements(rack_of("1234?"), plenty, never).status == Status::done);
    }
}

}  // namespace

int main() {
    known_points();
    long_rows_are_exact();
    words_are_the_examples();
    nonsense_is_refused();
    turned_board_scores_the_same();
    laid_equals_set(rules_of(15), 16);
    laid_equals_set(rules_of(15, true), 8);
    laid_equals_set(rules_of(15, false, false, 5), 8);
    laid_equals_set(rules_of(3), 6);
    return summary();
}
