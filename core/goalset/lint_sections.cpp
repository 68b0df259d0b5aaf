// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/lint_sections.h"

#include <QHash>
#include <QLocale>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace boardwright {

namespace {

QString numberName(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

/// Checks the fields of one section after another.
class SectionLint {
public:
    SectionLint(const GoalSet &set, ProblemList &problems)
        : m_set(set)
        , m_problems(problems)
    {
    }

    void check(const Section &section)
    {
        m_section = &section;
        switch (section.home) {
        case Home::Once:
            checkValues(m_set.once.value(section.key));
            return;
        case Home::Table:
            checkTable(m_set.tables.value(section.key));
            return;
        case Home::BesideObjective:
            for (const Objective &objective : m_set.objectives) {
                const auto values = objective.extension.constFind(section.key);
                if (values == objective.extension.cend())
                    continue;
                m_row = objective.id;
                checkValues(*values);
            }
            m_row = RowId::none;
            return;
        }
    }

private:
    void tell(Code code, Severity severity, QList<Arg> args)
    {
        m_problems.add({.code = code,
            .severity = m_isMeant ? severity : Severity::Warning,
            .where = {},
            .row = m_row,
            .field = ObjectiveField::GoalSet,
            .args = std::move(args),
            .section = m_section->key,
            .fieldKey = m_field->key});
    }

    void checkTable(const QList<TableRow> &rows)
    {
        const auto name = std::ranges::find(m_section->fields, m_section->name, &Field::key);
        QSet<QString> names;
        for (const TableRow &row : rows) {
            m_row = row.id;
            checkValues(row.values);
            if (m_section->name.isEmpty() || name == m_section->fields.end())
                continue;
            m_field = &*name;
            m_isMeant = true;
            const QString text = valueText(*name, valueOf(row.values, *name));
            if (!text.isEmpty() && names.contains(text))
                tell(Code::FieldNameTwice, Severity::Warning, {text});
            names.insert(text);
        }
        m_row = RowId::none;
    }

    void checkValues(const FieldValues &values)
    {
        if (values.isEmpty())
            return;
        for (const Field &field : m_section->fields) {
            const auto value = values.constFind(field.key);
            if (value == values.cend() || value->index() != fallbackOf(field).index())
                continue;
            m_field = &field;
            m_isMeant = isMeant(m_section->fields, field,
                [&](const Field &about) { return textOf(values, about); });
            checkValue(*value);
        }
    }

    void checkValue(const Value &value)
    {
        switch (m_field->kind) {
        case Kind::Integer:
            checkNumber(static_cast<double>(std::get<qint64>(value)));
            return;
        case Kind::Number:
            checkNumber(std::get<double>(value));
            return;
        case Kind::Text:
            checkText(std::get<QString>(value));
            return;
        case Kind::Choice:
            checkChoice(std::get<QString>(value));
            return;
        case Kind::Names:
            checkNames(std::get<QStringList>(value));
            return;
        case Kind::NumbersByName:
            checkNumbers(std::get<QList<NamedNumber>>(value));
            return;
        case Kind::RowRefs:
            checkRows(std::get<QList<RowId>>(value));
            return;
        case Kind::Positions:
            checkPositions(std::get<QList<int>>(value));
            return;
        case Kind::Extent:
            if (checkNumber(std::get<Extent>(value).rows))
                checkNumber(std::get<Extent>(value).columns);
            return;
        case Kind::Flag:
            return;
        }
    }

    /// False if it reported a problem.
    bool checkNumber(double number, const QString &name = {})
    {
        const double steps = (number - m_field->min) / m_field->step;
        // Only whole numbers must be multiples of the step; elsewhere it is only the increment of a
        // spin box.
        const bool isStepped = m_field->kind == Kind::Integer || m_field->kind == Kind::Extent;
        if (std::isfinite(number) && number >= m_field->min && number <= m_field->max
            && (!isStepped || steps == std::floor(steps)))
            return true;
        tell(Code::FieldNumberOutOfRange, Severity::Error,
            {numberName(number), numberName(m_field->min), numberName(m_field->max),
                numberName(isStepped ? m_field->step : 0), name});
        return false;
    }

    void checkText(const QString &text)
    {
        const auto most = static_cast<qint64>(m_field->max);
        if (text.size() > most)
            tell(Code::FieldTextTooLong, Severity::Error, {qint64{text.size()}, most});
    }

    bool checkChoice(const QString &key)
    {
        if (std::ranges::contains(m_field->choices, key, &Choice::key))
            return true;
        QStringList known;
        for (const Choice &choice : m_field->choices)
            known << choice.key;
        tell(Code::FieldUnknownChoice, Severity::Error, {key, known.join(u", ")});
        return false;
    }

    /// Reports the first unknown name and the first repeated one.
    void checkNames(const QStringList &names)
    {
        bool areKnown = true;
        bool areDifferent = true;
        QSet<QString> seen;
        for (const QString &name : names) {
            if (areKnown && !m_field->choices.empty())
                areKnown = checkChoice(name);
            areDifferent = areDifferent && (m_field->keepsRepeats || checkNew(name, seen));
        }
    }

    void checkNumbers(const QList<NamedNumber> &numbers)
    {
        bool areInside = true;
        bool areDifferent = true;
        QSet<QString> seen;
        for (const NamedNumber &item : numbers) {
            areInside = areInside && checkNumber(item.number, item.name);
            areDifferent = areDifferent && checkNew(item.name, seen);
        }
    }

    bool checkNew(const QString &name, QSet<QString> &seen)
    {
        const qsizetype before = seen.size();
        seen.insert(name);
        if (seen.size() > before)
            return true;
        tell(Code::FieldNameTwice, Severity::Warning, {name});
        return false;
    }

    void checkRows(const QList<RowId> &rows)
    {
        const QSet<RowId> &known = rowsOfTable(m_field->target);
        const qint64 gone
            = std::ranges::count_if(rows, [&](RowId row) { return !known.contains(row); });
        if (gone > 0)
            tell(Code::FieldRowGone, Severity::Warning, {gone});
    }

    void checkPositions(const QList<int> &positions)
    {
        const auto tooLow
            = std::ranges::find_if(positions, [](int position) { return position < 1; });
        if (tooLow != positions.end())
            tell(Code::FieldNumberOutOfRange, Severity::Error,
                {QString::number(*tooLow), QString::number(1), QString(), QString::number(1),
                    QString()});
    }

    const QSet<RowId> &rowsOfTable(Key table)
    {
        const auto known = m_rowsOfTable.constFind(table);
        if (known != m_rowsOfTable.cend())
            return *known;
        QSet<RowId> rows;
        if (table == objectivesTable) {
            for (const Objective &objective : m_set.objectives)
                rows.insert(objective.id);
        } else {
            for (const TableRow &row : m_set.tables.value(table))
                rows.insert(row.id);
        }
        return *m_rowsOfTable.insert(table, rows);
    }

    const GoalSet &m_set;
    ProblemList &m_problems;
    const Section *m_section = nullptr;
    const Field *m_field = nullptr;
    bool m_isMeant = true; ///< a value that counts only with another choice breaks nothing yet
    RowId m_row = RowId::none;
    QHash<QString, QSet<RowId>> m_rowsOfTable; // looked up, never iterated
};

} // namespace

void lintSections(
    const GoalSet &set, std::span<const Section *const> sections, ProblemList &problems)
{
    SectionLint lint(set, problems);
    for (const Section *section : sections)
        lint.check(*section);
}

} // namespace boardwright
