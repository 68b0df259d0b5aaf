// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tuning a tier in the real window: controls, numbers before and after, live histograms.
#include "core/sculpted/parameters.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "tests/support/windows/worse_answer.h"
#include "ui/editing/generators/sculpted/own_tier_rows.h"
#include "ui/editing/generators/sculpted/tier_metrics_model.h"
#include "ui/editing/studies/tuning_store.h"
#include "ui/widgets/generators/sculpted/sculpted_panel.h"
#include "ui/widgets/generators/sculpted/tuning_page.h"
#include "ui/widgets/lab/chart.h"
#include "ui/widgets/table/spreadsheet.h"
#include "ui/widgets/window/side_tabs.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <memory>
#include <vector>

using namespace boardwright;
using namespace Qt::StringLiterals;

using sculpted::Level;
using sculpted::Target;

class TestTuningPage final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aTierIsTunedAndApplied();
    void histogramsFollowTheBest();
    void theControlsSayHow();
    void theTierIsThatOfTheBoard();
    void anEditDropsTheResults();
    void screenReadersHearBothNumbers();
    void keysReachAllOfIt();
    void closingDoesNotWait();

private:
    SculptedPanel &panel() { return *qobject_cast<SculptedPanel *>(m_window->sideTabs().panel()); }

    TuningPage &page() { return panel().tuning(); }

    TuneStudy &study() { return page().tuning().study(); }

    QString cell(int row, TierMetricsModel::Column column)
    {
        return page().metrics().model()->index(row, column).data().toString();
    }

    /// Few iterations over few puzzles, from a tier that is easily made better.
    void makeBrief();
    void waitForCounts();

    std::unique_ptr<MainWindow> m_window;
};

void TestTuningPage::init()
{
    QDir(tuningFolder()).removeRecursively(); // what another test did not end
    GoalSet set = plainSet(30);
    sculpted::Tier far = sculpted::ownTier(Level::Easy);
    far.walls = {.least = 0.2, .most = 0.3};
    TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
    sculpted::writeTier(far, Level::Easy, row.values);
    set.tables[sculpted::tierTable.key] << row;
    m_window = boardWindow(set);
    QVERIFY(m_window);
    m_window->boardChoice().setGenerator(*generatorOf(u"sculpted"_s));
    QTRY_VERIFY(m_window->preview().isUpToDate());
    m_window->sideTabs().setCurrentWidget(&panel());
    panel().setCurrentWidget(&page());
    QTRY_VERIFY(page().isVisible() && study().canBegin());
}

void TestTuningPage::cleanup()
{
    closeBoardWindow(std::move(m_window));
}

void TestTuningPage::makeBrief()
{
    page().iterationsBox().setValue(6);
    page().accuracyBox().setValue(96);
    page().seedBox().setValue(4);
}

