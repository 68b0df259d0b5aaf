// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The balanced generator on the command line. Boards, statistics and comparisons treat it like any
// other generator.
#include "core/balanced/frequencies.h"
#include "core/balanced/goal_list_json.h"
#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/balanced/set_list.h"
#include "core/balanced/weight_balancer.h"
#include "core/formats/native.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/run_program.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

CombinedList listIn(const QString &path)
{
    const auto file = readGoalList(contentOf(path));
    return file ? file->list : CombinedList();
}

Run say(const QStringList &arguments)
{
    return runProgram(commandLinePath(), arguments);
}

} // namespace

class TestBalancedCli final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void boards();
    void failures();
    void statistics();
    void listsAreRead_data();
    void listsAreRead();
    void countsAreThoseOfTheList();
    void linesAreTold();
    void listsComeBack();
    void lossesAreTold();
    void balancing();
    static void balancingIsStopped_data();
    void balancingIsStopped();
    void balancingASet();
    void changes();
    void tiers();
    void hostileFiles_data();
    void hostileFiles();

private:
    QString pathOf(const QString &name) const { return m_folder.filePath(name); }

    QString m_file;
    QString m_list = fixturePath("balanced/list.json");
    QTemporaryDir m_folder;
};

void TestBalancedCli::initTestCase()
{
    GoalSet set = setOfList(referenceList(fixturePath("balanced/list.json")));
    balanced::setProfile(
        set, BalancedMode::Blackout, referenceProfile(u"tight"_s, BalancedMode::Blackout));
    m_file = m_folder.filePath(u"set.json"_s);
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(writeNative(set));
}

void TestBalancedCli::boards()
{
    const QList<ReferenceBoard> expected = referenceBoards(fixturePath("balanced/boards.jsonl"));
    const Run said = say({u"generate"_s, m_file, u"--generator"_s, u"balanced"_s, u"--seeds"_s,
        u"1..10"_s, u"--format"_s, u"json"_s, u"--verify"_s, u"--measures"_s, u"--trace"_s});
    QCOMPARE(said.err, QByteArray());
    QCOMPARE(said.status, 0);
    const QJsonArray boards = QJsonDocument::fromJson(said.out).array();
    QCOMPARE(boards.size(), 10);
    int compared = 0;
    for (const ReferenceBoard &board : expected) {
        if (board.profile != u"default" || board.mode != BalancedMode::Normal || board.seed > 10)
            continue;
        const QJsonObject ours = boards[static_cast<qsizetype>(board.seed) - 1].toObject();
        QCOMPARE(ours.value(u"iterations"_s).toInt(), board.iterations);
        for (qsizetype cell = 0; cell < 25; ++cell)
            QCOMPARE(ours.value(u"cells"_s)[cell][u"id"_s].toString(), board.ids[cell]);
        ++compared;
    }
    QCOMPARE(compared, 10);
}

void TestBalancedCli::failures()
{
    const Run said = say({u"generate"_s, m_file, u"--generator"_s, u"balanced"_s, u"--mode"_s,
        u"blackout"_s, u"--seed"_s, u"2"_s, u"--format"_s, u"json"_s});
    QCOMPARE(said.status, 1);
    QVERIFY(said.err.contains("None of 100 attempts"));
    const QJsonObject board = QJsonDocument::fromJson(said.out).object();
    QVERIFY(board.value(u"failed"_s).toBool());
    QCOMPARE(board.value(u"iterations"_s).toInt(), 100);
}

void TestBalancedCli::statistics()
{
    const Run said = say({u"simulate"_s, m_file, u"--generator"_s, u"balanced"_s, u"--boards"_s,
        u"50"_s, u"--reasons"_s});
    QCOMPARE(said.status, 0);
    QVERIFY2(said.out.contains("balanced 2, mode normal"), said.out.constData());
    const Run compared = say(
        {u"compare"_s, m_file, m_file, u"--generator"_s, u"balanced"_s, u"--boards"_s, u"20"_s});
    QCOMPARE(compared.err, QByteArray());
    QCOMPARE(compared.status, 0);
}

void TestBalancedCli::listsAreRead_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("key");
    for (const auto &[mode, key] : {std::pair(BalancedMode::Normal, "normal"),
             std::pair(BalancedMode::Short, "short"), std::pair(BalancedMode::Blackout, "blackout"),
             std::pair(BalancedMode::ShortBlackout, "short_blackout")})
        QTest::newRow(key) << static_cast<int>(mode) << QString::fromLatin1(key);
}

