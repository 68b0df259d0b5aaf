// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/measures.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/plain_rules.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

const std::vector<double> &measured(const Measured &all, QLatin1StringView key)
{
    const auto found = std::ranges::find(constrainedMeasures, key, &Measure::key);
    return all.values.at(static_cast<std::size_t>(found - constrainedMeasures.begin()));
}

/// The number of goals on the line beyond the first of each line category.
int repeatsOf(const BoardMaker &maker, const Line &line)
{
    QStringList names;
    for (const SiteIndex site : line.sites) {
        const RowId what = maker.result().at[static_cast<std::size_t>(site)].what;
        const qsizetype row = rowOf(maker.set(), what);
        if (row < 0)
            continue;
        QStringList ofGoal = maker.set().objectives[row].lineCategories;
        ofGoal.removeDuplicates();
        names += ofGoal;
    }
    return static_cast<int>(names.removeDuplicates());
}

const Objective *goalAt(const BoardMaker &maker, std::size_t site)
{
    const qsizetype row = rowOf(maker.set(), maker.result().at[site].what);
    return row < 0 ? nullptr : &maker.set().objectives[row];
}

bool haveCommon(const QStringList &one, const QStringList &other)
{
    return std::ranges::any_of(one, [&](const QString &name) { return other.contains(name); });
}

/// All cells are of one size: those that touch along an edge are one apart.
int adjacentOn(const BoardMaker &maker)
{
    int pairs = 0;
    const auto &sites = maker.result().shape->sites;
    for (std::size_t a = 0; a < sites.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            const QPointF apart = sites[a].place.center() - sites[b].place.center();
            const double right = std::abs(apart.x());
            const double down = std::abs(apart.y());
            const bool touch = (qFuzzyCompare(right, 1) && down < 0.9)
                || (qFuzzyCompare(down, 1) && right < 0.9);
            const Objective *one = goalAt(maker, a);
            const Objective *other = goalAt(maker, b);
            if (touch && one != nullptr && other != nullptr
                && (haveCommon(one->boardCategories, other->boardCategories)
                    || haveCommon(one->lineCategories, other->lineCategories)))
                ++pairs;
        }
    }
    return pairs;
}

int earlyOn(const BoardMaker &maker, const Line &line)
{
    return static_cast<int>(std::ranges::count_if(line.sites, [&](SiteIndex site) {
        const Objective *goal = goalAt(maker, static_cast<std::size_t>(site));
        return goal != nullptr && (!goal->progression || goal->progression.testFlag(Zone::Early));
    }));
}

/// A random set whose goals crowd into a few categories, so that boards have repeats and
/// relaxations.
GoalSet crowdedSet(SplitMix &random, const ModeSettings &settings)
{
    GoalSet set = randomGoalSet(random, settings);
    set.boardLimits.clear();
    set.lineLimits.clear();
    for (int i = 0; i < 3; ++i) {
        set.boardLimits.append({u"b%1"_s.arg(i), random.between(15, 40)});
        set.lineLimits.append({u"l%1"_s.arg(i), random.between(20, 70)});
    }
    for (Objective &goal : set.objectives) {
        goal.boardCategories = {random.pick(set.boardLimits).category};
        goal.lineCategories = {random.pick(set.lineLimits).category};
    }
    return set;
}

} // namespace

class TestConstrainedMeasures final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void recounted();
};

