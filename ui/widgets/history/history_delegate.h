// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/row_delegate.h"

namespace boardwright {

/// A state of the history: the present one bold after an arrow, undone ones grey, the one that the
/// file holds marked.
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
