// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QList>

#include <array>
#include <limits>
#include <utility>

namespace boardwright {

/// The most problems of one code that lint reports: nobody reads more, and a file from a stranger
/// may contain a million.
inline constexpr int mostOfOneCode = 10'000;

/// Collects the problems that lint finds.
class ProblemList final {
public:
    void add(Problem problem)
    {
        if (m_counts.at(static_cast<std::size_t>(problem.code))++ < mostOfOneCode)
            m_problems.append(std::move(problem));
    }

    void error(Code code, RowId row, ObjectiveField field, QList<Arg> args = {})
    {
        add(Severity::Error, code, row, field, std::move(args));
    }

    void warning(Code code, RowId row, ObjectiveField field, QList<Arg> args = {})
    {
        add(Severity::Warning, code, row, field, std::move(args));
    }

    void hint(Code code, RowId row, ObjectiveField field, QList<Arg> args = {})
    {
        add(Severity::Hint, code, row, field, std::move(args));
    }

    QList<Problem> take() { return std::exchange(m_problems, {}); }

private:
    void add(Severity severity, Code code, RowId row, ObjectiveField field, QList<Arg> args)
    {
        add({.code = code,
            .severity = severity,
            .where = {},
            .row = row,
            .field = field,
            .args = std::move(args)});
    }

    QList<Problem> m_problems;
    std::array<int, std::numeric_limits<std::underlying_type_t<Code>>::max() + 1> m_counts{};
};

/// Sorted by severity (errors, warnings, hints), then by place: the set itself, objectives in their
/// order, table rows. Problems of one row keep their order.
QList<Problem> sortedProblems(QList<Problem> problems, const GoalSet &set);

} // namespace boardwright
