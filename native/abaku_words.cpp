#include "abaku_words.hpp"

#include "abaku_examples.hpp"

namespace robacus::abaku {

namespace {

std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

// A row with one tile taken out, which it stands beside or between.
struct Word {
    int size;
    std::uint32_t row;
    std::size_t number;
    Words::Other other;
};

Word word_of(int length, std::uint32_t value, int without) {
    Word word{0, 0, 0, {}};
    std::array<int, 10> tiles{};
    for (int place = 0; place < length; ++place) {
        const auto digit = static_cast<unsigned>(value / power_of_ten[at(length - 1 - place)] % 10);
        if (place == without) {
            word.other = {place, static_cast<int>(digit)};
        } else {
            word.row = word.row << 4 | digit;
            ++tiles[digit];
            ++word.size;
        }
    }
    int smaller = 0;
    for (unsigned digit = 0; digit < 10; ++digit) {
        for (; tiles[digit] > 0; --tiles[digit]) word.number += Words::number_of(digit, smaller++);
    }
    return word;
}

// All of them, by size.
std::array<std::vector<Word>, max_tiles + 1> all_words(const Examples& examples) {
    std::array<std::vector<Word>, max_tiles + 1> found;
    for (int length = 2; length <= max_tiles + 1; ++length) {
        for (std::uint32_t value = 0; value < power_of_ten[at(length)]; ++value) {
            if (!examples.bit(length, value)) continue;
            for (int without = length <= max_tiles ? -1 : 0; without < length; ++without) {
                const Word word = word_of(length, value, without);
                if (word.size >= 2) found[at(word.size)].push_back(word);
            }
        }
    }
    return found;
}

}  // namespace

Words::Words(const Examples& examples) {
    const auto words = all_words(examples);
    for (int size = 2; size <= max_tiles; ++size) {
        Lists& lists = lists_[at(size)];
        const auto list_of = [&](const Word& word) { return word.number * others(size) + index(word.other); };
        lists.begins.assign(sets(size) * others(size) + 1, 0);
        lists.rows.resize(words[at(size)].size());
        for (const Word& word : words[at(size)]) ++lists.begins[list_of(word) + 1];
        for (std::size_t i = 1; i < lists.begins.size(); ++i) lists.begins[i] += lists.begins[i - 1];
        std::vector<std::uint32_t> next(lists.begins.begin(), lists.begins.end() - 1);
        for (const Word& word : words[at(size)]) lists.rows[next[list_of(word)]++] = word.row;
    }
}

}  // namespace robacus::abaku
