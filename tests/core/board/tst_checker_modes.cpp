// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/checked_board.h"
#include "tests/support/unit.h"

#include <QMap>
#include <QTest>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 tier = 3;
constexpr qint64 setOfThree = 4;

constexpr qint64 early = 1;
constexpr qint64 mid = 2;
constexpr qint64 late = 4;
constexpr qint64 endgame = 8;

constexpr ModeSettings ascend{.mode = GameMode::Ascend, .rows = 6, .columns = 6};
constexpr ModeSettings summit{.mode = GameMode::Summit, .rows = 6, .columns = 6};
constexpr ModeSettings triple{.mode = GameMode::Triple, .rows = 10, .columns = 3};
constexpr ModeSettings rush{.mode = GameMode::Rush, .rows = 30, .columns = 3};

/// Goal n is at position n of a board of any mode; five goals are not on the board.
Board filledBoard(const ModeSettings &settings)
{
    Board board{.set = plainSet(settings.cells() + 5), .at = {}};
    for (int i = 1; i <= settings.cells(); ++i)
        board.at.push_back({.what = RowId{static_cast<std::uint32_t>(i)}, .value = 0});
    return board;
}

Finding outsideZones(int position, qint64 cell, qint64 carried)
{
    Finding finding
        = broken(Code::ProgressionRelaxed, {number(position), number(cell), number(carried)});
    finding.about = RowId{static_cast<std::uint32_t>(position)};
    return finding;
}

Finding wrongValue(int position, int value)
{
    return defect(
        Code::ValueOutsideZones, RowId{static_cast<std::uint32_t>(position)}, {number(value)});
}

struct ModeCase {
    const char *name;
    ModeSettings settings;
    std::function<void(Board &)> edit;
    std::vector<Finding> expected;
};

/// Sets the zones of the goal at one position.
std::function<void(Board &)> zoned(int position, Zones zones)
{
    return [=](Board &b) { b.goal(position).progression = zones; };
}

/// Gives the goal at one position a progressive range and a value.
std::function<void(Board &)> valued(
    int position, Zones zones, const QList<int> &range, int value, bool isProgressive = true)
{
    return [=](Board &b) {
        b.goal(position).progression = zones;
        b.goal(position).range = range;
        b.goal(position).progressiveRanges = isProgressive;
        b.at[static_cast<std::size_t>(position - 1)].value = value;
    };
}

