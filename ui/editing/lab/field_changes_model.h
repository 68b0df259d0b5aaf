// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/tables/field_changes.h"
#include "ui/editing/tables/report_model.h"

#include <vector>

namespace boardwright {

/// What differs between two versions of a set, value by value: old and new. GUI thread.
class FieldChangesModel final : public ReportModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { What, Setting, Before, After };

    explicit FieldChangesModel(QObject *parent = nullptr);

    void show(const std::vector<FieldChange> &changes);

    /// Titles of the columns of values, which hold texts of any kind from now on, not only numbers.
    /// Call before show().
    void setTitles(const QString &before, const QString &after);

private:
    QString m_before; ///< title; empty: the values are old and new numbers
    QString m_after;
};

} // namespace boardwright
