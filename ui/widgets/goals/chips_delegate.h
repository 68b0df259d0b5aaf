// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/values/objective_columns.h"
#include "ui/widgets/cells/editing_delegate.h"
#include "ui/widgets/paint/chip_painter.h"

namespace boardwright {

/// The names of a cell (ObjectivesModel::NamesRole) as chips of one hue; edited with completion
/// from those that the set declares or uses.
class ChipsDelegate final : public EditingDelegate {
    Q_OBJECT

public:
    /// `document` must outlive the delegate.
    ChipsDelegate(const GoalSetDocument &document, ObjectiveColumn column, const QColor &hue,
        QObject *parent);

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    QWidget *makeEditor(QWidget *parent, const QModelIndex &index) const override;
    QVariant editedValue(const QModelIndex &index) const override;

private:
    const GoalSetDocument &m_document;
    ObjectiveColumn m_column;
    QColor m_hue;
    mutable ChipPainter m_chips;
};

} // namespace boardwright
