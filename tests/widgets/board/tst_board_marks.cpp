// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of modifiers, as painted and described: shiny cells, and cells left empty on purpose.

#include "core/constrained/parameters.h"
#include "tests/support/generators/plot_generator.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_fixture.h"
#include "ui/widgets/board/cell_colours.h"
#include "ui/widgets/board/cell_painter.h"
#include "ui/widgets/paint/colour_mix.h"

#include <QApplication>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

QPalette palette(bool isDark)
{
    return isDark ? QPalette(QColor(0x2a, 0x2e, 0x32)) : QPalette(QColor(0xef, 0xf0, 0xf1));
}

/// The number of pixels in an area that contrast with the ground.
int pixelsUnlike(const QImage &image, const QRect &area, const QColor &ground)
{
    int count = 0;
    for (int x = area.left(); x <= area.right(); ++x) {
        for (int y = area.top(); y <= area.bottom(); ++y)
            count += contrast(image.pixelColor(x, y), ground) > 3 ? 1 : 0;
    }
    return count;
}

} // namespace

class TestBoardMarks final : public BoardFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { show(); }

    void cleanup() { close(); }

    static void textKeepsItsContrast_data();
    static void textKeepsItsContrast();
    void shinyCellsCarryAStar_data();
    void shinyCellsCarryAStar();
    void starsLeaveRoomForTheText_data();
    void starsLeaveRoomForTheText();
    void starsLeaveRoomForTheSumsOfSets();
    void cellsLeftEmptyAreCalm();
    void marksAreTold();

private:
    /// The image of a cell with other marks, and without a goal if `isEmpty`.
    QImage paintedWith(SiteIndex site, Marks marks, bool isEmpty = false);
};

void TestBoardMarks::textKeepsItsContrast_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestBoardMarks::textKeepsItsContrast()
{
    QFETCH(const bool, isDark);
    const CellColours colours(palette(isDark));
    for (const QColor &ground : {colours.background(), colours.marked(), colours.leftEmpty()}) {
        QVERIFY(contrast(colours.text(), ground) >= 4.5);
        QVERIFY(contrast(colours.secondaryText(), ground) >= 4.5);
    }
    QVERIFY(contrast(colours.warningText(), colours.warning()) >= 4.5);
    QVERIFY(colours.leftEmpty() != colours.background());
}

QImage TestBoardMarks::paintedWith(SiteIndex site, Marks marks, bool isEmpty)
{
    auto result = std::make_shared<PreviewResult>(*m_preview->result());
    const auto at = static_cast<std::size_t>(site);
    result->board.at[at].marks = marks;
    if (isEmpty) {
        result->board.at[at].what = RowId::none;
        result->board.at[at].value = 0;
        result->cells[at] = {};
        result->failure.emplace();
    }
    view().showResult(nullptr);
    view().showResult(result);
    return view().grab(view().cellRect(site).toRect()).toImage();
}

void TestBoardMarks::shinyCellsCarryAStar_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<QString>("overlay");
    for (const bool isDark : {false, true}) {
        for (const char *overlay : {"", "eligible", "zones"})
            QTest::addRow("%s %s", isDark ? "dark" : "light", overlay)
                << isDark << QString::fromLatin1(overlay);
    }
}

void TestBoardMarks::shinyCellsCarryAStar()
{
    QFETCH(const bool, isDark);
    QFETCH(const QString, overlay);
    m_panel->setPalette(palette(isDark));
    open(plotSet(120, 0));
    m_choice->setSettings(settingsOf(settingsOfSize(GameMode::Ascend, 7)));
    m_choice->setOverlay(overlay);
    waitForBoard();
    for (const SiteIndex site : {SiteIndex{0}, SiteIndex{20}, SiteIndex{48}}) {
        const QImage plain = paintedWith(site, {});
        const QImage shiny = paintedWith(site, Mark::Shiny);
        QCOMPARE(plain.size(), shiny.size());
        const QColor ground = shiny.pixelColor(4, shiny.height() / 2);
        int stars = 0;
        for (int x = 0; x < shiny.width(); ++x) {
            for (int y = 0; y < shiny.height(); ++y) {
                const QColor pixel = shiny.pixelColor(x, y);
                if (pixel == plain.pixelColor(x, y))
                    continue;
                QVERIFY(x >= shiny.width() - 24 && y < 20);
                // In shades of grey, because the star's shape must be recognisable without colours.
                const QColor grey = QColor(QColor::fromHsv(0, 0, qGray(pixel.rgb())));
                const QColor greyGround = QColor(QColor::fromHsv(0, 0, qGray(ground.rgb())));
                stars += contrast(grey, greyGround) > 3 ? 1 : 0;
            }
        }
        QVERIFY2(stars >= 20, QByteArray::number(stars).constData());
    }
}

