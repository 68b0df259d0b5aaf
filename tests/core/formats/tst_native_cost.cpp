// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The time to open a file is proportional to its size, not to the square, whatever the file has
// much of.
#include "tests/support/sets/hostile_files.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>

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
    const QByteArray once = maker(size);
    const QByteArray twice = maker(2 * size);

    // Quadratic growth would take four times as long. A busy machine gets more attempts, each with
    // more runs, to find a quiet moment.
    double ratio = 0;
    for (int runs = 1; runs < 6; ++runs) {
        const auto shorter = shortestOf(runs, [&once] { open(once); });
        const auto longer = shortestOf(runs, [&twice] { open(twice); });
        ratio = static_cast<double>(longer) / static_cast<double>(std::max<qint64>(shorter, 1));
        if (ratio < 3)
            break;
    }
    QVERIFY2(ratio < 3, qPrintable(QString::number(ratio)));
}

BOARDWRIGHT_UNIT(TestNativeCost, NoApplication)
#include "tst_native_cost.moc"
