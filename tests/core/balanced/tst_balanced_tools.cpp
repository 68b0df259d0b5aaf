// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tools for authors of lists: counts, weights, differences, and times from tiers.
#include "core/balanced/balanced.h"
#include "core/balanced/change_log.h"
#include "core/balanced/frequencies.h"
#include "core/balanced/parameters.h"
#include "core/balanced/sections.h"
#include "core/balanced/tier_start.h"
#include "core/balanced/weight_balancer.h"
#include "core/goalset/rows.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QLocale>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int usualAttempts = 100;

Frequencies countOf(ReferenceMaker &maker, std::uint64_t first, std::uint64_t last)
{
    Frequencies counts;
    Watch watch;
    countFrequencies(maker.attempts(), maker.tables(), first, last, usualAttempts, watch, counts);
    return counts;
}

std::int64_t sumOf(const std::vector<std::int64_t> &counts)
{
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

/// Goals of 25 tiers, 8 in each, with 12 categories; some have a second one.
GoalSet tieredSet()
{
    GoalSet set;
    for (int i = 0; i < 200; ++i) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = u"goal %1"_s.arg(i);
        objective.lineCategories = {u"c%1"_s.arg(i * 7 % 12)};
        if (i % 3 == 0)
            objective.lineCategories << u"c%1"_s.arg(i * 5 % 12);
        set.objectives.append(objective);
    }
    return set;
}

} // namespace

class TestBalancedTools final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void countsOfTheReference();
    static void countsAddUp();
    static void failuresCount();
    static void balancingIsRepeatable();
    static void balancingEvensOut();
    static void weightsAreTriedOnOtherBoards();
    static void balancingStops();
    static void changes();
    static void tiersMakeBoards();
    static void tiersKeepWhatIsSaid();
};

void TestBalancedTools::countsOfTheReference()
{
    QFile file(dataFile(u"oot/frequencies-v10.1-normal.json"_s));
    if (file.fileName().isEmpty() || !file.open(QIODevice::ReadOnly))
        QSKIP("BOARDWRIGHT_DATA is not set");
    const QJsonObject expected = QJsonDocument::fromJson(file.readAll()).object();
    const CombinedList list = referenceList(dataFile(u"oot/list-v10.1.json"_s));
    const BalancedGoals goals = goalsOf(list.normal);
    ReferenceMaker maker(list, BalancedMode::Normal, profileOf(BalancedMode::Normal));
    const Frequencies counts = countOf(maker, 1, 2000);
    QCOMPARE(counts.made, 2000);
    const QJsonObject iterations = expected.value(u"iterations"_s).toObject();
    QCOMPARE(counts.mostAttempts, iterations.value(u"max"_s).toInt());
    QCOMPARE(counts.meanAttempts(), iterations.value(u"average"_s).toDouble());
    QJsonObject ours;
    for (std::size_t goal = 0; goal < counts.boards.size(); ++goal) {
        if (counts.boards[goal] > 0)
            ours.insert(goals.goals[static_cast<qsizetype>(goal)].id,
                static_cast<double>(counts.boards[goal]));
    }
    QCOMPARE(ours, expected.value(u"counts"_s).toObject());
}

void TestBalancedTools::countsAddUp()
{
    ReferenceMaker maker(inventedList(), BalancedMode::Normal, profileOf(BalancedMode::Normal));
    const Frequencies whole = countOf(maker, 1, 100);
    QCOMPARE(sumOf(whole.boards), 25 * whole.made);
    QCOMPARE(sumOf(whole.lines), 60 * whole.made);
    Frequencies parts;
    parts.add(countOf(maker, 1, 33));
    parts.add(countOf(maker, 34, 100));
    QVERIFY(parts == whole);
    Watch watch({}, 30);
    Frequencies stopped;
    QVERIFY(
        !countFrequencies(maker.attempts(), maker.tables(), 1, 100, usualAttempts, watch, stopped));
    QCOMPARE(sumOf(stopped.boards), 25 * stopped.made);
}

void TestBalancedTools::failuresCount()
{
    const Profile tight = referenceProfile(u"tight"_s, BalancedMode::Blackout);
    ReferenceMaker maker(inventedList(), BalancedMode::Blackout, tight);
    const QList<ReferenceBoard> boards = referenceBoards(fixturePath("balanced/boards.jsonl"));
    Frequencies counts;
    std::int64_t attempts = 0;
    std::int64_t failed = 0;
    for (const ReferenceBoard &board : boards) {
        if (board.profile != u"tight" || board.mode != BalancedMode::Blackout)
            continue;
        Watch watch;
        QVERIFY(
            countBoard(maker.attempts(), maker.tables(), board.seed, usualAttempts, watch, counts));
        attempts += board.iterations;
        failed += board.ids.isEmpty() ? 1 : 0;
    }
    QVERIFY(failed > 0);
    QCOMPARE(counts.failed, failed);
    QCOMPARE(counts.attempts, attempts);
    QCOMPARE(counts.mostAttempts, usualAttempts);
    QCOMPARE(sumOf(counts.boards), 25 * counts.made);
    QCOMPARE(Frequencies().meanAttempts(), 0.0);
    const Frequencies half{.boards = {}, .lines = {}, .made = 2000, .attempts = 2001};
    QCOMPARE(half.meanAttempts(), 1.001); // 1.0005 rounds up
}

