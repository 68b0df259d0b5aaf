// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of any shape as painted: geometry, overlays, links, boards inside boards.

#include "core/board/game_mode.h"
#include "core/constrained/parameters.h"
#include "tests/support/generators/plot_generator.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_fixture.h"
#include "ui/widgets/board/board_geometry.h"
#include "ui/widgets/board/cell_colours.h"
#include "ui/widgets/paint/colour_mix.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// Perceived lightness of a colour (CIE 1976), 0..1.
double lightness(const QColor &colour)
{
    const double luminance = (contrast(colour, Qt::black) * 0.05) - 0.05;
    return luminance > 0.008856 ? (1.16 * std::cbrt(luminance)) - 0.16 : 9.033 * luminance;
}

/// Counts how often a widget is painted.
class PaintCount final : public QObject {
public:
    explicit PaintCount(QWidget &widget) { widget.installEventFilter(this); }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

    int count = 0;
};

} // namespace

class TestBoardView final : public BoardFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { show(); }

    void cleanup() { close(); }

    void arrowsGoToTheNearestSite_data();
    void arrowsGoToTheNearestSite();
    void cellsLieApartInsideOfTheView_data();
    void cellsLieApartInsideOfTheView();
    void amountsGetLighter();
    void textIsReadableOnEveryColour();
    void classesDiffer();
    void zeroIsInTheMiddle();
    static void theMeanIsInTheMiddle();
    void forcedGoalsHaveAPin();
    void overlayIsPainted();
    void numbersStandAtTheEndOfLines();
    void withoutANumberThereIsNoColour();
    void zonesShowTheirNames();
    void aZoneOpensItsBoard();
    void theOpenBoardFollowsItsSet();
    void rowsAreFoundInsideOfZones();
    void linksTellTheirEnds();
    void whyThereIsNoBoard();
    void howItWasMadeIsTold();
    void onlyGoalsOnTheBoardAreMarked();
};

void TestBoardView::arrowsGoToTheNearestSite_data()
{
    QTest::addColumn<ModeSettings>("mode");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("arrow");
    QTest::addColumn<int>("to");
    const ModeSettings grid{.rows = 3, .columns = 4};
    const ModeSettings pyramid = settingsOfSize(GameMode::Summit, 6);
    const ModeSettings sequence = settingsOfSize(GameMode::Triple, 30);
    const auto row = [](const char *name, const ModeSettings &mode, int from, Qt::Key arrow,
                         int to) { QTest::newRow(name) << mode << from << int{arrow} << to; };
    row("grid right", grid, 5, Qt::Key_Right, 6);
    row("grid left", grid, 5, Qt::Key_Left, 4);
    row("grid up", grid, 5, Qt::Key_Up, 1);
    row("grid down", grid, 5, Qt::Key_Down, 9);
    row("right edge", grid, 7, Qt::Key_Right, 7);
    row("bottom edge", grid, 9, Qt::Key_Down, 9);
    row("peak down", pyramid, 0, Qt::Key_Down, 1);
    row("peak left", pyramid, 0, Qt::Key_Left, 0);
    row("slope up", pyramid, 5, Qt::Key_Up, 2);
    row("tier right", pyramid, 3, Qt::Key_Right, 4);
    row("slope right stays", pyramid, 5, Qt::Key_Right, 5);
    row("across the gap of sets", sequence, 2, Qt::Key_Right, 3);
    row("back across", sequence, 3, Qt::Key_Left, 2);
}

void TestBoardView::arrowsGoToTheNearestSite()
{
    QFETCH(const ModeSettings, mode);
    QFETCH(const int, from);
    QFETCH(const int, arrow);
    QFETCH(const int, to);
    QCOMPARE(siteBeside(*shapeOf(mode), SiteIndex{from}, arrow), SiteIndex{to});
}

