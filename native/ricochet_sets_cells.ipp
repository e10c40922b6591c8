// ---- sets of cells -------------------------------------------------------------------------------------------------

// The even rows come first, then the odd ones, so that a shift by 2, 4 or 8 rows stays within 128 bits, which processors
// do much faster than across.
constexpr int bit_of(int cell) { return (cell >> 4 & 1) << 7 | (cell >> 5) << 4 | (cell & 15); }
constexpr int word_of(int cell) { return bit_of(cell) >> 6; }
constexpr u64 mask_of(int cell) { return u64{1} << (bit_of(cell) & 63); }
// The cell of a bit in a word.
constexpr int cell_of(int word, int bit) { return (word & 1) * 128 + (word >> 1) * 16 + bit + (bit & 48); }


#if ROBACUS_AVX2

struct Set {
    __m256i v;

    static Set none() { return {_mm256_setzero_si256()}; }
    static Set of(u64 a, u64 b, u64 c, u64 d) {
        const auto word = [](u64 bits) { return static_cast<long long>(bits); };
        return {_mm256_set_epi64x(word(d), word(c), word(b), word(a))};
    }
    static Set load(const u64* words) { return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(words))}; }
    void store(u64* words) const { _mm256_storeu_si256(reinterpret_cast<__m256i*>(words), v); }
    bool empty() const { return _mm256_testz_si256(v, v) != 0; }
    bool meets(Set other) const { return _mm256_testz_si256(v, other.v) == 0; }
    Set without(Set other) const { return {_mm256_andnot_si256(other.v, v)}; }
    bool inside(Set other) const { return _mm256_testc_si256(other.v, v) != 0; }
};

inline Set operator|(Set a, Set b) { return {_mm256_or_si256(a.v, b.v)}; }
inline Set operator&(Set a, Set b) { return {_mm256_and_si256(a.v, b.v)}; }
inline Set operator^(Set a, Set b) { return {_mm256_xor_si256(a.v, b.v)}; }

// Each row as a number of 16 bits.
inline Set add_rows(Set a, Set b) { return {_mm256_add_epi16(a.v, b.v)}; }

// Each cell's bit `n` columns to the east (within its row) or `n` rows to the south, and back.
template <int n>
Set east(Set a) { return {_mm256_slli_epi16(a.v, n)}; }
template <int n>
Set west(Set a) { return {_mm256_srli_epi16(a.v, n)}; }
template <int n>
Set south(Set a) {
    if constexpr (n == 1) {
        const __m256i other = _mm256_permute2x128_si256(a.v, a.v, 1);
        return {_mm256_blend_epi32(_mm256_slli_si256(other, 2), other, 0xf0)};
    } else {
        return {_mm256_slli_si256(a.v, n)};
    }
}
template <int n>
Set north(Set a) {
    if constexpr (n == 1) {
        const __m256i other = _mm256_permute2x128_si256(a.v, a.v, 1);
        return {_mm256_blend_epi32(other, _mm256_srli_si256(other, 2), 0xf0)};
    } else {
        return {_mm256_srli_si256(a.v, n)};
    }
}

#else

struct Set {
    u64 w[4];

    static Set none() { return {{0, 0, 0, 0}}; }
    static Set of(u64 a, u64 b, u64 c, u64 d) { return {{a, b, c, d}}; }
    static Set load(const u64* words) { return {{words[0], words[1], words[2], words[3]}}; }
    void store(u64* words) const {
        for (int i = 0; i < 4; ++i) words[i] = w[i];
    }
    bool empty() const { return (w[0] | w[1] | w[2] | w[3]) == 0; }
    bool meets(Set other) const { return !(*this & other).empty(); }
    friend Set operator|(Set a, Set b) {
        for (int i = 0; i < 4; ++i) a.w[i] |= b.w[i];
        return a;
    }
    friend Set operator&(Set a, Set b) {
        for (int i = 0; i < 4; ++i) a.w[i] &= b.w[i];
        return a;
    }
    friend Set operator^(Set a, Set b) {
        for (int i = 0; i < 4; ++i) a.w[i] ^= b.w[i];
        return a;
    }
    Set without(Set other) const {
        Set a = *this;
        for (int i = 0; i < 4; ++i) a.w[i] &= ~other.w[i];
        return a;
    }
    bool inside(Set other) const { return without(other).empty(); }
};

// Each row as a number of 16 bits; no sum may be larger.
inline Set add_rows(Set a, Set b) {
    for (int i = 0; i < 4; ++i) a.w[i] += b.w[i];
    return a;
}

// One bit of each row, `column` columns from the west.
constexpr u64 column_bits(int column) { return u64{0x0001000100010001} << column; }
constexpr u64 first_columns(int n) {
    u64 bits = 0;
    for (int column = 0; column < n; ++column) bits |= column_bits(column);
    return bits;
}

