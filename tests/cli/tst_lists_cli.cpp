// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of other sites on the command line: convert, check and generate.

#include "tests/support/places.h"
#include "tests/support/run_program.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

Run say(const QStringList &arguments)
{
    return runProgram(commandLinePath(), arguments);
}

QJsonObject objectOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

/// 26 goals in 25 tiers, with types and faults that are repaired.
QByteArray tiersWithFaults()
{
    QByteArray text = "[\n";
    for (int tier = 1; tier <= 25; ++tier)
        text += "[{\"name\": \"Goal " + QByteArray::number(tier) + "\", \"types\": [\"kind\"]}],\n";
    text.insert(text.lastIndexOf(']'), ",\n  {name: \"Last\", \"type\": [\"end\"]}");
    return text + "]\n";
}

QByteArray namesJson(int goals)
{
    QByteArray text;
    for (int i = 1; i <= goals; ++i)
        text += (text.isEmpty() ? "{\"name\": \"Goal " : ", {\"name\": \"Goal ")
            + QByteArray::number(i) + "\"}";
    return '[' + text + ']';
}

} // namespace

class TestListsCli final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void repairsAreTold();
    void changesOfSetsAreListed();
    void listsAndFormatsAreChosen();
    void everyCommandChoosesAList();
    void choicesCount();
    void whatASiteRefusesIsRefused();
    void lossesCanBeRefused();
    void boardsForSites();
    void listsMakeBoardsAtOnce();

private:
    QString file(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path
                                                                                    : QString();
    }

    QTemporaryDir m_folder;
};

void TestListsCli::initTestCase()
{
    QVERIFY(m_folder.isValid());
}

/// Every difference of every field, of lists and of sets.
void TestListsCli::changesOfSetsAreListed()
{
    const auto changes = [](const QString &name, const QString &suffix) {
        const QString at = fixturePath("lists/changes/") + name;
        return say({u"changes"_s, at + u"-old."_s + suffix, at + u"-new."_s + suffix}).out;
    };
    QCOMPARE(changes(u"21-changes"_s, u"js"_s),
        QByteArray("6 changes\n"
                   "  \"light\": line limit 20 % is new\n"
                   "  \"Find the lamp\": line_categories cave is now cave, light\n"
                   "  \"Ring the bell twice\": goal Ring the bell is now Ring the bell twice\n"
                   "  \"Open the gate\": balanced.difficulty 6 is now 19\n"
                   "  \"Open the gate\": place 2 is now 4\n"
                   "  \"Feed the goat\" is new\n"));
    QCOMPARE(changes(u"22-changes"_s, u"json"_s),
        QByteArray("5 changes\n"
                   "  \"loot\": board limit 40 % is now 20 %\n"
                   "  \"Open {{X}} chests\": range 3, 5 is now 3, 9\n"
                   "  \"Open {{X}} chests\": line_categories loot is now (none)\n"
                   "  \"Open {{X}} chests\": weighting 80 is now 20\n"
                   "  \"Open {{X}} chests\": tag t is now (none)\n"));
    // Tables, what is stored once, names, and data that no field reads.
    const QByteArray set = R"({"schema_version": 3, "schema_mode": "strict", "game_name": "A",
        "set_name": "B", "tag_names": [], "objectives": [{"goal": "Sing"}],
        "limits": {"board": {}, "line": {}}, "boardwright": {"exclusion_groups": [{"name": "g"}]}})";
    const auto changed = [&](const char *from, const char *to) {
        QByteArray other = set;
        other.replace(from, to);
        const Run said = say({u"changes"_s, file(u"a.json"_s, set), file(u"b.json"_s, other)});
        return QString::fromUtf8(said.out).simplified();
    };
    QCOMPARE(changed("strict", "strict"), u"Nothing changed."_s);
    QCOMPARE(changed("\"B\"", "\"C\""), u"1 change set_name B is now C"_s);
    QCOMPARE(changed("strict", "relaxed"), u"1 change schema_mode strict is now relaxed"_s);
    QCOMPARE(changed("\"name\": \"g\"", "\"name\": \"g\", \"most\": 2"),
        u"1 change \"g\": exclusion_groups.most 1 is now 2"_s);
    QCOMPARE(changed("\"Sing\"", "\"Sing\", \"shiny\": 1"), u"1 change \"Sing\": shiny 1 is new"_s);
}

