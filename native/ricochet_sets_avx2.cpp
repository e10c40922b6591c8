// The search of ricochet_sets.ipp for processors with AVX2; nothing here runs before `has_avx2` said yes.
#include "ricochet_sets_common.hpp"

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>

// For the rest of the file: templates are instantiated at its end.
#pragma GCC target("avx2,bmi,popcnt")
#define ROBACUS_AVX2 1
#define ROBACUS_LANES lanes_avx2
#include "ricochet_sets.ipp"

namespace robacus::ricochet {
SetAnswer solve_sets_avx2(const SetPuzzle& puzzle, const Limits& limits) noexcept {
    return lanes_avx2::solve_sets(puzzle, limits);
}
}  // namespace robacus::ricochet
#else
namespace robacus::ricochet {
SetAnswer solve_sets_avx2(const SetPuzzle& puzzle, const Limits& limits) noexcept {
    return solve_sets_portable(puzzle, limits);
}
}  // namespace robacus::ricochet
#endif
