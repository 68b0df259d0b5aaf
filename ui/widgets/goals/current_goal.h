// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objectives_filter.h"

#include <QObject>

#include <optional>

class QTableView;

namespace boardwright {

/// Chooses the next current goal when the current one is removed together with many others: the
/// nearest remaining goal above it, else below it. Removed goals first go to the end of the file,
/// and without this class the table would follow them there.
class CurrentGoal final : public QObject {
    Q_OBJECT

public:
    /// `table` shows `filter` and becomes the parent. The other arguments must outlive this object.
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
    std::optional<Place> m_place; ///< set while goals are being reordered
};

} // namespace boardwright
