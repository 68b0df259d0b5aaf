// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/judge.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace boardwright {

namespace {

std::optional<double> boundOf(const FieldValues &values, const Field &field)
{
    const double number = std::get<double>(clamped(field, valueOf(values, field)));
    return number <= field.min ? std::nullopt : std::optional(number);
}

/// The number that a gate judges; nothing if the board has none.
std::optional<double> judgedOf(const std::vector<double> &numbers, Judged judged)
{
    std::optional<double> least;
    std::optional<double> most;
    for (const double number : numbers) {
        if (std::isnan(number))
            continue;
        least = std::min(least.value_or(number), number);
        most = std::max(most.value_or(number), number);
    }
    if (!least)
        return std::nullopt;
    switch (judged) {
    case Judged::Single:
    case Judged::Least:
        return least;
    case Judged::Most:
        return most;
    case Judged::Spread:
        return *most - *least;
    }
    return std::nullopt;
}

std::size_t measureOf(const Info &info, const Gate &gate)
{
    const auto measure = std::ranges::find(info.measures, gate.measure, &Measure::key);
    Q_ASSERT(measure != info.measures.end());
    return static_cast<std::size_t>(measure - info.measures.begin());
}

} // namespace

std::optional<double> judgedNumber(const Info &info, const Gate &gate, const Measured &measured)
{
    return judgedOf(measured.values[measureOf(info, gate)], gate.judged);
}

Judge::Judge(const Info &info, const GoalSet &set)
{
    if (info.gateTable == nullptr)
        return;
    const auto fields = info.gateTable->fields;
    for (const TableRow &row : set.tables.value(info.gateTable->key)) {
        const QString key = textOf(row.values, fields[GateChosen]);
        const auto gate = std::ranges::find(info.gates, key, &Gate::key);
        Bounds bounds{.least = boundOf(row.values, fields[GateLeast]),
            .most = boundOf(row.values, fields[GateMost])};
        if (gate == info.gates.end() || (!bounds.least && !bounds.most))
            continue;
        bounds.gate = static_cast<std::size_t>(gate - info.gates.begin());
        bounds.measure = measureOf(info, *gate);
        bounds.judged = gate->judged;
        m_bounds.push_back(bounds);
    }
}

std::optional<std::size_t> Judge::failed(const Measured &measured) const
{
    const auto isBroken = [&](const Bounds &bounds) {
        const auto number = judgedOf(measured.values[bounds.measure], bounds.judged);
        return number
            && ((bounds.least && *number < *bounds.least)
                || (bounds.most && *number > *bounds.most));
    };
    const auto found = std::ranges::find_if(m_bounds, isBroken);
    return found == m_bounds.end() ? std::nullopt : std::optional(found->gate);
}

QString derivedSeed(QStringView seed, int attempt)
{
    return attempt == 1 ? seed.toString() : QStringLiteral("%1:%2").arg(seed).arg(attempt);
}

bool addGate(const Info &info, GoalSet &set, const QString &text)
{
    const qsizetype equals = text.indexOf(u'=');
    const qsizetype dots = text.indexOf(QStringLiteral(".."), equals + 1);
    if (info.gateTable == nullptr || equals < 0 || dots < 0)
        return false;
    const QString key = text.first(equals);
    const std::array bounds{text.sliced(equals + 1, dots - equals - 1), text.sliced(dots + 2)};
    if (!std::ranges::contains(info.gates, key, &Gate::key)
        || std::ranges::all_of(bounds, &QString::isEmpty))
        return false;
    const auto fields = info.gateTable->fields;
    TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
    setValue(row.values, fields[GateChosen], key);
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        if (bounds.at(i).isEmpty())
            continue;
        const Field &field = fields[GateLeast + i];
        const std::optional<Value> bound = valueOfText(field, bounds.at(i));
        if (!bound)
            return false;
        setValue(row.values, field, *bound);
    }
    set.tables[info.gateTable->key] << row;
    return true;
}

QList<Problem> lintGates(const Info &info, const GoalSet &set)
{
    QList<Problem> problems;
    if (info.gateTable == nullptr)
        return problems;
    const auto fields = info.gateTable->fields;
    for (const TableRow &row : set.tables.value(info.gateTable->key)) {
        const auto least = boundOf(row.values, fields[GateLeast]);
        const auto most = boundOf(row.values, fields[GateMost]);
        if (least && most && *least > *most)
            problems.append({.code = Code::GateBoundsCrossed,
                .severity = Severity::Error,
                .where = {},
                .row = row.id,
                .field = ObjectiveField::GoalSet,
                .args = {QString::number(*least), QString::number(*most)},
                .section = QString(info.gateTable->key),
                .fieldKey = QString(fields[GateMost].key)});
    }
    return problems;
}

} // namespace boardwright
