// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/checker.h"
#include "core/constrained/exclusion.h"
#include "core/goalset/field.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QHash>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int boards = 100;
constexpr int spare = 12; ///< goals at the end to which no rule applies
constexpr int unweighted = 0; ///< never in the pool, unless pulled back

void addGroup(GoalSet &set)
{
    TableRow group;
    group.id = set.nextRow();
    setValue(group.values, exclusion::name, u"group"_s);
    setValue(group.values, exclusion::most, qint64{2});
    set.tables.insert(exclusion::groups.key, {group});
    for (qsizetype row = 0; row < set.objectives.size() - spare; ++row) {
        if (row % 4 == 2)
            setValue(set.objectives[row].extension[exclusion::membership.key], exclusion::memberOf,
                QList<RowId>{group.id});
    }
}

/// A tight set with every feature. Its boards break no rule, but soon would if a rule were dropped.
GoalSet originalSet(const ModeSettings &settings)
{
    const int goals = 4 * settings.cells();
    GoalSet set = plainSet(goals + spare);
    set.boardLimits = {{u"b"_s, 25}};
    set.lineLimits = {{u"l"_s, 34}};
    set.tagNames = {u"tag"_s};
    for (int i = 0; i < goals; ++i) {
        Objective &goal = set.objectives[i];
        if (i % 2 == 0)
            goal.boardCategories = {u"b"_s};
        if (i % 3 == 0)
            goal.lineCategories = {u"l"_s};
        if (i % 6 == 1)
            goal.tag = u"tag"_s;
        if (i % 4 == 1) {
            goal.range = {1, 2, 3, 4, 5, 6};
            goal.individualLimit = i % 8 == 1 ? 1 : 4;
            goal.progressiveRanges = i % 8 == 1;
        }
        if (i % 16 == 7)
            goal.forcedPositions = {1 + i % settings.cells()};
        goal.disabled = i % 16 == 3;
        if (i % 16 == 11)
            goal.weighting = unweighted;
        if (i % 5 < 2)
            goal.progression = i % 5 == 0 ? Zone::Early | Zone::Mid : Zone::Late | Zone::Endgame;
    }
    addGroup(set);
    return set;
}

/// An edit of the set that hides a rule from the real generator. If it splits goals, it records the
/// original of each copy.
struct Mutant {
    const char *name;
    Code code; ///< what the checker finds according to the original set
    std::function<void(GoalSet &, QHash<RowId, RowId> &)> edit;
};

/// Splits a goal with four copies into four goals with one copy each. The generator no longer
/// treats them as the same goal, neither in a line nor for values.
void splitRepeated(GoalSet &set, QHash<RowId, RowId> &twinOf)
{
    const QList<Objective> objectives = set.objectives;
    set.objectives.clear();
    for (const Objective &whole : objectives) {
        for (int copy = 0; copy < std::max(1, whole.individualLimit); ++copy) {
            Objective goal = whole;
            if (copy > 0)
                goal.id = set.nextRow();
            goal.individualLimit = 1;
            twinOf.insert(goal.id, whole.id);
            set.objectives.append(goal);
        }
    }
}

template <typename Edit>
std::function<void(GoalSet &, QHash<RowId, RowId> &)> ofEach(Edit edit)
{
    return [edit](GoalSet &set, QHash<RowId, RowId> &) {
        for (Objective &goal : set.objectives)
            edit(goal);
    };
}

const std::vector<Mutant> &mutants()
{
    using Twins = QHash<RowId, RowId>;
    static const std::vector<Mutant> all{
        {"knows no tags", Code::TagTwice, ofEach([](Objective &goal) { goal.tag.clear(); })},
        {"knows no exclusion groups", Code::GroupExceeded,
            [](GoalSet &set, Twins &) { set.tables.clear(); }},
        {"knows no memberships", Code::GroupExceeded,
            ofEach([](Objective &goal) { goal.extension.clear(); })},
        {"knows no board limits", Code::BoardCategoryRelaxed,
            [](GoalSet &set, Twins &) { set.boardLimits.clear(); }},
        {"rounds board limits up too far", Code::BoardCategoryRelaxed,
            [](GoalSet &set, Twins &) { set.boardLimits[0].percent += 12; }},
        {"knows no line limits", Code::LineCategoryRelaxed,
            [](GoalSet &set, Twins &) { set.lineLimits.clear(); }},
        {"knows no line categories", Code::LineCategoryRelaxed,
            ofEach([](Objective &goal) { goal.lineCategories.clear(); })},
        {"knows no zones", Code::ProgressionRelaxed,
            ofEach([](Objective &goal) { goal.progression = {}; })},
        {"takes any value of a progressive range", Code::ValueOutsideZones,
            ofEach([](Objective &goal) { goal.progressiveRanges = false; })},
        {"knows no individual limits", Code::LimitExceeded,
            ofEach([](Objective &goal) { goal.individualLimit = 6; })},
        {"knows no forced positions", Code::OutsideForcedPositions,
            ofEach([](Objective &goal) { goal.forcedPositions.clear(); })},
        {"numbers cells from 0", Code::OutsideForcedPositions, ofEach([](Objective &goal) {
             for (int &position : goal.forcedPositions)
                 ++position;
         })},
        {"places disabled goals", Code::ObjectiveDisabled,
            ofEach([](Objective &goal) { goal.disabled = false; })},
        {"repeats goals in lines", Code::SameObjectiveInLine, splitRepeated},
        {"repeats values", Code::ValueTwice, splitRepeated},
        {"makes up values", Code::ValueNotInRange, ofEach([](Objective &goal) {
             for (int &value : goal.range)
                 value += 3;
         })},
        {"leaves out values", Code::ValueNotInRange,
            ofEach([](Objective &goal) { goal.range.clear(); })},
        {"places what is not in the set", Code::UnknownObjective,
            [](GoalSet &set, Twins &) { addGoal(set, u"made up"_s); }},
        {"leaves cells empty", Code::CellEmpty,
            [](GoalSet &set, Twins &) { set.objectives.resize(2); }},
    };
    return all;
}

