// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/generator.h"
#include "core/generator/uniform_shares.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boardwright {

namespace {

/// The sum over every possible pool.
std::vector<double> bruteForce(const std::vector<double> &chances, int cells)
{
    const std::size_t goals = chances.size();
    std::vector<double> shares(goals, 0);
    for (std::size_t pool = 0; pool < std::size_t{1} << goals; ++pool) {
        double chance = 1;
        int size = 0;
        for (std::size_t goal = 0; goal < goals; ++goal) {
            const bool isIn = ((pool >> goal) & 1) != 0;
            chance *= isIn ? chances[goal] : 1 - chances[goal];
            size += isIn ? 1 : 0;
        }
        for (std::size_t goal = 0; goal < goals; ++goal) {
            const bool isIn = ((pool >> goal) & 1) != 0;
            const double out = static_cast<double>(goals) - size;
            const double inside = std::min(1.0, cells / std::max(1.0, double(size)));
            const double back = size < cells ? std::min(1.0, (cells - size) / out) : 0.0;
            shares[goal] += chance * (isIn ? inside : back);
        }
    }
    return shares;
}

} // namespace

class TestUniformShares final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void agreesWithBruteForce();
    static void sharesOfALargeSetFillTheBoard();
    static void boardsOfAPlainSetHaveThem();
};

void TestUniformShares::agreesWithBruteForce()
{
    SplitMix random(3);
    for (int round = 0; round < 400; ++round) {
        std::vector<double> chances;
        for (int goal = random.between(1, 10); goal > 0; --goal)
            chances.push_back(random.chance(25) ? random.below(2) : random.between(0, 100) / 100.0);
        const int cells = random.between(1, 12);
        const std::vector<double> expected = bruteForce(chances, cells);
        const std::vector<double> shares = uniformShares(chances, cells);
        QCOMPARE(shares.size(), expected.size());
        for (std::size_t goal = 0; goal < shares.size(); ++goal)
            QVERIFY2(std::abs(shares[goal] - expected[goal]) < 1e-12,
                qPrintable(QStringLiteral("%1 %2").arg(shares[goal]).arg(expected[goal])));
    }
}

void TestUniformShares::sharesOfALargeSetFillTheBoard()
{
    SplitMix random(4);
    std::vector<double> chances;
    chances.reserve(3000);
    for (int goal = 0; goal < 3000; ++goal)
        chances.push_back(random.between(1, 100) / 100.0);
    const std::vector<double> shares = uniformShares(chances, 100);
    QVERIFY(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0) - 100) < 1e-6);
}

/// A set with no rule but weighting: its boards have these shares.
void TestUniformShares::boardsOfAPlainSetHaveThem()
{
    GoalSet set = plainSet(30);
    for (qsizetype row = 0; row < set.objectives.size(); ++row)
        set.objectives[row].weighting = row < 10 ? 100 : row < 20 ? 60 : 20;
    const Generator &generator = *generators().front();
    const Settings settings = generator.settingsFor(set);
    const auto compiled = generator.compile(set, settings);
    const std::vector<double> shares = generator.plainShares(**compiled, {});
    const auto scratch = generator.scratch(**compiled);
    std::vector<int> seen(30, 0);
    Result board;
    Watch watch;
    constexpr int boards = 20'000;
    for (int seed = 0; seed < boards; ++seed) {
        (void)generator.run(**compiled, *scratch, QString::number(seed), board, nullptr, watch);
        for (const Placed &placed : board.at)
            ++seen[static_cast<std::size_t>(rowOf(set, placed.what))];
    }
    for (std::size_t row = 0; row < seen.size(); ++row) {
        const double expected = boards * shares[row];
        const double spread = std::sqrt(boards * shares[row] * (1 - shares[row]));
        QVERIFY2(std::abs(seen[row] - expected) <= 5 * spread + 1,
            qPrintable(QStringLiteral("row %1: %2, not %3").arg(row).arg(seen[row]).arg(expected)));
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestUniformShares, NoApplication)

#include "tst_uniform_shares.moc"
