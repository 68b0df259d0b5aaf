// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/board_json.h"

#include "core/base/code_key.h"
#include "core/formats/json_layout.h"
#include "core/formats/native_text.h"
#include "core/formats/trace_json.h"
#include "core/goalset/cell_values.h"

#include <QHash>

#include <algorithm>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

QByteArray lineWord(LineKind kind)
{
    switch (kind) {
    case LineKind::Row:
        return jsonText(u"row");
    case LineKind::Column:
        return jsonText(u"column");
    case LineKind::Diagonal:
        return jsonText(u"diagonal");
    case LineKind::Tier:
        return jsonText(u"tier");
    case LineKind::Set:
        return jsonText(u"set");
    }
    return {};
}

QByteArray argText(const Arg &arg)
{
    if (const auto *const number = std::get_if<qint64>(&arg))
        return QByteArray::number(*number);
    if (const auto *const text = std::get_if<QString>(&arg))
        return jsonText(*text);
    return {};
}

QByteArray zonesJson(const Arg &zones)
{
    const auto *const bits = std::get_if<qint64>(&zones);
    QByteArrayList letters;
    for (const QString &letter :
        zoneLetters(Zones::fromInt(bits ? static_cast<Zones::Int>(*bits) : 0)))
        letters << jsonText(letter);
    return compactArray(letters);
}

/// Empty if the finding is not a relaxation.
QByteArray relaxationJson(const Finding &finding)
{
    const auto &[category, excess, count, cap, line, number] = finding.args;
    if (finding.code == Code::BoardCategoryRelaxed)
        return compactObject({{"limit", jsonText(u"board")}, {"category", argText(category)},
            {"excess", argText(excess)}, {"count", argText(count)}, {"cap", argText(cap)}});
    if (finding.code == Code::ProgressionRelaxed)
        return compactObject({{"limit", jsonText(u"progression")},
            {"cell", zonesJson(finding.args[1])}, {"goal", zonesJson(finding.args[2])}});
    if (finding.code != Code::LineCategoryRelaxed)
        return {};
    const auto *const kind = std::get_if<qint64>(&line);
    return compactObject({{"limit", jsonText(u"line")}, {"category", argText(category)},
        {"excess", argText(excess)}, {"count", argText(count)}, {"cap", argText(cap)},
        {"line", kind ? lineWord(static_cast<LineKind>(*kind)) : QByteArray()},
        {"number", argText(number)}});
}

/// Null for what is no fact.
QByteArray factText(const Value &value)
{
    if (const auto *const flag = std::get_if<bool>(&value))
        return nativeText(*flag);
    if (const auto *const whole = std::get_if<qint64>(&value))
        return QByteArray::number(*whole);
    if (const auto *const number = std::get_if<double>(&value))
        return compactNumber(*number);
    if (const auto *const text = std::get_if<QString>(&value))
        return jsonText(*text);
    if (const auto *const numbers = std::get_if<QList<int>>(&value)) {
        QByteArrayList texts;
        for (const int one : *numbers)
            texts << QByteArray::number(one);
        return compactArray(texts);
    }
    if (const auto *const names = std::get_if<QStringList>(&value)) {
        QByteArrayList texts;
        for (const QString &one : *names)
            texts << jsonText(one);
        return compactArray(texts);
    }
    return {};
}

void appendFacts(CompactMembers &members, const NamedFacts &facts)
{
    for (const auto &[key, fact] : facts) {
        CompactMembers ofObject;
        appendFacts(ofObject, fact.members);
        members.emplace_back(QByteArray(key.data(), key.size()),
            ofObject.empty() ? factText(fact.value) : compactObject(ofObject));
    }
}

QByteArray factsList(const std::vector<NamedFacts> &list)
{
    QByteArrayList objects;
    for (const NamedFacts &facts : list) {
        CompactMembers members;
        appendFacts(members, facts);
        objects << compactObject(members);
    }
    return compactArray(objects);
}

/// Writes the cells of one board.
class CellWriter {
public:
    /// `facts` may be null.
    CellWriter(const RowTexts &rows, const Result &result, const Facts *facts)
        : m_rows(rows)
        , m_result(result)
        , m_facts(facts)
    {
        for (const Finding &finding : result.findings) {
            const QByteArray json = relaxationJson(finding);
            if (!json.isEmpty())
                m_relaxed[static_cast<qint32>(finding.site)] << json;
        }
    }

