// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every code has its own key and words.
#include "core/balanced/codes.h"
#include "core/base/code_key.h"
#include "core/bingosync/codes.h"
#include "core/constrained/codes.h"
#include "core/generator/generator.h"
#include "core/goalset/alike.h"
#include "core/goalset/set_sections.h"
#include "core/goalset/site_names.h"
#include "core/layered/codes.h"
#include "core/sites/room_codes.h"
#include "core/worlds/codes.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/text/board_words.h"
#include "ui/text/field_words.h"
#include "ui/text/file_words.h"
#include "ui/text/filter_words.h"
#include "ui/text/fix_words.h"
#include "ui/text/generator_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/import_words.h"
#include "ui/text/kind_words.h"
#include "ui/text/set_words.h"
#include "ui/text/words.h"
#include "ui/text/zone_words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QList<Code> allCodes()
{
    QList<Code> codes;
    constexpr int mostBlocks = 32; // of all generators there are, and more
    for (int number = 0; number < mostBlocks * codesPerBlock; ++number) {
        if (!codeKey(static_cast<Code>(number)).isEmpty())
            codes << static_cast<Code>(number);
    }
    return codes;
}

/// The words of a code from any source; empty if there are none.
QString anyWords(Code code, const Arg &arg, const GoalSet &set)
{
    Problem problem;
    problem.code = code;
    problem.row = RowId{1};
    problem.args = QList<Arg>(6, arg);
    Finding finding{.code = code, .site = SiteIndex{4}, .about = RowId{1}, .args = {}};
    finding.args.fill(arg);
    QString text = fileWords(problem);
    if (text.isEmpty())
        text = importWords(problem);
    for (const auto &some : {objectiveWords, nameWords, sectionWords, modeWords}) {
        if (text.isEmpty())
            text = some(problem, set);
    }
    for (const auto &some : {boardWords, checkerWords}) {
        if (text.isEmpty())
            text = some(finding, set);
    }
    if (text.isEmpty())
        text = generatorText<&GeneratorWords::problem>(problem, set);
    if (text.isEmpty())
        text = generatorText<&GeneratorWords::finding>(finding);
    return text.isEmpty() ? filterName(code) : text;
}

} // namespace

class TestWords final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void keys();
    static void everyCodeHasWords();
    static void noNameTurnsTheWordsAround();
    static void everyKindHasWords();
    static void aGoalMayHoldPlaceMarkers();
    static void noGoalShowsItsMarks();
    static void marksAreCounted();
    static void sectionsAreNamed();
    static void fixes();
    static void zones();
    static void labels();
};

void TestWords::keys()
{
    static const QRegularExpression kebab(u"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"_s);
    QSet<QString> keys;
    for (const Code code : allCodes()) {
        const QString key = codeKey(code);
        QVERIFY2(kebab.match(key).hasMatch(), qPrintable(key));
        QVERIFY2(!keys.contains(key), qPrintable(key));
        keys.insert(key);
        QVERIFY(codeOfKey(key) == code);
    }
    QVERIFY(keys.contains(u"line-synergy-filter"_s));
    QCOMPARE(codeKey(Code::UndeclaredBoardCategory), "undeclared-board-category"_L1);
    QVERIFY(!codeOfKey(u"no-such-code"));
    QVERIFY(!codeOfKey(u""));
}

void TestWords::everyCodeHasWords()
{
    static const QRegularExpression marker(u"%[1-9n]"_s);
    const GoalSet set = plainSet(1);
    QSet<QString> all;
    for (const Code code : allCodes()) {
        if (code == Code::OlderLayout)
            continue; // its words come from the reader that reports it
        for (const Arg &arg : {Arg(qint64{1}), Arg(u"name"_s)}) {
            const QString text = anyWords(code, arg, set);
            QVERIFY2(!text.isEmpty(), codeKey(code).data());
            QVERIFY2(!marker.match(text).hasMatch(), qPrintable(text));
        }
        const QString text = anyWords(code, Arg(qint64{7}), set);
        QVERIFY2(!all.contains(text), qPrintable(text));
        all.insert(text);
    }
}

void TestWords::noNameTurnsTheWordsAround()
{
    GoalSet set = plainSet(1);
    set.objectives[0].goal.prepend(u'\u202E');
    for (const Code code : allCodes()) {
        if (code == Code::OlderLayout)
            continue;
        const QString text = anyWords(code, Arg(u"a\u2066na\u202Eme"_s), set);
        QVERIFY2(!text.contains(u'\u202E') && !text.contains(u'\u2066'), qPrintable(text));
    }
    QCOMPARE(goalName(set, RowId{1}),
        u"\"\\u202ea goal\""_s.replace(u"a goal"_s, plainSet(1).objectives[0].goal));
}

