// Laws of the core's common parts: what a build says of itself, and when a kernel has to stop.
#include <cmath>
#include <limits>
#include <string>
#include <thread>

#include "build_info.hpp"
#include "check.hpp"
#include "stop.hpp"

int main() {
    using robacus::CancelFlag;
    using robacus::Stop;
    const double never = std::numeric_limits<double>::infinity();

    const robacus::BuildInfo info = robacus::build_info();
    CHECK(info.version == ROBACUS_VERSION);
    CHECK(!info.compiler.empty());
    CHECK(!info.kind.empty());

    CHECK(!Stop(never).asked());
    CHECK(!Stop(1e300).asked());
    CHECK(!Stop(3600).asked());
    CHECK(Stop(0).asked());
    CHECK(Stop(-1).asked());
    CHECK(Stop(std::nan("")).asked());

    CancelFlag flag;
    const Stop stop(never, &flag);
    CHECK(!stop.asked());
    std::thread([&flag] { flag.raise(); }).join();
    CHECK(stop.asked());

    return summary();
}
