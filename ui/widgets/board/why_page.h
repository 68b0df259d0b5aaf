// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/inspector_text.h"

#include <QScrollArea>

class QLabel;

namespace boardwright {

class FunnelStrip;

/// Why the chosen cell has the goal that it has, and why the chosen goal is not on the board.
class WhyPage final : public QScrollArea {
    Q_OBJECT

public:
    explicit WhyPage(QWidget *parent = nullptr);

    /// Without a title there is nothing to tell of either; `hint` stands below, unless it is empty.
    void tell(const InspectorText &cell, const InspectorText &goal, const QString &hint);

private:
    QLabel *label(const QString &name, bool isTitle);

    QWidget *m_content;
    QLabel *m_cellTitle;
    FunnelStrip *m_funnel;
    QLabel *m_cell;
    QLabel *m_goalTitle;
    QLabel *m_goal;
    QLabel *m_hint;
};

} // namespace boardwright
