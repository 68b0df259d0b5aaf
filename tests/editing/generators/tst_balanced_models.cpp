// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Balanced boards: times as text, times from tiers, weights, changes.
#include "core/balanced/balanced.h"
#include "core/balanced/parameters.h"
#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/balanced/set_list.h"
#include "core/balanced/tier_start.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/unit.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/generators/balanced/balanced_changes.h"
#include "ui/editing/generators/balanced/balanced_start_model.h"
#include "ui/editing/generators/balanced/balanced_trial.h"
#include "ui/editing/generators/balanced/balanced_weights.h"
#include "ui/text/generators/balanced/weights_words.h"
#include "ui/text/minutes_words.h"

#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

NativeFile fileOf(const GoalSet &set)
{
    NativeFile file;
    file.set = set;
    return file;
}

GoalSet tieredSet(int goals)
{
    GoalSet set;
    for (int i = 0; i < goals; ++i) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = u"goal %1"_s.arg(i + 1);
        objective.lineCategories = {u"c%1"_s.arg(i * 7 % 12)};
        if (i % 3 == 0)
            objective.lineCategories << u"d%1"_s.arg(i % 5);
        set.objectives.append(objective);
    }
    return set;
}

} // namespace

class TestBalancedModels final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void minutesAreWritten_data();
    void minutesAreWritten();
    void aStartFromTiers();
    void theTrialCountsLines();
    void weightsAreAppliedInOneStep();
    void weightsGrowStale();
    void aStopKeepsWhatWasFound();
    void changesAreTold();
    void changesSinceAFile();
};

void TestBalancedModels::minutesAreWritten_data()
{
    QTest::addColumn<double>("minutes");
    QTest::addColumn<QString>("text");
    QTest::newRow("quarter") << 18.25 << u"18:15"_s;
    QTest::newRow("over an hour") << 73.5 << u"73:30"_s;
    QTest::newRow("below one") << 0.75 << u"0:45"_s;
    QTest::newRow("below nothing") << -0.5 << u"\u22120:30"_s;
    QTest::newRow("nothing") << -0.001 << u"0:00"_s;
    QTest::newRow("carries") << 1.999 << u"2:00"_s;
    QTest::newRow("none") << qQNaN() << QString();
}

void TestBalancedModels::minutesAreWritten()
{
    QFETCH(const double, minutes);
    QTEST(clockText(minutes), "text");
}

/// Times, tiers and synergies from difficulty tiers: one undo step that gives what the model shows.
void TestBalancedModels::aStartFromTiers()
{
    GoalSetDocument document;
    document.adopt(fileOf(tieredSet(200)), {});
    const GoalSet before = document.set();
    QVERIFY(!BalancedStartModel::hasTimes(before));
    BalancedStartModel model(document);
    const QAbstractItemModelTester tester(&model);
    QCOMPARE(model.rowCount(), 0);
    model.setWanted(true);
    QCOMPARE(model.rowCount(), 200);
    model.setStart({.minutesPerTier = 1.5, .firstSynergy = 5, .furtherSynergy = 0.5});
    QCOMPARE(model.index(0, BalancedStartModel::Tier).data().toString(), u"1"_s);
    QCOMPARE(model.index(0, BalancedStartModel::Time).data().toString(), u"1:30"_s);
    QCOMPARE(model.index(0, BalancedStartModel::Types).data().toString(), u"c0: 5, d0: 0.5"_s);
    QCOMPARE(model.index(199, BalancedStartModel::Time).data().toString(), u"37:30"_s);
    const GoalSet promised = model.result();
    QCOMPARE(document.set(), before);
    model.apply();
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(document.set(), promised);
    QVERIFY(BalancedStartModel::hasTimes(document.set()));
    QCOMPARE(goalsOf(document.set(), BalancedMode::Normal).goals.size(), 200);
    document.undoStack().undo();
    QCOMPARE(document.set(), before);
}

