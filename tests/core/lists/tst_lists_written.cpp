// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is written is accepted by its site, and reads back as the set without what was reported
// as lost.
#include "core/board/game_mode.h"
#include "core/formats/difficulty_field.h"
#include "core/formats/import_codes.h"
#include "core/formats/import_format.h"
#include "core/formats/set_format.h"
#include "core/generator/row_texts.h"
#include "core/lists/list_formats.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/lists/expected_export.h"
#include "tests/support/lists/site_rules.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_native.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QHash>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <ranges>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

void setDifficulty(Objective &objective, qint64 difficulty)
{
    const auto [section, field] = difficultyField();
    setValue(objective.extension, *section, *field, Value(difficulty));
}

/// What spelling may stumble over.
QString nastyText(RandomNative &random)
{
    static const QStringList texts{u"Beat the game"_s, u"Say \"hi\""_s, u"Mario's hat"_s,
        u"a, b; c"_s, u"</script><b>"_s, u"<!-- no"_s, u"\u2028line\u2029"_s, u"two\nlines"_s,
        u"\r\n"_s, u"back\\slash"_s, u"{{X}} coin[[s]]"_s, u"{{X}} box[[es]] and {{X}} key[[s]]"_s,
        u"box[[es]]"_s, u"[Hard] win"_s, u"- dash"_s, u"  spaces "_s, u"\t"_s, u"\u0001\u0000x"_s,
        u"😀é探"_s, u"”curly“"_s, u"// no"_s, u"/* no"_s, u"`${x}`"_s, QString(254, u'm'),
        QString(255, u'n'), QString(256, u'o'), u"😀"_s.repeated(255), u"😀"_s.repeated(256),
        u"long {{X}} "_s.repeated(40), QString(300, u' ') + u"far"_s, u"bingoList[1] = ["_s,
        u"null"_s, u"12"_s};
    return texts.at(random.below(static_cast<int>(texts.size())));
}

QStringList someTypes(RandomNative &random)
{
    static const QStringList names{u"a"_s, u"b"_s, u"c, d"_s, u"\"q\""_s, u" a "_s, u""_s,
        u"</script>"_s, u"\u2028"_s, u"goal 1"_s, u"goal 2*"_s, u"l\nm"_s};
    QStringList types;
    for (int left = random.below(4); left > 0; --left)
        types << names.at(random.below(static_cast<int>(names.size())));
    return types;
}

/// A set of any kind. In some, texts begin with a number of their own, so that each goal is found
/// again in any order.
GoalSet randomSet(RandomNative &random, bool isNumbered)
{
    constexpr std::array sizes{0, 1, 3, 24, 25, 26, 40, 60, 90};
    GoalSet set = plainSet(sizes.at(static_cast<std::size_t>(random.below(std::ssize(sizes)))));
    if (random.below(2) == 0) {
        for (int left = random.below(40); left > 0; --left)
            random.edit(set);
    }
    const int stated = random.below(4); // how many goals state a difficulty, in thirds
    const bool isPlain = random.below(3) == 0;
    int number = 0;
    for (Objective &objective : set.objectives) {
        ++number;
        if (random.below(3) < stated) {
            const bool isOutside = random.below(20) == 0;
            setDifficulty(objective, isOutside ? random.below(40) - 5 : 1 + ((number * 7) % 25));
        }
        if (!isPlain) {
            if (random.below(2) == 0)
                objective.goal = nastyText(random);
            if (random.below(3) == 0)
                objective.lineCategories = someTypes(random);
            if (random.below(6) == 0)
                objective.boardCategories = someTypes(random);
            if (random.below(5) == 0)
                objective.range = {1, 2, 2, 5, -3};
            if (random.below(20) == 0)
                objective.goal.clear();
        }
        if (isNumbered && !objective.goal.trimmed().isEmpty())
            objective.goal.prepend(u"g%1 "_s.arg(number));
    }
    return set;
}

QString textOf(const ExpectedGoal &goal)
{
    const Objective &of = goal.goal;
    return u"%1 | %2 | %3 | %4 | "_s.arg(of.goal.left(300), of.lineCategories.join(u','),
               of.boardCategories.join(u','), of.tooltip)
        + u"%1 | %2 | %3 | %4 | %5 | %6"_s.arg(goal.difficulty.value_or(0))
              .arg(of.weighting)
              .arg(of.individualLimit)
              .arg(of.progression.toInt())
              .arg(of.range.size())
              .arg(of.tag + of.icons.join(u','));
}