/// The author chooses one of several lists, and the format if it is not the one recognised.
void TestListsCli::listsAndFormatsAreChosen()
{
    const QString script = file(u"two.js"_s, "var a = ['A', 'B'];\nvar b = ['C'];\n");
    const Run longest = say({u"convert"_s, script, u"--to"_s, u"text"_s});
    QCOMPARE(longest.out, QByteArray("A\nB\n"));
    QVERIFY2(longest.err.contains("The file has several lists. \"a\" was read"),
        longest.err.constData());
    QCOMPARE(say({u"convert"_s, script, u"--to"_s, u"text"_s, u"--list"_s, u"b"_s}).out,
        QByteArray("C\n"));
    const Run none = say({u"convert"_s, script, u"--list"_s, u"c"_s});
    QCOMPARE(none.status, 2);
    QVERIFY2(none.err.contains("Lists: a, b."), none.err.constData());
    QVERIFY(none.out.isEmpty());
    const Run lines = say({u"convert"_s, script, u"--to"_s, u"text"_s, u"--from"_s, u"text"_s});
    QCOMPARE(lines.out, QByteArray("var a = ['A', 'B'];\nvar b = ['C'];\n"));
    const Run unknown = say({u"convert"_s, script, u"--from"_s, u"yaml"_s});
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.err.contains("There is no format \"yaml\" to read."), unknown.err.constData());
}

/// Each command that opens a list takes the name of one of several, and says that there are others.
void TestListsCli::everyCommandChoosesAList()
{
    const auto goals = [](const QByteArray &word, int count) {
        QByteArrayList all;
        for (int i = 1; i <= count; ++i)
            all << "{name: '" + word + ' ' + QByteArray::number(i) + "', types: ['t"
                    + QByteArray::number(i) + "']}";
        return '[' + all.join(",") + ']';
    };
    const QString script = file(
        u"two.js"_s, "var a = " + goals("first", 40) + ";\nvar b = " + goals("second", 30) + ";\n");
    const QString boards = file(u"boards.json"_s,
        say({u"generate"_s, script, u"--format"_s, u"json"_s, u"--list"_s, u"b"_s}).out);
    const QString made = file(u"made.json"_s, {});
    const QString few = u"2"_s;
    const QList<QStringList> commands{{u"generate"_s, script},
        {u"simulate"_s, script, u"--boards"_s, few, u"--format"_s, u"csv"_s}, {u"check"_s, script},
        {u"compare"_s, script, script, u"--boards"_s, few}, {u"again"_s, script, boards},
        {u"changes"_s, script, script}, {u"convert"_s, script},
        {u"tiers"_s, script, u"-o"_s, made, u"--boards"_s, few},
        {u"balance"_s, script, u"-o"_s, made, u"--boards"_s, few, u"--rounds"_s, u"1"_s},
        {u"tune"_s, script, u"-o"_s, made, u"--target"_s, u"all"_s, u"--accuracy"_s, few,
            u"--trial"_s, few, u"--accept-worse"_s},
        {u"curate"_s, script, u"--count"_s, u"1"_s}};
    for (const QStringList &command : commands) {
        const auto with = [&](const QStringList &more) { return say(command + more); };
        const Run longest = with({});
        const QByteArray told = longest.err + longest.out;
        QVERIFY2(told.contains("\"a\" was read"), told.constData());
        QVERIFY2(told.contains("--list NAME reads another one"), told.constData());
        const Run chosen = with({u"--list"_s, u"b"_s});
        QVERIFY2(!(chosen.err + chosen.out).contains("was read, with"), chosen.err.constData());
        QVERIFY2(!chosen.out.contains("first 1"), chosen.out.constData());
        const Run none = with({u"--list"_s, u"c"_s});
        QCOMPARE(none.status, 2);
        QVERIFY2(
            (none.err + none.out).contains("The file has no list \"c\""), none.err.constData());
    }
    const Run generated = say({u"generate"_s, script, u"--list"_s, u"b"_s});
    QCOMPARE(generated.status, 0);
    QVERIFY2(generated.out.contains("second "), generated.out.constData());
    QCOMPARE(say({u"again"_s, script, boards, u"--list"_s, u"b"_s}).status, 0);
    QVERIFY(say({u"again"_s, script, boards}).status != 0);
}

