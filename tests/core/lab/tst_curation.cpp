// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/curation.h"
#include "tests/support/sets/zone_sets.h"
#include "tests/support/unit.h"
#include "tests/toy/toy_generator.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr SeedRange seeds{.first = 1, .last = 400};

SharedSubject toySubject(const ToyGenerator &toy)
{
    const GoalSet set = toySet();
    return *subjectOf(toy, set, toy.settingsFor(set));
}

double sumOfSquares(const std::map<int, int> &appearances)
{
    double sum = 0;
    for (const auto &[row, count] : appearances)
        sum += static_cast<double>(count) * count;
    return sum;
}

} // namespace

class TestCuration final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void thePoolHasTheBoardsOfItsSeeds();
    static void eachChoiceIsTheMostEven();
    static void zonesAppearEvenly();
    static void numbersAreSorted();
};

void TestCuration::thePoolHasTheBoardsOfItsSeeds()
{
    const ToyGenerator toy;
    const SharedSubject subject = toySubject(toy);
    constexpr CurationCriterion wild{.kind = CurationCriterion::Kind::Most, .gate = 2};
    const auto pool = poolOf(subject, seeds, wild, 2);
    QCOMPARE(static_cast<qint64>(pool.size()), seeds.count());
    const auto scratch = subject->scratch();
    Result board;
    Measured measured;
    for (std::size_t i = 0; i < pool.size(); ++i) {
        QCOMPARE(pool[i].seed, static_cast<qint64>(i) + 1);
        Watch watch;
        QVERIFY(subject->run(*scratch, QString::number(pool[i].seed), board, watch));
        toy.measure(subject->compiled(), *scratch, board, measured);
        QCOMPARE(pool[i].number, std::ranges::max(measured.values[1]));
        const auto goals = std::ranges::count_if(
            pool[i].rows, [&](int row) { return row < subject->set().objectives.size(); });
        QCOMPARE(goals, qsizetype{8}); // two boards of four goals
    }
    const auto alone = poolOf(subject, seeds, wild, 1);
    QVERIFY(std::ranges::equal(pool, alone, {}, &PooledBoard::rows, &PooledBoard::rows));
}

void TestCuration::eachChoiceIsTheMostEven()
{
    const ToyGenerator toy;
    const SharedSubject subject = toySubject(toy);
    const CurationCriterion even;
    const auto pool = poolOf(subject, seeds, even, 1);
    constexpr std::size_t count = 30;
    const auto chosen = chosenSeeds(pool, even, count);
    QCOMPARE(chosen.size(), count);
    QCOMPARE((std::set<qint64>(chosen.begin(), chosen.end()).size()), count);
    std::map<int, int> appearances;
    const auto with = [&](qint64 seed) {
        auto more = appearances;
        for (const int row : pool[static_cast<std::size_t>(seed) - 1].rows)
            ++more[row];
        return more;
    };
    std::set<qint64> before;
    for (const qint64 seed : chosen) {
        const double sum = sumOfSquares(with(seed));
        for (const PooledBoard &other : pool) {
            if (before.contains(other.seed))
                continue;
            const double others = sumOfSquares(with(other.seed));
            QVERIFY(others > sum || (others == sum && other.seed >= seed));
        }
        appearances = with(seed);
        before.insert(seed);
    }
    // More even than as many boards in the order of seeds.
    const double chosenSum = sumOfSquares(appearances);
    appearances.clear();
    for (qint64 seed = 1; seed <= static_cast<qint64>(count); ++seed)
        appearances = with(seed);
    QVERIFY(chosenSum < sumOfSquares(appearances));
    QCOMPARE(chosenSeeds(pool, even, 1000).size(), pool.size());
    QVERIFY(chosenSeeds({}, even, 3).empty());
}

/// Rows of a table, where boards hold those.
void TestCuration::zonesAppearEvenly()
{
    GoalSet set;
    addZones(set, 30);
    const Generator &worlds = *generatorOf(u"worlds");
    Settings settings = worlds.settingsFor(set);
    settings.values[0] = qint64{4};
    const SharedSubject subject = *subjectOf(worlds, set, settings);
    const auto pool = poolOf(subject, seeds, {}, 1);
    const auto sumOf = [&](const std::vector<qint64> &chosen) {
        std::map<int, int> appearances;
        for (const qint64 seed : chosen) {
            for (const int row : pool[static_cast<std::size_t>(seed) - 1].rows)
                ++appearances[row];
        }
        return sumOfSquares(appearances);
    };
    std::vector<qint64> first;
    for (qint64 seed = 1; seed <= 50; ++seed)
        first.push_back(seed);
    QVERIFY(pool.front().rows.size() >= 4);
    QVERIFY(sumOf(chosenSeeds(pool, {}, first.size())) < 0.97 * sumOf(first));
}

void TestCuration::numbersAreSorted()
{
    const auto board = [](qint64 seed, double number) {
        return PooledBoard{.seed = seed, .rows = {}, .number = number};
    };
    const std::vector<PooledBoard> pool{
        board(1, 2), board(2, 5), board(3, Measured::nothing), board(4, 2), board(5, 7)};
    QCOMPARE(chosenSeeds(pool, {.kind = CurationCriterion::Kind::Most}, 3),
        (std::vector<qint64>{5, 2, 1}));
    QCOMPARE(chosenSeeds(pool, {.kind = CurationCriterion::Kind::Least}, 9),
        (std::vector<qint64>{1, 4, 2, 5}));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestCuration, QCoreApplication)
#include "tst_curation.moc"
