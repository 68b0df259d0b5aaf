// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What keeps a goal out of each cell of a finished board, compared with the plain rules, the pool,
// the set's texts and the measure of left-out goals.

#include "core/board/progression.h"
#include "core/constrained/codes.h"
#include "core/constrained/constrained.h"
#include "core/constrained/left_out.h"
#include "core/constrained/parameters.h"
#include "tests/support/boards/plain_rules.h"
#include "tests/support/boards/rolled_pool.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// One board and all answers about it.
struct Asked {
    GoalSet set;
    ModeSettings settings;
    Result board;
    Ids pool;
    std::vector<double> leftOut; ///< LeftOut by objective
    std::vector<std::vector<std::optional<Code>>> kept; ///< by objective, by cell
};

std::optional<Asked> asked(GoalSet set, const ModeSettings &mode, const QString &seed)
{
    const ConstrainedGenerator generator;
    const Settings settings = settingsOf(mode);
    Asked asked{.set = std::move(set),
        .settings = modeSettings(settings), // of an allowed size
        .board = {},
        .pool = {},
        .leftOut = {},
        .kept = {}};
    const auto compiled = generator.compile(asked.set, settings);
    if (!compiled)
        return std::nullopt;
    const auto scratch = generator.scratch(**compiled);
    Watch watch;
    if (!generator.run(**compiled, *scratch, seed, asked.board, nullptr, watch))
        return std::nullopt;
    Measured measured;
    generator.measure(**compiled, *scratch, asked.board, measured);
    const auto measures = generator.info().measures;
    const auto measure = std::ranges::find(measures, "left_out"_L1, &Measure::key);
    asked.leftOut = measured.values[static_cast<std::size_t>(measure - measures.begin())];
    for (const Objective &objective : asked.set.objectives)
        asked.kept.push_back(generator.keptOut(**compiled, *scratch, asked.board, objective.id));
    asked.pool = Rolled(asked.set, asked.settings).ids(seed);
    return asked;
}

bool isTagTaken(const Asked &a, const Objective &goal)
{
    return !goal.tag.isEmpty() && std::ranges::any_of(a.board.at, [&](const Placed &placed) {
        const qsizetype row = rowOf(a.set, placed.what);
        return row >= 0 && a.set.objectives[row].tag == goal.tag;
    });
}

} // namespace

class TestConstrainedKeptOut final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void freeCellsAreThoseOfThePlainRules();
    static void eachFilterIsTrue();
    static void itAgreesWithWhatLeavesGoalsOut();

private:
    static std::vector<Asked> boards();
};

std::vector<Asked> TestConstrainedKeptOut::boards()
{
    std::vector<Asked> all;
    SplitMix random(41);
    for (int round = 0; round < 220; ++round) {
        const ModeSettings settings = randomSettings(random);
        if (auto one = asked(randomGoalSet(random, settings), settings, u"k"_s))
            all.push_back(std::move(*one));
    }
    return all;
}

void TestConstrainedKeptOut::freeCellsAreThoseOfThePlainRules()
{
    int free = 0;
    int kept = 0;
    for (const Asked &a : boards()) {
        const PlainRules plain(a.set, a.settings);
        for (qsizetype row = 0; row < a.set.objectives.size(); ++row) {
            const RowId id = a.set.objectives[row].id;
            if (std::ranges::contains(a.board.at, id, &Placed::what)
                || !std::ranges::binary_search(a.pool, id))
                continue;
            const auto &cells = a.kept[static_cast<std::size_t>(row)];
            QCOMPARE(cells.size(), a.board.at.size());
            for (int cell = 0; cell < static_cast<int>(cells.size()); ++cell) {
                const bool isFree = plain.mayStand(a.board.at, row, cell)
                    && plain.brokenLimits(a.board.at, row, cell) == 0;
                QCOMPARE(!cells[static_cast<std::size_t>(cell)], isFree);
                ++(isFree ? free : kept);
            }
        }
    }
    QVERIFY(free > 1000);
    QVERIFY(kept > 1000);
}

void TestConstrainedKeptOut::eachFilterIsTrue()
{
    QSet<Code> seen;
    for (const Asked &a : boards()) {
        for (qsizetype row = 0; row < a.set.objectives.size(); ++row) {
            const Objective &goal = a.set.objectives[row];
            const auto &cells = a.kept[static_cast<std::size_t>(row)];
            if (goal.disabled)
                QVERIFY(cells.empty());
            const bool isIn = std::ranges::binary_search(a.pool, goal.id);
            for (std::size_t cell = 0; cell < cells.size(); ++cell) {
                if (!cells[cell])
                    continue;
                seen.insert(*cells[cell]);
                const Zones zones = a.board.shape->sites[cell].zones;
                const Zones carried = goal.progression ? goal.progression : allZones;
                QCOMPARE(*cells[cell] == Code::PoolFilter, !isIn);
                if (*cells[cell] == Code::OutsideForcedPositions)
                    QVERIFY(!goal.forcedPositions.isEmpty()
                        && !goal.forcedPositions.contains(static_cast<int>(cell) + 1));
                if (*cells[cell] == toCode(ConstrainedCode::ProgressionFilter))
                    QVERIFY(zones && !(zones & carried));
                if (isIn && isTagTaken(a, goal))
                    QVERIFY(*cells[cell] == toCode(ConstrainedCode::TagFilter)
                        || *cells[cell] == Code::OutsideForcedPositions);
            }
        }
    }
    for (const Code code : {Code::PoolFilter, Code::OutsideForcedPositions,
             toCode(ConstrainedCode::TagFilter), toCode(ConstrainedCode::ProgressionFilter),
             toCode(ConstrainedCode::BoardCategoryFilter),
             toCode(ConstrainedCode::LineCategoryFilter)})
        QVERIFY2(seen.contains(code), qPrintable(QString::number(static_cast<int>(code))));
}

void TestConstrainedKeptOut::itAgreesWithWhatLeavesGoalsOut()
{
    QSet<LeftOut> seen;
    for (const Asked &a : boards()) {
        for (std::size_t row = 0; row < a.kept.size(); ++row) {
            const auto why = static_cast<LeftOut>(static_cast<int>(a.leftOut[row]));
            const auto &cells = a.kept[row];
            const auto countOf = [&](std::optional<Code> code) {
                return static_cast<std::size_t>(std::ranges::count(cells, code));
            };
            seen.insert(why);
            if (why == LeftOut::OnBoard)
                continue;
            QCOMPARE(countOf(std::nullopt) > 0, why == LeftOut::NotDrawn);
            if (why == LeftOut::Weight)
                QCOMPARE(countOf(Code::PoolFilter), cells.size());
            if (why == LeftOut::Tag)
                QCOMPARE(countOf(toCode(ConstrainedCode::TagFilter))
                        + countOf(Code::OutsideForcedPositions),
                    cells.size());
            if (why == LeftOut::BoardLimit)
                QVERIFY(countOf(toCode(ConstrainedCode::BoardCategoryFilter)) > 0);
            if (why == LeftOut::LineLimit)
                QVERIFY(countOf(toCode(ConstrainedCode::LineCategoryFilter)) > 0);
        }
    }
    for (const LeftOut why : {LeftOut::OnBoard, LeftOut::NoPlace, LeftOut::Weight, LeftOut::Tag,
             LeftOut::BoardLimit, LeftOut::LineLimit, LeftOut::NotDrawn})
        QVERIFY2(seen.contains(why), qPrintable(QString::number(static_cast<int>(why))));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedKeptOut, QCoreApplication)
#include "tst_constrained_kept_out.moc"
