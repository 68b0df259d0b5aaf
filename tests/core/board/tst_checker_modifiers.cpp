// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/checked_board.h"
#include "tests/support/every_size.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr ModeSettings bingo{.rows = 3, .columns = 3};
constexpr ModeSettings wide{.rows = 3, .columns = 4};
constexpr ModeSettings ascend{.mode = GameMode::Ascend, .rows = 5, .columns = 5};
constexpr ModeSettings summit{.mode = GameMode::Summit, .rows = 6, .columns = 6};
constexpr ModeSettings triple{.mode = GameMode::Triple, .rows = 10, .columns = 3};

using Edit = std::function<void(Board &)>;

/// Goal n is at position n of a board of any mode; five goals are not on the board.
Board filledBoard(const ModeSettings &settings)
{
    Board board{.set = plainSet(settings.cells() + 5), .at = {}};
    for (int i = 1; i <= settings.cells(); ++i)
        board.at.push_back({.what = RowId{static_cast<std::uint32_t>(i)}, .value = 0});
    return board;
}

Placed &at(Board &board, int position)
{
    return board.at[static_cast<std::size_t>(position - 1)];
}

/// Adds a mark to positions and leaves their goals.
Edit marked(const QList<int> &positions, Marks marks)
{
    return [=](Board &b) {
        for (const int position : positions)
            at(b, position).marks |= marks;
    };
}

/// Empties positions and sets their mark.
Edit emptied(const QList<int> &positions, Marks marks)
{
    return [=](Board &b) {
        for (const int position : positions)
            at(b, position) = {.what = RowId::none, .value = 0, .marks = marks};
    };
}

Edit forced(const QList<int> &positions)
{
    return [=](Board &b) {
        for (const int position : positions)
            b.goal(position).forcedPositions = {position};
    };
}

Edit both(const Edit &first, const Edit &second)
{
    return [=](Board &b) {
        first(b);
        second(b);
    };
}

void nothing(Board & /*board*/) { }

Finding notAllowed(int position)
{
    return defect(Code::MarkNotAllowed, RowId::none, {number(position)});
}

Finding miscounted(Mark mark, int found, int expected)
{
    return defect(Code::MarksMiscounted, RowId::none,
        {number(static_cast<int>(mark)), number(found), number(expected)});
}

Finding empty(int position)
{
    return defect(Code::CellEmpty, RowId::none, {number(position)});
}

struct ModifierCase {
    const char *name;
    ModeSettings settings;
    Modifiers modifiers;
    Edit edit;
    std::vector<Finding> expected;
};

constexpr Marks shiny = Mark::Shiny;
constexpr Marks blank = Mark::Blank;
constexpr Marks noCentre = Mark::NoCentre;
constexpr int automatic = Modifiers::automaticShinies;

