// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QAbstractListModel>

namespace boardwright {

/// The states of a document's history, oldest first: the set as opened, then the state after each
/// undo step. Rows keep their identity while steps are added.
class HistoryModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role : int {
        StateRole = Qt::UserRole, ///< int behind State
        SavedRole, ///< bool: the file holds this state
    };

    enum class State : std::uint8_t { Past, Current, Undone };

    /// `document` must outlive the model.
    explicit HistoryModel(GoalSetDocument &document, QObject *parent = nullptr);

    /// Row of the current state.
    int currentRow() const;

    /// The number of steps, including undone ones.
    int steps() const { return static_cast<int>(m_steps.size()); }

    /// Undoes or redoes everything up to that row at once.
    void goTo(int row);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// Steps were added or removed, or the current state changed.
    void updated();

private:
    struct Step {
        const QUndoCommand *command = nullptr; ///< to tell steps apart; never dereferenced
        QString text;

        friend bool operator==(const Step &, const Step &) = default;
    };

    void update();

    GoalSetDocument &m_document;
    QList<Step> m_steps;
};

} // namespace boardwright
