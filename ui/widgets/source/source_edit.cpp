// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/source_edit.h"

#include "ui/widgets/source/line_gutter.h"
#include "ui/widgets/support/colour_mix.h"

#include <QFontDatabase>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int linesAround = 3;

} // namespace

SourceEdit::SourceEdit(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_gutter(new LineGutter(*this))
{
    setLayoutDirection(Qt::LeftToRight); // JSON is, whatever the user's language
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setUndoRedoEnabled(false);
    setLineWrapMode(NoWrap);
    setFrameShape(QFrame::NoFrame);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    fitTabs();
    fitGutter();
    connect(this, &QPlainTextEdit::blockCountChanged, this, &SourceEdit::fitGutter);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &rect, int dy) {
        if (dy != 0)
            m_gutter->scroll(0, dy);
        else
            m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
    });
}

void SourceEdit::replacePart(qsizetype position, qsizetype removed, QStringView inserted)
{
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(position));
    const int scrolled = verticalScrollBar()->value();
    const bool isAbove = cursor.blockNumber() < scrolled;
    const int before = blockCount();
    cursor.setPosition(static_cast<int>(position + removed), QTextCursor::KeepAnchor);
    cursor.insertText(inserted.toString());
    // The scroll bar counts lines, so that lines which come or go above would move what is shown.
    if (isAbove)
        verticalScrollBar()->setValue(scrolled + blockCount() - before);
}

void SourceEdit::markLines(int first, int last)
{
    if (first == m_firstMarked && last == m_lastMarked)
        return;
    m_firstMarked = first;
    m_lastMarked = last;
    showMarks();
}

void SourceEdit::markPiece(qsizetype begin, qsizetype length)
{
    m_piece = QTextCursor(document());
    m_piece.setPosition(static_cast<int>(begin));
    m_piece.setPosition(static_cast<int>(begin + length), QTextCursor::KeepAnchor);
    showMarks();
}

void SourceEdit::showPiece()
{
    const int line = document()->findBlock(m_piece.selectionStart()).blockNumber();
    showLines(line, line);
    // Sideways too, where the piece is far out in a long line.
    QTextCursor cursor = m_piece;
    cursor.clearSelection();
    setTextCursor(cursor);
    ensureCursorVisible();
}

void SourceEdit::showMarks()
{
    const QColor base = palette().color(QPalette::Base);
    const QColor accent = palette().color(QPalette::Active, QPalette::Highlight);
    QList<QTextEdit::ExtraSelection> marks;
    const int last = std::min(m_lastMarked, blockCount() - 1);
    for (int line = m_firstMarked; line <= last; ++line) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document()->findBlockByNumber(line));
        mark.format.setBackground(mixed(base, accent, 0.14));
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks.append(mark);
    }
    if (m_piece.hasSelection()) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = m_piece;
        mark.format.setBackground(palette().color(QPalette::Active, QPalette::Highlight));
        mark.format.setForeground(palette().color(QPalette::Active, QPalette::HighlightedText));
        marks.append(mark);
    }
    setExtraSelections(marks);
}

void SourceEdit::showLines(int first, int last)
{
    const int lines = std::max(1, viewport()->height() / std::max(1, fontMetrics().lineSpacing()));
    const int top = verticalScrollBar()->value();
    const int around = std::min(linesAround, std::max(0, (lines - (last - first + 1)) / 2));
    if (first - around < top)
        verticalScrollBar()->setValue(first - around);
    else if (last + around >= top + lines)
        verticalScrollBar()->setValue(std::min(first - around, last + around - lines + 1));
}

int SourceEdit::gutterWidth() const
{
    const auto digits = QString::number(std::max(99, blockCount())).size();
    return fontMetrics().horizontalAdvance(u'0') * (static_cast<int>(digits) + 2);
}

void SourceEdit::paintGutter(QPainter &painter, const QRect &area) const
{
    const QColor base = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    painter.fillRect(area, mixed(base, text, 0.04));
    painter.setFont(font());
    const int inset = fontMetrics().horizontalAdvance(u'0');
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    while (block.isValid() && top <= area.bottom()) {
        const qreal height = blockBoundingRect(block).height();
        if (top + height >= area.top()) {
            const int line = block.blockNumber();
            const bool isMarked = line >= m_firstMarked && line <= m_lastMarked;
            painter.setPen(mixed(base, text, isMarked ? 0.9 : 0.5));
            painter.drawText(QRectF(0, top, m_gutter->width() - inset, height),
                Qt::AlignRight | Qt::AlignVCenter, QString::number(line + 1));
        }
        top += height;
        block = block.next();
    }
}

void SourceEdit::fitGutter()
{
    const int width = gutterWidth();
    if (viewportMargins().left() != width)
        setViewportMargins(width, 0, 0, 0);
    QRect strip = contentsRect();
    strip.setWidth(width);
    m_gutter->setGeometry(strip);
}

void SourceEdit::fitTabs()
{
    setTabStopDistance(2 * QFontMetricsF(font()).horizontalAdvance(u' '));
}

void SourceEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitGutter();
}

void SourceEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
        fitTabs();
        fitGutter();
        break;
    case QEvent::PaletteChange:
        showMarks();
        m_gutter->update();
        break;
    default:
        break;
    }
}

} // namespace boardwright
