// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in tables and forms, as the window's language writes them and as people type them.

#include "tests/support/unit.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/values/objective_cells.h"

#include <QLocale>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr Field wholeField{.key = "whole"_L1, .kind = Kind::Integer, .max = 1'000'000};
constexpr Field numberField{.key = "number"_L1, .kind = Kind::Number, .min = -10, .max = 5'000};
constexpr Field namedField{
    .key = "named"_L1, .kind = Kind::NumbersByName, .min = -10, .max = 5'000};

QString shown(const Field &field, const Value &value)
{
    return shownText({}, field, value);
}

std::optional<Value> typed(const Field &field, const QVariant &text)
{
    const auto value = valueOfEdit({}, field, text);
    return value ? std::optional(*value) : std::nullopt;
}

std::optional<Value> whole(qint64 number)
{
    return Value(number);
}

std::optional<Value> fraction(double number)
{
    return Value(number);
}

} // namespace

class TestTypedNumbers : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void cleanup() { QLocale::setDefault(QLocale::c()); }

    static void germanIsShownAndRead();
    static void plainNumbersAreReadEverywhere();
    static void noiseIsNeitherShownNorStored();
    static void whatIsShownIsReadAgain();
    static void refusalsNameNumbersInTheLanguage();
    static void limitsHaveGroups();
};

void TestTypedNumbers::germanIsShownAndRead()
{
    QLocale::setDefault(QLocale(u"de"_s));
    QCOMPARE(shown(wholeField, qint64{158'000}), u"158.000"_s);
    QCOMPARE(shown(numberField, 1'234.5), u"1.234,5"_s);
    QCOMPARE(typed(wholeField, u"158.000"_s), whole(158'000));
    QCOMPARE(typed(numberField, u"0,5"_s), fraction(0.5));
    QCOMPARE(typed(numberField, u"1.234,5"_s), fraction(1'234.5));
    const QList<NamedNumber> numbers{
        {.name = u"combat"_s, .number = 0.5}, {.name = u"shop"_s, .number = 2}};
    QCOMPARE(shown(namedField, numbers), u"combat: 0,5, shop: 2"_s);
    QCOMPARE(typed(namedField, u"combat: 0,5, shop: 2"_s), std::optional<Value>(numbers));
    QCOMPARE(typed(namedField, u"combat: 0,5; shop: 2"_s), std::optional<Value>(numbers));
    QCOMPARE(typed(namedField, u"combat: 0.5,shop: 2"_s), std::optional<Value>(numbers));
}

void TestTypedNumbers::plainNumbersAreReadEverywhere()
{
    for (const QString &locale : {u"C"_s, u"en"_s, u"de"_s, u"fr"_s, u"zh_CN"_s}) {
        QLocale::setDefault(QLocale(locale));
        QCOMPARE(typed(wholeField, u"158000"_s), whole(158'000));
        QCOMPARE(typed(numberField, u"0.25"_s), fraction(0.25));
        QCOMPARE(typed(numberField, u"1234.5"_s), fraction(1'234.5));
        // From an editor that holds a number, not a text: 1.5 in every language.
        QCOMPARE(typed(numberField, 1.234), fraction(1.234));
        QCOMPARE(typed(wholeField, 158'000), whole(158'000));
    }
}

void TestTypedNumbers::noiseIsNeitherShownNorStored()
{
    QCOMPARE(shown(numberField, 0.15000000000000002), u"0.15"_s);
    QCOMPARE(shown(numberField, 1.3877787807814457e-17), u"0"_s);
    QCOMPARE(
        shown(namedField, QList<NamedNumber>{{.name = u"a"_s, .number = 0.1 + 0.2}}), u"a: 0.3"_s);
    QCOMPARE(typed(numberField, u"0.15000000000000002"_s), fraction(0.15));
}

void TestTypedNumbers::whatIsShownIsReadAgain()
{
    for (const QString &locale : {u"C"_s, u"en"_s, u"de"_s, u"de_CH"_s, u"fr"_s, u"zh_CN"_s}) {
        QLocale::setDefault(QLocale(locale));
        for (const double number : {0.0, 0.05, -2.5, 1'234.5, 4'999.000001}) {
            QCOMPARE(typed(numberField, shown(numberField, number)), fraction(number));
            const QList<NamedNumber> named{
                {.name = u"2nd"_s, .number = number}, {.name = u"b"_s, .number = 3}};
            QCOMPARE(typed(namedField, shown(namedField, named)), std::optional<Value>(named));
        }
        QCOMPARE(typed(wholeField, shown(wholeField, qint64{999'999})), whole(999'999));
    }
}

void TestTypedNumbers::refusalsNameNumbersInTheLanguage()
{
    QLocale::setDefault(QLocale(u"de"_s));
    const auto refused = valueOfEdit({}, numberField, u"6.000"_s);
    QVERIFY(!refused);
    QVERIFY2(refused.error().contains(u"-10 to 5.000"_s), qPrintable(refused.error()));
}

void TestTypedNumbers::limitsHaveGroups()
{
    QLocale::setDefault(QLocale(u"en"_s));
    // As text, "1,000" would otherwise be 1.
    QCOMPARE(
        valueOfEdit({}, fieldOf(ObjectiveColumn::Limit), u"1,000"_s).value(), Value(qint64{1'000}));
    QCOMPARE(valueOfEdit({}, fieldOf(ObjectiveColumn::Weighting), u"60,00"_s).value(),
        Value(qint64{60}));
    QLocale::setDefault(QLocale(u"de"_s));
    QCOMPARE(
        valueOfEdit({}, fieldOf(ObjectiveColumn::Limit), u"1.000"_s).value(), Value(qint64{1'000}));
}

BOARDWRIGHT_UNIT(TestTypedNumbers, NoApplication)

#include "tst_typed_numbers.moc"