/// Boards of an unconverted list equal those of the reference, without an option that names the
/// generator.
void TestBalancedCli::listsAreRead()
{
    QFETCH(const int, mode);
    QFETCH(const QString, key);
    const Run said = say({u"generate"_s, m_list, u"--mode"_s, key, u"--seeds"_s, u"1..10"_s,
        u"--format"_s, u"json"_s});
    const QJsonArray boards = QJsonDocument::fromJson(said.out).array();
    QCOMPARE(boards.size(), 10);
    int compared = 0;
    int failed = 0;
    for (const ReferenceBoard &board : referenceBoards(fixturePath("balanced/boards.jsonl"))) {
        if (board.profile != u"default" || static_cast<int>(board.mode) != mode || board.seed > 10)
            continue;
        const QJsonObject ours = boards[static_cast<qsizetype>(board.seed) - 1].toObject();
        QCOMPARE(ours.value(u"generator"_s).toString(), u"balanced"_s);
        QCOMPARE(ours.value(u"iterations"_s).toInt(), board.iterations);
        QCOMPARE(ours.value(u"failed"_s).toBool(), board.ids.isEmpty());
        for (qsizetype cell = 0; cell < board.ids.size(); ++cell)
            QCOMPARE(ours.value(u"cells"_s)[cell][u"id"_s].toString(), board.ids[cell]);
        failed += board.ids.isEmpty() ? 1 : 0;
        ++compared;
    }
    QCOMPARE(compared, 10);
    QCOMPARE(said.status, failed > 0 ? 1 : 0);
}

/// Statistics of a list agree with a plain count over its boards.
void TestBalancedCli::countsAreThoseOfTheList()
{
    constexpr int boards = 60;
    const Run said = say(
        {u"simulate"_s, m_list, u"--boards"_s, QString::number(boards), u"--format"_s, u"json"_s});
    QVERIFY2(said.status < 2, said.err.constData());
    const QJsonObject statistics = QJsonDocument::fromJson(said.out).object();
    ReferenceMaker maker(listIn(m_list), BalancedMode::Normal, profileOf(BalancedMode::Normal));
    Frequencies counts;
    Watch watch;
    QVERIFY(countFrequencies(maker.attempts(), maker.tables(), 1, boards, 100, watch, counts));
    QCOMPARE(statistics.value(u"failed"_s).toInteger(), counts.failed);
    QCOMPARE(statistics.value(u"iterations"_s).toInteger(), counts.attempts - 100 * counts.failed);
    // By row of the set, which also holds the goals that no cell uses.
    const GoalSet set = setOfList(listIn(m_list));
    const BalancedGoals goals = goalsOf(set, BalancedMode::Normal);
    QMap<int, std::int64_t> expected;
    for (qsizetype i = 0; i < goals.goals.size(); ++i)
        expected[goals.goals[i].rowIndex] = counts.boards.at(static_cast<std::size_t>(i));
    const QJsonArray objectives = statistics.value(u"objectives"_s).toArray();
    QCOMPARE(objectives.size(), set.objectives.size());
    for (int row = 0; row < objectives.size(); ++row)
        QCOMPARE(objectives[row][u"appearances"_s].toInteger(), expected.value(row));
}

void TestBalancedCli::linesAreTold()
{
    const Run said = say({u"generate"_s, m_list, u"--seed"_s, u"1"_s});
    QCOMPARE(said.status, 0);
    QVERIFY2(
        said.out.contains("Target time per line: 73:30 (66:30 to 76:30)"), said.out.constData());
    const Run measured = say(
        {u"generate"_s, m_list, u"--seed"_s, u"1"_s, u"--format"_s, u"json"_s, u"--measures"_s});
    const QJsonObject board = QJsonDocument::fromJson(measured.out).object();
    const QJsonArray lengths = board[u"measures"_s][u"line_minutes"_s].toArray();
    QCOMPARE(lengths.size(), 12);
    // The report shows every line's time, in minutes and seconds.
    for (const auto &length : lengths) {
        const qint64 seconds = qRound64(length.toDouble() * 60);
        const QString clock = u"%1:%2"_s.arg(seconds / 60).arg(seconds % 60, 2, 10, QChar(u'0'));
        QVERIFY2(QString::fromUtf8(said.out).contains(clock), qPrintable(clock));
    }
}