/// Each repair is a line with its place, and the set is what the list meant.
void TestListsCli::repairsAreTold()
{
    const QString list = file(u"tiers.json"_s, tiersWithFaults());
    const Run said = say({u"convert"_s, list});
    QCOMPARE(said.status, 0);
    const QByteArray place = list.toUtf8();
    QVERIFY2(
        said.err.contains(place + ":27:4: warning: The key name was read"), said.err.constData());
    QVERIFY2(
        said.err.contains(place + ":27:18: warning: 1 goal says \"type\""), said.err.constData());
    QVERIFY2(said.err.contains(place + ":27:35: warning: A comma before a closing bracket"),
        said.err.constData());
    QVERIFY2(said.err.contains(place + ": read as: Bingosync: SRL v5 list, 26 goals"),
        said.err.constData());
    QCOMPARE(said.err.count('\n'), 4);
    const QJsonObject set = objectOf(said.out);
    const QJsonArray objectives = set[u"objectives"_s].toArray();
    QCOMPARE(objectives.size(), 26);
    const QJsonObject last = objectives[25].toObject();
    QCOMPARE(last[u"goal"_s].toString(), u"Last"_s);
    QCOMPARE(last[u"line_categories"_s].toArray(), QJsonArray{u"end"_s});
    QCOMPARE(last[u"boardwright"_s][u"balanced"_s][u"difficulty"_s].toInt(), 25);
    QCOMPARE(set[u"limits"_s][u"line"_s][u"kind"_s].toInt(), 20);
}

void TestListsCli::choicesCount()
{
    const QString list = file(u"tiers.json"_s, tiersWithFaults());
    const Run said
        = say({u"convert"_s, list, u"--types"_s, u"board"_s, u"--zones"_s, u"--no-difficulty"_s});
    QCOMPARE(said.status, 0);
    const QJsonArray objectives = objectOf(said.out)[u"objectives"_s].toArray();
    QVERIFY(!said.out.contains("\"boardwright\""));
    QCOMPARE(objectives[0][u"board_categories"_s].toArray(), QJsonArray{u"kind"_s});
    QCOMPARE(objectives[0][u"progression"_s].toArray(), QJsonArray{u"e"_s});
    QCOMPARE(objectives[12][u"progression"_s].toArray(), QJsonArray{u"m"_s});
    QCOMPARE(objectives[25][u"progression"_s].toArray(), QJsonArray{u"n"_s});
    const Run none = say({u"convert"_s, list, u"--types"_s, u"none"_s});
    QVERIFY(!none.out.contains("kind"));
    QCOMPARE(say({u"convert"_s, list, u"--types"_s, u"word"_s}).status, 2);
}

