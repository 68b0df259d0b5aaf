// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Problems that the constrained generator finds in a set for one mode and size.
#include "core/board/progression.h"
#include "core/constrained/codes.h"
#include "core/constrained/lint.h"
#include "core/constrained/matching.h"
#include "core/constrained/parameters.h"
#include "core/generator/generator.h"
#include "tests/support/sets/lint_cases.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <numeric>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using Field = ObjectiveField;

constexpr ModeSettings small{.rows = 3, .columns = 3};
constexpr ModeSettings wide{.rows = 3, .columns = 6};

struct ModeCase {
    const char *name;
    ModeSettings settings;
    std::function<GoalSet()> set;
    QList<Problem> expected{};
};

Problem tooFew(int supply, int cells)
{
    return ofSet(Code::TooFewObjectives, Severity::Error, Field::GoalSet,
        {numberArg(supply), numberArg(cells)});
}

/// `goals` plain goals and one with several copies.
std::function<GoalSet()> withCopies(int goals, int copies, const QList<int> &forced = {})
{
    return [=] {
        GoalSet set = plainSet(goals);
        Objective &goal = addGoal(set, u"{{X}} stars"_s);
        goal.range.resize(copies);
        std::iota(goal.range.begin(), goal.range.end(), 1);
        goal.individualLimit = copies;
        goal.forcedPositions = forced;
        return set;
    };
}

/// Plain goals, and one goal forced to each list of positions.
std::function<GoalSet()> withForced(int goals, const QList<QList<int>> &forced)
{
    return [=] {
        GoalSet set = plainSet(goals);
        for (const QList<int> &positions : forced)
            addGoal(set, u"forced %1"_s.arg(set.objectives.size())).forcedPositions = positions;
        return set;
    };
}

std::function<GoalSet()> withTags(int goals, const QList<QList<int>> &forced)
{
    return [=] {
        GoalSet set = withForced(goals, forced)();
        for (qsizetype row = goals; row < set.objectives.size(); ++row)
            set.objectives[row].tag = u"tag"_s;
        return set;
    };
}

QList<ModeCase> supplyCases()
{
    return {
        {"just enough", small, [] { return plainSet(9); }},
        {"one too few", small, [] { return plainSet(8); }, {tooFew(8, 9)}},
        {"none", small, [] { return GoalSet(); }, {tooFew(0, 9)}},
        {"disabled ones do not count", small,
            [] {
                GoalSet set = plainSet(9);
                set.objectives[4].disabled = true;
                return set;
            },
            {tooFew(8, 9)}},
        {"copies", small, withCopies(6, 3)},
        {"copies in lines of their own", small, withCopies(5, 9), {tooFew(8, 9)}},
        {"the shorter side counts", wide, withCopies(15, 18)},
        {"no more than it", wide, withCopies(14, 18), {tooFew(17, 18)}},
        {"as many copies as tiers", settingsOfSize(GameMode::Summit, 6), withCopies(15, 30)},
        {"no more", settingsOfSize(GameMode::Summit, 6), withCopies(14, 30), {tooFew(20, 21)}},
        {"as many copies as sets", settingsOfSize(GameMode::Triple, 30), withCopies(20, 30)},
        {"no more of them", settingsOfSize(GameMode::Triple, 30), withCopies(19, 30),
            {tooFew(29, 30)}},
        {"equal values are one copy", small,
            [] {
                GoalSet set = withCopies(7, 3)();
                set.objectives[7].range = {4, 4, 4};
                return set;
            },
            {tooFew(8, 9)}},
        {"values below 1 are none", small,
            [] {
                GoalSet set = withCopies(7, 3)();
                set.objectives[7].range = {-1, 0, 4};
                return set;
            },
            {tooFew(8, 9)}},
        {"copies on designated cells", small, withCopies(7, 3, {1, 5})},
        {"designated cells in one row", small, withCopies(7, 3, {1, 2, 3}), {tooFew(8, 9)}},
        {"two forced to two cells", small, withForced(7, {{1, 2}, {1, 2}})},
        {"three forced to two cells", small, withForced(6, {{1, 2}, {1, 2}, {1, 2}}),
            {tooFew(8, 9)}},
        {"in a chain", small, withForced(6, {{1, 2}, {1}, {2, 3}})},
        {"one cell too few for a chain", small, withForced(5, {{1, 2}, {1}, {2, 3}, {3, 2}}),
            {tooFew(8, 9)}},
        {"a tag supplies one", small, withTags(8, {{}, {}})},
        {"not two", small, withTags(7, {{}, {}}), {tooFew(8, 9)}},
        {"a tag of forced ones", small, withTags(8, {{1}, {2}})},
        {"not two of them", small, withTags(7, {{1}, {2}}), {tooFew(8, 9)}},
    };
}

