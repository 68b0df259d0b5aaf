// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/unit.h"
#include "ui/editing/values/seed_text.h"

#include <QSet>
#include <QTest>

using namespace boardwright;

class TestSeedText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void steps_data();
    void steps();
    void nothingBefore_data();
    void nothingBefore();
    void randomSeedsDiffer();
};

void TestSeedText::steps_data()
{
    QTest::addColumn<QString>("seed");
    QTest::addColumn<QString>("next");
    QTest::addColumn<QString>("back");
    const auto row = [](const char *name, const QString &seed, const QString &next) {
        QTest::newRow(name) << seed << next << seed;
    };
    row("number", QStringLiteral("41"), QStringLiteral("42"));
    row("leading zeros", QStringLiteral("run-007"), QStringLiteral("run-008"));
    row("zero", QStringLiteral("0"), QStringLiteral("1"));
    // A width that has grown does not shrink again: "a099" continues with the same seeds as "a99".
    QTest::newRow("carry") << QStringLiteral("a99") << QStringLiteral("a100")
                           << QStringLiteral("a099");
    QTest::newRow("text") << QStringLiteral("frost") << QStringLiteral("frost2")
                          << QStringLiteral("frost1");
    row("more digits than a number holds", QStringLiteral("99999999999999999998"),
        QStringLiteral("99999999999999999999"));
    row("borrow", QStringLiteral("x0999"), QStringLiteral("x1000"));
    QTest::newRow("digits of other scripts are text")
        << QStringLiteral("٣") << QStringLiteral("٣2") << QStringLiteral("٣1");
}

void TestSeedText::steps()
{
    QFETCH(QString, seed);
    QFETCH(QString, next);
    QFETCH(QString, back);
    QCOMPARE(nextSeed(seed), next);
    QCOMPARE(previousSeed(next), back);
}

void TestSeedText::nothingBefore_data()
{
    QTest::addColumn<QString>("seed");
    QTest::newRow("zero") << "0";
    QTest::newRow("zero after text") << "frost0";
    QTest::newRow("text") << "frost";
    QTest::newRow("empty") << "";
}

void TestSeedText::nothingBefore()
{
    QFETCH(QString, seed);
    QVERIFY(!previousSeed(seed));
    QVERIFY(!nextSeed(seed).isEmpty());
}

void TestSeedText::randomSeedsDiffer()
{
    QSet<QString> seeds;
    for (int i = 0; i < 200; ++i) {
        seeds.insert(randomSeed());
        QCOMPARE(randomSeed().size(), 6);
    }
    QVERIFY(seeds.size() > 195);
}

BOARDWRIGHT_UNIT(TestSeedText, NoApplication)
#include "tst_seed_text.moc"
