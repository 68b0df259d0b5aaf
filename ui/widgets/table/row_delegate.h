// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace boardwright {

/// A list row painted in parts: the style paints the background, the derived class the texts and
/// icons.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
        const QModelIndex &index) const final;

protected:
    /// `row` is initialised from the model. The painter's state is restored afterwards.
    virtual void paintRow(
        QPainter &painter, const QStyleOptionViewItem &row, const QModelIndex &index) const
        = 0;

    /// A colour of the active or inactive palette, as the row's window is.
    static QColor colour(const QStyleOptionViewItem &row, QPalette::ColorRole role);

    /// Paints one line of text, elided if it is too long. `place` is given for left-to-right
    /// layouts and mirrored for others.
    static void paintLine(QPainter &painter, const QStyleOptionViewItem &row, const QRect &place,
        const QString &text, Qt::Alignment alignment = Qt::AlignLeading);

    /// Paints an icon of the height of a line at the left of `place`; returns the rest of it.
    static QRect paintSign(QPainter &painter, const QStyleOptionViewItem &row, const QRect &place,
        const QIcon &icon, QIcon::Mode mode = QIcon::Normal);
};

} // namespace boardwright
