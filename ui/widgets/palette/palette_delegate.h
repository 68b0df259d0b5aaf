// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/row_delegate.h"

namespace boardwright {

/// A row of the palette: an icon, the text with the found letters in bold, and in a paler colour on
/// the right the shortcut or the categories.
class PaletteDelegate final : public RowDelegate {
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    void paintRow(QPainter &painter, const QStyleOptionViewItem &row,
        const QModelIndex &index) const override;
};

} // namespace boardwright