    QByteArray cell(std::size_t site) const
    {
        const Site &place = m_result.shape->sites[site];
        const Placed &placed = m_result.at[site];
        const bool isEmpty = !m_rows.isOn(placed);
        CompactMembers members{{"position", positionText(SiteIndex{static_cast<qint32>(site)})},
            {"row", QByteArray::number(place.row)}, {"column", QByteArray::number(place.column)}};
        if (isEmpty)
            members.emplace_back("objective", QByteArray());
        else
            appendRow(members, m_rows, placed.what);
        members.emplace_back(
            "goal", isEmpty ? QByteArray() : jsonText(m_rows.text(placed.what, placed.value)));
        members.emplace_back("value",
            isEmpty || placed.value == 0 ? QByteArray() : QByteArray::number(placed.value));
        members.emplace_back("marks", marksJson(placed.marks));
        members.emplace_back("relaxed", compactArray(m_relaxed.value(static_cast<qint32>(site))));
        if (m_facts != nullptr && site < m_facts->sites.size())
            appendFacts(members, m_facts->sites[site]);
        return compactObject(members);
    }

private:
    const RowTexts &m_rows;
    const Result &m_result;
    const Facts *m_facts;
    QHash<qint32, QByteArrayList> m_relaxed; ///< by site
};

void appendBoard(CompactMembers &members, const RowTexts &rows, const Result &result,
    const Facts *facts = nullptr);

QByteArray linkJson(const Link &link)
{
    CompactMembers members;
    if (link.kind != LinkKind::Join)
        members.emplace_back("kind", '"' + QByteArray(linkWord(link.kind)) + '"');
    members.emplace_back("from", positionText(link.a));
    members.emplace_back("to", positionText(link.b));
    members.emplace_back("ends", compactArray({jsonText(link.end[0]), jsonText(link.end[1])}));
    return compactObject(members);
}

QByteArray partJson(const RowTexts &rows, const Part &part)
{
    CompactMembers members{{"position", positionText(part.site)}};
    if (!part.seed.isEmpty())
        members.emplace_back("seed", jsonText(part.seed));
    for (const auto &[key, text] : part.settings)
        members.emplace_back(key.toUtf8(), jsonText(text));
    appendBoard(members, rows, *part.result);
    return compactObject(members);
}

template <typename Items, typename ToJson>
QByteArray listJson(const Items &items, const ToJson &toJson)
{
    QByteArrayList texts;
    for (const auto &item : items)
        texts << toJson(item);
    return compactArray(texts);
}

/// Nothing if there are no items.
template <typename Items, typename ToJson>
void appendList(
    CompactMembers &members, const QByteArray &key, const Items &items, const ToJson &toJson)
{
    if (!std::ranges::empty(items))
        members.emplace_back(key, listJson(items, toJson));
}

/// Appends the cells, links and route of a board, and the boards of its parts.
void appendBoard(
    CompactMembers &members, const RowTexts &rows, const Result &result, const Facts *facts)
{
    const CellWriter writer(rows, result, facts);
    QByteArrayList cells;
    for (std::size_t site = 0; site < result.at.size(); ++site)
        cells << writer.cell(site);
    members.emplace_back("cells", compactArray(cells));
    std::vector<SiteIndex> walls;
    for (std::size_t site = 0; site < result.at.size(); ++site) {
        if (result.shape->sites[site].kind == SiteKind::Wall)
            walls.push_back(SiteIndex{static_cast<std::int32_t>(site)});
    }
    appendList(members, "walls", walls, positionText);
    appendList(members, "links", result.shape->links, linkJson);
    appendList(members, "route", result.route, positionText);
    appendList(
        members, "parts", result.parts, [&rows](const Part &part) { return partJson(rows, part); });
}

/// The arguments of a finding, up to the last that is set.
QByteArray argsJson(const Finding &finding)
{
    QByteArrayList texts;
    qsizetype used = 0;
    for (const Arg &arg : finding.args) {
        const QByteArray text = argText(arg);
        texts << (text.isEmpty() ? QByteArray("null") : text);
        if (!text.isEmpty())
            used = texts.size();
    }
    return compactArray(texts.first(used));
}

QByteArray madeJson(const Finding &finding)
{
    return compactObject(
        {{"code", jsonText(QString(codeKey(finding.code)))}, {"args", argsJson(finding)}});
}

QByteArray effortJson(const Result &result, std::span<const Counter> counters)
{
    CompactMembers members;
    for (std::size_t i = 0; i < std::min(counters.size(), result.counts.size()); ++i)
        members.emplace_back(QByteArray(counters[i].key.data(), counters[i].key.size()),
            QByteArray::number(result.counts[i]));
    return compactObject(members);
}