QList<ModeCase> zoneCases()
{
    const qint64 bottom = early;
    const qint64 peak = endgame;
    return {
        {"ascend: all zones everywhere", ascend, [](Board &) { }, {}},
        {"ascend: the top left is endgame", ascend, zoned(1, Zone::Early | Zone::Mid | Zone::Late),
            {outsideZones(1, peak, early | mid | late)}},
        {"ascend: the last cell is early", ascend, zoned(36, Zone::Mid),
            {outsideZones(36, bottom, mid)}},
        {"ascend: whatever else it carries", ascend, zoned(36, Zone::Early | Zone::Endgame), {}},
        // Rows at 0, 20, 40, 60, 80 and 100 % from the bottom. A zone includes both of its bounds.
        {"ascend: early ends with 40 %", ascend, zoned(19, Zone::Early), {}},
        {"ascend: early is no more at 60 %", ascend, zoned(13, Zone::Early),
            {outsideZones(13, mid | late | endgame, early)}},
        {"ascend: mid begins with 20 %", ascend, zoned(25, Zone::Mid), {}},
        {"ascend: mid ends with 60 %", ascend, zoned(13, Zone::Mid), {}},
        {"ascend: mid is no more at 80 %", ascend, zoned(7, Zone::Mid),
            {outsideZones(7, late | endgame, mid)}},
        {"ascend: late begins with 40 %", ascend, zoned(24, Zone::Late), {}},
        {"ascend: late is not at 20 %", ascend, zoned(25, Zone::Late),
            {outsideZones(25, early | mid, late)}},
        {"ascend: late ends with 80 %", ascend, zoned(12, Zone::Late), {}},
        {"ascend: endgame begins with 60 %", ascend, zoned(18, Zone::Endgame), {}},
        {"ascend: endgame is not at 40 %", ascend, zoned(19, Zone::Endgame),
            {outsideZones(19, early | mid | late, endgame)}},
        {"ascend of 7: 16 % is early alone", {.mode = GameMode::Ascend, .rows = 7, .columns = 7},
            zoned(36, Zone::Mid), {outsideZones(36, early, mid)}},
        {"ascend of one row has no zones", {.mode = GameMode::Ascend, .rows = 1, .columns = 1},
            zoned(1, Zone::Mid), {}},
        {"bingo has no zones", {.rows = 3, .columns = 3}, zoned(1, Zone::Early), {}},
        {"summit: the peak is endgame", summit, zoned(1, Zone::Late),
            {outsideZones(1, peak, late)}},
        {"summit: the second tier is late too", summit, zoned(3, Zone::Late), {}},
        {"summit: the foot is early", summit, zoned(16, Zone::Mid),
            {outsideZones(16, bottom, mid)}},
        {"summit: the tier above the foot is mid too", summit, zoned(15, Zone::Mid), {}},
        {"summit: the tier above the foot is not late", summit, zoned(11, Zone::Late),
            {outsideZones(11, early | mid, late)}},
        {"triple: the first is early", triple, zoned(1, Zone::Mid), {outsideZones(1, early, mid)}},
        {"triple: the sixth of thirty is below 20 %", triple, zoned(6, Zone::Mid),
            {outsideZones(6, early, mid)}},
        {"triple: the seventh is above 20 %", triple, zoned(7, Zone::Mid), {}},
        {"triple: the last is endgame", triple, zoned(30, Zone::Late),
            {outsideZones(30, endgame, late)}},
        {"rush: the last is endgame", rush, zoned(90, Zone::Early),
            {outsideZones(90, endgame, early)}},
        {"rush: the 36th of ninety is below 40 %", rush, zoned(36, Zone::Early), {}},
        {"rush: the 37th is above 40 %", rush, zoned(37, Zone::Early),
            {outsideZones(37, mid | late, early)}},
    };
}

QList<ModeCase> valueCases()
{
    const QList<int> four{3, 5, 7, 9};
    return {
        {"the lowest of four is early", ascend, valued(36, {}, four, 3), {}},
        {"the second of four is not", ascend, valued(36, {}, four, 5), {wrongValue(36, 5)}},
        {"without progressive ranges it is", ascend, valued(36, {}, four, 5, false), {}},
        {"two zones, two values", ascend, valued(25, {}, four, 5), {}},
        {"the third of four is late", ascend, valued(25, {}, four, 7), {wrongValue(25, 7)}},
        {"the highest is endgame", ascend, valued(1, {}, four, 9), {}},
        {"lower ones are not", ascend, valued(1, {}, four, 7), {wrongValue(1, 7)}},
        {"only zones it carries count", ascend, valued(1, Zone::Endgame, four, 3), {}},
        {"early and endgame halve the range", ascend,
            valued(1, Zone::Early | Zone::Endgame, four, 5), {wrongValue(1, 5)}},
        {"equal values are one value", ascend,
            valued(36, Zone::Early | Zone::Endgame, {3, 3, 3, 5}, 5), {wrongValue(36, 5)}},
        {"and what is no quantity is none", ascend,
            valued(36, Zone::Early | Zone::Endgame, {-4, 0, 3, 5}, 5), {wrongValue(36, 5)}},
        {"a range need not be ascending", ascend,
            valued(36, Zone::Early | Zone::Endgame, {5, 3}, 3), {}},
        {"outside of its zones any value will do", ascend, valued(36, Zone::Late, four, 9),
            {outsideZones(36, early, late)}},
        {"without progression too", {.rows = 3, .columns = 3}, valued(1, {}, four, 9), {}},
        {"a value that is not its own is told once", ascend, valued(36, {}, four, 4),
            {defect(Code::ValueNotInRange, RowId{36}, {number(4)})}},
        {"summit", summit, valued(1, {}, four, 7), {wrongValue(1, 7)}},
        {"triple", triple, valued(30, {}, four, 3), {wrongValue(30, 3)}},
        {"rush", rush, valued(1, {}, four, 9), {wrongValue(1, 9)}},
    };
}

