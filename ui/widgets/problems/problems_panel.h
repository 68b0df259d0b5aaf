// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/problems/problems_model.h"
#include "ui/widgets/problems/problem_delegate.h"

#include <QPersistentModelIndex>
#include <QWidget>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace boardwright {

class EmptyNotice;
class ProblemsTree;

/// The problems and their fixes in a tree, by kind. Enter or a click goes to the place of a
/// problem, F fixes it, A accepts it or takes that back. After F and A the next problem becomes
/// current. GUI thread.
class ProblemsPanel final : public QWidget {
    Q_OBJECT

public:
    /// `model` must outlive the panel.
    explicit ProblemsPanel(ProblemsModel &model, QWidget *parent = nullptr);

    ProblemsTree &tree() { return *m_tree; }

Q_SIGNALS:
    /// The user wants to see the place of a problem.
    void problemChosen(const boardwright::ProblemPlace &place);

private:
    void buildHeader();
    void buildActions();
    void update();
    void updateActions();
    QStringList summary() const;
    void choose(const QModelIndex &index);
    void fix(const QModelIndex &index);
    /// Accepts the problems of a row, or takes that back if they are accepted.
    void answer(const QModelIndex &index);
    void showMenu(QPoint point);
    /// Call before fixing or accepting: records the row that becomes current if this one is
    /// removed.
    void keepNext(const QModelIndex &index);
    /// Makes the recorded row current once the other one is removed.
    void goOn();

    ProblemsModel &m_model;
    QWidget *m_header;
    QLabel *m_summary;
    QToolButton *m_accepted; ///< whether accepted problems are shown
    ProblemsTree *m_tree;
    EmptyNotice *m_empty;
    QAction *m_jump;
    QAction *m_fix;
    QAction *m_answer;
    QAction *m_copy;
    QPersistentModelIndex m_done; ///< the row fixed or accepted last; invalid once it is removed
    QPersistentModelIndex m_next; ///< see keepNext()
};

} // namespace boardwright
