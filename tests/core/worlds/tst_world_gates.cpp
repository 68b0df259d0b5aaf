// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Curated worlds keep the gates of their set.

#include "core/formats/native.h"
#include "core/lab/subject.h"
#include "core/worlds/curation.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

namespace boardwright {

using namespace worlds;
using namespace Qt::StringLiterals;

class TestWorldGates final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void gatesPassCandidatesOver();
};

/// Candidates are the worlds that the generator makes of seeds whose first board passes.
void TestWorldGates::gatesPassCandidatesOver()
{
    const Generator &generator = *generatorOf(u"worlds");
    const GoalSet set
        = readNative(test::contentOf(resourcePath("samples/zone-pool.json"))).value().set;
    Settings settings = generator.settingsFor(set);
    settings.values[0] = qint64{7};
    const Options options = optionsOf(settings);
    const CandidateSeeds seeds{.first = 1, .last = 40};
    const Pool pool = poolOf(set);
    const JoinTable joins(pool, options.process);
    const auto all = makeCandidates(pool, options, joins, seeds, 2);
    for (const auto key : {"relevant"_L1, "visits"_L1, "walk_length"_L1}) {
        const auto gate = std::ranges::find(generator.info().gates, key, &Gate::key);
        const auto free = *subjectOf(generator, set, settings);
        const auto memory = free->scratch();
        std::vector<double> numbers;
        for (const WorldCandidate &world : all) {
            Result board;
            Measured measured;
            Watch watch;
            QVERIFY(free->run(*memory, QString::number(world.seed), board, watch));
            generator.measure(free->compiled(), *memory, board, measured);
            numbers.push_back(judgedNumber(generator.info(), *gate, measured).value());
        }
        std::ranges::sort(numbers);
        GoalSet gated = set;
        QVERIFY(addGate(generator.info(), gated,
            u"%1=..%2"_s.arg(key).arg(std::floor(numbers[numbers.size() / 2]))));
        const Judge judge(generator.info(), gated);
        const auto passing = makeCandidates(pool, options, joins, seeds, 2, {}, {}, &judge);
        QVERIFY2(!passing.empty() && passing.size() < all.size(), key.data());
        const auto subject = *subjectOf(generator, gated, settings);
        const auto scratch = subject->scratch();
        Result board;
        std::vector<qint64> expected;
        for (const WorldCandidate &world : all) {
            Watch watch;
            QVERIFY(subject->run(*scratch, QString::number(world.seed), board, watch));
            if (board.derivedSeed.isEmpty())
                expected.push_back(world.seed);
        }
        QVERIFY(std::ranges::equal(passing, expected, {}, &WorldCandidate::seed));
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestWorldGates, QCoreApplication)
#include "tst_world_gates.moc"