void TestWords::everyKindHasWords()
{
    const auto isOfPools = [](Code code) {
        return std::ranges::contains(
            std::array{WorldsCode::ZoneWithoutPortals, WorldsCode::ZoneTooLarge,
                WorldsCode::ClaimWithoutZone, WorldsCode::PortalUnknown, WorldsCode::GemUnknown,
                WorldsCode::GemNeverTaken, WorldsCode::PortalNeverUsed, WorldsCode::StateNeverGiven,
                WorldsCode::BoardSettingUnknown, WorldsCode::GemNoGoal},
            static_cast<WorldsCode>(code));
    };
    // Codes that occur at most once per set or board.
    const QList<Code> single{Code::GameNameTooLong, Code::SetNameTooLong, Code::TooManyTags,
        toCode(SiteCode::GameNameMissing), toCode(SiteCode::SetNameMissing),
        Code::CappedSizeMissing, Code::DedicatedSettingsMissing, Code::PlacementRulesTooMany,
        Code::TooFewObjectives, toCode(ConstrainedCode::DedicatedModeUnknown),
        toCode(ConstrainedCode::DedicatedSizeUnknown), toCode(ConstrainedCode::TooManyBlanks),
        toCode(ConstrainedCode::NoCentreIgnored), toCode(ConstrainedCode::ProgressionIgnored),
        toCode(BalancedCode::AllTimesMissing)};
    const QList<Code> ofBoards{Code::BoardCategoryRelaxed, Code::LineCategoryRelaxed,
        Code::ProgressionRelaxed, toCode(ConstrainedCode::NoCandidate)};
    const QString otherwise = kindWords(Code::Cancelled, 12);
    QSet<QString> all{otherwise};
    for (const Code code : allCodes()) {
        const bool isOfSets = (code >= Code::UndeclaredBoardCategory && code <= Code::ZoneTooScarce)
            || (code >= toCode(ConstrainedCode::NeverOnBoard)
                && code <= toCode(ConstrainedCode::ProgressionIgnored))
            || (code >= toCode(BalancedCode::GoalTimeMissing)
                && code <= toCode(BalancedCode::FilterNotUnderstood))
            || (code >= toCode(AlikeCode::CategoriesAlike) && code <= toCode(AlikeCode::GoalsAlike))
            || code == toCode(LayeredCode::KindMissing) || isOfPools(code);
        const QString text = kindWords(code, 12);
        if ((!isOfSets && !ofBoards.contains(code)) || single.contains(code)) {
            QVERIFY2(!text.isEmpty(), codeKey(code).data());
            continue;
        }
        QVERIFY2(text.contains(u"12"), qPrintable(text));
        QVERIFY2(!text.endsWith(u'.'), qPrintable(text));
        QVERIFY2(!all.contains(text), qPrintable(text));
        all.insert(text);
    }
    QCOMPARE(kindWords(Code::CategoryUnused, 12), u"12 categories that no goal has"_s);
}

void TestWords::aGoalMayHoldPlaceMarkers()
{
    GoalSet set = plainSet(1);
    set.objectives[0].goal = u"%1 %2 %3 %4 %n"_s;
    for (const Code code : {Code::LimitAboveValues, Code::GoalTooLong, Code::RangeTooWide,
             Code::WeightingOutOfRange, Code::ForcedPositionOutside}) {
        const QString text = anyWords(code, Arg(qint64{7}), set);
        QVERIFY2(text.contains(u"\"%1 %2 %3 %4 %n\""_s), qPrintable(text));
    }
    const Fix fix{.repair = Repair::SetWeighting, .row = RowId{1}, .number = 1};
    QCOMPARE(fixWords(fix, set), u"Set the weighting of \"%1 %2 %3 %4 %n\" to 1"_s);
}