/// The share of lines that the panel shows, compared with boards made one by one.
void TestBalancedModels::theTrialCountsLines()
{
    GoalSetDocument document;
    document.adopt(fileOf(tieredSet(200)), {});
    BalancedStartModel model(document);
    model.setWanted(true);
    // A synergy below the largest allowed single value, so that some lines have such goals.
    model.setStart({.minutesPerTier = 0.75, .firstSynergy = 1, .furtherSynergy = 0.25});
    const GoalSet set = model.result();
    JobPool pool(2, nullptr);
    BalancedTrial trial(pool);
    trial.begin(set);
    QTRY_VERIFY(trial.isDone());
    const BalancedGenerator generator;
    const auto compiled = generator.compile(set, balancedSettings(BalancedMode::Normal));
    QVERIFY(compiled);
    const auto scratch = generator.scratch(**compiled);
    TrialCount counted;
    Result board;
    for (int seed = 1; seed <= BalancedTrial::boards; ++seed) {
        Watch watch;
        if (!generator.run(**compiled, *scratch, QString::number(seed), board, nullptr, watch)) {
            ++counted.failed;
            continue;
        }
        ++counted.made;
        for (const Line &line : board.shape->lines) {
            QStringList firsts;
            for (const SiteIndex site : line.sites) {
                const RowId row = board.at[static_cast<std::size_t>(site)].what;
                firsts << set.objectives[document.rowOf(row)].lineCategories.first();
            }
            ++counted.lines;
            counted.shared += QSet<QString>(firsts.begin(), firsts.end()).size() < 5 ? 1 : 0;
        }
    }
    const TrialCount told = trial.count();
    QCOMPARE(told.made, counted.made);
    QCOMPARE(told.failed, counted.failed);
    QCOMPARE(told.lines, counted.lines);
    QCOMPARE(told.shared, counted.shared);
    QVERIFY(told.shared > 0 && told.made > 0);
    QVERIFY(trial.words().contains(u"Tried on"_s));
    trial.begin(tieredSet(3));
    QTRY_VERIFY(trial.isDone());
    QCOMPARE(trial.count().made, 0);
    QVERIFY(!trial.words().isEmpty());
}

void TestBalancedModels::weightsAreAppliedInOneStep()
{
    GoalSetDocument document;
    document.adopt(fileOf(listedSet()), {});
    const GoalSet before = document.set();
    JobPool pool(2, nullptr);
    BalancedWeights weights(document, pool);
    QVERIFY(!weights.canApply());
    const BalanceGoal goal{.boards = 20, .rounds = 4, .deviation = 0, .seed = u"balance"_s};
    weights.begin(goal);
    QVERIFY(weights.isRunning());
    QTRY_VERIFY(!weights.isRunning());
    QCOMPARE(weights.rounds().size(), std::size_t{4});
    QCOMPARE(weights.chart().bars.size(), std::size_t{4});
    QCOMPARE(document.set(), before);

    WeightBalancer plain(
        listOfSet(before).normal, balanced::profileOf(before, BalancedMode::Normal), goal);
    Watch watch;
    for (const BalanceRound &round : weights.rounds()) {
        const auto expected = plain.round(watch);
        QVERIFY(expected);
        QCOMPARE(round.deviation, expected->deviation);
        QCOMPARE(round.isBest, expected->isBest);
    }
    QVERIFY(weights.best() != nullptr);
    // Before and after are compared as the balancer compares them.
    QVERIFY(weights.worse().isComplete);
    QCOMPARE(weights.worse().lines,
        worseWeights({.before = *plain.tryFirst(watch), .after = *plain.tryBest(watch)}));
    if (weights.canApply()) {
        const GoalSet after = weights.setAfter();
        const int changes = weights.changes();
        weights.apply();
        QVERIFY(document.set() == after);
        QVERIFY2(weights.words().startsWith(u"Applied: the balance of %1 goals"_s.arg(changes)),
            qPrintable(weights.words()));
        QVERIFY(!weights.isStale());
        QCOMPARE(document.undoStack().count(), 1);
    }
    QMultiMap<QString, double> wanted;
    for (const QList<ListGoal> &bucket : plain.best().buckets) {
        for (const ListGoal &listed : bucket)
            wanted.insert(listed.id, listed.weight.value_or(0));
    }
    int compared = 0;
    for (const BalancedGoal &is : goalsOf(document.set(), BalancedMode::Normal).goals) {
        if (wanted.count(is.id) > 1)
            continue; // ids shared by two goals are skipped
        QVERIFY(qAbs(is.weight - wanted.value(is.id)) < 1e-9);
        ++compared;
    }
    QVERIFY(compared > 100);
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QCOMPARE(document.set(), before);
}

