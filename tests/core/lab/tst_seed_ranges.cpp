// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of seeds, against a plain set, and how a range is divided into shards.
#include "core/lab/seed_ranges.h"
#include "core/lab/tally.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

using namespace boardwright;

class TestSeedRanges final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void shards();
    static void ranges();
};

void TestSeedRanges::shards()
{
    SplitMix random(2);
    for (int round = 0; round < 500; ++round) {
        const qint64 first = random.between(0, 50);
        const SeedRange seeds{.first = first, .last = first + random.between(0, 60)};
        const int all = random.between(1, 70);
        SeedRanges sum;
        qint64 least = seeds.count();
        qint64 most = 0;
        for (int shard = 1; shard <= all; ++shard) {
            const SeedRange piece = shardOf(seeds, shard, all);
            QVERIFY(!sum.shared(piece));
            sum.add(piece);
            least = std::min(least, piece.count());
            most = std::max(most, piece.count());
        }
        QCOMPARE(sum.ranges(), std::vector{seeds});
        QVERIFY(most - least <= 1);
    }
    const SeedRange huge{.first = 1, .last = mostBoards};
    QCOMPARE(shardOf(huge, 1'000'000, 1'000'000).last, huge.last);
}

void TestSeedRanges::ranges()
{
    SplitMix random(12);
    for (int round = 0; round < 300; ++round) {
        SeedRanges ranges;
        std::set<qint64> plain;
        for (int i = 0; i < 12; ++i) {
            const qint64 first = random.below(40);
            const SeedRange range{.first = first, .last = first + random.below(6)};
            std::set<qint64> seeds;
            for (qint64 seed = range.first; seed <= range.last; ++seed)
                seeds.insert(seed);
            const bool isFree
                = std::ranges::none_of(seeds, [&](qint64 seed) { return plain.contains(seed); });
            QCOMPARE(!ranges.shared(range), isFree);
            if (!isFree)
                continue;
            ranges.add(range);
            plain.insert(seeds.begin(), seeds.end());
        }
        QCOMPARE(ranges.count(), static_cast<qint64>(plain.size()));
        for (std::size_t i = 1; i < ranges.ranges().size(); ++i)
            QVERIFY(ranges.ranges()[i - 1].last + 1 < ranges.ranges()[i].first);
    }
}

BOARDWRIGHT_UNIT(TestSeedRanges, NoApplication)

#include "tst_seed_ranges.moc"
