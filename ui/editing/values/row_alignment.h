// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <functional>
#include <span>
#include <vector>

namespace boardwright {

/// Matches the rows of a list to rows of an earlier list. Row contents are given as numbers, equal
/// for equal rows; a negative number equals no other. Rows are matched in rounds, the most certain
/// first; a match is never revised. Law: no row has two partners. Deterministic; each round is
/// linear except for the likeness of short runs. Any thread.
class RowAlignment final {
public:
    /// The last `gone` rows of the earlier list were not in it but elsewhere: they have no
    /// neighbours.
    RowAlignment(qsizetype before, qsizetype gone, qsizetype now);

    /// Matches equal rows: first at both ends of the lists, then unique ones, then neighbours of
    /// matched rows, then the rest in order.
    void matchEqual(std::span<const int> before, std::span<const int> now);

    /// Matches rows at the same place between matched neighbours. If rows were added or removed
    /// there, chooses the pairs with the highest total likeness that keep the order. `likeness`
    /// must be 1 or more.
    void matchPlaces(const std::function<int(qsizetype before, qsizetype now)> &likeness);

    /// Matches rows that were both moved and changed, if only a few rows are left: each with the
    /// most similar one, if its likeness is at least `atLeast`.
    void matchMovedAndChanged(
        const std::function<int(qsizetype before, qsizetype now)> &likeness, int atLeast);

    /// For each row of the new list: its row in the earlier list; -1 if it is new.
    std::span<const qsizetype> partners() const { return m_partners; }

private:
    bool isFree(qsizetype before, qsizetype now) const;
    void match(qsizetype before, qsizetype now);
    void matchEnds(const std::function<bool(qsizetype, qsizetype)> &areEqual);
    void matchOnlyOnes(std::span<const int> before, std::span<const int> now, std::size_t kinds);
    void matchNeighbours(const std::function<bool(qsizetype, qsizetype)> &areEqual);
    void matchInOrder(std::span<const int> before, std::span<const int> now, std::size_t kinds);
    std::vector<qsizetype> placesBeside(qsizetype begin, qsizetype end) const;
    void matchMostAlike(std::span<const qsizetype> before, qsizetype now, qsizetype count,
        const std::function<int(qsizetype, qsizetype)> &likeness);

    qsizetype m_placed; ///< rows of the earlier list proper
    std::vector<qsizetype> m_partners; ///< of the new rows
    std::vector<bool> m_isTaken; ///< of the earlier rows
};

} // namespace boardwright
