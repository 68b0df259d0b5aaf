// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The lab of worlds in the real window: yields, curation, weights of zones.
#include "core/formats/native.h"
#include "core/worlds/curation_report.h"
#include "core/worlds/world_set.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "tests/support/windows/worse_answer.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/generators/worlds/curation_chart.h"
#include "ui/editing/tables/field_changes.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/generators/worlds/curation_tool.h"
#include "ui/widgets/generators/worlds/yields_tool.h"
#include "ui/widgets/lab/chart.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <numeric>

using namespace boardwright;
using namespace Qt::StringLiterals;

using worlds::zoneTable;

class TestWorldsLab final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void cleanup() { closeBoardWindow(std::move(m_window)); }

    void yieldsAreCounted();
    void yieldsNeedGems();
    void worldsAreCurated();
    void anEditStopsCuration();
    void weightsAreApplied();
    void aSetWithoutWorlds();

private:
    void open(const GoalSet &set);

    static GoalSet sample()
    {
        return readNative(test::contentOf(resourcePath("samples/zone-pool.json"))).value().set;
    }

    template <typename Tool>
    Tool &tool(int tab) const
    {
        m_window->labPanel().tools().setCurrentIndex(tab);
        return *qobject_cast<Tool *>(m_window->labPanel().tools().currentWidget());
    }

    QString words(const QString &name) const
    {
        return m_window->labPanel().findChild<QLabel *>(name)->text();
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestWorldsLab::open(const GoalSet &set)
{
    m_window = boardWindow(set);
    QVERIFY(m_window);
    m_window->boardChoice().setGenerator(*generatorOf(u"worlds"_s));
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QCOMPARE(m_window->labPanel().tools().count(), 3);
}

void TestWorldsLab::yieldsAreCounted()
{
    // Two zones with gems only: two rows.
    GoalSet set = sample();
    int gems = 0;
    for (TableRow &zone : set.tables[zoneTable.key]) {
        const bool hasGem = valueOf(zone.values, worlds::columns::gems) != Value(QStringList());
        if (hasGem && ++gems > 2)
            setValue(zone.values, worlds::columns::weight, qint64{0});
    }
    open(set);
    m_window->boardChoice().setParameter(0, qint64{1}); // otherwise no board can be made
    QTRY_VERIFY(m_window->preview().isUpToDate());
    auto &shown = tool<YieldsTool>(0);
    WorldYieldsModel &yields = shown.yields();
    QVERIFY(words(u"yieldsWords"_s).startsWith(u"Shows how many"_s));
    QTest::mouseClick(&shown.beginButton(), Qt::LeftButton);
    QCOMPARE(yields.rowCount(), 2);
    QTRY_VERIFY_WITH_TIMEOUT(!yields.isRunning(), 60'000);
    const worlds::Pool pool = worlds::poolOf(set);
    worlds::WorldMaker maker(pool);
    for (int row = 0; row < 2; ++row) {
        for (const int column :
            {WorldYieldsModel::Ours, WorldYieldsModel::New, WorldYieldsModel::Old}) {
            const auto process = static_cast<worlds::Process>(column - 1);
            const worlds::Yield whole = worlds::yieldOf(
                maker, process, row + 1, Draws(u"yield"), 1, WorldYieldsModel::worldsEach);
            QCOMPARE(yields.yield(row + 1, process).made, whole.made);
            QCOMPARE(yields.yield(row + 1, process).won, whole.won);
            const ChartData chart = yields.chart(0, column);
            QCOMPARE(chart.bars.size(), std::size_t{2});
            QCOMPARE(chart.bars[static_cast<std::size_t>(row)].height, 100 * whole.share());
        }
    }
    QVERIFY(yields.yield(1, worlds::Process::Ours).won > 0);
    // Each process has its chart.
    shown.view().selectCell(yields.index(1, WorldYieldsModel::Old));
    shown.view().setCurrentIndex(yields.index(1, WorldYieldsModel::Old));
    QVERIFY(shown.chart().data().title.endsWith(u"Old"_s));
    QVERIFY(shown.chart().data().bars[1].isChosen);
    // Another set makes the counts old.
    GoalSet other = m_window->document().set();
    other.tables[zoneTable.key].removeLast();
    QVERIFY(!yields.isStale());
    replaceSet(m_window->document(), other, u"remove"_s);
    QVERIFY(yields.isStale());
    QVERIFY(words(u"yieldsWords"_s).contains(u"changed since"_s));
}

void TestWorldsLab::yieldsNeedGems()
{
    GoalSet set = sample();
    for (TableRow &zone : set.tables[zoneTable.key])
        setValue(zone.values, worlds::columns::gems, QStringList());
    open(set);
    auto &shown = tool<YieldsTool>(0);
    shown.beginButton().click();
    QVERIFY(!shown.yields().isRunning());
    QCOMPARE(shown.yields().rowCount(), 0);
    QVERIFY(words(u"yieldsWords"_s).startsWith(u"No zone of the pool has gems."_s));
    QVERIFY(shown.chart().data().bars.empty());
}

/// The same worlds as those of the command line.
void TestWorldsLab::worldsAreCurated()
{
    open(sample());
    m_window->boardChoice().setParameter(0, qint64{4});
    QTRY_VERIFY(m_window->preview().isUpToDate());
    auto &shown = tool<CurationTool>(1);
    QVERIFY(!shown.copyButton().isEnabled());
    shown.worldsBox().setValue(60);
    shown.seedsBox().setValue(200);
    QTest::mouseClick(&shown.curateButton(), Qt::LeftButton);
    QVERIFY(shown.curation().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!shown.curation().isRunning(), 120'000);
    const auto &set
        = static_cast<const worlds::WorldSet &>(m_window->preview().result()->subject->compiled());
    const worlds::JoinTable joins(set.pool, set.options.process);
    const auto candidates
        = worlds::makeCandidates(set.pool, set.options, joins, {.first = 1, .last = 200}, 2);
    const auto costs = worlds::costsOfWishes(set.pool, joins, candidates, {}, 60);
    const std::vector<CuratedWish> &wishes = shown.curation().wishes();
    QCOMPARE(wishes.size(), costs.size());
    QCOMPARE(shown.view().model()->rowCount(), 6);
    for (std::size_t i = 0; i < costs.size(); ++i)
        QCOMPARE(wishes[i].cost.chosen, costs[i].chosen);
    QVERIFY(words(u"curationWords"_s).startsWith(u"60 of "_s));
    shown.copyButton().click();
    const QStringList seeds = QApplication::clipboard()->text().split(u'\n');
    QCOMPARE(seeds.size(), 60);
    QCOMPARE(seeds.first(), QString::number(candidates[costs.back().chosen.front()].seed));
    // All charts have bars, but for the search of weights, which was not made. Histograms have all
    // of their things.
    for (const CurationChart chart : curationCharts) {
        shown.chartBox().setCurrentIndex(static_cast<int>(chart));
        const ChartData &data = shown.chart().data();
        QCOMPARE(data.bars.empty(), chart == CurationChart::Weights);
        if (chart == CurationChart::PairLifts || chart == CurationChart::JoinShares) {
            const double all = std::accumulate(data.bars.begin(), data.bars.end(), 0.0,
                [](double sum, const ChartBar &bar) { return sum + bar.height; });
            QVERIFY(std::abs(all - 100) < 1e-6);
        }
    }
    // The current row is the wish whose worlds are shown.
    shown.chartBox().setCurrentIndex(static_cast<int>(CurationChart::ZoneShares));
    shown.view().selectRows({0});
    const std::vector<ChartBar> before = shown.chart().data().bars;
    QCOMPARE(before.size(), std::size_t{60});
    QCOMPARE(before.front().height, 100 * wishes.front().shares.zones.front());
    shown.view().selectRows({5});
    QVERIFY(shown.chart().data().bars != before);
}

void TestWorldsLab::anEditStopsCuration()
{
    open(sample());
    auto &shown = tool<CurationTool>(1);
    shown.seedsBox().setValue(100'000);
    shown.curateButton().click();
    QVERIFY(shown.curation().isRunning());
    m_window->boardChoice().setParameter(0, qint64{3});
    QTRY_VERIFY(!shown.curation().isRunning());
    QVERIFY(shown.curation().isStale());
    QVERIFY(words(u"curationWords"_s).contains(u"changed since"_s));
    // The user stops it, too.
    shown.curateButton().click();
    QVERIFY(!shown.curation().isStale());
    QVERIFY(shown.curation().isRunning());
    shown.curateButton().click();
    QVERIFY(!shown.curation().isRunning());
    QVERIFY(shown.curation().seeds().isEmpty());
}

void TestWorldsLab::weightsAreApplied()
{
    open(sample());
    m_window->boardChoice().setParameter(0, qint64{3});
    QTRY_VERIFY(m_window->preview().isUpToDate());
    auto &shown = tool<CurationTool>(1);
    const GoalSet before = m_window->document().set();
    QVERIFY(!shown.applyAction().isEnabled());
    shown.weighAction().trigger();
    QTRY_VERIFY_WITH_TIMEOUT(shown.curation().rounds().size() >= 3, 60'000);
    shown.curateButton().click(); // stops
    QVERIFY(!shown.curation().isRunning());
    QCOMPARE(shown.chart().data().bars.size(), shown.curation().rounds().size());
    QVERIFY(words(u"curationWords"_s).contains(u"would change"_s));
    // Before and after were not compared, so it asks.
    QVERIFY(!shown.curation().worse().isComplete);
    QVERIFY(words(u"curationWords"_s).contains(notComparedWords()));
    QVERIFY(
        answersWorse(*m_window, shown.curation().worse(), [&] { shown.applyAction().trigger(); }));
    QVERIFY(m_window->document().set() != before);
    QCOMPARE(m_window->document().undoStack().count(), 1);
    QVERIFY(m_window->document().undoStack().undoText().startsWith(u"Weight "_s));
    // The tool says what it did, until the set changes otherwise.
    const GoalSet after = m_window->document().set();
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(!shown.curation().isStale());
    QVERIFY(words(u"curationWords"_s).startsWith(u"Applied: "_s));
    QVERIFY(!words(u"curationWords"_s).contains(u"changed since"_s));
    QVERIFY(!shown.applyAction().isEnabled());
    m_window->document().undoStack().undo();
    QCOMPARE(m_window->document().set(), before);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(!words(u"curationWords"_s).contains(u"Applied"_s));
    QVERIFY(shown.applyAction().isEnabled());
    // What would be written is listed: the weights in which the two sets differ.
    QStringList listed;
    for (const FieldChange &change :
        fieldChanges(shown.curation().setBefore(), shown.curation().setAfter()))
        listed << change.row + u' ' + change.field + u' ' + change.before + u' ' + change.after;
    QStringList differ;
    for (qsizetype row = 0; row < after.tables[zoneTable.key].size(); ++row) {
        const auto weightIn = [&](const GoalSet &set) {
            return integerOf(set.tables[zoneTable.key].at(row).values, worlds::columns::weight);
        };
        if (weightIn(before) != weightIn(after))
            differ << u"\"%1\" Weight %2 %3"_s
                          .arg(textOf(before.tables[zoneTable.key].at(row).values,
                              worlds::columns::zoneName))
                          .arg(weightIn(before))
                          .arg(weightIn(after));
    }
    QVERIFY(!differ.isEmpty());
    QCOMPARE(listed, differ);
    m_window->document().undoStack().redo();
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(words(u"curationWords"_s).startsWith(u"Applied: "_s));
    GoalSet other = m_window->document().set();
    other.setName = u"other"_s;
    replaceSet(m_window->document(), other, u"rename"_s);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(words(u"curationWords"_s).contains(u"changed since"_s));
    QVERIFY(!words(u"curationWords"_s).contains(u"Applied"_s));
}

void TestWorldsLab::aSetWithoutWorlds()
{
    open({});
    auto &shown = tool<CurationTool>(1);
    QVERIFY(!shown.curateButton().isEnabled());
    QVERIFY(!shown.weighAction().isEnabled());
    QCOMPARE(
        words(u"curationWords"_s), u"No worlds can be made of this set. The problems say why."_s);
    shown.curation().curate(10, 10, {});
    QVERIFY(!shown.curation().isRunning());
}

BOARDWRIGHT_UNIT(TestWorldsLab, QApplication)
#include "tst_worlds_lab.moc"
