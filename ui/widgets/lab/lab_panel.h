// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/panels/panel.h"

#include <QWidget>

class QTabWidget;

namespace boardwright {

/// Tools that make many boards on request: those available for the chosen generator, one per tab.
class LabPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LabPanel(const PanelContext &context, QWidget *parent = nullptr);

    QTabWidget &tools() const { return *m_tools; }

Q_SIGNALS:
    /// tools() changed, because another generator is chosen.
    void rebuilt();

private:
    void rebuild();

    PanelContext m_context;
    QTabWidget *m_tools;
};

} // namespace boardwright
