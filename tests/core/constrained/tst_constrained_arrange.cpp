// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards whose goals are exchanged after the fill, compared with the same boards without that: the
// same goals, the same exceeded limits, a checker that finds nothing else, and more happiness.

#include "core/arrange/rules.h"
#include "core/board/checker.h"
#include "core/constrained/codes.h"
#include "core/constrained/compiled_set.h"
#include "core/generator/generator.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// A board of a set, arranged in so many passes.
struct Made {
    Made(const GoalSet &set, const ModeSettings &settings, const Modifiers &modifiers,
        const QString &seed, int passes)
    {
        const Generator &generator = *generators().front();
        const auto compiled = compileConstrained(set, settings, modifiers, passes);
        const auto scratch = generator.scratch(*compiled);
        Watch watch;
        isWhole = generator.run(*compiled, *scratch, seed, result, &trace, watch).has_value();
        generator.measure(*compiled, *scratch, result, measured);
        found = checkBoard(set, settings, result.at, modifiers);
    }

    std::vector<RowId> goals() const
    {
        std::vector<RowId> all;
        for (const Placed &placed : result.at)
            all.push_back(placed.what);
        std::ranges::sort(all);
        return all;
    }

    /// The numbers of a measure.
    const std::vector<double> &numbers(QLatin1StringView key) const
    {
        const auto measures = generators().front()->info().measures;
        return measured.values[static_cast<std::size_t>(
            std::ranges::find(measures, key, &Measure::key) - measures.begin())];
    }

    Result result;
    Measured measured;
    Trace trace;
    bool isWhole = false;
    std::vector<Finding> found;
};

TableRow ruleFor(GoalSet &set, const QString &category, const QString &wish, qint64 points)
{
    TableRow rule{.id = set.nextRow(), .values = {}, .verbatim = {}};
    setValue(rule.values, arrange::columns::pieces, QStringList{category});
    setValue(rule.values, arrange::columns::wish, wish);
    setValue(rule.values, arrange::columns::weight, points);
    return rule;
}

/// A random category of the set; empty if it has none.
QString someCategory(const GoalSet &set, SplitMix &random)
{
    QStringList names;
    for (const Objective &goal : set.objectives)
        names << goal.boardCategories << goal.lineCategories;
    return names.isEmpty()
        ? QString()
        : names.at(static_cast<qsizetype>(random.below(static_cast<int>(names.size()))));
}

/// How near the goals of a category are to each other: pairs nearer than 1.5.
int pairsNear(const GoalSet &set, const Result &board, const QString &category)
{
    std::vector<QPointF> places;
    for (std::size_t site = 0; site < board.at.size(); ++site) {
        const auto goal = std::ranges::find(set.objectives, board.at[site].what, &Objective::id);
        if (goal != set.objectives.end() && goal->boardCategories.contains(category))
            places.push_back(board.shape->sites[site].place.center());
    }
    int near = 0;
    for (const QPointF &a : places) {
        for (const QPointF &b : places)
            near += &a != &b && std::hypot(a.x() - b.x(), a.y() - b.y()) < 1.5 ? 1 : 0;
    }
    return near / 2;
}

} // namespace

class TestConstrainedArrange final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void onlyPlacesChange();
    static void categoriesComeApart();
    static void aGoalComesToTheCentre();
    static void withoutRulesNothingMoves();
};

