// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/field_delegate.h"

#include <memory>

namespace boardwright {

class GoalLines;
struct LaidOutGoal;

/// Paints a goal with its value as a small chip "X" and its plural endings pale, elided if it does
/// not fit. The editor shows the goal as it is written.
class GoalDelegate final : public FieldDelegate {
    Q_OBJECT

public:
    GoalDelegate(const GoalSetDocument &document, QObject *parent);
    ~GoalDelegate() override;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int paintedWidth(const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;

private:
    const LaidOutGoal &laidOut(const QStyleOptionViewItem &option, const QRect &rect) const;

    /// Cached layouts, because shaping text takes most of the time to paint a table.
    std::unique_ptr<GoalLines> m_lines;
};

} // namespace boardwright
