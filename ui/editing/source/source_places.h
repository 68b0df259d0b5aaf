// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QList>
#include <QString>

#include <optional>
#include <stop_token>

namespace boardwright {

/// A piece of a line, in UTF-16 units.
struct LinePiece {
    qsizetype begin = 0;
    qsizetype length = 0;

    friend bool operator==(const LinePiece &, const LinePiece &) = default;
};

/// The piece of a line of JSON to mark for a column: the string, number or word that starts there,
/// or an array up to its end or the end of the line; past the end of the line, its last character.
LinePiece pieceAt(QStringView line, int column);

/// A problem and the piece of text to mark for it.
struct SourceMark {
    qsizetype begin = 0;
    qsizetype length = 0;
    Problem problem;

    friend bool operator==(const SourceMark &, const SourceMark &) = default;
};

struct MarksRequest {
    QString text; ///< the shown text
    GoalSet set; ///< the set of the problems
    QList<Problem> problems;
};

struct SourceMarks {
    QString text;
    GoalSet set;
    QList<SourceMark> marks; ///< in text order
};

/// The positions of problems in the text. std::nullopt if the text is not the text of the set, so
/// that marks never appear in the wrong text. Pure, any thread.
std::optional<SourceMarks> placeProblems(const MarksRequest &request, const std::stop_token &stop);

} // namespace boardwright
