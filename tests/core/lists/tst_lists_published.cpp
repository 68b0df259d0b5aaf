// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/formats/set_format.h"
#include "core/goalset/lint.h"
#include "core/lists/translated_texts.h"
#include "tests/core/lists/told_goals.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace boardwright;
using namespace boardwright::test;

namespace {

const QString valid = fixturePath("lists/valid/");

std::expected<OpenedSet, Problem> openedFrom(const QString &name, const ImportChoices &choices = {})
{
    return readAnySet(contentOf(valid + name), QFileInfo(name).suffix(), {}, choices);
}

QStringList toldOf(const GoalSet &set)
{
    QStringList goals;
    for (const Objective &goal : set.objectives)
        goals << told(goal);
    return goals;
}

} // namespace

/// Lists in the shapes in which they are published. What is right is written here by hand.
class TestListsPublished final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void saysWhatIsMeant_data();
    static void saysWhatIsMeant();
    static void aGoalListInAScriptIsOne();
    static void valuesBesideAGoalListAreTold();
    static void capsAndExcludesAreKept();
    static void oneOfSeveralListsIsChosen();
    static void namesThatAreAlikeAreTold();
    static void capsOfNothingAreTold();
    static void translationsAreKept();
    static void furtherLanguagesAreKept();
    static void textsByLanguageAreKept();
    static void noCellIsAFormula_data();
    static void noCellIsAFormula();
};

