// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/field_delegate.h"
#include "ui/widgets/paint/chip_painter.h"

namespace boardwright {

/// Paints the names of a cell (ObjectivesModel::NamesRole) as chips of one hue. The editor
/// completes names that the set declares or uses.
class ChipsDelegate final : public FieldDelegate {
    Q_OBJECT

public:
    ChipsDelegate(const GoalSetDocument &document, const QColor &hue, QObject *parent);

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    QList<QRectF> foundAreas(const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index, const TextSearch &search) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QColor m_hue;
    mutable ChipPainter m_chips;
};

} // namespace boardwright
