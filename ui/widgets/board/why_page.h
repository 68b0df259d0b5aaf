// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/inspector_text.h"

#include <QScrollArea>

class QLabel;
class QVBoxLayout;

namespace boardwright {

class FunnelStrip;

/// Explains why the chosen cell has its goal, and why the chosen goal is not on the board.
class WhyPage final : public QScrollArea {
    Q_OBJECT

public:
    explicit WhyPage(QWidget *parent = nullptr);

    /// A part with an empty title is hidden, and so is an empty `hint`. Whichever of the two
    /// changed last, the cell or the goal, is moved to the top and scrolled into view.
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
