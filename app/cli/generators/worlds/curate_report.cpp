// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generators/worlds/curate_report.h"

#include "app/cli/aligned_table.h"
#include "core/formats/compact_json.h"

#include <QStringList>

#include <cstddef>
#include <iterator>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using worlds::Curation;
using worlds::SortRelevance;
using worlds::WishCost;
using worlds::WorldEvenness;

constexpr double percentOfOne = 100;

double shareOf(qint64 part, qint64 whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

QString percentText(double share, int digits = 1)
{
    return QString::number(percentOfOne * share, 'f', digits) + u" %"_s;
}

/// The name of a row: its last wish.
QString wishName(const WishCost &cost)
{
    switch (worlds::lastOf(cost.wishes)) {
    case worlds::Wish::None:
        return u"none"_s;
    case worlds::Wish::Exits:
        return u"exits"_s;
    case worlds::Wish::Relevant:
        return u"relevant"_s;
    case worlds::Wish::Zones:
        return u"zones"_s;
    case worlds::Wish::Pairs:
        return u"pairs"_s;
    case worlds::Wish::Joins:
        return u"joins"_s;
    }
    return {};
}

void writeCosts(const Curation &curation, QTextStream &out)
{
    out << "Wishes, each with those above it\n";
    AlignedTable table;
    table.add({u"wish"_s, u"enough of"_s, u"made"_s, u"yield"_s, u"zones from"_s, u"to"_s,
        u"chi-square"_s, u"pairs"_s, u"joins"_s, u"relevant"_s});
    for (const WishCost &cost : curation.costs) {
        const WorldEvenness &even = cost.evenness;
        table.add({wishName(cost), cost.candidates ? QString::number(*cost.candidates) : u"-"_s,
            QString::number(cost.attempts),
            cost.candidates ? percentText(cost.yieldOf(curation.wanted), 2) : u"-"_s,
            QString::number(even.leastZone, 'f', 3), QString::number(even.mostZone, 'f', 3),
            u"%1 / %2"_s.arg(even.chiSquare, 0, 'f', 1).arg(even.freedom),
            percentText(even.evenPairs), percentText(even.evenJoins),
            QString::number(even.medianRelevance, 'f', 1) + u" %"_s});
    }
    table.write(out);
    out << "\"enough of\": so many worlds that can be won are enough to choose from; \"made\": "
           "worlds made for them.\n"
           "\"zones\": appearances of the rarest and the most frequent zone, divided by the mean. "
           "\"pairs\": pairs of zones\nwith a lift of 0.8 to 1.25. \"joins\": of "
        << curation.possibleJoins
        << " possible joins, those within a factor 2 of their mean. \"relevant\": zones that the "
           "shortest\nwalk enters, median.\n";
}

void writeRelevance(const Curation &curation, QTextStream &out)
{
    out << "\nHow often zones matter, of the worlds that have them\n";
    AlignedTable table;
    table.add({u"zones"_s, u"portals"_s, u"in the pool"_s, u"appearances"_s, u"on the walk"_s,
        u"needed"_s});
    for (const SortRelevance &sort : curation.relevance) {
        table.add({sort.isPlain ? u"plain"_s : u"with gems"_s,
            sort.portals == 0 ? u"all"_s : QString::number(sort.portals),
            QString::number(sort.zones), QString::number(sort.appearances),
            percentText(shareOf(sort.entered, sort.appearances)),
            percentText(shareOf(sort.needed, sort.appearances))});
    }
    table.write(out);
    out << "\"on the walk\": the shortest walk enters it. \"needed\": without it the world cannot "
           "be won.\n";
}

void writeSeeds(const Curation &curation, QTextStream &out)
{
    constexpr std::size_t perLine = 12;
    const std::vector<std::size_t> &chosen = curation.costs.back().chosen;
    out << "\nSeeds\n";
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const bool endsLine = i % perLine == perLine - 1 || i + 1 == chosen.size();
        out << (i % perLine == 0 ? "  " : " ") << curation.candidates[chosen[i]].seed
            << (endsLine ? "\n" : "");
    }
}