/// Enough goals for a 4 x 4 Ascend board, whose bottom row is early only and whose top row is
/// endgame only.
GoalSet ascend(int early, int endgame)
{
    GoalSet set = plainSet(12 + early + endgame);
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        const Zones edge = row < 12 + early ? Zone::Early : Zone::Endgame;
        set.objectives[row].progression = row < 12 ? Zones(Zone::Mid) | Zone::Late : edge;
    }
    return set;
}

QList<ModeCase> placeCases()
{
    const auto four = settingsOfSize(GameMode::Ascend, 4);
    const auto edit = [](auto change) {
        return [=] {
            GoalSet set = ascend(4, 4);
            change(set, thirdGoal(set));
            return set;
        };
    };
    const auto scarce = [](Zone zone, int cells, int supply) {
        return ofSet(Code::ZoneTooScarce, Severity::Warning, Field::Progression,
            {numberArg(static_cast<int>(zone)), numberArg(cells), numberArg(supply)});
    };
    const auto zones = [](Zones listed, int isForced) {
        return warningAbout(toCode(ConstrainedCode::NeverInZones), Field::Progression,
            {numberArg(listed.toInt()), numberArg(isForced)});
    };
    return {
        {"position outside", four,
            edit([](GoalSet &, Objective &goal) { goal.forcedPositions = {6, 17, 18}; }),
            {errorAbout(Code::ForcedPositionOutside, Field::ForcedPositions,
                {numberArg(17), numberArg(16)})}},
        {"the last position", settingsOfSize(GameMode::Ascend, 5),
            [] {
                GoalSet set = plainSet(25);
                thirdGoal(set).forcedPositions = {25};
                return set;
            }},
        {"all positions outside", four,
            edit([](GoalSet &, Objective &goal) { goal.forcedPositions = {0, 17}; }),
            {errorAbout(Code::ForcedPositionOutside, Field::ForcedPositions,
                 {numberArg(17), numberArg(16)}),
                warningAbout(toCode(ConstrainedCode::NeverOnBoard), Field::ForcedPositions,
                    {numberArg(16)})}},
        {"disabled, all positions outside", four, edit([](GoalSet &, Objective &goal) {
             goal.forcedPositions = {17};
             goal.disabled = true;
         }),
            {errorAbout(Code::ForcedPositionOutside, Field::ForcedPositions,
                {numberArg(17), numberArg(16)})}},
        {"forced to other zones", four,
            edit([](GoalSet &, Objective &goal) { goal.forcedPositions = {1, 16}; }),
            {zones(Zones(Zone::Mid) | Zone::Late, 1)}},
        {"forced to one of its zones", four,
            edit([](GoalSet &, Objective &goal) { goal.forcedPositions = {1, 12}; })},
        {"a category without room", four, edit([](GoalSet &set, Objective &goal) {
             set.boardLimits = {{u"none"_s, 0}, {u"some"_s, 1}};
             goal.boardCategories = {u"some"_s, u"none"_s};
         }),
            {warningAbout(Code::NeverWithCategory, Field::BoardCategories, {u"none"_s})}},
        {"a later limit counts", four, edit([](GoalSet &set, Objective &goal) {
             set.boardLimits = {{u"none"_s, 0}, {u"none"_s, 1}};
             goal.boardCategories = {u"none"_s};
         })},
        {"line categories always have room", four, edit([](GoalSet &set, Objective &goal) {
             set.lineLimits = {{u"none"_s, 0}};
             goal.lineCategories = {u"none"_s};
         })},
        {"zones just covered", four, [] { return ascend(4, 4); }},
        {"early too scarce", four, [] { return ascend(3, 5); }, {scarce(Zone::Early, 4, 3)}},
        {"endgame too scarce", four, [] { return ascend(5, 3); }, {scarce(Zone::Endgame, 4, 3)}},
        {"forced elsewhere", four,
            [] {
                GoalSet set = ascend(4, 5);
                set.objectives[12].forcedPositions = {9}; // a cell for early and mid
                return set;
            },
            {scarce(Zone::Early, 4, 3)}},
        {"no zones are all zones", four, [] { return plainSet(16); }},
        {"bingo has none", {.rows = 4, .columns = 4}, [] { return ascend(0, 8); },
            {ofSet(toCode(ConstrainedCode::ProgressionIgnored), Severity::Hint, Field::Progression,
                {u"Bingo"_s, numberArg(20)})}},
        {"all zones listed", {.rows = 4, .columns = 4},
            [] {
                GoalSet set = plainSet(16);
                thirdGoal(set).progression = allZones;
                return set;
            }},
        {"progressive ranges in bingo", {.rows = 4, .columns = 4},
            [] {
                GoalSet set = plainSet(16);
                thirdGoal(set).progressiveRanges = true;
                return set;
            },
            {ofSet(toCode(ConstrainedCode::ProgressionIgnored), Severity::Hint, Field::Progression,
                {u"Bingo"_s, numberArg(1)})}},
    };
}

