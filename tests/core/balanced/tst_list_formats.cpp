// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Goal lists opened and saved as goal sets: what is read, what comes back, and what is lost.
#include "core/balanced/codes.h"
#include "core/balanced/goal_list_json.h"
#include "core/balanced/goal_sheet_csv.h"
#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/balanced/set_list.h"
#include "core/formats/import_codes.h"
#include "core/formats/import_format.h"
#include "core/formats/set_format.h"
#include "core/generator/saved_preview.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <map>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QByteArray listBytes()
{
    QFile file(fixturePath("balanced/list.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const SetFormat &listFormat()
{
    const SetFormat *format = setFormatOf(u"goal-list");
    if (format == nullptr)
        qFatal("no such format");
    return *format;
}

/// Three goals of difficulty 1, with members that the reader of lists does not know.
QByteArray oddList()
{
    return R"({"info":{"combined":"true","version":"x"},"normal":{"info":{"version":"x"},)"
           R"("1":[{"difficulty":1,"id":"a","name":"A","skill":0,"time":1,"types":{"t":1},)"
           R"("note":{"by":["me",1.50]}},)"
           R"({"difficulty":1,"id":"b","name":"B","skill":0,"time":0.5,"types":{},"tries":3},)"
           R"({"difficulty":1,"id":"c","name":"C","skill":0,"time":2,"types":{}}],)"
           R"("rowtypes":{}}})";
}

QByteArray sheetBytes()
{
    return "#seen,updated,name,jp,difficulty,time,skill,boss,*ms: 9.5\n"
           ",,,,,,,min 1,\n"
           "x,,One Goal,,1,0.75,0,1.5,2\n"
           ",,Other Goal,,2,1.5,0.25,*2,3\n";
}

GoalSet setOf(const QByteArray &bytes)
{
    const auto opened = readAnySet(bytes, u"json");
    return opened ? opened->file.set : GoalSet();
}

QJsonObject goalOf(const QByteArray &list, int at)
{
    return QJsonDocument::fromJson(list)[u"normal"_s][u"1"_s][at].toObject();
}

Loss lossOf(const GoalSet &set, Aspect aspect)
{
    for (const Loss &loss : lossesOf(set, listFormat())) {
        if (loss.aspect == aspect)
            return loss;
    }
    return {};
}

} // namespace

class TestListFormats final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void theListIsKnownByItsContent();
    static void theSheetIsKnownByContentOrName();
    static void unchangedComesBackAsItWas_data();
    static void unchangedComesBackAsItWas();
    static void aChangeIsTheOnlyOne_data();
    static void aChangeIsTheOnlyOne();
    static void throughANativeFile();
    static void whatNobodyKnowsIsKept();
    static void goalsWithoutATimeAreKept();
    static void lossesAreTold();
    static void weightsComeBackToTheirGoals();
    static void hostileFiles_data();
    static void hostileFiles();
    static void aStopIsHeard();
};

void TestListFormats::theListIsKnownByItsContent()
{
    const auto opened = readAnySet(listBytes(), u"txt");
    QVERIFY(opened.has_value());
    QVERIFY(opened->from != nullptr);
    QCOMPARE(QString(opened->from->key), u"goal-list"_s);
    QCOMPARE(savedPreview(opened->file.set).generator, generatorOf(u"balanced"));
    // The set makes the boards of the list: it gives the same goals in the same order.
    const CombinedList list = referenceList(fixturePath("balanced/list.json"));
    for (const BalancedMode mode : balancedModes) {
        BalancedGoals ours = goalsOf(opened->file.set, mode);
        for (BalancedGoal &goal : ours.goals) {
            goal.row = RowId::none;
            goal.rowIndex = 0;
        }
        QVERIFY(ours == goalsOf(listFor(list, mode)));
    }
    // A native set is recognised whatever else it contains.
    const auto native = readAnySet(R"({"objectives":[{"goal":"A"}],"normal":{},"info":{}})", u"");
    QVERIFY(native.has_value());
    QVERIFY(native->from == nullptr);
}

void TestListFormats::theSheetIsKnownByContentOrName()
{
    for (const QStringView suffix : {u"csv", u"CSV", u"txt", u""}) {
        const auto opened = readAnySet(sheetBytes(), suffix);
        QVERIFY(opened.has_value());
        QCOMPARE(QString(opened->from->key), u"goal-sheet"_s);
        QCOMPARE(opened->file.set.objectives.size(), 2);
        const CombinedList list = listOfSet(opened->file.set);
        const GoalList expected = readGoalSheet(sheetBytes())->list;
        for (std::size_t bucket = 0; bucket < expected.buckets.size(); ++bucket) {
            QCOMPARE(list.normal.buckets.at(bucket).size(), expected.buckets.at(bucket).size());
            for (qsizetype i = 0; i < expected.buckets.at(bucket).size(); ++i) {
                const ListGoal &goal = list.normal.buckets.at(bucket)[i];
                QCOMPARE(goal.id, expected.buckets.at(bucket)[i].id);
                QVERIFY(goal.time == expected.buckets.at(bucket)[i].time);
                QVERIFY(goal.types == expected.buckets.at(bucket)[i].types);
                QVERIFY(goal.subtypes == expected.buckets.at(bucket)[i].subtypes);
            }
        }
        QVERIFY(list.normal.rowTypes == expected.rowTypes);
        QVERIFY(list.normal.filters == expected.filters);
    }
    // Other tables are read as what they are.
    QCOMPARE(QString(readAnySet("a,b\n1,2", u"csv")->from->key), u"csv"_s);
    // A JSON file with a misleading name is reported as JSON.
    QCOMPARE(readAnySet("{\"a\":}", u"csv").error().code, Code::JsonSyntax);
}

void TestListFormats::unchangedComesBackAsItWas_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("as it is") << listBytes();
    QTest::newRow("on one line")
        << QJsonDocument::fromJson(listBytes()).toJson(QJsonDocument::Compact);
    QTest::newRow("with odd keys and spellings") << oddList();
}

