// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/file.h"
#include "core/formats/import_format.h"
#include "core/formats/set_format.h"
#include "core/lists/listed_goals.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

const QString fixtures = fixturePath("lists/");

/// The lines of expected.txt for each file, in order.
QHash<QString, QStringList> expectationsIn(const QString &folder)
{
    QHash<QString, QStringList> expected;
    const QString table = QString::fromUtf8(contentOf(fixtures + folder + u"/expected.txt"_s));
    for (const QString &line : table.split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u'#'))
            continue;
        const qsizetype name = line.indexOf(u' ');
        expected[line.first(name)] << line.sliced(name).simplified();
    }
    return expected;
}

QStringList listFilesOf(const QString &folder)
{
    QStringList names = QDir(fixtures + folder).entryList(QDir::Files);
    names.removeAll(u"expected.txt"_s);
    return names;
}

std::expected<OpenedSet, Problem> readFrom(const QString &path, const ImportChoices &choices = {})
{
    return readAnySet(contentOf(path), QFileInfo(path).suffix(), {}, choices);
}

/// What was recognised: format, goals, tiers, goals with types, goals with a difficulty.
QString outlineIn(const OpenedSet &opened)
{
    const QList<Objective> &goals = opened.file.set.objectives;
    const auto typed = std::ranges::count_if(
        goals, [](const Objective &goal) { return !goal.lineCategories.isEmpty(); });
    const auto tiered = std::ranges::count_if(
        goals, [](const Objective &goal) { return statedDifficulty(goal).has_value(); });
    return u"%1 goals=%2 tiers=%3 typed=%4 tiered=%5"_s
        .arg(opened.from == nullptr ? "native"_L1 : opened.from->key)
        .arg(goals.size())
        .arg(opened.tiers)
        .arg(typed)
        .arg(tiered);
}

const Objective *goalIn(const OpenedSet &opened, const QString &text)
{
    const auto &goals = opened.file.set.objectives;
    const auto found = std::ranges::find(goals, text, &Objective::goal);
    return found == goals.end() ? nullptr : &*found;
}

qsizetype matchesIn(const QString &text, const QString &pattern)
{
    const QRegularExpression expression(pattern);
    qsizetype matches = 0;
    for (auto all = expression.globalMatch(text); all.hasNext(); all.next())
        ++matches;
    return matches;
}

constexpr auto tenTexts
    = "[[\"a\"],[\"b\"],[\"c\"],[\"d\"],[\"e\"],[\"f\"],[\"g\"],[\"h\"],[\"i\"],[\"j\"]]";

} // namespace

class TestListsRead final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void reads_data();
    static void reads();
    static void refuses_data();
    static void refuses();
    static void millionsOfLinesAreRefusedEarly();
    static void expectsOnlyFilesThatAreThere();
    static void whatAGoalSays();
    static void tiersBecomeDifficulties_data();
    static void tiersBecomeDifficulties();
    static void tiersBecomeZones();
    static void typesBecome_data();
    static void typesBecome();
    static void aStopIsHeard();
    static void blankGoalsDoNotCount();
    static void realFiles_data();
    static void realFiles();
    static void realFaults();
};

void TestListsRead::reads_data()
{
    QTest::addColumn<QStringList>("expected");
    const auto expected = expectationsIn(u"valid"_s);
    for (const QString &name : listFilesOf(u"valid"_s))
        QTest::newRow(qPrintable(name)) << expected.value(name);
}

