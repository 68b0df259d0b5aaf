// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/row_contents.h"

#include <QHashFunctions>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

size_t hashOf(const auto &list, const auto &numberOf)
{
    auto hash = static_cast<size_t>(list.size());
    for (const auto &each : list)
        hash = qHashMulti(hash, numberOf(each));
    return hash;
}

/// Equal values have equal hashes; all values of rare types have the same hash.
size_t hashOf(const Value &value)
{
    if (const auto *flag = std::get_if<bool>(&value))
        return qHashMulti(0, *flag);
    if (const auto *integer = std::get_if<qint64>(&value))
        return qHashMulti(0, *integer);
    if (const auto *number = std::get_if<double>(&value))
        return qHashMulti(0, *number);
    if (const auto *text = std::get_if<QString>(&value))
        return qHashMulti(0, *text);
    if (const auto *texts = std::get_if<QStringList>(&value))
        return hashOf(*texts, [](const QString &text) { return text; });
    if (const auto *rows = std::get_if<QList<RowId>>(&value))
        return hashOf(*rows, [](RowId id) { return static_cast<quint32>(id); });
    if (const auto *places = std::get_if<QList<int>>(&value))
        return hashOf(*places, [](int place) { return place; });
    if (const auto *numbers = std::get_if<QList<NamedNumber>>(&value))
        return hashOf(*numbers, [](const NamedNumber &each) { return each.name; });
    if (const auto *extent = std::get_if<Extent>(&value))
        return qHashMulti(0, extent->rows, extent->columns);
    return 0;
}

size_t hashOf(const FieldValues &values)
{
    size_t hash = 0;
    for (const auto &[key, value] : values.asKeyValueRange())
        hash = qHashMulti(hash, key, hashOf(value));
    return hash;
}

size_t hashOf(const QStringList &texts)
{
    return hashOf(texts, [](const QString &text) { return text; });
}

size_t hashOf(const QList<int> &numbers)
{
    return hashOf(numbers, [](int number) { return number; });
}

/// Whether two texts share more than half of the longer one as a common start and end.
bool isReworded(QStringView a, QStringView b)
{
    const qsizetype most = std::min(a.size(), b.size());
    qsizetype same = 0;
    while (same < most && a[same] == b[same])
        ++same;
    const qsizetype front = same;
    while (same < most && a[a.size() - 1 - (same - front)] == b[b.size() - 1 - (same - front)])
        ++same;
    return 2 * same > std::max(a.size(), b.size());
}

} // namespace

void renameRows(FieldValues &values, const NewRowId &newId)
{
    const bool hasReferences = std::ranges::any_of(
        std::as_const(values), [](const Value &value) { return value.index() == 7; });
    static_assert(std::is_same_v<std::variant_alternative_t<7, Value>, QList<RowId>>);
    if (!hasReferences)
        return;
    for (Value &value : values) {
        if (auto *rows = std::get_if<QList<RowId>>(&value)) {
            for (RowId &row : *rows)
                row = newId(row);
        }
    }
}

void renameRows(SectionValues &values, const NewRowId &newId)
{
    if (values.isEmpty())
        return;
    for (FieldValues &section : values)
        renameRows(section, newId);
}

size_t contentHash(const Objective &objective)
{
    size_t sections = 0;
    for (const auto &[key, values] : objective.extension.asKeyValueRange())
        sections = qHashMulti(sections, key, hashOf(values));
    return qHashMulti(sections, objective.goal, objective.tooltip, objective.weighting,
        objective.individualLimit, objective.tag, objective.disabled, objective.progressiveRanges,
        objective.progression.toInt(), hashOf(objective.range), hashOf(objective.forcedPositions),
        hashOf(objective.boardCategories), hashOf(objective.lineCategories),
        hashOf(objective.icons));
}

size_t contentHash(const TableRow &row)
{
    return hashOf(row.values);
}

QString rowText(const Objective &objective, const QString & /*nameKey*/)
{
    return objective.goal;
}

QString rowText(const TableRow &row, const QString &nameKey)
{
    const Value name = row.values.value(nameKey);
    const auto *const text = std::get_if<QString>(&name);
    return text == nullptr ? QString() : *text;
}

int likeness(const Objective &a, const Objective &b)
{
    const auto isSame = [&](auto Objective::*field) { return a.*field == b.*field ? 1 : 0; };
    return 1 + (isReworded(a.goal, b.goal) ? 6 : 0) + isSame(&Objective::range)
        + isSame(&Objective::individualLimit) + isSame(&Objective::boardCategories)
        + isSame(&Objective::lineCategories) + (2 * isSame(&Objective::tooltip))
        + isSame(&Objective::icons) + isSame(&Objective::progression)
        + isSame(&Objective::weighting) + isSame(&Objective::progressiveRanges)
        + isSame(&Objective::tag) + isSame(&Objective::forcedPositions)
        + isSame(&Objective::disabled) + isSame(&Objective::extension);
}

int likeness(const TableRow &a, const TableRow &b)
{
    int same = 0;
    for (const auto &[key, value] : a.values.asKeyValueRange()) {
        const auto other = b.values.constFind(key);
        if (other != b.values.cend() && *other == value)
            ++same;
    }
    const auto most = static_cast<int>(std::max({a.values.size(), b.values.size(), qsizetype{1}}));
    return 1 + (20 * same / most);
}

bool isSpelledAlike(const Verbatim &a, const Verbatim &b)
{
    if (a == b)
        return true;
    if (a == nullptr || b == nullptr)
        return false;
    return std::ranges::equal(*a, *b, [](const VerbatimMember &one, const VerbatimMember &other) {
        return one.keyText == other.keyText && one.valueText == other.valueText;
    });
}

} // namespace boardwright