/// Why a goal that was read is not the expected one.
QString differenceOf(const ExpectedGoal &expected, const ExpectedGoal &found)
{
    ExpectedGoal wanted = expected;
    wanted.isAnyTier = wanted.isAnyType = false;
    if (expected.isAnyTier && found.difficulty && *found.difficulty >= 1 && *found.difficulty <= 25)
        wanted.difficulty = found.difficulty;
    if (expected.isAnyType && found.goal.lineCategories.size() == 1)
        wanted.goal.lineCategories = found.goal.lineCategories;
    return wanted == found ? QString()
                           : u"expected "_s + textOf(wanted) + u"\nfound    "_s + textOf(found);
}

QString differenceInOrder(const QList<ExpectedGoal> &expected, const QList<ExpectedGoal> &found)
{
    if (expected.size() != found.size())
        return u"%1 goals expected, %2 found"_s.arg(expected.size()).arg(found.size());
    for (qsizetype i = 0; i < found.size(); ++i) {
        if (const QString difference = differenceOf(expected.at(i), found.at(i));
            !difference.isEmpty())
            return difference;
    }
    return {};
}

/// The same goals, tier after tier, in each tier in the order of the original.
QString differenceInTiers(const QList<ExpectedGoal> &expected, const QList<ExpectedGoal> &found)
{
    if (expected.size() != found.size())
        return u"%1 goals expected, %2 found"_s.arg(expected.size()).arg(found.size());
    QHash<QString, qsizetype> places;
    for (qsizetype i = 0; i < expected.size(); ++i)
        places.insert(expected.at(i).goal.goal, i);
    if (places.size() != expected.size())
        return u"texts are not unique"_s;
    QSet<QString> addedTypes;
    qsizetype last = -1;
    int tier = 0;
    for (const ExpectedGoal &goal : found) {
        const qsizetype place = places.value(goal.goal.goal, -1);
        if (place < 0)
            return u"not expected: "_s + textOf(goal);
        if (const QString difference = differenceOf(expected.at(place), goal);
            !difference.isEmpty())
            return difference;
        const int here = goal.difficulty.value_or(0);
        if (here < tier || (here == tier && place <= last))
            return u"out of order: "_s + textOf(goal);
        tier = here;
        last = place;
        if (expected.at(place).isAnyType) {
            const QString type = goal.goal.lineCategories.first();
            if (addedTypes.contains(type))
                return u"twice the same type: "_s + type;
            addedTypes << type;
        }
    }
    for (const ExpectedGoal &goal : found) {
        const bool isAdded = expected.at(places.value(goal.goal.goal)).isAnyType;
        for (const QString &type : goal.goal.lineCategories) {
            if (!isAdded && addedTypes.contains(type))
                return u"an added type that another goal has: "_s + type;
        }
    }
    return {};
}

QList<ExpectedGoal> foundIn(const GoalSet &set)
{
    QList<ExpectedGoal> found;
    for (const Objective &objective : set.objectives)
        found << foundGoal(objective);
    return found;
}

/// What a set that was read has beside its goals: the categories of its goals, declared in order.
QString differenceOfSet(const GoalSet &set)
{
    QStringList used;
    for (const Objective &objective : set.objectives)
        used += objective.lineCategories;
    used.removeDuplicates();
    QStringList declared;
    for (const CategoryLimit &limit : set.lineLimits)
        declared << (limit.percent == 20 ? limit.category : u"?"_s);
    const bool isEmpty = set.gameName.isEmpty() && set.setName.isEmpty() && set.tagNames.isEmpty()
        && set.boardLimits.isEmpty() && set.once.isEmpty() && set.tables.isEmpty()
        && set.schemaMode == SchemaMode::Strict;
    if (!isEmpty)
        return u"the set has something of its own"_s;
    return used == declared ? QString() : u"declared: "_s + declared.join(u'|');
}

QString recognisedAs(const QByteArray &bytes, const SetFormat &format)
{
    const auto opened = readAnySet(bytes, QString::fromLatin1(format.suffix));
    if (!opened)
        return describedNote(opened.error());
    return opened->from == nullptr ? u"native"_s : QString(opened->from->key);
}