void TestListsRead::reads()
{
    QFETCH(const QStringList, expected);
    const auto opened
        = readFrom(fixtures + u"valid/"_s + QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY2(opened.has_value(), qPrintable(opened ? QString() : describedNote(opened.error())));
    QStringList found = QStringList(outlineIn(*opened)) + describedNotes(opened->file.notes);
    for (QString &line : found)
        line = line.simplified();
    QVERIFY2(found == expected, qPrintable(u'\n' + found.join(u'\n')));
    for (const Problem &note : opened->file.notes)
        QCOMPARE(note.severity, Severity::Warning);
    // Every category of a goal is declared, once.
    const GoalSet &set = opened->file.set;
    QSet<QString> used;
    for (const Objective &objective : set.objectives)
        used += QSet<QString>(objective.lineCategories.begin(), objective.lineCategories.end());
    QCOMPARE(set.lineLimits.size(), used.size());
    for (const CategoryLimit &limit : set.lineLimits) {
        QVERIFY(used.contains(limit.category));
        QCOMPARE(limit.percent, 20);
    }
}

void TestListsRead::refuses_data()
{
    QTest::addColumn<QStringList>("expected");
    const auto expected = expectationsIn(u"invalid"_s);
    for (const QString &name : listFilesOf(u"invalid"_s))
        QTest::newRow(qPrintable(name)) << expected.value(name);
}

void TestListsRead::refuses()
{
    QFETCH(const QStringList, expected);
    const auto opened
        = readFrom(fixtures + u"invalid/"_s + QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY2(!opened.has_value(), opened ? qPrintable(outlineIn(*opened)) : "");
    const QString found = describedNote(opened.error()).simplified();
    QVERIFY2(QStringList(found) == expected, qPrintable(found));
    QCOMPARE(opened.error().severity, Severity::Error);
}

/// As large as a file may be: it is refused before it costs memory.
void TestListsRead::millionsOfLinesAreRefusedEarly()
{
    const QByteArray letters = QByteArray("a\r\n\n").repeated(largestFile / 4);
    QElapsedTimer timer;
    timer.start();
    const auto opened = readAnySet(letters, u"txt");
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error().code, toCode(ImportCode::TooManyGoals));
    QVERIFY(opened.error().args == QList<Arg>({qint64{largestFile / 4}, qint64{mostObjectives}}));
    QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
}

void TestListsRead::expectsOnlyFilesThatAreThere()
{
    for (const QString &folder : {u"valid"_s, u"invalid"_s}) {
        const QStringList files = listFilesOf(folder);
        QVERIFY(files.size() > 15);
        for (const QString &name : expectationsIn(folder).keys())
            QVERIFY2(files.contains(name), qPrintable(name));
    }
}

void TestListsRead::whatAGoalSays()
{
    const auto odd = readFrom(fixtures + u"valid/odd-members.json"_s);
    QVERIFY(odd.has_value());
    const Objective *goal = goalIn(*odd, u"A"_s);
    QVERIFY(goal != nullptr);
    QCOMPARE(goal->range, QList({1, 2}));
    QCOMPARE(goal->weighting, 100);
    QCOMPARE(goal->tag, u"t"_s);
    QCOMPARE(goal->tooltip, u"h"_s);
    QCOMPARE(goal->lineCategories, QStringList{u"5"_s});
    goal = goalIn(*odd, u"B"_s);
    QVERIFY(goal != nullptr);
    QCOMPARE(goal->lineCategories, QStringList({u"x"_s, u"y"_s}));
    QCOMPARE(goal->weighting, 50);
    QCOMPARE(goal->progression, Zones(Zone::Late));
    QCOMPARE(odd->file.set.tagNames, QStringList{u"t"_s});

    const auto play = readFrom(fixtures + u"valid/playbingo.json"_s);
    QVERIFY(play.has_value());
    goal = goalIn(*play, u"Find a key"_s);
    QVERIFY(goal != nullptr);
    QCOMPARE(goal->tooltip, u"In any cave"_s);
    QCOMPARE(statedDifficulty(*goal), std::optional(7));
    goal = goalIn(*play, u"Find two keys"_s);
    QVERIFY(goal != nullptr);
    QCOMPARE(goal->lineCategories, QStringList({u"keys"_s, u"rare"_s}));
    QVERIFY(!statedDifficulty(*goal));

    const auto sections = readFrom(fixtures + u"valid/sections.json"_s);
    QVERIFY(sections.has_value());
    goal = goalIn(*sections, u"Catch {{X}} Fish"_s);
    QVERIFY(goal != nullptr);
    QCOMPARE(goal->range, QList({2, 4}));
    QCOMPARE(goal->progression, Zones()); // "boat" is a stage of another site
    goal = goalIn(*sections, u"Light the Lamp"_s);
    QVERIFY(goal != nullptr);
    QCOMPARE(goal->progression, Zones(Zone::Early | Zone::Mid));
    QCOMPARE(goal->tooltip, u"At night"_s);

    const auto curly = readFrom(fixtures + u"valid/randomized-curly.json"_s);
    QVERIFY(curly.has_value());
    QVERIFY(goalIn(*curly, u"Reach the Harbour"_s) != nullptr);
    QVERIFY(goalIn(*curly, u"Find the baker\u2019s key"_s) != nullptr);
    QVERIFY(goalIn(*curly, u"Say \u201Chello\u201D to the \u201Cmiller\u201D"_s) != nullptr);

    const auto latin = readFrom(fixtures + u"valid/latin1.txt"_s);
    QVERIFY(latin.has_value());
    QVERIFY(goalIn(*latin, u"M\u00FChle finden"_s) != nullptr);
    const auto bullets = readFrom(fixtures + u"valid/bullets.txt"_s);
    QVERIFY(bullets.has_value());
    QVERIFY(goalIn(*bullets, u"Dive"_s) != nullptr && goalIn(*bullets, u"Sleep"_s) != nullptr);
    const auto dash = readFrom(fixtures + u"valid/one-dash.txt"_s);
    QVERIFY(dash.has_value());
    QVERIFY(goalIn(*dash, u"- Find a key"_s) != nullptr);
}

void TestListsRead::tiersBecomeDifficulties_data()
{
    QTest::addColumn<int>("tiers");
    QTest::addColumn<QList<int>>("expected");
    QTest::newRow("one") << 1 << QList{13};
    QTest::newRow("four") << 4 << QList{3, 9, 16, 22};
    QTest::newRow("five") << 5 << QList{3, 8, 13, 18, 23};
    QTest::newRow("ten") << 10 << QList{1, 4, 6, 9, 11, 14, 16, 19, 21, 24};
    QTest::newRow("eleven") << 11 << QList{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
}

/// Few tiers are spread over 1 to 25; more of them are taken for the first of 25.
void TestListsRead::tiersBecomeDifficulties()
{
    QFETCH(const int, tiers);
    QFETCH(const QList<int>, expected);
    QByteArrayList parts;
    for (int tier = 1; tier <= tiers; ++tier)
        parts << "[\"goal " + QByteArray::number(tier) + "\"]";
    const QByteArray text
        = tiers == 1 ? QByteArray("l[1]=[\"goal 1\"]") : '[' + parts.join(',') + ']';
    const auto opened = readAnySet(text, u"");
    QVERIFY(opened.has_value());
    QCOMPARE(opened->tiers, tiers);
    QList<int> found;
    for (const Objective &objective : opened->file.set.objectives)
        found << statedDifficulty(objective).value_or(0);
    QCOMPARE(found, expected);
    for (int tier = 1; tiers <= fewTiers && tier <= tiers; ++tier)
        QCOMPARE(tierOfDifficulty(expected.at(tier - 1), tiers), tier);

    const auto without = readAnySet(text, u"", {}, {.tiersAsDifficulty = false});
    QVERIFY(without.has_value());
    QCOMPARE(without->tiers, tiers);
    for (const Objective &objective : without->file.set.objectives)
        QVERIFY(!statedDifficulty(objective) && objective.progression == Zones());
}

void TestListsRead::tiersBecomeZones()
{
    const auto opened = readAnySet(tenTexts, u"json", {}, {.tiersAsZones = true});
    QVERIFY(opened.has_value());
    QString found;
    for (const Objective &objective : opened->file.set.objectives) {
        constexpr std::array letters{std::pair(Zone::Early, u'e'), std::pair(Zone::Mid, u'm'),
            std::pair(Zone::Late, u'l'), std::pair(Zone::Endgame, u'n')};
        for (const auto &[zone, letter] : letters) {
            if (objective.progression == Zones(zone))
                found += letter;
        }
    }
    QCOMPARE(found, u"eeemmlllnn"_s);
}

void TestListsRead::typesBecome_data()
{
    QTest::addColumn<int>("choice");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, TypesAs choice, const char *expected) {
        QTest::newRow(name) << static_cast<int>(choice) << QString::fromLatin1(expected);
    };
    row("line categories", TypesAs::LineCategories,
        "line=a,b board= tag= lines=a:20,b:20 boards= tags=");
    row("board categories", TypesAs::BoardCategories,
        "line= board=a,b tag= lines= boards=a:100,b:100 tags=");
    row("tags", TypesAs::Tags, "line= board= tag=a lines= boards= tags=a");
    row("nothing", TypesAs::Nothing, "line= board= tag= lines= boards= tags=");
}

void TestListsRead::typesBecome()
{
    QFETCH(const int, choice);
    QFETCH(const QString, expected);
    const auto opened = readAnySet(R"([{"name":"A","types":["a","b","a"," b "]},{"name":"B"}])",
        u"json", {}, {.types = static_cast<TypesAs>(choice)});
    QVERIFY(opened.has_value());
    QVERIFY(opened->hasTypes);
    const GoalSet &set = opened->file.set;
    const auto limits = [](const QList<CategoryLimit> &of) {
        QStringList texts;
        for (const CategoryLimit &limit : of)
            texts << u"%1:%2"_s.arg(limit.category).arg(limit.percent);
        return texts.join(u',');
    };
    const Objective &goal = set.objectives.first();
    QCOMPARE(u"line=%1 board=%2 tag=%3 lines=%4 boards=%5 tags=%6"_s.arg(
                 goal.lineCategories.join(u','), goal.boardCategories.join(u','), goal.tag,
                 limits(set.lineLimits), limits(set.boardLimits), set.tagNames.join(u',')),
        expected);
}

void TestListsRead::aStopIsHeard()
{
    std::stop_source stop;
    stop.request_stop();
    for (const QString &name : {u"srl.json"_s, u"classic.js"_s, u"lines.txt"_s}) {
        const auto opened
            = readAnySet(contentOf(fixtures + u"valid/"_s + name), u"", stop.get_token());
        QVERIFY2(!opened.has_value() || name.endsWith(u".txt"), qPrintable(name));
        if (!opened)
            QCOMPARE(opened.error().code, Code::Cancelled);
    }
}

void TestListsRead::blankGoalsDoNotCount()
{
    const QByteArray most = QByteArray("{\"name\": \"x\"},").repeated(mostObjectives);
    const auto full = readAnySet('[' + most + "{\"name\": \" \"}]", u"json");
    QVERIFY(full.has_value());
    QCOMPARE(full->file.set.objectives.size(), mostObjectives);
    const auto tooMany = readAnySet('[' + most + "{\"name\": \" \"}, {\"name\": \"x\"}]", u"json");
    QVERIFY(!tooMany.has_value());
    QCOMPARE(tooMany.error().code, toCode(ImportCode::TooManyGoals));
}

void TestListsRead::realFiles_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("goals"); ///< what each goal has in the text
    QTest::addColumn<QString>("types"); ///< what each goal with types has
    QTest::addColumn<int>("tiers");
    QTest::addColumn<QStringList>("notes");
    const QString folder = qEnvironmentVariable("BOARDWRIGHT_DATA");
    if (folder.isEmpty())
        QSKIP("BOARDWRIGHT_DATA is not set");
    const auto row = [&](const char *name, const char *format, const QString &goals,
                         const QString &types, int tiers, const QStringList &notes = {}) {
        QTest::newRow(name) << folder + u'/' + QLatin1StringView(name)
                            << QString::fromLatin1(format) << goals << types << tiers << notes;
    };
    const QString names = uR"("name"\s*:)"_s;
    const QString someTypes = uR"("types"\s*:\s*\[\s*")"_s;
    const QString bareNames = uR"(\bname\s*:)"_s;
    const QString bareTypes = uR"(\btypes\s*:\s*\[\s*")"_s;
    const QString goals = uR"("goal"\s*:)"_s;
    const QString lines = uR"("line_categories"\s*:\s*\[\s*")"_s;
    row("bingosync/randomized-doom-2016.json", "bingosync", names, someTypes, 0);
    row("bingosync/randomized-elden-ring.json", "bingosync", names, someTypes, 0);
    row("bingosync/srl-v5-celeste-long.json", "bingosync-srl", names, someTypes, 25);
    row("bingosync/srl-v5-super-mario-64.json", "bingosync-srl", names, someTypes, 25);
    row("bingosync/isaac-binding-of-isaac.json", "bingosync-isaac", names, someTypes, 4);
    row("javascript/super-mario-64.js.txt", "classic-js", bareNames, bareTypes, 25);
    row("broken/halo-null-hole.js.txt", "classic-js", bareNames, bareTypes, 25,
        {u"31:17 hole-in-list"_s});
    row("broken/noita-type-for-types.json", "bingosync-srl", names, uR"("type"\s*:\s*\[\s*")"_s, 25,
        {u"5:4 key-misspelt type|types|103"_s});
    row("broken/silksong-trailing-comma.json", "bingosync", names, someTypes, 0,
        {u"682:16 comma-before-end"_s, u"1133:14 comma-before-end"_s});
    row("lockout/sm64-standard.json", "native", goals, lines, 0);
    row("lockout/sm64-ascend.json", "native", goals, lines, 0);
    row("lockout/smo-default.json", "native", goals, lines, 0);
    row("lockout/smo-short.json", "native", goals, lines, 0);
}

