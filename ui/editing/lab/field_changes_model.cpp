// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/lab/field_changes_model.h"

#include <utility>

namespace boardwright {

FieldChangesModel::FieldChangesModel(QObject *parent)
    : ReportModel(parent)
{
    FieldChangesModel::show({});
}

void FieldChangesModel::setTitles(const QString &before, const QString &after)
{
    m_before = before;
    m_after = after;
    show({});
}

void FieldChangesModel::show(const std::vector<FieldChange> &changes)
{
    const bool areNumbers = m_before.isEmpty();
    Report report{.columns = {{.title = tr("Of what")}, {.title = tr("Setting")},
                      {.title = areNumbers ? tr("Old") : m_before, .isNumber = areNumbers},
                      {.title = areNumbers ? tr("New") : m_after, .isNumber = areNumbers}},
        .rows = {}};
    for (const FieldChange &change : changes) {
        const auto value = [&](const QString &text) {
            return Report::Cell{.text = text, .tip = areNumbers ? QString() : text};
        };
        report.rows.push_back(
            {.cells = {{.text = change.row, .tip = change.row}, value(change.field),
                 value(change.before), value(change.after)}});
    }
    ReportModel::show(std::move(report));
}

} // namespace boardwright