void TestBalancedCli::listsComeBack()
{
    const QString same = pathOf(u"same.json"_s);
    QCOMPARE(
        say({u"convert"_s, m_list, u"--to"_s, u"goal-list"_s, u"--strict"_s, u"-o"_s, same}).status,
        0);
    QVERIFY(contentOf(same) == contentOf(m_list));
    // Converting to a goal set's file and back keeps the boards.
    const QString native = pathOf(u"native.json"_s);
    const QString back = pathOf(u"back.json"_s);
    QCOMPARE(say({u"convert"_s, m_list, u"-o"_s, native}).status, 0);
    QVERIFY(readNative(contentOf(native)).has_value());
    const Run said = say({u"convert"_s, native, u"--to"_s, u"goal-list"_s, u"-o"_s, back});
    QCOMPARE(said.status, 0);
    QCOMPARE(said.err, QByteArray());
    const CombinedList after = listIn(back);
    const CombinedList before = listIn(m_list);
    for (const BalancedMode mode : balancedModes)
        QVERIFY(goalsOf(listFor(after, mode)) == goalsOf(listFor(before, mode)));
    const QStringList board{u"--seeds"_s, u"1..5"_s, u"--format"_s, u"jsonl"_s};
    QVERIFY(say(QStringList{u"generate"_s, native} + board).out
        == say(QStringList{u"generate"_s, m_list} + board).out);
}

void TestBalancedCli::lossesAreTold()
{
    const QString sample = resourcePath("samples/elder-isles.json");
    const Run said = say({u"convert"_s, sample, u"--to"_s, u"goal-list"_s});
    QCOMPARE(said.status, 0);
    QVERIFY2(said.err.contains("without a time, left out entirely (1, 2, 3"), said.err.constData());
    QVERIFY(readGoalList(said.out).has_value());
    const QString out = pathOf(u"lossy.json"_s);
    QCOMPARE(
        say({u"convert"_s, sample, u"--to"_s, u"goal-list"_s, u"--strict"_s, u"-o"_s, out}).status,
        1);
    QVERIFY(!QFile::exists(out));
    const Run unknown = say({u"convert"_s, sample, u"--to"_s, u"word"_s});
    QCOMPARE(unknown.status, 2);
    QVERIFY(unknown.err.contains("goal-list"));
}

/// `balance` writes the weights that the balancer finds, and changes nothing else.
void TestBalancedCli::balancing()
{
    const QString out = pathOf(u"balanced.json"_s);
    const Run said = say({u"balance"_s, m_list, u"-o"_s, out, u"--rounds"_s, u"3"_s, u"--boards"_s,
        u"40"_s, u"--until"_s, u"0"_s, u"--seed"_s, u"x"_s, u"--accept-worse"_s});
    QCOMPARE(said.status, 0);
    WeightBalancer balancer(listIn(m_list).normal, profileOf(BalancedMode::Normal),
        {.boards = 40, .rounds = 3, .deviation = 0, .seed = u"x"_s});
    Watch watch;
    while (balancer.round(watch)) { }
    const CombinedList after = listIn(out);
    CombinedList expected = listIn(m_list);
    const auto bare = [](GoalList list) {
        list.verbatim = nullptr;
        for (QList<ListGoal> &bucket : list.buckets) {
            for (ListGoal &goal : bucket)
                goal.verbatim = nullptr;
        }
        return list;
    };
    QVERIFY(bare(after.normal) == bare(balancer.best()));
    QVERIFY(bare(*after.shortList) == bare(*expected.shortList));
    QVERIFY2(said.out.contains("round 3"), said.out.constData());
    const QStringList never = balancer.neverSeen();
    for (const QString &id : never)
        QVERIFY2(said.out.contains(id.toUtf8()), qPrintable(id));
    QCOMPARE(said.out.contains("Never on a board"), !never.isEmpty());
}

void TestBalancedCli::balancingIsStopped_data()
{
    QTest::addColumn<bool>("isAccepted");
    QTest::newRow("asked") << false;
    QTest::newRow("accepted") << true;
}