void TestListsCli::whatASiteRefusesIsRefused()
{
    const QString few = file(u"few.json"_s, namesJson(24));
    const QString out = m_folder.filePath(u"out.json"_s);
    const Run said = say({u"convert"_s, few, u"--to"_s, u"bingosync"_s, u"-o"_s, out});
    QCOMPARE(said.status, 1);
    QVERIFY2(said.err.contains("at least 25 goals, but the set has 24"), said.err.constData());
    QVERIFY(!QFile::exists(out));
    const QString enough = file(u"enough.json"_s, namesJson(25));
    QCOMPARE(say({u"convert"_s, enough, u"--to"_s, u"bingosync"_s}).status, 0);
    const Run isaac = say({u"convert"_s, enough, u"--to"_s, u"bingosync-isaac"_s});
    QCOMPARE(isaac.status, 0);
    const QJsonArray tiers = QJsonDocument::fromJson(isaac.out).array();
    QCOMPARE(tiers.size(), 4);
    QCOMPARE(tiers[0].toArray().size() + tiers[1].toArray().size() + tiers[2].toArray().size()
            + tiers[3].toArray().size(),
        25);
    QVERIFY2(isaac.err.contains("get a type of their own"), isaac.err.constData());
}

void TestListsCli::lossesCanBeRefused()
{
    const QString sample = resourcePath("samples/elder-isles.json");
    const QString out = m_folder.filePath(u"strict.json"_s);
    const Run said
        = say({u"convert"_s, sample, u"--to"_s, u"playbingo"_s, u"--strict"_s, u"-o"_s, out});
    QCOMPARE(said.status, 1);
    QVERIFY(said.err.contains("lost: "));
    QVERIFY(!QFile::exists(out));
}

/// A fixed board has exactly the goals of the seed's board, in its order.
void TestListsCli::boardsForSites()
{
    const QString sample = resourcePath("samples/elder-isles.json");
    const Run said
        = say({u"generate"_s, sample, u"--seed"_s, u"7"_s, u"--format"_s, u"bingosync-board"_s});
    QCOMPARE(said.status, 0);
    const QJsonArray squares = QJsonDocument::fromJson(said.out).array();
    QCOMPARE(squares.size(), 25);
    const QJsonArray cells = objectOf(
        say({u"generate"_s, sample, u"--seed"_s, u"7"_s, u"--format"_s, u"json"_s}).out)[u"cells"_s]
                                 .toArray();
    for (int i = 0; i < 25; ++i) {
        QCOMPARE(squares[i].toObject().keys(), QStringList{u"name"_s});
        QCOMPARE(squares[i][u"name"_s], cells[i][u"goal"_s]);
    }
    const Run small = say({u"generate"_s, sample, u"--format"_s, u"caravan"_s});
    QCOMPARE(small.status, 1);
    QVERIFY(small.out.isEmpty());
    QVERIFY2(small.err.contains("needs a board of 36 cells, but this one has 25"),
        small.err.constData());
    const Run many
        = say({u"generate"_s, sample, u"--format"_s, u"caravan"_s, u"--seeds"_s, u"1..2"_s});
    QCOMPARE(many.status, 2);
}

/// Every command reads every list.
void TestListsCli::listsMakeBoardsAtOnce()
{
    const QString script = file(u"list.js"_s,
        "var bingoList = [];\nbingoList[1] = [{ name: 'One', types: ['a'] },];\n"
        "bingoList[2] = ["
            + namesJson(30).sliced(1) + ";\n");
    const Run said = say({u"generate"_s, script, u"--verify"_s});
    QVERIFY2(said.status == 0, said.err.constData());
    // Without what makes them members of objects, which are no lines of goals.
    const QString text = file(u"list.txt"_s,
        namesJson(30)
            .replace("}, {", "\n")
            .replace("[{", "")
            .replace("}]", "\n")
            .replace("\"name\": ", ""));
    QVERIFY(say({u"generate"_s, text}).status == 0);
    const Run checked = say({u"check"_s, script});
    QVERIFY2(checked.status == 0 || checked.status == 1, checked.err.constData());
}

BOARDWRIGHT_UNIT(TestListsCli, QCoreApplication)

#include "tst_lists_cli.moc"