template <int n>
Set east(Set a) {
    for (u64& word : a.w) word = (word << n) & ~first_columns(n);
    return a;
}
template <int n>
Set west(Set a) {
    for (u64& word : a.w) word = (word >> n) & first_columns(16 - n);
    return a;
}
template <int n>
Set south(Set a) {
    if constexpr (n == 1) return {{a.w[2] << 16, a.w[3] << 16 | a.w[2] >> 48, a.w[0], a.w[1]}};
    else if constexpr (n == 8) return {{0, a.w[0], 0, a.w[2]}};
    else {
        constexpr int bits = 8 * n;
        return {{a.w[0] << bits, a.w[1] << bits | a.w[0] >> (64 - bits), a.w[2] << bits,
                 a.w[3] << bits | a.w[2] >> (64 - bits)}};
    }
}
template <int n>
Set north(Set a) {
    if constexpr (n == 1) return {{a.w[2], a.w[3], a.w[0] >> 16 | a.w[1] << 48, a.w[1] >> 16}};
    else if constexpr (n == 8) return {{a.w[1], 0, a.w[3], 0}};
    else {
        constexpr int bits = 8 * n;
        return {{a.w[0] >> bits | a.w[1] << (64 - bits), a.w[1] >> bits, a.w[2] >> bits | a.w[3] << (64 - bits),
                 a.w[3] >> bits}};
    }
}

#endif

template <int heading, int n>
Set shift(Set a) {
    if constexpr (heading == 0) return north<n>(a);
    else if constexpr (heading == 1) return east<n>(a);
    else if constexpr (heading == 2) return south<n>(a);
    else return west<n>(a);
}

// The cells from which a robot can go on in a heading, for 1, 2, 4 and 8 cells.
struct Run {
    Set by[4];
};

template <int heading>
Run run_of(Set open) {
    constexpr int back = heading ^ 2;
    Run run;
    run.by[0] = open;
    run.by[1] = run.by[0] & shift<back, 1>(run.by[0]);
    run.by[2] = run.by[1] & shift<back, 2>(run.by[1]);
    run.by[3] = run.by[2] & shift<back, 4>(run.by[2]);
    return run;
}

// All cells passed from `from` in a heading, those of `from` included.  To the east one sum carries the first robot of
// each run to its end, and leaves the bits of the others as they were.
template <int heading>
Set fill(Set from, const Run& run) {
    if constexpr (heading == 1) return from | (add_rows(from & run.by[0], run.by[0]) ^ run.by[0]);
    from = from | shift<heading, 1>(from & run.by[0]);
    from = from | shift<heading, 2>(from & run.by[1]);
    from = from | shift<heading, 4>(from & run.by[2]);
    return from | shift<heading, 8>(from & run.by[3]);
}

bool has(const u64* words, int cell) { return (words[word_of(cell)] & mask_of(cell)) != 0; }

u64 count_cells(Set set) {
    u64 words[4];
    set.store(words);
    return static_cast<u64>(std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]) +
                            std::popcount(words[3]));
}

template <class Visit>
void each_cell(Set set, Visit&& visit) {
    u64 words[4];
    set.store(words);
    for (int w = 0; w < 4; ++w) {
        for (u64 rest = words[w]; rest; rest &= rest - 1) visit(cell_of(w, std::countr_zero(rest)));
    }
}

// Which of some numbers are 0.
template <int count>
unsigned zeros(const u32* numbers) {
    unsigned bits = 0;
    int first = 0;
#if ROBACUS_AVX2
    for (; first + 4 <= count; first += 4) {
        const __m128i four = _mm_loadu_si128(reinterpret_cast<const __m128i*>(numbers + first));
        const __m128i zero = _mm_cmpeq_epi32(four, _mm_setzero_si128());
        bits |= static_cast<unsigned>(_mm_movemask_ps(_mm_castsi128_ps(zero))) << first;
    }
#endif
    for (; first < count; ++first) bits |= unsigned{numbers[first] == 0} << first;
    return bits;
}

template <class Visit>
void each_bit(unsigned bits, Visit&& visit) {
    for (; bits; bits &= bits - 1) visit(std::countr_zero(bits));
}

// What is the same for all boards.
struct Geometry {
    alignas(32) u64 bits[256][4];
    alignas(32) u64 rays[256][4][4];  // cells from here to the edge in each heading, this one excluded

    Geometry() : bits{}, rays{} {
        for (int cell = 0; cell < 256; ++cell) {
            bits[cell][word_of(cell)] = mask_of(cell);
            for (int heading = 0; heading < 4; ++heading) {
                int row = cell >> 4, column = cell & 15;
                for (;;) {
                    row += (heading == 2) - (heading == 0);
                    column += (heading == 1) - (heading == 3);
                    if (row < 0 || row > 15 || column < 0 || column > 15) break;
                    const int passed = row * 16 + column;
                    rays[cell][heading][word_of(passed)] |= mask_of(passed);
                }
            }
        }
    }
};

const Geometry& geometry() {
    static const Geometry only;
    return only;
}
