// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/row_delegate.h"

#include <QPersistentModelIndex>

namespace boardwright {

/// The words on the right of a problem that do something about it.
enum class ProblemLink : std::uint8_t { None, Fix, Answer };

/// A problem as an icon of its severity and words that wrap over as many lines as they need; on
/// the right what can be done about it, as links that stand below each other.
class ProblemDelegate final : public RowDelegate {
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// The link at a point of a row; `option` says where the row is.
    ProblemLink linkAt(
        const QStyleOptionViewItem &option, const QModelIndex &index, QPoint point) const;
    QRect linkRect(
        const QStyleOptionViewItem &option, const QModelIndex &index, ProblemLink link) const;

    /// The link below the mouse is underlined.
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