/// Places goal 1 on a second position as well.
std::function<void(Board &)> repeated(int first, int second)
{
    return [=](Board &b) {
        Objective &goal = b.goal(first);
        goal.individualLimit = 2;
        goal.range = {3, 4};
        b.at[static_cast<std::size_t>(first - 1)].value = 3;
        b.at[static_cast<std::size_t>(second - 1)] = {.what = goal.id, .value = 4};
    };
}

/// Gives goals on two positions a line category that is allowed once per line.
std::function<void(Board &)> carrying(const QList<int> &positions)
{
    return [=](Board &b) {
        b.set.lineLimits = {{u"c"_s, 1}};
        for (const int position : positions)
            b.goal(position).lineCategories = {u"c"_s};
    };
}

QList<ModeCase> lineCases()
{
    const auto twice = [](int id, qint64 kind, int ofKind) {
        return defect(Code::SameObjectiveInLine, RowId{static_cast<std::uint32_t>(id)},
            {number(kind), number(ofKind)});
    };
    const auto line = [](int count, int cap, qint64 kind, int ofKind) {
        return broken(Code::LineCategoryRelaxed,
            {u"c"_s, number(count - cap), number(count), number(cap), kind, number(ofKind)});
    };
    return {
        {"ascend: twice in a column", ascend, repeated(2, 14), {twice(2, column, 2)}},
        {"ascend: twice in a diagonal", ascend, repeated(6, 31), {twice(6, diagonal, 2)}},
        {"ascend: elsewhere", ascend, repeated(1, 9), {}},
        {"summit: twice in a tier", summit, repeated(4, 6), {twice(4, tier, 3)}},
        {"summit: columns are no lines", summit, repeated(1, 2), {}},
        {"triple: twice in a set", triple, repeated(4, 6), {twice(4, setOfThree, 2)}},
        {"triple: the next set", triple, repeated(3, 4), {}},
        {"rush: twice in the last set", rush, repeated(88, 90), {twice(88, setOfThree, 30)}},
        {"ascend: limit of a row", ascend, carrying({7, 9}), {line(2, 1, row, 2)}},
        {"summit: limit of a tier", summit, carrying({1, 2, 4, 6, 7}), {line(2, 1, tier, 3)}},
        {"triple: limit of a set", triple, carrying({1, 4, 6, 9}), {line(2, 1, setOfThree, 2)}},
        {"rush: limit of a set", rush, carrying({1, 2, 3, 90}), {line(3, 1, setOfThree, 1)}},
    };
}

/// The number of cells is checked, and caps refer to the cells of the mode.
QList<ModeCase> sizeCases()
{
    const auto shape = [](int found, int expected) {
        return std::vector{
            defect(Code::WrongShape, RowId::none, {number(found), number(expected)})};
    };
    const auto addOne = [](Board &b) { b.at.push_back({.what = RowId{1}, .value = 0}); };
    const auto removeOne = [](Board &b) { b.at.pop_back(); };
    const auto halved = [](Board &b) {
        b.set.boardLimits = {{u"b"_s, 50}};
        for (Objective &goal : b.set.objectives)
            goal.boardCategories = {u"b"_s};
    };
    const auto half = [](int count, int cap) {
        return std::vector{broken(
            Code::BoardCategoryRelaxed, {u"b"_s, number(count - cap), number(count), number(cap)})};
    };
    return {
        {"ascend: too many cells", ascend, addOne, shape(37, 36)},
        {"ascend: too few", ascend, removeOne, shape(35, 36)},
        {"summit: too many cells", summit, addOne, shape(22, 21)},
        {"summit: too few", summit, removeOne, shape(20, 21)},
        {"triple: too many cells", triple, addOne, shape(31, 30)},
        {"triple: too few", triple, removeOne, shape(29, 30)},
        {"rush: too many cells", rush, addOne, shape(91, 90)},
        {"rush: too few", rush, removeOne, shape(89, 90)},
        {"ascend: half of the board", ascend, halved, half(36, 18)},
        {"summit: half of the board, rounded up", summit, halved, half(21, 11)},
        {"triple: half of the board", triple, halved, half(30, 15)},
        {"rush: half of the board", rush, halved, half(90, 45)},
    };
}

