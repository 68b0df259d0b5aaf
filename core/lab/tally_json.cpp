// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/tally_json.h"

#include "core/formats/compact_json.h"
#include "core/formats/json_layout.h"
#include "core/generator/generator.h"
#include "core/lab/tally_words.h"

namespace boardwright {

namespace {

QByteArray number(qint64 value)
{
    return QByteArray::number(value);
}

QByteArray number(quint64 value)
{
    return QByteArray::number(value);
}

QByteArray word(QLatin1StringView text)
{
    return jsonText(QString(text));
}

/// An array of the converted items.
template <typename Items, typename ToJson>
QByteArray listOf(const Items &items, ToJson toJson)
{
    QByteArrayList texts;
    for (const auto &item : items)
        texts << toJson(item);
    return compactArray(texts);
}

/// The same, one element per line.
template <typename Items, typename ToJson>
QByteArray linesOf(const Items &items, ToJson toJson)
{
    QByteArrayList texts;
    for (const auto &item : items)
        texts << toJson(item);
    return texts.isEmpty() ? QByteArray("[]") : "[\n" + texts.join(",\n") + "\n]";
}

QByteArray histogramJson(const Histogram &histogram)
{
    return listOf(histogram, [](const auto &bar) {
        return compactArray({number(qint64{bar.first}), number(bar.second)});
    });
}

QByteArray limitJson(const NamedLimit &limit)
{
    return compactObject({{"kind", jsonText(limitWord(limit))}, {"name", jsonText(limit.name)},
        {"cap", number(qint64{limit.cap})}});
}

QByteArray objectiveJson(const Tally &tally, std::size_t row)
{
    const Study &study = *tally.study;
    CompactMembers members{{"objective", number(static_cast<quint64>(row))},
        {"goal", jsonText(study.goals[static_cast<qsizetype>(row)])}};
    if (!study.plainShares.empty())
        members.emplace_back("plainShare", number(qint64{study.plainShares[row]}));
    members.emplace_back("appearances", number(tally.appearances[row]));
    members.emplace_back("copies", number(tally.copies[row]));
    if (tally.detail == Detail::Reasons) {
        const auto sites = static_cast<std::size_t>(study.sites);
        members.emplace_back("cells",
            listOf(std::span(tally.cells).subspan(row * sites, sites),
                [](quint64 count) { return number(count); }));
    }
    return compactObject(members);
}

QByteArray sumsJson(const NumberSums &sums)
{
    return compactArray(
        {number(sums.count), number(sums.nonzero), number(sums.sum), number(sums.squares)});
}

QByteArray measureJson(const Study &study, const MeasureTally &tally, std::size_t index)
{
    const StudiedMeasure &measure = study.measures[index];
    CompactMembers members{{"measure", jsonText(measure.key)},
        {"scope", word(wordOf(scopeWords, measure.scope))}, {"bin", compactNumber(measure.bin)}};
    if (measure.classes.isEmpty()) {
        if (measure.scope == Scope::Board)
            members.emplace_back("histogram", histogramJson(tally.histogram));
        members.emplace_back("sums", listOf(tally.sums, sumsJson));
        return compactObject(members);
    }
    members.emplace_back(
        "classes", listOf(measure.classes, [](const QString &key) { return jsonText(key); }));
    QByteArrayList items;
    const auto classes = static_cast<std::size_t>(measure.classes.size());
    for (std::size_t first = 0; first < tally.classes.size(); first += classes)
        items << listOf(std::span(tally.classes).subspan(first, classes),
            [](quint64 count) { return number(count); });
    members.emplace_back("counts", compactArray(items));
    return compactObject(members);
}

QByteArray settingsJson(const Study &study)
{
    CompactMembers members;
    for (const auto &[key, text] : study.settings)
        members.emplace_back(key.toUtf8(), jsonText(text));
    return compactObject(members);
}

} // namespace

QByteArray tallyJson(const Tally &tally)
{
    const Study &study = *tally.study;
    const Generator *generator = generatorOf(study.generator);
    const SeedUse seeds = generator == nullptr ? SeedUse::Site : generator->info().seeds;
    CompactMembers effort;
    for (std::size_t i = 0; i < tally.counts.size(); ++i)
        effort.emplace_back(
            study.counters[static_cast<qsizetype>(i)].toUtf8(), number(tally.counts[i]));
    std::vector<std::size_t> rows(tally.appearances.size());
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row] = row;

    std::vector<std::pair<QByteArray, QByteArray>> members{{"statistics", "1"},
        {"generator", jsonText(study.generator)}, {"version", number(qint64{study.version})},
        {"note", word(QLatin1StringView(seedNoteOf(seeds)))}, {"settings", settingsJson(study)},
        {"set", jsonText(study.set)}, {"detail", word(wordOf(detailWords, tally.detail))},
        {"seeds",
            listOf(tally.seeds.ranges(),
                [](const SeedRange &range) {
                    return compactArray({number(range.first), number(range.last)});
                })},
        {"boards", number(tally.boards())}, {"failed", number(tally.failed)},
        {"rejected", number(tally.rejected)}, {"relaxedBoards", number(tally.relaxedBoards)},
        {"relaxations", number(tally.relaxations)}, {"effort", compactObject(effort)},
        {"overlap", histogramJson(tally.overlap)}, {"sites", number(qint64{study.sites})},
        {"lines", number(qint64{study.lines})}};
    if (!study.hasOneShape)
        members.emplace_back("shapes", word(shapesWords.front()));
    if (!tally.places.empty())
        members.emplace_back(
            "places", listOf(tally.places, [](quint64 count) { return number(count); }));
    members.emplace_back("limits", linesOf(study.limits, limitJson));
    members.emplace_back(
        "objectives", linesOf(rows, [&](std::size_t row) { return objectiveJson(tally, row); }));
    const qsizetype attempts = study.counters.indexOf(QLatin1StringView("attempts"));
    if (generator != nullptr && !generator->info().sharedAttempts.isEmpty() && attempts >= 0)
        members.emplace_back(QByteArray(generator->info().sharedAttempts.data(),
                                 generator->info().sharedAttempts.size()),
            number(tally.counts[static_cast<std::size_t>(attempts)]));
    if (tally.detail == Detail::Reasons) {
        std::vector<std::size_t> measures(tally.measures.size());
        for (std::size_t i = 0; i < measures.size(); ++i)
            measures[i] = i;
        members.emplace_back("measures", linesOf(measures, [&](std::size_t i) {
            return measureJson(study, tally.measures[i], i);
        }));
    }
    QByteArrayList lines;
    for (const auto &[key, value] : members)
        lines << '"' + key + "\": " + value;
    return "{\n" + lines.join(",\n") + "\n}\n";
}

} // namespace boardwright