QList<ModifierCase> shinyCases()
{
    return {
        {"nothing is asked for", bingo, {}, nothing, {}},
        {"two shinies", bingo, {.shinies = 2}, marked({1, 9}, shiny), {}},
        {"a shiny that nobody asked for", bingo, {}, marked({4}, shiny), {notAllowed(4)}},
        {"a shiny too few", bingo, {.shinies = 2}, marked({4}, shiny),
            {miscounted(Mark::Shiny, 1, 2)}},
        {"a shiny too many", bingo, {.shinies = 2}, marked({4, 5, 9}, shiny),
            {miscounted(Mark::Shiny, 3, 2)}},
        {"every cell is shiny", bingo, {.shinies = 15}, marked({1, 2, 3, 4, 5, 6, 7, 8, 9}, shiny),
            {}},
        {"all but one", bingo, {.shinies = 15}, marked({1, 2, 3, 4, 5, 6, 7, 8}, shiny),
            {miscounted(Mark::Shiny, 8, 9)}},
        {"every cell that is not blank", bingo, {.blanks = 4, .shinies = 15},
            both(emptied({1, 2, 3, 4}, blank), marked({5, 6, 7, 8, 9}, shiny)), {}},
        {"a shiny on a blank", bingo, {.blanks = 1, .shinies = 2},
            both(emptied({7}, blank), marked({7, 8}, shiny)), {notAllowed(7)}},
        {"a shiny beside a blank", bingo, {.blanks = 1, .shinies = 2},
            both(emptied({7}, blank), marked({8, 9}, shiny)), {}},
        {"a shiny on an empty cell", bingo, {.shinies = 1}, emptied({7}, shiny),
            {empty(7), notAllowed(7)}},
        {"a shiny instead of the centre", bingo, {.noCentre = true, .shinies = 1},
            both(emptied({5}, noCentre), marked({5}, shiny)), {notAllowed(5)}},
        {"automatic: side less two", bingo, {.shinies = automatic}, marked({3}, shiny), {}},
        {"and no more", bingo, {.shinies = automatic}, marked({3, 4}, shiny),
            {miscounted(Mark::Shiny, 2, 1)}},
        {"automatic: the shorter side less two", wide, {.shinies = automatic}, marked({3}, shiny),
            {}},
        {"not the longer one", wide, {.shinies = automatic}, marked({3, 4}, shiny),
            {miscounted(Mark::Shiny, 2, 1)}},
        {"automatic: ascend", ascend, {.shinies = automatic}, marked({1, 9, 25}, shiny), {}},
        {"automatic: tiers less two", summit, {.shinies = automatic}, marked({1, 2, 7, 9}, shiny),
            {}},
        {"automatic: tiers less three", summit, {.shinies = automatic}, marked({1, 2, 7}, shiny),
            {miscounted(Mark::Shiny, 3, 4)}},
        {"automatic: one a set", triple, {.shinies = automatic},
            marked({1, 4, 7, 10, 13, 16, 19, 22, 25, 28}, shiny), {}},
        {"automatic: one set goes without", triple, {.shinies = automatic},
            marked({1, 4, 7, 10, 13, 16, 19, 22, 25}, shiny), {miscounted(Mark::Shiny, 9, 10)}},
        {"automatic: too small for any", {.rows = 2, .columns = 2}, {.shinies = automatic}, nothing,
            {}},
        {"automatic: so none may be", {.rows = 2, .columns = 2}, {.shinies = automatic},
            marked({1}, shiny), {notAllowed(1)}},
        {"a mark that is none", bingo, {.shinies = 1},
            [](Board &b) {
                at(b, 2).marks = Marks::fromInt(8);
                at(b, 3).marks = Mark::Shiny;
            },
            {notAllowed(2)}},
    };
}

QList<ModifierCase> blankCases()
{
    return {
        {"two blanks", bingo, {.blanks = 2}, emptied({1, 9}, blank), {}},
        {"an empty cell without a mark", bingo, {}, emptied({3}, {}), {empty(3)}},
        {"among blanks too", bingo, {.blanks = 1}, both(emptied({3}, {}), emptied({4}, blank)),
            {empty(3)}},
        {"a blank that nobody asked for", bingo, {}, emptied({3}, blank), {notAllowed(3)}},
        {"a blank too few", bingo, {.blanks = 3}, emptied({3, 4}, blank),
            {miscounted(Mark::Blank, 2, 3)}},
        {"a blank too many", bingo, {.blanks = 1}, emptied({3, 4}, blank),
            {miscounted(Mark::Blank, 2, 1)}},
        {"a blank with a goal on it", bingo, {.blanks = 1}, marked({6}, blank), {notAllowed(6)}},
        {"every cell is blank", bingo, {.blanks = 15}, emptied({1, 2, 3, 4, 5, 6, 7, 8, 9}, blank),
            {}},
        {"all but one", bingo, {.blanks = 15}, emptied({1, 2, 3, 4, 5, 6, 7, 8}, blank),
            {miscounted(Mark::Blank, 8, 9)}},
        {"all but a forced one", bingo, {.blanks = 15},
            both(forced({9}), emptied({1, 2, 3, 4, 5, 6, 7, 8}, blank)), {}},
        {"some forced, but others might be blank", bingo, {.blanks = 8},
            both(forced({8}), emptied({1, 2, 3, 4, 5, 6}, blank)), {miscounted(Mark::Blank, 6, 8)}},
        {"nothing but forced goals", bingo, {.blanks = 3}, forced({1, 2, 3, 4, 5, 6, 7, 8, 9}), {}},
        {"in any mode", triple, {.blanks = 1}, emptied({30}, blank), {}},
    };
}

