// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// List files are written back byte for byte, edits change only what they must, and untrusted files
// do no harm.
#include "core/balanced/codes.h"
#include "core/balanced/goal_list_json.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QByteArray fixtureBytes()
{
    QFile file(fixturePath("balanced/list.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A small list with unknown members and an unusual order of keys.
QByteArray smallList(const QByteArray &goals
    = "{ \"time\": 1.50, \"id\": \"a\", \"own\": [1, 2],"
      " \"types\": {\"b\": 1e0, \"7\": 2}, \"name\": \"A\" }",
    const QByteArray &combined = "\"true\"")
{
    QByteArray buckets;
    for (int bucket = 1; bucket <= 25; ++bucket)
        buckets += ",\"" + QByteArray::number(bucket) + "\": [" + (bucket == 3 ? goals : "") + "]";
    return "{\"extra\": null, \"normal\": {\"rowtypes\": {\"ms\": 9.5}, \"synfilters\":"
           " {\"z\": \"min 1\", \"y\": \"max -1\"}"
        + buckets + ", \"note\": \"kept\"}, \"info\": {\"combined\": " + combined
        + ", \"version\": \"v1\", \"by\": \"us\"}}\n";
}

const ListGoal &onlyGoal(const CombinedList &list)
{
    return list.normal.buckets[3].first();
}

} // namespace

class TestGoalList final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void comesBackByteForByte();
    static void readsWhatIsThere();
    static void editsTouchWhatTheyMust();
    static void newListsReadBack();
    static void oddThingsAreTold_data();
    static void oddThingsAreTold();
    static void refusals_data();
    static void refusals();
    static void brokenBytes();
    static void idsOfNames();
};

void TestGoalList::comesBackByteForByte()
{
    for (const QByteArray &bytes : {fixtureBytes(), smallList()}) {
        const auto file = readGoalList(bytes);
        QVERIFY(file.has_value());
        QCOMPARE(writeGoalList(file->list), bytes);
    }
    const QString path = dataFile(u"oot/list-v10.1.json"_s);
    QFile file(path);
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return;
    const QByteArray bytes = file.readAll();
    const auto read = readGoalList(bytes);
    QVERIFY(read.has_value());
    QCOMPARE(writeGoalList(read->list), bytes);
    // Its only oddity is goals of difficulty 0, which are ignored.
    QVERIFY(std::ranges::all_of(read->notes, [](const Problem &problem) {
        return problem.code == toCode(BalancedCode::ListBucketUnread);
    }));
    QCOMPARE(goalsOf(read->list.normal).goals.size(), 207);
    QCOMPARE(goalsOf(*read->list.shortList).goals.size(), 98);
}

void TestGoalList::readsWhatIsThere()
{
    const auto file = readGoalList(smallList());
    QVERIFY(file.has_value());
    const CombinedList &list = file->list;
    QCOMPARE(list.version, u"v1"_s);
    QVERIFY(!list.shortList);
    QVERIFY(list.normal.rowTypes == (QList<NamedNumber>{{.name = u"ms"_s, .number = 9.5}}));
    QVERIFY(list.normal.filters
        == (QList<NamedFilter>{
            {.category = u"z"_s, .text = u"min 1"_s}, {.category = u"y"_s, .text = u"max -1"_s}}));
    const ListGoal &goal = onlyGoal(list);
    QCOMPARE(goal.id, u"a"_s);
    QCOMPARE(goal.time.value(), 1.5);
    QVERIFY(!goal.weight);
    QVERIFY(goal.types
        == (QList<NamedNumber>{
            {.name = u"b"_s, .number = 1}, {.name = u"7"_s, .number = 2}})); // in file order
    QVERIFY(file->notes.isEmpty());
    QCOMPARE(&listFor(list, BalancedMode::Short), &list.normal);
}

void TestGoalList::editsTouchWhatTheyMust()
{
    CombinedList list = readGoalList(smallList())->list;
    list.normal.buckets[3].first().weight = 0.05;
    const QByteArray written = writeGoalList(list);
    // Unchanged parts keep their spelling and place; the new key is inserted at its own place.
    for (const char *kept : {"1.50", "1e0", "\"own\"", "\"note\": \"kept\"", "\"by\": \"us\"",
             "\"extra\": null", "\"weight\": 0.05"})
        QVERIFY2(written.contains(kept), kept);
    QVERIFY(written.indexOf("\"time\"") < written.indexOf("\"id\""));
    QVERIFY(written.indexOf("\"normal\"") < written.indexOf("\"info\""));
    QVERIFY(written.indexOf("\"own\"") < written.indexOf("\"weight\""));
    const auto again = readGoalList(written);
    QVERIFY(again.has_value());
    QCOMPARE(onlyGoal(again->list).weight.value(), 0.05);
    list.normal.buckets[3].first().weight.reset();
    const QByteArray undone = writeGoalList(list);
    QCOMPARE(undone, smallList()); // back to the original bytes
}

void TestGoalList::newListsReadBack()
{
    CombinedList list;
    list.version = u"mine"_s;
    list.shortList.emplace();
    list.normal.averageStandardDeviation = 55.25;
    list.normal.filters = {{.category = u"x\"y"_s, .text = u"min 2"_s}};
    list.normal.buckets[1].append({.id = u"\U0001F600"_s,
        .name = u"Smile"_s,
        .japaneseName = {},
        .time = 0.1,
        .difficulty = 1,
        .skill = 0,
        .weight = -0.30000000000000004,
        .types = {{.name = u"12"_s, .number = 0.1}},
        .subtypes = {},
        .rowTypes = {},
        .verbatim = {}});
    const QByteArray written = writeGoalList(list);
    auto again = readGoalList(written);
    QVERIFY(again.has_value());
    QVERIFY(again->notes.isEmpty());
    QCOMPARE(writeGoalList(again->list), written);
    ListGoal &goal = again->list.normal.buckets[1].first();
    goal.verbatim = nullptr;
    QVERIFY(goal == list.normal.buckets[1].first());
    QVERIFY(again->list.normal.filters == list.normal.filters);
    QCOMPARE(again->list.normal.averageStandardDeviation.value(), 55.25);
}

void TestGoalList::oddThingsAreTold_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Code>("code");
    const QByteArray goal = "{\"id\":\"a\",\"name\":\"A\",\"time\":1}";
    QTest::newRow("not the text true")
        << smallList(goal, "true") << toCode(BalancedCode::ListNotCombined);
    QTest::newRow("false") << smallList(goal, "\"false\"") << toCode(BalancedCode::ListNotCombined);
    QTest::newRow("no info") << smallList(goal).replace("\"info\"", "\"inf\"")
                             << toCode(BalancedCode::ListNotCombined);
    QTest::newRow("no bucket") << smallList(goal).replace("\"25\"", "\"26\"")
                               << toCode(BalancedCode::ListBucketMissing);
    QTest::newRow("unread") << smallList(goal).replace("\"3\"", "\"30\"")
                            << toCode(BalancedCode::ListBucketUnread);
    QTest::newRow("no time") << smallList("{\"id\":\"a\"}")
                             << toCode(BalancedCode::GoalTimeMissing);
    QTest::newRow("null time") << smallList("{\"id\":\"a\",\"time\":null}")
                               << toCode(BalancedCode::GoalTimeMissing);
    QTest::newRow("twins") << smallList(goal + ',' + goal) << toCode(BalancedCode::GoalIdTwice);
    QTest::newRow("keys twice") << smallList("{\"id\":\"a\",\"time\":1,\"time\":2}")
                                << Code::DuplicateKey;
}

