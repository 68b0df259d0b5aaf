// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/game_mode.h"
#include "core/board/progression.h"
#include "tests/support/every_size.h"
#include "tests/support/unit.h"

#include <QMap>
#include <QSet>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <functional>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QString lineName(const Line &line)
{
    static const QStringList kinds{u"row"_s, u"column"_s, u"diagonal"_s, u"tier"_s, u"set"_s};
    return u"%1 %2"_s.arg(kinds[static_cast<int>(line.kind)]).arg(line.number);
}

/// Lines as "row 1: 1 2 3", with 1-based positions.
QStringList lineTexts(const Shape &shape)
{
    QStringList texts;
    for (const Line &line : shape.lines) {
        QString text = lineName(line) + u':';
        for (const SiteIndex site : line.sites)
            text += u" %1"_s.arg(static_cast<int>(site) + 1);
        texts << text;
    }
    return texts;
}

/// "0/4 e, 1/4 em" and so on: progress and zones of the first cell of each row, listed when they
/// differ from the previous row's.
QString zoneText(const Shape &shape)
{
    QStringList texts;
    for (const Site &site : shape.sites) {
        QString text = u"%1/%2"_s.arg(site.progress.numerator).arg(site.progress.denominator);
        text += site.zones ? u" "_s : QString();
        text += site.zones.testFlag(Zone::Early) ? u"e"_s : QString();
        text += site.zones.testFlag(Zone::Mid) ? u"m"_s : QString();
        text += site.zones.testFlag(Zone::Late) ? u"l"_s : QString();
        text += site.zones.testFlag(Zone::Endgame) ? u"n"_s : QString();
        if (texts.isEmpty() || texts.last() != text)
            texts << text;
    }
    return texts.join(u", ");
}

int exclusiveCells(const Shape &shape)
{
    return static_cast<int>(std::ranges::count_if(
        shape.sites, [](const Site &site) { return isExclusive(site.zones); }));
}

} // namespace

class TestShape final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void explicitGrids_data();
    static void explicitGrids();
    static void everySize_data();
    static void everySize();
    static void otherModes_data();
    static void otherModes();
    static void zones_data();
    static void zones();
    static void exclusive_data();
    static void exclusive();
    static void sizes();
    static void linesOfEveryMode();
    static void placesOfEveryMode();
};

void TestShape::explicitGrids_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QStringList>("lines");

    QTest::newRow("3 x 3") << 3 << 3
                           << QStringList{u"row 1: 1 2 3"_s, u"row 2: 4 5 6"_s, u"row 3: 7 8 9"_s,
                                  u"column 1: 1 4 7"_s, u"column 2: 2 5 8"_s, u"column 3: 3 6 9"_s,
                                  u"diagonal 1: 1 5 9"_s, u"diagonal 2: 3 5 7"_s};
    QTest::newRow("3 x 4") << 3 << 4
                           << QStringList{u"row 1: 1 2 3 4"_s, u"row 2: 5 6 7 8"_s,
                                  u"row 3: 9 10 11 12"_s, u"column 1: 1 5 9"_s,
                                  u"column 2: 2 6 10"_s, u"column 3: 3 7 11"_s,
                                  u"column 4: 4 8 12"_s};
    QTest::newRow("1 x 1") << 1 << 1
                           << QStringList{u"row 1: 1"_s, u"column 1: 1"_s, u"diagonal 1: 1"_s,
                                  u"diagonal 2: 1"_s};
    QTest::newRow("2 x 1") << 2 << 1
                           << QStringList{u"row 1: 1"_s, u"row 2: 2"_s, u"column 1: 1 2"_s};
}

void TestShape::explicitGrids()
{
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QTEST(lineTexts(*shapeOf({.rows = rows, .columns = columns})), "lines");
}

void TestShape::everySize_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (int rows = 3; rows <= 10; ++rows) {
        for (int columns = 3; columns <= 10; ++columns)
            QTest::addRow("%d x %d", rows, columns) << rows << columns;
    }
}

