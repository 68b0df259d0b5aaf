// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace boardwright {

/// A row of a list that is painted by parts: the style paints what it stands on, the derived class
/// the words and signs.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
        const QModelIndex &index) const final;

protected:
    /// `row` holds what the model says of it; the painter is given back as it was.
    virtual void paintRow(
        QPainter &painter, const QStyleOptionViewItem &row, const QModelIndex &index) const
        = 0;

    /// Of the row's window, active or not.
    static QColor colour(const QStyleOptionViewItem &row, QPalette::ColorRole role);

    /// Paints one line of text that ends with an ellipsis where it is cut. `place` is meant from
    /// left to right and is mirrored where people read from the right.
    static void paintLine(QPainter &painter, const QStyleOptionViewItem &row, const QRect &place,
        const QString &text, Qt::Alignment alignment = Qt::AlignLeading);

    /// Paints a sign as high as a line at the left of `place`; returns the rest of it.
    static QRect paintSign(QPainter &painter, const QStyleOptionViewItem &row, const QRect &place,
        const QIcon &icon, QIcon::Mode mode = QIcon::Normal);
};

} // namespace boardwright