void TestListsPublished::saysWhatIsMeant_data()
{
    QTest::addColumn<QStringList>("expected");
    const auto row
        = [](const char *name, const QStringList &goals) { QTest::newRow(name) << goals; };
    row("01-inlined-generator.js",
        {u"Find the lamp line=cave difficulty=6"_s, u"Open the gate line=door difficulty=6"_s,
            u"Row the boat line=sea difficulty=19"_s, u"Ring the bell line=tower difficulty=19"_s});
    row("02-tiers-in-variables.js",
        {u"Find the lamp line=cave difficulty=4"_s, u"Open the gate line=door difficulty=4"_s,
            u"Feed the goat line=farm difficulty=4"_s, u"Row the boat line=sea difficulty=13"_s,
            u"Ring the bell line=tower difficulty=13"_s,
            u"Cross the marsh line=swamp difficulty=21"_s});
    row("06-several-lists.js",
        {u"Cross the marsh"_s, u"Row the boat at night"_s, u"Ring the bell twice"_s});
    row("07-lists-in-an-object.ts",
        {u"Find the lamp line=cave difficulty=6"_s, u"Open the gate line=door difficulty=6"_s,
            u"Row the boat line=sea difficulty=19"_s});
    row("08-markdown-table.md", {u"Lamp tooltip=Find 1 lamp"_s, u"Gate tooltip=Open 3 gates"_s});
    row("09-texts-by-category.json",
        {u"Find the lamp line=easy"_s, u"Open the gate line=easy"_s, u"Cross the marsh line=hard"_s,
            u"Ring the bell twice line=hard"_s});
    row("09-wrapped.json", {u"Find the lamp"_s, u"Open the gate"_s, u"Row the boat"_s});
    row("10-card.csv",
        {u"Find the lamp"_s, u"Open the gate"_s, u"Row the boat"_s, u"Ring the bell"_s,
            u"Feed the goat"_s, u"Cross the marsh"_s, u"Sing a song"_s, u"Sort the mail"_s,
            u"Paint a door"_s, u"Bake a loaf"_s});
    row("11-title-rows.csv",
        {u"Find the lamp line=cave difficulty=3"_s,
            u"Ring the bell line=tower off=yes difficulty=5"_s});
    row("12-a-column-per-tier.csv",
        {u"Find the lamp difficulty=4"_s, u"Ring the bell difficulty=13"_s,
            u"Cross the marsh difficulty=21"_s, u"Open the gate difficulty=4"_s,
            u"Feed the goat difficulty=13"_s, u"Row the boat difficulty=4"_s});
    row("13-ranges.json",
        {u"Buy {{X}} maps range=2 3 4 5 6 7 8"_s, u"{{X}} lamps range=3 5 8"_s,
            u"Buy the # map"_s});
    row("16-array-in-a-cell.csv",
        {u"Find the lamp line=cave+light"_s, u"Ring the bell line=tower+night"_s});
    row("17-key-twice.js",
        {u"Find the lamp difficulty=13"_s, u"Open the gate line=door difficulty=13"_s});
    row("18-texts-by-id.js", {u"Find the lamp"_s, u"Open the gate"_s, u"Row the boat"_s});
    row("20-description-key.json", {u"Find the lamp line=cave"_s, u"Open the gate line=door"_s});
    row("23-group-and-weight.json",
        {u"Find the lamp weighting=40 tag=lamp"_s, u"Find two lamps tag=lamp"_s,
            u"Row the boat"_s});
    row("24-one-template.js", {u"Find the lamp"_s, u"Row the boat"_s});
    row("25-version-first.js",
        {u"Find the lamp line=cave difficulty=6"_s, u"Open the gate line=door difficulty=19"_s});
    row("26-document.md",
        {u"Row the boat line=Sea"_s, u"Catch a fish line=Sea"_s, u"Ring the bell line=Land"_s,
            u"Find the rope line=Land"_s});
    row("29-headings.txt",
        {u"Row the boat line=Sea"_s, u"Catch a fish line=Sea"_s, u"Ring the bell line=Land"_s,
            u"Say: hello line=Land"_s});
    row("30-version-in-tier-zero.js",
        {u"Find the lamp line=cave difficulty=6"_s, u"Open the gate line=door difficulty=19"_s});
    row("31-tier-objects.json",
        {u"Find the lamp difficulty=6"_s, u"Open the gate difficulty=6"_s,
            u"Ring the bell difficulty=19"_s});
    row("32-wiki.txt",
        {u"Row the boat line=Sea"_s, u"Catch a fish line=Sea"_s, u"Ring the bell line=Land"_s});
    row("33-min-and-max.csv",
        {u"Buy {{X}} maps range=2 3 4 line=shop"_s, u"Find {{X}} lamps range=1 2 line=cave"_s,
            u"Sing"_s});
    row("34-tiers-beside-numbers.csv",
        {u"Find the lamp difficulty=4"_s, u"Ring the bell difficulty=13"_s,
            u"Cross the marsh difficulty=21"_s, u"Open the gate difficulty=4"_s,
            u"Feed the goat difficulty=13"_s});
    row("35-two-tables.md",
        {u"Find the lamp line=cave difficulty=3"_s, u"Row the boat line=sea difficulty=5"_s});
    row("36-keys-as-columns.json",
        {u"Find the lamp icons=lamp.png off=yes"_s, u"Buy {{X}} maps range=2 line=shop"_s});
    row("37-rows-of-types.json",
        {u"Find the lamp line=cave"_s, u"Row the boat line=sea"_s, u"Catch a fish line=sea"_s});
    row("38-rows-with-numbers.json",
        {u"Find the lamp line=cave+light difficulty=3"_s, u"Row the boat line=sea difficulty=5"_s,
            u"Sing difficulty=5"_s});
    row("39-sheet-values.json",
        {u"Find the lamp line=cave difficulty=3"_s, u"Row the boat difficulty=5"_s,
            u"Ring the bell line=tower"_s});
    row("47-tier-headings.txt",
        {u"Find the lamp line=Tier 1"_s, u"Open the gate line=Tier 1"_s,
            u"Row the boat line=Tier 2"_s});
    row("48-two-tables.csv", {u"Find the lamp line=cave"_s, u"Row the boat line=sea"_s});
    row("49-tier-keys.json",
        {u"Find the lamp difficulty=6"_s, u"Open the gate difficulty=6"_s,
            u"Row the boat difficulty=19"_s, u"Ring the bell difficulty=19"_s});
    row("50-blank-names.json", {u"Find the lamp"_s, u"Row the boat"_s});
    row("27-escaped-bar.md", {u"Up | down difficulty=1"_s, u"Left difficulty=2"_s});
    row("28-words-as-numbers.json",
        {u"Find the lamp"_s, u"Open the gate"_s, u"Row the boat difficulty=7"_s,
            u"Ring the bell"_s});
}

