// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/row_delegate.h"

namespace boardwright {

/// Paints a state of the history: the current one bold with an arrow, undone ones grey, and a mark
/// on the one that the file contains.
class HistoryDelegate final : public RowDelegate {
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void paintRow(QPainter &painter, const QStyleOptionViewItem &row,
        const QModelIndex &index) const override;
};

} // namespace boardwright
