// The smallest test tool that does: a failed law is printed with its place and makes the program exit 1.
#pragma once

#include <cstdio>

inline int passed = 0;
inline int failed = 0;

#define CHECK(law)                                                                  \
    do {                                                                            \
        if (law) {                                                                  \
            ++passed;                                                               \
        } else {                                                                    \
            ++failed;                                                               \
            std::fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #law); \
        }                                                                           \
    } while (false)

inline int summary() {
    std::printf("%d passed, %d failed\n", passed, failed);
    return failed == 0 && passed > 0 ? 0 : 1;
}