void TestBoardView::cellsLieApartInsideOfTheView_data()
{
    QTest::addColumn<ModeSettings>("mode");
    QTest::addColumn<std::size_t>("cells");
    QTest::newRow("ascend 7") << settingsOfSize(GameMode::Ascend, 7) << std::size_t{49};
    QTest::newRow("summit 9") << settingsOfSize(GameMode::Summit, 9) << std::size_t{45};
    QTest::newRow("triple 90") << settingsOfSize(GameMode::Triple, 90) << std::size_t{90};
    QTest::newRow("rush 90") << settingsOfSize(GameMode::Rush, 90) << std::size_t{90};
    QTest::newRow("bingo 10x3") << ModeSettings{.rows = 10, .columns = 3} << std::size_t{30};
}

void TestBoardView::cellsLieApartInsideOfTheView()
{
    QFETCH(const ModeSettings, mode);
    QFETCH(const std::size_t, cells);
    open(plotSet(120, 0));
    m_choice->setSettings(settingsOf(mode));
    for (const QString &overlay : {QString(), u"eligible"_s}) {
        m_choice->setOverlay(overlay);
        waitForBoard();
        QCOMPARE(view().scene().cells.size(), cells);
        QTRY_VERIFY(view().rect().bottom() > 300);
        for (std::size_t i = 0; i < cells; ++i) {
            const SiteIndex site{static_cast<int>(i)};
            const QRectF rect = view().cellRect(site);
            QVERIFY(QRectF(view().rect()).contains(rect));
            QCOMPARE(view().siteAt(rect.center()), site);
            for (std::size_t other = 0; other < i; ++other)
                QVERIFY(!rect.intersects(view().cellRect(SiteIndex{static_cast<int>(other)})));
        }
    }
}

void TestBoardView::amountsGetLighter()
{
    const ColourScale scale(ScaleKind::Sequential, 2, 12);
    double last = -1;
    for (int tenth = 20; tenth <= 120; ++tenth) {
        const double now = lightness(scale.colourOf(tenth / 10.0));
        QVERIFY2(now > last, qPrintable(QString::number(tenth)));
        last = now;
    }
    QCOMPARE(scale.colourOf(1), scale.colourOf(2));
    QCOMPARE(scale.colourOf(13), scale.colourOf(12));
    QVERIFY(lightness(scale.colourOf(12)) - lightness(scale.colourOf(2)) > 0.6);
}

void TestBoardView::textIsReadableOnEveryColour()
{
    for (const ScaleKind kind : {ScaleKind::Sequential, ScaleKind::Diverging, ScaleKind::Classes}) {
        const ColourScale scale(kind, -50, 50);
        for (int number = -50; number <= 50; ++number) {
            const QColor colour = scale.colourOf(number);
            QVERIFY(contrast(ColourScale::textOn(colour), colour) >= 4.5);
        }
    }
}

void TestBoardView::classesDiffer()
{
    const ColourScale scale(ScaleKind::Classes, 0, 7);
    for (int a = 0; a < 8; ++a) {
        for (int b = 0; b < a; ++b)
            QVERIFY(scale.colourOf(a) != scale.colourOf(b));
    }
    QVERIFY(!scale.colourOf(Measured::nothing).isValid());
}

void TestBoardView::zeroIsInTheMiddle()
{
    const std::vector<double> numbers{-2, 6, Measured::nothing};
    const auto scale = ColourScale::of(ScaleKind::Diverging, numbers);
    QCOMPARE(scale.smallest(), -6.0);
    QCOMPARE(scale.largest(), 6.0);
    const double middle = lightness(scale.colourOf(0));
    QVERIFY(middle > lightness(scale.colourOf(-2)));
    QVERIFY(middle > lightness(scale.colourOf(2)));
    const auto amounts = ColourScale::of(ScaleKind::Sequential, numbers);
    QCOMPARE(amounts.smallest(), -2.0);
}

