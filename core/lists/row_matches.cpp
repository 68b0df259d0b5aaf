// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/row_matches.h"

#include <QHash>

#include <algorithm>
#include <compare>

namespace boardwright {

namespace {

void matchRow(RowMatches &matches, std::size_t after, qsizetype before)
{
    matches.before[after] = before;
    matches.after[static_cast<std::size_t>(before)] = static_cast<qsizetype>(after);
}

} // namespace

std::vector<bool> RowMatches::moved() const
{
    // The longest ascending run of rows stays where it is; of several, the one with the most rows
    // whose number is the same. By a Fenwick tree of the best runs that end in the first rows
    // before.
    struct Run {
        std::size_t worth = 0;
        std::ptrdiff_t last = -1; ///< row; -1: none

        auto operator<=>(const Run &) const = default; // of equal ones, the later
    };

    Run best;
    std::vector<Run> tree(after.size() + 1);
    std::vector<std::ptrdiff_t> previous(before.size(), -1);
    for (std::size_t row = 0; row < before.size(); ++row) {
        if (before[row] < 0)
            continue;
        const auto old = static_cast<std::size_t>(before[row]);
        Run run;
        for (std::size_t i = old; i > 0; i &= i - 1)
            run = std::max(run, tree[i]);
        previous[row] = run.last;
        run.worth += before.size() + 1 + (old == row ? 1 : 0);
        run.last = static_cast<std::ptrdiff_t>(row);
        for (std::size_t i = old + 1; i < tree.size(); i += i & (~i + 1))
            tree[i] = std::max(tree[i], run);
        best = std::max(best, run);
    }
    std::vector<bool> isMoved(before.size());
    for (std::size_t row = 0; row < before.size(); ++row)
        isMoved[row] = before[row] >= 0;
    for (std::ptrdiff_t row = best.last; row >= 0; row = previous[static_cast<std::size_t>(row)])
        isMoved[static_cast<std::size_t>(row)] = false;
    return isMoved;
}

RowMatches matchTexts(const QStringList &before, const QStringList &after)
{
    QHash<QString, QList<qsizetype>> byText; // looked up, never iterated
    for (qsizetype i = before.size() - 1; i >= 0; --i)
        byText[before[i]].append(i);
    RowMatches matches{.before = std::vector<qsizetype>(static_cast<std::size_t>(after.size()), -1),
        .after = std::vector<qsizetype>(static_cast<std::size_t>(before.size()), -1)};
    for (std::size_t i = 0; i < matches.before.size(); ++i) {
        const auto same = byText.find(after[static_cast<qsizetype>(i)]);
        if (same != byText.end() && !same->isEmpty())
            matchRow(matches, i, same->takeLast());
    }
    return matches;
}

RowMatches matchRows(const QStringList &before, const QStringList &after)
{
    RowMatches matches = matchTexts(before, after);
    for (std::size_t i = 0; i < matches.before.size(); ++i) {
        const bool isBehindKnown = i == 0 || matches.before[i - 1] >= 0;
        if (matches.before[i] >= 0 || !isBehindKnown)
            continue;
        const qsizetype next = i == 0 ? 0 : matches.before[i - 1] + 1;
        if (next < before.size() && matches.after[static_cast<std::size_t>(next)] < 0)
            matchRow(matches, i, next);
    }
    return matches;
}

} // namespace boardwright
