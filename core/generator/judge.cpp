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

/// The number of these that a gate judges; nothing if the board has none.
std::optional<double> judgedOf(const std::vector<double> &numbers, Judged judged)
{
    std::optional<double> least;
    std::optional<double> most;
    double sum = 0;
    int count = 0;
    for (const double number : numbers) {
        if (std::isnan(number))
            continue;
        least = std::min(least.value_or(number), number);
        most = std::max(most.value_or(number), number);
        sum += number;
        ++count;
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
    case Judged::Sum:
        return sum;
    case Judged::Mean:
        return sum / count;
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

Judged judgedIn(const FieldValues &values, const Field &field, const Gate &gate)
{
    const auto key = std::get<QString>(clamped(field, valueOf(values, field)));
    const auto *const choice = std::ranges::find(judgedChoices, key, &Choice::key);
    const auto judged = static_cast<Judged>(choice - judgedChoices.begin());
    return judged == Judged::Single || !gate.isOfMeasure() ? gate.judged : judged;
}

std::optional<double> judgedNumber(const Info &info, const Gate &gate, const Measured &measured)
{
    if (!gate.isOfMeasure())
        return std::nullopt;
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
        const auto least = boundOf(row.values, fields[GateLeast]);
        const auto most = boundOf(row.values, fields[GateMost]);
        if (gate == info.gates.end() || (!least && !most))
            continue;
        m_bounds.push_back({.gate = &*gate,
            .measure = gate->isOfMeasure() ? std::optional(measureOf(info, *gate)) : std::nullopt,
            .judged = judgedIn(row.values, fields[GateNumber], *gate),
            .least = least,
            .most = most});
        m_gates.push_back(static_cast<std::size_t>(gate - info.gates.begin()));
    }
    std::ranges::sort(m_gates);
    const auto repeated = std::ranges::unique(m_gates);
    m_gates.erase(repeated.begin(), repeated.end());
}

std::optional<MissedGate> Judge::Bounds::missedBy(double number) const
{
    const auto miss = [&](double bound, bool isTooMuch) {
        return MissedGate{.gate = gate,
            .judged = judged,
            .number = number,
            .bound = bound,
            .isTooMuch = isTooMuch};
    };
    if (least && number < *least)
        return miss(*least, false);
    if (most && number > *most)
        return miss(*most, true);
    return std::nullopt;
}

std::optional<MissedGate> Judge::Bounds::missedBy(const Measured &measured) const
{
    const auto number = measure ? judgedOf(measured.values[*measure], judged) : std::nullopt;
    return number ? missedBy(*number) : std::nullopt;
}

std::optional<MissedGate> Judge::missed(const Measured &measured) const
{
    for (const Bounds &bounds : m_bounds) {
        if (const auto missed = bounds.missedBy(measured))
            return missed;
    }
    return std::nullopt;
}

std::vector<MissedGate> Judge::allMissed(
    const Measured &measured, std::span<const int> sharedWithOthers) const
{
    std::vector<MissedGate> all;
    const auto add = [&all](const std::optional<MissedGate> &missed) {
        if (missed)
            all.push_back(*missed);
        return missed.has_value();
    };
    for (const Bounds &bounds : m_bounds) {
        if (!bounds.measure)
            (void)std::ranges::any_of(
                sharedWithOthers, [&](int shared) { return add(bounds.missedBy(shared)); });
        else
            add(bounds.missedBy(measured));
    }
    return all;
}

bool Judge::judgesOverlap() const
{
    return std::ranges::any_of(m_bounds, [](const Bounds &bounds) { return !bounds.measure; });
}

std::optional<MissedGate> Judge::missedOverlap(int shared) const
{
    for (const Bounds &bounds : m_bounds) {
        const auto missed = bounds.measure ? std::nullopt : bounds.missedBy(shared);
        if (missed)
            return missed;
    }
    return std::nullopt;
}

QString derivedSeed(QStringView seed, int attempt)
{
    return attempt == 1 ? seed.toString() : QStringLiteral("%1:%2").arg(seed).arg(attempt);
}

QString derivedSeed(const Info &info, QStringView seed, int attempt)
{
    bool isNumber = false;
    const qint64 number = seed.toLongLong(&isNumber);
    const bool isOfRoom = info.seeds == SeedUse::Room && isNumber && number >= 0;
    if (!isOfRoom || attempt == 1)
        return derivedSeed(seed, attempt);
    // Behind the last one that a room draws, the first one follows.
    const bool isDrawn = number >= 1 && number <= info.lastRoomSeed;
    const qint64 next = number + attempt - 1;
    return QString::number(isDrawn && next > info.lastRoomSeed ? next - info.lastRoomSeed : next);
}

bool addGate(const Info &info, GoalSet &set, const QString &text)
{
    const qsizetype equals = text.indexOf(u'=');
    const qsizetype dots = text.indexOf(QStringLiteral(".."), equals + 1);
    if (info.gateTable == nullptr || equals < 0 || dots < 0)
        return false;
    const QString chosen = text.first(equals);
    const qsizetype colon = chosen.indexOf(u':');
    const QString key = colon < 0 ? chosen : chosen.first(colon);
    const std::array bounds{text.sliced(equals + 1, dots - equals - 1), text.sliced(dots + 2)};
    if (!std::ranges::contains(info.gates, key, &Gate::key)
        || std::ranges::all_of(bounds, &QString::isEmpty))
        return false;
    const auto fields = info.gateTable->fields;
    TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
    setValue(row.values, fields[GateChosen], key);
    if (colon >= 0) {
        const auto number = valueOfText(fields[GateNumber], chosen.sliced(colon + 1));
        if (!number)
            return false;
        setValue(row.values, fields[GateNumber], *number);
    }
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

QStringList gateTexts(const Info &info, const GoalSet &set)
{
    QStringList texts;
    if (info.gateTable == nullptr)
        return texts;
    const auto fields = info.gateTable->fields;
    const auto textOfBound = [&](const TableRow &row, GateField field) {
        return boundOf(row.values, fields[field])
            ? valueText(fields[field], valueOf(row.values, fields[field]))
            : QString();
    };
    for (const TableRow &row : set.tables.value(info.gateTable->key)) {
        const QString key = textOf(row.values, fields[GateChosen]);
        const QString least = textOfBound(row, GateLeast);
        const QString most = textOfBound(row, GateMost);
        if (!std::ranges::contains(info.gates, key, &Gate::key)
            || (least.isEmpty() && most.isEmpty()))
            continue;
        const auto number = std::get<QString>(
            clamped(fields[GateNumber], valueOf(row.values, fields[GateNumber])));
        texts << key + (number == judgedChoices.front().key ? QString() : u':' + number) + u'='
                + least + QStringLiteral("..") + most;
    }
    return texts;
}

std::optional<QString> setGates(const Info &info, GoalSet &set, const QStringList &texts)
{
    if (info.gateTable != nullptr)
        set.tables.remove(info.gateTable->key);
    const auto unknown = std::ranges::find_if(
        texts, [&](const QString &text) { return !addGate(info, set, text); });
    return unknown == texts.end() ? std::nullopt : std::optional(*unknown);
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
