// What this build of the core is: the version it was made from, by which compiler, and how.
// Not a version check: that is the door's (src/robacus/core).
#pragma once

#include <string>

namespace robacus {

struct BuildInfo {
    std::string version;   // of the package whose source was compiled, as in _version.py
    std::string compiler;  // e.g. "gcc 12.2.0"
    std::string kind;      // CMake's build type in lower case, or "sanitize"
};

BuildInfo build_info();

}  // namespace robacus
