// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/controls/tab_pages.h"
#include "ui/widgets/panels/panel.h"

namespace boardwright {

class StartPage;

/// The data of balanced boards in a set: profiles, row types, filters and gates as tables. Offers
/// initial values for a set without times.
class BalancedPanel final : public TabPages {
    Q_OBJECT

public:
    explicit BalancedPanel(const PanelContext &context, QWidget *parent = nullptr);

    StartPage &startPage() const { return *m_start; }

private:
    /// Shows the start page while the set has no times.
    void offerStart();

    const GoalSetDocument &m_document;
    StartPage *m_start;
};

} // namespace boardwright
