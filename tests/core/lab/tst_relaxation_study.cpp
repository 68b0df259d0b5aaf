// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/category_caps.h"
#include "core/constrained/codes.h"
#include "core/generator/generator.h"
#include "core/lab/relaxation_study.h"
#include "tests/support/boards/relaxing_sets.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

#include <set>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

const Generator &generator()
{
    return *generators().front();
}

Settings settingsOf(const GoalSet &set)
{
    return generator().settingsFor(set);
}

/// An independent count, board by board, from the arguments of findings.
RelaxedBoards plainCount(const GoalSet &set, Code code, const Arg &first)
{
    RelaxedBoards counted;
    const auto compiled = generator().compile(set, settingsOf(set));
    if (!compiled)
        return counted;
    const auto scratch = generator().scratch(**compiled);
    for (int seed = 1; seed <= 1'000; ++seed) {
        Result board;
        Watch watch;
        if (!generator().run(**compiled, *scratch, QString::number(seed), board, nullptr, watch))
            continue;
        ++counted.boards;
        bool isRelaxed = false;
        bool isAny = false;
        for (const Finding &finding : board.findings) {
            isAny = isAny || isRelaxation(finding.code);
            const std::size_t place = code == Code::ProgressionRelaxed ? 1 : 0;
            isRelaxed = isRelaxed || (finding.code == code && finding.args[place] == first);
        }
        counted.relaxed += isRelaxed ? 1 : 0;
        counted.anyRelaxed += isAny ? 1 : 0;
    }
    return counted;
}

RelaxationAdvice adviceOn(const GoalSet &set, const RelaxedLimit &limit)
{
    RelaxationStudy study(subjectOf(generator(), set, settingsOf(set)).value());
    study.ask(limit);
    for (std::size_t steps = 0; !study.isDone() && steps < RelaxationStudy::mostSteps(1); ++steps)
        study.step({});
    Q_ASSERT(study.isDone());
    return study.advice().contains(limit) ? study.advice().at(limit) : RelaxationAdvice{};
}

GoalSet outOfCombat(GoalSet set, const QList<RowId> &goals)
{
    for (const RowId goal : goals)
        set.objectives[rowOf(set, goal)].lineCategories.clear();
    return set;
}

GoalSet withLimit(GoalSet set, int percent)
{
    for (QList<CategoryLimit> *limits : {&set.boardLimits, &set.lineLimits}) {
        for (CategoryLimit &limit : *limits)
            limit.percent = percent;
    }
    return set;
}

const RelaxedLimit combat{.code = Code::LineCategoryRelaxed, .category = u"combat"_s};
const RelaxedLimit shop{.code = Code::BoardCategoryRelaxed, .category = u"shop"_s};

} // namespace

/// Advice on limits, compared with plain loops over the boards of each change.
class TestRelaxationStudy final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void raisesALineLimit();
    void raisesABoardLimit();
    void takesTheFewestGoalsOut();
    void letsGoalsIntoAZone();
    void whatNeverGivesWay();
    void theFirstAskedComesFirst();
    void aStopChangesNothing();
    void withoutBoards();
    void limitsOfABoard();
};

void TestRelaxationStudy::raisesALineLimit()
{
    const GoalSet set = fightingSet(14);
    const RelaxedBoards now = plainCount(set, combat.code, combat.category);
    QVERIFY(now.relaxed > 20 && now.relaxed < now.boards);
    const RelaxationAdvice advice = adviceOn(set, combat);
    QVERIFY(advice.isComplete);
    QVERIFY(advice.now == now);
    QVERIFY(advice.raise.has_value());
    QVERIFY(advice.raise->then
        == plainCount(withLimit(set, advice.raise->percent), combat.code, combat.category));
    // No lower limit is enough, at any percentage.
    std::set<int> caps;
    for (int percent = 21; percent <= 100; ++percent) {
        const bool isLower = lineCap(percent, 5) < lineCap(advice.raise->percent, 5);
        if (isLower && caps.insert(lineCap(percent, 5)).second)
            QVERIFY(plainCount(withLimit(set, percent), combat.code, combat.category).relaxed
                > now.relaxed / 4);
    }
    // The advised percentage is the highest with the same cap.
    QVERIFY(advice.raise->percent == 100
        || lineCap(advice.raise->percent + 1, 5) > lineCap(advice.raise->percent, 5));
}

