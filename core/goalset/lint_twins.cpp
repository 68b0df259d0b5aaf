// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/lint_twins.h"

#include "core/goalset/alike.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/goal_values.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

struct ListField {
    const Section *section = nullptr;
    const Field *field = nullptr;
};

QList<ListField> listFields(std::span<const Section *const> sections)
{
    QList<ListField> lists;
    for (const Section *section : sections) {
        if (section->home != Home::BesideObjective)
            continue;
        for (const Field &field : section->fields) {
            if (field.kind == Kind::Choice)
                lists.append({.section = section, .field = &field});
        }
    }
    return lists;
}

/// A goal's text and the lists it belongs to.
QString textAndLists(QString text, const Objective &objective, const QList<ListField> &lists)
{
    for (const auto &[section, field] : lists)
        text += QChar(u'\0') + textOf(objective.extension.value(section->key), *field);
    return text;
}

/// Calls `tell` with the earliest enabled row of the same key and a common value, and each later
/// one.
template <typename KeyOf, typename Tell>
void eachTwin(const GoalSet &set, KeyOf keyOf, Tell tell)
{
    struct First {
        qsizetype row = 0;
        bool isEntered = false;
    };

    QHash<QString, First> firstOfText; // looked up, never iterated
    QHash<std::pair<qsizetype, int>, qsizetype> firstOfValue; // by the first row with the text
    firstOfText.reserve(set.objectives.size());
    // Most texts occur once, so values are entered only when a second row has the same text.
    const auto enter = [&](qsizetype first, qsizetype row) {
        const Objective &objective = set.objectives[row];
        QList<int> values;
        if (hasPlaceholder(objective.goal))
            values = distinctValues(objective.range);
        if (values.isEmpty())
            values = {0};
        qsizetype earlier = row;
        for (const int value : std::as_const(values)) {
            const std::pair key(first, value);
            const auto known = firstOfValue.constFind(key);
            if (known == firstOfValue.cend())
                firstOfValue.insert(key, row);
            else
                earlier = std::min(earlier, *known);
        }
        return earlier;
    };
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        const Objective &objective = set.objectives[row];
        if (objective.disabled)
            continue;
        const QString text = keyOf(objective);
        const auto known = firstOfText.find(text);
        if (known == firstOfText.end()) {
            firstOfText.insert(text, {.row = row});
            continue;
        }
        if (!std::exchange(known->isEntered, true))
            enter(known->row, known->row);
        const qsizetype earlier = enter(known->row, row);
        if (earlier < row)
            tell(earlier, row);
    }
}

} // namespace

void lintTwins(const GoalSet &set, std::span<const Section *const> sections, ProblemList &problems)
{
    const QList<ListField> lists = listFields(sections);
    const auto warn = [&](Code code, qsizetype earlier, qsizetype row) {
        problems.warning(code, set.objectives[row].id, ObjectiveField::Goal, {qint64{earlier + 1}});
    };
    eachTwin(
        set, [&](const Objective &goal) { return textAndLists(goal.goal, goal, lists); },
        [&](qsizetype earlier, qsizetype row) { warn(Code::SameObjectiveTwice, earlier, row); });
    eachTwin(
        set, [&](const Objective &goal) { return textAndLists(plainGoal(goal.goal), goal, lists); },
        [&](qsizetype earlier, qsizetype row) {
            if (set.objectives[earlier].goal != set.objectives[row].goal)
                warn(toCode(AlikeCode::GoalsAlike), earlier, row);
        });
}

} // namespace boardwright
