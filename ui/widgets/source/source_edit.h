// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/source/bracket_pair.h"
#include "ui/widgets/source/problem_marks.h"

#include <QPlainTextEdit>
#include <QTextBlock>

#include <functional>
#include <optional>

namespace boardwright {

class LineGutter;
class SourceFolds;
class SourcePaste;

/// An editor for JSON text, which can be read-only, with line numbers and folds. Lines and pieces
/// can be marked. Its own undo covers typing only.
class SourceEdit final : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit SourceEdit(QWidget *parent = nullptr);

    /// Whether the text can be edited. Each change of this clears the text's own undo steps.
    void setWritable(bool isWritable);

    /// Whether a long copied text is being inserted, and nobody can type.
    bool isPasting() const;
    /// Leaves what is inserted so far.
    void stopPasting();

    /// The whole text; lines end with LF.
    QString text() const;

    /// Replaces a part of the text without counting as typing. The view does not scroll unless the
    /// part is visible.
    void replacePart(qsizetype position, qsizetype removed, QStringView inserted);

    /// Replaces pieces of one length, given by their positions in ascending order, as if typed: one
    /// undo step and one change signal. Unfolds only the replaced pieces.
    void replacePieces(
        const QList<qsizetype> &begins, qsizetype length, const QString &replacement);

    /// Marks these lines, counted from 0; an empty range (first > last) removes the mark.
    void markLines(int first, int last);
    /// Scrolls as little as needed to show the lines with some context.
    void showLines(int first, int last);
    /// Highlights a piece of the text; a length of 0 removes the highlight.
    void markPiece(qsizetype begin, qsizetype length);
    /// Scrolls to that piece.
    void showPiece();
    /// Moves the cursor to `position` and makes it visible.
    void goTo(int position);

    SourceFolds &folds() const { return *m_folds; }

    const ProblemMarks &problems() const { return m_problems; }

    void showProblems(const SourceMarks &marks);
    void clearProblems();
    void showMistake(const std::optional<Problem> &problem);

    /// Position of the first visible line.
    qsizetype firstVisiblePosition() const { return firstVisibleBlock().position(); }

    /// Visits the visible lines from the top, for the gutter: the block, its top and its height.
    void forVisibleLines(const std::function<void(const QTextBlock &, qreal, qreal)> &visit) const;

    bool isMarked(const QTextBlock &block) const;

Q_SIGNALS:
    /// The user typed, pasted or undid; not emitted by replacePart().
    void typed();
    /// All of a long copied text is inserted.
    void pasted();

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    void fitFlags();
    void fitGutter();
    void fitTabs();
    void showMarks();
    void showMarksOnScreen();
    void contentsChanged(int position, int added);
    void paintSummary(QPainter &painter, const QTextBlock &block, qreal top);

    LineGutter *m_gutter;
    SourceFolds *m_folds;
    SourcePaste *m_paste;
    ProblemMarks m_problems;
    BracketPair m_brackets;
    QTextCursor m_marked; ///< from the first line to the last; moves with the text
    int m_revision = 0; ///< of the text at the last signal
    int m_laidOutFor = 0; ///< the smallest width the base class laid lines out for
    bool m_isWritable = false;
    bool m_isReplacing = false;
    bool m_isReplacingPieces = false;
    QTextCursor m_piece;
};

} // namespace boardwright
