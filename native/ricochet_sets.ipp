// The search over sets, included once for each kind of processor (ricochet_sets_avx2.cpp, ricochet_sets_portable.cpp).
// ROBACUS_LANES names its namespace; ROBACUS_AVX2 chooses the arithmetic of 256 bits.

namespace robacus::ricochet::ROBACUS_LANES {
namespace {

using sets::Block;
using sets::Meter;
using sets::step_of;
using u64 = std::uint64_t;
using u32 = std::uint32_t;
using u16 = std::uint16_t;
using u8 = std::uint8_t;

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

#include "ricochet_sets_cells.ipp"
#include "ricochet_sets_board.ipp"
#include "ricochet_sets_outlook.ipp"
#include "ricochet_sets_helpers.ipp"
#include "ricochet_sets_scout.ipp"
#include "ricochet_sets_table.ipp"
#include "ricochet_sets_frontier.ipp"
#include "ricochet_sets_way.ipp"
#include "ricochet_sets_ground.ipp"
#include "ricochet_sets_search.ipp"
#include "ricochet_sets_solo.ipp"
#include "ricochet_sets_crew.ipp"
#include "ricochet_sets_past.ipp"
#include "ricochet_sets_axes.ipp"

template <int helpers, bool diagonals>
void run_search(const SetPuzzle& puzzle, const Limits& limits, SetAnswer& answer) {
    if constexpr (!diagonals) {
        if (puzzle.variant != Variant::free) return AxesSearch<helpers>(puzzle, limits, answer).run();
    }
#if ROBACUS_CREW
    // With fewer helpers there are too few placings to share.
    if constexpr (!diagonals && helpers > 2) {
        if (limits.threads > 1 && puzzle.active_cell != puzzle.target) {
            Crew<helpers> crew(puzzle, limits);
            return search(crew, answer);
        }
    }
#endif
    Solo<helpers, diagonals> alone(puzzle, limits);
    search(alone, answer);
}

template <bool diagonals>
void run_searches(const SetPuzzle& puzzle, const Limits& limits, SetAnswer& answer) {
    switch (puzzle.helpers) {
        case 0: return run_search<0, diagonals>(puzzle, limits, answer);
        case 1: return run_search<1, diagonals>(puzzle, limits, answer);
        case 2: return run_search<2, diagonals>(puzzle, limits, answer);
        case 3: return run_search<3, diagonals>(puzzle, limits, answer);
        default: return run_search<4, diagonals>(puzzle, limits, answer);
    }
}

SetAnswer solve_sets(const SetPuzzle& puzzle, const Limits& limits) noexcept {
    SetAnswer answer;
    try {
        if (limits.stop.asked()) throw sets::Stopped();
        if (puzzle.has_diagonals) run_searches<true>(puzzle, limits, answer);
        else run_searches<false>(puzzle, limits, answer);
    } catch (const std::bad_alloc&) {
        answer.status = Status::out_of_memory;
    } catch (const sets::Stopped&) {
        answer.status = Status::stopped;
    }
    sets::Pool::mine().rest();
    return answer;
}

}  // namespace
}  // namespace robacus::ricochet::ROBACUS_LANES
