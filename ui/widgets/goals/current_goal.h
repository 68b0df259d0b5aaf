// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objectives_filter.h"

#include <QObject>

#include <optional>

class QTableView;

namespace boardwright {

/// Where the current goal of a table goes to when it leaves the set among many others: to the
/// nearest one above it that stays, else below. Such goals go to the end of the file before they
/// leave, and without this the table would follow them there.
class CurrentGoal final : public QObject {
    Q_OBJECT

public:
    /// `table` shows `filter` and becomes the parent; the others must outlive it.
    CurrentGoal(GoalSetDocument &document, const ObjectivesFilter &filter, QTableView &table);

private:
    struct Place {
        QList<RowId> shown;
        int row = 0;
        int column = 0;
        int scrolled = 0;
    };

    void keep(const QString &changed);
    void settle();

    GoalSetDocument &m_document;
    const ObjectivesFilter &m_filter;
    QTableView &m_table;
    std::optional<Place> m_place; ///< while goals change places
};

} // namespace boardwright
