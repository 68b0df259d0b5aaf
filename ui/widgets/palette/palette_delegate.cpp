// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/palette/palette_delegate.h"

#include "ui/editing/palette/palette_model.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int paletteMargin = 6;

/// Paints the text with the found letters in bold, elided if it is too long.
void drawFound(QPainter &painter, const QRect &place, const QString &text, const QList<int> &found)
{
    QList<QTextLayout::FormatRange> bold;
    bold.reserve(found.size());
    for (const int letter : found) {
        if (letter >= text.size())
            continue;
        QTextLayout::FormatRange range;
        range.start = letter;
        range.length = 1;
        range.format.setFontWeight(QFont::Bold);
        range.format.setFontUnderline(true);
        bold.append(range);
    }
    QTextLayout layout(text, painter.font());
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.setFormats(bold);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(place.width());
    layout.endLayout();
    const qreal top = place.top() + (place.height() - line.height()) / 2;
    layout.draw(&painter, QPointF(place.left(), top));
}

} // namespace

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {RowDelegate::sizeHint(option, index).width() / 4,
        option.fontMetrics.height() + 2 * paletteMargin - 2};
}

/// The search line has the focus, but the list is painted as if it had it.
void PaletteDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RowDelegate::initStyleOption(option, index);
    option->state |= QStyle::State_Active;
}

void PaletteDelegate::paintRow(
    QPainter &painter, const QStyleOptionViewItem &row, const QModelIndex &index) const
{
    const bool isEnabled = row.state.testFlag(QStyle::State_Enabled);
    QRect rest = paintSign(painter, row, row.rect.adjusted(paletteMargin, 0, -paletteMargin, 0),
        row.icon, isEnabled ? QIcon::Normal : QIcon::Disabled);
    rest.setLeft(rest.left() + paletteMargin);

    const QString detail = index.data(PaletteModel::DetailRole).toString();
    const int detailWidth
        = std::min(row.fontMetrics.horizontalAdvance(detail) + 1, rest.width() * 2 / 5);
    const QRect right(rest.right() - detailWidth, rest.top(), detailWidth, rest.height());
    painter.setPen(colour(row, QPalette::PlaceholderText));
    paintLine(painter, row, right, detail, Qt::AlignTrailing);
    if (detailWidth > 1)
        rest.setRight(right.left() - 2 * paletteMargin);
    painter.setPen(colour(row, QPalette::Text));
    const QString shown = row.fontMetrics.elidedText(row.text, Qt::ElideRight, rest.width());
    painter.setClipRect(row.rect);
    drawFound(painter, QStyle::visualRect(row.direction, row.rect, rest), shown,
        index.data(PaletteModel::PlacesRole).value<QList<int>>());
}

} // namespace boardwright
