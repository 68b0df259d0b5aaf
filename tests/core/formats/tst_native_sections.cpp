// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/formats/native_values.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/native_sections.h"
#include "tests/support/unit.h"

#include <QTest>

#include <functional>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

using Edit = std::function<void(GoalSet &)>;

QByteArray fixture(const char *name)
{
    return contentOf(fixturePath("native/valid/%1.json").arg(QLatin1StringView(name)));
}

GoalSet setOf(const char *name)
{
    const auto file = readNative(fixture(name), everySection());
    return file ? file->set : GoalSet{};
}

QByteArray written(const GoalSet &set)
{
    return writeNative(set, everySection());
}

FieldValues &rulesOf(GoalSet &set)
{
    return set.once[u"rules"_s];
}

FieldValues &zoneOf(GoalSet &set, qsizetype row)
{
    return set.tables[u"zones"_s][row].values;
}

FieldValues &trialOf(GoalSet &set, qsizetype row)
{
    return set.objectives[row].extension[u"trial"_s];
}

void put(FieldValues &values, const char *key, const Value &value)
{
    setValue(values, fieldOfEvery(key), value);
}

using Numbers = QList<NamedNumber>;

} // namespace

/// Data below "boardwright": values of every kind, and what an edit changes in the file.
class TestNativeSections final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryKind();
    void numbersTheRowsOfTables();
    void storesNoFallbacks();
    void readsValuesOutsideOfLimits();
    void changesOnlyTheLinesItMust_data();
    void changesOnlyTheLinesItMust();
    void followsMovedRows();
    void dropsReferencesToRowsThatAreGone();
    void dropsReferencesToNoRowAtTheFirstChange();
    void readsASizeBetweenSteps();
    void writesANewSet();
    void writesNothingWhereThereIsNothing();
    void writesNumbersThatReadBack_data();
    void writesNumbersThatReadBack();
    void leavesOut_data();
    void leavesOut();
    void leavesOutKeepsTheRest();
    void unknownSectionsAreNoSections();
};

void TestNativeSections::readsEveryKind()
{
    GoalSet set = setOf("sections");
    QCOMPARE(set.objectives.size(), 3);
    QCOMPARE(set.tables.value(u"zones"_s).size(), 3);

    FieldValues expected{{u"flag"_s, false}, {u"integer"_s, qint64{-7}}, {u"number"_s, 2.25},
        {u"text"_s, u"by the mill"_s}, {u"choice"_s, u"fancy"_s},
        {u"names"_s, QStringList({u"moss"_s, u"bark"_s})},
        {u"numbers"_s, Numbers({{u"moss"_s, 2}, {u"bark"_s, 0.5}})},
        {u"rows"_s, QList<RowId>({RowId{2}, RowId{1}})}, {u"zones"_s, QList<RowId>({RowId{6}})},
        {u"positions"_s, QList<int>({1, 25})}, {u"extent"_s, Extent{.rows = 4, .columns = 6}}};
    // "zone" is like "zones", but for its limit of one.
    QCOMPARE(expected.size() + 1, static_cast<qsizetype>(everyField().size()));
    QCOMPARE(rulesOf(set), expected);

    expected[u"zones"_s] = QList<RowId>({RowId{4}});
    QCOMPARE(trialOf(set, 0), expected);
    QVERIFY(set.objectives.at(1).extension.isEmpty());

    expected[u"zones"_s] = QList<RowId>({RowId{6}});
    expected[u"rows"_s] = QList<RowId>({RowId{3}});
    QCOMPARE(zoneOf(set, 2), expected);
    QCOMPARE(zoneOf(set, 1), FieldValues());
    QCOMPARE(zoneOf(set, 0),
        FieldValues({{u"text"_s, u"Glade"_s}, {u"zones"_s, QList<RowId>({RowId{5}, RowId{6}})}}));
}

void TestNativeSections::numbersTheRowsOfTables()
{
    // The order within the file does not matter.
    for (const char *name : {"sections", "sections-first", "other-one-line"}) {
        GoalSet set = setOf(name);
        QCOMPARE(set.objectives.at(2).id, RowId{3});
        QCOMPARE(set.tables.value(u"zones"_s).at(2).id, RowId{6});
        QCOMPARE(set.nextRow(), RowId{7});
    }
}

void TestNativeSections::storesNoFallbacks()
{
    for (const char *name : {"sections-defaults", "sections-nulls", "sections-empty"}) {
        const GoalSet set = setOf(name);
        QVERIFY(!set.objectives.isEmpty());
        QVERIFY(set.once.isEmpty());
        QVERIFY(set.tables.isEmpty());
        for (const Objective &objective : set.objectives)
            QVERIFY(objective.extension.isEmpty());
    }
}

