// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/set_differences.h"

#include "core/formats/other_keys.h"
#include "core/generator/generator.h"
#include "core/goalset/objective_fields.h"
#include "core/goalset/rows.h"
#include "core/lists/row_matches.h"

#include <QHash>
#include <QMap>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

/// What identifies a row to people; empty: nothing.
QString ownNameOf(const TableRow &row, const Section &section)
{
    const auto field = std::ranges::find(section.fields, section.name, &Field::key);
    return field == section.fields.end() ? QString()
                                         : valueText(*field, valueOf(row.values, *field));
}

/// The name of a row to people; its place in its table if it has none.
QString nameOfRow(const QList<TableRow> &rows, const Section &section, qsizetype index)
{
    const QString name = ownNameOf(rows[index], section);
    return name.isEmpty() ? QString::number(index + 1) : name;
}

/// What identifies each row: one of its members.
template <typename Row>
QStringList namesOf(const QList<Row> &rows, QString Row::*member)
{
    QStringList names;
    names.reserve(rows.size());
    for (const Row &row : rows)
        names.append(row.*member);
    return names;
}

/// Compares two sets.
class SetComparison {
public:
    SetComparison(const GoalSet &before, const GoalSet &after)
        : m_before(before)
        , m_after(after)
        , m_goals(matchRows(namesOf(before.objectives, &Objective::goal),
              namesOf(after.objectives, &Objective::goal)))
    {
        addPairs(before.objectives, after.objectives, m_goals);
        for (const Section *section : allSections()) {
            if (section->home != Home::Table)
                continue;
            const QList<TableRow> rowsBefore = before.tables.value(section->key);
            const QList<TableRow> rowsAfter = after.tables.value(section->key);
            const RowMatches matches = matchRows(
                textsOf(before, rowsBefore, *section), textsOf(after, rowsAfter, *section));
            addPairs(rowsBefore, rowsAfter, matches);
            m_tables.insert(section->key, matches);
        }
    }

    QList<SetDifference> run()
    {
        compareProperties();
        compareLimits(DifferenceOf::BoardLimit, m_before.boardLimits, m_after.boardLimits);
        compareLimits(DifferenceOf::LineLimit, m_before.lineLimits, m_after.lineLimits);
        compareGoals();
        for (const Section *section : allSections()) {
            if (section->home == Home::Once)
                compareOnce(*section);
            else if (section->home == Home::Table)
                compareTable(*section);
        }
        if (m_before.verbatim != m_after.verbatim
            || m_before.limitsVerbatim != m_after.limitsVerbatim
            || m_before.extensionVerbatim != m_after.extensionVerbatim)
            compareOthers({}, otherValuesOf(m_before), otherValuesOf(m_after));
        return std::move(m_changes);
    }

private:
    template <typename Row>
    void addPairs(const QList<Row> &before, const QList<Row> &after, const RowMatches &matches)
    {
        for (std::size_t i = 0; i < matches.before.size(); ++i) {
            if (matches.before[i] >= 0)
                m_sameRows.insert(
                    after[static_cast<qsizetype>(i)].id, before[matches.before[i]].id);
        }
    }

    /// The texts by which the rows of a table are recognised: their names, or else all they hold.
    static QStringList textsOf(
        const GoalSet &set, const QList<TableRow> &rows, const Section &section)
    {
        QStringList texts;
        texts.reserve(rows.size());
        for (const TableRow &row : rows) {
            QString text = ownNameOf(row, section);
            if (text.isEmpty()) {
                QStringList values;
                values.reserve(static_cast<qsizetype>(section.fields.size()));
                for (const Field &field : section.fields)
                    values.append(textOf(set, field, valueOf(row.values, field)));
                text = u'\0' + values.join(u'\0'); // no name begins so
            }
            texts.append(text);
        }
        return texts;
    }

    void property(const char *key, const QString &before, const QString &after)
    {
        if (before != after)
            m_changes.append({.what = DifferenceOf::Property,
                .property = QString::fromLatin1(key),
                .before = before,
                .after = after});
    }