void TestGoalList::oddThingsAreTold()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const Code, code);
    const auto file = readGoalList(bytes);
    QVERIFY(file.has_value());
    const auto told = std::ranges::find(file->notes, code, &Problem::code);
    QVERIFY(told != file->notes.end());
    QVERIFY(told->where.line > 0);
    QCOMPARE(told->severity, Severity::Warning);
    QCOMPARE(writeGoalList(file->list), bytes);
}

void TestGoalList::refusals_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Code>("code");
    QTest::newRow("empty") << QByteArray() << Code::JsonSyntax;
    QTest::newRow("array") << QByteArray("[]") << toCode(BalancedCode::NotAGoalList);
    QTest::newRow("bare list") << QByteArray("{\"1\":[],\"info\":{}}")
                               << toCode(BalancedCode::NotAGoalList);
    QTest::newRow("normal is text") << QByteArray("{\"normal\":\"x\"}") << Code::JsonWrongType;
    QTest::newRow("bucket is object")
        << smallList().replace("\"3\": [", "\"3\": {\"a\":1}, \"x\": [") << Code::JsonWrongType;
    QTest::newRow("goal is null") << smallList("null") << Code::JsonWrongType;
    QTest::newRow("time is text") << smallList("{\"id\":\"a\",\"time\":\"5\"}")
                                  << Code::JsonWrongType;
    QTest::newRow("time is endless")
        << smallList("{\"id\":\"a\",\"time\":1e999}") << Code::JsonNumberOutOfRange;
    QTest::newRow("type is text") << smallList("{\"id\":\"a\",\"time\":1,\"types\":{\"b\":\"c\"}}")
                                  << Code::JsonWrongType;
    QTest::newRow("NaN") << smallList("{\"id\":\"a\",\"time\":NaN}") << Code::JsonSyntax;
}

void TestGoalList::refusals()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const Code, code);
    const auto file = readGoalList(bytes);
    QVERIFY(!file.has_value());
    QCOMPARE(file.error().code, code);
    QVERIFY(file.error().where.line > 0);
}

/// Randomly changed bytes are read or rejected. A list that is read is written back unchanged, and
/// tables can be built from it.
void TestGoalList::brokenBytes()
{
    SplitMix random(3);
    const QByteArray whole = smallList();
    int read = 0;
    for (int round = 0; round < 3000; ++round) {
        QByteArray bytes = whole;
        for (int change = random.between(1, 4); change > 0; --change) {
            const qsizetype at = random.below(static_cast<int>(bytes.size()));
            if (random.chance(50))
                bytes[at] = static_cast<char>(random.below(256));
            else
                bytes.remove(at, random.between(1, 5));
        }
        const auto file = readGoalList(bytes);
        if (!file)
            continue;
        ++read;
        QCOMPARE(writeGoalList(file->list), bytes);
        balancedTables(goalsOf(file->list.normal), profileOf(BalancedMode::Normal), true);
    }
    QVERIFY(read > 50);
}

void TestGoalList::idsOfNames()
{
    QCOMPARE(idOfName(u"Giant's Knife"_s), u"giant-s-knife"_s);
    QCOMPARE(idOfName(u"Bomb Bag (30)"_s), u"bomb-bag-30-"_s);
    QCOMPARE(idOfName(u"Map & Compass"_s), u"map-compass"_s);
    QCOMPARE(idOfName(QString()), QString());
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestGoalList, QCoreApplication)

#include "tst_goal_list.moc"
