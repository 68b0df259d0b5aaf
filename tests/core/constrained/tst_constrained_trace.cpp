// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/progression.h"
#include "core/constrained/codes.h"
#include "core/constrained/pool.h"
#include "core/constrained/stages.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/effort.h"
#include "tests/support/boards/plain_rules.h"
#include "tests/support/boards/stage_laws.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QMap>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <map>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array filters{Code::PoolFilter, toCode(ConstrainedCode::TagFilter),
    toCode(ConstrainedCode::ProgressionFilter), toCode(ConstrainedCode::BoardCategoryFilter),
    toCode(ConstrainedCode::IndividualLimitFilter), toCode(ConstrainedCode::RangeFilter),
    toCode(ConstrainedCode::LineCategoryFilter)};

/// The sum of the amounts by which limits are exceeded.
int excess(const Result &result)
{
    int sum = 0;
    for (const Finding &finding : result.findings) {
        if (finding.code == Code::ProgressionRelaxed)
            ++sum;
        else if (isRelaxation(finding.code))
            sum += static_cast<int>(std::get<qint64>(finding.args[1]));
    }
    return sum;
}

int relaxed(const Replayed &replayed)
{
    return std::ranges::fold_left(replayed.board.relaxed, 0, std::plus());
}

/// Checks the rows of a funnel, which the law of traces does not cover.
QString wrongFunnel(const Trace &trace, const Step &step, bool isRestored)
{
    const auto rows = trace.funnelOf(step);
    if (step.act != Act::Place || isRestored)
        return rows.empty() ? QString() : u"a funnel where nothing is chosen"_s;
    if (!std::ranges::equal(rows, filters, {}, &FunnelRow::filter))
        return u"other filters"_s;
    if (!std::ranges::is_sorted(rows, std::ranges::greater{}, &FunnelRow::left))
        return u"a filter added goals"_s;
    return {};
}

/// The number of goals that the stage could have placed there, by the plain rules.
int trueCandidates(const CompiledSet &compiled, const Pool &pool, const PlainRules &plain,
    const GoalSet &set, const Step &step, const std::vector<Placed> &board)
{
    int count = 0;
    for (const GoalIndex index : pool.goals()) {
        const CompiledGoal &goal = compiled.goals[static_cast<std::size_t>(index)];
        const qsizetype row = rowOf(set, goal.row);
        const bool isForced = !set.objectives[row].forcedPositions.isEmpty();
        const bool asksAll
            = step.stage != toStage(ConstrainedStage::Forced) && step.stage != Stage::Greedy;
        const bool isAsked
            = asksAll || isForced == (step.stage == toStage(ConstrainedStage::Forced));
        const int cell = static_cast<int>(step.a);
        if (isAsked && plain.mayStand(board, row, cell)
            && plain.brokenLimits(board, row, cell) == 0)
            ++count;
    }
    return count;
}

} // namespace

class TestConstrainedTrace final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void theLaw();
    static void funnelsTellTheTruth();
    static void everyFilter();
    static void theRangeFilter();
    static void exclusiveCellsAreFilledFirst();
};

void TestConstrainedTrace::theLaw()
{
    SplitMix random(11);
    Trace trace;
    int whole = 0;
    int failed = 0;
    int broken = 0;
    QMap<QString, int> ways;
    for (int round = 0; round < 3000; ++round) {
        const ModeSettings settings = randomSettings(random);
        BoardMaker maker(randomGoalSet(random, settings), settings);
        for (const QString &seed : {u"a"_s, u"b"_s}) {
            maker.run(seed);
            const QString without = boardText(maker.set(), maker.result(), maker.outcome());
            const Effort effort = effortOf(maker.result());
            const std::vector<Finding> made = maker.result().made;
            maker.run(seed, Watch(), &trace);
            QCOMPARE(boardText(maker.set(), maker.result(), maker.outcome()), without);
            QVERIFY(effortOf(maker.result()) == effort && maker.result().made == made);

            const Result &result = maker.result();
            int refused = -1;
            const Replayed replayed = replay(trace, result, trace.steps.size(), &refused);
            QVERIFY(replayed.board.at == result.at);
            QCOMPARE(refused, 0);
            QVERIFY(agrees(trace, result));
            QCOMPARE(relaxed(replayed), excess(result));

            const std::vector<StageRan> stages = stagesRan(trace, result);
            const QString order = wrongOrder(stages);
            QVERIFY2(order.isEmpty(), qPrintable(stagesText(stages) + u" - "_s + order));
            const QString deeds = wrongDeeds(stages, trace, effort);
            QVERIFY2(deeds.isEmpty(), qPrintable(stagesText(stages) + u" - "_s + deeds));
            QCOMPARE(stages.back().after == result.at, true);
            QCOMPARE(stages.back().isFull(), maker.outcome().has_value());
            whole += maker.outcome() ? 1 : 0;
            failed += maker.outcome() ? 0 : 1;
            broken += excess(result) > 0 ? 1 : 0;
            ++ways[stagesText(stages)];
        }
    }
    for (const auto &[way, times] : ways.asKeyValueRange())
        qInfo("%5d  %s", times, qPrintable(way));
    qInfo("%d boards whole, %d not, %d with relaxations", whole, failed, broken);
    QVERIFY(whole > 1000 && failed > 1000 && broken > 300);
}