void TestShape::everySize()
{
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    const auto shape = shapeOf({.rows = rows, .columns = columns});
    const bool square = rows == columns;
    QCOMPARE(shape->rows, rows);
    QCOMPARE(shape->columns, columns);
    QCOMPARE(shape->sites.size(), static_cast<std::size_t>(rows * columns));
    QCOMPARE(shape->lines.size(), static_cast<std::size_t>(rows + columns + (square ? 2 : 0)));

    for (std::size_t i = 0; i < shape->sites.size(); ++i) {
        const Site &site = shape->sites[i];
        QCOMPARE(site.row, static_cast<int>(i) / columns);
        QCOMPARE(site.column, static_cast<int>(i) % columns);
        QCOMPARE(site.place, QRectF(site.column, site.row, 1, 1));

        // The lines of a cell: its row, its column, and the diagonals through it.
        QStringList expected{u"row %1"_s.arg(site.row + 1), u"column %1"_s.arg(site.column + 1)};
        if (square && site.row == site.column)
            expected << u"diagonal 1"_s;
        if (square && site.row + site.column == rows - 1)
            expected << u"diagonal 2"_s;
        QStringList found;
        for (const Line &line : shape->lines) {
            const auto times = std::ranges::count(line.sites, SiteIndex{static_cast<int>(i)});
            QVERIFY(times <= 1);
            if (times == 1)
                found << lineName(line);
        }
        QCOMPARE(found, expected);
    }
    for (const Line &line : shape->lines) {
        const auto length
            = static_cast<std::size_t>(line.kind == LineKind::Column ? rows : columns);
        QCOMPARE(line.sites.size(), length);
        const QSet<SiteIndex> distinct(line.sites.begin(), line.sites.end());
        QCOMPARE(static_cast<std::size_t>(distinct.size()), length);
    }
}

void TestShape::otherModes_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("size");
    QTest::addColumn<QStringList>("lines");
    const auto add = [](const char *name, GameMode mode, int size, const QStringList &lines) {
        QTest::newRow(name) << static_cast<int>(mode) << size << lines;
    };
    add("ascend 3", GameMode::Ascend, 3,
        {u"row 1: 1 2 3"_s, u"row 2: 4 5 6"_s, u"row 3: 7 8 9"_s, u"column 1: 1 4 7"_s,
            u"column 2: 2 5 8"_s, u"column 3: 3 6 9"_s, u"diagonal 1: 1 5 9"_s,
            u"diagonal 2: 3 5 7"_s});
    add("summit 4", GameMode::Summit, 4,
        {u"tier 1: 1"_s, u"tier 2: 2 3"_s, u"tier 3: 4 5 6"_s, u"tier 4: 7 8 9 10"_s});
    add("triple 9", GameMode::Triple, 9, {u"set 1: 1 2 3"_s, u"set 2: 4 5 6"_s, u"set 3: 7 8 9"_s});
    add("rush 6", GameMode::Rush, 6, {u"set 1: 1 2 3"_s, u"set 2: 4 5 6"_s});
}

void TestShape::otherModes()
{
    QFETCH(const int, mode);
    QFETCH(const int, size);
    QTEST(lineTexts(*shapeOf(settingsOfSize(static_cast<GameMode>(mode), size))), "lines");
}

