// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/neighbours.h"

#include "core/lab/subject.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace boardwright {

std::array<std::optional<qint64>, 2> neighboursOf(QStringView seed)
{
    bool isNumber = false;
    const qint64 number = seed.toLongLong(&isNumber);
    if (!isNumber || number < 0 || number % 2 == 0 || QString::number(number) != seed)
        return {};
    return {number - 1,
        number == std::numeric_limits<qint64>::max() ? std::nullopt : std::optional(number + 1)};
}

void goalsOn(const Subject &subject, const Result &board, std::vector<int> &rows)
{
    rows.clear();
    const auto add = [&](const std::vector<Placed> &at) {
        for (const Placed &placed : at) {
            const int row = subject.rowOf(placed.what);
            if (row >= 0)
                rows.push_back(row);
        }
    };
    add(board.at);
    for (const Part &part : board.parts)
        add(part.result->at);
    std::ranges::sort(rows);
    const auto repeated = std::ranges::unique(rows);
    rows.erase(repeated.begin(), repeated.end());
}

int sharedBy(const std::vector<int> &one, const std::vector<int> &other)
{
    int shared = 0;
    for (auto a = one.begin(), b = other.begin(); a != one.end() && b != other.end();) {
        shared += *a == *b ? 1 : 0;
        const bool isFirst = *a <= *b;
        const bool isSecond = *b <= *a;
        a += isFirst ? 1 : 0;
        b += isSecond ? 1 : 0;
    }
    return shared;
}

const std::vector<int> *Neighbours::goalsOf(
    const Subject &subject, qint64 seed, Watch &watch, bool &wasStopped)
{
    wasStopped = false;
    auto *known = std::ranges::find(m_known, seed, &Known::seed);
    if (known == m_known.end()) {
        if (!m_scratch)
            m_scratch = subject.scratch();
        const Outcome outcome = subject.run(*m_scratch, QString::number(seed), m_board, watch);
        wasStopped = !outcome && outcome.error().code == Code::Cancelled;
        if (wasStopped)
            return nullptr;
        std::ranges::rotate(m_known, m_known.begin() + 1);
        known = std::prev(m_known.end());
        known->seed = seed;
        known->isFilled = outcome.has_value();
        goalsOn(subject, m_board, known->goals);
    }
    return known->isFilled ? &known->goals : nullptr;
}

} // namespace boardwright