void TestTuningPage::waitForCounts()
{
    QTRY_VERIFY_WITH_TIMEOUT(!study().isRunning(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(
        page().tuning().before().isDone() && page().tuning().best().isDone(), patience);
}

void TestTuningPage::aTierIsTunedAndApplied()
{
    QTRY_VERIFY_WITH_TIMEOUT(page().tuning().before().isDone(), patience);
    // Before tuning, these are the numbers of the tier in sight.
    const QString mean = cell(0, TierMetricsModel::Mean);
    QVERIFY(!mean.isEmpty() && !mean.contains(u'→'));
    QCOMPARE(page().beginButton().text(), u"T&une"_s);
    QVERIFY(!page().applyButton().isEnabled());
    QVERIFY(!page().resumeButton().isVisible());
    QVERIFY2(page().status().text().startsWith(u"Looks for walls"_s),
        qPrintable(page().status().text()));
    makeBrief();
    QTest::mouseClick(&page().beginButton(), Qt::LeftButton);
    QVERIFY(study().isRunning());
    QCOMPARE(page().beginButton().text(), u"S&top"_s);
    for (const QWidget *widget : std::initializer_list<QWidget *>{&page().tierBox(),
             &page().engineBox(), &page().iterationsBox(), &page().accuracyBox(), &page().seedBox(),
             &page().allowButton()})
        QVERIFY(!widget->isEnabled());
    waitForCounts();
    QVERIFY(page().tierBox().isEnabled());
    QVERIFY2(page().status().text().startsWith(u"Score on"_s), qPrintable(page().status().text()));
    const auto spread = [](const TierQuality &quality) {
        std::vector<float> numbers = quality.yield().metrics.front();
        return sculpted::spreadOf(numbers, quality.about()->tier.target.front());
    };
    const sculpted::Spread was = spread(page().tuning().before());
    const sculpted::Spread is = spread(page().tuning().best());
    QVERIFY(is.mean != was.mean);
    QVERIFY(study().trial()->after.total > study().trial()->before.total);
    const auto percent = [](double share) { return QLocale().toString(100 * share, 'f', 1); };
    for (const auto &[column, first, last] :
        {std::tuple(TierMetricsModel::LowerQuarter, was.p25, is.p25),
            std::tuple(TierMetricsModel::Mean, was.mean, is.mean),
            std::tuple(TierMetricsModel::UpperQuarter, was.p75, is.p75)}) {
        const QStringList numbers = cell(0, column).split(u" → "_s);
        QCOMPARE(numbers.size(), 2);
        QVERIFY2(numbers.front().startsWith(percent(first)), qPrintable(cell(0, column)));
        QVERIFY2(numbers.back().startsWith(percent(last)), qPrintable(cell(0, column)));
    }
    QVERIFY(cell(0, TierMetricsModel::Mean).startsWith(mean));
    QVERIFY(page().applyButton().isEnabled());
    const sculpted::Tier tuned = page().tuning().best().about()->tier;
    const int steps = m_window->document().undoStack().count();
    QVERIFY(answersWorse(*m_window, study().worse(),
        [this] { QTest::mouseClick(&page().applyButton(), Qt::LeftButton); }));
    QCOMPARE(m_window->document().undoStack().count(), steps + 1); // Cancel applied nothing
    QVERIFY(sculpted::tierOf(m_window->document().set(), Level::Easy) == tuned);
    QVERIFY(!page().applyButton().isEnabled());
}

void TestTuningPage::histogramsFollowTheBest()
{
    QTRY_VERIFY_WITH_TIMEOUT(page().tuning().before().isDone(), patience);
    const ChartData first = page().chart(Target::ForkRatio).data();
    QVERIFY(!first.bars.empty());
    page().iterationsBox().setValue(10'000);
    page().accuracyBox().setValue(96);
    page().beginButton().click();
    std::vector<std::vector<ChartBar>> seen;
    QTRY_VERIFY_WITH_TIMEOUT(
        [&] {
            const ChartData &now = page().chart(Target::ForkRatio).data();
            if (now.bars != first.bars && (seen.empty() || now.bars != seen.back()))
                seen.push_back(now.bars);
            return seen.size() >= 3;
        }(),
        patience);
    QVERIFY(study().isRunning());
    // The band stands in the histogram, whatever the tier is turned to.
    QCOMPARE(page().chart(Target::ForkRatio).data().keys, first.keys);
    QVERIFY(std::ranges::any_of(seen.back(), &ChartBar::isChosen));
    page().beginButton().click();
    QVERIFY(!study().isRunning());
    QVERIFY(page().applyButton().isEnabled());
    QTRY_VERIFY(page().resumeButton().isVisible());
    // Before and after were not compared.
    QVERIFY(!study().worse().isComplete);
    QVERIFY(page().status().text().contains(notComparedWords()));
    const int steps = m_window->document().undoStack().count();
    QVERIFY(answersWorse(*m_window, study().worse(), [this] { page().applyButton().click(); }));
    QCOMPARE(m_window->document().undoStack().count(), steps + 1);
}

void TestTuningPage::theControlsSayHow()
{
    makeBrief();
    page().engineBox().setCurrentIndex(1);
    const auto actions = page().allowButton().menu()->actions();
    QCOMPARE(actions.size(), 2);
    QVERIFY(actions[0]->isChecked() && !actions[1]->isChecked());
    actions[0]->trigger();
    page().beginButton().click();
    // 96 puzzles of each of five changes, and of the set at first.
    QTRY_VERIFY_WITH_TIMEOUT(study().rounds().size() == 6, patience);
    QCOMPARE(study().rounds().back().boards, qint64{96} * (6 * 5 + 1));
    study().stop();
    const auto turns = [this](Key key) {
        return std::ranges::contains(
            study().plan().knobs, key, [](const Knob &knob) { return knob.tunable.key; });
    };
    const auto publishedOf = [](Level level) {
        std::vector<Key> keys;
        for (const Tunable &tunable : sculpted::tunables()) {
            if (sculpted::isPublished(level, tunable.key))
                keys.push_back(tunable.key);
        }
        return keys;
    };
    m_window->boardChoice().setParameter(0, u"medium"_s);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(!publishedOf(Level::Medium).empty());
    actions[1]->trigger();
    for (const bool isPublishedTurned : {false, true}) {
        actions[0]->setChecked(isPublishedTurned);
        page().beginButton().click();
        QVERIFY(study().isRunning());
        for (const Key key : publishedOf(Level::Medium))
            QCOMPARE(turns(key), isPublishedTurned);
        QVERIFY(turns(Key("fog_and_warps")));
        study().stop();
    }
}

void TestTuningPage::theTierIsThatOfTheBoard()
{
    QCOMPARE(page().tierBox().currentText(), u"Easy"_s);
    page().tierBox().setCurrentIndex(static_cast<int>(Level::Hard));
    QCOMPARE(sculpted::optionsOf(m_window->boardChoice().settings()).level, Level::Hard);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QTRY_VERIFY_WITH_TIMEOUT(page().tuning().before().isDone(), patience);
    QCOMPARE(page().tuning().before().about()->level, Level::Hard);
    m_window->boardChoice().setParameter(0, u"tutorial"_s);
    QCOMPARE(page().tierBox().currentText(), u"Tutorial"_s);
    // The other settings stay.
    m_window->boardChoice().setParameter(1, u"hybrid"_s);
    page().tierBox().setCurrentIndex(static_cast<int>(Level::Easy));
    QCOMPARE(
        sculpted::optionsOf(m_window->boardChoice().settings()).routing, sculpted::Routing::Hybrid);
}

void TestTuningPage::anEditDropsTheResults()
{
    makeBrief();
    page().beginButton().click();
    waitForCounts();
    QVERIFY(cell(1, TierMetricsModel::Mean).contains(u'→'));
    addOwnTierRows(m_window->document());
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QTRY_VERIFY(!cell(1, TierMetricsModel::Mean).contains(u'→'));
    QVERIFY(!page().applyButton().isEnabled());
    QVERIFY2(page().status().text().startsWith(u"The set has changed since."_s),
        qPrintable(page().status().text()));
    m_window->document().undoStack().undo();
    QTRY_VERIFY(page().applyButton().isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(cell(1, TierMetricsModel::Mean).contains(u'→'), patience);
}

void TestTuningPage::screenReadersHearBothNumbers()
{
    makeBrief();
    page().beginButton().click();
    waitForCounts();
    const auto heard = [](QWidget &widget) {
        return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Description);
    };
    const QString ratio = heard(page().chart(Target::ForkRatio));
    QVERIFY2(ratio.startsWith(u"Fork ratio: "_s) && ratio.contains(u" Before, "_s)
            && ratio.contains(u" The highest bar: "_s),
        qPrintable(ratio));
    for (const QWidget *widget :
        std::initializer_list<QWidget *>{&page().tierBox(), &page().engineBox(),
            &page().iterationsBox(), &page().accuracyBox(), &page().seedBox()}) {
        QVERIFY(!widget->accessibleName().isEmpty());
        QVERIFY(!widget->toolTip().isEmpty());
    }
    QCOMPARE(page().accuracyBox().accessibleName(), u"Puzzles"_s);
}

void TestTuningPage::keysReachAllOfIt()
{
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    page().setFocus();
    QVERIFY(page().beginButton().hasFocus());
    page().tierBox().setFocus();
    std::vector<QWidget *> reached;
    for (int i = 0; i < 13 && !page().chart(Target::DeepForks).hasFocus(); ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached.push_back(QApplication::focusWidget());
    }
    const std::vector<QWidget *> expected{&page().engineBox(), &page().allowButton(),
        &page().iterationsBox(), &page().accuracyBox(), &page().seedBox(), &page().shapesBox(),
        &page().beginButton(), &page().metrics(), &page().chart(Target::ForkRatio),
        &page().chart(Target::ForkDepth), &page().chart(Target::DeepForks)};
    QVERIFY(reached == expected);
}

/// The tuner would go on for hours.
void TestTuningPage::closingDoesNotWait()
{
    page().iterationsBox().setValue(100'000);
    page().accuracyBox().setValue(100'000);
    page().beginButton().click();
    QTest::qWait(200);
    QVERIFY(study().isRunning());
    closeBoardWindow(std::move(m_window));
    QVERIFY(!m_window);
}

BOARDWRIGHT_UNIT(TestTuningPage, QApplication)

#include "tst_tuning_page.moc"