void TestShape::zones_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("size");
    QTest::addColumn<QString>("zones"); // in the order of cells
    const auto add = [](const char *name, GameMode mode, int size, const QString &zones) {
        QTest::newRow(name) << static_cast<int>(mode) << size << zones;
    };
    add("bingo has none", GameMode::Bingo, 5, u"0/0"_s);
    add("one row has none", GameMode::Ascend, 1, u"0/0"_s);
    add("one tier has none", GameMode::Summit, 1, u"0/0"_s);
    add("ascend 2", GameMode::Ascend, 2, u"1/1 n, 0/1 e"_s);
    add("ascend 3", GameMode::Ascend, 3, u"2/2 n, 1/2 ml, 0/2 e"_s);
    add("ascend 4", GameMode::Ascend, 4, u"3/3 n, 2/3 ln, 1/3 em, 0/3 e"_s);
    add("ascend 5", GameMode::Ascend, 5, u"4/4 n, 3/4 ln, 2/4 ml, 1/4 em, 0/4 e"_s);
    add("ascend 6: all bounds", GameMode::Ascend, 6,
        u"5/5 n, 4/5 ln, 3/5 mln, 2/5 eml, 1/5 em, 0/5 e"_s);
    add("ascend 7", GameMode::Ascend, 7, u"6/6 n, 5/6 n, 4/6 ln, 3/6 ml, 2/6 em, 1/6 e, 0/6 e"_s);
    add("ascend 8", GameMode::Ascend, 8,
        u"7/7 n, 6/7 n, 5/7 ln, 4/7 ml, 3/7 ml, 2/7 em, 1/7 e, 0/7 e"_s);
    add("ascend 9", GameMode::Ascend, 9,
        u"8/8 n, 7/8 n, 6/8 ln, 5/8 ln, 4/8 ml, 3/8 em, 2/8 em, 1/8 e, 0/8 e"_s);
    add("summit 6", GameMode::Summit, 6, u"5/5 n, 4/5 ln, 3/5 mln, 2/5 eml, 1/5 em, 0/5 e"_s);
    add("triple 6", GameMode::Triple, 6, u"0/5 e, 1/5 em, 2/5 eml, 3/5 mln, 4/5 ln, 5/5 n"_s);
    add("rush 3", GameMode::Rush, 3, u"0/2 e, 1/2 ml, 2/2 n"_s);
}

void TestShape::zones()
{
    QFETCH(const int, mode);
    QFETCH(const int, size);
    QTEST(zoneText(*shapeOf(settingsOfSize(static_cast<GameMode>(mode), size))), "zones");
}

void TestShape::exclusive_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("exclusive");
    QTest::addColumn<int>("cells");
    const auto add = [](GameMode mode, int size, int exclusive, int cells) {
        QTest::addRow("mode %d, size %d", static_cast<int>(mode), size)
            << static_cast<int>(mode) << size << exclusive << cells;
    };
    add(GameMode::Bingo, 5, 0, 25);
    // Rows below 20 % and above 80 %.
    add(GameMode::Ascend, 4, 2 * 4, 16);
    add(GameMode::Ascend, 5, 2 * 5, 25);
    add(GameMode::Ascend, 6, 2 * 6, 36);
    add(GameMode::Ascend, 7, 4 * 7, 49);
    add(GameMode::Ascend, 8, 4 * 8, 64);
    add(GameMode::Ascend, 9, 4 * 9, 81);
    // Tiers near the peak and the foot.
    add(GameMode::Summit, 6, 1 + 6, 21);
    add(GameMode::Summit, 7, 1 + 2 + 6 + 7, 28);
    add(GameMode::Summit, 8, 1 + 2 + 7 + 8, 36);
    add(GameMode::Summit, 9, 1 + 2 + 8 + 9, 45);
    add(GameMode::Summit, 10, 1 + 2 + 9 + 10, 55);
    // 20 % of 29 steps is 5.8, of 59 steps 11.8, of 89 steps 17.8: positions 0 to 5, 11 or 17, and
    // as many at the end.
    add(GameMode::Triple, 30, 12, 30);
    add(GameMode::Triple, 60, 24, 60);
    add(GameMode::Triple, 90, 36, 90);
    add(GameMode::Rush, 90, 36, 90);
}

void TestShape::exclusive()
{
    QFETCH(const int, mode);
    QFETCH(const int, size);
    const ModeSettings settings = settingsOfSize(static_cast<GameMode>(mode), size);
    const auto shape = shapeOf(settings);
    QTEST(exclusiveCells(*shape), "exclusive");
    QTEST(static_cast<int>(shape->sites.size()), "cells");
    QTEST(settings.cells(), "cells");
}

void TestShape::sizes()
{
    const auto check = [](GameMode mode, SizeRange expected, int standardCells) {
        return sizesOf(mode) == expected
            && settingsOfSize(mode, expected.standard).cells() == standardCells;
    };
    QVERIFY(check(GameMode::Bingo, {3, 10, 1, 5}, 25));
    QVERIFY(check(GameMode::Ascend, {4, 9, 1, 7}, 49));
    QVERIFY(check(GameMode::Summit, {6, 10, 1, 9}, 45));
    QVERIFY(check(GameMode::Triple, {30, 90, 30, 90}, 90));
    QVERIFY(check(GameMode::Rush, {90, 90, 1, 90}, 90));
}

