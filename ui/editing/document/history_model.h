// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QAbstractListModel>

namespace boardwright {

/// The states that a document can go back and forth to, the oldest first: the set as it was opened,
/// then the one after each undo step. Rows keep their identity while steps are added.
class HistoryModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role : int {
        StateRole = Qt::UserRole, ///< int behind State
        SavedRole, ///< bool: the file holds this one
    };

    enum class State : std::uint8_t { Past, Current, Undone };

    /// `document` must outlive the model.
    explicit HistoryModel(GoalSetDocument &document, QObject *parent = nullptr);

    /// Row of the state that the document is in.
    int currentRow() const;

    /// How many steps there are, undone ones included.
    int steps() const { return static_cast<int>(m_steps.size()); }

    /// Undoes or redoes everything in between at once.
    void goTo(int row);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// Steps came or went, or the document is in another state.
    void updated();

private:
    struct Step {
        const QUndoCommand *command = nullptr; ///< to tell steps apart; never followed
        QString text;

        friend bool operator==(const Step &, const Step &) = default;
    };

    void update();

    GoalSetDocument &m_document;
    QList<Step> m_steps;
};

} // namespace boardwright