QList<ModeCase> dedicationCases()
{
    const auto dedicated = [](const QString &mode, const QString &size,
                               SchemaMode schemaMode = SchemaMode::Dedicated) {
        return [=] {
            GoalSet set = plainSet(16);
            set.schemaMode = schemaMode;
            set.dedicatedMode = mode;
            set.dedicatedSize = size;
            return set;
        };
    };
    const auto ofSize = [](const QString &mode, const QString &size) {
        return ofSet(toCode(ConstrainedCode::DedicatedSizeUnknown), Severity::Warning,
            Field::DedicatedSettings, {mode, size});
    };
    return {
        {"dedicated", small, dedicated(u"ascend"_s, u"square7"_s)},
        {"dedicated to a grid", small, dedicated(u"bingo"_s, u"grid4x6"_s)},
        {"dedicated to a mode that there is not", small, dedicated(u"chess"_s, u"square8"_s),
            {ofSet(toCode(ConstrainedCode::DedicatedModeUnknown), Severity::Warning,
                Field::DedicatedSettings, {u"chess"_s, u"bingo, ascend, summit, triple, rush"_s})}},
        {"dedicated to a size that the mode has not", small, dedicated(u"ascend"_s, u"square12"_s),
            {ofSize(u"ascend"_s, u"square12"_s)}},
        {"dedicated to no number", small, dedicated(u"rush"_s, u"long"_s),
            {ofSize(u"rush"_s, u"long"_s)}},
        {"dedicated to half a grid", small, dedicated(u"bingo"_s, u"grid2x6"_s),
            {ofSize(u"bingo"_s, u"grid2x6"_s)}},
        {"dedicated to nothing is told elsewhere", small, dedicated({}, u"square8"_s)},
        {"dedicated to no size is told elsewhere", small, dedicated(u"rush"_s, {})},
        {"not dedicated", small, dedicated(u"chess"_s, u"x"_s, SchemaMode::Relaxed)},
    };
}

const QList<ModeCase> &cases()
{
    static const QList<ModeCase> all = supplyCases() + placeCases() + dedicationCases();
    return all;
}

/// The largest number of cells that can be filled, by exhaustive search.
int mostFilledSlowly(std::vector<Filler> fillers, std::size_t cell, std::size_t cells)
{
    if (cell == cells)
        return 0;
    int most = mostFilledSlowly(fillers, cell + 1, cells);
    for (Filler &filler : fillers) {
        if (filler.capacity == 0 || !std::ranges::contains(filler.cells, static_cast<int>(cell)))
            continue;
        --filler.capacity;
        most = std::max(most, 1 + mostFilledSlowly(fillers, cell + 1, cells));
        ++filler.capacity;
    }
    return most;
}

} // namespace

class TestLintMode final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void problems_data();
    static void problems();
    static void theGeneratorSaysTheSame();
    static void whatModifiersSwitchOffIsNotToldOf();
    static void modifiersThatCannotBe_data();
    static void modifiersThatCannotBe();
    static void everyZoneHasAValue();
    static void matchingIsTheBestThereIs();
};