void TestBoardView::theMeanIsInTheMiddle()
{
    // Sixteen cells with nearly equal numbers.
    std::vector<double> numbers(14, 20.0);
    numbers.push_back(10);
    numbers.push_back(26);
    const auto scale = ColourScale::aroundMean(numbers);
    const double mean = 19.75;
    QCOMPARE(scale.smallest(), 10.0);
    QCOMPARE(scale.largest(), 26.0);
    QVERIFY(lightness(scale.colourOf(mean)) > lightness(scale.colourOf(10)));
    QVERIFY(lightness(scale.colourOf(mean)) > lightness(scale.colourOf(26)));
    // Lightness decreases with the distance from the mean; the two sides have different hues.
    QVERIFY(lightness(scale.colourOf(10)) < lightness(scale.colourOf(26)));
    QVERIFY(scale.colourOf(mean - 5).blue() > scale.colourOf(mean - 5).red());
    QVERIFY(scale.colourOf(mean + 5).red() > scale.colourOf(mean + 5).blue());
    // Differences due to chance alone stay near the middle.
    const std::vector<double> alike{20, 20.1, 19.9, 20};
    const auto flat = ColourScale::aroundMean(alike);
    QVERIFY(lightness(flat.colourOf(20)) - lightness(flat.colourOf(20.1)) < 0.05);
    QCOMPARE(ColourScale::aroundMean({}).colourOf(0).isValid(), true);
}

void TestBoardView::forcedGoalsHaveAPin()
{
    GoalSet set = plotSet(40, 0);
    set.schemaMode = SchemaMode::Relaxed;
    set.objectives[3].forcedPositions = {7, 9};
    open(set);
    const auto numberOf = [this](std::size_t site) {
        const QRect cell = view().cellRect(SiteIndex{static_cast<int>(site)}).toAlignedRect();
        return view().grab(QRect(cell.topLeft(), QSize(cell.width(), cell.height() / 5))).toImage();
    };
    int pins = 0;
    for (int seed = 0; seed < 8; ++seed) {
        m_choice->setSeed(QString::number(seed));
        waitForBoard();
        const auto cells = view().scene().cells;
        for (std::size_t site = 0; site < cells.size(); ++site) {
            const bool isForced = cells[site].what == set.objectives[3].id;
            QCOMPARE(cells[site].isForced, isForced);
            QCOMPARE(cells[site].tooltip.contains(u"Forced to this position"_s), isForced);
            if (!isForced || pins > 0)
                continue;
            ++pins;
            QVERIFY(site == 6 || site == 8);
            const QImage pinned = numberOf(site);
            GoalSet free = set;
            free.objectives[3].forcedPositions.clear();
            // The same text in the same cell, without the pin.
            auto result = std::make_shared<PreviewResult>(*view().result());
            result->request.set = free;
            view().showResult(result, {}, nullptr);
            QCoreApplication::sendPostedEvents();
            QVERIFY(numberOf(site) != pinned);
            QVERIFY(!view().scene().cells[site].isForced);
        }
    }
    QCOMPARE(pins, 1);
}

void TestBoardView::overlayIsPainted()
{
    open(plotSet(6, 4));
    m_choice->setGenerator(plotGenerator());
    waitForBoard();
    const auto groundOf = [this](int site) {
        const QImage image = view().grab().toImage();
        const QRectF rect = view().cellRect(SiteIndex{site});
        return image.pixelColor(QPointF(rect.left() + 3, rect.center().y()).toPoint());
    };
    QCOMPARE(groundOf(1), CellColours(view().palette()).background());
    m_choice->setOverlay(u"place"_s);
    waitForBoard();
    QVERIFY(view().scale());
    for (int site = 0; site < 4; ++site) {
        QCOMPARE(view().scene().cells[static_cast<std::size_t>(site)].numberText,
            QString::number(site * 5));
        QCOMPARE(groundOf(site).rgb(),
            ColourScale(ScaleKind::Sequential, 0, 15).colourOf(site * 5).rgb());
    }
    // The number is visible: its corner has a contrasting colour.
    const QImage image = view().grab().toImage();
    const QRect corner
        = QRectF(view().cellRect(SiteIndex{3}).bottomRight() - QPointF(20, 14), QSizeF(16, 11))
              .toRect();
    bool differs = false;
    for (int x = corner.left(); x < corner.right(); ++x) {
        for (int y = corner.top(); y < corner.bottom(); ++y)
            differs = differs || contrast(image.pixelColor(x, y), groundOf(3)) > 3;
    }
    QVERIFY(differs);
    m_choice->setOverlay({});
    QCOMPARE(groundOf(1), CellColours(view().palette()).background());
}