/// Goals are quoted as tables show them, whether words take them from the set or from an argument.
void TestWords::noGoalShowsItsMarks()
{
    GoalSet set = plainSet(1);
    const QString marked = u"Get {{X}} zork[[s]]"_s;
    set.objectives[0].goal = marked;
    const auto isClean = [](const QString &text) {
        return !text.contains(u"{{X}} zork"_s) && !text.contains(u"[["_s);
    };
    int quoting = 0;
    for (const Code code : allCodes()) {
        if (code == Code::OlderLayout)
            continue;
        for (const Arg &arg : {Arg(qint64{1}), Arg(u"name"_s)}) {
            const QString text = anyWords(code, arg, set);
            QVERIFY2(isClean(text), qPrintable(text));
            quoting += text.contains(u"Get X zorks"_s) ? 1 : 0;
        }
    }
    QVERIFY(quoting > 30);
    for (const Code code : {toCode(BingosyncCode::SiteGoalUntyped),
             toCode(RoomCode::SiteClashWrong), toCode(RoomCode::SiteGoalTwice)}) {
        const QString text = anyWords(code, Arg(marked), set);
        QVERIFY2(text.contains(u"\"Get X zorks\""_s), qPrintable(text));
    }
}

void TestWords::marksAreCounted()
{
    const auto wordsOf = [](Mark mark) {
        return checkerWords({.code = Code::MarksMiscounted,
                                .site = SiteIndex::none,
                                .about = RowId::none,
                                .args = {qint64{static_cast<int>(mark)}, qint64{3}, qint64{4}}},
            plainSet(1));
    };
    QCOMPARE(wordsOf(Mark::Shiny), u"The board has 3 shiny cells instead of 4."_s);
    QCOMPARE(wordsOf(Mark::Blank), u"The board has 3 blank cells instead of 4."_s);
    QCOMPARE(wordsOf(Mark::NoCentre), u"The board has 3 centre cells left empty instead of 4."_s);
}

void TestWords::sectionsAreNamed()
{
    GoalSet set = plainSet(1);
    Problem problem;
    problem.code = Code::FieldTextTooLong;
    problem.args = {qint64{201}, qint64{200}};
    problem.section = preview_section::section.key;
    problem.fieldKey = preview_section::seed.key;
    QCOMPARE(words(problem, set),
        u"Preview, Seed has 201 characters; at most 200 are allowed. Shorten it."_s);
    problem.row = RowId{1};
    QCOMPARE(words(problem, set),
        u"Preview, Seed of \"goal 1\" has 201 characters; at most 200 are allowed. Shorten it."_s);
    problem.section = u"unknown"_s;
    problem.row = RowId{99};
    QVERIFY(words(problem, set).startsWith(u"unknown, seed of (a removed row) has"_s));
}

void TestWords::fixes()
{
    const GoalSet set = plainSet(1);
    QSet<QString> all;
    for (int number = 0; number <= static_cast<int>(Repair::SetField); ++number) {
        const Fix fix{.repair = static_cast<Repair>(number),
            .row = RowId{1},
            .name = u"combat"_s,
            .newName = u"fight"_s,
            .number = 7};
        const QString text = fixWords(fix, set);
        QVERIFY2(!text.isEmpty(), QByteArray::number(number).constData());
        QVERIFY2(!all.contains(text), qPrintable(text));
        all.insert(text);
    }
    QVERIFY(all.contains(u"Declare \"combat\" with a limit of 100 %"_s));
    const Fix field{.repair = Repair::SetField,
        .section = preview_section::section.key,
        .fieldKey = preview_section::settings.key,
        .value = QStringList{u"a"_s, u"b"_s}};
    QCOMPARE(fixWords(field, set), u"Set Settings to a, b"_s);
}

void TestWords::zones()
{
    QCOMPARE(zonesText(Zones(Zone::Mid) | Zone::Early), u"early, mid"_s);
    QCOMPARE(zonesText(Zones()), u"no zone"_s);
    QCOMPARE(zonesText(qint64{12}), u"late, endgame"_s);
    QCOMPARE(zonesText(qint64{-1}), u"early, mid, late, endgame"_s);
}

void TestWords::labels()
{
    const Info &info = generators().front()->info();
    QCOMPARE(generatorTitle(info), u"Constrained"_s);
    QCOMPARE(fieldLabel(info.parameters.front()), u"Mode"_s);
    QVERIFY(!fieldHelp(info.parameters.front()).isEmpty());
    QCOMPARE(choiceLabel(info.parameters.front().choices[1]), u"Ascend"_s);
    QCOMPARE(sectionTitle(preview_section::section), u"Preview"_s);
    for (const Measure &measure : info.measures)
        QVERIFY(!measureTitle(measure).isEmpty());
    const Field bare{.key = "bare"_L1};
    QCOMPARE(fieldLabel(bare), u"bare"_s);
    QCOMPARE(fieldHelp(bare), QString());
    QCOMPARE(fieldsText(QString()), QString());
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestWords, QCoreApplication)

#include "tst_words.moc"
