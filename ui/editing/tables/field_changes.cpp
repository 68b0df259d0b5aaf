// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/tables/field_changes.h"

#include "core/generator/generator.h"
#include "core/goalset/objective_fields.h"
#include "core/goalset/row_places.h"
#include "core/goalset/rows.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/text/goal_names.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace boardwright {

namespace {

struct ChangeWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::FieldChanges)
};

class Changes {
public:
    Changes(const GoalSet &before, const GoalSet &after)
        : m_before(before)
        , m_after(after)
    {
    }

    std::vector<FieldChange> take()
    {
        addGoals();
        addLimits(m_before.boardLimits, m_after.boardLimits, ChangeWords::tr("Board limit"));
        addLimits(m_before.lineLimits, m_after.lineLimits, ChangeWords::tr("Line limit"));
        for (const Section *section : allSections()) {
            if (section->home == Home::Once)
                addFields(*section, m_before.once.value(section->key),
                    m_after.once.value(section->key), {});
            else if (section->home == Home::Table)
                addTable(*section);
        }
        return std::move(m_changes);
    }

private:
    void add(const Section &section, const Field &field, const QString &row, const Value &before,
        const Value &after)
    {
        if (before == after)
            return;
        const auto text = [&](const GoalSet &set, const Value &value) {
            if (field.kind == Kind::Flag)
                return std::get<bool>(value) ? ChangeWords::tr("on", "a check box")
                                             : ChangeWords::tr("off", "a check box");
            return field.kind == Kind::RowRefs
                ? shownText(RowNames(set, field.target), field, value)
                : shownText({}, field, value);
        };
        m_changes.push_back({.row = row.isEmpty() ? sectionTitle(section) : row,
            .field = fieldLabel(field),
            .before = text(m_before, before),
            .after = text(m_after, after)});
    }

    void addFields(const Section &section, const FieldValues &before, const FieldValues &after,
        const QString &row)
    {
        if (before == after)
            return;
        for (const Field &field : section.fields)
            add(section, field, row, valueOf(before, field), valueOf(after, field));
    }

    void addGoals()
    {
        const RowPlaces places(m_before.objectives);
        for (const Objective &after : m_after.objectives) {
            const int place = places.of(after.id);
            if (place < 0 || m_before.objectives[place] == after)
                continue;
            const Objective &before = m_before.objectives[place];
            const QString name = goalName(m_after, after.id);
            for (const Field &field : objectiveSection.fields)
                add(objectiveSection, field, name, valueOf(before, objectiveSection, field),
                    valueOf(after, objectiveSection, field));
            for (const Section *section : allSections()) {
                if (section->home == Home::BesideObjective)
                    addFields(*section, before.extension.value(section->key),
                        after.extension.value(section->key), name);
            }
        }
    }

    void addLimits(
        const QList<CategoryLimit> &before, const QList<CategoryLimit> &after, const QString &label)
    {
        const QLocale locale;
        for (const CategoryLimit &limit : after) {
            // The last of several limits counts.
            const auto was
                = std::ranges::find_last(before, limit.category, &CategoryLimit::category);
            if (was.empty() || was.front().percent == limit.percent)
                continue;
            const auto text = [&](int percent) {
                return ChangeWords::tr("%1 %", "a limit").arg(locale.toString(percent));
            };
            m_changes.push_back({.row = shortName(limit.category),
                .field = label,
                .before = text(was.front().percent),
                .after = text(limit.percent)});
        }
    }

    void addTable(const Section &section)
    {
        const QList<TableRow> before = m_before.tables.value(section.key);
        const QList<TableRow> after = m_after.tables.value(section.key);
        for (const TableRow &row : after) {
            const qsizetype place = indexOfRow(before, row.id);
            if (place >= 0)
                addFields(section, before[place].values, row.values,
                    tableRowName(m_after, section, row.id));
        }
    }

    const GoalSet &m_before;
    const GoalSet &m_after;
    std::vector<FieldChange> m_changes;
};

} // namespace

std::vector<FieldChange> fieldChanges(const GoalSet &before, const GoalSet &after)
{
    return Changes(before, after).take();
}

} // namespace boardwright