void TestBalancedTools::balancingIsRepeatable()
{
    const Profile profile = profileOf(BalancedMode::Normal);
    const auto weightsAfter = [&](const QString &seed) {
        WeightBalancer balancer(inventedList().normal, profile,
            {.boards = 30, .rounds = 3, .deviation = 0, .seed = seed});
        Watch watch;
        QList<double> deviations;
        while (const auto round = balancer.round(watch))
            deviations.append(round->deviation.value_or(-1));
        return deviations;
    };
    const QList<double> once = weightsAfter(u"a"_s);
    QCOMPARE(once.size(), 3);
    QVERIFY(once == weightsAfter(u"a"_s));
    QVERIFY(once != weightsAfter(u"b"_s));
}

/// Starts from weights that make the first goal of each difficulty far too frequent.
void TestBalancedTools::balancingEvensOut()
{
    GoalList list = inventedList().normal;
    for (QList<ListGoal> &bucket : list.buckets) {
        for (ListGoal &goal : bucket)
            goal.weight = &goal == &bucket.first() ? 1.5 : -0.5;
    }
    ListGoal lonely = list.buckets[20].first();
    lonely.id = u"lonely"_s;
    lonely.time = 300;
    list.buckets[20].append(lonely);
    WeightBalancer balancer(list, profileOf(BalancedMode::Normal),
        {.boards = 100, .rounds = 25, .deviation = 0, .seed = u"1"_s});
    Watch watch;
    const auto first = balancer.round(watch);
    QVERIFY(first && first->isBest && first->deviation);
    // The best weights are those used in this round, not those computed from it.
    QCOMPARE(balancer.best().buckets[5].first().weight.value(), 1.5);
    std::optional<BalanceRound> last;
    while (const auto round = balancer.round(watch))
        last = round;
    QVERIFY(balancer.isDone());
    QCOMPARE(last->number, 25);
    const double best = balancer.best().averageStandardDeviation.value();
    QVERIFY2(best < 0.8 * *first->deviation,
        qPrintable(u"%1 from %2"_s.arg(best).arg(*first->deviation)));
    QVERIFY(balancer.neverSeen().contains(u"lonely"));
    // Weight gained by one goal is lost by others: the sum stays the same.
    double sum = 0;
    int goals = 0;
    for (std::size_t bucket = 1; bucket <= 25; ++bucket) {
        const QList<ListGoal> &now = balancer.best().buckets.at(bucket);
        for (qsizetype i = 0; i < now.size(); ++i) {
            sum += *now[i].weight - *list.buckets.at(bucket)[i].weight;
            ++goals;
            // 0.15, not 0.15000000000000002: the file holds what people read.
            const QString spelled
                = QString::number(*now[i].weight, 'g', QLocale::FloatingPointShortest);
            QVERIFY2(spelled.size() <= u"-12.35"_s.size(), qPrintable(spelled));
        }
    }
    QVERIFY(goals > 100 && std::abs(sum) < 1e-9);
}

/// Before and after on boards that no round made, and equal for equal weights.
void TestBalancedTools::weightsAreTriedOnOtherBoards()
{
    const Profile profile = profileOf(BalancedMode::Normal);
    const BalanceGoal goal{.boards = 20, .rounds = 3, .deviation = 0, .seed = u"x"_s};
    WeightBalancer balancer(inventedList().normal, profile, goal);
    Watch watch;
    QVERIFY(!balancer.isChanged());
    const auto atFirst = balancer.tryFirst(watch);
    const auto first = balancer.round(watch);
    QVERIFY(atFirst && first && atFirst->deviation != first->deviation); // other boards
    while (balancer.round(watch)) { }
    QVERIFY(balancer.isChanged());
    const auto isSame = [](const BalanceTrial &one, const BalanceTrial &other) {
        return one.deviation == other.deviation && one.boards == other.boards
            && one.failed == other.failed && one.unseen == other.unseen;
    };
    QVERIFY(isSame(*balancer.tryFirst(watch), *atFirst));
    // The best list by itself is like what the balancer says of it.
    WeightBalancer best(balancer.best(), profile, goal);
    QVERIFY(isSame(*balancer.tryBest(watch), *best.tryFirst(watch)));
    QVERIFY(!isSame(*balancer.tryBest(watch), *atFirst));
    QCOMPARE(atFirst->boards, 20);
    QVERIFY(atFirst->unseen > 0);
    Watch few({}, 40);
    QVERIFY(!balancer.tryBest(few));
}

