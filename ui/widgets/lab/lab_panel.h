// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/panels/panel.h"

#include <QWidget>

class QTabWidget;

namespace boardwright {

/// Tools that make many boards on request: those available for the chosen generator, one per tab.
/// They are made when the panel is shown: opening a set does not wait for tables that nobody sees.
class LabPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LabPanel(const PanelContext &context, QWidget *parent = nullptr);

    /// Makes the tools if they are not there yet.
    QTabWidget &tools();

    /// Whether the chosen generator has any tools.
    bool hasTools() const;

Q_SIGNALS:
    /// hasTools() may have changed, because another generator is chosen.
    void offeredChanged();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void startOver();
    void build();

    PanelContext m_context;
    QTabWidget *m_tools;
    bool m_isBuilt = false;
};

} // namespace boardwright
