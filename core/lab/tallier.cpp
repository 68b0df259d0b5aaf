// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/tallier.h"

#include "core/board/relaxations.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace boardwright {

Tallier::Tallier(SharedSubject subject, Detail detail)
    : m_subject(std::move(subject))
    , m_sites(m_subject->study()->items(Scope::Site))
    , m_items(*m_subject->study())
    , m_scratch(m_subject->scratch())
    , m_sums(m_subject->study(), detail)
    , m_running(m_sums)
    , m_lastSeen(static_cast<std::size_t>(m_subject->set().objectives.size()), 0)
    , m_overlap(m_lastSeen.size() + 1, 0)
{
}

bool Tallier::count(const SeedRange &range, Tally &into, Watch &watch)
{
    if (range.last < range.first)
        return true;
    m_sums.clear();
    m_running.clear(); // may hold sums of a range that was stopped
    std::ranges::fill(m_overlap, quint64{0});
    if (!makeAndCount(range, watch))
        return false;
    for (std::size_t shared = 0; shared < m_overlap.size(); ++shared) {
        if (m_overlap[shared] > 0)
            m_sums.overlap.emplace(static_cast<int>(shared), m_overlap[shared]);
    }
    m_running.moveTo(m_sums);
    into.addSums(m_sums);
    into.seeds.add(range);
    return true;
}

bool Tallier::makeAndCount(const SeedRange &range, Watch &watch)
{
    constexpr std::uint64_t apart = 2;
    m_number += apart;
    bool isNeighbour = false; // the previous board is complete
    for (qint64 seed = range.first;; ++seed) {
        const bool isCounted = seed <= range.last;
        const Outcome outcome = m_subject->run(*m_scratch, QString::number(seed), m_board, watch);
        if (!outcome && outcome.error().code == Code::Cancelled)
            return false;
        if (outcome) {
            ++m_number;
            const int shared = visit(isCounted);
            if (isNeighbour)
                ++m_overlap[static_cast<std::size_t>(shared)];
            if (isCounted)
                countBoard();
        } else {
            m_number += apart;
            const bool isRejected = outcome.error().code == Code::NoBoardPassedGates;
            (isRejected ? m_sums.rejected : m_sums.failed) += quint64{isCounted};
        }
        isNeighbour = outcome.has_value();
        if (!isCounted)
            return true;
    }
}

/// Visits every objective on the board. Returns how many of them are also on the previous board.
int Tallier::visit(bool isCounted)
{
    int shared = 0;
    const bool hasCells = isCounted && !m_sums.cells.empty();
    if (hasCells || (isCounted && m_sums.detail != Detail::Counts)) // a set may have no goals
        m_items.look(*m_board.shape);
    const auto visitPlaced = [&](const Placed &placed, std::size_t site) {
        const int row = m_subject->rowOf(placed.what);
        if (row < 0)
            return;
        const auto index = static_cast<std::size_t>(row);
        std::uint64_t &seen = m_lastSeen[index];
        if (isCounted) {
            m_sums.appearances[index] += quint64{!(seen == m_number)};
            ++m_sums.copies[index];
        }
        if (hasCells)
            m_running.land(index * m_sites + m_items.ofSite(site));
        shared += seen + 1 == m_number ? 1 : 0;
        seen = m_number;
    };
    for (std::size_t site = 0; site < m_board.at.size(); ++site)
        visitPlaced(m_board.at[site], site);
    for (const Part &part : m_board.parts) {
        for (const Placed &placed : part.result->at)
            visitPlaced(placed, static_cast<std::size_t>(part.site));
    }
    return shared;
}

void Tallier::countBoard()
{
    const auto relaxations = static_cast<quint64>(relaxationsOf(m_board));
    m_sums.relaxations += relaxations;
    m_sums.relaxedBoards += quint64{relaxations > 0};
    if (m_board.counts.size() != m_sums.counts.size())
        throw std::length_error("A board does not have all counters of its generator");
    std::ranges::transform(m_board.counts, m_sums.counts, m_sums.counts.begin(),
        [](int count, quint64 sum) { return sum + static_cast<quint64>(count); });
    if (m_sums.detail == Detail::Counts)
        return;
    m_subject->generator().measureInBins(m_subject->compiled(), *m_scratch, m_board, m_binned);
    m_running.add(m_binned, m_items, m_sums);
    for (std::size_t i = 0; i < m_sums.measures.size(); ++i) {
        if (m_sums.study->measures[i].scope != Scope::Board || m_sums.measures[i].sums.empty())
            continue;
        const int number = m_binned.values[i].front();
        if (number != Binned::nothing)
            ++m_sums.measures[i].histogram[clampedBins(number)];
    }
}

} // namespace boardwright
