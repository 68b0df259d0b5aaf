// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The gate of shared goals, against a plain search for the first board that is far enough from both
// beside it.

#include "core/generator/judge.h"
#include "core/lab/neighbours.h"
#include "core/lab/simulate.h"
#include "core/lab/subject.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/toy/toy_generator.h"

#include <QCoreApplication>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

class TestNeighbours final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void numbersHaveNeighbours();
    static void successiveBoardsDiffer_data();
    static void successiveBoardsDiffer();
};

void TestNeighbours::numbersHaveNeighbours()
{
    using Both = std::array<std::optional<qint64>, 2>;
    QCOMPARE(neighboursOf(u"7"), (Both{6, 8}));
    QCOMPARE(neighboursOf(u"1"), (Both{0, 2}));
    QCOMPARE(neighboursOf(u"9223372036854775807"), (Both{9223372036854775806, std::nullopt}));
    for (const QString &seed : {u"0"_s, u"8"_s, u""_s, u"-1"_s, u"+1"_s, u"01"_s, u" 1"_s, u"1.0"_s,
             u"1:2"_s, u"one"_s, u"9223372036854775809"_s})
        QVERIFY2(neighboursOf(seed) == Both(), qPrintable(seed));
    QCOMPARE(sharedBy({1, 3, 5, 9}, {0, 3, 4, 5, 6}), 2);
    QCOMPARE(sharedBy({}, {1}), 0);
}

/// Boards of successive seeds never share more than the bound, in whatever order they are made.
void TestNeighbours::successiveBoardsDiffer_data()
{
    QTest::addColumn<const Generator *>("generator");
    QTest::addColumn<GoalSet>("set");
    QTest::addColumn<int>("most");
    static const ToyGenerator toy;
    QTest::newRow("toy") << static_cast<const Generator *>(&toy) << toySet(5, 40) << 2;
    QTest::newRow("constrained") << generators().front() << plainSet(60) << 10;
}

void TestNeighbours::successiveBoardsDiffer()
{
    QFETCH(const Generator *, generator);
    QFETCH(GoalSet, set);
    QFETCH(const int, most);
    const Settings settings = generator->settingsFor(set);
    const auto free = *subjectOf(*generator, set, settings);
    QVERIFY(addGate(generator->info(), set, u"overlap=..%1"_s.arg(most)));
    const auto subject = *subjectOf(*generator, set, settings);
    constexpr SeedRange seeds{.first = 1, .last = 200};
    const SimulateOptions options{.detail = Detail::Counts, .threads = 2};
    const Tally before = simulate(free, seeds, options);
    const Tally after = simulate(subject, seeds, options);
    QVERIFY(before.overlap.rbegin()->first > most);
    QVERIFY(after.overlap.rbegin()->first <= most);
    QCOMPARE(after.failed, before.failed);
    QVERIFY(after.counts.back() > 0);

    const auto goalsOf = [](const Subject &of, const Result &board) {
        QSet<int> goals;
        const auto add = [&](const std::vector<Placed> &at) {
            for (const Placed &placed : at)
                goals.insert(of.rowOf(placed.what));
        };
        add(board.at);
        for (const Part &part : board.parts)
            add(part.result->at);
        goals.remove(-1);
        return goals;
    };
    const auto scratch = subject->scratch();
    const auto plain = free->scratch();
    Result board;
    Result expected;
    Watch watch;
    // In an order in which no neighbour is made before.
    for (int step = 1; step <= 60; ++step) {
        const int seed = step * 37 % 199;
        std::vector<QSet<int>> neighbours;
        for (const int other : {seed - 1, seed + 1}) {
            if (seed % 2 != 0 && free->run(*plain, QString::number(other), expected, watch))
                neighbours.push_back(goalsOf(*free, expected));
        }
        int attempt = 0;
        bool isFar = false;
        while (!isFar) {
            QVERIFY(
                free->run(*plain, derivedSeed(QString::number(seed), ++attempt), expected, watch));
            const QSet<int> goals = goalsOf(*free, expected);
            isFar = std::ranges::all_of(neighbours, [&](const QSet<int> &others) {
                return (QSet<int>(goals) & others).size() <= most;
            });
        }
        QVERIFY(subject->run(*scratch, QString::number(seed), board, watch));
        QVERIFY(board.at == expected.at);
        QCOMPARE(board.derivedSeed,
            attempt == 1 ? QString() : derivedSeed(QString::number(seed), attempt));
        QCOMPARE(board.counts.back(), attempt - 1);
        // Measures are those of the board, not of a neighbour.
        Measured own;
        Measured same;
        generator->measure(subject->compiled(), *scratch, board, own);
        generator->measure(free->compiled(), *plain, expected, same);
        const auto isEqual = [](double a, double b) { return a == b || (a != a && b != b); };
        for (std::size_t i = 0; i < own.values.size(); ++i)
            QVERIFY(std::ranges::equal(own.values[i], same.values[i], isEqual));
    }
    // Texts have no seed before them.
    for (const QString &text : {u"frost"_s, u"007"_s, u"-3"_s, u"+5"_s, u"3:2"_s}) {
        QVERIFY(subject->run(*scratch, text, board, watch));
        QVERIFY(free->run(*plain, text, expected, watch));
        QVERIFY(board.at == expected.at);
    }
    QVERIFY(subject->run(*scratch, u"9223372036854775807", board, watch));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestNeighbours, QCoreApplication)
#include "tst_neighbours.moc"