GoalSet withDifficulties(const QList<int> &difficulties)
{
    GoalSet set = plainSet(static_cast<int>(difficulties.size()));
    for (qsizetype i = 0; i < difficulties.size(); ++i) {
        if (difficulties.at(i) > 0)
            setDifficulty(set.objectives[i], difficulties.at(i));
    }
    return set;
}

const SetFormat *formatToTest()
{
    return setFormatOf(QString::fromUtf8(QTest::currentDataTag()));
}

} // namespace

class TestListsWritten final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void formats_data();
    static void everyFormatHasRules();

    static void writtenAndReadBack_data() { formats_data(); }

    static void writtenAndReadBack();

    static void obstaclesAreRight_data() { formats_data(); }

    static void obstaclesAreRight();
    static void obstacles_data();
    static void obstacles();
    static void gapsAreFilled();
    static void boards_data();
    static void boards();
    static void theRulesRefuse_data();
    static void theRulesRefuse();
};

void TestListsWritten::formats_data()
{
    QTest::addColumn<bool>("isTiered");
    for (const SetFormat *format : setFormats()) {
        constexpr std::array tiered{
            "bingosync-srl"_L1, "bingosync-isaac"_L1, "classic-js"_L1, "playbingo-srl"_L1};
        if (hasSiteRules(format->key))
            QTest::newRow(format->key.data()) << std::ranges::contains(tiered, format->key);
    }
}

/// Formats without rules here are tested elsewhere.
void TestListsWritten::everyFormatHasRules()
{
    constexpr std::array others{"lockout"_L1, "goal-list"_L1, "csv"_L1, "tsv"_L1};
    for (const SetFormat *format : setFormats())
        QVERIFY2(hasSiteRules(format->key) || std::ranges::contains(others, format->key),
            format->key.data());
    for (const BoardFormat *format : boardFormats())
        QVERIFY2(hasSiteRules(format->key), format->key.data());
}