void TestNativeSections::readsValuesOutsideOfLimits()
{
    GoalSet set = setOf("sections-outside-limits");

    FieldValues &trial = trialOf(set, 0);
    QCOMPARE(trial.value(u"integer"_s), Value(9007199254740993));
    QCOMPARE(trial.value(u"number"_s), Value(1e300));
    QCOMPARE(trial.value(u"choice"_s), Value(u"unheard_of"_s));
    QCOMPARE(trial.value(u"names"_s), Value(QStringList({u"a"_s, u"a"_s, QString()})));
    QCOMPARE(trial.value(u"rows"_s), Value(QList<RowId>({RowId{1}, RowId{1}})));
    QCOMPARE(trial.value(u"positions"_s), Value(QList<int>({0, -3, 7, 7})));
    QCOMPARE(trial.value(u"extent"_s), Value(Extent{.rows = 0, .columns = 99}));
    QVERIFY(std::get<QString>(trial.value(u"text"_s)).size() > 20);
}

void TestNativeSections::changesOnlyTheLinesItMust_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QByteArrayList>("removed");
    QTest::addColumn<QByteArrayList>("added");
    const auto row = [](const char *what, const char *name, const Edit &edit,
                         const QByteArrayList &removed, const QByteArrayList &added) {
        QTest::newRow(what) << fixture(name) << edit << removed << added;
    };
    row("once", "sections", [](GoalSet &set) { put(rulesOf(set), "number", 3.0); },
        {"      \"number\": 2.25,"}, {"      \"number\": 3,"});
    row("table", "sections", [](GoalSet &set) { put(zoneOf(set, 0), "text", u"Dell"_s); },
        {R"(        "text": "Glade",)"}, {R"(        "text": "Dell",)"});
    row("beside", "sections", [](GoalSet &set) { put(trialOf(set, 0), "flag", true); },
        {R"(          "flag": false,)"}, {});
    row("new field in its place", "sections",
        [](GoalSet &set) { put(trialOf(set, 2), "integer", qint64{9}); }, {},
        {R"(          "integer": 9,)"});
    row("new section beside", "sections",
        [](GoalSet &set) { put(trialOf(set, 1), "extent", Extent{.rows = 3, .columns = 4}); },
        {R"(      "goal": "Cross the ford")"},
        {R"(      "goal": "Cross the ford",)", R"(      "boardwright": {)", R"(        "trial": {)",
            R"(          "extent": "3x4")", "        }", "      }"});
    row("last value beside", "sections-spellings",
        [](GoalSet &set) { set.objectives[0].extension.clear(); },
        fixture("sections-spellings").split('\n').sliced(4, 20),
        {R"(      "goal": "Follow the owl")"});
    row("unknown ones stay", "sections-unknown",
        [](GoalSet &set) { set.objectives[0].extension.clear(); },
        {R"(          "mood": 1,)", R"(          "integer": 5)"}, {R"(          "mood": 1)"});
    row("unknown ones stay at the top", "sections-unknown", [](GoalSet &set) { set.once.clear(); },
        {R"(      "integer": 4,)"}, {});
    row("number by name", "sections-spellings",
        [](GoalSet &set) {
            put(trialOf(set, 0), "numbers", Numbers({{u"moss"_s, 1.5}, {u"bark"_s, 8}}));
        },
        {R"(            "bark": 25.0)"}, {R"(            "bark": 8)"});
    row("row of a table added", "sections",
        [](GoalSet &set) {
            set.tables[u"zones"_s].insert(1, {.id = set.nextRow(), .values = {}, .verbatim = {}});
            put(zoneOf(set, 0), "zones", QList<RowId>());
            put(rulesOf(set), "zones", QList<RowId>());
            put(zoneOf(set, 3), "zones", QList<RowId>());
            put(trialOf(set, 0), "zones", QList<RowId>());
            put(zoneOf(set, 1), "text", u"New"_s);
        },
        {}, {});
    row("first table", "smallest",
        [](GoalSet &set) {
            set.tables[u"zones"_s].append({.id = set.nextRow(), .values = {}, .verbatim = {}});
        },
        {"  \"objectives\": []"},
        {"  \"objectives\": [],", R"(  "boardwright": {)", R"(    "zones": [)", "      {}", "    ]",
            "  }"});
    row("last table", "sections-unknown", [](GoalSet &set) { set.tables.clear(); },
        {R"(    "zones": [)", "      {", R"(        "colour": "green",)",
            R"(        "text": "Glade",)", R"(        "x": {)", R"(          "y": [])", "        }",
            "      }", "    ],"},
        {});
    row("null", "sections-nulls", [](GoalSet &set) { put(trialOf(set, 0), "flag", false); },
        {R"(      "boardwright": null)"},
        {R"(      "boardwright": {)", R"(        "trial": {)", R"(          "flag": false)",
            "        }", "      }"});
    row("spelled fallback", "sections-defaults",
        [](GoalSet &set) { put(trialOf(set, 0), "choice", u"fancy"_s); },
        {R"(          "choice": "plain",)"}, {R"(          "choice": "fancy",)"});
    row("empty", "sections-empty", [](GoalSet &set) { put(rulesOf(set), "integer", qint64{1}); },
        {R"(    "rules": {},)"}, {R"(    "rules": {)", R"(      "integer": 1)", "    },"});
}