void TestBoardView::numbersStandAtTheEndOfLines()
{
    open(plotSet(6, 4));
    m_choice->setGenerator(plotGenerator());
    waitForBoard();
    QVERIFY(view().scene().lines.empty());
    m_choice->setOverlay(u"place"_s);
    QCOMPARE(view().scene().lines.size(), std::size_t{1});
    QCOMPARE(view().scene().lines[0].text, u"40"_s);
    QCOMPARE(view().scene().lines[0].tooltip, u"row 1 · Span: 40"_s);
    QStringList labels;
    for (const QLabel *label : m_panel->findChildren<QLabel *>())
        labels << label->text();
    QVERIFY(labels.contains(u"Plots: 4"_s));
}

void TestBoardView::withoutANumberThereIsNoColour()
{
    open(plotSet(6, 4));
    m_choice->setGenerator(plotGenerator());
    m_choice->setOverlay(u"soil"_s);
    waitForBoard();
    QVERIFY(view().scene().cells[0].numberText.isEmpty());
    QCOMPARE(view().scene().cells[2].numberText, u"2"_s);
    const QRectF rect = view().cellRect(SiteIndex{0});
    QCOMPARE(
        view().grab().toImage().pixelColor(QPointF(rect.left() + 3, rect.center().y()).toPoint()),
        CellColours(view().palette()).background());
}

void TestBoardView::zonesShowTheirNames()
{
    open(plotSet(6, 3));
    m_choice->setGenerator(plotGenerator());
    waitForBoard();
    QStringList names;
    for (const SceneCell &cell : view().scene().cells) {
        names << cell.text;
        QVERIFY(cell.hasPart);
    }
    QCOMPARE(names.join(u' '), u"plot 1 plot 2 plot 3"_s);
}

void TestBoardView::aZoneOpensItsBoard()
{
    open(plotSet(6, 3));
    m_choice->setGenerator(plotGenerator());
    waitForBoard();
    QSignalSpy activated(&view(), &BoardView::siteActivated);
    const auto doubleClick = [this](int site) {
        QTest::mouseDClick(
            &view(), Qt::LeftButton, {}, view().cellRect(SiteIndex{site}).center().toPoint());
        QCoreApplication::sendPostedEvents();
    };
    auto *back = m_panel->findChild<QToolButton *>(u"backToWhole"_s);
    QVERIFY(!back->isVisible());
    doubleClick(1);
    QCOMPARE(view().part(), SiteIndex{1});
    QCOMPARE(view().scene().cells.size(), std::size_t{2});
    QCOMPARE(view().scene().cells[0].text, u"goal 4"_s);
    QCOMPARE(activated.count(), 0);
    QVERIFY(back->isVisible());
    QVERIFY(m_panel->findChild<QLabel *>(u"partName"_s)->text().contains(u"plot 2"_s));
    doubleClick(0);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated[0][1].value<RowId>(), RowId{4});
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(view().part(), SiteIndex::none);
    QCOMPARE(view().currentSite(), SiteIndex{1});
    QTest::keyClick(&view(), Qt::Key_Return);
    QCOMPARE(view().part(), SiteIndex{1});
    QTest::keyClick(&view(), Qt::Key_Escape);
    QCOMPARE(view().part(), SiteIndex::none);
}

void TestBoardView::theOpenBoardFollowsItsSet()
{
    open(plotSet(6, 3));
    m_choice->setGenerator(plotGenerator());
    waitForBoard();
    view().openPart(SiteIndex{2});
    m_choice->setSeed(u"ss"_s);
    waitForBoard();
    QCOMPARE(view().part(), SiteIndex{2});
    QCOMPARE(view().scene().cells[0].text, u"goal 1"_s);
    m_choice->setGenerator(*generators().front());
    waitForBoard();
    QCOMPARE(view().part(), SiteIndex::none);
    view().openPart(SiteIndex{2}); // has none
    QCOMPARE(view().part(), SiteIndex::none);
}

void TestBoardView::rowsAreFoundInsideOfZones()
{
    open(plotSet(6, 3));
    m_choice->setGenerator(plotGenerator());
    waitForBoard();
    view().showRow(RowId{5});
    QCOMPARE(view().part(), SiteIndex{1});
    QCOMPARE(view().currentSite(), SiteIndex{1});
    view().showRow(m_document->tableRows(plot::plots)[2].id);
    QCOMPARE(view().part(), SiteIndex::none);
    QCOMPARE(view().currentSite(), SiteIndex{2});
}

