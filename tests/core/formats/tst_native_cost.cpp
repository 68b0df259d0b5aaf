// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The time to open a file is proportional to its size, not to the square, whatever the file has
// much of.
#include "tests/support/sets/hostile_files.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright::test;

class TestNativeCost final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void isLinear_data();
    static void isLinear();
};

void TestNativeCost::isLinear_data()
{
    QTest::addColumn<Maker>("maker");
    QTest::addColumn<int>("size");
    for (const CostlyFile &file : costlyFiles())
        QTest::newRow(file.name) << file.maker << file.size;
}

void TestNativeCost::isLinear()
{
    QFETCH(const Maker, maker);
    QFETCH(const int, size);
    const double growth = growthOf(maker, size / 4, open);
    QVERIFY2(growth < mostGrowth, qPrintable(QString::number(growth)));
}

BOARDWRIGHT_UNIT(TestNativeCost, NoApplication)
#include "tst_native_cost.moc"
