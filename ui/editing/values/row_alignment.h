// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <functional>
#include <span>
#include <vector>

namespace boardwright {

/// Finds out which row of a list comes from which row of an earlier list. What rows hold is given
/// as numbers, equal ones for equal rows; a negative number is like no other. Rows are matched in
/// rounds, the surest first; a row that is matched stays so. Law: no row has two partners.
/// Deterministic; each round is linear but for the likeness of short runs. Any thread.
class RowAlignment final {
public:
    /// The last `gone` rows of the earlier list stood somewhere else: they have no neighbours.
    RowAlignment(qsizetype before, qsizetype gone, qsizetype now);

    /// Matches equal rows: those at both ends of the lists, those that there are only one of, the
    /// neighbours of matched ones, and the rest in their order.
    void matchEqual(std::span<const int> before, std::span<const int> now);

    /// Matches what stands in the same place, between matched neighbours. Where some came or went,
    /// the pairs that are most alike in all, none across another; `likeness` is 1 or more.
    void matchPlaces(const std::function<int(qsizetype before, qsizetype now)> &likeness);

    /// Matches what stands somewhere else and changed as well, if only a few rows are left: each
    /// with the most alike, which must be alike by `atLeast`.
    void matchMovedAndChanged(
        const std::function<int(qsizetype before, qsizetype now)> &likeness, int atLeast);

    /// Of each row of the list now: its row in the earlier list; -1: it is new.
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

    qsizetype m_placed; ///< rows of the earlier list that have a place
    std::vector<qsizetype> m_partners; ///< of the rows now
    std::vector<bool> m_isTaken; ///< of the earlier rows
};

} // namespace boardwright