/// The counts are those of a search in the text, so no reader takes part in them.
void TestListsRead::realFiles()
{
    QFETCH(const QString, path);
    QFETCH(const QString, format);
    QFETCH(const QString, goals);
    QFETCH(const QString, types);
    QFETCH(const int, tiers);
    QFETCH(const QStringList, notes);
    const QString text = QString::fromUtf8(contentOf(path));
    QVERIFY(!text.isEmpty());
    const auto opened = openAnySet(path);
    QVERIFY2(opened.has_value(), qPrintable(opened ? QString() : describedNote(opened.error())));
    QCOMPARE(opened->from == nullptr ? u"native"_s : QString(opened->from->key), format);
    const QList<Objective> &objectives = opened->file.set.objectives;
    QCOMPARE(objectives.size(), matchesIn(text, goals));
    QVERIFY(objectives.size() >= 25);
    QCOMPARE(std::ranges::count_if(objectives,
                 [](const Objective &objective) { return !objective.lineCategories.isEmpty(); }),
        matchesIn(text, types));
    QCOMPARE(opened->tiers, tiers);
    if (tiers > 0) {
        QVERIFY(std::ranges::all_of(objectives,
            [](const Objective &objective) { return statedDifficulty(objective).has_value(); }));
    }
    QStringList found = describedNotes(opened->file.notes);
    found.removeIf([](const QString &note) {
        return note.contains(u"key-not-used") || note.contains(u"part-not-used")
            || note.contains(u"-alike ");
    });
    QVERIFY2(found == notes, qPrintable(found.join(u'\n')));
}

/// What the broken files would have been without their faults is what they are read as.
void TestListsRead::realFaults()
{
    const QString folder = qEnvironmentVariable("BOARDWRIGHT_DATA");
    if (folder.isEmpty())
        QSKIP("BOARDWRIGHT_DATA is not set");
    const auto goalsIn = [](const QByteArray &bytes) {
        const auto opened = readAnySet(bytes, u"");
        return opened ? valueOf(opened->file.set).objectives : QList<Objective>();
    };
    const auto mended = [&](const char *name, const char *fault, const char *right) {
        const QByteArray bytes = contentOf(folder + u"/broken/"_s + QLatin1StringView(name));
        const QByteArray without = QByteArray(bytes).replace(fault, right);
        return bytes != without && !goalsIn(bytes).isEmpty() && goalsIn(bytes) == goalsIn(without);
    };
    QVERIFY(mended("halo-null-hole.js.txt", "[,\n", "[\n"));
    QVERIFY(mended("noita-type-for-types.json", "\"type\":", "\"types\":"));
    QVERIFY(mended("silksong-trailing-comma.json", "\"fight\",\n      ]", "\"fight\"\n      ]"));
}

BOARDWRIGHT_UNIT(TestListsRead, NoApplication)
#include "tst_lists_read.moc"
