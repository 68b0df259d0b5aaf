// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of NamesEdit that paints chips and handles clicks on them.

#include "ui/widgets/cells/names_edit.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/tints.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>

#include <algorithm>

namespace boardwright {

namespace {

int gapOf(const QFontMetrics &metrics)
{
    return std::max(2, metrics.height() / 5);
}

/// Width of the cross at the end of a chip, which removes it.
int crossWidth(const QFontMetrics &metrics)
{
    return metrics.height() * 2 / 3;
}

} // namespace

QSize NamesEdit::sizeHint() const
{
    return LineCellEdit::sizeHint() - QSize(textMargins().left(), 0);
}

QSize NamesEdit::minimumSizeHint() const
{
    return LineCellEdit::minimumSizeHint() - QSize(textMargins().left(), 0);
}

QString NamesEdit::chipText(const NameChip &chip) const
{
    return chip.note.isEmpty() ? chip.name : QStringLiteral("%1  %2").arg(chip.name, chip.note);
}

int NamesEdit::chipsWidth() const
{
    const QFontMetrics metrics = fontMetrics();
    int width = 0;
    for (const NameChip &chip : m_chips)
        width += metrics.horizontalAdvance(chipText(chip)) + crossWidth(metrics)
            + metrics.height() * 6 / 10 + gapOf(metrics);
    return width;
}

QList<QRect> NamesEdit::chipRects() const
{
    const QFontMetrics metrics = fontMetrics();
    QStyleOptionFrame frame;
    initStyleOption(&frame);
    const QRect inside = style()->subElementRect(QStyle::SE_LineEditContents, &frame, this);
    const int chipHeight = std::min(inside.height(), metrics.height() + metrics.height() / 6);
    // With focus, the chips are scrolled to the last one, next to the typed text.
    int left = inside.left() + gapOf(metrics);
    if (hasFocus())
        left -= std::max(0, chipsWidth() + gapOf(metrics) - textMargins().left());
    QList<QRect> rects;
    rects.reserve(m_chips.size());
    for (const NameChip &chip : m_chips) {
        const int chipWidth = metrics.horizontalAdvance(chipText(chip)) + crossWidth(metrics)
            + metrics.height() * 6 / 10;
        rects.append({left, inside.center().y() - chipHeight / 2 + 1, chipWidth, chipHeight});
        left += chipWidth + gapOf(metrics);
    }
    return rects;
}

void NamesEdit::fitChips()
{
    const int room = fontMetrics().averageCharWidth() * (hasFocus() ? 12 : 2);
    const int wanted = m_chips.isEmpty() ? 0 : chipsWidth() + gapOf(fontMetrics());
    setTextMargins(std::min(wanted, std::max(0, width() - room)), 0, 0, 0);
    QStringList names;
    for (const NameChip &chip : m_chips)
        names << chipText(chip);
    setAccessibleDescription(names.join(QStringLiteral(", ")));
    setToolTip(toolTipOf(names.join(QStringLiteral(", "))));
    update();
}

void NamesEdit::paintEvent(QPaintEvent *event)
{
    LineCellEdit::paintEvent(event);
    if (m_chips.isEmpty())
        return;
    const QFontMetrics metrics = fontMetrics();
    const QList<QRect> rects = chipRects();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QStyleOptionFrame frame;
    initStyleOption(&frame);
    const QRect inside = style()->subElementRect(QStyle::SE_LineEditContents, &frame, this);
    painter.setClipRect(QRect(inside.left(), 0, textMargins().left() - 1, height()));
    const QColor base = palette().color(QPalette::Base);
    const Tint full = tint(base, palette().color(QPalette::Text), m_hue);
    for (qsizetype i = 0; i < m_chips.size(); ++i) {
        const bool isPale = !m_chips[i].note.isEmpty();
        const qreal corner = rects[i].height() / 4.0;
        const QRectF rect = QRectF(rects[i]).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setPen(i == m_current ? QPen(palette().color(QPalette::Highlight), 2)
                : isPale              ? QPen(full.text, 1, Qt::DotLine)
                                      : QPen(Qt::NoPen));
        painter.setBrush(isPale ? base : full.fill);
        painter.drawRoundedRect(rect, corner, corner);
        painter.setPen(full.text);
        const int inset = metrics.height() * 3 / 10;
        painter.drawText(rects[i].adjusted(inset, 0, -crossWidth(metrics), 0),
            Qt::AlignLeft | Qt::AlignVCenter, chipText(m_chips[i]));
        const int arm = metrics.height() / 7;
        const QPoint centre(
            rects[i].right() - crossWidth(metrics) / 2 - inset / 2, rects[i].center().y());
        painter.drawLine(centre - QPoint(arm, arm), centre + QPoint(arm, arm));
        painter.drawLine(centre - QPoint(arm, -arm), centre + QPoint(arm, -arm));
    }
}

/// A click on the cross of a chip removes it; a click on its name makes it current.
void NamesEdit::mousePressEvent(QMouseEvent *event)
{
    const QPoint position = event->position().toPoint();
    const QList<QRect> rects = chipRects();
    const auto hit
        = std::ranges::find_if(rects, [&](const QRect &rect) { return rect.contains(position); });
    if (hit == rects.end() || position.x() >= textMargins().left()
        || event->button() != Qt::LeftButton) {
        LineCellEdit::mousePressEvent(event);
        return;
    }
    const auto chip = std::distance(rects.begin(), hit);
    if (position.x() >= hit->right() - crossWidth(fontMetrics()) - fontMetrics().height() / 5) {
        remove(chip);
    } else {
        m_current = chip;
        update();
    }
}

void NamesEdit::resizeEvent(QResizeEvent *event)
{
    LineCellEdit::resizeEvent(event);
    fitChips();
}

void NamesEdit::changeEvent(QEvent *event)
{
    LineCellEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitChips();
}

} // namespace boardwright