void TestConstrainedTrace::funnelsTellTheTruth()
{
    SplitMix random(12);
    Trace trace;
    std::map<Stage, int> sampled; // by stage
    int restored = 0;
    std::array<int, filters.size()> narrowed{}; // steps in which the filter removed goals
    for (int round = 0; round < 600; ++round) {
        ModeSettings settings = randomSettings(random);
        while (settings.cells() > 36) // the plain rules are slow
            settings = randomSettings(random);
        BoardMaker maker(randomGoalSet(random, settings), settings);
        const QString seed = QString::number(round);
        maker.run(seed, Watch(), &trace);
        Pool pool(maker.compiled());
        pool.roll(maker.compiled(), Draws(seed));
        const PlainRules plain(maker.set(), settings);
        for (const StageRan &ran : stagesRan(trace, maker.result())) {
            std::vector<Placed> board = ran.before;
            // A search repeats similar steps, so only a few of a long one are sampled.
            const bool searches = ran.stage == toStage(ConstrainedStage::Search)
                || ran.stage == toStage(ConstrainedStage::CleanSlate);
            const int percent = ran.stage == toStage(ConstrainedStage::Relax) ? 100
                : searches ? std::clamp(500 / std::max(1, ran.placed), 1, 100)
                           : 15;
            int placed = 0;
            for (std::size_t i = ran.begin; i <= ran.end; ++i) {
                const Step &step = trace.steps[i];
                placed += step.act == Act::Place ? 1 : 0;
                const bool isRestored = step.act == Act::Place && placed > ran.chosen();
                const QString wrong = wrongFunnel(trace, step, isRestored);
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
                const auto rows = trace.funnelOf(step);
                for (std::size_t row = 1; row < rows.size(); ++row)
                    narrowed.at(row) += rows[row].left < rows[row - 1].left ? 1 : 0;
                if (step.act == Act::Place && !isRestored && random.chance(percent)) {
                    QCOMPARE(rows.back().left,
                        trueCandidates(maker.compiled(), pool, plain, maker.set(), step, board));
                    ++sampled[step.stage];
                }
                restored += isRestored ? 1 : 0;
                if (step.act == Act::Place)
                    board[static_cast<std::size_t>(step.a)]
                        = {.what = step.what, .value = step.value};
                if (step.act == Act::Remove)
                    board[static_cast<std::size_t>(step.a)] = {};
            }
        }
    }
    qInfo("%d forced, %d greedy, %d + %d searching, %d relaxing steps; %d restored",
        sampled[toStage(ConstrainedStage::Forced)], sampled[Stage::Greedy],
        sampled[toStage(ConstrainedStage::Search)], sampled[toStage(ConstrainedStage::CleanSlate)],
        sampled[toStage(ConstrainedStage::Relax)], restored);
    QVERIFY(sampled[toStage(ConstrainedStage::Forced)] > 100 && sampled[Stage::Greedy] > 300);
    QVERIFY(sampled[toStage(ConstrainedStage::CleanSlate)] > 100
        && sampled[toStage(ConstrainedStage::Relax)] > 100);
    QVERIFY(restored > 100);
    for (const std::size_t row : {1U, 2U, 3U, 4U, 6U}) // the fifth is tested by theRangeFilter()
        QVERIFY2(
            narrowed.at(row) > 10, qPrintable(u"filter %1: %2"_s.arg(row).arg(narrowed.at(row))));
}