void TestNativeSections::changesOnlyTheLinesItMust()
{
    QFETCH(const QByteArray, before);
    QFETCH(const Edit, edit);
    QFETCH(const QByteArrayList, removed);
    QFETCH(const QByteArrayList, added);
    const auto file = readNative(before, everySection());
    QVERIFY(file->siteStyle);
    GoalSet set = file->set;

    edit(set);

    const QByteArray after = written(set);
    if (!removed.isEmpty() || !added.isEmpty())
        QCOMPARE(lineChange(before, after), (LineChange{removed, added}));
    const auto again = readNative(after, everySection());
    QVERIFY(again.has_value());
    QVERIFY(again->siteStyle);
    QCOMPARE(valueOf(again->set), valueOf(set));
}

void TestNativeSections::followsMovedRows()
{
    const QByteArray before = fixture("sections");
    GoalSet set = setOf("sections");

    // The fields [1, 0] and [0, 1, 2] still refer to the same rows.
    set.objectives.move(0, 2);
    const QByteArray after = written(set);
    GoalSet again = readNative(after, everySection())->set;
    QCOMPARE(valueOf(again), valueOf(set));
    QCOMPARE(rulesOf(again).value(u"rows"_s), Value(QList<RowId>({RowId{1}, RowId{3}})));
    QCOMPARE(
        trialOf(again, 1).value(u"rows"_s), Value(QList<RowId>({RowId{3}, RowId{1}, RowId{2}})));

    set.objectives.move(2, 0);
    QCOMPARE(written(set), before);
}

void TestNativeSections::dropsReferencesToRowsThatAreGone()
{
    GoalSet set = setOf("sections");

    set.objectives.removeAt(1);
    set.tables[u"zones"_s].removeAt(2);

    GoalSet again = readNative(written(set), everySection())->set;
    QCOMPARE(rulesOf(again).value(u"rows"_s), Value(QList<RowId>({RowId{1}})));
    QVERIFY(!rulesOf(again).contains(u"zones"_s));
    QCOMPARE(trialOf(again, 1).value(u"rows"_s), Value(QList<RowId>({RowId{1}, RowId{2}})));
    QCOMPARE(zoneOf(again, 0).value(u"zones"_s), Value(QList<RowId>({RowId{4}})));
    QCOMPARE(valueOf(again), valueOf(set));
}

void TestNativeSections::dropsReferencesToNoRowAtTheFirstChange()
{
    GoalSet set = setOf("sections-rows-beyond");
    QCOMPARE(trialOf(set, 0).value(u"rows"_s), Value(QList<RowId>({RowId{1}})));
    QVERIFY(tokensOf(written(set)).contains(R"("rows":[0,1])"));
    set.gameName = u"Owls"_s;
    QVERIFY(tokensOf(written(set)).contains(R"("rows":[0])"));
}

void TestNativeSections::readsASizeBetweenSteps()
{
    const QByteArray json = "\"4x6\"";
    Field stepped = fieldOfEvery("extent");
    stepped.min = 3;
    stepped.step = 2;
    NativeReader reader(json);
    const auto value = readValue(
        reader, *everySection().front(), stepped, *parseJson(json), RowNumbers(GoalSet()));
    QCOMPARE(value, Value(Extent{.rows = 4, .columns = 6}));
}

