// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/row_delegate.h"

#include <QPersistentModelIndex>

namespace boardwright {

/// The links on the right of a problem.
enum class ProblemLink : std::uint8_t { None, Fix, Answer };

/// Paints a problem: an icon for its severity and text that wraps as needed. On the right are links
/// with possible actions, aligned below each other.
class ProblemDelegate final : public RowDelegate {
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// The link at a point of a row; `option` has the area of the row.
    ProblemLink linkAt(
        const QStyleOptionViewItem &option, const QModelIndex &index, QPoint point) const;
    QRect linkRect(
        const QStyleOptionViewItem &option, const QModelIndex &index, ProblemLink link) const;

    /// Underlines the link below the mouse.
    void setHovered(const QModelIndex &index, ProblemLink link);

protected:
    void paintRow(QPainter &painter, const QStyleOptionViewItem &row,
        const QModelIndex &index) const override;

private:
    struct Parts {
        QRect icon;
        QRect words;
        QRect fix;
        QRect answer;
    };

    Parts partsOf(const QStyleOptionViewItem &option, const QModelIndex &index) const;

    QPersistentModelIndex m_hovered;
    ProblemLink m_hoveredLink = ProblemLink::None;
};

} // namespace boardwright
