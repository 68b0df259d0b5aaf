// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/chips_delegate.h"

#include "ui/editing/goals/objectives_model.h"
#include "ui/editing/names/name_counts.h"
#include "ui/widgets/cells/names_edit.h"

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

ChipsDelegate::ChipsDelegate(
    const GoalSetDocument &document, ObjectiveColumn column, const QColor &hue, QObject *parent)
    : EditingDelegate(parent)
    , m_document(document)
    , m_column(column)
    , m_hue(hue)
{
}

QWidget *ChipsDelegate::makeEditor(QWidget *parent, const QModelIndex &) const
{
    auto *editor = new NamesEdit(m_column, m_hue, parent);
    editor->setNames(nameCounts(m_document.set(), m_column));
    return editor;
}

QVariant ChipsDelegate::editedValue(const QModelIndex &index) const
{
    return index.data(ObjectivesModel::NamesRole);
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

int ChipsDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return m_chips.width(chipFont(option), index.data(ObjectivesModel::NamesRole).toStringList());
}

} // namespace boardwright
