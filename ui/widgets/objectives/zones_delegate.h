// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/objectives/cell_delegate.h"

namespace boardwright {

/// The four progression zones as boxes E M L N, those that the goal lists filled. Pale, as long as
/// the boards that are made ignore zones.
class ZonesDelegate final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void setZonesCount(bool count) { m_zonesCount = count; }

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    bool m_zonesCount = false;
};

} // namespace boardwright