void TestRelaxationStudy::raisesABoardLimit()
{
    const GoalSet set = shoppingSet(20);
    const RelaxedBoards now = plainCount(set, shop.code, shop.category);
    QVERIFY(now.relaxed > 100);
    const RelaxationAdvice advice = adviceOn(set, shop);
    QVERIFY(advice.now == now);
    QVERIFY(advice.raise.has_value());
    const int cap = boardCap(advice.raise->percent, 25);
    QVERIFY(plainCount(withLimit(set, (cap - 1) * 4), shop.code, shop.category).relaxed
        > now.relaxed / 4);
    QVERIFY(advice.raise->then == plainCount(withLimit(set, cap * 4), shop.code, shop.category));
    QCOMPARE(advice.raise->percent, cap * 4);
}

void TestRelaxationStudy::takesTheFewestGoalsOut()
{
    const GoalSet set = fightingSet(14);
    const RelaxedBoards now = plainCount(set, combat.code, combat.category);
    const RelaxationAdvice advice = adviceOn(set, combat);
    QVERIFY(advice.goals.has_value());
    const QList<RowId> &goals = advice.goals->goals;
    QVERIFY(!goals.isEmpty() && goals.size() <= RelaxationStudy::mostGoals);
    for (const RowId goal : goals)
        QVERIFY(set.objectives[rowOf(set, goal)].lineCategories.contains(combat.category));
    QVERIFY(
        advice.goals->then == plainCount(outOfCombat(set, goals), combat.code, combat.category));
    QVERIFY(advice.goals->then.relaxed <= now.relaxed / 4);
    QVERIFY(
        plainCount(outOfCombat(set, goals.first(goals.size() - 1)), combat.code, combat.category)
            .relaxed
        > now.relaxed / 4);
}

void TestRelaxationStudy::letsGoalsIntoAZone()
{
    // Too few early goals for the cells that accept only early goals.
    GoalSet set = plainSet(60);
    for (int i = 0; i < set.objectives.size(); ++i) {
        set.objectives[i].progression = i < 4 ? Zones(Zone::Early) : Zones(Zone::Late);
        set.objectives[i].weighting = i < 4 ? 80 : 100;
    }
    set.schemaMode = SchemaMode::Dedicated;
    set.dedicatedMode = u"ascend"_s;
    set.dedicatedSize = u"square5"_s;
    const Settings settings = settingsOf(set);
    const auto compiled = generator().compile(set, settings);
    QVERIFY(compiled.has_value());
    const auto scratch = generator().scratch(**compiled);
    Result board;
    Watch watch;
    QVERIFY(generator().run(**compiled, *scratch, u"1", board, nullptr, watch).has_value());
    const auto limits = relaxedLimitsOf(board);
    QVERIFY(!limits.empty());
    const RelaxedLimit &limit = limits.front();
    QCOMPARE(limit.code, Code::ProgressionRelaxed);
    const RelaxedBoards now = plainCount(set, limit.code, qint64{limit.zones});
    const RelaxationAdvice advice = adviceOn(set, limit);
    QVERIFY(advice.now == now);
    QVERIFY(!advice.raise.has_value());
    QVERIFY((limit.zones & static_cast<int>(advice.zone)) != 0);
    const auto more = [&](qsizetype count) {
        GoalSet changed = set;
        for (const RowId goal : advice.goals->goals.first(count))
            changed.objectives[rowOf(set, goal)].progression |= advice.zone;
        return plainCount(changed, limit.code, qint64{limit.zones});
    };
    QVERIFY(advice.goals.has_value());
    QVERIFY(advice.goals->then == more(advice.goals->goals.size()));
    QVERIFY(advice.goals->then.relaxed <= now.relaxed / 4);
    if (advice.goals->goals.size() > 1)
        QVERIFY(more(advice.goals->goals.size() - 1).relaxed > now.relaxed / 4);
}