void TestBoardView::linksTellTheirEnds()
{
    open(plotSet(6, 3));
    m_choice->setGenerator(plotGenerator());
    waitForBoard();
    // Computed each time, because texts below the board may appear and move it.
    const auto between = [this] {
        return (view().cellRect(SiteIndex{0}).center() + view().cellRect(SiteIndex{1}).center())
            / 2;
    };
    QCOMPARE(view().siteAt(between()), SiteIndex::none);
    const auto ask = [this](const QPointF &point) {
        QHelpEvent help(QEvent::ToolTip, point.toPoint(), view().mapToGlobal(point).toPoint());
        QCoreApplication::sendEvent(&view(), &help);
        return QToolTip::text();
    };
    QVERIFY2(
        ask(between()).contains(u"plot 1: gate ↔ plot 2: hedge"_s), qPrintable(ask(between())));
    ask(between() + QPointF(0, 12));
    QTRY_VERIFY(!QToolTip::isVisible());
    const auto contrastBetween = [&] {
        const QImage image = view().grab().toImage();
        return contrast(image.pixelColor(between().toPoint()), view().palette().window().color());
    };
    // It is pale while another board is awaited.
    QTRY_VERIFY_WITH_TIMEOUT(contrastBetween() > 2, 60'000);
}

void TestBoardView::whyThereIsNoBoard()
{
    open(plotSet(6, 0));
    m_choice->setGenerator(plotGenerator());
    waitForBoard();
    QVERIFY(view().scene().cells.empty());
    QVERIFY(view().scene().notice.contains(u"to fill this board"_s));
    QCOMPARE(view().accessibleDescription(), view().scene().notice); // it is only painted
    QTest::keyClick(&view(), Qt::Key_Down);
    QTest::keyClick(&view(), Qt::Key_Return);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, {50, 50});
    QCOMPARE(view().currentSite(), SiteIndex::none);
    QVERIFY(!view().grab().isNull());
    m_choice->setGenerator(*generators().front());
    waitForBoard();
    QVERIFY(view().scene().notice.isEmpty());
}

void TestBoardView::howItWasMadeIsTold()
{
    open(plotSet(6, 3));
    m_choice->setGenerator(plotGenerator());
    waitForBoard();
    auto *made = m_panel->findChild<QLabel *>(u"made"_s);
    QVERIFY(made->isVisible());
    QCOMPARE(made->text(), u"random choice, attempt 1"_s);
    QVERIFY2(made->toolTip().contains(u"Attempt 1 of 1: "_s), qPrintable(made->toolTip()));
    QVERIFY(made->accessibleDescription().contains(u"Attempt 1 of 1: "_s));
}

/// Selecting goals that are not on the board repaints nothing.
void TestBoardView::onlyGoalsOnTheBoardAreMarked()
{
    open(plotSet(6, 3));
    m_choice->setGenerator(plotGenerator());
    waitForBoard();
    const auto settle = [] {
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
    };
    settle();
    const auto &cells = view().scene().cells;
    const auto cell
        = std::ranges::find_if(cells, [](const SceneCell &one) { return one.what != RowId::none; });
    QVERIFY(cell != cells.end());
    PaintCount painted(view());
    const QImage plain = view().grab().toImage();
    painted.count = 0;
    view().markObjective(RowId{99'999});
    settle();
    QCOMPARE(painted.count, 0);
    view().markObjective(cell->what);
    settle();
    QCOMPARE(painted.count, 1);
    QVERIFY(view().grab().toImage() != plain);
    painted.count = 0;
    view().markObjective(cell->what);
    settle();
    QCOMPARE(painted.count, 0);
    view().markObjective(RowId::none);
    settle();
    QCOMPARE(painted.count, 1);
    QCOMPARE(view().grab().toImage(), plain);
}

BOARDWRIGHT_UNIT(TestBoardView, QApplication)
#include "tst_board_view.moc"
