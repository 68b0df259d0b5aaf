// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sites/site_list.h"
#include "core/sites/type_keys.h"

#include <QtTypes>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace boardwright::sites {

/// The types of all goals as numbers (type_keys.h), for clashes. The clash of a goal that asks with
/// one that stands is counted over pairs of equal types: each pair counts 1, and 1 more for each of
/// the two that is "extra" with any type of the other. Extra is the first type; for goals with
/// subtypes it is the subtypes, which count only with the types of the other.
class GoalKeys final {
public:
    enum class Extra : std::uint8_t { FirstType, Subtypes };

    /// How often a goal that asks has a key.
    struct Asked {
        std::uint32_t key = 0;
        std::uint32_t types = 0;
        std::uint32_t extra = 0;
    };

    /// How often a goal that stands has a key: its types in the high half, and all in the low one,
    /// so that both are added at once.
    struct Standing {
        std::uint32_t key = 0;
        std::uint64_t counts = 0;
    };

    static constexpr int half = 32;

    GoalKeys(const SiteList &list, Extra extra);

    /// One more than the highest key.
    std::size_t size() const { return m_size; }

    /// Different keys, those that are extra first.
    std::span<const Asked> asked(int goal) const { return part(m_asked, m_askedBegins, goal); }

    /// Different keys.
    std::span<const Standing> standing(int goal) const
    {
        return part(m_standing, m_standingBegins, goal);
    }

    /// Bits of its keys. A goal that asks and one that stands without a common bit do not clash.
    std::uint64_t askedBits(int goal) const { return m_askedBits[static_cast<std::size_t>(goal)]; }

    std::uint64_t standingBits(int goal) const
    {
        return m_standingBits[static_cast<std::size_t>(goal)];
    }

private:
    template <typename Entry>
    static std::span<const Entry> part(
        const std::vector<Entry> &entries, const std::vector<std::uint32_t> &begins, int goal)
    {
        const auto at = static_cast<std::size_t>(goal);
        return std::span(entries).subspan(begins[at], begins[at + 1] - begins[at]);
    }

    void append(const ListedGoal &goal, Extra extra, TypeKeys &types);

    std::vector<Asked> m_asked;
    std::vector<Standing> m_standing;
    std::vector<std::uint32_t> m_askedBegins{0}; ///< by goal, and the end
    std::vector<std::uint32_t> m_standingBegins{0};
    std::vector<std::uint64_t> m_askedBits;
    std::vector<std::uint64_t> m_standingBits;
    std::size_t m_size = 0;
};

/// The types that stand around a cell. They are counted when a candidate may clash with them, so
/// that its clash takes time in its own types only. Reused.
class StandingTypes final {
public:
    explicit StandingTypes(const GoalKeys &keys)
        : m_keys(&keys)
        , m_counts(keys.size())
    {
    }

    void add(int goal)
    {
        m_goals.push_back(goal);
        m_bits |= m_keys->standingBits(goal);
    }

    void clear()
    {
        for (; m_counted > 0; --m_counted) {
            for (const GoalKeys::Standing &type : m_keys->standing(m_goals[m_counted - 1]))
                m_counts[type.key] = 0;
        }
        m_goals.clear();
        m_bits = 0;
    }

    qint64 clashOf(int goal)
    {
        if ((m_keys->askedBits(goal) & m_bits) == 0)
            return 0;
        for (; m_counted < m_goals.size(); ++m_counted) {
            for (const GoalKeys::Standing &type : m_keys->standing(m_goals[m_counted]))
                m_counts[type.key] += type.counts;
        }
        qint64 clash = 0;
        for (const GoalKeys::Asked &type : m_keys->asked(goal)) {
            const std::uint64_t counts = m_counts[type.key];
            clash += qint64{type.types} * static_cast<std::uint32_t>(counts);
            clash += qint64{type.extra} * static_cast<qint64>(counts >> GoalKeys::half);
        }
        return clash;
    }

    /// How many keys add() and clashOf() look at, as an amount of work.
    std::size_t workOf(int goal) const { return m_keys->standing(goal).size() + 1; }

private:
    const GoalKeys *m_keys;
    std::vector<std::uint64_t> m_counts; ///< by key; GoalKeys::Standing::counts
    std::vector<int> m_goals; ///< that were added
    std::size_t m_counted = 0; ///< of them, the first ones
    std::uint64_t m_bits = 0;
};

} // namespace boardwright::sites
