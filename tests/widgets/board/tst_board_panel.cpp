// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the panel shows for its board: outdated, open, current, measured or missing parts.

#include "core/generator/settings.h"
#include "tests/support/generators/plot_generator.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_fixture.h"
#include "ui/editing/document/section_edits.h"
#include "ui/text/words.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/metrics_page.h"
#include "ui/widgets/board/overlay_bar.h"

#include <QApplication>
#include <QLabel>
#include <QSignalBlocker>
#include <QTest>

#include <set>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestBoardPanel final : public BoardFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { show(); }

    void cleanup() { close(); }

    void theOpenBoardGoesWithItsRow();
    void theCurrentCellIsDescribedAnew();
    void anOutdatedBoardTurnsPale();
    void numbersAtTheEdgeAreNamed();
    void whatEveryCellSaysTheLegendSays();
    void numbersOfSetsLeaveTheGoalsAlone();
    void longNamesOfPartsAreCut();
    void anUnfilledBoardSaysWhatIsMissing();
};

void TestBoardPanel::theOpenBoardGoesWithItsRow()
{
    open(plotSet(6, 3));
    m_choice->setGenerator(plotGenerator());
    waitForBoard();
    view().openPart(SiteIndex{1});
    view().setCurrentSite(SiteIndex{0});
    removeTableRows(*m_document, plot::plots, {m_document->tableRows(plot::plots)[1].id});
    waitForBoard();
    QCOMPARE(view().part(), SiteIndex::none); // plot 3 is there now
    QCOMPARE(view().currentSite(), SiteIndex::none);
}

void TestBoardPanel::theCurrentCellIsDescribedAnew()
{
    open(plotSet(6, 3));
    m_choice->setGenerator(plotGenerator());
    waitForBoard();
    view().setCurrentSite(SiteIndex{1});
    QCOMPARE(view().accessibleDescription(), u"2. plot 2"_s);
    const Field &name = plot::field(plot::plots, "name"_L1);
    setSectionValue(
        *m_document, plot::plots, name, {m_document->tableRows(plot::plots)[1].id}, u"Orchard"_s);
    waitForBoard();
    QCOMPARE(view().accessibleDescription(), u"2. Orchard\nBefore: plot 2"_s);
    m_choice->setGenerator(*generators().front());
    open(plotSet(6, 0));
    QCOMPARE(view().accessibleDescription(), QString());
}

void TestBoardPanel::anOutdatedBoardTurnsPale()
{
    open(plotSet(6, 3));
    QVERIFY(!view().isGenerating());
    // The shown board waits for an answer; the one that arrives is from another generator.
    const auto before = view().result();
    const QImage shown = view().grab().toImage();
    QVERIFY(BoardView().isGenerating());
    {
        const QSignalBlocker blocker(*m_choice);
        m_choice->setGenerator(plotGenerator());
    }
    m_preview->request(m_document->set(), *generators().front(),
        generators().front()->settingsFor({}), u"other"_s);
    QTRY_VERIFY(m_preview->isUpToDate());
    QCOMPARE(view().result(), before);
    QTRY_VERIFY(view().isGenerating());
    QVERIFY(m_panel->tabs().metricsPage().isPale());
    QVERIFY(view().grab().toImage() != shown);
    m_preview->request(m_document->set(), plotGenerator(), m_choice->settings(), u"s"_s);
    waitForBoard();
    QVERIFY(!view().isGenerating());
    QVERIFY(!m_panel->tabs().metricsPage().isPale());
}

void TestBoardPanel::numbersAtTheEdgeAreNamed()
{
    open(plotSet(6, 4));
    m_choice->setGenerator(plotGenerator());
    waitForBoard();
    auto *edge = m_panel->findChild<QLabel *>(u"edge"_s);
    QVERIFY(!edge->isVisible());
    m_choice->setOverlay(u"place"_s);
    QVERIFY(edge->isVisible());
    QCOMPARE(edge->text(), u"At the edges: Span"_s);
    m_choice->setOverlay({});
    QVERIFY(!edge->isVisible());
}

