// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/generators/worlds/zone_weights_words.h"

#include "ui/text/tune_words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct ZoneWeightsWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ZoneWeightsWords)
};

double part(qint64 some, qint64 all)
{
    return all == 0 ? 0 : static_cast<double>(some) / static_cast<double>(all);
}

} // namespace

QStringList worseZoneWeights(const worlds::WeightComparison &comparison)
{
    const worlds::WorldEvenness &before = comparison.before;
    const worlds::WorldEvenness &after = comparison.after;
    QStringList lines;
    const QString ofMean = ZoneWeightsWords::tr("of the mean of its kind");
    addWorseShare(lines, ZoneWeightsWords::tr("Appearances of the rarest zone"), ofMean,
        before.leastZone, after.leastZone, 1);
    addWorseShare(lines, ZoneWeightsWords::tr("Appearances of the most frequent zone"), ofMean,
        before.mostZone, after.mostZone, 1);
    addWorseShare(lines, ZoneWeightsWords::tr("Pairs of zones that appear evenly"),
        ZoneWeightsWords::tr("of pairs"), before.evenPairs, after.evenPairs, 1);
    addWorseShare(lines, ZoneWeightsWords::tr("Joins that appear evenly"),
        ZoneWeightsWords::tr("of joins"), before.evenJoins, after.evenJoins, 1);
    constexpr double hundred = 100;
    addWorseShare(lines, ZoneWeightsWords::tr("Zones that the shortest walk enters"),
        ZoneWeightsWords::tr("of the zones of the median world"), before.medianRelevance / hundred,
        after.medianRelevance / hundred, 1);
    addWorseShare(lines, ZoneWeightsWords::tr("Worlds with three exits or more in the first zone"),
        ZoneWeightsWords::tr("of worlds"), part(before.withExits, before.worlds),
        part(after.withExits, after.worlds), 1);
    addWorseShare(lines, ZoneWeightsWords::tr("Worlds that can be won"),
        ZoneWeightsWords::tr("of worlds made"), part(before.worlds, before.attempts),
        part(after.worlds, after.attempts), 1);
    addWorseShare(lines, ZoneWeightsWords::tr("Seeds without a world"),
        ZoneWeightsWords::tr("of seeds"), part(comparison.seeds - before.worlds, comparison.seeds),
        part(comparison.seeds - after.worlds, comparison.seeds), 0);
    return lines;
}

} // namespace boardwright
