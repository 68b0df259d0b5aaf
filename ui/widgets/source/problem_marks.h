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

/// The colour that underlines a problem: it can be read on the palette's ground.
QColor severityColour(Severity severity, const QPalette &palette);

/// The pieces of a text that have something wrong with them. They move with the text while it is
/// edited.
class ProblemMarks final {
public:
    /// `marks` are about the text that the document has now.
    void showProblems(QTextDocument &document, const SourceMarks &marks);

    void clearProblems() { m_marks.clear(); }

    /// A mistake in the text itself, at its place; nothing: there is none. Then the problems of the
    /// set, which is an older one, step back.
    void showMistake(QTextDocument &document, const std::optional<Problem> &problem);

    bool isEmpty() const { return m_marks.empty() && !m_mistake; }

    /// Underlines of what lies between two places of the text.
    QList<QTextEdit::ExtraSelection> selections(int begin, int end, const QPalette &palette) const;

    /// The worst in a line; nothing: all is well there.
    std::optional<Severity> worstIn(const QTextBlock &block) const;

    /// What is wrong from `begin` to `end`, a line each; empty: nothing is.
    QString words(int begin, int end) const;

    /// The next place with something wrong after `position`, or before it, around the ends; -1:
    /// there is none.
    int next(int position, bool forward) const;

    /// Where the mistake in the text is; -1: there is none.
    int mistake() const { return m_mistake ? m_mistake->cursor.selectionStart() : -1; }

private:
    struct Mark {
        QTextCursor cursor;
        Problem problem;
    };

    static Mark markOf(QTextDocument &document, qsizetype begin, qsizetype length, Problem problem);
    std::vector<Mark>::const_iterator firstFrom(int position) const;

    std::vector<Mark> m_marks; ///< from the top to the end, also after edits
    std::optional<Mark> m_mistake;
    GoalSet m_set; ///< that the problems are about
};

} // namespace boardwright