void TestBalancedModels::weightsGrowStale()
{
    GoalSetDocument document;
    document.adopt(fileOf(listedSet()), {});
    JobPool pool(1, nullptr);
    BalancedWeights weights(document, pool);
    weights.begin({.boards = 20, .rounds = 3, .deviation = 0, .seed = u"balance"_s});
    QTRY_VERIFY(!weights.isRunning());
    QVERIFY(!weights.isStale());
    setSectionValue(
        document, balanced::goals, balanced::skill, {document.set().objectives.first().id}, 1.75);
    QVERIFY(weights.isStale());
    QVERIFY(!weights.canApply());
    QVERIFY(weights.words().contains(u"changed since"_s));
    const GoalSet changed = document.set();
    weights.apply();
    QCOMPARE(document.set(), changed);
    document.undoStack().undo();
    QVERIFY(!weights.isStale());
}

void TestBalancedModels::aStopKeepsWhatWasFound()
{
    GoalSetDocument document;
    document.adopt(fileOf(listedSet()), {});
    JobPool pool(1, nullptr);
    BalancedWeights weights(document, pool);
    weights.begin({.boards = 20, .rounds = 1000, .deviation = 0, .seed = u"balance"_s});
    QTRY_VERIFY(weights.rounds().size() >= 2);
    weights.stop();
    QVERIFY(!weights.isRunning());
    const std::size_t rounds = weights.rounds().size();
    QTest::qWait(50);
    QCOMPARE(weights.rounds().size(), rounds);
    QVERIFY(weights.best() != nullptr);
    QVERIFY(!weights.worse().isComplete);
    weights.begin({.boards = 20, .rounds = 1, .deviation = 0, .seed = u"balance"_s});
    QTRY_VERIFY(!weights.isRunning());
    QCOMPARE(weights.rounds().size(), std::size_t{1});
}

void TestBalancedModels::changesAreTold()
{
    GoalSetDocument document;
    document.adopt(fileOf(listedSet()), {});
    JobPool pool(1, nullptr);
    BalancedChanges model(document, pool);
    const QAbstractItemModelTester tester(&model);
    model.setWanted(true);
    QTRY_VERIFY(!model.isBusy());
    QCOMPARE(model.rowCount(), 0);
    const BalancedGoal goal = goalsOf(document.set(), BalancedMode::Normal).goals.first();
    setSectionValue(document, balanced::goals, balanced::time, {goal.row}, goal.time + 0.5);
    QTRY_VERIFY(!model.isBusy() && model.rowCount() == 1);
    QVERIFY(model.text().contains(document.objective(goal.row)->goal));
    QVERIFY(model.text().contains(QString::number(goal.time + 0.5)));
    document.undoStack().undo();
    QTRY_VERIFY(!model.isBusy() && model.rowCount() == 0);
}

void TestBalancedModels::changesSinceAFile()
{
    GoalSetDocument document;
    document.adopt(fileOf(listedSet()), {});
    JobPool pool(1, nullptr);
    BalancedChanges model(document, pool);
    model.setWanted(true);
    model.compareWith(fixturePath("balanced/list.json"));
    QTRY_VERIFY(!model.isBusy());
    QCOMPARE(model.rowCount(), 0);
    const BalancedGoal goal = goalsOf(document.set(), BalancedMode::Normal).goals.first();
    setSectionValue(document, balanced::goals, balanced::time, {goal.row}, goal.time + 0.5);
    QTRY_VERIFY(!model.isBusy() && model.rowCount() == 1);
    const QTemporaryDir folder;
    model.compareWith(folder.filePath(u"missing.json"_s));
    QTRY_VERIFY(!model.isBusy());
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.summary().isEmpty());
}

BOARDWRIGHT_UNIT(TestBalancedModels, QGuiApplication)
#include "tst_balanced_models.moc"
