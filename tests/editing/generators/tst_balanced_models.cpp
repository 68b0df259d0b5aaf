// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Balanced boards: profiles, row types, filters, a start from tiers, weights, changes.
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
#include "ui/editing/generators/balanced/balanced_profiles_model.h"
#include "ui/editing/generators/balanced/balanced_row_types_model.h"
#include "ui/editing/generators/balanced/balanced_start_model.h"
#include "ui/editing/generators/balanced/balanced_trial.h"
#include "ui/editing/generators/balanced/balanced_weights.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/tables/section_table_model.h"
#include "ui/text/minutes_words.h"
#include "ui/text/reading_words.h"

#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

GoalSet listedSet()
{
    return setOfList(referenceList(fixturePath("balanced/list.json")));
}

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
    void filtersAreExplained_data();
    void filtersAreExplained();
    void filtersHaveAMeaning();
    void profilesStandSideBySide();
    void profilesAreTypedPastedAndReset();
    void lengthsFollowTheProfile();
    void rowTypesAreATable();
    void rowTypesAreRenamedInGoals();
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

void TestBalancedModels::filtersAreExplained_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("part");
    QTest::newRow("lowest") << u"min 2"_s << u"2 lowest"_s;
    QTest::newRow("highest") << u"MAX 1"_s << u"1 highest"_s;
    QTest::newRow("not the highest") << u"min -2"_s << u"All but the 2 highest"_s;
    QTest::newRow("not the lowest") << u"max -1"_s << u"All but the 1 lowest"_s;
    QTest::newRow("none") << u"min 0"_s << u"No value"_s;
    QTest::newRow("no filter") << u"min  2"_s << u"Not valid"_s;
    QTest::newRow("empty") << QString() << u"Not valid"_s;
}

void TestBalancedModels::filtersAreExplained()
{
    QFETCH(const QString, filter);
    QFETCH(const QString, part);
    const Meaning meaning = meaningOf(Reading::SynergyFilter, filter);
    QVERIFY2(meaning.words.contains(part), qPrintable(meaning.words));
    QCOMPARE(meaning.isUnderstood, !part.startsWith(u"Not valid"));
    QVERIFY(meaningOf(Reading::Plain, filter).words.isEmpty());
}

void TestBalancedModels::filtersHaveAMeaning()
{
    GoalSetDocument document;
    document.adopt(fileOf({}), {});
    SectionTableModel model(document, balanced::filters);
    const QAbstractItemModelTester tester(&model);
    QCOMPARE(model.columnCount(), 4);
    QVERIFY(model.paste({},
        {{u"endon"_s, u"normal"_s, u"max -1"_s, u"a meaning"_s},
            {u"botw"_s, u"short"_s, u"maximum"_s}}));
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(model.index(0, 3).data().toString().startsWith(u"All but the 1 lowest"_s));
    QVERIFY(!model.index(0, 2).data(ProblemRole).isValid());
    QVERIFY(model.index(1, 3).data().toString().startsWith(u"Not valid"_s));
    QVERIFY(model.index(1, 2).data(ProblemRole).isValid());
    QVERIFY(!model.flags(model.index(0, 3)).testFlag(Qt::ItemIsEditable));
    QVERIFY(!model.setData(model.index(0, 3), u"min 1"_s));
    QVERIFY(model.setData(model.index(1, 2), u"min 1"_s));
    QVERIFY(model.index(1, 3).data().toString().contains(u"1 lowest"_s));
}

void TestBalancedModels::profilesStandSideBySide()
{
    GoalSetDocument document;
    document.adopt(fileOf({}), {});
    BalancedProfilesModel model(document);
    const QAbstractItemModelTester tester(&model);
    QCOMPARE(model.columnCount(), 4);
    QCOMPARE(BalancedProfilesModel::parameters(), 9);
    for (int column = 0; column < 4; ++column) {
        const Profile profile = profileOf(BalancedProfilesModel::modeOf(column));
        QCOMPARE(model.index(0, column).data(Qt::EditRole).toDouble(), profile.minimumSynergy);
        QCOMPARE(model.index(1, column).data(Qt::EditRole).toDouble(), profile.maximumSynergy);
        QCOMPARE(model.index(6, column).data(Qt::EditRole).toDouble(), profile.timePerDifficulty);
        QCOMPARE(model.index(8, column).data(Qt::CheckStateRole), Qt::Checked);
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(!model.isOwn(model.index(row, column)));
    }
}