void TestListsWritten::writtenAndReadBack()
{
    QFETCH(const bool, isTiered);
    const SetFormat &format = *formatToTest();
    const bool isText = format.key == "text"_L1;
    const QString recognised
        = format.key == "playbingo-srl"_L1 ? u"classic-js"_s : QString(format.key);
    RandomNative random(2'028);
    std::map<Aspect, int> reported;
    int written = 0;
    int recognisedAsText = 0;
    for (int round = 0; round < walkLength(2'000); ++round) {
        const GoalSet set = randomSet(random, isTiered);
        if (obstacleTo(set, format))
            continue;
        const QList<Loss> losses = lossesOf(set, format);
        for (const Loss &loss : losses)
            ++reported[loss.aspect];
        const ExpectedExport expected(set, losses, format.key);
        QCOMPARE(expected.idle(), QString());
        QCOMPARE(expected.unreported(), QString());
        const QByteArray bytes = format.write(set);
        const auto failed = [&](const QString &why) {
            return (u"round %1: "_s.arg(round) + why + u'\n').toUtf8()
                + bytes.first(std::min<qsizetype>(bytes.size(), 3'000));
        };

        // The site takes it.
        const SiteList site = readAsSite(format.key, bytes);
        if (!expected.goals().isEmpty())
            QVERIFY2(site.rejection.isEmpty(), failed(site.rejection).constData());
        if (isText && expected.goals().isEmpty())
            continue; // an empty file
        QCOMPARE(site.goals.size(), expected.goals().size());
        ++written;

        // It is known for what it is. A line may look like another format; then it is read as text
        // by choice.
        const QString found = recognisedAs(bytes, format);
        if (isText)
            recognisedAsText += found == recognised ? 1 : 0;
        else
            QVERIFY2(found == recognised, failed(found).constData());

        // It reads back.
        const SetFormat *reader = format.read == nullptr ? &lists::classicScript : &format;
        const auto again = reader->read(ImportText(bytes), {});
        QVERIFY2(again.has_value(),
            failed(again ? QString() : describedNote(again.error())).constData());
        const GoalSet &left = again->file.set;
        const QStringList notes = describedNotes(again->file.notes);
        QVERIFY2(notes.isEmpty(), failed(notes.join(u'\n')).constData());
        const QString difference = isTiered ? differenceInTiers(expected.goals(), foundIn(left))
                                            : differenceInOrder(expected.goals(), foundIn(left));
        QVERIFY2(difference.isEmpty(), failed(difference).constData());
        const QString ofSet = differenceOfSet(left);
        QVERIFY2(ofSet.isEmpty(), failed(ofSet).constData());

        // The site reads the same texts and types.
        for (qsizetype i = 0; i < site.goals.size() && !isText; ++i) {
            QCOMPARE(site.goals.at(i).text, left.objectives.at(i).goal);
            QCOMPARE(site.goals.at(i).types, left.objectives.at(i).lineCategories);
            QCOMPARE(site.goals.at(i).description, left.objectives.at(i).tooltip);
        }
        // What was written loses nothing more.
        const QList<Loss> more = lossesOf(left, format);
        QVERIFY(std::ranges::all_of(
            more, [](const Loss &loss) { return loss.aspect == Aspect::Limits; }));
    }
    QVERIFY2(written > walkLength(2'000) / 10, qPrintable(QString::number(written)));
    if (isText)
        QVERIFY2(
            recognisedAsText * 10 > written * 2, qPrintable(QString::number(recognisedAsText)));
    // All that this format can lose was among them.
    QList<Aspect> usual{Aspect::Weighting, Aspect::Tag, Aspect::Progression,
        Aspect::IndividualLimit, Aspect::ForcedPositions, Aspect::ProgressiveRanges, Aspect::Icons,
        Aspect::Disabled, Aspect::OwnData, Aspect::EmptyGoal, Aspect::Names, Aspect::Limits,
        Aspect::MadeFor, Aspect::SetOwnData};
    if (isText)
        usual << Aspect::LineBreaks << Aspect::Values;
    else
        usual << Aspect::RangeSpelledOut;
    if (format.key != "playbingo"_L1)
        usual << Aspect::Tooltip;
    if (format.key.startsWith("bingosync"_L1))
        usual << Aspect::GoalLength;
    if (isTiered)
        usual << Aspect::GuessedTier;
    if (format.key == "bingosync-isaac"_L1)
        usual << Aspect::RoughTier << Aspect::AddedType;
    if (isTiered || format.key == "playbingo"_L1)
        usual << Aspect::KindOfCategory;
    else
        usual << Aspect::LineCategories << Aspect::BoardCategories;
    for (const Aspect aspect : std::as_const(usual))
        QVERIFY2(
            reported.contains(aspect), qPrintable(QString::number(static_cast<quint32>(aspect))));
    for (const auto &[aspect, times] : reported)
        QVERIFY2(usual.contains(aspect), qPrintable(QString::number(static_cast<quint32>(aspect))));
}

/// A set with an obstacle would be refused by the site.
void TestListsWritten::obstaclesAreRight()
{
    const SetFormat &format = *formatToTest();
    RandomNative random(7);
    int obstacles = 0;
    for (int round = 0; round < 400; ++round) {
        const GoalSet set = randomSet(random, true);
        if (!obstacleTo(set, format))
            continue;
        ++obstacles;
        QVERIFY2(!readAsSite(format.key, format.write(set)).rejection.isEmpty(),
            qPrintable(describedNote(*obstacleTo(set, format))));
    }
    QVERIFY(obstacles > 10 || format.obstacle == nullptr);
}

void TestListsWritten::obstacles_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<GoalSet>("set");
    QTest::addColumn<QString>("obstacle");
    const auto row
        = [](const char *format, const char *name, const GoalSet &set, const char *obstacle) {
              QTest::addRow("%s: %s", format, name)
                  << QString::fromLatin1(format) << set << QString::fromLatin1(obstacle);
          };
    const QList<int> each{
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25};
    GoalSet disabled = plainSet(26);
    disabled.objectives[3].disabled = true;
    disabled.objectives[4].goal = u" "_s;
    GoalSet ranged = plainSet(24);
    ranged.objectives[3].goal = u"{{X}}"_s;
    ranged.objectives[3].range = {1, 2};
    row("bingosync", "no goals", plainSet(0), "goals-too-few 0|25");
    row("bingosync", "too few", plainSet(24), "goals-too-few 24|25");
    row("bingosync", "enough", plainSet(25), "");
    row("bingosync", "some left out", disabled, "goals-too-few 24|25");
    row("bingosync", "a range makes up for it", ranged, "");
    row("bingosync-srl", "too few", plainSet(24), "goals-too-few 24|25");
    row("bingosync-srl", "without difficulties", plainSet(25), "");
    row("bingosync-srl", "each difficulty", withDifficulties(each), "");
    row("bingosync-srl", "all easy", withDifficulties(QList<int>(30, 1)), "tier-empty 2");
    row("bingosync-srl", "a gap that is filled", withDifficulties(each.first(24) + QList{0}), "");
    row("bingosync-srl", "a gap that is not", withDifficulties(each.first(24) + QList{24}),
        "tier-empty 25");
    row("classic-js", "a gap that is not", withDifficulties(each.sliced(1) + QList{24}),
        "tier-empty 1");
    row("playbingo-srl", "too few", plainSet(3), "goals-too-few 3|25");
    row("bingosync-isaac", "too few", plainSet(24), "goals-too-few 24|25");
    row("bingosync-isaac", "without difficulties", plainSet(25), "");
    row("bingosync-isaac", "no hard one",
        withDifficulties(QList<int>(10, 1) + QList<int>(10, 7) + QList<int>(5, 13)),
        "tier-empty 4");
    row("bingosync-isaac", "too small a tier",
        withDifficulties(QList<int>(9, 6) + QList<int>(11, 7) + QList<int>(4, 13) + QList{25}),
        "tier-too-small 1|9|10");
    row("bingosync-isaac", "just enough",
        withDifficulties(QList<int>(10, 6) + QList<int>(10, 12) + QList<int>(4, 18) + QList{19}),
        "");
    row("playbingo", "no goals", plainSet(0), "goals-too-few 0|1");
    row("playbingo", "one goal", plainSet(1), "");
    row("lockout", "no goals", plainSet(0), "");
}

void TestListsWritten::obstacles()
{
    QFETCH(const QString, format);
    QFETCH(const GoalSet, set);
    QFETCH(const QString, obstacle);
    const SetFormat *of = setFormatOf(format);
    QVERIFY(of != nullptr);
    const auto found = obstacleTo(set, *of);
    QCOMPARE(found ? describedNote(*found) : QString(), obstacle);
    if (hasSiteRules(of->key))
        QCOMPARE(readAsSite(of->key, of->write(set)).rejection.isEmpty(), obstacle.isEmpty());
}

/// Goals without a difficulty go where goals are lacking, and are spread otherwise.
void TestListsWritten::gapsAreFilled()
{
    const SiteList site = readAsSite("bingosync-srl"_L1, lists::srlList.write(plainSet(50)));
    QCOMPARE(site.rejection, QString());
    std::array<int, 26> counts{};
    for (const SiteGoal &goal : site.goals)
        ++counts.at(static_cast<std::size_t>(goal.tier));
    QVERIFY(std::ranges::all_of(
        counts | std::views::drop(1), [](int count) { return count >= 1 && count <= 3; }));
    const GoalSet mixed = withDifficulties(QList<int>(30, 1) + QList<int>(24, 0));
    QVERIFY(!obstacleTo(mixed, lists::srlList));
    QCOMPARE(readAsSite("bingosync-srl"_L1, lists::srlList.write(mixed)).rejection, QString());
}

void TestListsWritten::boards_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("side");
    QTest::addColumn<QString>("second"); ///< the goal of the second cell
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const char *format, int side, const QString &second,
                         const char *error) {
        QTest::newRow(name) << QString::fromLatin1(format) << side << second
                            << QString::fromLatin1(error);
    };
    row("five by five", "bingosync-board", 5, u"\"{{X}}\" item[[s]]\n\u2028"_s, "");
    row("six by six", "bingosync-board", 6, u"a"_s, "board-size-wrong 36|25");
    row("for Caravan", "caravan", 6, u"a"_s, "");
    row("too small for Caravan", "caravan", 5, u"a"_s, "board-size-wrong 25|36");
    row("an empty goal", "bingosync-board", 5, u" "_s, "board-cell-empty 2");
    row("the longest goal", "bingosync-board", 5, u"😀"_s.repeated(255), "");
    row("a goal too long", "bingosync-board", 5, u"😀"_s.repeated(256),
        "board-goal-too-long 2|256|255");
}

void TestListsWritten::boards()
{
    QFETCH(const QString, format);
    QFETCH(const int, side);
    QFETCH(const QString, second);
    QFETCH(const QString, error);
    GoalSet set = plainSet(side * side);
    set.objectives[1].goal = second;
    Result board;
    board.reset(shapeOf({.rows = side, .columns = side}));
    for (std::size_t site = 0; site < board.at.size(); ++site)
        board.at[site] = {.what = set.objectives.at(static_cast<qsizetype>(site)).id, .value = 4};
    const BoardFormat *of = boardFormatOf(format);
    QVERIFY(of != nullptr);
    const auto file = boardFile(*of, RowTexts(set), board);
    QCOMPARE(file ? QString() : describedNote(file.error()), error);
    if (!file)
        return;
    const SiteList read = readAsSite(of->key, *file);
    QCOMPARE(read.rejection, QString());
    QCOMPARE(read.goals.first().text, u"goal 1"_s);
    QCOMPARE(read.goals.at(1).text,
        QString(second).replace(u"{{X}}"_s, u"4"_s).replace(u"[[s]]"_s, u"s"_s));
    QCOMPARE(read.goals.last().text, u"goal %1"_s.arg(side * side));
    // An empty cell is refused, whatever its shape.
    board.at[2].what = RowId::none;
    QCOMPARE(describedNote(boardFile(*of, RowTexts(set), board).error()), u"board-cell-empty 3"_s);
}

void TestListsWritten::theRulesRefuse_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("file");
    const auto row = [](const char *name, const char *format, const QByteArray &file) {
        QTest::newRow(name) << QString::fromLatin1(format) << file;
    };
    const GoalSet set = plainSet(25);
    const QByteArray list = lists::bingosyncList.write(set);
    const QByteArray tiers = lists::srlList.write(set);
    const QByteArray script = lists::classicScript.write(set);
    const auto with
        = [](QByteArray file, const char *what, const char *by) { return file.replace(what, by); };
    row("a trailing comma", "bingosync", with(list, "\n]", ",\n]"));
    row("a goal less", "bingosync", with(list, ",\n  {\"name\": \"goal 7\"}", ""));
    row("an empty name", "bingosync", with(list, "\"goal 7\"", "\"\""));
    row("a long name", "bingosync", with(list, "goal 7", QByteArray(256, 'a').constData()));
    row("another key", "bingosync", with(list, "\"name\": \"goal 7\"", "\"goal\": \"goal 7\""));
    row("a raw tab", "bingosync", with(list, "goal 7", "goal\t7"));
    row("an empty tier", "bingosync-srl", with(tiers, "    {\"name\": \"goal 7\"}\n", ""));
    row("type for types", "bingosync-srl",
        with(tiers, "\"goal 7\"", "\"goal 7\", \"type\": [\"a\"]"));
    row("a goal without a type", "bingosync-isaac",
        with(lists::isaacList.write(set), ", \"types\": [\"goal 7\"]", ""));
    row("a tier twice", "classic-js", with(script, "bingoList[7]", "bingoList[6]"));
    row("from zero", "classic-js", with(script, "bingoList[25]", "bingoList[0]"));
    row("not declared", "classic-js", with(script, "var bingoList = [];", ""));
    row("the end of the script", "classic-js", with(script, "goal 7", "</script>"));
    row("a line separator", "classic-js", with(script, "goal 7", "\xE2\x80\xA8"));
    row("declared twice", "playbingo-srl", script);
    row("a difficulty of 0", "playbingo", R"([{"goal": "a", "difficulty": 0}])");
    row("a category that is an object", "playbingo", R"([{"goal": "a", "categories": [{}]}])");
    row("a blank line", "text", "a\n\nb\n");
}

/// The rules themselves find faults.
void TestListsWritten::theRulesRefuse()
{
    QFETCH(const QString, format);
    QFETCH(const QByteArray, file);
    QVERIFY(!readAsSite(QLatin1StringView(format.toLatin1()), file).rejection.isEmpty());
}

BOARDWRIGHT_UNIT(TestListsWritten, NoApplication)
#include "tst_lists_written.moc"
