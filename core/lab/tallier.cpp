// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/tallier.h"

#include "core/board/relaxations.h"
#include "core/lab/bins.h"

#include <algorithm>
#include <cmath>

namespace boardwright {

namespace {

EffortSums countersOf(const Effort &effort)
{
    const std::array counters{effort.poolSize, effort.pulledBack, effort.forcedPlaced,
        effort.greedyPlaced, effort.searchPlaced, effort.relaxPlaced, effort.attempt, effort.phases,
        effort.nodes};
    EffortSums sums{};
    std::ranges::transform(
        counters, sums.begin(), [](int counter) { return static_cast<quint64>(counter); });
    return sums;
}

} // namespace

Tallier::Tallier(const Subject &subject, Detail detail)
    : m_subject(subject)
    , m_sites(subject.study->items(Scope::Site))
    , m_scratch(subject.generator->scratch(*subject.compiled))
    , m_sums(subject.study, detail)
    , m_lastSeen(static_cast<std::size_t>(subject.study->goals.size()), 0)
    , m_overlap(m_lastSeen.size() + 1, 0)
{
}

bool Tallier::count(const SeedRange &range, Tally &into, Watch &watch)
{
    if (range.last < range.first)
        return true;
    m_sums.clear();
    std::ranges::fill(m_overlap, quint64{0});
    if (!makeAndCount(range, watch))
        return false;
    for (std::size_t shared = 0; shared < m_overlap.size(); ++shared) {
        if (m_overlap[shared] > 0)
            m_sums.overlap.emplace(static_cast<int>(shared), m_overlap[shared]);
    }
    const quint64 whole = static_cast<quint64>(range.count()) - m_sums.failed;
    for (MeasureTally &measure : m_sums.measures) {
        for (NumberSums &sums : measure.sums)
            sums.count = whole - sums.count;
    }
    into.addSums(m_sums);
    into.seeds.add(range);
    return true;
}

bool Tallier::makeAndCount(const SeedRange &range, Watch &watch)
{
    constexpr std::uint64_t apart = 2;
    const Generator &generator = *m_subject.generator;
    m_number += apart;
    bool isNeighbour = false; // of a whole board
    for (qint64 seed = range.first;; ++seed) {
        const bool isCounted = seed <= range.last;
        const Outcome outcome = generator.run(
            *m_subject.compiled, *m_scratch, QString::number(seed), m_board, nullptr, watch);
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
            m_sums.failed += quint64{isCounted};
        }
        isNeighbour = outcome.has_value();
        if (!isCounted)
            return true;
    }
}

/// Looks at every objective on the board. How many of them the board before has too.
int Tallier::visit(bool isCounted)
{
    int shared = 0;
    const bool hasCells = isCounted && !m_sums.cells.empty();
    const auto visitPlaced = [&](const Placed &placed, std::size_t site) {
        const int row = m_subject.rowOf(placed.what);
        if (row < 0)
            return;
        const auto index = static_cast<std::size_t>(row);
        std::uint64_t &seen = m_lastSeen[index];
        if (isCounted) {
            m_sums.appearances[index] += quint64{!(seen == m_number)};
            ++m_sums.copies[index];
        }
        if (hasCells)
            ++m_sums.cells[index * m_sites + site];
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
    const EffortSums effort = countersOf(m_board.effort);
    for (std::size_t i = 0; i < effort.size(); ++i)
        m_sums.effort.at(i) += effort.at(i);
    if (m_sums.detail == Detail::Counts)
        return;
    m_subject.generator->measure(*m_subject.compiled, *m_scratch, m_board, m_measured);
    for (std::size_t i = 0; i < m_sums.measures.size(); ++i) {
        const StudiedMeasure &measure = m_subject.study->measures[i];
        countMeasure(m_measured.values[m_subject.measures[i]], measure.bin, m_sums.measures[i]);
        if (measure.scope == Scope::Board && measure.classes.isEmpty()) {
            const double number = m_measured.values[m_subject.measures[i]].front();
            if (!std::isnan(number))
                ++m_sums.measures[i].histogram[binsOf(number, measure.bin)];
        }
    }
}

void Tallier::countMeasure(const std::vector<double> &numbers, double bin, MeasureTally &into) const
{
    if (!into.classes.empty()) {
        const std::size_t classes = into.classes.size() / numbers.size();
        for (std::size_t item = 0; item < numbers.size(); ++item) {
            if (!std::isnan(numbers[item]))
                ++into.classes[item * classes + static_cast<std::size_t>(numbers[item])];
        }
        return;
    }
    for (std::size_t item = 0; item < numbers.size(); ++item) {
        const double number = numbers[item];
        if (number == 0)
            continue;
        NumberSums &sums = into.sums[item];
        if (std::isnan(number)) {
            ++sums.count; // of what is missing, until the range is counted
            continue;
        }
        const int bins = binsOf(number, bin);
        sums.nonzero += quint64{bins != 0};
        sums.sum += bins;
        sums.squares += static_cast<quint64>(qint64{bins} * bins);
    }
}

} // namespace boardwright
