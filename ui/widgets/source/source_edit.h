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

/// A text in JSON, to read or to type in, with line numbers and folds beside it. Lines and pieces
/// can be marked. Its own undo knows only what was typed.
class SourceEdit final : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit SourceEdit(QWidget *parent = nullptr);

    /// Whether it can be typed in. Each change of this forgets the text's own undo steps.
    void setWritable(bool isWritable);

    /// The whole text; lines end with LF.
    QString text() const;

    /// Replaces a part of the text, which is no typing; what is on screen stays where it is, if the
    /// part is not there.
    void replacePart(qsizetype position, qsizetype removed, QStringView inserted);

    /// Replaces pieces of one length, given by where they begin, rising, as if typed: one step and
    /// one change of the text. Only what is replaced comes out of its folds.
    void replacePieces(
        const QList<qsizetype> &begins, qsizetype length, const QString &replacement);

    /// Lines count from 0; an empty range (first > last): none.
    void markLines(int first, int last);
    /// Scrolls as little as needed to show the lines, with some lines around them.
    void showLines(int first, int last);
    /// Lights up a piece of the text; an empty one: none.
    void markPiece(qsizetype begin, qsizetype length);
    /// Scrolls to that piece.
    void showPiece();
    /// Puts the cursor there and shows it.
    void goTo(int position);

    SourceFolds &folds() const { return *m_folds; }

    const ProblemMarks &problems() const { return m_problems; }

    void showProblems(const SourceMarks &marks);
    void clearProblems();
    void showMistake(const std::optional<Problem> &problem);

    /// Where the first line on screen begins.
    qsizetype firstVisiblePosition() const { return firstVisibleBlock().position(); }

    /// The lines on screen from the top, for the gutter: the block, its top and its height.
    void forVisibleLines(const std::function<void(const QTextBlock &, qreal, qreal)> &visit) const;

    bool isMarked(const QTextBlock &block) const;

Q_SIGNALS:
    /// Somebody typed, pasted, undid ...; not replacePart().
    void typed();

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
    void fitGutter();
    void fitTabs();
    void showMarks();
    void showMarksOnScreen();
    void contentsChanged(int position, int added);
    void paintSummary(QPainter &painter, const QTextBlock &block, qreal top);

    LineGutter *m_gutter;
    SourceFolds *m_folds;
    ProblemMarks m_problems;
    BracketPair m_brackets;
    QTextCursor m_marked; ///< from the first line to the last; moves with the text
    int m_revision = 0; ///< of the text that was last told of
    int m_laidOutFor = 0; ///< the least width that the base laid lines out for
    bool m_isReplacing = false;
    bool m_isReplacingPieces = false;
    QTextCursor m_piece;
};

} // namespace boardwright
