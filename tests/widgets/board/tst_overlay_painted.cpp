// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every overlay in the real window, read back from the pixels: the ground of a cell encodes its
// number.

#include "core/arrange/rules.h"
#include "core/lab/simulate.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "ui/editing/overlays/overlay_numbers.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/cell_colours.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// The distance between two colours.
int distanceOf(const QColor &a, const QColor &b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green())
        + std::abs(a.blue() - b.blue());
}

/// The number of the scale whose colour is nearest to the given one.
double readBack(const ColourScale &scale, const QColor &seen)
{
    constexpr int parts = 2000;
    double best = scale.smallest();
    int nearest = 1000;
    for (int i = 0; i <= parts; ++i) {
        const double number = scale.smallest() + (scale.largest() - scale.smallest()) * i / parts;
        const int distance = distanceOf(scale.colourOf(number), seen);
        if (distance < nearest) {
            nearest = distance;
            best = number;
        }
    }
    return best;
}

/// The most frequent colour in a part of a picture.
QColor mostlyIn(const QImage &image, const QRect &part)
{
    std::map<QRgb, int> counts;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x)
            ++counts[image.pixel(x, y)];
    }
    return QColor::fromRgb(std::ranges::max_element(counts, {}, [](const auto &entry) {
        return entry.second;
    })->first);
}

} // namespace

class TestOverlayPainted final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void everyNumberIsInThePixels_data();
    void everyNumberIsInThePixels();

private:
    /// The row that an overlay is about.
    RowId subjectOf(const Overlay &overlay) const
    {
        const GoalSet &set = m_window->document().set();
        return overlay.measure != nullptr && overlay.measure->about != nullptr
            ? set.tables.value(overlay.measure->about->key).first().id
            : set.objectives[12].id;
    }

    /// The overlay's numbers, computed without the window: for the board of its seed, or for as
    /// many boards as the window has counted.
    OverlayNumbers counted(const Overlay &overlay) const;

    std::unique_ptr<MainWindow> m_window;
};

void TestOverlayPainted::initTestCase()
{
    GoalSet set = plainSet(40);
    set.boardLimits = {{u"combat"_s, 20}};
    set.lineLimits = {{u"shop"_s, 20}};
    constexpr std::array zones{Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame};
    for (int row = 0; row < 40; ++row) {
        Objective &goal = set.objectives[row];
        if (row < 22)
            goal.boardCategories << u"combat"_s;
        if (row % 3 == 0)
            goal.lineCategories << u"shop"_s;
        goal.progression = {};
        goal.progression |= zones[static_cast<std::size_t>(row % 4)];
        goal.progression |= zones[static_cast<std::size_t>((row + 1) % 4)];
        goal.weighting = 60 + row;
    }
    TableRow rule{.id = set.nextRow(), .values = {}, .verbatim = {}};
    setValue(rule.values, arrange::columns::pieces, QStringList{u"combat"_s});
    setValue(rule.values, arrange::columns::wish, u"region"_s);
    set.tables[arrange::rules.key] << rule;
    m_window = boardWindow(set);
    QVERIFY(m_window);
    BoardChoice &choice = m_window->boardChoice();
    choice.setSeed(u"7"_s);
}

void TestOverlayPainted::cleanupTestCase()
{
    closeBoardWindow(std::move(m_window));
}

OverlayNumbers TestOverlayPainted::counted(const Overlay &overlay) const
{
    const BoardChoice &choice = m_window->boardChoice();
    const GoalSet &set = m_window->document().set();
    const auto subject = boardwright::subjectOf(choice.generator(), set, choice.settings()).value();
    const qint64 boards = m_window->statistics().result()
        ? m_window->statistics().result()->tally.seeds.count()
        : 1;
    const StatisticsResult statistics{subject,
        simulate(subject, {.first = 1, .last = boards},
            {.detail = Detail::Reasons, .threads = 1, .range = 0}),
        boards};
    return overlayNumbers(overlay, *m_window->preview().result(),
        overlay.isOfSeeds() ? &statistics : nullptr,
        {.goal = subjectOf(overlay), .category = u"combat"_s});
}

void TestOverlayPainted::everyNumberIsInThePixels_data()
{
    QTest::addColumn<QString>("key");
    for (const Overlay &overlay : overlaysOf(generators().front()->info()))
        QTest::addRow("%s", qPrintable(keyOf(overlay))) << keyOf(overlay);
}

void TestOverlayPainted::everyNumberIsInThePixels()
{
    QFETCH(const QString, key);
    const BoardView &view = m_window->boardPanel().view();
    BoardChoice &choice = m_window->boardChoice();
    Settings settings = choice.settings();
    const QString mode = key == u"zones" ? u"ascend"_s : u"bingo"_s; // only Ascend has zones
    QVERIFY(setParameter(choice.generator().info().parameters, settings, u"mode"_s, mode));
    choice.setSettings(settings);
    choice.setOverlay(key);
    const Overlay overlay = overlayOf(choice.generator().info(), key).value();
    m_window->boardPanel().showGoal(subjectOf(overlay));
    m_window->boardPanel().showCategory(u"combat"_s);
    QTRY_VERIFY(m_window->preview().isUpToDate() && !view.isGenerating());
    if (overlay.isOfSeeds()) // for the current settings, and with no update left to come
        QTRY_VERIFY(m_window->statistics().result()
            && m_window->statistics().result()->subject->settings() == choice.settings()
            && m_window->statistics().result()->tally.seeds.count() >= 200
            && view.overlay().cells.size() == view.scene().cells.size());
    const OverlayNumbers expected = counted(overlay);
    QCOMPARE(expected.cells.size(), view.scene().cells.size());

    QVERIFY(view.scale().has_value());
    const ColourScale &scale = *view.scale();
    const QImage image = m_window->boardPanel().view().grab().toImage();
    const double range = scale.largest() - scale.smallest();
    const QColor ground = CellColours(view.palette()).background();
    int numbers = 0;
    for (std::size_t i = 0; i < expected.cells.size(); ++i) {
        const QColor seen = mostlyIn(
            image, view.cellRect(SiteIndex{static_cast<int>(i)}).toAlignedRect() & image.rect());
        const double number = expected.cells[i].number;
        if (std::isnan(number)) {
            QCOMPARE(seen, ground);
            continue;
        }
        ++numbers;
        if (scale.kind() == ScaleKind::Classes) {
            const auto count = static_cast<int>(expected.measure->classes.size());
            for (int other = 0; other < count; ++other)
                QCOMPARE(distanceOf(scale.colourOf(other), seen) == 0, other == qRound(number));
            continue;
        }
        // With eight bits per colour, numbers are accurate to about a hundredth of the range.
        const double read = readBack(scale, seen);
        QVERIFY2(std::abs(read - number) <= std::max(range / 50, 1e-9),
            qPrintable(
                u"cell %1: %2 in the picture, %3 counted"_s.arg(i + 1).arg(read).arg(number)));
    }
    QVERIFY(numbers > 0);
    QCOMPARE(view.scene().lines.size(),
        static_cast<std::size_t>(std::ranges::count_if(
            expected.lines, [](const OverlayNumber &line) { return !line.text.isEmpty(); })));
    for (const SceneLine &line : view.scene().lines)
        QCOMPARE(line.text, expected.lines[static_cast<std::size_t>(line.line)].text);
}

BOARDWRIGHT_UNIT(TestOverlayPainted, QApplication)
#include "tst_overlay_painted.moc"