QByteArray wholeJson(qint64 value)
{
    return QByteArray::number(value);
}

QByteArray costJson(const Curation &curation, const WishCost &cost)
{
    const WorldEvenness &even = cost.evenness;
    return compactObject({{"wish", '"' + wishName(cost).toLatin1() + '"'},
        {"enough",
            cost.candidates ? wholeJson(static_cast<qint64>(*cost.candidates)) : QByteArray()},
        {"attempts", wholeJson(cost.attempts)},
        {"yield", cost.candidates ? compactNumber(cost.yieldOf(curation.wanted)) : QByteArray()},
        {"worlds", wholeJson(even.worlds)}, {"exits", wholeJson(even.withExits)},
        {"leastZone", compactNumber(even.leastZone)}, {"mostZone", compactNumber(even.mostZone)},
        {"chiSquare", compactNumber(even.chiSquare)}, {"freedom", wholeJson(even.freedom)},
        {"pairs", compactNumber(even.evenPairs)},
        {"pairsAsDrawn", compactNumber(even.evenPairsAsDrawn)},
        {"gemLift", compactNumber(even.gemLift)}, {"plainLift", compactNumber(even.plainLift)},
        {"joins", compactNumber(even.evenJoins)}, {"meanJoin", compactNumber(even.meanJoin)},
        {"unseenJoins", wholeJson(even.unseenJoins)},
        {"relevant", compactNumber(even.medianRelevance)}});
}

QByteArray sortJson(const SortRelevance &sort)
{
    return compactObject({{"gems", sort.isPlain ? "false" : "true"},
        {"portals", sort.portals == 0 ? QByteArray() : wholeJson(sort.portals)},
        {"zones", wholeJson(sort.zones)}, {"appearances", wholeJson(sort.appearances)},
        {"entered", wholeJson(sort.entered)}, {"needed", wholeJson(sort.needed)}});
}

/// What keeps the worlds from being as many or as even as wished.
void writeVerdict(const Curation &curation, QTextStream &out)
{
    constexpr double fewAppearances = 5;
    const WorldEvenness &even = curation.costs.back().evenness;
    if (!curation.isComplete())
        out << "They are fewer than wanted; choose from more (--pool).\n";
    if (curation.isEven())
        return;
    out << "They are less even than wished";
    if (even.meanJoin < fewAppearances)
        out << ": a possible join appears " << QString::number(even.meanJoin, 'f', 1)
            << " times on average, which is mostly chance; choose more worlds (--count).\n";
    else
        out << "; choose from more (--pool), or weight the zones (--weights).\n";
}

} // namespace

void writeCuration(const Curation &curation, const worlds::Options &options, QTextStream &out)
{
    qint64 attempts = 0;
    for (const worlds::WorldCandidate &candidate : curation.candidates)
        attempts += candidate.attempts;
    out << curation.costs.back().chosen.size() << " worlds of " << options.gems
        << " gems, chosen from " << curation.candidates.size() << " of " << curation.seeds
        << " seeds; " << attempts << " worlds made\n";
    writeVerdict(curation, out);
    out << u'\n';
    writeCosts(curation, out);
    writeRelevance(curation, out);
    writeSeeds(curation, out);
}

void writeCurationJson(const Curation &curation, QTextStream &out)
{
    QByteArrayList seeds;
    for (const std::size_t index : curation.costs.back().chosen)
        seeds << wholeJson(curation.candidates[index].seed);
    QByteArrayList wishes;
    for (const WishCost &cost : curation.costs)
        wishes << costJson(curation, cost);
    QByteArrayList relevance;
    for (const SortRelevance &sort : curation.relevance)
        relevance << sortJson(sort);
    out << QString::fromUtf8(compactObject(
        {{"seeds", compactArray(seeds)}, {"possibleJoins", wholeJson(curation.possibleJoins)},
            {"wishes", compactArray(wishes)}, {"relevance", compactArray(relevance)}}))
        << u'\n';
}

} // namespace boardwright