/// An array of arrays: the numbers of each row of a table.
QByteArray rowsJson(const QByteArrayList &numbers, qsizetype sites)
{
    QByteArrayList rows;
    for (qsizetype first = 0; first < numbers.size(); first += sites)
        rows << compactArray(numbers.sliced(first, sites));
    return compactArray(rows);
}

QByteArray measuresJson(
    std::span<const Measure> measures, const Measured &measured, std::size_t sites)
{
    CompactMembers members;
    for (std::size_t i = 0; i < measures.size(); ++i) {
        QByteArrayList numbers;
        for (const double number : measured.values[i])
            numbers << compactNumber(number);
        members.emplace_back(QByteArray(measures[i].key.data(), measures[i].key.size()),
            measures[i].scope == Scope::Board ? numbers.value(0)
                : measures[i].about != nullptr && sites > 0
                ? rowsJson(numbers, static_cast<qsizetype>(sites))
                : compactArray(numbers));
    }
    return compactObject(members);
}

} // namespace

QByteArray marksJson(Marks marks)
{
    QByteArrayList words;
    if (marks.testFlag(Mark::Shiny))
        words << jsonText(u"shiny");
    if (marks.testFlag(Mark::Blank))
        words << jsonText(u"blank");
    if (marks.testFlag(Mark::NoCentre))
        words << jsonText(u"no_centre");
    return compactArray(words);
}

const char *linkWord(LinkKind kind)
{
    switch (kind) {
    case LinkKind::Join:
        return "join";
    case LinkKind::Warp:
        return "warp";
    case LinkKind::Wall:
        return "wall";
    }
    return "";
}

QByteArray positionText(SiteIndex site)
{
    return QByteArray::number(static_cast<int>(site) + 1);
}

void appendRow(CompactMembers &members, const RowTexts &rows, RowId id)
{
    const RowPlace place = rows.placeOf(id).value_or(RowPlace{});
    const bool isObjective = place.table == objectivesTable;
    members.emplace_back("objective", isObjective ? QByteArray::number(place.index) : QByteArray());
    if (isObjective)
        return;
    members.emplace_back("table", jsonText(place.table));
    members.emplace_back("entry", QByteArray::number(place.index));
}

QByteArray boardJson(const GoalSet &set, const Result &result, const BoardOrigin &origin,
    const QStringList &warnings, const BoardExtras &extras)
{
    return boardJson(RowTexts(set), result, origin, warnings, extras);
}

QByteArray boardJson(const RowTexts &rows, const Result &result, const BoardOrigin &origin,
    const QStringList &warnings, const BoardExtras &extras)
{
    CompactMembers members{{"seed", jsonText(origin.seed)}};
    if (!result.derivedSeed.isEmpty())
        members.emplace_back("derived_seed", jsonText(result.derivedSeed));
    if (!extras.error.isEmpty())
        members.emplace_back("error", jsonText(extras.error));
    appendList(members, "rejected", extras.rejected, [](const MissedGate &missed) {
        CompactMembers bound;
        appendMissed(bound, missed);
        return compactObject(bound);
    });
    members.insert(members.end(),
        {{"generator", jsonText(origin.generator)}, {"version", QByteArray::number(origin.version)},
            {"note", jsonText(origin.note())}});
    for (const auto &[key, text] : origin.settings)
        members.emplace_back(key.toLatin1(), jsonText(text));
    // Written if it is empty, too: gates that the set gets later did not judge this board.
    if (origin.gates)
        members.emplace_back(
            "gates", listJson(*origin.gates, [](const QString &gate) { return jsonText(gate); }));
    if (extras.facts != nullptr) {
        appendFacts(members, extras.facts->board);
        for (const auto &[key, list] : extras.facts->lists)
            members.emplace_back(QByteArray(key.data(), key.size()), factsList(list));
    }
    appendBoard(members, rows, result, extras.facts);
    members.emplace_back("made", listJson(result.made, madeJson));
    members.emplace_back("effort", effortJson(result, extras.counters));
    if (extras.measured != nullptr)
        members.emplace_back(
            "measures", measuresJson(extras.measures, *extras.measured, result.at.size()));
    if (extras.trace != nullptr)
        members.emplace_back("trace", traceJson(*extras.trace, rows));
    QByteArrayList warningTexts;
    std::ranges::transform(warnings, std::back_inserter(warningTexts), jsonText);
    members.emplace_back("warnings", compactArray(warningTexts));
    return compactObject(members);
}

} // namespace boardwright
