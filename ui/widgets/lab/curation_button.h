// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/curator.h"

#include <QToolButton>

#include <vector>

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
    /// Offers what the found boards can be judged by.
    void offerCriteria();
    CurationCriterion chosen() const;

    Curator &m_curator;
    const SeedFinder &m_finder;
    PopupPanel *m_panel;
    QSpinBox *m_count;
    QComboBox *m_criterion;
    QPushButton *m_choose;
    std::vector<CurationCriterion> m_offered; ///< by item of m_criterion
};

} // namespace boardwright