const QList<ModeCase> &cases()
{
    static const QList<ModeCase> all = zoneCases() + valueCases() + lineCases() + sizeCases();
    return all;
}

} // namespace

class TestCheckerModes final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void findings_data();
    static void findings();
    static void linesOfEverySize();
    static void disagreementsOnProgression();
};

void TestCheckerModes::findings_data()
{
    QTest::addColumn<int>("index");
    for (qsizetype i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].name) << static_cast<int>(i);
}

void TestCheckerModes::findings()
{
    QFETCH(const int, index);
    const ModeCase &modeCase = cases()[index];
    Board board = filledBoard(modeCase.settings);
    modeCase.edit(board);
    const std::vector<Finding> found = checkBoard(board.set, modeCase.settings, board.at);
    QCOMPARE(found.size(), modeCase.expected.size());
    QVERIFY(found == modeCase.expected);
}

void TestCheckerModes::linesOfEverySize()
{
    // Every goal has the category, so that the finding of each line of two or more cells gives its
    // length.
    for (const GameMode mode :
        {GameMode::Ascend, GameMode::Summit, GameMode::Triple, GameMode::Rush}) {
        const SizeRange sizes = sizesOf(mode);
        for (int size = sizes.smallest; size <= sizes.largest; size += sizes.step) {
            const ModeSettings settings = settingsOfSize(mode, size);
            Board board = filledBoard(settings);
            board.set.lineLimits = {{u"c"_s, 0}};
            for (Objective &goal : board.set.objectives)
                goal.lineCategories = {u"c"_s};
            QMap<qint64, QList<int>> lengths; // by kind
            for (const Finding &finding : checkBoard(board.set, settings, board.at)) {
                QCOMPARE(finding.code, Code::LineCategoryRelaxed);
                lengths[std::get<qint64>(finding.args[4])]
                    << static_cast<int>(std::get<qint64>(finding.args[2]));
            }
            QMap<qint64, QList<int>> expected;
            if (mode == GameMode::Ascend) {
                expected = {{row, QList<int>(size, size)}, {column, QList<int>(size, size)},
                    {diagonal, QList<int>(2, size)}};
            } else if (mode == GameMode::Summit) {
                for (int length = 2; length <= size; ++length) // the peak is within its cap
                    expected[tier] << length;
            } else {
                expected = {{setOfThree, QList<int>(size / 3, 3)}};
            }
            QCOMPARE(lengths, expected);
        }
    }
}

void TestCheckerModes::disagreementsOnProgression()
{
    Board board = filledBoard(summit);
    board.goal(1).progression = Zone::Late;
    const auto found = [&] { return checkBoard(board.set, summit, board.at); };
    Result result;
    result.findings = {outsideZones(1, endgame, late)};
    QVERIFY(disagreements(found(), result).empty());

    // A wrong finding: the true one is missing, and the reported one is false.
    result.findings[0].args[1] = qint64{late};
    QCOMPARE(disagreements(found(), result).size(), 2U);
    // A missing finding.
    result.findings.clear();
    QVERIFY(disagreements(found(), result) == (std::vector{outsideZones(1, endgame, late)}));
    // A finding of a limit that is not exceeded.
    result.findings = {outsideZones(1, endgame, late)};
    board.goal(1).progression = {};
    QVERIFY(disagreements(found(), result) == result.findings);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestCheckerModes, NoApplication)

#include "tst_checker_modes.moc"
