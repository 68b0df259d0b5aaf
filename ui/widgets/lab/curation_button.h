// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/curator.h"

#include <QToolButton>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace boardwright {

class PopupPanel;

/// Opens a panel that chooses the best of the boards found: how many, and by what.
class CurationButton final : public QToolButton {
    Q_OBJECT

public:
    /// Both must outlive the button.
    CurationButton(Curator &curator, const SeedFinder &finder, QWidget *parent = nullptr);

    QSpinBox &count() const { return *m_count; }

    QComboBox &criterion() const { return *m_criterion; }

    QPushButton &chooseButton() const { return *m_choose; }

private:
    void open();
    void choose();
    /// Offers what the generator of the found boards can be judged by.
    void offerCriteria();

    Curator &m_curator;
    const SeedFinder &m_finder;
    PopupPanel *m_panel;
    QSpinBox *m_count;
    QComboBox *m_criterion;
    QPushButton *m_choose;
};

} // namespace boardwright
