// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The time to read a list is proportional to its size, not to the square, whatever it has much of.
#include "core/formats/import_format.h"
#include "tests/support/lists/hostile_texts.h"
#include "tests/support/sets/hostile_files.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;
using namespace boardwright::test;

class TestListsCost final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void isLinear_data();
    static void isLinear();
};

void TestListsCost::isLinear_data()
{
    QTest::addColumn<HostileText>("hostile");
    for (const HostileText &hostile : hostileTexts())
        QTest::newRow(hostile.name) << hostile;
}

void TestListsCost::isLinear()
{
    QFETCH(const HostileText, hostile);
    constexpr int size = 100'000;
    const double growth = growthOf([&](int bytes) { return hostile.text(bytes); }, size,
        [](const QByteArray &text) { (void)readAnySet(text, u""); });
    QVERIFY2(growth < mostGrowth, qPrintable(QString::number(growth)));
}

BOARDWRIGHT_UNIT(TestListsCost, NoApplication)
#include "tst_lists_cost.moc"
