// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/objectives/editing_delegate.h"

namespace boardwright {

/// A goal with its value as a small chip "X" and its plural endings pale. Cut off with an ellipsis
/// where it does not fit; edited as it is written.
class GoalDelegate final : public EditingDelegate {
    Q_OBJECT

public:
    using EditingDelegate::EditingDelegate;

protected:
    QWidget *makeEditor(QWidget *parent, const QModelIndex &index) const override;
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
};

} // namespace boardwright
