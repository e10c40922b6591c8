// A board made ready for fights: neighbours, obstacles, and the table of pairs of hexes.  See robots_vs_robots_pairs.hpp.
#include <algorithm>
#include <cstdlib>
#include <new>

#include "robots_vs_robots_pairs.hpp"

namespace robacus::robots {

namespace {

constexpr int step_q[6] = {0, 1, 1, 0, -1, -1};
constexpr int step_r[6] = {-1, -1, 0, 1, 1, 0};

}  // namespace

Ground::Ground(std::span<const int> q, std::span<const int> r, std::span<const int> next, std::span<const int> kinds,
               const Rules& given) noexcept
    : rules(given) {
    try {
        valid_ = prepare(q, r, next, kinds);
    } catch (const std::bad_alloc&) {
        valid_ = false;
    }
}

bool Ground::prepare(std::span<const int> q, std::span<const int> r, std::span<const int> next, std::span<const int> kinds) {
    const std::size_t count = q.size();
    if (count < 2 || count > max_hexes || r.size() != count || next.size() != 6 * count || kinds.size() != count) return false;
    if (rules.limit < 1 || rules.limit > max_turns || rules.zero < 0 || rules.zero >= cells) return false;
    hexes = static_cast<int>(count);
    const auto in_range = [](int value, int low, int high) { return value >= low && value <= high; };
    for (std::size_t i = 0; i < count; ++i) {
        if (!in_range(kinds[i], 0, 6) || !in_range(q[i], -1000, 1000) || !in_range(r[i], -1000, 1000)) return false;
    }
    for (int to : next) {
        if (!in_range(to, off, hexes - 1)) return false;
    }
    ahead.resize(6 * count);
    terrain.resize(count);
    obstacles.assign(count, 0);
    pairs.resize(count * count);
    const auto kind_of = [&](int cell) { return static_cast<Terrain>(kinds[static_cast<std::size_t>(cell)]); };
    for (std::size_t i = 0; i < count; ++i) {
        terrain[i] = static_cast<std::uint8_t>(kinds[i]);
        const Terrain here = static_cast<Terrain>(kinds[i]);
        visible_mines |= here == Terrain::mine;
        traps |= is_mine(here) || is_trap(here);
        for (std::size_t head = 0; head < 6; ++head) {
            const int to = next[6 * i + head];
            const bool wall = to != off && (kind_of(to) == Terrain::low || kind_of(to) == Terrain::high);
            ahead[6 * i + head] = static_cast<std::int16_t>(wall ? solid : to);
            if (to == off || is_obstacle(kind_of(to))) obstacles[i] |= static_cast<std::uint8_t>(1u << head);
        }
        for (std::size_t j = 0; j < count; ++j) {
            const int dq = q[j] - q[i], dr = r[j] - r[i];
            std::uint32_t word = static_cast<std::uint32_t>(
                std::min(255, std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)})));
            for (int head = 0; head < 6; ++head) {
                const int side = step_q[head] * (2 * dr + dq) - (2 * step_r[head] + step_q[head]) * dq;
                if (side > 0) word |= 1u << (8 + head);
                if (side < 0) word |= 1u << (14 + head);
            }
            pairs[i * count + j] = word | no_line << 20;
        }
        // The straight lines from here, until the edge or a high wall.
        for (std::size_t head = 0; head < 6; ++head) {
            int at = next[6 * i + head];
            for (std::size_t away = 0; away < count && at != off && kind_of(at) != Terrain::high; ++away) {
                std::uint32_t& word = pairs[i * count + static_cast<std::size_t>(at)];
                word = (word & ~(7u << 20)) | static_cast<std::uint32_t>(head) << 20;
                at = next[6 * static_cast<std::size_t>(at) + head];
            }
        }
    }
    return true;
}

}  // namespace robacus::robots
