// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/inspector_text.h"

#include <QScrollArea>

class QLabel;
class QVBoxLayout;

namespace boardwright {

class FunnelStrip;

/// Why the chosen cell has the goal that it has, and why the chosen goal is not on the board.
class WhyPage final : public QScrollArea {
    Q_OBJECT

public:
    explicit WhyPage(QWidget *parent = nullptr);

    /// Without a title there is nothing to tell of either; `hint` stands below, unless it is empty.
    /// What was chosen last, a cell or a goal, stands first and is in sight.
    void tell(const InspectorText &cell, const InspectorText &goal, const QString &hint);

private:
    QLabel *label(const QString &name, bool isTitle);

    void bringToTop(QWidget *part);

    QWidget *m_content;
    QVBoxLayout *m_parts;
    QWidget *m_cellPart;
    QWidget *m_goalPart;
    QLabel *m_cellTitle;
    FunnelStrip *m_funnel;
    QLabel *m_cell;
    QLabel *m_goalTitle;
    QLabel *m_goal;
    QLabel *m_hint;
};

} // namespace boardwright
