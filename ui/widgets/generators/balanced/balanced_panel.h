// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/controls/tab_pages.h"
#include "ui/widgets/panels/panel.h"

namespace boardwright {

class StartPage;

/// What a set says of balanced boards: profiles, row types and filters as tables. A set that has no
/// times yet can be given some to start from.
class BalancedPanel final : public TabPages {
    Q_OBJECT

public:
    explicit BalancedPanel(const PanelContext &context, QWidget *parent = nullptr);

    StartPage &startPage() const { return *m_start; }

private:
    /// Shows that page while there is something to start.
    void offerStart();

    const GoalSetDocument &m_document;
    StartPage *m_start;
};

QWidget *makeBalancedPanel(const PanelContext &context, QWidget *parent);

} // namespace boardwright
