// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/panels/panel.h"

#include <QWidget>

class QTabWidget;

namespace boardwright {

class EmptyNotice;

/// What takes many boards and is asked for: the tools that there are for the chosen generator, each
/// below a tab.
class LabPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LabPanel(const PanelContext &context, QWidget *parent = nullptr);

    QTabWidget &tools() const { return *m_tools; }

private:
    void rebuild();

    PanelContext m_context;
    QTabWidget *m_tools;
    EmptyNotice *m_notice;
};

} // namespace boardwright
