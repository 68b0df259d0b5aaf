// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/panels/panel.h"

#include <QTabWidget>

namespace boardwright {

class ObjectivesView;
class SourceView;

/// The left side of the window: the goals, the panel of the chosen generator, the file's text.
class SideTabs final : public QTabWidget {
    Q_OBJECT

public:
    SideTabs(const PanelContext &context, QWidget *parent = nullptr);

    ObjectivesView &objectives() const { return *m_objectives; }

    SourceView &source() const { return *m_source; }

    /// The panel of the chosen generator; null: it has none.
    QWidget *panel() const { return m_panel; }

    /// Selects a goal, or a row of one of the panel's tables, where it stands; `activate` brings it
    /// to the front and gives it the focus.
    void showRow(RowId id, bool activate);

Q_SIGNALS:
    /// A goal or a row of the panel's tables is the current one.
    void currentRowChanged(boardwright::RowId id);
    /// The user wants to see it on the board.
    void rowActivated(boardwright::RowId id);

private:
    void rebuildPanel();
    void showNumbers();

    PanelContext m_context;
    ObjectivesView *m_objectives;
    SourceView *m_source;
    QWidget *m_panel = nullptr;
};

} // namespace boardwright