void TestConstrainedTrace::everyFilter()
{
    // Two cells in a fixed order; the goals that each filter removes for the second are known.
    GoalSet set = plainSet(2);
    set.boardLimits = {{u"never"_s, 0}};
    set.lineLimits = {{u"once"_s, 1}};
    for (Objective &goal : set.objectives) { // the only forced goals; both are for the first cell
        goal.forcedPositions = {1};
        goal.tag = u"tag"_s;
        goal.lineCategories = {u"once"_s};
    }
    addGoal(set, u"of the tag"_s).tag = u"tag"_s;
    addGoal(set, u"early"_s).progression = Zone::Early;
    addGoal(set, u"early again"_s).progression = Zone::Early;
    addGoal(set, u"never"_s).boardCategories = {u"never"_s};
    addGoal(set, u"once a line"_s).lineCategories = {u"once"_s};
    addGoal(set, u"once more"_s).lineCategories = {u"once"_s};
    addGoal(set, u"fits"_s);
    addGoal(set, u"fits too"_s);
    addGoal(set, u"and this"_s);

    // A set of three cells, at 0 %, 50 % and 100 %.
    const ModeSettings settings{.mode = GameMode::Triple, .rows = 1, .columns = 3};
    BoardMaker maker(set, settings);
    Trace trace;
    for (int seed = 0; seed < 40; ++seed) {
        QVERIFY(maker.run(QString::number(seed), Watch(), &trace).has_value());
        std::vector<const Step *> placed;
        for (const Step &step : trace.steps) {
            if (step.act == Act::Place)
                placed.push_back(&step);
        }
        QCOMPARE(placed.size(), 3U);
        const auto left = [&](std::size_t index) {
            QList<int> rows;
            for (const FunnelRow &row : trace.funnelOf(*placed[index]))
                rows << row.left;
            return rows;
        };
        // Both forced goals fit. The tag excludes the other one afterwards.
        QCOMPARE(placed[0]->stage, toStage(ConstrainedStage::Forced));
        QCOMPARE(left(0), (QList<int>{2, 2, 2, 2, 2, 2, 2}));
        // The exclusive cell is next. Of nine other goals these drop out: one by tag, two early
        // ones, one whose category has limit zero, and two of a category allowed once per line.
        QCOMPARE(placed[1]->a, SiteIndex{2});
        QCOMPARE(left(1), (QList<int>{9, 8, 6, 5, 5, 5, 3}));
        // The middle cell is last: one of those three goals is placed already.
        QCOMPARE(placed[2]->a, SiteIndex{1});
        QCOMPARE(left(2), (QList<int>{9, 8, 6, 5, 4, 4, 2}));
    }
}

void TestConstrainedTrace::theRangeFilter()
{
    // Goals with two values may appear twice, but only once where only one value is offered.
    GoalSet set = plainSet(60);
    for (Objective &goal : set.objectives) {
        goal.range = {1, 2};
        goal.individualLimit = 2;
        goal.progressiveRanges = true;
    }
    const ModeSettings settings = settingsOfSize(GameMode::Ascend, 7);
    BoardMaker maker(set, settings);
    Trace trace;
    int narrowed = 0;
    for (int seed = 0; seed < 20; ++seed) {
        QVERIFY(maker.run(QString::number(seed), Watch(), &trace).has_value());
        for (std::size_t i = 0; i < trace.steps.size(); ++i) {
            const Step &step = trace.steps[i];
            const int row = static_cast<int>(step.a) / 7;
            if (step.act != Act::Place || (row > 1 && row < 5))
                continue;
            const int onlyValue = row > 1 ? 1 : 2;
            QCOMPARE(step.value, onlyValue);
            // No goal appears twice before the cells between.
            const std::vector<Placed> before = replay(trace, maker.result(), i).board.at;
            const auto used = std::ranges::count(before, onlyValue, &Placed::value);
            const auto rows = trace.funnelOf(step);
            QCOMPARE(rows[4].left - rows[5].left + rows[0].left - rows[4].left, used);
            narrowed += used > 0 ? 1 : 0;
        }
    }
    QVERIFY(narrowed > 100);
}

void TestConstrainedTrace::exclusiveCellsAreFilledFirst()
{
    for (const GameMode mode :
        {GameMode::Ascend, GameMode::Summit, GameMode::Triple, GameMode::Rush}) {
        const ModeSettings settings = settingsOfSize(mode, sizesOf(mode).standard);
        const auto shape = shapeOf(settings);
        BoardMaker maker(plainSet(200), settings);
        Trace trace;
        const auto isExclusiveSite = [&](SiteIndex site) {
            return isExclusive(shape->sites[static_cast<std::size_t>(site)].zones);
        };
        const auto exclusive = std::ranges::count_if(
            shape->sites, [](const Site &site) { return isExclusive(site.zones); });
        std::vector<std::vector<SiteIndex>> orders;
        for (int seed = 0; seed < 20; ++seed) {
            QVERIFY(maker.run(QString::number(seed), Watch(), &trace).has_value());
            std::vector<SiteIndex> order;
            for (const Step &step : trace.steps) {
                if (step.act == Act::Place)
                    order.push_back(step.a);
            }
            QCOMPARE(order.size(), shape->sites.size());
            const auto first = order.begin() + exclusive;
            QVERIFY(std::all_of(order.begin(), first, isExclusiveSite));
            QVERIFY(std::none_of(first, order.end(), isExclusiveSite));
            // Both parts are in random order.
            QVERIFY(!std::is_sorted(order.begin(), first) && !std::is_sorted(first, order.end()));
            orders.push_back(order);
        }
        std::ranges::sort(orders);
        QVERIFY(std::ranges::adjacent_find(orders) == orders.end());
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedTrace, NoApplication)

#include "tst_constrained_trace.moc"
