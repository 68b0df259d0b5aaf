// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/balanced/balanced_changes.h"

#include <QWidget>

class QLabel;
class QListView;
class QToolButton;

namespace boardwright {

/// A tool of the lab that shows what changed in the balanced lists.
class ChangesTool final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChangesTool)

public:
    /// Both must outlive the tool.
    ChangesTool(GoalSetDocument &document, JobPool &jobs, QWidget *parent = nullptr);
    ~ChangesTool() override;

    BalancedChanges &model() { return m_model; }

    void copy() const;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QToolButton *button(const QString &text, const QString &tip);
    void chooseFile();
    void update();

    BalancedChanges m_model;
    QLabel *m_summary;
    QToolButton *m_saved;
    QToolButton *m_file;
    QToolButton *m_copy;
    QListView *m_list;
};

} // namespace boardwright
