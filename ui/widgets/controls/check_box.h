// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QStyleOptionViewItem>

namespace boardwright {

/// A check box that is visible on a dark background too.
class CheckBox : public QCheckBox {
    Q_OBJECT

public:
    using QCheckBox::QCheckBox;

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// Paints the check box of an item, centred in `rect`.
void paintCheckBox(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect);

/// The size of that box.
QSize checkBoxSize(const QStyleOptionViewItem &option);

} // namespace boardwright
