// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/tunable.h"

#include "core/base/exactly.h"
#include "core/goalset/field_limits.h"
#include "core/goalset/objective_fields.h"
#include "core/goalset/rows.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace boardwright {

namespace {

template <typename Set>
auto &limitsOf(Set &set, Tunable::Of of)
{
    return of == Tunable::Of::BoardLimits ? set.boardLimits : set.lineLimits;
}

/// `fields` has one of this key.
const Field &fieldOfKey(std::span<const Field> fields, Key key)
{
    const auto field = std::ranges::find(fields, key, &Field::key);
    Q_ASSERT(field != fields.end());
    return *field;
}

Knob fieldKnob(const Tunable &tunable, const GoalSet &set, RowId row)
{
    const Field &field = fieldOf(tunable);
    Knob knob{
        .tunable = tunable, .row = row, .least = field.min, .most = field.max, .step = field.step};
    if (tunable.usualLeast < tunable.usualMost) {
        const double position = positionOf(knob, set);
        knob.least = std::min(tunable.usualLeast, position);
        knob.most = std::max(tunable.usualMost, position);
    }
    if (tunable.reach > 0) {
        const double position = positionOf(knob, set);
        knob.least = std::max(knob.least, position - tunable.reach);
        knob.most = std::min(knob.most, position + tunable.reach);
    }
    return knob;
}

void addLimits(std::vector<Knob> &knobs, const Tunable &tunable, const GoalSet &set)
{
    QStringList known;
    for (const CategoryLimit &limit : limitsOf(set, tunable.of)) {
        if (known.contains(limit.category))
            continue;
        known << limit.category;
        knobs.push_back({.tunable = tunable,
            .category = limit.category,
            .least = 0,
            .most = field_limits::highestPercent});
    }
}

/// The names of a goal, in order.
QStringList namesOf(const Tunable &tunable, const Objective &goal)
{
    const Value value = valueOf(goal, *tunable.section, fieldOf(tunable));
    const QStringList *names = std::get_if<QStringList>(&value);
    return names == nullptr ? QStringList() : *names;
}

/// The names that any goal has, in the order of their first use; none if there are too many.
QStringList namesIn(const Tunable &tunable, const GoalSet &set)
{
    const auto goals = std::ranges::count(set.objectives, false, &Objective::disabled);
    QStringList all;
    QSet<QString> known; // looked up, never iterated
    for (const Objective &goal : set.objectives) {
        if (goal.disabled)
            continue;
        for (const QString &name : namesOf(tunable, goal)) {
            if (known.contains(name))
                continue;
            known.insert(name);
            all << name;
            if (all.size() * goals > mostNameKnobs)
                return {};
        }
    }
    return all;
}

void addNames(std::vector<Knob> &knobs, const Tunable &tunable, const GoalSet &set)
{
    const QStringList names = namesIn(tunable, set);
    for (const Objective &goal : set.objectives) {
        if (goal.disabled)
            continue;
        for (const QString &name : names)
            knobs.push_back({.tunable = tunable, .row = goal.id, .category = name, .most = 1});
    }
}

/// `about`: what rows must hold in the field Tunable::rowsFor.
void addFields(
    std::vector<Knob> &knobs, const Tunable &tunable, const GoalSet &set, const QString &about)
{
    switch (tunable.section->home) {
    case Home::BesideObjective:
        for (const Objective &goal : set.objectives) {
            if (!goal.disabled)
                knobs.push_back(fieldKnob(tunable, set, goal.id));
        }
        return;
    case Home::Once:
        knobs.push_back(fieldKnob(tunable, set, RowId::none));
        return;
    case Home::Table:
        for (const TableRow &row : set.tables.value(tunable.section->key)) {
            if (tunable.rowsFor.isEmpty()
                || textOf(row.values, fieldOfKey(tunable.section->fields, tunable.rowsFor))
                    == about)
                knobs.push_back(fieldKnob(tunable, set, row.id));
        }
        return;
    }
}

/// What the set holds in the field of a knob; the fallback if its row is gone.
Value storedValue(const Knob &knob, const GoalSet &set)
{
    const Field &field = fieldOf(knob.tunable);
    const Section &section = *knob.tunable.section;
    if (section.home == Home::BesideObjective) {
        const Objective *goal = objectiveOf(set, knob.row);
        return goal == nullptr ? fallbackOf(field) : valueOf(*goal, section, field);
    }
    const FieldValues *values = sectionValues(set, knob.row, section.key);
    return values == nullptr ? fallbackOf(field) : valueOf(*values, field);
}

void store(const Knob &knob, GoalSet &set, const Value &value)
{
    const Field &field = fieldOf(knob.tunable);
    const Section &section = *knob.tunable.section;
    switch (section.home) {
    case Home::BesideObjective:
        if (const qsizetype index = indexOfRow(set, knob.row); index >= 0)
            setValue(set.objectives[index], section, field, value);
        return;
    case Home::Once:
        setValue(set.once, section, field, value);
        return;
    case Home::Table:
        if (FieldValues *values = sectionValues(set, knob.row, section.key); values != nullptr)
            setValue(*values, field, value);
        return;
    }
}

void turnName(const Knob &knob, GoalSet &set, bool isGiven)
{
    const qsizetype index = indexOfRow(set, knob.row);
    if (index < 0)
        return;
    Objective &goal = set.objectives[index];
    QStringList names = namesOf(knob.tunable, goal);
    if (isGiven)
        names.append(knob.category);
    else
        names.removeAll(knob.category);
    setValue(goal, *knob.tunable.section, fieldOf(knob.tunable), Value(names));
}

/// Makes numbers that are shares of one, `first` among them, add up to 1. Whole numbers of steps,
/// by their largest remainders, so that the sum is exact.
void makeWhole(std::span<const Knob> knobs, const Knob &first, GoalSet &set)
{
    std::vector<const Knob *> turned;
    double kept = 0;
    for (const Field &field : first.tunable.whole) {
        Knob one = first;
        one.tunable.field = field.key;
        const auto knob = std::ranges::find_if(knobs, [&](const Knob &other) {
            return other.row == first.row && other.tunable.section == first.tunable.section
                && other.tunable.field == field.key;
        });
        if (knob == knobs.end())
            kept += positionOf(one, set);
        else
            turned.push_back(&*knob);
    }
    constexpr double finest = 1e-6; // exactly()
    const double left = std::max(0.0, exactly(1 - kept));
    const bool isOfSteps = exactly(std::round(left / first.step) * first.step) == left;
    const double step = isOfSteps ? first.step : finest;
    std::vector<std::int64_t> parts;
    parts.reserve(turned.size());
    for (const Knob *knob : turned)
        parts.push_back(std::llround(positionOf(*knob, set) / step));
    if (std::ranges::all_of(parts, [](std::int64_t part) { return part <= 0; }))
        std::ranges::fill(parts, 1);
    const std::int64_t sum = std::accumulate(parts.begin(), parts.end(), std::int64_t{0});
    const std::int64_t all = std::llround(left / step);
    std::vector<std::size_t> byRemainder(parts.size());
    std::ranges::iota(byRemainder, std::size_t{0});
    std::ranges::stable_sort(
        byRemainder, std::greater(), [&](std::size_t i) { return parts[i] * all % sum; });
    std::int64_t rest = all;
    for (const std::int64_t part : parts)
        rest -= part * all / sum;
    for (const std::size_t i : byRemainder) {
        const std::int64_t extra = rest > 0 ? 1 : 0;
        rest -= extra;
        const std::int64_t steps = parts[i] * all / sum + extra;
        store(*turned[i], set, Value(exactly(static_cast<double>(steps) * step)));
    }
}

} // namespace

