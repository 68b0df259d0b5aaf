// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What many puzzles of a tier are like, as tables and charts.
#include "core/sculpted/tier_table.h"
#include "tests/support/unit.h"
#include "ui/editing/generators/sculpted/tier_funnel_model.h"
#include "ui/editing/generators/sculpted/tier_metrics_model.h"
#include "ui/editing/generators/sculpted/wall_shares_model.h"
#include "ui/editing/tables/field_cells.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace boardwright;
using namespace Qt::StringLiterals;

using sculpted::Level;
using sculpted::ownTier;
using sculpted::Yield;

class TestTierModels final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFunnelAddsUp();
    void histogramsAddUp_data();
    void histogramsAddUp();
    void wallsAreShares();
};

void TestTierModels::theFunnelAddsUp()
{
    TierFunnelModel model;
    QCOMPARE(model.rowCount(), 0);
    const Yield yield = sculpted::yieldOf(ownTier(Level::Expert), {}, 1, 200, 1);
    model.show(yield);
    QCOMPARE(model.rowCount(), 9);
    QCOMPARE(model.left(0), yield.topologies);
    QCOMPARE(model.left(8), yield.made);
    std::int64_t lost = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        lost += model.lost(row);
        QCOMPARE(model.index(row, TierFunnelModel::Share).data(BarRole).toDouble(),
            static_cast<double>(model.left(row)) / static_cast<double>(yield.topologies));
        QVERIFY(!model.index(row, TierFunnelModel::Left).data(BarRole).isValid());
    }
    QCOMPARE(lost, yield.topologies - yield.made);
    QCOMPARE(model.lost(6), // Route found
        yield.discarded[5] + yield.discarded[6] + yield.discarded[7]);
    const QString said
        = model.index(8, TierFunnelModel::Lost).data(Qt::AccessibleDescriptionRole).toString();
    QVERIFY2(said.startsWith(u"Deep enough: %1 topologies are left and become puzzles ("_s.arg(
                 QLocale().toString(yield.made)))
            && said.endsWith(u", %1 were rejected here"_s.arg(QLocale().toString(model.lost(8)))),
        qPrintable(said));
    model.show({});
    QCOMPARE(model.rowCount(), 0);
}

void TestTierModels::histogramsAddUp_data()
{
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::addColumn<int>("level");
    for (int level = 0; level < 5; ++level)
        QTest::addRow("own %d", level) << -1.0 << -1.0 << level;
    QTest::addRow("all") << 0.0 << 64.0 << 2;
    QTest::addRow("narrow") << 0.5 << 0.5 << 2;
    QTest::addRow("below") << 0.0 << 0.01 << 2;
    QTest::addRow("above") << 60.0 << 64.0 << 2;
}

void TestTierModels::histogramsAddUp()
{
    QFETCH(const int, level);
    QFETCH(const double, least);
    QFETCH(const double, most);
    sculpted::Tier tier = ownTier(static_cast<Level>(level));
    const Yield yield = sculpted::yieldOf(tier, {}, 1, 300, 1);
    if (least >= 0)
        tier.target.fill({.least = least, .most = most});
    TierMetricsModel model;
    QVERIFY(model.chart(0).bars.empty());
    model.show(tier, yield);
    for (int row = 0; row < model.rowCount(); ++row) {
        const ChartData chart = model.chart(row);
        QVERIFY(chart.bars.size() <= 60);
        double all = 0;
        double wanted = 0;
        for (std::size_t i = 0; i < chart.bars.size(); ++i) {
            const ChartBar &bar = chart.bars[i];
            all += bar.height;
            wanted += bar.isChosen ? bar.height : 0;
            QVERIFY(
                i == 0 || std::abs(bar.middle - chart.bars[i - 1].middle - chart.barWidth) < 1e-6);
        }
        QVERIFY(std::abs(all - 100) < 1e-6);
        std::vector<float> numbers = yield.metrics.at(static_cast<std::size_t>(row));
        const sculpted::Spread spread
            = sculpted::spreadOf(numbers, tier.target.at(static_cast<std::size_t>(row)));
        QCOMPARE(model.spread(row).within, spread.within);
        QCOMPARE(model.spread(row).p25, spread.p25);
        QCOMPARE(model.spread(row).p75, spread.p75);
        QCOMPARE(
            model.index(row, TierMetricsModel::Within).data(BarRole).toDouble(), spread.within);
        if (least != most)
            QVERIFY(std::abs(wanted - 100 * spread.within) < 1e-6 || most < 0.02);
        QVERIFY(chart.summary.contains(u" of puzzles are within the target of "_s));
    }
    model.clear();
    QVERIFY(model.chart(0).bars.empty());
    QVERIFY(model.index(0, TierMetricsModel::Mean).data().toString().isEmpty());
}

void TestTierModels::wallsAreShares()
{
    WallSharesModel model;
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.summary(), u"Walls"_s);
    const sculpted::Tier &tier = ownTier(Level::Medium); // 5 x 6
    const Yield yield = sculpted::yieldOf(tier, {}, 1, 300, 1);
    model.show(tier, yield);
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(model.columnCount(), 5);
    const double share = static_cast<double>(yield.walls[7]) / static_cast<double>(yield.ofLargest);
    QCOMPARE(model.share(1, 2), share);
    QVERIFY(model.index(1, 2)
            .data(Qt::AccessibleTextRole)
            .toString()
            .startsWith(u"Row 2, column 3: a wall in "_s));
    QCOMPARE(model.largest(),
        static_cast<double>(std::ranges::max(yield.walls)) / static_cast<double>(yield.ofLargest));
    QCOMPARE(model.title(), u"Walls in % of %1 puzzles (5 x 6)"_s.arg(yield.ofLargest));
    QVERIFY(model.summary().contains(u"Most often: Row "_s));
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

BOARDWRIGHT_UNIT(TestTierModels, QCoreApplication)

#include "tst_tier_models.moc"