void TestNativeSections::writesANewSet()
{
    GoalSet set;
    set.objectives.append(Objective{});
    set.objectives[0].id = set.nextRow();
    set.tables[u"zones"_s].append({.id = set.nextRow(), .values = {}, .verbatim = {}});
    put(trialOf(set, 0), "zones", QList<RowId>({RowId{2}}));
    put(zoneOf(set, 0), "rows", QList<RowId>({RowId{1}}));
    put(rulesOf(set), "numbers", Numbers({{u"b"_s, 0.1}, {u"a"_s, 2}}));

    QCOMPARE(tokensOf(written(set)),
        QByteArray(R"({"schema_version":3,"schema_mode":"strict","game_name":"","set_name":"",)"
                   R"("tag_names":[],"objectives":[{"goal":"","boardwright":{"trial":{)"
                   R"("zones":[0]}}}],"limits":{"board":{},"line":{}},"boardwright":{"rules":{)"
                   R"("numbers":{"b":0.1,"a":2}},"zones":[{"rows":[0]}]}})"));
    QCOMPARE(valueOf(readNative(written(set), everySection())->set), valueOf(set));
}

void TestNativeSections::writesNothingWhereThereIsNothing()
{
    GoalSet set;
    set.objectives.append(Objective{});
    QVERIFY(!written(set).contains("boardwright"));

    // Removing the last value removes the key.
    GoalSet emptied = setOf("sections");
    emptied.once.clear();
    emptied.tables.clear();
    for (Objective &objective : emptied.objectives)
        objective.extension.clear();
    QVERIFY(!written(emptied).contains("boardwright"));
    QCOMPARE(valueOf(readNative(written(emptied), everySection())->set), valueOf(emptied));
}

void TestNativeSections::writesNumbersThatReadBack_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("tenth") << 0.1 << QByteArray("0.1");
    QTest::newRow("sum") << 0.1 + 0.2 << QByteArray("0.30000000000000004");
    QTest::newRow("million") << 1e6 << QByteArray("1000000");
    QTest::newRow("negative") << -2.5 << QByteArray("-2.5");
    QTest::newRow("zero") << -0.0 << QByteArray("0");
    QTest::newRow("large") << 123456789012345680000.0 << QByteArray("1.2345678901234568e+20");
    QTest::newRow("huge") << 1e21 << QByteArray("1e+21");
    QTest::newRow("small") << 0.000001 << QByteArray("0.000001");
    QTest::newRow("tiny") << 5e-324 << QByteArray("5e-324");
    QTest::newRow("largest") << 1.7976931348623157e308 << QByteArray("1.7976931348623157e+308");
    QTest::newRow("infinite") << HUGE_VAL << QByteArray("0");
}

void TestNativeSections::writesNumbersThatReadBack()
{
    QFETCH(const double, number);
    QFETCH(const QByteArray, text);
    GoalSet set;
    rulesOf(set)[u"number"_s] = number;

    const QByteArray bytes = written(set);

    QVERIFY2(bytes.contains("\"number\": " + text + '\n'), bytes.constData());
    if (qIsFinite(number))
        QCOMPARE(rulesOf(readNative(bytes, everySection())->set).value(u"number"_s), Value(number));
}

void TestNativeSections::leavesOut_data()
{
    QTest::addColumn<QByteArray>("bytes");
    for (const char *name : {"sections", "sections-unknown", "sections-repeated", "sections-empty",
             "sections-nulls", "other-bom", "every-key"})
        QTest::newRow(name) << fixture(name);
}

void TestNativeSections::leavesOut()
{
    QFETCH(const QByteArray, bytes);
    GoalSet set = readNative(bytes, everySection())->set;

    const QByteArray exported = writeNative(set, everySection(), Extension::LeaveOut);

    QVERIFY(!exported.contains("boardwright"));
    set.once.clear();
    set.tables.clear();
    for (Objective &objective : set.objectives)
        objective.extension.clear();
    QCOMPARE(valueOf(readNative(exported, everySection())->set), valueOf(set));
}

void TestNativeSections::leavesOutKeepsTheRest()
{
    const QByteArray bytes = fixture("every-key");
    const GoalSet set = readNative(bytes, everySection())->set;
    QCOMPARE(writeNative(set, everySection(), Extension::LeaveOut), bytes);

    const QByteArray tabs = fixture("other-tabs");
    QCOMPARE(writeNative(readNative(tabs)->set, Extension::LeaveOut), tabs);
}

void TestNativeSections::unknownSectionsAreNoSections()
{
    // Without its sections, the program treats them like unknown ones.
    const QByteArray bytes = fixture("sections");
    const auto file = readNative(bytes, std::span<const Section *const>());
    QVERIFY(file.has_value());
    QVERIFY(file->set.once.isEmpty());
    GoalSet set = file->set;
    set.objectives[0].weighting = 4;
    QCOMPARE(lineChange(bytes, writeNative(set, std::span<const Section *const>())).removed,
        QByteArrayList());
}

BOARDWRIGHT_UNIT(TestNativeSections, NoApplication)
#include "tst_native_sections.moc"
