// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/field_delegate.h"

namespace boardwright {

/// Paints the cells of a table of names: names, counts, caps (pale if too few goals carry the name
/// for them to matter), numbers on a bar, and remarks with the icon of their severity. Steps of a
/// limit apply at once.
class NameDelegate final : public FieldDelegate {
    Q_OBJECT

public:
    NameDelegate(const GoalSetDocument &document, QObject *parent);

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace boardwright
