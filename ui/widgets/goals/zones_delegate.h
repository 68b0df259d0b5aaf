// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"
#include "ui/widgets/fields/field_delegate.h"

#include <optional>

namespace boardwright {

/// The four progression zones as boxes E M L N, those that the goal lists filled. A click on a box,
/// or its number (1 to 4) in the current cell, asks to toggle it; the editor takes letters and
/// names.
class ZonesDelegate final : public FieldDelegate {
    Q_OBJECT

public:
    using FieldDelegate::FieldDelegate;

    /// The zone whose box in this cell is at `position`.
    static std::optional<Zone> zoneAt(
        const QStyleOptionViewItem &option, const QRect &cell, QPoint position);
    /// Where a box is.
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