void TestConstrainedMeasures::recounted()
{
    SplitMix random(21);
    Measured all;
    int relaxations = 0;
    int repeats = 0;
    int adjacent = 0;
    int notEarly = 0;
    for (int round = 0; round < 1000; ++round) {
        ModeSettings settings = randomSettings(random);
        while (settings.cells() > 36) // the plain rules are slow
            settings = randomSettings(random);
        const bool isCrowded = round % 4 == 0;
        BoardMaker maker(
            isCrowded ? crowdedSet(random, settings) : randomGoalSet(random, settings), settings);
        maker.run(QString::number(round));
        const Result &result = maker.result();
        maker.measure(all);
        QCOMPARE(all.values.size(), constrainedMeasures.size());

        const auto told = std::ranges::count_if(
            result.findings, [](const Finding &finding) { return isRelaxation(finding.code); });
        QCOMPARE(measured(all, "relaxations"_L1), std::vector{static_cast<double>(told)});
        relaxations += static_cast<int>(told);

        const double exclusive = measured(all, "exclusive"_L1).front();
        const auto inOneZone = std::ranges::count_if(result.shape->sites, [](const Site &site) {
            return site.zones == Zone::Early || site.zones == Zone::Mid || site.zones == Zone::Late
                || site.zones == Zone::Endgame;
        });
        QVERIFY(settings.mode == GameMode::Bingo ? std::isnan(exclusive)
                                                 : exclusive == static_cast<double>(inOneZone));

        QCOMPARE(measured(all, "adjacent"_L1), std::vector{static_cast<double>(adjacentOn(maker))});
        adjacent += adjacentOn(maker);
        const auto &early = measured(all, "early_goals"_L1);
        QCOMPARE(early.size(), result.shape->lines.size());
        for (std::size_t line = 0; line < early.size(); ++line) {
            const Line &of = result.shape->lines[line];
            QCOMPARE(early[line], earlyOn(maker, of));
            notEarly += static_cast<int>(of.sites.size()) - earlyOn(maker, of);
        }

        const auto &ofLines = measured(all, "repeats"_L1);
        QCOMPARE(ofLines.size(), result.shape->lines.size());
        for (std::size_t line = 0; line < ofLines.size(); ++line) {
            const int expected = repeatsOf(maker, result.shape->lines[line]);
            QCOMPARE(ofLines[line], expected);
            repeats += expected;
        }

        const auto &zones = measured(all, "zones"_L1);
        const auto zoneClasses
            = std::ranges::find(constrainedMeasures, "zones"_L1, &Measure::key)->classes;
        const auto &eligible = measured(all, "eligible"_L1);
        QCOMPARE(zones.size(), result.at.size());
        QCOMPARE(eligible.size(), result.at.size());
        const PlainRules plain(maker.set(), settings);
        const std::vector<Placed> empty(result.at.size());
        for (std::size_t site = 0; site < result.at.size(); ++site) {
            QString ofSite;
            for (const auto &[zone, letter] : {std::pair{Zone::Early, u'e'}, {Zone::Mid, u'm'},
                     {Zone::Late, u'l'}, {Zone::Endgame, u'n'}}) {
                if (result.shape->sites[site].zones.testFlag(zone))
                    ofSite += letter;
            }
            QCOMPARE(std::isnan(zones[site]), ofSite.isEmpty());
            if (!ofSite.isEmpty())
                QCOMPARE(zoneClasses[static_cast<std::size_t>(zones[site])].key, ofSite);
            int candidates = 0;
            for (qsizetype row = 0; row < maker.set().objectives.size(); ++row) {
                const int cell = static_cast<int>(site);
                candidates
                    += plain.mayStand(empty, row, cell) && plain.brokenLimits(empty, row, cell) == 0
                    ? 1
                    : 0;
            }
            QCOMPARE(eligible[site], candidates);
        }

        const auto &copies = measured(all, "copies"_L1);
        QCOMPARE(copies.size(), static_cast<std::size_t>(maker.set().objectives.size()));
        for (std::size_t row = 0; row < copies.size(); ++row) {
            const RowId id = maker.set().objectives[static_cast<qsizetype>(row)].id;
            QCOMPARE(
                copies[row], static_cast<double>(std::ranges::count(result.at, id, &Placed::what)));
        }
    }
    qInfo("%d relaxations, %d repeats", relaxations, repeats);
    QVERIFY(relaxations > 200 && repeats > 500 && adjacent > 500 && notEarly > 500);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedMeasures, NoApplication)

#include "tst_constrained_measures.moc"
