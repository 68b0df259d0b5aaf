// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/field_delegate.h"

#include <memory>

namespace boardwright {

class GoalLines;
struct LaidOutGoal;

/// A goal with its value as a small chip "X" and its plural endings pale. Cut off with an ellipsis
/// where it does not fit; edited as it is written.
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

    /// What was laid out, kept for the next painting: shaping text is most of a table's painting.
    std::unique_ptr<GoalLines> m_lines;
};

} // namespace boardwright
