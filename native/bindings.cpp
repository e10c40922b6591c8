// The one file that knows Python: it takes plain values, lets go of the interpreter's lock and calls a kernel.
// What it exports is listed for type checkers in src/robacus/core/_native.pyi.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "build_info.hpp"
#include "ricochet.hpp"
#include "ricochet_sets.hpp"
#include "stop.hpp"

namespace nb = nanobind;

namespace {

void bind_ricochet(nb::module_& module) {
    using namespace robacus::ricochet;
    using namespace nb::literals;

    nb::class_<Puzzle>(module, "RicochetPuzzle", "A position of Ricochet Robots, as native/ricochet.hpp describes it.")
        .def(
            "__init__",
            [](Puzzle* place, int width, int height, std::vector<std::uint8_t> walls, std::vector<std::uint8_t> diagonals,
               std::vector<int> robots, std::vector<int> colours, int active, int target, int variant,
               bool blocked_turn_illegal, bool turn_is_ricochet) {
                if (variant < 0 || variant > 2) throw nb::value_error("variant is 0 free, 1 literal or 2 strict");
                new (place) Puzzle{width, height, std::move(walls), std::move(diagonals), std::move(robots),
                                   std::move(colours), active, target, static_cast<Variant>(variant),
                                   blocked_turn_illegal, turn_is_ricochet};
            },
            nb::kw_only(), "width"_a, "height"_a, "walls"_a, "diagonals"_a, "robots"_a, "colours"_a, "active"_a,
            "target"_a, "variant"_a, "blocked_turn_illegal"_a, "turn_is_ricochet"_a);

    nb::enum_<Status>(module, "RicochetStatus", "How a search of Ricochet Robots ended.")
        .value("SOLVED", Status::solved)
        .value("NO_WAY", Status::no_way)
        .value("STOPPED", Status::stopped)
        .value("OUT_OF_MEMORY", Status::out_of_memory)
        .value("INVALID", Status::invalid);

    nb::class_<Answer>(module, "RicochetAnswer", "What was found out about a position.")
        .def_ro("status", &Answer::status)
        .def_ro("length", &Answer::length)
        .def_ro("lower_bound", &Answer::lower_bound)
        .def_ro("ways", &Answer::ways)
        .def_ro("count", &Answer::count)
        .def_ro("states", &Answer::states);

    nb::class_<Distances>(module, "RicochetDistances", "How far cells are for the active robot.")
        .def_ro("status", &Distances::status)
        .def_ro("depth", &Distances::depth)
        .def_ro("moves", &Distances::moves)
        .def_ro("states", &Distances::states);

    module.def(
        "ricochet_solve",
        [](const Puzzle& puzzle, double seconds, std::size_t max_bytes, std::size_t max_ways, bool count,
           const robacus::CancelFlag* cancel) {
            return solve(puzzle, {robacus::Stop(seconds, cancel), max_bytes, max_ways, count});
        },
        nb::call_guard<nb::gil_scoped_release>(), "puzzle"_a, nb::kw_only(), "seconds"_a, "max_bytes"_a, "max_ways"_a,
        "count"_a, "cancel"_a.none(), "The least number of moves, and shortest ways.");
    module.def(
        "ricochet_solve_one",
        [](const Puzzle& puzzle, double seconds, std::size_t max_bytes, const robacus::CancelFlag* cancel, bool portable) {
            return solve_one(puzzle, {robacus::Stop(seconds, cancel), max_bytes}, portable ? Lanes::portable : Lanes::best);
        },
        nb::call_guard<nb::gil_scoped_release>(), "puzzle"_a, nb::kw_only(), "seconds"_a, "max_bytes"_a,
        "cancel"_a.none(), "portable"_a = false, "One shortest way, fast; ways are not counted.");
    module.def(
        "ricochet_distances",
        [](const Puzzle& puzzle, const std::vector<int>& wanted, double seconds, std::size_t max_bytes,
           const robacus::CancelFlag* cancel) {
            return distances(puzzle, wanted, {robacus::Stop(seconds, cancel), max_bytes});
        },
        nb::call_guard<nb::gil_scoped_release>(), "puzzle"_a, "wanted"_a, nb::kw_only(), "seconds"_a, "max_bytes"_a,
        "cancel"_a.none(), "How many moves the active robot needs to stop on each cell, in the variant free.");
}

}  // namespace

NB_MODULE(_native, module) {
    module.doc() = "The C++ core; robacus.core is its door.";

    nb::class_<robacus::BuildInfo>(module, "BuildInfo", "What this build of the core is.")
        .def_ro("version", &robacus::BuildInfo::version)
        .def_ro("compiler", &robacus::BuildInfo::compiler)
        .def_ro("kind", &robacus::BuildInfo::kind);
    module.def("build_info", &robacus::build_info, "Version, compiler and kind of this build.");

    nb::class_<robacus::CancelFlag>(module, "CancelFlag", "Stops a running kernel from another thread.")
        .def(nb::init<>())
        .def("set", &robacus::CancelFlag::raise, "Ask the kernel that holds this flag to stop.")
        .def("is_set", &robacus::CancelFlag::raised);

    bind_ricochet(module);
}
