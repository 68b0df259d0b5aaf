// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/balanced/balanced_profiles_model.h"

#include <QWidget>

class QAction;
class QTableView;

namespace boardwright {

/// The profiles of all balanced modes side by side, to be typed into, copied, pasted and reset.
class ProfilesTable final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProfilesTable)

public:
    /// `document` must outlive the table.
    explicit ProfilesTable(GoalSetDocument &document, QWidget *parent = nullptr);
    ~ProfilesTable() override;

    BalancedProfilesModel &model() { return m_model; }

    QTableView &view() const { return *m_view; }

    /// Of the selected cells those that differ from what the mode comes with.
    QAction *resetAction() const { return m_reset; }

    void copy() const;
    void paste();

Q_SIGNALS:
    void refused(const QString &reason);

private:
    void setUpView(const GoalSetDocument &document);
    void setUpActions();
    void updateActions();

    BalancedProfilesModel m_model;
    QTableView *m_view;
    QAction *m_reset = nullptr;
};

} // namespace boardwright
