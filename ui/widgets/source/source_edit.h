// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QTextBlock>

namespace boardwright {

/// A text to read, with line numbers beside it. Some lines can be marked.
class SourceEdit final : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit SourceEdit(QWidget *parent = nullptr);

    /// Replaces a part of the text; what is on screen stays where it is, if the part is not there.
    void replacePart(qsizetype position, qsizetype removed, QStringView inserted);

    /// Lines count from 0; an empty range (first > last): none.
    void markLines(int first, int last);
    /// Scrolls as little as needed to show the lines, with some lines around them.
    void showLines(int first, int last);
    /// Lights up a piece of the text; an empty one: none.
    void markPiece(qsizetype begin, qsizetype length);
    /// Scrolls to that piece.
    void showPiece();

    /// Where the first line on screen begins.
    qsizetype firstVisiblePosition() const { return firstVisibleBlock().position(); }

    int gutterWidth() const;
    void paintGutter(QPainter &painter, const QRect &area) const;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitGutter();
    void fitTabs();
    void showMarks();

    QWidget *m_gutter;
    int m_firstMarked = 0;
    int m_lastMarked = -1;
    QTextCursor m_piece;
};

} // namespace boardwright