void TestBalancedTools::balancingStops()
{
    const Profile profile = profileOf(BalancedMode::Normal);
    WeightBalancer easy(inventedList().normal, profile,
        {.boards = 10, .rounds = 50, .deviation = 1000, .seed = {}});
    Watch watch;
    QVERIFY(easy.round(watch));
    QVERIFY(easy.isDone());
    QVERIFY(!easy.round(watch));
    WeightBalancer stopped(inventedList().normal, profile, {.boards = 10, .rounds = 5, .seed = {}});
    Watch few({}, 40);
    QVERIFY(!stopped.round(few));
    QVERIFY(!stopped.isDone());
    QVERIFY(stopped.best() == inventedList().normal);
    WeightBalancer nothing(GoalList(), profile, {.boards = 2, .rounds = 2, .seed = {}});
    QVERIFY(nothing.round(watch));
    QVERIFY(nothing.neverSeen().isEmpty());
}

void TestBalancedTools::changes()
{
    const GoalList &before = inventedList().normal;
    QVERIFY(changesOf(before, before).isEmpty());
    GoalList after = before;
    ListGoal &goal = after.buckets[4].first();
    const QString id = goal.id;
    goal.time = 7.5;
    goal.weight = 0.4;
    goal.types.first().number += 1;
    goal.subtypes.append({.name = u"new"_s, .number = 0.1});
    const ListGoal gone = after.buckets[6].takeFirst();
    ListGoal added = gone;
    added.id = u"added"_s;
    added.name = u"Added"_s;
    after.buckets[9].append(added);
    after.filters.removeFirst();
    after.rowTypes.first().number = 4;
    const QList<ListChange> changes = changesOf(before, after);
    const auto has = [&](ChangeOf what, const QString &of, const std::optional<QString> &then,
                         const std::optional<QString> &now) {
        return std::ranges::any_of(changes, [&](const ListChange &change) {
            return change.what == what && change.id == of && change.before == then
                && change.after == now;
        });
    };
    QVERIFY(has(ChangeOf::Goal, gone.id, gone.name, std::nullopt));
    QVERIFY(has(ChangeOf::Goal, u"added"_s, std::nullopt, u"Added"_s));
    QVERIFY(has(ChangeOf::Weight, id, QString::number(before.buckets[4].first().weight.value_or(0)),
        u"0.4"_s));
    QVERIFY(has(ChangeOf::Subtype, id, std::nullopt, u"0.1"_s));
    QVERIFY(has(ChangeOf::Filter, {}, before.filters.first().text, std::nullopt));
    QVERIFY(has(ChangeOf::Threshold, {}, u"3.3"_s, u"4"_s));
    QCOMPARE(changes.size(), 8);
    QCOMPARE(changesOf(after, before).size(), 8);
}

void TestBalancedTools::tiersMakeBoards()
{
    GoalSet set = tieredSet();
    for (const TierValues &tier : startFromTiers(set)) {
        auto &objective = set.objectives[indexOfRow(set, tier.row)];
        objective.extension.insert(balanced::goals.key, tier.values);
    }
    const BalancedGenerator generator;
    const Settings settings = balancedSettings(BalancedMode::Normal);
    const auto compiled = generator.compile(set, settings);
    QVERIFY(compiled.has_value());
    const auto scratch = generator.scratch(**compiled);
    int made = 0;
    for (int seed = 1; seed <= 20; ++seed) {
        Result result;
        Watch watch;
        if (!generator.run(**compiled, *scratch, QString::number(seed), result, nullptr, watch))
            continue;
        ++made;
        QVERIFY(generator.check(set, settings, result).empty());
        QCOMPARE(linesSharingFirstCategory(set, result), 0);
        // Puts goals with the same category on two cells of a line: the line is counted.
        result.at[1] = result.at[0];
        QVERIFY(linesSharingFirstCategory(set, result) > 0);
    }
    QVERIFY2(made > 10, qPrintable(QString::number(made)));
}

void TestBalancedTools::tiersKeepWhatIsSaid()
{
    GoalSet set = tieredSet();
    set.objectives[3].disabled = true;
    setValue(set.objectives[7].extension[balanced::goals.key], balanced::difficulty, qint64{25});
    setValue(set.objectives[7].extension[balanced::goals.key], balanced::skill, 0.5);
    const std::vector<TierValues> tiers = startFromTiers(set, {.minutesPerTier = 2});
    QCOMPARE(tiers.size(), std::size_t{199});
    QCOMPARE(integerOf(tiers.front().values, balanced::difficulty), 1);
    QCOMPARE(integerOf(tiers.back().values, balanced::difficulty), 25);
    const auto said = std::ranges::find(tiers, set.objectives[7].id, &TierValues::row)->values;
    QCOMPARE(numberOf(said, balanced::time), 50.0);
    QCOMPARE(numberOf(said, balanced::skill), 0.5);
    std::map<qint64, int> sizes;
    for (const TierValues &tier : tiers)
        ++sizes[integerOf(tier.values, balanced::difficulty)];
    QCOMPARE(sizes.size(), std::size_t{25});
    for (const auto &[tier, size] : sizes)
        QVERIFY(size >= 6 && size <= 9);
    QVERIFY(startFromTiers(GoalSet()).empty());
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestBalancedTools, QCoreApplication)

#include "tst_balanced_tools.moc"
