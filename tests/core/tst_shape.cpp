// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/shape.h"

#include <QSet>
#include <QStringList>
#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QString lineName(const Line &line)
{
    static const QStringList kinds{u"row"_s, u"column"_s, u"diagonal"_s};
    return u"%1 %2"_s.arg(kinds[static_cast<int>(line.kind)]).arg(line.number);
}

/// "row 1: 1 2 3" and so on, with 1-based positions.
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

} // namespace

class TestShape final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void explicitGrids_data();
    static void explicitGrids();
    static void everySize_data();
    static void everySize();
};

void TestShape::explicitGrids_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QStringList>("lines");

    QTest::newRow("3 x 3") << 3 << 3
                           << QStringList{u"row 1: 1 2 3"_s, u"row 2: 4 5 6"_s, u"row 3: 7 8 9"_s,
                                  u"column 1: 1 4 7"_s, u"column 2: 2 5 8"_s, u"column 3: 3 6 9"_s,
                                  u"diagonal 1: 1 5 9"_s, u"diagonal 2: 7 5 3"_s};
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
    QTEST(lineTexts(*gridShape(rows, columns)), "lines");
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
    const auto shape = gridShape(rows, columns);
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

        // The lines a cell is on: its row, its column, and the diagonals that meet it.
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

} // namespace boardwright

QTEST_APPLESS_MAIN(boardwright::TestShape)

#include "tst_shape.moc"
