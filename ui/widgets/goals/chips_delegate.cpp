// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/chips_delegate.h"

#include "ui/editing/goals/objectives_model.h"
#include "ui/editing/values/text_search.h"

#include <QPainter>

namespace boardwright {

namespace {

QFont chipFont(const QStyleOptionViewItem &option)
{
    QFont font = option.font;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * 0.92);
    return font;
}

} // namespace

ChipsDelegate::ChipsDelegate(const GoalSetDocument &document, const QColor &hue, QObject *parent)
    : FieldDelegate(document, parent)
    , m_hue(hue)
{
}

void ChipsDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &rect, const QModelIndex &index) const
{
    const QStringList names = index.data(ObjectivesModel::NamesRole).toStringList();
    if (names.isEmpty())
        return;
    const QFont font = chipFont(option);
    painter.setFont(font);
    m_chips.paint(painter, rect, font, names,
        tint(ground(option), option.palette.color(QPalette::Text), m_hue), option.direction);
}

QList<QRectF> ChipsDelegate::foundAreas(const QStyleOptionViewItem &option, const QRect &rect,
    const QModelIndex &index, const TextSearch &search) const
{
    const QFont font = chipFont(option);
    QList<QRectF> areas;
    for (const auto &[name, letters] : m_chips.letters(
             rect, font, index.data(ObjectivesModel::NamesRole).toStringList(), option.direction))
        areas += foundInLine(QFontMetricsF(font), name, letters, letters.left(), search);
    return areas;
}

int ChipsDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return m_chips.width(chipFont(option), index.data(ObjectivesModel::NamesRole).toStringList());
}

} // namespace boardwright