void TestBalancedCli::balancingIsStopped()
{
    QFETCH(const bool, isAccepted);
#ifdef Q_OS_UNIX
    const QString out = pathOf(u"stopped.json"_s);
    QProcess process;
    startProgram(process, commandLinePath(),
        QStringList{u"balance"_s, m_list, u"-o"_s, out, u"--rounds"_s, u"1000000"_s, u"--boards"_s,
            u"5"_s, u"--until"_s, u"0"_s}
            + (isAccepted ? QStringList{u"--accept-worse"_s} : QStringList()));
    QTRY_VERIFY(takesSignals(process));
    QTest::qWait(500); // enough for several rounds
    process.terminate();
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    const QByteArray err = process.readAllStandardError();
    QVERIFY2(err.contains("Stopped in round"), err.constData());
    QVERIFY(process.readAllStandardOutput().contains("not known whether a number is worse"));
    QCOMPARE(err.contains("best weights so far were written"), isAccepted);
    QCOMPARE(err.contains("Nothing was written. --accept-worse"), !isAccepted);
    QCOMPARE(QFile::exists(out), isAccepted);
    QVERIFY(!isAccepted || !listIn(out).normal.buckets[1].isEmpty());
#endif
}

/// A goal set stays a goal set; only its weights change.
void TestBalancedCli::balancingASet()
{
    const QString out = pathOf(u"balanced-set.json"_s);
    const QString list = pathOf(u"balanced-list.json"_s);
    const QStringList options{
        u"--rounds"_s, u"2"_s, u"--boards"_s, u"30"_s, u"--until"_s, u"0"_s, u"--accept-worse"_s};
    QCOMPARE(say(QStringList{u"balance"_s, m_file, u"-o"_s, out} + options).status, 0);
    QCOMPARE(say(QStringList{u"balance"_s, m_list, u"-o"_s, list} + options).status, 0);
    const auto native = readNative(contentOf(out));
    QVERIFY(native.has_value());
    const BalancedGoals ofSet = goalsOf(native->set, BalancedMode::Normal);
    const BalancedGoals ofList = goalsOf(listIn(list).normal);
    QCOMPARE(ofSet.goals.size(), ofList.goals.size());
    int weighted = 0;
    for (qsizetype i = 0; i < ofSet.goals.size(); ++i) {
        QCOMPARE(ofSet.goals[i].id, ofList.goals[i].id);
        weighted += ofSet.goals[i].weight != 0 ? 1 : 0;
    }
    QVERIFY(weighted > 0);
}

