// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/target_table.h"

#include "core/generator/generator.h"
#include "core/generator/judge.h"
#include "core/goalset/goal_categories.h"

#include <algorithm>
#include <optional>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// "6" or "6 %", 0..100.
std::optional<double> percentOf(QStringView text)
{
    constexpr double hundred = 100;
    text = text.trimmed();
    if (text.endsWith(u'%'))
        text = text.chopped(1).trimmed();
    bool isNumber = false;
    const double percent = text.toDouble(&isNumber);
    return isNumber && percent >= 0 && percent <= hundred ? std::optional(percent) : std::nullopt;
}

/// Whether a gate judges a number of one board.
bool isOfMeasure(const Info &info, const QString &key)
{
    const auto gate = std::ranges::find(info.gates, key, &Gate::key);
    return gate != info.gates.end() && gate->isOfMeasure();
}

/// Whether a row does not say what it wants.
bool wantsNothing(const Info &info, const GoalSet &set, const TableRow &row)
{
    const auto fields = info.targetTable->fields;
    const bool hasShare = numberOf(row.values, fields[TargetShare]) > noTargetShare;
    switch (wantedOf(info, row)) {
    case Wanted::AllAlike:
        return false;
    case Wanted::Goals:
        return !hasShare || rowsOf(row.values, fields[TargetGoals]).isEmpty();
    case Wanted::Category:
        return !hasShare || !isAnyOfCategory(set, textOf(row.values, fields[TargetCategory]));
    case Wanted::Relaxed:
        return !hasShare;
    case Wanted::Number:
        return !isOfMeasure(info, textOf(row.values, fields[TargetGate]))
            || (numberOf(row.values, fields[TargetLeast]) <= noTargetBound
                && numberOf(row.values, fields[TargetMost]) <= noTargetBound);
    }
    return true;
}

TableRow newTarget(const Info &info, GoalSet &set, Wanted wanted)
{
    TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
    setValue(row.values, info.targetTable->fields[TargetWanted],
        QString(wantedChoices.at(static_cast<std::size_t>(wanted)).key));
    return row;
}

/// As addTarget(), of a text that begins with "goal:", "category:" or "relaxed".
TargetText addShare(const Info &info, GoalSet &set, const QString &text, Wanted wanted)
{
    const auto fields = info.targetTable->fields;
    const qsizetype equals = text.lastIndexOf(u'=');
    const auto share = equals < 0 ? std::nullopt : percentOf(QStringView(text).sliced(equals + 1));
    if (!share)
        return TargetText::NoShare;
    const QString name = text.first(equals).section(u':', 1);
    TableRow row = newTarget(info, set, wanted);
    setValue(row.values, fields[TargetShare], *share);
    if (wanted == Wanted::Category) {
        if (!isAnyOfCategory(set, name))
            return TargetText::NoSuchCategory;
        setValue(row.values, fields[TargetCategory], name);
    }
    if (wanted == Wanted::Goals) {
        const auto goal = std::ranges::find(set.objectives, name, &Objective::goal);
        if (goal == set.objectives.end())
            return TargetText::NoSuchGoal;
        setValue(row.values, fields[TargetGoals], QList<RowId>{goal->id});
    }
    set.tables[info.targetTable->key] << row;
    return TargetText::Fine;
}

/// As addTarget(), of the bounds of a gate, whose table has the same fields.
TargetText addNumber(const Info &info, GoalSet &set, const QString &text)
{
    GoalSet gated;
    if (!addGate(info, gated, text))
        return TargetText::NoTarget;
    const FieldValues gate = gated.tables.value(info.gateTable->key).front().values;
    if (!isOfMeasure(info, textOf(gate, info.gateTable->fields[GateChosen])))
        return TargetText::NoTarget;
    const auto fields = info.targetTable->fields;
    const auto gateFields = info.gateTable->fields;
    TableRow row = newTarget(info, set, Wanted::Number);
    setValue(row.values, fields[TargetGate], textOf(gate, gateFields[GateChosen]));
    setValue(row.values, fields[TargetNumber], textOf(gate, gateFields[GateNumber]));
    setValue(row.values, fields[TargetLeast], numberOf(gate, gateFields[GateLeast]));
    setValue(row.values, fields[TargetMost], numberOf(gate, gateFields[GateMost]));
    set.tables[info.targetTable->key] << row;
    return TargetText::Fine;
}

} // namespace

Wanted wantedOf(const Info &info, const TableRow &row)
{
    const QString key = textOf(row.values, info.targetTable->fields[TargetWanted]);
    std::size_t wanted = 0;
    while (wanted < wantedChoices.size() && wantedChoices.at(wanted).key != key)
        ++wanted;
    return wanted == wantedChoices.size() ? Wanted::AllAlike : static_cast<Wanted>(wanted);
}

TargetText addTarget(const Info &info, GoalSet &set, const QString &text)
{
    if (info.targetTable == nullptr)
        return TargetText::NoTarget;
    if (text == "all"_L1) {
        set.tables[info.targetTable->key] << newTarget(info, set, Wanted::AllAlike);
        return TargetText::Fine;
    }
    if (text.startsWith("goal:"_L1))
        return addShare(info, set, text, Wanted::Goals);
    if (text.startsWith("category:"_L1))
        return addShare(info, set, text, Wanted::Category);
    if (text.startsWith("relaxed="_L1))
        return addShare(info, set, text, Wanted::Relaxed);
    return addNumber(info, set, text);
}

QList<Problem> lintTargets(const Info &info, const GoalSet &set)
{
    QList<Problem> problems;
    if (info.targetTable == nullptr)
        return problems;
    const auto fields = info.targetTable->fields;
    const auto add
        = [&](const TableRow &row, Code code, TargetField field, const QList<Arg> &args) {
              problems.append({.code = code,
                  .severity = Severity::Warning,
                  .where = {},
                  .row = row.id,
                  .field = ObjectiveField::GoalSet,
                  .args = args,
                  .section = QString(info.targetTable->key),
                  .fieldKey = QString(fields[field].key)});
          };
    for (const TableRow &row : set.tables.value(info.targetTable->key)) {
        const double least = numberOf(row.values, fields[TargetLeast]);
        const double most = numberOf(row.values, fields[TargetMost]);
        if (wantsNothing(info, set, row))
            add(row, Code::TargetWantsNothing, TargetWanted, {});
        else if (wantedOf(info, row) == Wanted::Number && most > noTargetBound && least > most)
            add(row, Code::GateBoundsCrossed, TargetMost,
                {QString::number(least), QString::number(most)});
    }
    return problems;
}

} // namespace boardwright
