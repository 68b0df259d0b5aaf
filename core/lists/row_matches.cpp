// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/row_matches.h"

#include <QHash>

#include <algorithm>

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
    // The longest ascending run of rows stays where it is (Schensted, 1961: patience sorting).
    std::vector<std::size_t> ends; // by length, the row that ends a run with the lowest row before
    std::vector<std::ptrdiff_t> previous(before.size(), -1);
    for (std::size_t row = 0; row < before.size(); ++row) {
        if (before[row] < 0)
            continue;
        const auto end = std::ranges::lower_bound(
            ends, before[row], {}, [this](std::size_t each) { return before[each]; });
        if (end != ends.begin())
            previous[row] = static_cast<std::ptrdiff_t>(*std::prev(end));
        if (end == ends.end())
            ends.push_back(row);
        else
            *end = row;
    }
    std::vector<bool> isMoved(before.size());
    for (std::size_t row = 0; row < before.size(); ++row)
        isMoved[row] = before[row] >= 0;
    for (auto row = ends.empty() ? -1 : static_cast<std::ptrdiff_t>(ends.back()); row >= 0;
        row = previous[static_cast<std::size_t>(row)])
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
