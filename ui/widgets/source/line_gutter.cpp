// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/line_gutter.h"

#include "ui/text/number_text.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/severity_icon.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_folds.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace boardwright {

LineGutter::LineGutter(SourceEdit &edit)
    : QWidget(&edit)
    , m_edit(edit)
{
    setCursor(Qt::ArrowCursor);
}

int LineGutter::signWidth() const
{
    return m_edit.fontMetrics().height();
}

int LineGutter::foldWidth() const
{
    return m_edit.fontMetrics().height();
}

QSize LineGutter::sizeHint() const
{
    const auto digits = nameText(std::max(99, m_edit.blockCount())).size();
    const int numbers = m_edit.fontMetrics().horizontalAdvance(u'0') * static_cast<int>(digits);
    return {signWidth() + numbers + foldWidth(), 0};
}

void LineGutter::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const QColor base = m_edit.palette().color(QPalette::Base);
    const QColor text = m_edit.palette().color(QPalette::Text);
    const QColor ground = mixed(base, text, 0.04);
    painter.fillRect(event->rect(), ground);
    painter.setFont(m_edit.font());
    const QColor faint = readableOn(ground, mixed(base, text, 0.5), text);
    const int current = m_edit.textCursor().blockNumber();
    m_edit.forVisibleLines([&](const QTextBlock &block, qreal top, qreal height) {
        const int line = block.blockNumber();
        painter.setPen(line == current || m_edit.isMarked(block) ? text : faint);
        painter.drawText(QRectF(0, top, width() - foldWidth(), height),
            Qt::AlignRight | Qt::AlignVCenter, nameText(line + 1));
        if (const auto severity = m_edit.problems().worstIn(block)) {
            const int side = signWidth() - 4;
            severityIcon(*severity).paint(
                &painter, 2, static_cast<int>(top + ((height - side) / 2)), side, side);
        }
        const SourceFolds &folds = m_edit.folds();
        const bool isFolded = folds.isFolded(block);
        if (!isFolded && !folds.canFold(block))
            return;
        painter.setPen(Qt::NoPen);
        painter.setBrush(isFolded ? text : faint);
        paintFold(painter, QRectF(width() - foldWidth(), top, foldWidth(), height), isFolded);
    });
}

/// A triangle that points right when folded, down when open.
void LineGutter::paintFold(QPainter &painter, const QRectF &place, bool isFolded) const
{
    const qreal half = m_edit.fontMetrics().height() / 4.5;
    const QPointF centre = place.center();
    const auto corner = [&](qreal along, qreal across) {
        return centre + (isFolded ? QPointF(along, across) : QPointF(across, along)) * half;
    };
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPolygon(QPolygonF({corner(-0.5, -1), corner(0.7, 0), corner(-0.5, 1)}));
}

QTextBlock LineGutter::blockAt(int y) const
{
    QTextBlock found;
    m_edit.forVisibleLines([&](const QTextBlock &block, qreal top, qreal height) {
        if (y >= top && y < top + height)
            found = block;
    });
    return found;
}

void LineGutter::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QTextBlock block = blockAt(static_cast<int>(event->position().y()));
    if (block.isValid() && event->position().x() >= width() - foldWidth())
        m_edit.folds().toggle(block);
    else if (block.isValid())
        m_edit.goTo(block.position());
}

void LineGutter::wheelEvent(QWheelEvent *event)
{
    QCoreApplication::sendEvent(m_edit.viewport(), event);
}

bool LineGutter::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto &help = dynamic_cast<const QHelpEvent &>(*event);
    const QTextBlock block = blockAt(help.pos().y());
    const QString words = block.isValid()
        ? m_edit.problems().words(block.position(), block.position() + block.length() - 1)
        : QString();
    showTip(*this, help.globalPos(), words);
    return true;
}

} // namespace boardwright
