// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of NamesEdit that paints chips and handles clicks on them.

#include "ui/widgets/cells/names_edit.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/tints.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QWheelEvent>

#include <algorithm>

namespace boardwright {

namespace {

int gapOf(const QFontMetrics &metrics)
{
    return std::max(2, metrics.height() / 5);
}

/// In characters: the least room for typed text beside chips.
constexpr int roomToType = 12;
/// How many lines of wrapped chips an editor asks for.
constexpr int mostLines = 5;

/// Width of the cross at the end of a chip, which removes it.
int crossWidth(const QFontMetrics &metrics)
{
    return metrics.height() * 2 / 3;
}

} // namespace

QSize NamesEdit::sizeHint() const
{
    return LineCellEdit::sizeHint() - QSize(textMargins().left(), textMargins().top())
        + QSize(0, (std::min(m_lines, mostLines) - 1) * lineHeight() - textMargins().bottom());
}

QSize NamesEdit::minimumSizeHint() const
{
    return LineCellEdit::minimumSizeHint() - QSize(textMargins().left(), textMargins().top())
        + QSize(0, (std::min(m_lines, 2) - 1) * lineHeight() - textMargins().bottom());
}

QString NamesEdit::chipText(const NameChip &chip) const
{
    return chip.note.isEmpty() ? chip.name : QStringLiteral("%1  %2").arg(chip.name, chip.note);
}

int NamesEdit::chipWidth(const NameChip &chip) const
{
    const QFontMetrics metrics = fontMetrics();
    return metrics.horizontalAdvance(m_showsNotes ? chipText(chip) : chip.name)
        + crossWidth(metrics) + metrics.height() * 6 / 10;
}

int NamesEdit::chipsWidth() const
{
    int width = 0;
    for (const NameChip &chip : m_chips)
        width += chipWidth(chip) + gapOf(fontMetrics());
    return width;
}

QRect NamesEdit::inside() const
{
    QStyleOptionFrame frame;
    initStyleOption(&frame);
    return style()->subElementRect(QStyle::SE_LineEditContents, &frame, this);
}

int NamesEdit::lineHeight() const
{
    const QFontMetrics metrics = fontMetrics();
    return metrics.height() + metrics.height() / 6 + gapOf(metrics);
}

int NamesEdit::linesThatFit() const
{
    return std::max(1, (inside().height() + gapOf(fontMetrics())) / lineHeight());
}

NamesEdit::Wrapped NamesEdit::wrapped() const
{
    const QRect room = inside();
    const int gap = gapOf(fontMetrics());
    const int begin = room.left() + gap;
    Wrapped result;
    int left = begin;
    const auto goOn = [&](int width) {
        if (left > begin && left + width > room.right()) {
            left = begin;
            ++result.lines;
        }
    };
    for (const NameChip &chip : m_chips) {
        const int width = std::min(chipWidth(chip), room.width() - 2 * gap);
        goOn(width);
        result.rects.append(
            {left, room.top() + (result.lines - 1) * lineHeight(), width, lineHeight() - gap});
        left += width + gap;
    }
    goOn(fontMetrics().averageCharWidth() * roomToType);
    result.textLeft = left - room.left();
    return result;
}

QList<QRect> NamesEdit::chipRects() const
{
    const QFontMetrics metrics = fontMetrics();
    const QRect room = inside();
    if (m_lines > 1) {
        QList<QRect> rects = wrapped().rects;
        const int shown = std::min(linesThatFit(), m_lines);
        for (QRect &rect : rects) {
            const int line = (rect.top() - room.top()) / lineHeight();
            const bool isLast = line + 1 == m_lines;
            const int at = isLast ? shown - 1 : line - m_scrolled;
            const bool isShown = isLast || (at >= 0 && at < shown - 1);
            rect.moveTop(isShown ? room.top() + at * lineHeight() : -2 * height());
        }
        return rects;
    }
    const int chipHeight = std::min(room.height(), metrics.height() + metrics.height() / 6);
    // With focus, the chips are scrolled to the last one, next to the typed text.
    int left = room.left() + gapOf(metrics);
    if (hasFocus())
        left -= std::max(0, chipsWidth() + gapOf(metrics) - textMargins().left());
    QList<QRect> rects;
    rects.reserve(m_chips.size());
    for (const NameChip &chip : m_chips) {
        rects.append({left, room.center().y() - chipHeight / 2 + 1, chipWidth(chip), chipHeight});
        left += chipWidth(chip) + gapOf(metrics);
    }
    return rects;
}

/// Where not all chips fit, their notes are left to the tooltip.
void NamesEdit::fitWrapped()
{
    const int before = m_lines;
    if (!isVisible()) { // without a width of its own yet
        m_lines = 1;
        return;
    }
    m_showsNotes = true;
    Wrapped flow = wrapped();
    if (flow.lines > std::max(linesThatFit(), 2)) {
        m_showsNotes = false;
        flow = wrapped();
    }
    m_lines = flow.lines;
    if (m_lines > 1) {
        const int shown = std::min(linesThatFit(), m_lines);
        const int top = (shown - 1) * lineHeight();
        m_scrolled = std::clamp(m_scrolled, 0, m_lines - shown);
        if (m_current >= 0)
            scrollTo((flow.rects.at(m_current).top() - inside().top()) / lineHeight());
        setTextMargins(flow.textLeft, top, 0,
            std::max(0, inside().height() - top - lineHeight() + gapOf(fontMetrics())));
    }
    if (m_lines != before)
        updateGeometry();
}

/// Brings a line of wrapped chips into view. The last one always is.
void NamesEdit::scrollTo(int line)
{
    const int above = std::min(linesThatFit(), m_lines) - 1;
    if (line + 1 < m_lines)
        m_scrolled = std::clamp(m_scrolled, line - above + 1, line);
}

void NamesEdit::fitChips()
{
    m_lines = m_wraps ? m_lines : 1;
    if (m_wraps)
        fitWrapped();
    if (m_lines == 1) {
        const int room = fontMetrics().averageCharWidth() * (hasFocus() ? roomToType : 2);
        const int wanted = m_chips.isEmpty() ? 0 : chipsWidth() + gapOf(fontMetrics());
        setTextMargins(std::min(wanted, std::max(0, width() - room)), 0, 0, 0);
    }
    QStringList names;
    for (const NameChip &chip : m_chips)
        names << chipText(chip);
    setAccessibleDescription(names.join(QStringLiteral(", ")));
    setToolTip(names.join(QStringLiteral(", ")));
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
    painter.setClipRect(
        m_lines > 1 ? inside() : QRect(inside().left(), 0, textMargins().left() - 1, height()));
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
            Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(m_showsNotes ? chipText(m_chips[i]) : m_chips[i].name,
                Qt::ElideRight, rects[i].width() - inset - crossWidth(metrics)));
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
    const bool isOnText = m_lines == 1 && position.x() >= textMargins().left();
    if (hit == rects.end() || isOnText || event->button() != Qt::LeftButton) {
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

void NamesEdit::showEvent(QShowEvent *event)
{
    LineCellEdit::showEvent(event);
    fitChips();
}

void NamesEdit::wheelEvent(QWheelEvent *event)
{
    const int hidden = m_lines - std::min(linesThatFit(), m_lines);
    const int to = m_scrolled + (event->angleDelta().y() < 0 ? 1 : -1);
    if (hidden == 0 || event->angleDelta().y() == 0 || to < 0 || to > hidden) {
        LineCellEdit::wheelEvent(event);
        return;
    }
    m_scrolled = to;
    update();
}

void NamesEdit::changeEvent(QEvent *event)
{
    LineCellEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitChips();
}

} // namespace boardwright