    void compareProperties()
    {
        constexpr std::array modes{"strict"_L1, "capped"_L1, "dedicated"_L1, "relaxed"_L1};
        const auto mode = [&](const GoalSet &set) {
            return QString(modes.at(static_cast<std::size_t>(set.schemaMode)));
        };
        property("game_name", m_before.gameName, m_after.gameName);
        property("set_name", m_before.setName, m_after.setName);
        property("schema_mode", mode(m_before), mode(m_after));
        property("capped_max_size", m_before.cappedMaxSize, m_after.cappedMaxSize);
        property("dedicated_mode", m_before.dedicatedMode, m_after.dedicatedMode);
        property("dedicated_size", m_before.dedicatedSize, m_after.dedicatedSize);
        // Names may contain commas: lists that differ may have equal texts.
        if (m_before.tagNames != m_after.tagNames)
            m_changes.append({.what = DifferenceOf::Property,
                .property = u"tag_names"_s,
                .before = m_before.tagNames.join(u", "_s),
                .after = m_after.tagNames.join(u", "_s)});
    }

    /// Their order means nothing: they are members of an object.
    void compareLimits(
        DifferenceOf what, const QList<CategoryLimit> &before, const QList<CategoryLimit> &after)
    {
        const RowMatches matches = matchTexts(
            namesOf(before, &CategoryLimit::category), namesOf(after, &CategoryLimit::category));
        const auto add
            = [&](const QString &category, std::optional<int> old, std::optional<int> now) {
                  const auto text = [](std::optional<int> percent) {
                      return percent ? std::optional(u"%1 %"_s.arg(*percent)) : std::nullopt;
                  };
                  const auto value = [](std::optional<int> percent) {
                      return percent ? Value(qint64{*percent}) : Value();
                  };
                  m_changes.append({.what = what,
                      .subject = category,
                      .before = text(old),
                      .after = text(now),
                      .valueBefore = value(old),
                      .valueAfter = value(now)});
              };
        for (std::size_t i = 0; i < matches.after.size(); ++i) {
            const CategoryLimit &old = before[static_cast<qsizetype>(i)];
            if (matches.after[i] < 0)
                add(old.category, old.percent, std::nullopt);
        }
        for (std::size_t i = 0; i < matches.before.size(); ++i) {
            const CategoryLimit &now = after[static_cast<qsizetype>(i)];
            if (matches.before[i] < 0) {
                add(now.category, std::nullopt, now.percent);
                continue;
            }
            if (const int old = before[matches.before[i]].percent; old != now.percent)
                add(now.category, old, now.percent);
        }
    }

    void compareGoals()
    {
        for (std::size_t i = 0; i < m_goals.after.size(); ++i) {
            const Objective &goal = m_before.objectives[static_cast<qsizetype>(i)];
            if (m_goals.after[i] < 0)
                m_changes.append({.what = DifferenceOf::Goal,
                    .subject = goal.goal,
                    .rowBefore = goal.id,
                    .before = goal.goal});
        }
        const std::vector<bool> isMoved = m_goals.moved();
        for (std::size_t i = 0; i < m_goals.before.size(); ++i) {
            const Objective &now = m_after.objectives[static_cast<qsizetype>(i)];
            if (m_goals.before[i] < 0) {
                m_changes.append({.what = DifferenceOf::Goal,
                    .subject = now.goal,
                    .rowAfter = now.id,
                    .after = now.goal});
                continue;
            }
            const Objective &old = m_before.objectives[m_goals.before[i]];
            const SetDifference of{.subject = now.goal, .rowBefore = old.id, .rowAfter = now.id};
            compareGoal(of, old, now);
            if (isMoved[i])
                place(of, m_goals.before[i], static_cast<qsizetype>(i));
        }
    }

    void compareGoal(const SetDifference &of, const Objective &before, const Objective &after)
    {
        const auto compare = [&](const Section &section) {
            for (const Field &field : section.fields)
                compareValues(DifferenceOf::GoalField, of, section, field,
                    valueOf(before, section, field), valueOf(after, section, field));
        };
        compare(objectiveSection);
        for (const Section *section : allSections()) {
            if (section->home == Home::BesideObjective)
                compare(*section);
        }
        if (before.verbatim != after.verbatim)
            compareOthers(of, otherValuesOf(before), otherValuesOf(after));
    }

    void compareOnce(const Section &section)
    {
        for (const Field &field : section.fields)
            compareValues(DifferenceOf::Once, {}, section, field,
                valueOf(m_before.once, section, field), valueOf(m_after.once, section, field));
    }