void TestBalancedModels::profilesAreTypedPastedAndReset()
{
    GoalSetDocument document;
    document.adopt(fileOf({}), {});
    const GoalSet before = document.set();
    BalancedProfilesModel model(document);
    const QAbstractItemModelTester tester(&model);
    QVERIFY(model.setData(model.index(1, 1), u"12.5"_s));
    QCOMPARE(balanced::profileOf(document.set(), BalancedMode::Blackout).maximumSynergy, 12.5);
    QCOMPARE(balanced::profileOf(document.set(), BalancedMode::Normal).maximumSynergy, 7.0);
    QVERIFY(model.isOwn(model.index(1, 1)));
    QVERIFY(model.index(1, 1).data(Qt::FontRole).value<QFont>().bold());
    QVERIFY(model.index(1, 1).data(Qt::ToolTipRole).toString().contains(u"Default: 10"_s));
    QVERIFY(model.setData(model.index(8, 3), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(
        !balanced::profileOf(document.set(), BalancedMode::ShortBlackout).useFrequencyBalancing);

    QSignalSpy refused(&model, &BalancedProfilesModel::refused);
    const GoalSet typed = document.set();
    QVERIFY(!model.setData(model.index(0, 0), u"many"_s));
    QVERIFY(!model.paste(model.index(0, 0), {{u"-4"_s, u"x"_s}}));
    QCOMPARE(refused.count(), 2);
    QCOMPARE(document.set(), typed); // as a whole or not at all
    const int steps = document.undoStack().count();
    QVERIFY(model.paste(model.index(0, 0), {{u"-4"_s, u"-11"_s}, {u"8"_s, u"10"_s}}));
    QCOMPARE(document.undoStack().count(), steps + 1);
    QCOMPARE(balanced::profileOf(document.set(), BalancedMode::Normal).minimumSynergy, -4.0);
    QVERIFY(!model.isOwn(model.index(1, 1))); // what was pasted is the usual
    QModelIndexList all;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            all << model.index(row, column);
    }
    model.reset(all);
    QCOMPARE(document.undoStack().count(), steps + 2);
    QCOMPARE(document.set(), before);
    model.reset(all);
    QCOMPARE(document.undoStack().count(), steps + 2);
    document.undoStack().undo();
    document.undoStack().undo();
    QCOMPARE(document.set(), typed);
}

/// 24.75 + 0.75 * 65 = 73.5, less 7 or plus 3, as the source document has it.
void TestBalancedModels::lengthsFollowTheProfile()
{
    GoalSetDocument document;
    document.adopt(fileOf({}), {});
    BalancedProfilesModel model(document);
    const int first = BalancedProfilesModel::parameters();
    QCOMPARE(model.index(first, 0).data().toString(), u"73:30"_s);
    QCOMPARE(model.index(first + 1, 0).data().toString(), u"66:30"_s);
    QCOMPARE(model.index(first + 2, 0).data().toString(), u"76:30"_s);
    QCOMPARE(model.index(first, 2).data().toString(), u"44:30"_s);
    QVERIFY(model.setData(model.index(5, 0), 26.0)); // the baseline
    QCOMPARE(model.index(first, 0).data().toString(), u"74:45"_s);
    QVERIFY(!model.setData(model.index(first, 0), 1.0));
}

void TestBalancedModels::rowTypesAreATable()
{
    GoalSetDocument document;
    document.adopt(fileOf(listedSet()), {});
    const GoalSet before = document.set();
    BalancedRowTypesModel model(document);
    const QAbstractItemModelTester tester(&model);
    const BalancedGoals normal = goalsOf(before, BalancedMode::Normal);
    QVERIFY(!normal.rowTypes.isEmpty());
    for (int row = 0; row < normal.rowTypes.size(); ++row) {
        const NamedNumber &type = normal.rowTypes[row];
        QCOMPARE(model.index(row, BalancedRowTypesModel::Name).data().toString(), type.name);
        QCOMPARE(model.index(row, BalancedRowTypesModel::Normal).data().toString().toDouble(),
            type.number);
        const auto members
            = std::ranges::count_if(before.objectives, [&](const Objective &objective) {
                  return std::ranges::contains(
                      balancedRowOf(objective).rowTypes, type.name, &NamedNumber::name);
              });
        QCOMPARE(
            model.index(row, BalancedRowTypesModel::Goals).data().toString().toLongLong(), members);
    }
    const int made = model.add();
    QVERIFY(model.setData(model.index(made, BalancedRowTypesModel::Short), u"2.75"_s));
    QVERIFY(model.setData(model.index(made, BalancedRowTypesModel::Normal), u""_s));
    const QString name = model.index(made, BalancedRowTypesModel::Name).data().toString();
    QVERIFY(std::ranges::contains(
        goalsOf(document.set(), BalancedMode::Short).rowTypes, NamedNumber{name, 2.75}));
    QVERIFY(!std::ranges::contains(
        goalsOf(document.set(), BalancedMode::Normal).rowTypes, name, &NamedNumber::name));
    QSignalSpy refused(&model, &BalancedRowTypesModel::refused);
    QVERIFY(!model.setData(model.index(made, BalancedRowTypesModel::Normal), u"much"_s));
    QVERIFY(!model.setData(model.index(made, BalancedRowTypesModel::Normal), u"5000"_s));
    QVERIFY(
        !model.setData(model.index(made, BalancedRowTypesModel::Name), normal.rowTypes[0].name));
    QCOMPARE(refused.count(), 3);
    model.removeThresholds({made});
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QCOMPARE(document.set(), before);
}

void TestBalancedModels::rowTypesAreRenamedInGoals()
{
    GoalSetDocument document;
    document.adopt(fileOf(listedSet()), {});
    BalancedRowTypesModel model(document);
    const QAbstractItemModelTester tester(&model);
    const QString goals = model.index(0, BalancedRowTypesModel::Goals).data().toString();
    const QString threshold = model.index(0, BalancedRowTypesModel::Normal).data().toString();
    QVERIFY(goals.toInt() > 0);
    QVERIFY(model.setData(model.index(0, 0), u"hammer"_s));
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(model.index(0, 0).data().toString(), u"hammer"_s);
    QCOMPARE(model.index(0, BalancedRowTypesModel::Goals).data().toString(), goals);
    QCOMPARE(model.index(0, BalancedRowTypesModel::Normal).data().toString(), threshold);
    // Of no threshold at all, goals still have it, which is told.
    model.removeThresholds({0});
    const QModelIndexList found
        = model.match(model.index(0, 0), Qt::DisplayRole, u"hammer"_s, 1, Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    QVERIFY(found.first().data(ProblemRole).isValid());
}

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

/// The share of lines that the panel tells, against boards made one by one.
void TestBalancedModels::theTrialCountsLines()
{
    GoalSetDocument document;
    document.adopt(fileOf(tieredSet(200)), {});
    BalancedStartModel model(document);
    model.setWanted(true);
    // Below what one value may be, so that some lines share.
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
    if (weights.canApply()) {
        weights.apply();
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
            continue; // which of the two is meant does not matter here
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
