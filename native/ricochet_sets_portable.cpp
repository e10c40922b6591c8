// The search of ricochet_sets.ipp for every processor.
#include "ricochet_sets_common.hpp"

#define ROBACUS_AVX2 0
#define ROBACUS_LANES lanes_portable
#include "ricochet_sets.ipp"

namespace robacus::ricochet {
SetAnswer solve_sets_portable(const SetPuzzle& puzzle, const Limits& limits) noexcept {
    return lanes_portable::solve_sets(puzzle, limits);
}
}  // namespace robacus::ricochet
