// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QStyleOptionViewItem>

namespace boardwright {

/// A check box that can also be seen on a dark ground.
class CheckBox final : public QCheckBox {
    Q_OBJECT

public:
    using QCheckBox::QCheckBox;

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// Paints the check box of an item in the middle of `rect`.
void paintCheckBox(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect);

/// The size of that box.
QSize checkBoxSize(const QStyleOptionViewItem &option);

} // namespace boardwright