void TestListFormats::unchangedComesBackAsItWas()
{
    QFETCH(const QByteArray, bytes);
    GoalSet set = setOf(bytes);
    QVERIFY(!set.objectives.isEmpty());
    QVERIFY(lossesOf(set, listFormat()).isEmpty());
    QVERIFY(listFormat().write(set) == bytes);
    // Changing a value back restores the file.
    FieldValues &values = set.objectives.first().extension[balanced::goals.key];
    const FieldValues before = values;
    setValue(values, balanced::weight, 1.25);
    QVERIFY(listFormat().write(set) != bytes);
    set.objectives.first().extension[balanced::goals.key] = before;
    QVERIFY(listFormat().write(set) == bytes);
}

void TestListFormats::aChangeIsTheOnlyOne_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("the list") << listBytes();
    QTest::newRow("with odd keys") << oddList();
    QByteArray odder = oddList();
    odder.replace(R"("rowtypes":{})",
        R"("rowtypes":{},"averageStandardDeviation":5.50,"made":{"by":1e1}},"short":{"z":null,)"
        R"("synfilters":{"t":"min 1"},"info":{"version":"y"})");
    odder.replace(R"("difficulty":1,"id":"b")", R"("weight":0.0,"difficulty":3,"id":"b")");
    odder.replace(R"("version":"x"},"normal")", R"("version":"x","for":"me"},"top":[],"normal")");
    QTest::newRow("with odder ones") << odder;
}

/// After an edit of the set, the file equals the one written after the same edit of the list.
void TestListFormats::aChangeIsTheOnlyOne()
{
    QFETCH(const QByteArray, bytes);
    const CombinedList list = readGoalList(bytes)->list;
    for (const std::size_t bucket : {std::size_t{1}, std::size_t{2}}) {
        if (list.normal.buckets.at(bucket).isEmpty())
            continue;
        CombinedList edited = list;
        ListGoal &goal = edited.normal.buckets.at(bucket).last();
        goal.weight = 0.375;
        goal.time = 1.625;
        GoalSet set = setOf(bytes);
        const auto found = std::ranges::find_if(set.objectives, [&](const Objective &objective) {
            const BalancedRow row = balancedRowOf(objective);
            return row.id == goal.id && !row.isShort && row.difficulty == static_cast<int>(bucket);
        });
        QVERIFY(found != set.objectives.end());
        setValue(found->extension[balanced::goals.key], balanced::weight, 0.375);
        setValue(found->extension[balanced::goals.key], balanced::time, 1.625);
        QCOMPARE(listFormat().write(set), writeGoalList(edited));
    }
}

