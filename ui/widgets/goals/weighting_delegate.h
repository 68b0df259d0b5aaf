// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/field_delegate.h"

namespace boardwright {

/// Paints a number from 1 to 100 as a bar; edited in a spin box.
class WeightingDelegate final : public FieldDelegate {
    Q_OBJECT

public:
    using FieldDelegate::FieldDelegate;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace boardwright
