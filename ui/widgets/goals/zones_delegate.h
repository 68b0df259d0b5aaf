// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"
#include "ui/widgets/fields/field_delegate.h"

#include <optional>

namespace boardwright {

/// Paints the four progression zones as boxes E M L N, filled for the zones of the goal. A click on
/// a box, or its number key (1 to 4) in the current cell, requests a toggle. The editor accepts
/// letters and names.
class ZonesDelegate final : public FieldDelegate {
    Q_OBJECT

public:
    using FieldDelegate::FieldDelegate;

    /// The zone whose box in this cell contains `position`; std::nullopt if there is none.
    static std::optional<Zone> zoneAt(
        const QStyleOptionViewItem &option, const QRect &cell, QPoint position);
    /// The area of a box.
    static QRect boxRect(const QStyleOptionViewItem &option, const QRect &cell, Zone zone);

Q_SIGNALS:
    void toggled(const QModelIndex &index, boardwright::Zone zone) const;

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
        const QModelIndex &index) override;
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace boardwright
