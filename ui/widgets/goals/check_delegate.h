// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/field_delegate.h"

namespace boardwright {

/// Paints whether a goal is enabled, as a check box. The table handles clicks.
class CheckDelegate final : public FieldDelegate {
    Q_OBJECT

public:
    using FieldDelegate::FieldDelegate;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;

    bool editorEvent(
        QEvent *, QAbstractItemModel *, const QStyleOptionViewItem &, const QModelIndex &) override
    {
        return false;
    }
};

} // namespace boardwright
