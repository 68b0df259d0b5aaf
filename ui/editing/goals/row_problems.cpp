// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/goals/row_problems.h"

#include <algorithm>
#include <utility>

namespace boardwright {

RowProblems::RowProblems(const QList<Problem> &problems)
    : m_all(problems)
{
    if (problems.isEmpty())
        return;
    // Counting sort: first the number of problems of each row, then their places.
    const RowId last = std::ranges::max_element(problems, {}, &Problem::row)->row;
    m_begins.resize(std::size_t{std::to_underlying(last)} + 2);
    for (const Problem &problem : problems) {
        if (problem.row != RowId::none)
            ++m_begins[std::size_t{std::to_underlying(problem.row)} + 1];
    }
    for (std::size_t row = 1; row < m_begins.size(); ++row)
        m_begins[row] += m_begins[row - 1];
    m_places.resize(m_begins.back());
    std::vector<std::size_t> next = m_begins;
    for (qsizetype place = 0; place < problems.size(); ++place) {
        const RowId row = problems[place].row;
        if (row != RowId::none)
            m_places[next[std::to_underlying(row)]++] = place;
    }
}

std::span<const qsizetype> RowProblems::placesOf(RowId row) const
{
    const std::size_t number = std::to_underlying(row);
    if (number + 1 >= m_begins.size())
        return {};
    return std::span(m_places).subspan(m_begins[number], m_begins[number + 1] - m_begins[number]);
}

QList<Problem> RowProblems::of(RowId row) const
{
    QList<Problem> problems;
    const auto places = placesOf(row);
    problems.reserve(static_cast<qsizetype>(places.size()));
    for (const qsizetype place : places)
        problems.append(m_all[place]);
    return problems;
}

std::optional<Severity> RowProblems::worst(RowId row) const
{
    std::optional<Severity> worst;
    for (const qsizetype place : placesOf(row))
        worst = std::min(worst.value_or(Severity::Hint), m_all[place].severity);
    return worst;
}

bool RowProblems::isSame(RowId row, const RowProblems &other) const
{
    return std::ranges::equal(placesOf(row), other.placesOf(row),
        [&](qsizetype a, qsizetype b) { return m_all[a] == other.m_all[b]; });
}

} // namespace boardwright