QList<ModifierCase> centreCases()
{
    return {
        {"no centre", bingo, {.noCentre = true}, emptied({5}, noCentre), {}},
        {"no centre of a long board", {.rows = 3, .columns = 7}, {.noCentre = true},
            emptied({11}, noCentre), {}},
        {"a centre that nobody took away", bingo, {}, emptied({5}, noCentre), {notAllowed(5)}},
        {"a centre where none may be", bingo, {.noCentre = true}, nothing, {notAllowed(5)}},
        {"elsewhere", bingo, {.noCentre = true},
            both(emptied({5}, noCentre), emptied({6}, noCentre)), {notAllowed(6)}},
        {"only elsewhere", bingo, {.noCentre = true}, emptied({6}, noCentre),
            {notAllowed(5), notAllowed(6)}},
        {"marked, but not empty", bingo, {.noCentre = true}, marked({5}, noCentre),
            {notAllowed(5)}},
        {"blank instead", bingo, {.noCentre = true, .blanks = 1}, emptied({5}, blank),
            {notAllowed(5)}},
        {"blank as well", bingo, {.noCentre = true, .blanks = 1},
            emptied({5}, noCentre | Mark::Blank), {notAllowed(5)}},
        {"empty without a mark", bingo, {.noCentre = true}, emptied({5}, {}),
            {empty(5), notAllowed(5)}},
        {"even columns have no centre", wide, {.noCentre = true}, nothing, {}},
        {"so none can be missing", wide, {.noCentre = true}, emptied({6}, noCentre),
            {notAllowed(6)}},
        {"no centre of Ascend", ascend, {.noCentre = true}, emptied({13}, noCentre), {}},
        {"it must go there too", ascend, {.noCentre = true}, nothing, {notAllowed(13)}},
        {"and nothing else", ascend, {.noCentre = true}, emptied({12}, noCentre),
            {notAllowed(12), notAllowed(13)}},
        {"an even side has no centre", settingsOfSize(GameMode::Ascend, 6), {.noCentre = true},
            emptied({18}, noCentre), {notAllowed(18)}},
        {"nor has a pyramid", settingsOfSize(GameMode::Summit, 6), {.noCentre = true},
            emptied({11}, noCentre), {notAllowed(11)}},
        {"which keeps its goals", settingsOfSize(GameMode::Summit, 6), {.noCentre = true}, nothing,
            {}},
        {"nor has a list", settingsOfSize(GameMode::Triple, 30), {.noCentre = true},
            emptied({15}, noCentre), {notAllowed(15)}},
    };
}

/// Four goals of a board category that allows one, and three of a line category in one row.
void crowded(Board &b)
{
    b.set.boardLimits = {{u"b"_s, 10}};
    b.set.lineLimits = {{u"l"_s, 10}};
    for (const int position : {1, 2, 3})
        b.goal(position).lineCategories = {u"l"_s};
    for (const int position : {1, 2, 3, 4})
        b.goal(position).boardCategories = {u"b"_s};
}

/// Places goal 1 a second time, on position 3 of its row.
void twiceInARow(Board &b)
{
    b.goal(1).individualLimit = 2;
    b.goal(1).range = {1, 2};
    at(b, 1).value = 1;
    at(b, 3) = {.what = RowId{1}, .value = 2};
}

/// Puts an early goal on position 1 and an early value on position 2, both at the end of the board.
void atTheTop(Board &b)
{
    b.goal(1).progression = Zone::Early;
    b.goal(2).range = {1, 2, 3, 4};
    b.goal(2).progressiveRanges = true;
    at(b, 2).value = 1;
}

