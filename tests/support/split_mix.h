// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace boardwright {

/// Sequential random numbers for test data (SplitMix64 of Steele, Lea and Flood). The same on every
/// machine, and independent of the keyed draws under test.
class SplitMix final {
public:
    explicit SplitMix(std::uint64_t seed)
        : m_state(seed)
    {
    }

    std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15U;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31);
    }

    /// 0 .. count - 1. The bias of the remainder does not matter for test data.
    int below(int count) { return static_cast<int>(next() % static_cast<std::uint64_t>(count)); }

    int between(int low, int high) { return low + below(high - low + 1); }

    bool chance(int percent) { return below(100) < percent; }

    template <typename List>
    typename List::value_type pick(const List &items)
    {
        const int index = below(static_cast<int>(items.size()));
        return items[static_cast<typename List::size_type>(index)];
    }

    template <typename T>
    void shuffle(std::vector<T> &items)
    {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(
                items[left - 1], items[static_cast<std::size_t>(below(static_cast<int>(left)))]);
    }

private:
    std::uint64_t m_state;
};

} // namespace boardwright