    void compareTable(const Section &section)
    {
        const QList<TableRow> before = m_before.tables.value(section.key);
        const QList<TableRow> after = m_after.tables.value(section.key);
        const RowMatches &matches = m_tables[section.key];
        for (std::size_t i = 0; i < matches.after.size(); ++i) {
            const auto row = static_cast<qsizetype>(i);
            if (matches.after[i] >= 0)
                continue;
            const QString name = nameOfRow(before, section, row);
            m_changes.append({.what = DifferenceOf::Row,
                .subject = name,
                .rowBefore = before[row].id,
                .section = &section,
                .before = name});
        }
        const std::vector<bool> isMoved = matches.moved();
        for (std::size_t i = 0; i < matches.before.size(); ++i) {
            const auto row = static_cast<qsizetype>(i);
            const QString name = nameOfRow(after, section, row);
            if (matches.before[i] < 0) {
                m_changes.append({.what = DifferenceOf::Row,
                    .subject = name,
                    .rowAfter = after[row].id,
                    .section = &section,
                    .after = name});
                continue;
            }
            const TableRow &old = before[matches.before[i]];
            const SetDifference of{.subject = name,
                .rowBefore = old.id,
                .rowAfter = after[row].id,
                .section = &section};
            for (const Field &field : section.fields)
                compareValues(DifferenceOf::RowField, of, section, field,
                    valueOf(old.values, field), valueOf(after[row].values, field));
            if (old.verbatim != after[row].verbatim)
                compareOthers(of, otherValuesOf(old, section), otherValuesOf(after[row], section));
            if (isMoved[i])
                place(of, matches.before[i], row);
        }
    }

    void place(SetDifference of, qsizetype before, qsizetype after)
    {
        of.what = DifferenceOf::Place;
        of.before = QString::number(before + 1);
        of.after = QString::number(after + 1);
        of.valueBefore = qint64{before + 1};
        of.valueAfter = qint64{after + 1};
        m_changes.append(std::move(of));
    }

    void compareOthers(
        SetDifference of, const QList<OtherValue> &before, const QList<OtherValue> &after)
    {
        // Of a repeated key, the last counts.
        QMap<QString, std::pair<std::optional<QString>, std::optional<QString>>> values;
        for (const OtherValue &value : before)
            values[value.key].first = QString::fromUtf8(value.text);
        for (const OtherValue &value : after)
            values[value.key].second = QString::fromUtf8(value.text);
        of.what = DifferenceOf::Other;
        for (const auto &[key, texts] : std::as_const(values).asKeyValueRange()) {
            if (texts.first == texts.second)
                continue;
            of.property = key;
            of.before = texts.first;
            of.after = texts.second;
            m_changes.append(of);
        }
    }

    /// valueText(); of RowRefs, which have none, the names of the rows.
    static QString textOf(const GoalSet &set, const Field &field, const Value &value)
    {
        const auto *const ids = std::get_if<QList<RowId>>(&value);
        if (ids == nullptr)
            return valueText(field, value);
        const Section *const section = sectionOf(QString(field.target));
        const QList<TableRow> rows = set.tables.value(field.target);
        QStringList names;
        names.reserve(ids->size());
        for (const RowId id : *ids) {
            if (const qsizetype row = indexOfRow(rows, id); section != nullptr && row >= 0)
                names << nameOfRow(rows, *section, row);
            else if (const qsizetype goal = indexOfRow(set, id); goal >= 0)
                names << set.objectives[goal].goal;
        }
        return names.join(u", "_s);
    }

    /// Whether a value means the same in both sets: rows have other ids in each.
    bool isSame(const Value &before, const Value &after) const
    {
        const auto *const idsBefore = std::get_if<QList<RowId>>(&before);
        const auto *const idsAfter = std::get_if<QList<RowId>>(&after);
        if (idsBefore == nullptr || idsAfter == nullptr)
            return before == after;
        return std::ranges::equal(*idsBefore, *idsAfter, {}, {},
            [this](RowId id) { return m_sameRows.value(id, RowId::none); });
    }

    void compareValues(DifferenceOf what, SetDifference of, const Section &section,
        const Field &field, const Value &before, const Value &after)
    {
        if (isSame(before, after))
            return;
        of.what = what;
        of.section = &section;
        of.field = &field;
        of.before = textOf(m_before, field, before);
        of.after = textOf(m_after, field, after);
        of.valueBefore = before;
        of.valueAfter = after;
        m_changes.append(std::move(of));
    }

    const GoalSet &m_before;
    const GoalSet &m_after;
    RowMatches m_goals;
    QHash<QString, RowMatches> m_tables; ///< by section, looked up, never iterated
    QHash<RowId, RowId> m_sameRows; ///< by row after: the row before; looked up, never iterated
    QList<SetDifference> m_changes;
};

} // namespace

QList<SetDifference> differencesOf(const GoalSet &before, const GoalSet &after)
{
    return SetComparison(before, after).run();
}

} // namespace boardwright