void TestListsPublished::saysWhatIsMeant()
{
    QFETCH(const QStringList, expected);
    const auto opened = openedFrom(QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY2(opened.has_value(), qPrintable(opened ? QString() : describedNote(opened.error())));
    QCOMPARE(toldOf(opened->file.set), expected);
}

void TestListsPublished::aGoalListInAScriptIsOne()
{
    const QByteArray script = contentOf(valid + u"04-goal-list.js"_s);
    QByteArray json = script.trimmed();
    QVERIFY(json.startsWith("var bingoList = ") && json.endsWith(';'));
    json = json.sliced(16).chopped(1);
    const auto asJson = readAnySet(json, u"json");
    QVERIFY(asJson.has_value());
    QCOMPARE(asJson->from->key, Key("goal-list"));
    for (const QByteArray &before : QByteArrayList{"var bingoList = ",
             "export const bingoList : BingoList = ", "module.exports = ", "export default "}) {
        const auto opened = readAnySet(before + json + ";\n", u"js");
        QVERIFY(opened.has_value());
        QCOMPARE(opened->from->key, Key("goal-list"));
        QCOMPARE(writeNative(opened->file.set), writeNative(asJson->file.set));
    }
    // A list of one kind, and the lists one by one.
    const auto object = QJsonDocument::fromJson(json).object();
    const QByteArray normal = QJsonDocument(object[u"normal"].toObject()).toJson();
    const QByteArray shorter = QJsonDocument(object[u"short"].toObject()).toJson();
    const auto parts = readAnySet(
        "bingoList['normal'] = " + normal + ";\nbingoList['short'] = " + shorter + ";", u"js");
    QVERIFY(parts.has_value());
    QCOMPARE(toldOf(parts->file.set), toldOf(asJson->file.set));
    const auto single = readAnySet("bingoList = " + normal, u"js");
    QVERIFY(single.has_value());
    QCOMPARE(single->from->key, Key("goal-list"));
    QCOMPARE(single->file.set.objectives.size(), 3);
}

void TestListsPublished::valuesBesideAGoalListAreTold()
{
    const QByteArray info = R"({"info":{"combined":)";
    const QByteArray script = contentOf(valid + u"04-goal-list.js"_s);
    QVERIFY(script.contains(info));
    const auto opened = readAnySet(
        QByteArray(script).replace(info, R"({"draft":true,"info":{"author":"A","combined":)"),
        u"js");
    QVERIFY(opened.has_value());
    QCOMPARE(opened->from->key, Key("goal-list"));
    const QStringList notes = describedNotes(opened->file.notes);
    QVERIFY2(notes.contains(u"1:18 part-not-used draft"_s)
            && notes.contains(u"1:39 part-not-used info.author"_s),
        qPrintable(notes.join(u'\n')));
}

void TestListsPublished::capsAndExcludesAreKept()
{
    const auto opened = openedFrom(u"19-capped-types.js"_s);
    QVERIFY(opened.has_value());
    const QList<CategoryLimit> limits{{u"echo"_s, 16}, {u"stamp"_s, 8}}; // 4 and 2 of 25
    QCOMPARE(opened->file.set.boardLimits, limits);
    const QJsonObject file = QJsonDocument::fromJson(writeNative(opened->file.set)).object();
    const QJsonArray groups = file[u"boardwright"].toObject()[u"exclusion_groups"].toArray();
    QCOMPARE(groups.size(), 1);
    for (const QJsonValue &goal : file[u"objectives"].toArray())
        QCOMPARE(goal.toObject()[u"boardwright"]
                     .toObject()[u"exclusion"]
                     .toObject()[u"groups"]
                     .toArray()
                     .size(),
            1);
}

void TestListsPublished::oneOfSeveralListsIsChosen()
{
    ImportChoices choices;
    choices.list = u"easyList"_s;
    const auto opened = openedFrom(u"06-several-lists.js"_s, choices);
    QVERIFY(opened.has_value());
    const QStringList goals{u"Find the lamp"_s, u"Open the gate"_s};
    const QStringList lists{u"easyList"_s, u"hardList"_s};
    QCOMPARE(toldOf(opened->file.set), goals);
    QCOMPARE(opened->lists, lists);
    QCOMPARE(opened->list, u"easyList"_s);
    choices.list = u"none"_s;
    const auto other = openedFrom(u"06-several-lists.js"_s, choices);
    QVERIFY(other.has_value());
    QCOMPARE(other->list, u"hardList"_s);
    QVERIFY(describedNotes(other->file.notes).contains(u"list-not-found none"_s));
}

void TestListsPublished::namesThatAreAlikeAreTold()
{
    const auto told = [](const QString &name) {
        QStringList warnings;
        const auto opened = openedFrom(name);
        for (const Problem &problem : opened ? lint(opened->file.set, {}) : QList<Problem>()) {
            if (problem.severity == Severity::Warning)
                warnings << describedNote(problem);
        }
        return warnings;
    };
    const QStringList ofGoals{u"goals-alike 1"_s, u"goals-alike 1"_s, u"goals-alike 1"_s};
    QCOMPARE(told(u"15-goals-alike.json"_s), ofGoals);
    const QStringList ofTypes{u"category-of-several cave, light"_s, u"categories-alike Cave|cave"_s,
        u"categories-alike caves|cave"_s};
    QCOMPARE(told(u"14-types-alike.js"_s), ofTypes);
}

/// A cap of a type that no goal has, or that is read as something else, cannot become a limit.
void TestListsPublished::capsOfNothingAreTold()
{
    const QByteArray script = "var l = {\"bingoTypes\": {\"echo\": {\"Max\": 4}, \"none\": "
                              "{\"Max\": 2}}, \"a1\": {\"Desc\": \"Find the lamp\", "
                              "\"Diff\": 1, \"Types\": [\"echo\"]}, \"a2\": {\"Desc\": \"Row the "
                              "boat\", \"Diff\": 2}};";
    const auto opened = readAnySet(script, u"js");
    QVERIFY(opened.has_value());
    const QStringList ofNone{u"cap-not-used none|2"_s};
    QCOMPARE(describedNotes(opened->file.notes), ofNone);
    ImportChoices choices;
    choices.types = TypesAs::Tags;
    const auto asTags = readAnySet(script, u"js", {}, choices);
    QVERIFY(asTags.has_value());
    const QStringList ofBoth{u"cap-not-used echo|4"_s, u"cap-not-used none|2"_s};
    QCOMPARE(describedNotes(asTags->file.notes), ofBoth);
}

/// The goals in Japanese come back from the formats that hold them; of the others it is told.
void TestListsPublished::translationsAreKept()
{
    QByteArray script = "var bingoList = [];\n";
    for (int tier = 1; tier <= 25; ++tier) {
        const QByteArray number = QByteArray::number(tier);
        script += "bingoList[" + number + "] = [{ name: \"goal " + number + "\", jp: \"目標 "
            + number + "\", types: [] }];\n";
    }
    const auto opened = readAnySet(script, u"js");
    QVERIFY(opened.has_value());
    QCOMPARE(describedNotes(opened->file.notes), QStringList());
    const GoalSet &set = opened->file.set;
    for (const SetFormat *format : setFormats()) {
        const QList<Loss> losses = lossesOf(set, *format);
        const bool isLost = std::ranges::any_of(losses, [&](const Loss &loss) {
            return (loss.aspect == Aspect::OwnData || loss.aspect == Aspect::Unfit)
                && loss.rows.size() == set.objectives.size();
        });
        if (obstacleTo(set, *format))
            continue;
        const auto again = readAnySet(format->write(set), QString::fromLatin1(format->suffix));
        const QByteArray held = again ? writeNative(again->file.set) : QByteArray();
        for (int tier = 1; tier <= 25; ++tier)
            QVERIFY2(held.contains("\"目標 " + QByteArray::number(tier) + '"') != isLost,
                format->key.data());
        if (format->key == "classic-js"_L1 || format->key == "csv"_L1)
            QVERIFY(!isLost);
    }
}

/// Texts in languages that no field is for. Keys that only look like a language's are noted.
void TestListsPublished::furtherLanguagesAreKept()
{
    QByteArray script;
    for (int tier = 1; tier <= 25; ++tier) {
        const QByteArray number = QByteArray::number(tier);
        script += "bingoList[" + number + "] = [{ name: \"goal " + number
            + "\", \"Name-pt-BR\": 'meta " + number + "', types: [], fr: \"but {{X}} <!--" + number
            + "\", range: [5] }];\n";
    }
    script.replace("\"goal 2\"", "\"goal {{X}}\"");
    script.replace("types: [], fr: \"but {{X}} <!--7\"", "fr: 7, id: 'a'");
    const auto opened = readAnySet(script, u"js");
    QVERIFY(opened.has_value());
    const QStringList notes{u"7:63 value-not-used fr|7"_s, u"7:66 key-not-used id|1"_s};
    QCOMPARE(describedNotes(opened->file.notes), notes);
    const GoalSet &set = opened->file.set;
    const auto native = readNative(writeNative(set));
    QVERIFY(native.has_value());
    for (qsizetype i = 0; i < set.objectives.size(); ++i)
        QCOMPARE(translationsOf(native->set.objectives[i]), translationsOf(set.objectives[i]));

    const SetFormat *const classic = setFormatOf(u"classic-js");
    const auto isOther = [](const Loss &loss) { return loss.aspect == Aspect::OtherKeys; };
    QVERIFY(std::ranges::none_of(lossesOf(set, *classic), isOther));
    const QByteArray written = classic->write(set);
    QVERIFY(!written.contains("<!--"));
    const auto again = readAnySet(written, u"js");
    QVERIFY(again.has_value());
    for (qsizetype i = 0; i < set.objectives.size(); ++i) {
        const QString number = QString::number(i + 1);
        const auto texts = translationsOf(again->file.set.objectives[i]);
        QCOMPARE(texts.size(), i == 6 ? 1 : 2);
        QCOMPARE(texts.front(), std::pair(u"Name-pt-BR"_s, u"meta "_s + number));
        if (i != 6)
            QCOMPARE(
                texts.back().second, (i == 1 ? u"but 5 <!--"_s : u"but {{X}} <!--"_s) + number);
    }

    // What no list holds is a loss, in every format that has no place for it.
    GoalSet odd = set;
    odd.objectives.front().verbatim = std::make_shared<const QList<VerbatimMember>>(
        QList<VerbatimMember>{{.key = u"de"_s, .keyText = "\"de\"", .valueText = "[1]"}});
    QVERIFY(std::ranges::any_of(lossesOf(odd, *classic), isOther));
    QCOMPARE(lostKeysOf(odd.objectives.front(), *classic), QStringList(u"de"_s));
    for (const SetFormat *format : setFormats()) {
        if (format->holdsOther == nullptr && !format->keeps.testFlag(Aspect::OtherKeys)
            && !obstacleTo(set, *format))
            QVERIFY2(std::ranges::any_of(lossesOf(set, *format),
                         [&](const Loss &loss) {
                             return isOther(loss) || loss.aspect == Aspect::Unfit;
                         }),
                format->key.data());
    }
}

/// A goal's text may be an object with a text in each language.
void TestListsPublished::textsByLanguageAreKept()
{
    const QByteArray list = R"([{"name": {"fr": "Trouver", "en": "Find it", "jp": "見つける"}},)"
                            R"({"name": {"de": "Finden", "fr": "Ramer"}, "types": ["sea"]}])";
    const auto opened = readAnySet(list, u"json");
    QVERIFY(opened.has_value());
    QCOMPARE(describedNotes(opened->file.notes), QStringList());
    const QList<Objective> &goals = opened->file.set.objectives;
    QCOMPARE(goals.size(), 2);
    QCOMPARE(goals[0].goal, u"Find it"_s);
    QCOMPARE(
        translationsOf(goals[0]), (QList<std::pair<QString, QString>>{{u"fr"_s, u"Trouver"_s}}));
    QVERIFY(writeNative(opened->file.set).contains("見つける"));
    QCOMPARE(goals[1].goal, u"Finden"_s);
    QCOMPARE(translationsOf(goals[1]), (QList<std::pair<QString, QString>>{{u"fr"_s, u"Ramer"_s}}));
    QCOMPARE(goals[1].lineCategories, QStringList{u"sea"_s});
}

void TestListsPublished::noCellIsAFormula_data()
{
    QTest::addColumn<QString>("goal");
    for (const char *goal : {"=1+1", "+5 rupees", "-10 lives", "@home", "'=x", "''=x", "'quoted'",
             "=", "-", "plain", "\t=x", "=\"a,b\""})
        QTest::newRow(goal) << QString::fromUtf8(goal);
}

void TestListsPublished::noCellIsAFormula()
{
    QFETCH(const QString, goal);
    GoalSet set;
    for (const QString &text : {u"Find the lamp"_s, goal}) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = text;
        objective.lineCategories = {text};
        objective.tooltip = text;
        set.objectives.append(objective);
    }
    for (const QString &key : {u"csv"_s, u"tsv"_s}) {
        const SetFormat *format = setFormatOf(key);
        const QByteArray written = format->write(set);
        for (const QByteArray &line : written.split('\n')) {
            const QByteArray first
                = line.startsWith('"') ? line.sliced(1, 1) : line.first(line.isEmpty() ? 0 : 1);
            const bool isLong = goal.size() > 1;
            QVERIFY2(!isLong || first.isEmpty() || !QByteArrayView("=+-@").contains(first.front()),
                line.constData());
        }
        const auto again = readAnySet(written, key);
        QVERIFY(again.has_value());
        const Objective &read = again->file.set.objectives.last();
        QCOMPARE(read.goal, goal);
        QCOMPARE(read.tooltip, goal);
        QCOMPARE(read.lineCategories, QStringList{goal});
    }
}

BOARDWRIGHT_UNIT(TestListsPublished, NoApplication)
#include "tst_lists_published.moc"