void TestBoardPanel::whatEveryCellSaysTheLegendSays()
{
    open(plotSet(6, 4));
    m_choice->setGenerator(plotGenerator());
    m_choice->setOverlay(u"place"_s);
    waitForBoard();
    QCOMPARE(numbersOf(view().scene()), (std::vector<double>{0, 5, 10, 15}));
    auto *legend = m_panel->findChild<Legend *>();
    // If there are few numbers, the legend has a patch for each and nothing between them.
    const auto colours = [legend] {
        const QImage image = legend->grab().toImage();
        std::set<QRgb> found;
        for (int x = 0; x < image.width(); ++x)
            found.insert(image.pixel(x, 3));
        return found;
    };
    const ColourScale scale(ScaleKind::Sequential, 0, 15);
    for (const double number : {0.0, 5.0, 10.0, 15.0})
        QVERIFY(colours().contains(scale.colourOf(number).rgb()));
    QVERIFY(!colours().contains(scale.colourOf(7).rgb()));

    open(plotSet(6, 1)); // one plot, one number
    waitForBoard();
    QCOMPARE(view().scene().cells[0].number, 0.0);
    QVERIFY(view().scene().cells[0].numberText.isEmpty());
    QVERIFY(view().scene().cells[0].tooltip.contains(u"Place: 0"_s));
    QVERIFY(view().scale());
    m_choice->setOverlay(u"soil"_s); // the only plot has none
    QVERIFY(!view().scale());
    QCOMPARE(legend->toolTip(), u"Nothing to colour on this board"_s);
}

void TestBoardPanel::numbersOfSetsLeaveTheGoalsAlone()
{
    open(plotSet(120, 0));
    const Info &info = m_choice->generator().info();
    Settings settings = m_choice->settings();
    QVERIFY(setParameter(info.parameters, settings, u"mode"_s, u"triple"_s).has_value());
    QVERIFY(setParameter(info.parameters, settings, u"size"_s, u"90"_s).has_value());
    m_choice->setSettings(settings);
    waitForBoard();
    for (const Measure &measure : info.measures) {
        if (measure.scope != Scope::Site || m_choice->chosenOverlay())
            continue;
        m_choice->setOverlay(QString(measure.key));
    }
    QVERIFY(!view().scene().lines.empty());
    // The cells use the available width and are higher than wide, so that what is below stays near
    // the board.
    const QSizeF cell = view().cellRect(SiteIndex{0}).size();
    QVERIFY(cell.height() > cell.width());
    for (const LineLabel &label : view().lineLabels()) {
        QVERIFY(!label.onCell);
        QVERIFY(QRectF(view().rect()).contains(label.rect));
        for (std::size_t i = 0; i < view().scene().cells.size(); ++i)
            QVERIFY(!view().cellRect(SiteIndex{static_cast<int>(i)}).intersects(label.rect));
    }
}

void TestBoardPanel::longNamesOfPartsAreCut()
{
    GoalSet set = plotSet(6, 2);
    const QString name = u"<b>a very long name</b> "_s.repeated(20);
    setValue(set.tables[plot::plots.key][0].values, plot::field(plot::plots, "name"_L1), name);
    open(set);
    m_choice->setGenerator(plotGenerator());
    waitForBoard();
    QCoreApplication::sendPostedEvents(); // lays out what the new board has shown
    const int before = m_panel->minimumSizeHint().width();
    view().openPart(SiteIndex{0});
    QCoreApplication::sendPostedEvents();
    QVERIFY(m_panel->minimumSizeHint().width() <= before);
    QVERIFY(m_panel->findChild<QLabel *>(u"partName"_s)->toolTip().contains(u"<b>"_s));
}

void TestBoardPanel::anUnfilledBoardSaysWhatIsMissing()
{
    const auto shown = [this] {
        QStringList texts;
        for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
            if (label->isVisible())
                texts << label->text();
        }
        return texts.join(u'\n');
    };
    open(plotSet(30, 0));
    QVERIFY(shown().contains(u"Relaxations: 0"_s));
    // In a growing set, missing goals are simply the next step.
    open(plotSet(7, 0));
    QVERIFY(view().result()->failure.has_value());
    QVERIFY2(shown().contains(u"Add 18 more goals to fill this board"_s), qPrintable(shown()));
    QVERIFY(!shown().contains(u"attempt"_s));
    QVERIFY(!shown().contains(u"Relaxations"_s));
}

BOARDWRIGHT_UNIT(TestBoardPanel, QApplication)
#include "tst_board_panel.moc"
