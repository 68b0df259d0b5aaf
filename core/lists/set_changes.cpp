// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/set_changes.h"

#include "core/formats/native.h"
#include "core/generator/generator.h"
#include "core/goalset/objective_fields.h"
#include "core/goalset/rows.h"

#include <QHash>
#include <QMap>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

/// The name of a row to people; its place in its table if it has none.
QString nameOfRow(const QList<TableRow> &rows, const Section &section, qsizetype index)
{
    const auto field = std::ranges::find_if(
        section.fields, [&](const Field &candidate) { return candidate.key == section.name; });
    const QString name = field == section.fields.end()
        ? QString()
        : valueText(*field, valueOf(rows[index].values, *field));
    return name.isEmpty() ? QString::number(index + 1) : name;
}

/// Compares two sets.
class SetComparison {
public:
    SetComparison(const GoalSet &before, const GoalSet &after)
        : m_before(before)
        , m_after(after)
    {
    }

    QList<SetChange> run()
    {
        compareProperties();
        compareLimits(SetChangeOf::BoardLimit, m_before.boardLimits, m_after.boardLimits);
        compareLimits(SetChangeOf::LineLimit, m_before.lineLimits, m_after.lineLimits);
        compareGoals();
        for (const Section *section : allSections()) {
            if (section->home == Home::Once)
                compareOnce(*section);
            else if (section->home == Home::Table)
                compareTables(*section);
        }
        if (m_changes.isEmpty() && written(m_before) != written(m_after))
            m_changes.append({.what = SetChangeOf::Other,
                .subject = {},
                .before = QString(),
                .after = QString()});
        return std::move(m_changes);
    }

private:
    /// The whole set, without the spelling of its file.
    static QByteArray written(GoalSet set)
    {
        set.file.reset();
        return writeNative(set);
    }

