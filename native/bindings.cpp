// The one file that knows Python: it takes plain values, lets go of the interpreter's lock and calls a kernel.
// What it exports is listed for type checkers in src/robacus/core/_native.pyi.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include "build_info.hpp"
#include "stop.hpp"

namespace nb = nanobind;

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
}
