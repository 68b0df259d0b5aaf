// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/category_caps.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

#include <limits>

using namespace boardwright;

class TestCategoryCaps final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void capsAreTheSmallestPartThatIsEnough();
    static void whatNoFileShouldHold();
};

/// Recounts by counting up.
void TestCategoryCaps::capsAreTheSmallestPartThatIsEnough()
{
    for (int cells = 1; cells <= 100; ++cells) {
        for (int percent = 0; percent <= 100; ++percent) {
            int enough = 0;
            while (enough * 100 < percent * cells)
                ++enough;
            QCOMPARE(boardCap(percent, cells), enough);
            QCOMPARE(lineCap(percent, cells), enough == 0 ? 1 : enough);
        }
    }
}

void TestCategoryCaps::whatNoFileShouldHold()
{
    QCOMPARE(boardCap(-1, 25), 0);
    QCOMPARE(lineCap(std::numeric_limits<int>::min(), 5), 1);
    QCOMPARE(boardCap(101, 25), 25);
    QCOMPARE(lineCap(std::numeric_limits<int>::max(), 5), 5);
}

BOARDWRIGHT_UNIT(TestCategoryCaps, QCoreApplication)

#include "tst_category_caps.moc"