void TestLintMode::problems_data()
{
    QTest::addColumn<int>("index");
    for (qsizetype i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].name) << static_cast<int>(i);
}

void TestLintMode::problems()
{
    QFETCH(const int, index);
    const ModeCase &wanted = cases()[index];
    const QList<Problem> found = lintConstrained(wanted.set(), wanted.settings, u"Bingo"_s);
    QCOMPARE(found.size(), wanted.expected.size());
    QVERIFY(found == wanted.expected);
}

void TestLintMode::theGeneratorSaysTheSame()
{
    const Generator &generator = *generatorOf(u"constrained");
    const GoalSet set = ascend(3, 3);
    const auto settings = settingsOf(settingsOfSize(GameMode::Ascend, 5));
    QVERIFY(generator.lint(set, settings)
        == lintConstrained(set, settingsOfSize(GameMode::Ascend, 5), u"Ascend"_s));
    QCOMPARE(generator.lint(set, settingsOf(small)).last().args.first(), Arg(u"Bingo"_s));
}

void TestLintMode::whatModifiersSwitchOffIsNotToldOf()
{
    // A set with problems of both rules: too few early goals, one forced outside its zones, and a
    // category that no board allows.
    const Generator &generator = *generatorOf(u"constrained");
    GoalSet set = ascend(3, 5);
    set.objectives[5].forcedPositions = {1, 16};
    set.objectives[5].progressiveRanges = true;
    set.objectives[7].boardCategories = {u"none"_s};
    set.boardLimits = {{u"none"_s, 0}};
    const GoalSet before = set;
    const auto four = settingsOfSize(GameMode::Ascend, 4);
    const auto told = [&](const Modifiers &modifiers, const ModeSettings &mode) {
        QList<std::pair<Code, RowId>> codes;
        for (const Problem &problem : generator.lint(set, settingsOf(mode, modifiers)))
            codes.append({problem.code, problem.row});
        std::ranges::sort(codes);
        return codes;
    };
    using Told = QList<std::pair<Code, RowId>>;
    const auto sorted = [](Told codes) {
        std::ranges::sort(codes);
        return codes;
    };
    const std::pair scarce(Code::ZoneTooScarce, RowId::none);
    const std::pair zones(toCode(ConstrainedCode::NeverInZones), set.objectives[5].id);
    const std::pair limit(Code::NeverWithCategory, set.objectives[7].id);
    QVERIFY(told({}, four) == sorted({scarce, zones, limit}));
    QVERIFY(told({.noProgression = true}, four) == sorted({limit}));
    QVERIFY(told({.noBoardLimits = true}, four) == sorted({scarce, zones}));
    QVERIFY(told({.noBoardLimits = true, .noProgression = true}, four).isEmpty());
    // Other modifiers do not change the problems.
    QVERIFY(told({.noLineLimits = true, .noWeighting = true, .blanks = 2, .shinies = 1}, four)
        == sorted({scarce, zones, limit}));
    // Bingo ignores zones anyway: it does not have that modifier.
    const std::pair ignored(toCode(ConstrainedCode::ProgressionIgnored), RowId::none);
    const ModeSettings bingo{.rows = 4, .columns = 4};
    QVERIFY(told({.noProgression = true}, bingo) == sorted({limit, ignored}));
    QVERIFY(told({.noBoardLimits = true}, bingo) == sorted({ignored}));
    QVERIFY(set == before);
}

