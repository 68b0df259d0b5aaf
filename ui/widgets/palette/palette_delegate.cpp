// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/palette/palette_delegate.h"

#include "ui/editing/palette_model.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int paletteMargin = 6;

/// The text with bold letters, cut where the place ends.
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
    return {QStyledItemDelegate::sizeHint(option, index).width() / 4,
        option.fontMetrics.height() + 2 * paletteMargin - 2};
}

void PaletteDelegate::paint(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QString text = row.text;
    const QIcon icon = row.icon;
    row.text.clear();
    row.icon = QIcon();
    row.features &= ~QStyleOptionViewItem::HasDecoration;
    const QStyle *style = row.widget != nullptr ? row.widget->style() : QApplication::style();
    row.state |= QStyle::State_Active;
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);

    // The line that is typed into has the focus; the list is no less alive for that.
    const bool isEnabled = index.flags().testFlag(Qt::ItemIsEnabled);
    const auto group = isEnabled ? QPalette::Active : QPalette::Disabled;
    const auto colour = [&](QPalette::ColorRole role) { return row.palette.color(group, role); };
    const auto placed
        = [&row](const QRect &rect) { return QStyle::visualRect(row.direction, row.rect, rect); };
    painter->save();
    painter->setFont(row.font);
    const int line = row.fontMetrics.height();
    QRect rest = row.rect.adjusted(paletteMargin, 0, -paletteMargin, 0);
    const QRect sign(rest.left(), rest.center().y() - line / 2, line, line);
    icon.paint(painter, placed(sign), Qt::AlignCenter, isEnabled ? QIcon::Normal : QIcon::Disabled);
    rest.setLeft(sign.right() + 1 + paletteMargin);

    const QString detail = index.data(PaletteModel::DetailRole).toString();
    const int detailWidth
        = std::min(row.fontMetrics.horizontalAdvance(detail) + 1, rest.width() * 2 / 5);
    const QRect right(rest.right() - detailWidth, rest.top(), detailWidth, rest.height());
    painter->setPen(colour(QPalette::PlaceholderText));
    painter->drawText(placed(right), static_cast<int>(Qt::AlignTrailing | Qt::AlignVCenter),
        row.fontMetrics.elidedText(detail, Qt::ElideRight, detailWidth));
    if (detailWidth > 1)
        rest.setRight(right.left() - 2 * paletteMargin);
    painter->setPen(colour(QPalette::Text));
    const QString shown = row.fontMetrics.elidedText(text, Qt::ElideRight, rest.width());
    painter->setClipRect(row.rect);
    drawFound(
        *painter, placed(rest), shown, index.data(PaletteModel::PlacesRole).value<QList<int>>());
    painter->restore();
}

} // namespace boardwright
