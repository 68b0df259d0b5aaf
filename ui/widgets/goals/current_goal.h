// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objectives_filter.h"

#include <QObject>

#include <optional>

class QTableView;

namespace boardwright {

/// Chooses the next current goal when the current one is removed: the nearest remaining goal above
/// it, else below it. Needed when many goals are removed at once: the document first moves them to
/// the end of the file, and the table would follow the current one there. GUI thread only.
class CurrentGoal final : public QObject {
    Q_OBJECT

public:
    /// `table` shows `filter` and becomes the parent. The other arguments must outlive this object.
    CurrentGoal(GoalSetDocument &document, const ObjectivesFilter &filter, QTableView &table);

private:
    /// The current cell before the goals are reordered.
    struct Place {
        QList<RowId> shown; ///< the goals in the table, from the top
        int row = 0; ///< of the current cell
        int column = 0;
        int scrolled = 0; ///< value of the vertical scroll bar
    };

    /// Records the place before the rows of a table are reordered; `changed` is its key.
    void keep(const QString &changed);
    /// Makes another goal current if the one recorded is gone.
    void settle();

    GoalSetDocument &m_document;
    const ObjectivesFilter &m_filter;
    QTableView &m_table;
    std::optional<Place> m_place; ///< set while goals are being reordered
};

} // namespace boardwright
