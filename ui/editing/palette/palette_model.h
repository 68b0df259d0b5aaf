// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/editing/document/document.h"
#include "ui/editing/values/fuzzy_match.h"

#include <QAbstractListModel>
#include <QKeySequence>
#include <QPointer>
#include <QStringList>

#include <vector>

class QAction;

namespace boardwright {

/// An action that a palette offers.
struct PaletteAction {
    QAction *action = nullptr;
    QString title; ///< with the menus it stands in: "File › Open"
};

/// What can be done and which goals there are, those that match what is typed, best first: at equal
/// scores actions before goals, what can be done before what cannot be now, then in the order of
/// menus and file. Without a search, what was used last and then the actions.
class PaletteModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role : int {
        DetailRole = Qt::UserRole, ///< shortcut of an action; categories and tag of a goal
        PlacesRole, ///< QList<int>: letters of the text that were found
        GoalRole, ///< quint32 behind the RowId; 0: it is an action
    };

    /// `document` must outlive the model.
    explicit PaletteModel(GoalSetDocument &document, QObject *parent = nullptr);

    /// What is offered from now on.
    void setActions(const QList<PaletteAction> &actions);
    /// Looks for goals as they are now.
    void search(const QString &typed);

    /// Null where a row is a goal, or its action is gone.
    QAction *actionAt(int row) const;
    RowId goalAt(int row) const;

    /// A row was chosen: it comes first from now on where nothing is typed.
    void remember(int row);

    /// Titles of the actions that were used, the last one first: a value to be kept.
    const QStringList &recentActions() const { return m_recentActions; }

    void setRecentActions(const QStringList &titles);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Entry {
        QPointer<QAction> action;
        RowId goal = RowId::none;
        QString title;
        FoldedText text;
        FoldedText detail; ///< of goals: categories and tag
    };

    struct Found {
        std::size_t entry = 0;
        int score = 0;
    };

    void readGoals();
    std::vector<Found> best(const QStringList &words) const;
    std::vector<Found> recent() const;
    std::optional<int> scoreOf(const Entry &entry, const QStringList &words) const;
    const Entry &entryAt(std::size_t entry) const;

    GoalSetDocument &m_document;
    std::vector<Entry> m_actions;
    std::vector<Entry> m_goals; ///< after the actions
    std::uint64_t m_goalsOf = 0; ///< revision of the document
    QStringList m_words; ///< that are looked for
    std::vector<Found> m_found;
    QStringList m_recentActions;
    QList<RowId> m_recentGoals;
};

} // namespace boardwright
