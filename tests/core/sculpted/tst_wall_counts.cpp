// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How many walls boards have, against plain whole numbers.

#include "core/sculpted/sculpt.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace boardwright {

using namespace sculpted;

class TestWallCounts final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void areWithinTheirBand();
};

/// The number of walls has its share within the tier's percentage range wherever a whole number
/// has; else it is the nearest one. In whole numbers: 10,000 walls against parts of 10,000 cells.
void TestWallCounts::areWithinTheirBand()
{
    int withoutAny = 0;
    for (const Size &size : sizes) {
        const int cells = size.width * size.height;
        for (int from = 0; from <= 10'000; from += 45) {
            for (const int width : {0, 10, 90, 500, 2'500}) {
                const int to = std::min(10'000, from + width);
                std::set<int> expected;
                int nearest = 10'000 * cells;
                for (int walls = 0; walls <= cells; ++walls) {
                    const int share = 10'000 * walls;
                    const int off = std::max({0, from * cells - share, share - to * cells});
                    if (off < nearest)
                        expected.clear();
                    if (off < nearest || (off == 0 && nearest == 0))
                        expected.insert(std::min(walls, cells - 2));
                    nearest = std::min(nearest, off);
                }
                const WallCounts counts = wallCounts({from / 10'000.0, to / 10'000.0}, cells);
                QCOMPARE(counts.least, *expected.begin());
                QCOMPARE(counts.most, *expected.rbegin());
                withoutAny += nearest > 0 ? 1 : 0;
            }
        }
    }
    QVERIFY(withoutAny > 1000);
    // The example: 4 of 56 cells are 7.1 %, 3 are 5.4 %.
    const Tier expert{.walls = {.least = 0.055, .most = 0.064}, .placement = {1, 0, 0}};
    CellGraph graph;
    for (std::uint32_t seed = 0; seed < 100; ++seed) {
        Mulberry32 random(seed);
        QCOMPARE(sculpt(expert, {.width = 7, .height = 8}, random, graph).walls, 3);
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestWallCounts, NoApplication)
#include "tst_wall_counts.moc"
