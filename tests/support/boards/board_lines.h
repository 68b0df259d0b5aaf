// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/trace.h"
#include "core/lab/subject_json.h"

#include <QByteArray>
#include <QStringList>

namespace boardwright {

/// The boards of some seeds as JSON with their traces, each on a line.
inline QByteArray boardLines(const Generator &generator, const GoalSet &set,
    const Settings &settings, const QStringList &seeds)
{
    const SharedSubject subject = subjectOf(generator, set, settings).value();
    const auto scratch = subject->scratch();
    const RowTexts rows(set);
    QByteArray lines;
    for (const QString &seed : seeds) {
        Watch watch;
        Result board;
        Trace trace;
        const Outcome outcome = subject->run(*scratch, seed, board, watch, &trace);
        const Facts facts = generator.facts(subject->compiled(), *scratch, board);
        const auto rejected = subject->missedGates(*scratch, seed, board, outcome, watch);
        lines += boardJson(rows, *subject, seed, board, {QStringLiteral("words for people")},
                     {.trace = &trace, .facts = &facts, .rejected = rejected})
            + '\n';
    }
    return lines;
}

} // namespace boardwright
