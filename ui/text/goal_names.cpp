// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/goal_names.h"

#include "core/base/printable.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/rows.h"
#include "ui/text/field_words.h"
#include "ui/text/plain_goal.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace boardwright {

namespace {

struct GoalNames {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Words)
};

constexpr qsizetype longestNamed = 80;

/// The names that several rows have. A list of problems names one row after another, so those of
/// the last rows are kept: a shared list cannot change while this holds it.
template <typename Row>
class RepeatedNames {
public:
    template <typename NameOf>
    bool contains(const QList<Row> &rows, const QString &name, NameOf nameOf)
    {
        if (rows.constData() != m_rows.constData() || rows.size() != m_rows.size()) {
            m_rows = rows;
            m_repeated.clear();
            QSet<QString> seen;
            for (const Row &row : rows) {
                const QString text = nameOf(row);
                if (seen.contains(text))
                    m_repeated.insert(text);
                seen.insert(text);
            }
        }
        return m_repeated.contains(name);
    }

private:
    QList<Row> m_rows;
    QSet<QString> m_repeated; ///< looked up, never iterated
};

QString withRow(const QString &name, qsizetype row)
{
    return GoalNames::tr("%1 (row %2)", "a name that several rows have")
        .arg(name)
        .arg(static_cast<int>(row) + 1);
}

QString nameInTable(const Section &section, const TableRow &row)
{
    const auto field = std::ranges::find(section.fields, section.name, &Field::key);
    if (field == section.fields.end())
        return {};
    const QString text = valueText(*field, valueOf(row.values, *field));
    const auto choice = field->kind == Kind::Choice ? choiceNamed(*field, text) : std::nullopt;
    return choice ? choiceLabel(field->choices[*choice]) : shortName(text);
}

} // namespace

QString goalName(const GoalSet &set, RowId id)
{
    const qsizetype row = id == RowId::none ? -1 : indexOfRow(set, id);
    if (row < 0)
        return GoalNames::tr("(a removed goal)");
    const auto nameOf
        = [](const Objective &objective) { return shortened(plainGoal(objective), longestNamed); };
    const QString name = nameOf(set.objectives[row]);
    if (name.isEmpty())
        return GoalNames::tr("Goal %1", "a goal without text, by its row")
            .arg(static_cast<int>(row) + 1);
    const QString quoted = GoalNames::tr("\"%1\"", "a goal in quotation marks").arg(name);
    static thread_local RepeatedNames<Objective> repeated;
    return repeated.contains(set.objectives, name, nameOf) ? withRow(quoted, row) : quoted;
}

QString tableRowName(const GoalSet &set, const Section &section, RowId id)
{
    const QList<TableRow> rows = set.tables.value(section.key);
    const qsizetype row = indexOfRow(rows, id);
    if (row < 0)
        return GoalNames::tr("(a removed row)");
    const auto nameOf = [&](const TableRow &each) { return nameInTable(section, each); };
    const QString name = nameOf(rows[row]);
    if (name.isEmpty())
        return GoalNames::tr("row %1", "of a table").arg(row + 1);
    const QString quoted = GoalNames::tr("\"%1\"", "a row of a table in quotation marks").arg(name);
    static thread_local RepeatedNames<TableRow> repeated;
    return repeated.contains(rows, name, nameOf) ? withRow(quoted, row) : quoted;
}

QString shortName(const QString &name)
{
    if (name.size() <= longestNamed)
        return unturned(name);
    constexpr qsizetype end = longestNamed / 3;
    qsizetype first = longestNamed - 1 - end;
    qsizetype last = name.size() - end;
    if (name.at(first - 1).isHighSurrogate())
        --first;
    if (name.at(last).isLowSurrogate())
        ++last;
    return unturned(name.first(first) + u'…' + name.sliced(last));
}

} // namespace boardwright
