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

/// What to mark for a place of a line of JSON: the text, number or word that begins there, an array
/// as far as it goes; past the end of the line its last character.
LinePiece pieceAt(QStringView line, int column);

/// A problem and the piece of the text that it is about.
struct SourceMark {
    qsizetype begin = 0;
    qsizetype length = 0;
    Problem problem;

    friend bool operator==(const SourceMark &, const SourceMark &) = default;
};

struct MarksRequest {
    QString text; ///< that is shown
    GoalSet set; ///< that the problems are about
    QList<Problem> problems;
};

struct SourceMarks {
    QString text;
    GoalSet set;
    QList<SourceMark> marks; ///< from the top of the text to its end
};

/// Where in the text the problems are. Nothing where the text is not that of the set: no mark is
/// ever about another text. Pure, any thread.
std::optional<SourceMarks> placeProblems(const MarksRequest &request, const std::stop_token &stop);

} // namespace boardwright