constexpr std::array modeNames{"bingo", "ascend", "summit", "triple", "rush"};

/// Standard bingo, and the smallest size of the other modes.
ModeSettings settingsOf(GameMode mode)
{
    return settingsOfSize(
        mode, mode == GameMode::Bingo ? sizesOf(mode).standard : sizesOf(mode).smallest);
}

/// Calls `see` with each board, with goals named as in the original set.
template <typename See>
void overBoards(
    const GoalSet &set, const ModeSettings &settings, const QHash<RowId, RowId> &twinOf, See see)
{
    BoardMaker maker(set, settings);
    for (int seed = 0; seed < boards; ++seed) {
        maker.run(QString::number(seed));
        std::vector<Placed> board = maker.result().at;
        for (Placed &placed : board)
            placed.what = twinOf.value(placed.what, placed.what);
        see(board, maker);
    }
}

} // namespace

/// Mutation testing of the checker. The real generator is kept from knowing one rule; the checker
/// must reject boards that it makes, for each rule and in every mode that has it.
class TestConstrainedMutants final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void originalsPass_data();
    static void originalsPass();
    static void mutantsAreFound_data();
    static void mutantsAreFound();
    static void weightingsKeepGoalsOff();
};

void TestConstrainedMutants::originalsPass_data()
{
    QTest::addColumn<int>("mode");
    for (std::size_t mode = 0; mode < modeNames.size(); ++mode)
        QTest::newRow(modeNames.at(mode)) << static_cast<int>(mode);
}

void TestConstrainedMutants::originalsPass()
{
    QFETCH(const int, mode);
    const ModeSettings settings = settingsOf(static_cast<GameMode>(mode));
    const GoalSet set = originalSet(settings);
    overBoards(set, settings, {}, [&](const std::vector<Placed> &board, const BoardMaker &maker) {
        QVERIFY(maker.outcome().has_value());
        const std::vector<Finding> findings = checkBoard(set, settings, board);
        for (const Finding &finding : findings)
            QFAIL(qPrintable(findingText(finding)));
    });
}

void TestConstrainedMutants::mutantsAreFound_data()
{
    QTest::addColumn<int>("mutant");
    QTest::addColumn<int>("mode");
    for (std::size_t mutant = 0; mutant < mutants().size(); ++mutant) {
        const Code code = mutants()[mutant].code;
        const bool isAboutZones
            = code == Code::ProgressionRelaxed || code == Code::ValueOutsideZones;
        for (std::size_t mode = isAboutZones ? 1 : 0; mode < modeNames.size(); ++mode)
            QTest::addRow("%s, %s", modeNames.at(mode), mutants()[mutant].name)
                << static_cast<int>(mutant) << static_cast<int>(mode);
    }
}

void TestConstrainedMutants::mutantsAreFound()
{
    QFETCH(const int, mutant);
    QFETCH(const int, mode);
    const Mutant &made = mutants()[static_cast<std::size_t>(mutant)];
    const ModeSettings settings = settingsOf(static_cast<GameMode>(mode));
    const GoalSet set = originalSet(settings);
    GoalSet mutated = set;
    QHash<RowId, RowId> twinOf;
    made.edit(mutated, twinOf);

    int caught = 0;
    overBoards(mutated, settings, twinOf, [&](const std::vector<Placed> &board, const auto &) {
        const std::vector<Finding> findings = checkBoard(set, settings, board);
        caught += std::ranges::contains(findings, made.code, &Finding::code) ? 1 : 0;
    });
    qInfo("%d of %d boards of the mutant are rejected", caught, boards);
    QVERIFY(caught > 0);
}

/// A board does not record the rolls of its pool, so the checker cannot detect goals that should
/// have stayed out. Goals with weighting 0 must never be on a board, and they are on boards of the
/// mutant.
void TestConstrainedMutants::weightingsKeepGoalsOff()
{
    for (std::size_t mode = 0; mode < modeNames.size(); ++mode) {
        const ModeSettings settings = settingsOf(static_cast<GameMode>(mode));
        const GoalSet set = originalSet(settings);
        GoalSet mutated = set;
        for (Objective &goal : mutated.objectives)
            goal.weighting = 100;
        const auto boardsWithUnweighted = [&](const GoalSet &made) {
            int found = 0;
            overBoards(made, settings, {}, [&](const std::vector<Placed> &board, const auto &) {
                found += std::ranges::any_of(board,
                             [&](const Placed &placed) {
                                 return set.objectives[rowOf(set, placed.what)].weighting
                                     == unweighted;
                             })
                    ? 1
                    : 0;
            });
            return found;
        };
        QCOMPARE(boardsWithUnweighted(set), 0);
        QVERIFY(boardsWithUnweighted(mutated) > 0);
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedMutants, NoApplication)

#include "tst_constrained_mutants.moc"
