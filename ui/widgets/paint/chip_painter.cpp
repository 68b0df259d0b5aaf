// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/paint/chip_painter.h"

#include "ui/widgets/paint/painted_once.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace boardwright {

namespace {

// Names come from files; the cache is cleared beyond this size.
constexpr qsizetype mostWidths = 2000;

int chipPadding(const QFontMetrics &metrics)
{
    return metrics.height() * 3 / 10;
}

int chipGap(const QFontMetrics &metrics)
{
    return std::max(2, metrics.height() / 5);
}

} // namespace

QColor chipHue(ObjectiveColumn column)
{
    switch (column) {
    case ObjectiveColumn::BoardCategories:
        return {30, 110, 190};
    case ObjectiveColumn::LineCategories:
        return {125, 75, 200};
    case ObjectiveColumn::Tag:
        return {25, 140, 95};
    default:
        return {120, 120, 120};
    }
}

void ChipPainter::useFont(const QFont &font)
{
    if (font == m_font && !m_widths.isEmpty())
        return;
    m_font = font;
    m_metrics = QFontMetrics(font);
    m_widths.clear();
}

int ChipPainter::chipWidth(const QString &name)
{
    const auto known = m_widths.constFind(name);
    if (known != m_widths.constEnd())
        return *known;
    if (m_widths.size() >= mostWidths)
        m_widths.clear();
    const int width = m_metrics.horizontalAdvance(name) + 2 * chipPadding(m_metrics);
    m_widths.insert(name, width);
    return width;
}

int ChipPainter::width(const QFont &font, const QStringList &names)
{
    useFont(font);
    int width = 0;
    for (const QString &name : names)
        width += chipWidth(name) + (width > 0 ? chipGap(m_metrics) : 0);
    return width;
}

ChipPainter::Row ChipPainter::rowOf(
    const QRect &rect, const QStringList &names, Qt::LayoutDirection direction)
{
    Row row;
    const int between = chipGap(m_metrics);
    const int height = std::min(rect.height(), m_metrics.height() + m_metrics.height() / 6);
    const int top = rect.top() + (rect.height() - height) / 2;
    int left = rect.left();
    for (qsizetype i = 0; i < names.size(); ++i) {
        const qsizetype others = names.size() - i - 1;
        // Space for "+n" if not all of the following chips fit.
        const QString rest = others > 0 ? QStringLiteral("+%1").arg(others) : QString();
        const int reserve = others > 0 ? between + m_metrics.horizontalAdvance(rest) : 0;
        int width = chipWidth(names[i]);
        const int room = rect.right() + 1 - left;
        const bool allFit = others > 0
            && left - rect.left() + this->width(m_font, names.sliced(i)) <= rect.width();
        if (width + (allFit ? 0 : reserve) > room) {
            if (i > 0) {
                row.rest = QStyle::visualRect(
                    direction, rect, QRect(left, rect.top(), room, rect.height()));
                return row;
            }
            width = std::max(0, room - reserve);
        }
        row.chips.append(QStyle::visualRect(direction, rect, QRect(left, top, width, height)));
        left += width + between;
    }
    return row;
}

void ChipPainter::paint(QPainter &painter, const QRect &rect, const QFont &font,
    const QStringList &names, const Tint &tint, Qt::LayoutDirection direction)
{
    if (names.isEmpty())
        return;
    useFont(font);
    painter.setRenderHint(QPainter::Antialiasing);
    const Row row = rowOf(rect, names, direction);
    for (qsizetype i = 0; i < row.chips.size(); ++i) {
        const QRect &chip = row.chips[i];
        const Look look{.kind = LookKind::Chip,
            .numbers = {tint.fill.rgba(), tint.text.rgba()},
            .font = font,
            .text = names[i]};
        painter.drawPixmap(
            chip.topLeft(), paintedOnce(painter, look, chip.size(), [&](QPainter &once) {
                const QRect whole(QPoint(), chip.size());
                const qreal corner = chip.height() / 4.0;
                once.setRenderHint(QPainter::Antialiasing);
                once.setFont(font);
                once.setPen(Qt::NoPen);
                once.setBrush(tint.fill);
                once.drawRoundedRect(whole, corner, corner);
                once.setPen(tint.text);
                const bool isCut = chip.width() < chipWidth(names[i]);
                once.drawText(whole, Qt::AlignCenter,
                    isCut ? m_metrics.elidedText(
                                names[i], Qt::ElideRight, chip.width() - chipPadding(m_metrics))
                          : names[i]);
            }));
    }
    if (row.rest.isEmpty())
        return;
    painter.setPen(tint.text);
    painter.drawText(row.rest,
        static_cast<int>(QStyle::visualAlignment(direction, Qt::AlignLeft) | Qt::AlignVCenter),
        QStringLiteral("+%1").arg(names.size() - row.chips.size()));
}

QList<std::pair<QString, QRect>> ChipPainter::letters(
    const QRect &rect, const QFont &font, const QStringList &names, Qt::LayoutDirection direction)
{
    useFont(font);
    QList<std::pair<QString, QRect>> all;
    const Row row = rowOf(rect, names, direction);
    for (qsizetype i = 0; i < row.chips.size(); ++i) {
        const QRect &chip = row.chips[i];
        const int side = (chip.width() - m_metrics.horizontalAdvance(names[i])) / 2;
        if (chip.width() >= chipWidth(names[i]))
            all.append({names[i], chip.adjusted(side, 0, -side, 0)});
    }
    return all;
}

} // namespace boardwright