void TestShape::linesOfEveryMode()
{
    for (const ModeSettings &settings : everySettings()) {
        const auto shape = shapeOf(settings);
        QMap<LineKind, int> kinds;
        QList<int> linesOfSite(settings.cells(), 0);
        for (const Line &line : shape->lines) {
            QCOMPARE(line.number, ++kinds[line.kind]);
            QVERIFY(!line.sites.empty());
            QVERIFY(
                std::ranges::is_sorted(line.sites, std::less_equal{}) || line.sites.size() == 1);
            for (const SiteIndex site : line.sites)
                ++linesOfSite[static_cast<int>(site)];
        }
        const bool isGrid = settings.mode == GameMode::Bingo || settings.mode == GameMode::Ascend;
        const auto isRow = [](const Line &line) {
            return line.kind == LineKind::Row || line.kind == LineKind::Tier
                || line.kind == LineKind::Set;
        };
        // Each cell is on exactly one row, tier or set. Only grids have other lines.
        QList<int> rowsOfSite(settings.cells(), 0);
        for (const Line &line : shape->lines) {
            for (const SiteIndex site : line.sites)
                rowsOfSite[static_cast<int>(site)] += isRow(line) ? 1 : 0;
        }
        QCOMPARE(rowsOfSite, QList<int>(settings.cells(), 1));
        if (!isGrid)
            QCOMPARE(linesOfSite, rowsOfSite);
        QCOMPARE(shape->topology,
            isGrid                                  ? Topology::Grid
                : settings.mode == GameMode::Summit ? Topology::Pyramid
                                                    : Topology::Sequence);
        switch (settings.mode) {
        case GameMode::Bingo:
        case GameMode::Ascend:
            QCOMPARE(kinds.value(LineKind::Row), settings.rows);
            QCOMPARE(kinds.value(LineKind::Column), settings.columns);
            QCOMPARE(kinds.value(LineKind::Diagonal), settings.rows == settings.columns ? 2 : 0);
            break;
        case GameMode::Summit:
            QCOMPARE(kinds, (QMap<LineKind, int>{{LineKind::Tier, settings.rows}}));
            for (const Line &line : shape->lines)
                QCOMPARE(line.sites.size(), static_cast<std::size_t>(line.number));
            break;
        case GameMode::Triple:
        case GameMode::Rush:
            QCOMPARE(kinds, (QMap<LineKind, int>{{LineKind::Set, settings.cells() / 3}}));
            for (const Line &line : shape->lines)
                QCOMPARE(line.sites.size(), 3U);
            break;
        }
    }
}

void TestShape::placesOfEveryMode()
{
    for (const ModeSettings &settings : everySettings()) {
        const auto shape = shapeOf(settings);
        QCOMPARE(shape->sites.size(), static_cast<std::size_t>(settings.cells()));
        QRectF covered;
        int rows = 0;
        int columns = 0;
        for (std::size_t i = 0; i < shape->sites.size(); ++i) {
            const Site &site = shape->sites[i];
            QCOMPARE(site.kind, SiteKind::Cell);
            QCOMPARE(site.place.size(), QSizeF(1, 1));
            covered |= site.place;
            rows = std::max(rows, site.row + 1);
            columns = std::max(columns, site.column + 1);
            for (std::size_t j = 0; j < i; ++j) {
                const Site &before = shape->sites[j];
                QVERIFY(!before.place.intersects(site.place));
                // Cells are ordered as text is read, both by row and column and by place.
                QVERIFY(std::pair(before.row, before.column) < std::pair(site.row, site.column));
                QVERIFY(std::pair(before.place.y(), before.place.x())
                    < std::pair(site.place.y(), site.place.x()));
            }
            if (settings.mode == GameMode::Summit) // centred
                QCOMPARE(site.place.x() - site.column, (settings.rows - 1 - site.row) / 2.0);
        }
        QCOMPARE(covered, QRectF(QPointF(0, 0), shape->size));
        QCOMPARE(shape->rows, rows);
        QCOMPARE(shape->columns, columns);
        QVERIFY(shape->links.empty());
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestShape, NoApplication)

#include "tst_shape.moc"
