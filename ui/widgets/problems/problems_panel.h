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

/// What is wrong, and what to do about it, without leaving the list: Enter or a click jumps, F
/// fixes, A accepts, and the next problem is the current one.
class ProblemsPanel final : public QWidget {
    Q_OBJECT

public:
    /// `model` must outlive the panel.
    explicit ProblemsPanel(ProblemsModel &model, QWidget *parent = nullptr);

    ProblemsTree &tree() { return *m_tree; }

Q_SIGNALS:
    /// The user chose a problem to look at.
    void problemChosen(const boardwright::ProblemPlace &place);

private:
    void buildHeader();
    void buildActions();
    void update();
    void updateActions();
    QStringList summary() const;
    void choose(const QModelIndex &index);
    void fix(const QModelIndex &index);
    void answer(const QModelIndex &index);
    void showMenu(QPoint point);
    /// Before a verb: where the list goes on when its rows are gone.
    void keepNext(const QModelIndex &index);
    void goOn();

    ProblemsModel &m_model;
    QWidget *m_header;
    QLabel *m_summary;
    QToolButton *m_accepted;
    ProblemsTree *m_tree;
    EmptyNotice *m_empty;
    QAction *m_jump;
    QAction *m_fix;
    QAction *m_answer;
    QAction *m_copy;
    QPersistentModelIndex m_done; ///< what a verb was used on
    QPersistentModelIndex m_next;
};

} // namespace boardwright
