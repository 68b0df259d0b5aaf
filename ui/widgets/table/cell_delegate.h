// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace boardwright {

/// What the cells of our tables have in common: the selection, a thin line under every row, a frame
/// around the current cell, a wave under what is wrong (ProblemRole), and what means nothing at
/// present (StandsBackRole) being pale. Shows text; subclasses paint something else.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
        const QModelIndex &index) const final;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// Space left and right of a cell's content.
    static int margin(const QFontMetrics &metrics);

    /// What a cell's content stands on.
    static QColor ground(const QStyleOptionViewItem &option);

protected:
    /// Paints the cell's text, or what stands for it, into `rect`.
    virtual void paintContent(QPainter &painter, const QStyleOptionViewItem &option,
        const QRect &rect, const QModelIndex &index) const;
    /// Width of what paintContent() would like to paint.
    virtual int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    /// How much of `rect` it took.
    virtual int paintedWidth(
        const QStyleOptionViewItem &option, const QRect &rect, const QModelIndex &index) const;

private:
    void paintProblem(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const;
};

} // namespace boardwright
