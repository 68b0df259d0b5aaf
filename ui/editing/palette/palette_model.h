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

/// An action in the palette.
struct PaletteAction {
    QAction *action = nullptr;
    QString title; ///< with its menus: "File › Open"
};

/// The actions and goals that match the search, best first. At equal scores actions come before
/// goals, enabled actions before disabled ones, then menu and file order decide. Without a search:
/// recent entries, then the actions.
class PaletteModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role : int {
        DetailRole = Qt::UserRole, ///< shortcut of an action; categories and tag of a goal
        PlacesRole, ///< QList<int>: positions of the matched letters in the text
        GoalRole, ///< quint32 behind the RowId; 0 for an action
    };

    /// `document` must outlive the model.
    explicit PaletteModel(GoalSetDocument &document, QObject *parent = nullptr);

    /// Sets the actions to offer.
    void setActions(const QList<PaletteAction> &actions);
    /// Searches the actions and the present goals.
    void search(const QString &typed);

    /// Null if the row is a goal, or its action no longer exists.
    QAction *actionAt(int row) const;
    RowId goalAt(int row) const;

    /// Records that a row was chosen; it is listed first when the search is empty.
    void remember(int row);

    /// Titles of recently used actions, the last one first, for saving.
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
    std::uint64_t m_goalsOf = 0; ///< revision of the document for m_goals
    QStringList m_words; ///< of the search
    std::vector<Found> m_found;
    QStringList m_recentActions;
    QList<RowId> m_recentGoals;
};

} // namespace boardwright