void TestLintMode::modifiersThatCannotBe_data()
{
    QTest::addColumn<ModeSettings>("mode");
    QTest::addColumn<Modifiers>("modifiers");
    QTest::addColumn<QList<Problem>>("expected");
    const auto tooMany = [](int empty, int cells) {
        return QList{ofSet(toCode(ConstrainedCode::TooManyBlanks), Severity::Error,
            ObjectiveField::GoalSet, {numberArg(empty), numberArg(cells)})};
    };
    const QList noCentre{ofSet(
        toCode(ConstrainedCode::NoCentreIgnored), Severity::Hint, ObjectiveField::GoalSet, {})};
    const auto summit = settingsOfSize(GameMode::Summit, 6);
    const ModeSettings fifteen{.rows = 3, .columns = 5};
    const ModeSettings even{.rows = 4, .columns = 4};
    const ModeSettings half{.rows = 3, .columns = 4};
    const QList<Problem> none;
    QTest::newRow("none") << small << Modifiers() << none;
    QTest::newRow("one cell left") << small << Modifiers{.blanks = 8} << none;
    QTest::newRow("no cell left") << small << Modifiers{.blanks = 9} << tooMany(9, 9);
    QTest::newRow("more than there are") << small << Modifiers{.blanks = 15} << tooMany(15, 9);
    QTest::newRow("one left beside the centre")
        << small << Modifiers{.noCentre = true, .blanks = 7} << none;
    QTest::newRow("none left beside the centre")
        << small << Modifiers{.noCentre = true, .blanks = 8} << tooMany(9, 9);
    QTest::newRow("the most blanks on the smallest summit")
        << summit << Modifiers{.blanks = Modifiers::mostBlanks} << none;
    QTest::newRow("one of fifteen cells left") << fifteen << Modifiers{.blanks = 14} << none;
    QTest::newRow("none of fifteen cells left")
        << fifteen << Modifiers{.blanks = 15} << tooMany(15, 15);
    QTest::newRow("most blanks of a common size")
        << even << Modifiers{.blanks = Modifiers::mostBlanks} << none;
    QTest::newRow("a centre") << small << Modifiers{.noCentre = true} << none;
    QTest::newRow("no centre, even") << even << Modifiers{.noCentre = true} << noCentre;
    QTest::newRow("no centre, half even") << half << Modifiers{.noCentre = true} << noCentre;
}

void TestLintMode::modifiersThatCannotBe()
{
    QFETCH(const ModeSettings, mode);
    QFETCH(const Modifiers, modifiers);
    QFETCH(const QList<Problem>, expected);
    QVERIFY(lintModifiers(modifiers, mode) == expected);

    const Generator &generator = *generatorOf(u"constrained");
    const GoalSet set = plainSet(40);
    const Settings settings = settingsOf(mode, modifiers);
    QVERIFY(generator.lint(set, settings) == expected);
    // An error prevents boards, and is the reason given.
    const auto compiled = generator.compile(set, settings);
    if (!expected.isEmpty() && expected.first().severity == Severity::Error) {
        QVERIFY(!compiled.has_value());
        QVERIFY(compiled.error() == expected.first(1));
        return;
    }
    QVERIFY(compiled.has_value());
    const auto scratch = generator.scratch(**compiled);
    Result board;
    Watch watch;
    QVERIFY(generator.run(**compiled, *scratch, u"seed", board, nullptr, watch).has_value());
    QVERIFY(std::ranges::any_of(
        board.at, [](const Placed &placed) { return placed.what != RowId::none; }));
}

void TestLintMode::everyZoneHasAValue()
{
    // This is why progressive ranges alone never keep a goal off a board.
    for (unsigned bits = 1; bits < 16; ++bits) {
        const auto carried = Zones::fromInt(bits);
        for (const Zone zone : {Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame}) {
            if (!carried.testFlag(zone))
                continue;
            for (int count = 1; count <= 40; ++count) {
                bool hasValue = false;
                for (int index = 0; index < count; ++index)
                    hasValue = hasValue || isValueInZones(index, count, carried, zone);
                QVERIFY(hasValue);
            }
        }
    }
}

void TestLintMode::matchingIsTheBestThereIs()
{
    SplitMix random(11);
    int notGreedy = 0;
    for (int round = 0; round < 2'000; ++round) {
        const int cells = random.between(1, 6);
        std::vector<Filler> fillers(static_cast<std::size_t>(random.between(0, 6)));
        int capacity = 0;
        for (Filler &filler : fillers) {
            for (int cell = 0; cell < cells; ++cell) {
                if (random.chance(35))
                    filler.cells.push_back(cell);
            }
            filler.capacity = random.between(1, 3);
            capacity += std::min(filler.capacity, static_cast<int>(filler.cells.size()));
        }
        const int best = mostFilledSlowly(fillers, 0, static_cast<std::size_t>(cells));
        QCOMPARE(mostFilled(fillers, static_cast<std::size_t>(cells)), best);
        notGreedy += best < std::min(capacity, cells) ? 1 : 0;
    }
    QVERIFY(notGreedy > 200);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestLintMode, NoApplication)

#include "tst_lint_mode.moc"
