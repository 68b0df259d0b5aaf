// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/seed_criteria_model.h"
#include "ui/editing/studies/seed_finder.h"

#include <QWidget>

class QListView;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace boardwright {

class SeedsCriterionBar;

/// The input of a seed search: its criteria, the range of seeds, and the button that starts or
/// stops it. It is beside the results, because the panel is wide and low.
class SeedsForm final : public QWidget {
    Q_OBJECT

public:
    static constexpr int usualSeeds = 100'000;

    /// All arguments must outlive the form.
    SeedsForm(GoalSetDocument &document, const BoardChoice &choice, const SeedFinder &finder,
        QWidget *parent = nullptr);

    SeedCriteriaModel &criteria() { return m_criteria; }

    SeedsCriterionBar &bar() const { return *m_bar; }

    QPushButton &searchButton() const { return *m_search; }

    /// Sets the seeds to all that a room of the site draws. Hidden for other generators.
    QToolButton &roomButton() const { return *m_room; }

    void setSeeds(const SeedRange &seeds);
    SeedRange seeds() const;

    /// The goals selected in the table of goals.
    void setSelectedGoals(const QList<RowId> &ids);
    void setShape(const std::shared_ptr<const Shape> &shape);

Q_SIGNALS:
    void searchWanted();
    void stopWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void addSelected();
    void removeCurrent();
    void offerRoom();
    void update();

    const BoardChoice &m_choice;
    const SeedFinder &m_finder;
    SeedCriteriaModel m_criteria;
    QList<RowId> m_selected;
    SeedsCriterionBar *m_bar;
    QListView *m_list;
    QToolButton *m_addSelected;
    QToolButton *m_remove;
    QSpinBox *m_first;
    QSpinBox *m_count;
    QToolButton *m_room;
    QPushButton *m_search;
    QProgressBar *m_progress;
};

} // namespace boardwright
