// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/zones_delegate.h"

#include "ui/editing/goals/objectives_model.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/painted_once.h"
#include "ui/widgets/paint/tints.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
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

void paintBox(QPainter &painter, const QRect &box, QChar letter, bool isListed, const QColor &base,
    const QColor &text)
{
    if (isListed) {
        painter.fillRect(box, mixed(base, text, 0.85));
    } else {
        painter.setPen(mixed(base, text, 0.3));
        painter.drawRect(box.adjusted(0, 0, -1, -1));
    }
    painter.setPen(isListed ? base : mixed(base, text, 0.5));
    painter.drawText(box, Qt::AlignCenter, QString(letter));
}

} // namespace

QRect ZonesDelegate::boxRect(const QStyleOptionViewItem &option, const QRect &cell, Zone zone)
{
    const int side = boxSide(option.fontMetrics);
    const int inset = margin(option.fontMetrics);
    const QRect rect = cell.adjusted(inset, 0, -inset, -1);
    const auto place = static_cast<int>(std::distance(
        letters.begin(), std::ranges::find(letters, zone, &std::pair<Zone, char16_t>::first)));
    return QStyle::visualRect(option.direction, rect,
        QRect(
            rect.left() + place * (side + 1), rect.top() + (rect.height() - side) / 2, side, side));
}

std::optional<Zone> ZonesDelegate::zoneAt(
    const QStyleOptionViewItem &option, const QRect &cell, QPoint position)
{
    for (const auto &[zone, letter] : letters) {
        // As high as the cell, which is easier to hit.
        const QRect box = boxRect(option, cell, zone);
        if (QRect(box.left(), cell.top(), box.width() + 1, cell.height()).contains(position))
            return zone;
    }
    return {};
}

bool ZonesDelegate::editorEvent(QEvent *event, QAbstractItemModel *,
    const QStyleOptionViewItem &option, const QModelIndex &index)
{
    std::optional<Zone> zone;
    switch (event->type()) {
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick: { // two quick clicks are two clicks, not a double click
        const auto *const mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() == Qt::LeftButton && mouse->modifiers() == Qt::NoModifier)
            zone = zoneAt(option, option.rect, mouse->position().toPoint());
        break;
    }
    case QEvent::KeyPress: {
        const auto *const key = static_cast<QKeyEvent *>(event);
        const bool isPlain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
        for (std::size_t i = 0; isPlain && i < letters.size(); ++i) {
            if (key->key() == Qt::Key_1 + static_cast<int>(i))
                zone = letters.at(i).first;
        }
        break;
    }
    default:
        break;
    }
    if (!zone)
        return false;
    Q_EMIT toggled(index, *zone);
    return true;
}

void ZonesDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &, const QModelIndex &index) const
{
    const auto zones = Zones(QFlag(index.data(ObjectivesModel::ZonesRole).toInt()));
    const QColor base = ground(option);
    const QColor text = option.palette.color(QPalette::Text);

    QFont font = option.font;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * 0.78);
    QRect all;
    for (const auto &[zone, letter] : letters)
        all |= boxRect(option, option.rect, zone);
    const Look look{.kind = LookKind::ZoneBoxes,
        .numbers = {zones.toInt(), base.rgba(), text.rgba(), option.direction},
        .font = font};
    painter.drawPixmap(all.topLeft(), paintedOnce(painter, look, all.size(), [&](QPainter &once) {
        once.translate(-all.topLeft());
        once.setFont(font);
        for (const auto &[zone, letter] : letters)
            paintBox(
                once, boxRect(option, option.rect, zone), letter, zones.testFlag(zone), base, text);
    }));
}

int ZonesDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return boxes * (boxSide(option.fontMetrics) + 1);
}

} // namespace boardwright