QList<ModifierCase> ruleCases()
{
    const Finding board
        = broken(Code::BoardCategoryRelaxed, {u"b"_s, number(3), number(4), number(1)});
    const Finding line = broken(
        Code::LineCategoryRelaxed, {u"l"_s, number(2), number(3), number(1), row, number(1)});
    Finding zones = broken(Code::ProgressionRelaxed, {number(1), number(8), number(1)});
    zones.about = RowId{1};
    const Finding value = defect(Code::ValueOutsideZones, RowId{2}, {number(1)});
    const Finding twice = defect(Code::SameObjectiveInLine, RowId{1}, {row, number(1)});
    const auto fewer = [](const Finding &finding, qint64 count) {
        Finding result = finding;
        result.args[1] = count - 1;
        result.args[2] = count;
        return result;
    };
    return {
        {"limits hold", bingo, {.noWeighting = true, .noProgression = true}, crowded,
            {line, board}},
        {"no board limits", bingo, {.noBoardLimits = true}, crowded, {line}},
        {"no line limits", bingo, {.noLineLimits = true}, crowded, {board}},
        {"neither", bingo, {.noBoardLimits = true, .noLineLimits = true}, crowded, {}},
        {"twice in a line", bingo, {.noLineLimits = true}, twiceInARow, {twice}},
        {"progression holds", ascend, {.noBoardLimits = true, .noLineLimits = true}, atTheTop,
            {zones, value}},
        {"no progression", ascend, {.noProgression = true}, atTheTop, {}},
        {"tags stay", bingo,
            {.noBoardLimits = true,
                .noLineLimits = true,
                .noWeighting = true,
                .noProgression = true},
            [](Board &b) { b.goal(1).tag = b.goal(9).tag = u"t"_s; },
            {defect(Code::TagTwice, RowId{9}, {u"t"_s})}},
        // Caps refer to all cells; goals that were removed are not counted.
        {"what is blank does not count", bingo, {.blanks = 1}, both(crowded, emptied({2}, blank)),
            {fewer(line, 2), fewer(board, 3)}},
        {"nor does the centre", bingo, {.noCentre = true},
            [](Board &b) {
                b.set.boardLimits = {{u"b"_s, 12}}; // two of nine cells, one of eight
                for (const int position : {1, 5, 9})
                    b.goal(position).boardCategories = {u"b"_s};
                emptied({5}, noCentre)(b);
            },
            {}},
    };
}

/// Places copies of goal 1, with these values, on positions that share no line.
Edit valued(const QList<int> &range, const QList<std::pair<int, int>> &copies, int limit = 3)
{
    return [=](Board &b) {
        b.goal(1).range = range;
        b.goal(1).individualLimit = limit;
        at(b, 1).what = b.set.objectives.last().id;
        for (const auto &[position, value] : copies)
            at(b, position) = {.what = RowId{1}, .value = value};
    };
}

/// The same with progressive ranges.
Edit valuedByZone(const QList<int> &range, const QList<std::pair<int, int>> &copies)
{
    return both(valued(range, copies), [](Board &b) { b.goal(1).progressiveRanges = true; });
}

QList<ModifierCase> valueCases()
{
    const Modifiers lowest{.values = ValueChoice::Lowest};
    const Modifiers highest{.values = ValueChoice::Highest};
    const auto passedOver
        = [](int value) { return defect(Code::ValuePassedOver, RowId{1}, {number(value)}); };
    Modifiers lowestWithBlank = lowest;
    lowestWithBlank.blanks = 1;
    // The 5 rows are at 100, 75, 50, 25 and 0 %. Four values give one per zone.
    const QList<int> four{9, 3, 7, 5};
    return {
        {"any will do", ascend, {}, valued(four, {{2, 7}}), {}},
        {"the lowest", ascend, lowest, valued(four, {{2, 3}}), {}},
        {"not the lowest", ascend, lowest, valued(four, {{2, 5}}), {passedOver(3)}},
        {"the highest", ascend, highest, valued(four, {{2, 9}}), {}},
        {"not the highest", ascend, highest, valued(four, {{2, 7}}), {passedOver(9)}},
        {"the three lowest, in any order", ascend, lowest, valued(four, {{2, 7}, {8, 3}, {14, 5}}),
            {}},
        {"one of three is higher", ascend, lowest, valued(four, {{2, 9}, {8, 3}, {14, 5}}),
            {passedOver(7)}},
        {"the three highest", ascend, highest, valued(four, {{2, 7}, {8, 9}, {14, 5}}), {}},
        {"one of three is lower", ascend, highest, valued(four, {{2, 3}, {8, 9}, {14, 5}}),
            {passedOver(7)}},
        {"what is no quantity does not count", ascend, lowest, valued({0, -2, 4, 8}, {{2, 4}}), {}},
        {"the lowest may have been blanked", ascend, lowestWithBlank,
            both(valued(four, {{2, 5}}), emptied({25}, blank)), {}},
        {"but only one of them", ascend, lowestWithBlank,
            both(valued(four, {{2, 7}}), emptied({25}, blank)), {passedOver(3)}},
        {"and only where a copy is left", ascend, lowestWithBlank,
            both(valued(four, {{2, 5}}, 1), emptied({25}, blank)), {passedOver(3)}},
        // Position 2 is endgame, 8 late and endgame, 16 early and mid, 24 early only.
        {"the lowest that the cell offers", ascend, lowest, valuedByZone(four, {{2, 9}}), {}},
        {"late and endgame", ascend, lowest, valuedByZone(four, {{8, 7}}), {}},
        {"not the lowest of those", ascend, lowest, valuedByZone(four, {{8, 9}}), {passedOver(7)}},
        {"which another copy took", ascend, lowest, valuedByZone(four, {{16, 5}, {24, 3}}), {}},
        {"the highest that the cell offers", ascend, highest, valuedByZone(four, {{24, 3}}), {}},
        {"without progression it offers all", ascend,
            {.noProgression = true, .values = ValueChoice::Highest}, valuedByZone(four, {{24, 3}}),
            {passedOver(9)}},
        {"as in bingo", bingo, lowest, valuedByZone(four, {{2, 9}}), {passedOver(3)}},
        {"a value that is not its own is told once", ascend, lowest, valued(four, {{2, 4}}),
            {defect(Code::ValueNotInRange, RowId{1}, {number(4)})}},
    };
}

