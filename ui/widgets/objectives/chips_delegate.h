// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/objectives/cell_delegate.h"
#include "ui/widgets/objectives/chip_painter.h"

namespace boardwright {

/// The names of a cell (ObjectivesModel::NamesRole) as chips of one hue.
class ChipsDelegate final : public CellDelegate {
    Q_OBJECT

public:
    ChipsDelegate(const QColor &hue, QObject *parent);

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QColor m_hue;
    mutable ChipPainter m_chips;
};

} // namespace boardwright