void TestBoardMarks::starsLeaveRoomForTheText_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::newRow("roomy") << QSizeF(120, 120);
    QTest::newRow("of 7 x 7") << QSizeF(70, 70);
    QTest::newRow("of 10 x 10") << QSizeF(48, 48);
    QTest::newRow("of 90 in sets") << QSizeF(58, 40);
    QTest::newRow("hardly any") << QSizeF(20, 16);
}

void TestBoardMarks::starsLeaveRoomForTheText()
{
    QFETCH(const QSizeF, size);
    const QRectF rect(QPointF(10, 10), size);
    for (const bool isChanged : {false, true}) {
        SceneCell cell;
        cell.text = u"Reach the lighthouse"_s;
        cell.changed = isChanged;
        QVERIFY(divided(rect, cell, view().font()).star.isEmpty());
        cell.marks = Mark::Shiny;
        const CellPlace place = divided(rect, cell, view().font());
        QVERIFY(!place.star.isEmpty());
        QVERIFY(rect.adjusted(-1.5, -1.5, 1.5, 1.5).contains(place.star) || size.width() < 40);
        const QSizeF covered = place.star.intersected(place.textArea).size();
        QVERIFY(covered.isEmpty() || !place.numbered);
        QVERIFY(
            covered.width() <= 13 && covered.height() <= 12); // only the star's points reach there
        cell.marks = {};
        QCOMPARE(place.textArea, divided(rect, cell, view().font()).textArea);
        // Neither does it touch the corner mark of a changed cell.
        QVERIFY(!isChanged || place.star.right() <= rect.right() - 11);
    }
}

void TestBoardMarks::starsLeaveRoomForTheSumsOfSets()
{
    SceneCell cell;
    cell.text = u"Reach the lighthouse"_s;
    cell.marks = Mark::Shiny;
    for (const QSizeF &size : {QSizeF(120, 120), QSizeF(58, 40)}) {
        CellPlace place = divided(QRectF(QPointF(), size), cell, view().font());
        const QRectF label(size.width() - 20, 0, 20, 14);
        place.keepClearOf(label);
        QVERIFY(!place.star.intersects(label));
        QVERIFY(!place.textArea.intersects(label));
        QVERIFY(QRectF(0, -1.5, size.width(), size.height()).contains(place.star));
    }
}

void TestBoardMarks::cellsLeftEmptyAreCalm()
{
    open(plotSet(120, 0));
    const SiteIndex site{12};
    // Counts pixels where neither border nor text is, but a hatching would be.
    const auto unlike = [&](const QImage &image) {
        const QColor ground = image.pixelColor(3, 3);
        int count = 0;
        for (int x = 2; x < image.width() - 2; ++x) {
            for (int y = 3; y < image.height() / 3; ++y)
                count += image.pixelColor(x, y) != ground && y > 18 ? 1 : 0;
        }
        return count;
    };
    const QImage unfilled = paintedWith(site, {}, true);
    QVERIFY(unlike(unfilled) > 100);
    for (const Mark mark : {Mark::Blank, Mark::NoCentre}) {
        const QImage left = paintedWith(site, mark, true);
        QCOMPARE(unlike(left), 0);
        QVERIFY(left != unfilled);
        const QRect middle(left.width() / 4, left.height() / 2 - 8, left.width() / 2, 16);
        QVERIFY(pixelsUnlike(left, middle, CellColours(view().palette()).leftEmpty()) > 10);
    }
    QVERIFY(paintedWith(site, Mark::Blank, true) != paintedWith(site, Mark::NoCentre, true));
}

void TestBoardMarks::marksAreTold()
{
    open(plotSet(120, 0));
    const SiteIndex site{12};
    view().setCurrentSite(site);
    const QString goal = view().scene().cells[12].text;
    const auto told = [&](Marks marks, bool isEmpty) {
        paintedWith(site, marks, isEmpty);
        view().setCurrentSite(site);
        return view().accessibleDescription();
    };
    QCOMPARE(told({}, false), u"13. "_s + goal);
    QCOMPARE(told(Mark::Shiny, false), u"13. %1\nShiny: it counts for more"_s.arg(goal));
    QCOMPARE(told(Mark::Blank, true), u"13. Left blank on purpose"_s);
    QCOMPARE(told(Mark::NoCentre, true), u"13. The centre, left empty on purpose"_s);
    QCOMPARE(told({}, true), u"13. Empty"_s);
    QVERIFY(view().scene().cells[12].note.isEmpty());
}

BOARDWRIGHT_UNIT(TestBoardMarks, QApplication)
#include "tst_board_marks.moc"
