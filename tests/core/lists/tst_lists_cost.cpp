// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The time to read a list is proportional to its size, not to the square, whatever it has much of.
#include "core/formats/import_format.h"
#include "tests/support/lists/hostile_texts.h"
#include "tests/support/sets/hostile_files.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>

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
    constexpr qsizetype size = 200'000;
    const auto costOf = [&](qsizetype bytes, int runs) {
        const QByteArray text = hostile.text(bytes);
        return shortestOf(runs, [&text] { (void)readAnySet(text, u""); });
    };
    // Quadratic growth would take sixteen times as long. A busy machine gets more attempts, each
    // with more runs, to find a quiet moment.
    double ratio = 0;
    for (int runs = 1; runs < 6; ++runs) {
        const auto shorter = costOf(size, runs);
        const auto longer = costOf(4 * size, runs);
        ratio = static_cast<double>(longer) / static_cast<double>(std::max<qint64>(shorter, 1));
        if (ratio < 8)
            break;
    }
    QVERIFY2(ratio < 8, qPrintable(QString::number(ratio)));
}

BOARDWRIGHT_UNIT(TestListsCost, NoApplication)
#include "tst_lists_cost.moc"
