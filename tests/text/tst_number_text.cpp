// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/unit.h"
#include "ui/text/number_text.h"

#include <QTest>

#include <limits>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestNumberText : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void cleanup() { QLocale::setDefault(QLocale::c()); }

    static void numbersFollowTheLanguage_data();
    static void numbersFollowTheLanguage();
    static void noNumberIsRaw_data();
    static void noNumberIsRaw();
    static void typingIsRead_data();
    static void typingIsRead();
    static void whatIsNoNumberIsNotRead();
    static void copiesHaveNoGroups();
    static void shownNumbersAreReadAgain();
    static void theUsersOwnLocaleFitsItsLanguage();
};

void TestNumberText::numbersFollowTheLanguage_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("whole");
    QTest::addColumn<QString>("number");

    QTest::addRow("C") << u"C"_s << u"158000"_s << u"1234.5"_s;
    QTest::addRow("English") << u"en"_s << u"158,000"_s << u"1,234.5"_s;
    QTest::addRow("German") << u"de"_s << u"158.000"_s << u"1.234,5"_s;
    QTest::addRow("Swiss German") << u"de_CH"_s << u"158’000"_s << u"1’234.5"_s;
    QTest::addRow("French") << u"fr"_s << u"158\u202f000"_s << u"1\u202f234,5"_s;
    QTest::addRow("Chinese") << u"zh_CN"_s << u"158,000"_s << u"1,234.5"_s;
}

void TestNumberText::numbersFollowTheLanguage()
{
    QFETCH(const QString, locale);
    QLocale::setDefault(QLocale(locale));
    QTEST(wholeText(158'000), "whole");
    QTEST(numberText(1'234.5), "number");
    QCOMPARE(nameText(158'000), u"158000"_s); // a seed
}

void TestNumberText::noNumberIsRaw_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("text");

    QTest::addRow("rounding") << 0.15000000000000002 << u"0.15"_s;
    QTest::addRow("nothing") << 1.3877787807814457e-17 << u"0"_s;
    QTest::addRow("nothing, negative") << -1.3877787807814457e-17 << u"0"_s;
    QTest::addRow("repeating") << 1.0 / 3 << u"0.333333"_s;
    QTest::addRow("large") << 1e21 << u"1,000,000,000,000,000,000,000"_s;
    QTest::addRow("whole") << 20.0 << u"20"_s;
    QTest::addRow("tens") << 100.0 << u"100"_s;
    QTest::addRow("negative") << -0.25 << u"-0.25"_s;
    QTest::addRow("no number") << std::numeric_limits<double>::quiet_NaN() << QString();
}

void TestNumberText::noNumberIsRaw()
{
    QLocale::setDefault(QLocale(u"en"_s));
    QFETCH(const double, number);
    QTEST(numberText(number), "text");
    QCOMPARE(fixedText(1.3877787807814457e-17, 2), u"0.00"_s);
    QCOMPARE(fixedText(-1.3877787807814457e-17, 2), u"0.00"_s);
}

void TestNumberText::typingIsRead_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("number");

    QTest::addRow("English") << u"en"_s << u"0.5"_s << 0.5;
    QTest::addRow("English, groups") << u"en"_s << u"1,234.5"_s << 1'234.5;
    QTest::addRow("German") << u"de"_s << u"0,5"_s << 0.5;
    QTest::addRow("German, plain") << u"de"_s << u"0.5"_s << 0.5;
    QTest::addRow("German, groups") << u"de"_s << u" 1.234,5 "_s << 1'234.5;
    QTest::addRow("Swiss, apostrophe") << u"de_CH"_s << u"1'234.5"_s << 1'234.5;
    QTest::addRow("French") << u"fr"_s << u"0,25"_s << 0.25;
    QTest::addRow("French, space") << u"fr"_s << u"1 234,5"_s << 1'234.5;
    QTest::addRow("French, no-break space") << u"fr"_s << u"1\u00a0234,5"_s << 1'234.5;
    QTest::addRow("Chinese") << u"zh_CN"_s << u"1,234.5"_s << 1'234.5;
    QTest::addRow("negative") << u"de"_s << u"-2,5"_s << -2.5;
}

void TestNumberText::typingIsRead()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, typed);
    QLocale::setDefault(QLocale(locale));
    QFETCH(const double, number);
    QCOMPARE(numberOfText(typed), std::optional(number));
}

void TestNumberText::whatIsNoNumberIsNotRead()
{
    for (const QString &locale : {u"C"_s, u"en"_s, u"de"_s, u"fr"_s, u"zh_CN"_s}) {
        QLocale::setDefault(QLocale(locale));
        for (const QString &text : {u""_s, u"a"_s, u"1 2 3"_s, u"nan"_s, u"inf"_s, u"1.2.3"_s})
            QVERIFY2(!numberOfText(text), qPrintable(locale + u": "_s + text));
    }
}

void TestNumberText::copiesHaveNoGroups()
{
    QLocale::setDefault(QLocale(u"de"_s));
    QCOMPARE(copiedText(1'234.5), u"1234,5"_s);
    QCOMPARE(plainNumber(1'234.5), u"1234.5"_s);
}

void TestNumberText::shownNumbersAreReadAgain()
{
    for (const QString &locale : {u"C"_s, u"en"_s, u"de"_s, u"de_CH"_s, u"fr"_s, u"zh_CN"_s}) {
        QLocale::setDefault(QLocale(locale));
        for (const double number : {0.0, 0.05, -2.5, 1'234.5, 158'000.0, 0.000001}) {
            QCOMPARE(numberOfText(numberText(number)), std::optional(number));
            QCOMPARE(numberOfText(copiedText(number)), std::optional(number));
        }
    }
}

void TestNumberText::theUsersOwnLocaleFitsItsLanguage()
{
    const QLocale swiss(u"de_CH"_s);
    const QLocale german(u"de_DE"_s);
    QCOMPARE(numbersLocale(u"de"_s, {QLocale::c(), swiss}), swiss);
    QCOMPARE(numbersLocale(u"de"_s, {swiss, german}), swiss);
    // In the private root the locale is C, and LANGUAGE may name the language only.
    QCOMPARE(numbersLocale(u"de"_s, {QLocale::c()}), german);
    QCOMPARE(numbersLocale(u"en"_s, {swiss}).decimalPoint(), u"."_s);
    QCOMPARE(numbersLocale(u"fr"_s, {german}).decimalPoint(), u","_s);
    QCOMPARE(numbersLocale(u"zh_CN"_s, {german}).language(), QLocale::Chinese);
}

BOARDWRIGHT_UNIT(TestNumberText, NoApplication)

#include "tst_number_text.moc"
