// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two highlights at once: the chosen cell, and the cells of the selected goal. As painted they
// differ in shape, and for every kind of colour vision in colour.

#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

using Vision = std::array<std::array<double, 3>, 3>;

/// What is seen with each kind of cone missing, in linear light: Viénot, Brettel and Mollon (1999)
/// for red and green, Machado, Oliveira and Fernandes (2009) for blue.
constexpr std::array<Vision, 4> visions{
    Vision{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    Vision{{{0.11238, 0.88762, 0}, {0.11238, 0.88762, 0}, {0.00401, -0.00401, 1}}},
    Vision{{{0.29275, 0.70725, 0}, {0.29275, 0.70725, 0}, {-0.02234, 0.02234, 1}}},
    Vision{{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602},
        {0.004733, 0.691367, 0.3039}}},
};

double linear(double part)
{
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double coded(double light)
{
    const double part = std::clamp(light, 0.0, 1.0);
    return part <= 0.0031308 ? part * 12.92 : 1.055 * std::pow(part, 1 / 2.4) - 0.055;
}

std::array<double, 3> seen(const QColor &colour, const Vision &vision)
{
    const std::array<double, 3> light{
        linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    std::array<double, 3> result{};
    for (std::size_t row = 0; row < 3; ++row) {
        double sum = 0;
        for (std::size_t column = 0; column < 3; ++column)
            sum += vision[row][column] * light[column];
        result[row] = coded(sum);
    }
    return result;
}

/// From 0 to about 1.7.
double distance(const QColor &one, const QColor &other, const Vision &vision)
{
    const auto a = seen(one, vision);
    const auto b = seen(other, vision);
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

double distance(const QColor &one, const QColor &other)
{
    return distance(one, other, visions.front());
}

} // namespace

class TestBoardHighlights final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void cleanup() { closeBoardWindow(std::move(m_window)); }

    void differ_data();
    void differ();

private:
    QImage cell(SiteIndex site) const
    {
        BoardView &view = m_window->boardPanel().view();
        return view.grab().toImage().copy(view.cellRect(site).toAlignedRect());
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestBoardHighlights::differ_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<QString>("overlay");
    QTest::addColumn<QColor>("accent");
    for (const bool isDark : {false, true}) {
        for (const char *overlay : {"", "eligible", "choices"}) {
            for (const char *accent : {"#308cc6", "#e95420", "#3daee9", "#808080"})
                QTest::addRow("%s %s %s", isDark ? "dark" : "light", overlay, accent)
                    << isDark << QString::fromLatin1(overlay)
                    << QColor(QString::fromLatin1(accent));
        }
    }
}

void TestBoardHighlights::differ()
{
    QFETCH(const bool, isDark);
    QFETCH(const QString, overlay);
    QFETCH(const QColor, accent);
    m_window = boardWindow(plainSet(40));
    QVERIFY(m_window);
    QPalette palette(isDark ? QColor(0x2a, 0x2e, 0x32) : QColor(0xef, 0xf0, 0xf1));
    palette.setColor(QPalette::Highlight, accent);
    BoardPanel &panel = m_window->boardPanel();
    panel.setPalette(palette);
    m_window->boardChoice().setOverlay(overlay);
    QTRY_VERIFY(m_window->preview().isUpToDate() && !panel.view().isGenerating());
    constexpr SiteIndex site{12};
    const RowId goal = panel.view().objectiveAt(site);
    panel.view().setCurrentSite(SiteIndex::none);
    panel.view().markObjective(RowId::none);
    const QImage plain = cell(site);
    panel.view().setCurrentSite(site);
    const QImage chosen = cell(site);
    panel.view().setCurrentSite(SiteIndex::none);
    panel.view().markObjective(goal);
    const QImage marked = cell(site);
    panel.view().setCurrentSite(site);
    const QImage both = cell(site);
    QVERIFY(plain.size() == chosen.size() && plain.size() == marked.size());

    // The frame of the chosen cell has sides. The goal's cell has corners, and none of the sides.
    const QPoint side(1, plain.height() / 2);
    QVERIFY(distance(plain.pixelColor(side), chosen.pixelColor(side)) > 0.25);
    const QPoint inCorner(3, plain.height() - 4);
    const QColor ground = marked.pixelColor(QPoint(plain.width() / 2, plain.height() - 3));
    QVERIFY(distance(ground, marked.pixelColor(side)) < 0.05);
    QVERIFY(distance(ground, marked.pixelColor(inCorner)) > 0.25);
    QVERIFY(distance(plain.pixelColor(inCorner), chosen.pixelColor(inCorner)) < 0.05);
    // A cell that is both shows both.
    QVERIFY(distance(both.pixelColor(side), chosen.pixelColor(side)) < 0.05);
    QVERIFY(distance(both.pixelColor(inCorner), marked.pixelColor(inCorner)) < 0.05);
    // On the colours of an overlay only shape can tell them apart; else colour does as well.
    if (!overlay.isEmpty())
        return;
    for (const Vision &vision : visions)
        QVERIFY2(distance(chosen.pixelColor(side), marked.pixelColor(inCorner), vision) > 0.2,
            qPrintable(QString::number(
                distance(chosen.pixelColor(side), marked.pixelColor(inCorner), vision))));
}

BOARDWRIGHT_UNIT(TestBoardHighlights, QApplication)
#include "tst_board_highlights.moc"
