// The board of Robogem, made ready for moves and searches: what lies where, who may enter, and how far everything is.
#include <algorithm>
#include <utility>

#include "robogem.hpp"

namespace robacus::robogem {

namespace {

constexpr std::uint8_t nobody = max_robots + 1;  // the owner of a closed base that no seat has

}  // namespace

Ground::Ground(int width, int height, const std::vector<std::uint8_t>& solid, const std::vector<int>& diamonds,
               const std::vector<int>& bases, const std::vector<int>& closed_bases, bool capture)
    : capture_(capture) {
    if (width < 1 || height < 1 || width > max_squares || height > max_squares || width * height > max_squares) return;
    size_ = width * height;
    const auto on_board = [this](const std::vector<int>& squares) {
        return std::all_of(squares.begin(), squares.end(),
                           [this](int square) { return 0 <= square && square < size_; });
    };
    if (static_cast<int>(solid.size()) != size_ || diamonds.size() > max_diamonds) return;
    if (bases.empty() || bases.size() > max_robots) return;
    if (!on_board(diamonds) || !on_board(bases) || !on_board(closed_bases)) return;

    seats_ = static_cast<int>(bases.size());
    diamonds_ = static_cast<int>(diamonds.size());
    connect(width, height, solid);
    diamond_on_.fill(-1);
    for (int number = 0; number < diamonds_; ++number) {
        const int square = diamonds[static_cast<std::size_t>(number)];
        diamond_on_[static_cast<std::size_t>(square)] = static_cast<std::int8_t>(number);
    }
    for (const int square : closed_bases) owner_[static_cast<std::size_t>(square)] = nobody;
    for (int seat = 0; seat < seats_; ++seat) {
        const auto square = static_cast<std::size_t>(bases[static_cast<std::size_t>(seat)]);
        base_[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(square);
        if (owner_[square] != 0) owner_[square] = static_cast<std::uint8_t>(seat + 1);
    }
    valid_ = true;
    for (int seat = 0; seat < seats_; ++seat) distances_[static_cast<std::size_t>(seat)] = measure(seat, diamonds);
}

void Ground::connect(int width, int height, const std::vector<std::uint8_t>& solid) {
    constexpr int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
    for (int square = 0; square < size_; ++square) {
        for (int heading = 0; heading < 4; ++heading) {
            const int x = square % width + dx[heading], y = square / width + dy[heading];
            if (x < 0 || y < 0 || x >= width || y >= height) continue;
            const int to = y * width + x;
            next_[static_cast<std::size_t>(square)][static_cast<std::size_t>(heading)] = {
                static_cast<std::uint8_t>(to), solid[static_cast<std::size_t>(to)] ? Kind::blocker : Kind::free};
        }
    }
}

bool Ground::fits(const Position& position, int seat) const noexcept {
    if (!valid_ || seat < 0 || seat >= seats_ || position.winner < -1 || position.winner >= seats_) return false;
    static_assert(max_diamonds < 64, "or the shift is too far");
    if ((position.lying >> diamonds_) != 0) return false;
    for (int other = 0; other < max_robots; ++other) {
        const Robot& robot = position.robot(other);
        if (other >= seats_) {
            if (!(robot == Robot{})) return false;
        } else if (robot.square >= size_ || robot.heading > 3 || robot.cargo > max_cargo) {
            return false;
        }
    }
    return true;
}

Distances Ground::measure(int seat, const std::vector<int>& diamonds) const {
    std::vector<int> targets{base(seat)};
    targets.insert(targets.end(), diamonds.begin(), diamonds.end());
    Distances found;
    for (const int target : targets) found.from_pose.push_back(cards_to(target, seat));
    for (const int start : targets) {
        std::vector<std::uint8_t> row;
        for (const auto& cards : found.from_pose) {
            const auto* pose = &cards[static_cast<std::size_t>(4 * start)];
            row.push_back(*std::min_element(pose, pose + 4));
        }
        found.between.push_back(std::move(row));
    }
    return found;
}

// From every pose (4 * square + heading) to a square, going backwards from it.
std::vector<std::uint8_t> Ground::cards_to(int target, int seat) const {
    std::vector<std::uint8_t> found(static_cast<std::size_t>(4 * size_), unreached);
    std::vector<int> todo;
    const auto reach = [&](int pose, int cards) {
        std::uint8_t& known = found[static_cast<std::size_t>(pose)];
        if (known != unreached || cards >= unreached) return;
        known = static_cast<std::uint8_t>(cards);
        todo.push_back(pose);
    };
    for (int heading = 0; heading < 4; ++heading) reach(4 * target + heading, 0);
    for (std::size_t done = 0; done < todo.size(); ++done) {
        const int square = todo[done] / 4, heading = todo[done] % 4;
        const int cards = found[static_cast<std::size_t>(todo[done])] + 1;
        reach(4 * square + (heading + 1) % 4, cards);
        reach(4 * square + (heading + 3) % 4, cards);
        const Next behind = next(square, (heading + 2) % 4);
        if (behind.kind == Kind::free && !closed(behind.square, seat)) reach(4 * behind.square + heading, cards);
    }
    return found;
}

}  // namespace robacus::robogem