void TestRelaxationStudy::whatNeverGivesWay()
{
    const RelaxationAdvice advice = adviceOn(plainSet(40), combat);
    QVERIFY(advice.isComplete);
    QCOMPARE(advice.now.boards, quint64{1'000});
    QCOMPARE(advice.now.relaxed, quint64{0});
    QVERIFY(!advice.raise && !advice.goals);
}

void TestRelaxationStudy::theFirstAskedComesFirst()
{
    GoalSet set = fightingSet(14);
    set.boardLimits = {{u"shop"_s, 12}};
    for (int i = 23; i < set.objectives.size(); ++i)
        set.objectives[i].boardCategories = {u"shop"_s};
    RelaxationStudy study(subjectOf(generator(), set, settingsOf(set)).value());
    QVERIFY(study.isDone());
    study.ask(shop);
    study.ask(combat);
    study.ask(shop);
    bool wasFirst = false;
    std::size_t steps = 0;
    for (; !study.isDone(); ++steps) {
        study.step({});
        const bool isShop = study.advice().contains(shop) && study.advice().at(shop).isComplete;
        wasFirst = wasFirst || (isShop && !study.advice().contains(combat));
    }
    QVERIFY(wasFirst);
    QVERIFY(steps <= RelaxationStudy::mostSteps(2));
    QVERIFY(study.advice().at(shop) == adviceOn(set, shop));
    QVERIFY(study.advice().at(combat) == adviceOn(set, combat));
}

void TestRelaxationStudy::aStopChangesNothing()
{
    const GoalSet set = shoppingSet(12);
    std::stop_source stopped;
    stopped.request_stop();
    RelaxationStudy study(subjectOf(generator(), set, settingsOf(set)).value());
    study.ask(shop);
    for (int i = 0; i < 3; ++i)
        study.step(stopped.get_token());
    QVERIFY(!study.isDone());
    QVERIFY(study.advice().empty());
    for (int i = 0; !study.isDone(); ++i) {
        if (i % 3 == 0)
            study.step(stopped.get_token());
        study.step({});
    }
    QVERIFY(study.advice().at(shop) == adviceOn(set, shop));
}

void TestRelaxationStudy::withoutBoards()
{
    GoalSet set = fightingSet(2);
    for (Objective &objective : set.objectives)
        objective.disabled = true;
    RelaxationStudy study(subjectOf(generator(), set, settingsOf(set)).value());
    study.ask(combat);
    std::size_t steps = 0;
    for (; !study.isDone() && steps < RelaxationStudy::mostSteps(1); ++steps)
        study.step({});
    QVERIFY(study.isDone());
    for (const auto &[limit, advice] : study.advice()) {
        QVERIFY(advice.isComplete);
        QVERIFY(!advice.raise && !advice.goals);
    }
}

void TestRelaxationStudy::limitsOfABoard()
{
    Result board;
    const auto add = [&](Code code, const Arg &first, const Arg &second) {
        Finding finding;
        finding.code = code;
        finding.args[0] = first;
        finding.args[1] = second;
        board.findings.push_back(finding);
    };
    add(toCode(ConstrainedCode::GoalsPulledBack), qint64{3}, qint64{0});
    add(Code::LineCategoryRelaxed, u"combat"_s, qint64{1});
    add(Code::ProgressionRelaxed, qint64{5}, qint64{3});
    add(Code::LineCategoryRelaxed, u"combat"_s, qint64{2});
    add(Code::BoardCategoryRelaxed, u"combat"_s, qint64{1});
    add(Code::ProgressionRelaxed, qint64{7}, qint64{1});
    const std::vector<RelaxedLimit> expected{combat,
        {.code = Code::ProgressionRelaxed, .category = {}, .zones = 3},
        {.code = Code::BoardCategoryRelaxed, .category = u"combat"_s},
        {.code = Code::ProgressionRelaxed, .category = {}, .zones = 1}};
    QVERIFY(relaxedLimitsOf(board) == expected);
}

BOARDWRIGHT_UNIT(TestRelaxationStudy, QCoreApplication)
#include "tst_relaxation_study.moc"