/// The list's goals survive writing and reading the site's format.
void TestListFormats::throughANativeFile()
{
    const QByteArray before = listBytes();
    const auto native = readNative(writeNative(setOf(before)));
    QVERIFY(native.has_value());
    QVERIFY(native->notes.isEmpty());
    const auto again = readGoalList(listFormat().write(native->set));
    QVERIFY(again.has_value());
    const CombinedList expected = readGoalList(before)->list;
    const auto same = [](const GoalList &one, const GoalList &other) {
        for (std::size_t bucket = 0; bucket < one.buckets.size(); ++bucket) {
            const QList<ListGoal> &ours = one.buckets.at(bucket);
            const QList<ListGoal> &theirs = other.buckets.at(bucket);
            const auto known = [](const ListGoal &goal, int difficulty) {
                ListGoal bare = goal;
                bare.verbatim = nullptr;
                bare.difficulty = difficulty; // the one it is listed under
                bare.weight = goal.weight.value_or(0);
                return bare;
            };
            const int difficulty = static_cast<int>(bucket);
            if (!std::ranges::equal(
                    ours, theirs, {}, [&](const ListGoal &goal) { return known(goal, difficulty); },
                    [&](const ListGoal &goal) { return known(goal, difficulty); }))
                return false;
        }
        return one.rowTypes == other.rowTypes && one.filters == other.filters;
    };
    QVERIFY(same(again->list.normal, expected.normal));
    QVERIFY(same(*again->list.shortList, *expected.shortList));
}

void TestListFormats::whatNobodyKnowsIsKept()
{
    const QByteArray native = writeNative(setOf(oddList()));
    const auto read = readNative(native);
    QVERIFY(read.has_value());
    QVERIFY(read->notes.isEmpty());
    // Writing again changes nothing.
    QCOMPARE(writeNative(read->set), native);
    GoalSet set = read->set;
    setValue(set.objectives[0].extension[balanced::goals.key], balanced::time, 1.25);
    const QByteArray after = listFormat().write(set);
    QJsonObject expected = goalOf(oddList(), 0);
    expected.insert(u"time"_s, 1.25);
    QCOMPARE(goalOf(after, 0), expected);
    QCOMPARE(goalOf(after, 1), goalOf(oddList(), 1));
    QVERIFY(after.contains("1.50")); // the original spelling
}

void TestListFormats::goalsWithoutATimeAreKept()
{
    QByteArray bytes = oddList();
    bytes.replace(R"("time":2,)", "");
    const auto opened = readAnySet(bytes, u"json");
    QVERIFY(opened.has_value());
    QVERIFY(std::ranges::contains(
        opened->file.notes, toCode(BalancedCode::GoalTimeMissing), &Problem::code));
    GoalSet set = opened->file.set;
    QVERIFY(lossesOf(set, listFormat()).isEmpty());
    set.objectives.first().goal = u"Other"_s;
    const QJsonObject goal = goalOf(listFormat().write(set), 2);
    QCOMPARE(goal.value(u"id"_s).toString(), u"c"_s);
    QVERIFY(!goal.contains(u"time"_s));
}

void TestListFormats::lossesAreTold()
{
    GoalSet set = setOf(oddList());
    QVERIFY(lossesOf(set, listFormat()).isEmpty());
    Objective &goal = addGoal(set, u"of no time"_s);
    goal.weighting = 5; // lost with the goal, and not reported separately
    const RowId untimed = goal.id;
    const RowId weighted = set.objectives[1].id;
    set.objectives[1].weighting = 5;
    set.objectives[0].extension[u"other"_s][u"k"_s] = true;
    const RowId other = set.objectives[0].id;
    QCOMPARE(lossesOf(set, listFormat()).size(), 3);
    QVERIFY(lossOf(set, Aspect::Unfit).rows == QList{untimed});
    QVERIFY(lossOf(set, Aspect::Weighting).rows == QList{weighted});
    QVERIFY(lossOf(set, Aspect::OwnData).rows == QList{other});
    QVERIFY(!listFormat().write(set).contains("of no time"));

    GoalSet tuned = setOf(oddList());
    Profile profile = balanced::profileOf(tuned, BalancedMode::Short);
    profile.maximumSynergy = 5;
    balanced::setProfile(tuned, BalancedMode::Short, profile);
    QCOMPARE(lossesOf(tuned, listFormat()).size(), 1);
    QVERIFY(lossesOf(tuned, listFormat()).first().aspect == Aspect::SetOwnData);

    GoalSet seeded = setOf(oddList());
    const Generator *generator = generatorOf(u"balanced");
    seeded.once[u"preview"_s]
        = previewValues(*generator, generator->settingsFor(seeded), u"a seed"_s);
    QCOMPARE(lossesOf(seeded, listFormat()).size(), 1);
}

