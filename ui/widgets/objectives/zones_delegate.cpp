// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/objectives/zones_delegate.h"

#include "core/goalset/objective.h"
#include "ui/editing/objectives_model.h"
#include "ui/widgets/support/colour_mix.h"
#include "ui/widgets/support/tints.h"

#include <QPainter>

#include <array>

namespace boardwright {

namespace {

constexpr auto letters = std::to_array<std::pair<Zone, char16_t>>(
    {{Zone::Early, u'E'}, {Zone::Mid, u'M'}, {Zone::Late, u'L'}, {Zone::Endgame, u'N'}});
constexpr int boxes = static_cast<int>(letters.size());

int boxSide(const QFontMetrics &metrics)
{
    return metrics.height();
}

} // namespace

void ZonesDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &rect, const QModelIndex &index) const
{
    const auto zones = Zones(QFlag(index.data(ObjectivesModel::ZonesRole).toInt()));
    const QColor base = ground(option);
    const QColor text = option.palette.color(QPalette::Text);
    const QColor filled = mixed(base, text, m_zonesCount ? 0.85 : 0.45);
    const QColor outline = mixed(base, text, m_zonesCount ? 0.3 : 0.2);
    const QColor absent = mixed(base, text, m_zonesCount ? 0.5 : 0.4);

    QFont font = option.font;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * 0.78);
    painter.setFont(font);

    const int side = boxSide(option.fontMetrics);
    const int top = rect.top() + (rect.height() - side) / 2;
    int left = rect.left();
    for (const auto &[zone, letter] : letters) {
        const QRect box
            = QStyle::visualRect(option.direction, rect, QRect(left, top, side - 1, side - 1));
        const bool isListed = zones.testFlag(zone);
        if (isListed) {
            painter.fillRect(box.adjusted(0, 0, 1, 1), filled);
        } else {
            painter.setPen(outline);
            painter.drawRect(box);
        }
        painter.setPen(isListed ? base : absent);
        painter.drawText(box.adjusted(0, 0, 1, 1), Qt::AlignCenter, QString(QChar(letter)));
        left += side + 1;
    }
}

int ZonesDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return boxes * (boxSide(option.fontMetrics) + 1);
}

} // namespace boardwright
