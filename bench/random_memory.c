/* What several threads gain at most where memory decides: steps through a large table, each to a place by chance.
 *
 *   random_memory THREADS STEPS   seconds that THREADS threads take for STEPS steps each
 *
 * Every step depends on the word that the last one read, and writes as a search does that notes what it reached. */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

enum { LINES = 1 << 21, WORDS = 8 }; /* 128 MB: larger than the caches, as the tables of extreme positions are */

static uint64_t *table;
static long steps;

static void *walk(void *number) {
    uint64_t place = (uintptr_t)number * 7919 + 1;
    for (long step = 0; step < steps; step++) {
        uint64_t *line = table + (place * 0x9e3779b97f4a7c15u >> 43) * WORDS;
        place += line[0] + 1;
        line[1 + (uintptr_t)number % (WORDS - 1)] = place;
    }
    return (void *)(uintptr_t)place;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int main(int count, char **values) {
    if (count != 3) return 2;
    const int threads = atoi(values[1]);
    steps = atol(values[2]);
    const size_t bytes = (size_t)LINES * WORDS * sizeof *table;
    table = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (table == MAP_FAILED || threads < 1 || threads > 64) return 1;
#ifdef MADV_HUGEPAGE
    madvise(table, bytes, MADV_HUGEPAGE); /* as the search asks for */
#endif
    for (size_t line = 0; line < LINES; line++) table[line * WORDS] = line * 0x2545f4914f6cdd1du;
    pthread_t others[64];
    const double began = now();
    for (int number = 0; number < threads; number++) {
        if (pthread_create(&others[number], NULL, walk, (void *)(uintptr_t)number)) return 1;
    }
    for (int number = 0; number < threads; number++) pthread_join(others[number], NULL);
    printf("%.6f\n", now() - began);
    return 0;
}
