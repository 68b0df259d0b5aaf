// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/seed_search_files.h"

#include "core/formats/compact_json.h"
#include "core/formats/json_layout.h"
#include "core/goalset/rows.h"

#include <algorithm>

namespace boardwright {

namespace {

QByteArrayList positionsOf(const std::vector<SiteIndex> &places)
{
    QByteArrayList positions;
    for (const SiteIndex site : places)
        positions << QByteArray::number(static_cast<int>(site) + 1);
    return positions;
}

QByteArray csvText(const QString &text)
{
    return '"' + QString(text).replace(QLatin1Char('"'), QStringLiteral("\"\"")).toUtf8() + '"';
}

QByteArray rowJson(const GoalSet &set, RowId goal)
{
    const qsizetype row = indexOfRow(set, goal);
    return row < 0 ? QByteArray("null") : QByteArray::number(row); // no longer in the set
}

QByteArray lineKindKey(LineKind kind)
{
    switch (kind) {
    case LineKind::Row:
        return "row";
    case LineKind::Column:
        return "column";
    case LineKind::Diagonal:
        return "diagonal";
    case LineKind::Tier:
        return "tier";
    case LineKind::Set:
        return "set";
    }
    return {};
}

QByteArray quoted(const QByteArray &plain)
{
    return '"' + plain + '"';
}

/// Writes each kind of criterion.
struct CriterionJson {
    const GoalSet &set;

    QByteArray operator()(const GoalCriterion &criterion) const
    {
        return compactObject({{"objective", rowJson(set, criterion.goal)},
            {"stands", criterion.stands ? "true" : "false"}});
    }

    QByteArray operator()(const LineCriterion &criterion) const
    {
        return compactObject({{"objective", rowJson(set, criterion.goal)},
            {"line", quoted(lineKindKey(criterion.line.kind))},
            {"number",
                criterion.line.number == 0 ? QByteArray()
                                           : QByteArray::number(criterion.line.number)}});
    }

    QByteArray operator()(const PairCriterion &criterion) const
    {
        return compactObject({{"objectives",
            compactArray({rowJson(set, criterion.goal), rowJson(set, criterion.other)})}});
    }

    QByteArray operator()(const RelaxationsCriterion &criterion) const
    {
        return compactObject({{"relaxations_at_most", QByteArray::number(criterion.most)}});
    }

    QByteArray operator()(const NumberCriterion &criterion) const
    {
        return compactObject({{"measure", jsonText(criterion.measure)},
            {criterion.bound == Bound::AtMost ? "at_most" : "at_least",
                compactNumber(criterion.number)}});
    }
};

QByteArray foundJson(const SeedSearchReport &report, const FoundSeed &found,
    const std::vector<RowId> &goals, const std::vector<QString> &measures)
{
    CompactMembers numbers;
    for (std::size_t i = 0; i < measures.size(); ++i)
        numbers.emplace_back(measures[i].toUtf8(), compactNumber(found.numbers[i]));
    QByteArrayList places;
    for (std::size_t i = 0; i < goals.size(); ++i)
        places << compactObject({{"objective", rowJson(report.set, goals[i])},
            {"positions", compactArray(positionsOf(found.places[i]))}});
    CompactMembers members{{"seed", quoted(QByteArray::number(found.seed))}};
    if (!found.derivedSeed.isEmpty())
        members.emplace_back("derived_seed", jsonText(found.derivedSeed));
    members.emplace_back("relaxations", QByteArray::number(found.relaxations));
    members.emplace_back("measures", compactObject(numbers));
    members.emplace_back("goals", compactArray(places));
    return compactObject(members);
}

} // namespace

QByteArray seedsCsv(const SeedSearchReport &report)
{
    const std::vector<RowId> goals = requiredGoals(report.criteria);
    // Tables without gates have no column for seeds that are derived because of them.
    const bool hasDerived = std::ranges::any_of(
        report.found.found, [](const FoundSeed &found) { return !found.derivedSeed.isEmpty(); });
    QByteArrayList header{"seed"};
    if (hasDerived)
        header << "derived_seed";
    header << "relaxations";
    for (const QString &measure : criteriaMeasures(report.criteria))
        header << measure.toUtf8();
    for (const RowId goal : goals) {
        const Objective *objective = objectiveOf(report.set, goal);
        header << csvText(objective == nullptr ? QString() : objective->goal);
    }
    QByteArray csv = header.join(',') + "\r\n";
    for (const FoundSeed &found : report.found.found) {
        QByteArrayList fields{QByteArray::number(found.seed)};
        if (hasDerived)
            fields << found.derivedSeed.toUtf8();
        fields << QByteArray::number(found.relaxations);
        for (const double number : found.numbers)
            fields << compactNumber(number);
        for (const auto &places : found.places)
            fields << positionsOf(places).join(' ');
        csv += fields.join(',') + "\r\n";
    }
    return csv;
}

QByteArray seedsJson(const SeedSearchReport &report)
{
    const Info &info = report.generator.info();
    CompactMembers settings;
    for (const auto &[key, text] : settingsText(info.parameters, report.settings))
        settings.emplace_back(key.toUtf8(), jsonText(text));
    QByteArrayList searched;
    for (const SeedRange &range : report.found.seeds.ranges())
        searched << compactArray({QByteArray::number(range.first), QByteArray::number(range.last)});
    QByteArrayList criteria;
    for (const Criterion &criterion : report.criteria)
        criteria << std::visit(CriterionJson{.set = report.set}, criterion);
    const std::vector<RowId> goals = requiredGoals(report.criteria);
    const std::vector<QString> measures = criteriaMeasures(report.criteria);
    QByteArrayList lines;
    for (const FoundSeed &found : report.found.found)
        lines << foundJson(report, found, goals, measures);
    const QByteArray found = lines.isEmpty() ? QByteArray("[]") : "[\n" + lines.join(",\n") + "\n]";
    return compactObject({{"generator", jsonText(QString(info.key))},
               {"version", QByteArray::number(info.version)}, {"settings", compactObject(settings)},
               {"searched", compactArray(searched)},
               {"failed", QByteArray::number(report.found.failed)},
               {"wishes", compactArray(criteria)}, {"found", found}})
        + '\n';
}

} // namespace boardwright