void TestBalancedCli::changes()
{
    const QString other = pathOf(u"other.json"_s);
    CombinedList list = listIn(m_list);
    const ListGoal gone = list.normal.buckets[1].takeFirst();
    ListGoal &slower = list.normal.buckets[2].first();
    slower.time = 99;
    list.normal.filters.append({.category = u"new one"_s, .text = u"min 3"_s});
    writeFile(other, writeGoalList(list));
    const Run words = say({u"changes"_s, m_list, other});
    QCOMPARE(words.status, 0);
    QVERIFY2(words.out.contains("The normal list: 3 changes"), words.out.constData());
    QVERIFY(words.out.contains((u'"' + gone.name + u"\" was removed"_s).toUtf8()));
    QVERIFY(words.out.contains((u'"' + slower.name + u"\": time "_s).toUtf8()));
    QVERIFY(words.out.contains("is now 99"));
    QVERIFY(words.out.contains("new one"));
    const Run json = say({u"changes"_s, m_list, other, u"--format"_s, u"json"_s});
    const QJsonObject told = QJsonDocument::fromJson(json.out).object();
    QCOMPARE(told.keys(), (QStringList{u"normal"_s, u"short"_s}));
    QVERIFY(told.value(u"short"_s).toArray().isEmpty());
    const QJsonArray all = told.value(u"normal"_s).toArray();
    QCOMPARE(all.size(), 3);
    // The output has exactly the keys that the schema names.
    QFile file(resourcePath("schema/list-changes.schema.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject item
        = QJsonDocument::fromJson(file.readAll())[u"definitions"_s][u"changes"_s][u"items"_s]
              .toObject();
    const QJsonArray kinds = item[u"properties"_s][u"change"_s][u"enum"_s].toArray();
    for (const auto &change : all) {
        QCOMPARE(change.toObject().keys(), item.value(u"properties"_s).toObject().keys());
        QVERIFY(kinds.contains(change[u"change"_s]));
    }
    QCOMPARE(all[0][u"id"_s].toString(), gone.id);
    QVERIFY(all[0][u"after"_s].isNull());
    QCOMPARE(all[1][u"after"_s].toString(), u"99"_s);
    QVERIFY(all[2][u"id"_s].isNull());
    QCOMPARE(say({u"changes"_s, m_list, m_list}).out, QByteArray("Nothing changed.\n"));
    QCOMPARE(say({u"changes"_s, m_list, pathOf(u"none.json"_s)}).status, 2);
}

void TestBalancedCli::tiers()
{
    const QString in = pathOf(u"tiers-in.json"_s);
    const QString out = pathOf(u"tiers-out.json"_s);
    GoalSet set;
    for (int i = 0; i < 200; ++i) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = u"goal %1"_s.arg(i);
        objective.lineCategories = {u"c%1"_s.arg(i * 7 % 12)};
        set.objectives.append(objective);
    }
    writeFile(in, writeNative(set));
    const Run said = say({u"tiers"_s, in, u"-o"_s, out, u"--boards"_s, u"50"_s, u"--first"_s,
        u"1"_s, u"--minutes"_s, u"0.75"_s});
    QCOMPARE(said.err, QByteArray());
    QCOMPARE(said.status, 0);
    // Recounts the reported share of lines on the boards of the set that was written.
    const Run boards = say(
        {u"generate"_s, out, u"--seeds"_s, u"1..50"_s, u"--format"_s, u"json"_s, u"--verify"_s});
    QCOMPARE(boards.err, QByteArray());
    const QJsonArray all = QJsonDocument::fromJson(boards.out).array();
    QCOMPARE(all.size(), 50);
    int shared = 0;
    for (const auto &board : all) {
        QCOMPARE(board[u"generator"_s].toString(), u"balanced"_s);
        QList<QList<int>> lines{{0, 6, 12, 18, 24}, {4, 8, 12, 16, 20}};
        for (int i = 0; i < 5; ++i)
            lines << QList{5 * i, 5 * i + 1, 5 * i + 2, 5 * i + 3, 5 * i + 4}
                  << QList{i, i + 5, i + 10, i + 15, i + 20};
        for (const QList<int> &line : std::as_const(lines)) {
            QSet<int> categories;
            for (const int cell : line)
                categories << board[u"cells"_s][cell][u"objective"_s].toInt() * 7 % 12;
            shared += categories.size() < 5 ? 1 : 0;
        }
    }
    QVERIFY(shared > 0);
    const QByteArray expected = QByteArray::number(shared) + " of 600 lines";
    QVERIFY2(said.out.contains(expected), (said.out + expected).constData());
    // Too few goals: the exit status reports the error.
    writeFile(in, R"({"objectives":[{"goal":"A"}]})");
    QCOMPARE(say({u"tiers"_s, in, u"-o"_s, out}).status, 1);
}

void TestBalancedCli::hostileFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("broken") << u"a.json"_s << QByteArray("{\"normal\":\n{]") << QByteArray(":2:");
    QTest::newRow("wrong type") << u"b.json"_s
                                << QByteArray("{\"normal\":{\n\"1\":[{\"time\":\"x\"}]}}")
                                << QByteArray(":2:");
    QTest::newRow("a column is missing")
        << u"c.csv"_s << QByteArray("difficulty,time,skill\n1,2,3\n")
        << QByteArray("lacks the column \"name\"");
    QTest::newRow("open quote") << u"d.csv"_s
                                << QByteArray("updated,name,jp,difficulty,time,skill\n\"x")
                                << QByteArray(":2:");
}

void TestBalancedCli::hostileFiles()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, told);
    const QString path = pathOf(name);
    const QString out = pathOf(u"never.json"_s);
    writeFile(path, bytes);
    for (const QStringList &arguments :
        {QStringList{u"generate"_s, path}, QStringList{u"simulate"_s, path},
            QStringList{u"convert"_s, path}, QStringList{u"balance"_s, path, u"-o"_s, out},
            QStringList{u"changes"_s, m_list, path}, QStringList{u"tiers"_s, path, u"-o"_s, out},
            QStringList{u"compare"_s, path, m_list}}) {
        const Run said = say(arguments);
        QCOMPARE(said.status, 2);
        QVERIFY2(said.err.contains(told), said.err.constData());
        QVERIFY(said.out.isEmpty());
    }
    const Run checked = say({u"check"_s, path});
    QCOMPARE(checked.status, 2);
    QVERIFY2(checked.out.contains(told), checked.out.constData());
    QVERIFY(!QFile::exists(out));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestBalancedCli, QCoreApplication)

#include "tst_balanced_cli.moc"
