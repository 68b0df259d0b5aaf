// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is written for a calculation, and what it does with numbers.

#include "tests/support/unit.h"
#include "ui/editing/tables/calculation.h"

#include <QCoreApplication>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestCalculation final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    static void init() { QLocale::setDefault(QLocale::c()); }

    static void calculates_data();
    static void calculates();
    static void refuses_data();
    static void refuses();
    static void readsNumbersOfTheLanguage();
};

void TestCalculation::calculates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("before");
    QTest::addColumn<double>("after");
    QTest::newRow("plus") << u"+10"_s << 5.0 << 15.0;
    QTest::newRow("minus") << u"-3"_s << 5.0 << 2.0;
    QTest::newRow("minus sign") << u"−3"_s << 5.0 << 2.0;
    QTest::newRow("times") << u"*0.8"_s << 20.0 << 16.0;
    QTest::newRow("times, as people write it") << u"× 0.8"_s << 20.0 << 16.0;
    QTest::newRow("letter") << u"x2"_s << 20.0 << 40.0;
    QTest::newRow("divided") << u"/4"_s << 10.0 << 2.5;
    QTest::newRow("colon") << u": 4"_s << 10.0 << 2.5;
    QTest::newRow("more by a share") << u"+10 %"_s << 50.0 << 55.0;
    QTest::newRow("less by a share") << u"-25%"_s << 8.0 << 6.0;
    QTest::newRow("a share of it") << u"*80%"_s << 50.0 << 40.0;
    QTest::newRow("spaces") << u"  +  1 "_s << 1.0 << 2.0;
    QTest::newRow("times a negative number") << u"*0"_s << 7.0 << 0.0;
    QTest::newRow("no noise") << u"*0.1"_s << 3.0 << 0.3; // 0.30000000000000004 otherwise
    QTest::newRow("a third") << u"/3"_s << 1.0 << 0.333333;
}

void TestCalculation::calculates()
{
    QFETCH(const QString, text);
    QFETCH(const double, before);
    QFETCH(const double, after);
    const auto calculation = Calculation::read(text);
    QVERIFY2(calculation.has_value(), qPrintable(text));
    QVERIFY2(
        calculation->of(before) == after, qPrintable(QString::number(calculation->of(before))));
}

void TestCalculation::refuses_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", " ", "+", "10", "0.8", "=5", "*", "* ", "+-3", "--3", "*1e999",
             "*nan", "+1+2", "/0", "/0 %", "%", "+%", "^2", "*abc", "*0,8,1"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestCalculation::refuses()
{
    QFETCH(const QString, text);
    const auto calculation = Calculation::read(text);
    QVERIFY(!calculation.has_value());
    QVERIFY2(calculation.error().endsWith(u'.'), qPrintable(calculation.error()));
}

void TestCalculation::readsNumbersOfTheLanguage()
{
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(Calculation::read(u"*0,8"_s)->of(20), 16.0);
    QVERIFY(Calculation::read(QString()).error().contains(u"*0,8"_s));
    QLocale::setDefault(QLocale::c());
}

BOARDWRIGHT_UNIT(TestCalculation, QCoreApplication)
#include "tst_calculation.moc"
