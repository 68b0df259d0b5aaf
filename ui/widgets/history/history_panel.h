// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QListView;

namespace boardwright {

class EmptyNotice;
class HistoryModel;

/// The undo steps as a list. A click or Enter goes to the state after a step.
class HistoryPanel final : public QWidget {
    Q_OBJECT

public:
    /// `model` must outlive the panel.
    explicit HistoryPanel(HistoryModel &model, QWidget *parent = nullptr);

    QListView &list() { return *m_list; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void update();
    void goTo(const QModelIndex &index);

    HistoryModel &m_model;
    QListView *m_list;
    EmptyNotice *m_empty;
};

} // namespace boardwright