void TestListFormats::weightsComeBackToTheirGoals()
{
    GoalSet set = setOf(listBytes());
    set.objectives[3].disabled = true; // disabled goals are not in the list
    GoalList list = listOfSet(set).normal;
    std::map<std::pair<QString, int>, double> weights; // by id and difficulty
    int number = 0;
    for (std::size_t bucket = 0; bucket < list.buckets.size(); ++bucket) {
        for (ListGoal &goal : list.buckets.at(bucket)) {
            goal.weight = 0.25 * ++number;
            weights[{goal.id, static_cast<int>(bucket)}] = *goal.weight;
        }
    }
    QVERIFY(std::cmp_equal(weights.size(), number)); // the pairs are unique
    const GoalSet after = withWeights(set, list);
    int seen = 0;
    for (qsizetype i = 0; i < set.objectives.size(); ++i) {
        const BalancedRow row = balancedRowOf(after.objectives[i]);
        const BalancedRow before = balancedRowOf(set.objectives[i]);
        if (row.isShort || after.objectives[i].disabled) {
            QCOMPARE(row.weight, before.weight);
            continue;
        }
        // The field allows at most 100.
        QCOMPARE(row.weight, std::min(weights.at({row.id, *row.difficulty}), 100.0));
        QVERIFY(row.types == before.types);
        ++seen;
    }
    QCOMPARE(seen, number);
}

void TestListFormats::hostileFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &suffix, Code code,
                         int line) {
        QTest::newRow(name) << bytes << suffix << static_cast<int>(code) << line;
    };
    row("nothing", "", u"json"_s, Code::JsonSyntax, 1);
    row("broken JSON", "{\"normal\":\n{\"1\":[}}", u"json"_s, Code::JsonSyntax, 2);
    row("only a part of a list", R"({"info":{},"rowtypes":{}})", u"json"_s,
        toCode(BalancedCode::NotAGoalList), 1);
    row("something else", R"({"a":1})", u"json"_s, toCode(ImportCode::NoListInJson), 1);
    row("an array", "[]", u"json"_s, toCode(ImportCode::NoGoalsInFile), 1);
    row("a list that is a number", "{\"normal\":\n5}", u"json"_s, Code::JsonWrongType, 2);
    row("goals that are no array", "{\"normal\":{\n\"7\":{}}}", u"json"_s, Code::JsonWrongType, 2);
    row("a goal that is a text", "{\"normal\":{\n\"7\":[\"x\"]}}", u"json"_s, Code::JsonWrongType,
        2);
    row("a time that is a text", "{\"normal\":{\n\"7\":[{\"time\":\"3\"}]}}", u"json"_s,
        Code::JsonWrongType, 2);
    row("deep", QByteArray(100'000, '['), u"json"_s, Code::JsonTooDeep, 1);
    row("a sheet without a column", "difficulty,time,skill\n1,2,3", u"csv"_s,
        toCode(BalancedCode::SheetColumnMissing), 1);
    row("an open quote", "updated,name,jp,difficulty,time,skill\n\n\"x", u"csv"_s,
        Code::SheetQuoteOpen, 3);
    row("no text", QByteArray("a\0,name", 7), u"csv"_s, Code::JsonSyntax, 1);
}

void TestListFormats::hostileFiles()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, suffix);
    QFETCH(const int, code);
    QFETCH(const int, line);
    const auto opened = readAnySet(bytes, suffix);
    QVERIFY(!opened.has_value());
    QCOMPARE(static_cast<int>(opened.error().code), code);
    QCOMPARE(opened.error().where.line, line);
}

void TestListFormats::aStopIsHeard()
{
    std::stop_source stop;
    stop.request_stop();
    const auto opened = readAnySet(listBytes(), u"json", stop.get_token());
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error().code, Code::Cancelled);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestListFormats, NoApplication)

#include "tst_list_formats.moc"