bool Tunable::isOffered(const GoalSet &set) const
{
    if (of == Of::Name)
        return !namesIn(*this, set).isEmpty();
    if (of != Of::Field)
        return !limitsOf(set, of).isEmpty();
    switch (section->home) {
    case Home::BesideObjective:
        return !std::ranges::all_of(set.objectives, &Objective::disabled);
    case Home::Once:
        return true;
    case Home::Table:
        return !set.tables.value(section->key).isEmpty();
    }
    return false;
}

int Knob::steps() const
{
    return static_cast<int>(std::lround((most - least) / step));
}

double Knob::at(int index) const
{
    return exactly(least + step * index);
}

const Field &fieldOf(const Tunable &tunable)
{
    return fieldOfKey(tunable.section->fields, tunable.field);
}

std::vector<Knob> knobsOf(std::span<const Tunable> tunables, const GoalSet &set,
    std::span<const Field> parameters, const Settings &settings)
{
    std::vector<Knob> knobs;
    for (const Tunable &tunable : tunables) {
        const QString about = tunable.rowsFor.isEmpty()
            ? QString()
            : std::get<QString>(parameter(parameters, settings, tunable.rowsFor));
        if (tunable.of == Tunable::Of::Field)
            addFields(knobs, tunable, set, about);
        else if (tunable.of == Tunable::Of::Name)
            addNames(knobs, tunable, set);
        else
            addLimits(knobs, tunable, set);
    }
    return knobs;
}