    void property(const char *key, const QString &before, const QString &after)
    {
        if (before != after)
            m_changes.append({.what = SetChangeOf::Property,
                .subject = {},
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
        property("tag_names", m_before.tagNames.join(u", "_s), m_after.tagNames.join(u", "_s));
    }

    void compareLimits(
        SetChangeOf what, const QList<CategoryLimit> &before, const QList<CategoryLimit> &after)
    {
        const auto byCategory = [](const QList<CategoryLimit> &limits) {
            QHash<QString, int> percents; // looked up, never iterated
            for (const CategoryLimit &limit : limits)
                percents.insert(limit.category, limit.percent);
            return percents;
        };
        const auto percentsBefore = byCategory(before);
        const auto percentsAfter = byCategory(after);
        const auto add
            = [&](const QString &category, std::optional<int> old, std::optional<int> now) {
                  const auto text = [](std::optional<int> percent) {
                      return percent ? std::optional(u"%1 %"_s.arg(*percent)) : std::nullopt;
                  };
                  m_changes.append(
                      {.what = what, .subject = category, .before = text(old), .after = text(now)});
              };
        for (const CategoryLimit &limit : before) {
            const auto now = percentsAfter.constFind(limit.category);
            const int old = percentsBefore.value(limit.category);
            if (now == percentsAfter.cend())
                add(limit.category, old, std::nullopt);
            else if (*now != old)
                add(limit.category, old, *now);
        }
        for (const CategoryLimit &limit : after) {
            if (!percentsBefore.contains(limit.category))
                add(limit.category, std::nullopt, limit.percent);
        }
    }

    /// For each goal after, the index of the one before; -1: it is new.
    std::vector<qsizetype> matchedGoals() const
    {
        QHash<QString, QList<qsizetype>> byText; // looked up, never iterated
        for (qsizetype i = m_before.objectives.size() - 1; i >= 0; --i)
            byText[m_before.objectives[i].goal].append(i);
        std::vector<qsizetype> matched;
        std::vector<bool> isTaken(static_cast<std::size_t>(m_before.objectives.size()));
        for (const Objective &goal : m_after.objectives) {
            const auto same = byText.find(goal.goal);
            const bool isKnown = same != byText.end() && !same->isEmpty();
            matched.push_back(isKnown ? same->takeLast() : -1);
            if (isKnown)
                isTaken[static_cast<std::size_t>(matched.back())] = true;
        }
        // A reworded goal stands behind the same goal as before.
        for (std::size_t i = 0; i < matched.size(); ++i) {
            if (matched[i] >= 0)
                continue;
            const qsizetype next = i == 0 ? 0 : matched[i - 1] + 1;
            const bool isBehindKnown = i == 0 || matched[i - 1] >= 0;
            if (isBehindKnown && next < std::ssize(isTaken)
                && !isTaken[static_cast<std::size_t>(next)]) {
                matched[i] = next;
                isTaken[static_cast<std::size_t>(next)] = true;
            }
        }
        return matched;
    }

    void compareGoals()
    {
        const std::vector<qsizetype> matched = matchedGoals();
        std::vector<bool> isKept(static_cast<std::size_t>(m_before.objectives.size()));
        for (const qsizetype index : matched) {
            if (index >= 0)
                isKept[static_cast<std::size_t>(index)] = true;
        }
        for (std::size_t i = 0; i < isKept.size(); ++i) {
            const QString &text = m_before.objectives[static_cast<qsizetype>(i)].goal;
            if (!isKept[i])
                m_changes.append({.what = SetChangeOf::Goal,
                    .subject = text,
                    .before = text,
                    .after = std::nullopt});
        }
        qsizetype highest = -1;
        bool isInOrder = true;
        for (std::size_t i = 0; i < matched.size(); ++i) {
            const Objective &now = m_after.objectives[static_cast<qsizetype>(i)];
            if (matched[i] < 0) {
                m_changes.append({.what = SetChangeOf::Goal,
                    .subject = now.goal,
                    .before = std::nullopt,
                    .after = now.goal});
                continue;
            }
            isInOrder = isInOrder && matched[i] > highest;
            highest = std::max(highest, matched[i]);
            compareGoal(m_before.objectives[matched[i]], now);
        }
        if (!isInOrder)
            m_changes.append({.what = SetChangeOf::Order,
                .subject = {},
                .before = QString(),
                .after = QString()});
    }

    void compareGoal(const Objective &before, const Objective &after)
    {
        const auto compare = [&](const Section &section) {
            for (const Field &field : section.fields)
                compareValues(SetChangeOf::GoalField, after.goal, section, field,
                    valueOf(before, section, field), valueOf(after, section, field));
        };
        compare(objectiveSection);
        for (const Section *section : allSections()) {
            if (section->home == Home::BesideObjective)
                compare(*section);
        }
    }

    void compareOnce(const Section &section)
    {
        for (const Field &field : section.fields)
            compareValues(SetChangeOf::Once, {}, section, field,
                valueOf(m_before.once, section, field), valueOf(m_after.once, section, field));
    }

    void compareTables(const Section &section)
    {
        const QList<TableRow> before = m_before.tables.value(section.key);
        const QList<TableRow> after = m_after.tables.value(section.key);
        QMap<QString, QList<qsizetype>> byName;
        for (qsizetype i = before.size() - 1; i >= 0; --i)
            byName[nameOfRow(before, section, i)].append(i);
        for (qsizetype i = 0; i < after.size(); ++i) {
            const QString name = nameOfRow(after, section, i);
            QList<qsizetype> &same = byName[name];
            if (same.isEmpty()) {
                m_changes.append({.what = SetChangeOf::Row,
                    .subject = name,
                    .section = &section,
                    .before = std::nullopt,
                    .after = name});
                continue;
            }
            const TableRow &old = before[same.takeLast()];
            for (const Field &field : section.fields)
                compareValues(SetChangeOf::RowField, name, section, field,
                    valueOf(old.values, field), valueOf(after[i].values, field));
        }
        for (const auto &[name, rows] : std::as_const(byName).asKeyValueRange()) {
            for (qsizetype i = 0; i < rows.size(); ++i)
                m_changes.append({.what = SetChangeOf::Row,
                    .subject = name,
                    .section = &section,
                    .before = name,
                    .after = std::nullopt});
        }
    }

    /// What RowRefs show: the names of the rows.
    static QString textOfRows(const GoalSet &set, const Field &field, const QList<RowId> &ids)
    {
        const Section *const section = sectionOf(QString(field.target));
        const QList<TableRow> rows = set.tables.value(field.target);
        QStringList names;
        for (const RowId id : ids) {
            const auto row = std::ranges::find(rows, id, &TableRow::id);
            if (section != nullptr && row != rows.end())
                names << nameOfRow(rows, *section, row - rows.begin());
            else if (const qsizetype goal = indexOfRow(set, id); goal >= 0)
                names << set.objectives[goal].goal;
        }
        return names.join(u", "_s);
    }

    void compareValues(SetChangeOf what, const QString &subject, const Section &section,
        const Field &field, const Value &before, const Value &after)
    {
        QString old = valueText(field, before);
        QString now = valueText(field, after);
        bool isSame = before == after;
        if (field.kind == Kind::RowRefs) {
            const auto *const idsBefore = std::get_if<QList<RowId>>(&before);
            const auto *const idsAfter = std::get_if<QList<RowId>>(&after);
            if (idsBefore != nullptr && idsAfter != nullptr) {
                old = textOfRows(m_before, field, *idsBefore);
                now = textOfRows(m_after, field, *idsAfter);
            }
            isSame = old == now;
        }
        if (!isSame)
            m_changes.append({.what = what,
                .subject = subject,
                .section = &section,
                .field = &field,
                .before = old,
                .after = now});
    }

    const GoalSet &m_before;
    const GoalSet &m_after;
    QList<SetChange> m_changes;
};

} // namespace

QList<SetChange> changesOf(const GoalSet &before, const GoalSet &after)
{
    return SetComparison(before, after).run();
}

} // namespace boardwright
