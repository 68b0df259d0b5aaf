// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/source/source_places.h"

#include <QPalette>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextEdit>

#include <optional>
#include <vector>

namespace boardwright {

/// The colour that underlines a problem. Has enough contrast to the palette's background.
QColor severityColour(Severity severity, const QPalette &palette);

/// The ranges of a text that have problems. They move with the text while it is edited.
class ProblemMarks final {
public:
    /// `marks` must refer to the current text of the document.
    void showProblems(QTextDocument &document, const SourceMarks &marks);

    void clearProblems() { m_marks.clear(); }

    /// Marks an error in the text itself, emphasised over the problems of the set, which belong to
    /// an older text; std::nullopt if there is none.
    void showMistake(QTextDocument &document, const std::optional<Problem> &problem);

    bool isEmpty() const { return m_marks.empty() && !m_mistake; }

    /// Underlines between two positions of the text.
    QList<QTextEdit::ExtraSelection> selections(int begin, int end, const QPalette &palette) const;

    /// The highest severity in a line; std::nullopt if it has no problem.
    std::optional<Severity> worstIn(const QTextBlock &block) const;

    /// The problems from `begin` to `end`, one per line; empty if there are none.
    QString words(int begin, int end) const;

    /// The next problem after `position`, or the previous one, with wrap-around; -1 if there is
    /// none.
    int next(int position, bool forward) const;

    /// Position of the error in the text; -1 if there is none.
    int mistake() const { return m_mistake ? m_mistake->cursor.selectionStart() : -1; }

private:
    struct Mark {
        QTextCursor cursor;
        Problem problem;
    };

    static Mark markOf(QTextDocument &document, qsizetype begin, qsizetype length, Problem problem);
    std::vector<Mark>::const_iterator firstFrom(int position) const;

    std::vector<Mark> m_marks; ///< in order of position, also after edits
    std::optional<Mark> m_mistake;
    GoalSet m_set; ///< the set with these problems
};

} // namespace boardwright
