// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cells/line_cell_edit.h"

namespace boardwright {

class Bubble;
class HintLabel;

/// Zones as they are typed, "E M" or "early, mid". Tells below which ones they are, or what is
/// wrong; Enter does not take what is wrong.
class ZonesEdit final : public LineCellEdit {
    Q_OBJECT

public:
    explicit ZonesEdit(QWidget *parent = nullptr);

    /// Whether what is typed are zones; nothing at all means every zone.
    bool isPossible() const;

    /// What stands below: the names of zones, or a reason.
    QString explanation() const;

    bool wantsKey(const QKeyEvent &event) const override;

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    void explain();

    Bubble *m_bubble;
    HintLabel *m_label;
};

} // namespace boardwright