std::optional<Knob> knobOf(std::span<const Tunable> tunables, const GoalSet &set, RowId goal)
{
    const Objective *objective = objectiveOf(set, goal);
    const auto beside = std::ranges::find_if(tunables, [](const Tunable &tunable) {
        return tunable.of == Tunable::Of::Field && tunable.section->home == Home::BesideObjective;
    });
    if (objective == nullptr || objective->disabled || beside == tunables.end())
        return std::nullopt;
    return fieldKnob(*beside, set, goal);
}

double positionOf(const Knob &knob, const GoalSet &set)
{
    if (knob.tunable.of == Tunable::Of::Name) {
        const Objective *goal = objectiveOf(set, knob.row);
        return goal != nullptr && namesOf(knob.tunable, *goal).contains(knob.category) ? 1 : 0;
    }
    if (knob.tunable.of != Tunable::Of::Field) {
        const auto &limits = limitsOf(set, knob.tunable.of);
        const auto limit = std::ranges::find(limits, knob.category, &CategoryLimit::category);
        return limit == limits.end() ? knob.most : limit->percent;
    }
    const Value value = clamped(fieldOf(knob.tunable), storedValue(knob, set));
    const qint64 *whole = std::get_if<qint64>(&value);
    return whole != nullptr ? static_cast<double>(*whole) : std::get<double>(value);
}

void turn(const Knob &knob, GoalSet &set, double position)
{
    const double allowed = knob.at(static_cast<int>(
        std::lround((std::clamp(position, knob.least, knob.most) - knob.least) / knob.step)));
    if (knob.tunable.of == Tunable::Of::Name) {
        if (positionOf(knob, set) != allowed)
            turnName(knob, set, allowed == 1);
        return;
    }
    if (knob.tunable.of != Tunable::Of::Field) {
        for (CategoryLimit &limit : limitsOf(set, knob.tunable.of)) {
            if (limit.category == knob.category) {
                limit.percent = static_cast<int>(allowed);
                return;
            }
        }
        return;
    }
    const bool isWhole = fieldOf(knob.tunable).kind == Kind::Integer;
    store(knob, set, isWhole ? Value(static_cast<qint64>(std::lround(allowed))) : Value(allowed));
}

int turnAll(std::span<const Knob> knobs, GoalSet &set, std::span<const double> positions)
{
    std::vector<double> was;
    was.reserve(knobs.size());
    for (std::size_t i = 0; i < knobs.size(); ++i) {
        was.push_back(positionOf(knobs[i], set));
        if (positions[i] != was[i])
            turn(knobs[i], set, positions[i]);
    }
    for (std::size_t i = 0; i < knobs.size(); ++i) {
        if (!knobs[i].tunable.whole.empty() && positions[i] != was[i])
            makeWhole(knobs, knobs[i], set);
    }
    int changed = 0;
    for (std::size_t i = 0; i < knobs.size(); ++i)
        changed += positionOf(knobs[i], set) != was[i] ? 1 : 0;
    return changed;
}

} // namespace boardwright