void TestConstrainedArrange::onlyPlacesChange()
{
    SplitMix random(20261125);
    int moved = 0;
    int relaxed = 0;
    qint64 gained = 0;
    for (int round = 0; round < 400; ++round) {
        const ModeSettings settings{
            .mode = round % 3 == 0 ? GameMode::Ascend : GameMode::Bingo, .rows = 4, .columns = 4};
        GoalSet set = randomGoalSet(random, settings);
        const QString category = someCategory(set, random);
        if (category.isEmpty())
            continue;
        set.tables[arrange::rules.key] << ruleFor(set, category, u"each"_s, -10);
        set.tables[arrange::rules.key] << ruleFor(set, category, u"region"_s, 7);
        const Modifiers modifiers{.blanks = round % 4, .shinies = 2};
        const QString seed = QString::number(round);
        const Made plain(set, settings, modifiers, seed, 0);
        const Made arranged(set, settings, modifiers, seed, 3);
        QCOMPARE(arranged.isWhole, plain.isWhole);
        QVERIFY(arranged.goals() == plain.goals());
        QVERIFY(arranged.result.findings == plain.result.findings);
        QVERIFY(arranged.found == plain.found);
        QVERIFY(arranged.result.counts == plain.result.counts);
        QVERIFY(agrees(arranged.trace, arranged.result));
        for (std::size_t site = 0; site < plain.result.at.size(); ++site)
            QCOMPARE(arranged.result.at[site].marks, plain.result.at[site].marks);
        const Finding &told = arranged.result.made.back();
        QCOMPARE(told.code, toCode(ConstrainedCode::MadeArranged));
        const auto before = std::get<qint64>(told.args[0]);
        const auto after = std::get<qint64>(told.args[1]);
        QVERIFY(after >= before);
        QCOMPARE(arranged.numbers("happiness"_L1).front(), static_cast<double>(after));
        QCOMPARE(arranged.numbers("happiness_before"_L1).front(), static_cast<double>(before));
        QCOMPARE(plain.numbers("happiness"_L1).front(), static_cast<double>(before));
        double ofCells = 0;
        for (const double points : arranged.numbers("cell_happiness"_L1))
            ofCells += std::isnan(points) ? 0 : points;
        QCOMPARE(ofCells, static_cast<double>(after));
        gained += after - before;
        moved += arranged.result.at == plain.result.at ? 0 : 1;
        relaxed += plain.result.findings.empty() ? 0 : 1;
    }
    QVERIFY(gained > 1000);
    QVERIFY2(moved > 50, qPrintable(QString::number(moved)));
    QVERIFY2(relaxed > 50, qPrintable(QString::number(relaxed)));
}

void TestConstrainedArrange::categoriesComeApart()
{
    GoalSet set = plainSet(40);
    for (int i = 0; i < 16; ++i)
        set.objectives[i].boardCategories << u"shop"_s;
    set.tables[arrange::rules.key] << ruleFor(set, u"shop"_s, u"each"_s, -10);
    int before = 0;
    int after = 0;
    for (int seed = 1; seed <= 40; ++seed) {
        const QString text = QString::number(seed);
        before += pairsNear(set, Made(set, {}, {}, text, 0).result, u"shop"_s);
        after += pairsNear(set, Made(set, {}, {}, text, 4).result, u"shop"_s);
    }
    QVERIFY2(after * 3 < before, qPrintable(u"%1 after %2"_s.arg(after).arg(before)));
}

void TestConstrainedArrange::aGoalComesToTheCentre()
{
    GoalSet set = plainSet(40);
    TableRow rule = ruleFor(set, {}, u"cell"_s, 1000);
    setValue(rule.values, arrange::columns::goals, QList<RowId>{set.objectives[7].id});
    set.tables[arrange::rules.key] << rule;
    int onBoard = 0;
    for (int seed = 1; seed <= 40; ++seed) {
        const Made made(set, {}, {}, QString::number(seed), 1);
        const SiteIndex site = siteOf(made.result, set.objectives[7].id);
        if (site == SiteIndex::none)
            continue;
        ++onBoard;
        QCOMPARE(site, SiteIndex{12});
    }
    QVERIFY(onBoard > 10);
}

void TestConstrainedArrange::withoutRulesNothingMoves()
{
    const GoalSet set = goldenSet();
    for (int seed = 1; seed <= 20; ++seed) {
        const QString text = QString::number(seed);
        const Made plain(set, {}, {}, text, 0);
        const Made arranged(set, {}, {}, text, 4);
        QVERIFY(arranged.result.at == plain.result.at);
        QCOMPARE(arranged.trace.steps.size(), plain.trace.steps.size());
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedArrange, QCoreApplication)
#include "tst_constrained_arrange.moc"