const QList<ModifierCase> &cases()
{
    static const QList<ModifierCase> all
        = shinyCases() + blankCases() + centreCases() + ruleCases() + valueCases();
    return all;
}

} // namespace

class TestCheckerModifiers final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void findings_data();
    static void findings();
    static void agreesWithTheModifiers();
};

void TestCheckerModifiers::findings_data()
{
    QTest::addColumn<int>("index");
    for (qsizetype i = 0; i < cases().size(); ++i)
        QTest::addRow("%d: %s", static_cast<int>(i), cases()[i].name) << static_cast<int>(i);
}

void TestCheckerModifiers::findings()
{
    QFETCH(const int, index);
    const ModifierCase &modifierCase = cases()[index];
    Board board = filledBoard(modifierCase.settings);
    modifierCase.edit(board);
    const std::vector<Finding> found
        = checkBoard(board.set, modifierCase.settings, board.at, modifierCase.modifiers);
    for (const Finding &finding : found) {
        if (!std::ranges::contains(modifierCase.expected, finding))
            qInfo() << "not expected: code" << static_cast<int>(finding.code);
    }
    QCOMPARE(found.size(), modifierCase.expected.size());
    QVERIFY(found == modifierCase.expected);
}

void TestCheckerModifiers::agreesWithTheModifiers()
{
    // Drawing and checking modifiers are two implementations of the same rules, and they agree in
    // every size.
    for (const ModeSettings &settings : everySettings()) {
        for (const Modifiers &asked :
            {Modifiers{.noCentre = true, .blanks = 3, .shinies = automatic},
                Modifiers{.blanks = 15, .shinies = 15}, Modifiers{.shinies = automatic},
                Modifiers{.noCentre = true}}) {
            const Modifiers modifiers = applicable(asked, settings);
            Board board = filledBoard(settings);
            const std::shared_ptr<const Shape> shape = shapeOf(settings);
            std::vector<std::uint8_t> mayBe(shape->sites.size(), 1);
            std::vector<SiteIndex> drawn;
            const auto place = [&](SiteIndex site) -> Placed & {
                mayBe[static_cast<std::size_t>(site)] = 0;
                return board.at[static_cast<std::size_t>(site)];
            };
            if (modifiers.noCentre)
                place(*centreOf(settings)) = {.what = {}, .value = 0, .marks = Mark::NoCentre};
            const Draws draws(u"seed");
            drawBlanks(mayBe, modifiers.blanks, draws, drawn);
            for (const SiteIndex site : drawn)
                place(site) = {.what = {}, .value = 0, .marks = Mark::Blank};
            drawShinies(*shape, mayBe, shiniesOn(modifiers, settings), draws, drawn);
            for (const SiteIndex site : drawn)
                place(site).marks = Mark::Shiny;
            QVERIFY(checkBoard(board.set, settings, board.at, modifiers).empty());
            // The checker itself ignores modifiers that have no effect.
            QVERIFY(checkBoard(board.set, settings, board.at, asked).empty());
        }
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestCheckerModifiers, NoApplication)

#include "tst_checker_modifiers.moc"
