// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a number has no more digits than its unit: for every measure and every field of every
// generator, in all languages.

#include "core/generator/generator.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/tables/field_cells.h"

#include <QCoreApplication>
#include <QTest>

#include <cmath>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestUnitDigits final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    static void cleanup() { QLocale::setDefault(QLocale::c()); }

    static void ofMeasures_data() { languages(); }

    static void ofMeasures();

    static void ofFields_data() { languages(); }

    static void ofFields();
    static void ofShares();

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"C", "en", "de", "fr", "zh_CN"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
};

namespace {

/// How many digits follow the decimal point of a text's number.
int decimalsIn(const QString &text)
{
    const qsizetype point = text.indexOf(QLocale().decimalPoint());
    int decimals = 0;
    for (qsizetype i = point + 1; point >= 0 && i < text.size() && text.at(i).isDigit(); ++i)
        ++decimals;
    return decimals;
}

/// By hand: shares in tenths of a percent, all else in hundredths.
int mostOf(const Measure &measure)
{
    return measure.unit == Unit::Percent ? 1 : 2;
}

std::vector<double> numbersToTry()
{
    std::vector<double> numbers{0, 1, 2, 10, 100, 12'345, 1.0 / 3, 2.0 / 3, 0.1 + 0.2,
        1.3877787807814457e-17, 0.004, 0.0449, 0.05, 0.996, 9.996, 99.96, 999.5, 12.345678, 0.5};
    SplitMix random(7);
    for (int i = 0; i < 40; ++i)
        numbers.push_back(std::pow(10.0, static_cast<double>(random.below(9)) - 4)
            * static_cast<double>(random.below(1'000'000)) / 1e6);
    for (std::size_t i = 0, all = numbers.size(); i < all; ++i)
        numbers.push_back(-numbers[i]);
    return numbers;
}

} // namespace

void TestUnitDigits::ofMeasures()
{
    QFETCH(const QString, language);
    QLocale::setDefault(QLocale(language));
    int tried = 0;
    for (const Generator *generator : generators()) {
        for (const Measure &measure : generator->info().measures) {
            for (const double number : numbersToTry()) {
                ++tried;
                const QString name = QString(measure.key) + u' ';
                const QString text = measureText(measure, number);
                if (measure.unit == Unit::Minutes) {
                    QVERIFY2(decimalsIn(text) == 0, qPrintable(name + text)); // a clock
                } else {
                    QVERIFY2(decimalsIn(text) <= mostOf(measure), qPrintable(name + text));
                    if (number == std::round(number))
                        QVERIFY2(decimalsIn(text) == 0, qPrintable(name + text));
                }
                QVERIFY2(decimalsIn(measureTextWithUnit(measure, number)) == decimalsIn(text),
                    qPrintable(name + text));
                // A mean that would look like nothing has one digit that is none.
                const QString mean = meanText(&measure, number);
                const bool isSmall = std::abs(number) < 0.5 * std::pow(10.0, -mostOf(measure));
                QVERIFY2(
                    decimalsIn(mean) <= (isSmall ? 5 : mostOf(measure)), qPrintable(name + mean));
                if (std::abs(number) >= 1)
                    QVERIFY2(decimalsIn(mean) <= mostOf(measure), qPrintable(name + mean));
            }
        }
    }
    QVERIFY(tried > 5'000);
}

void TestUnitDigits::ofFields()
{
    QFETCH(const QString, language);
    QLocale::setDefault(QLocale(language));
    const RowNames names;
    int tried = 0;
    const auto look = [&](const Field &field) {
        for (const double number : numbersToTry()) {
            if (field.kind == Kind::Number) {
                ++tried;
                const QString text = shownText(names, field, number);
                QVERIFY2(decimalsIn(text) <= 6 && !text.contains(u'e'), qPrintable(text));
            } else if (field.kind == Kind::Integer) {
                const QString text = shownText(names, field, static_cast<qint64>(number));
                QVERIFY2(decimalsIn(text) == 0, qPrintable(text));
            } else if (field.kind == Kind::NumbersByName) {
                const QString text = shownText(
                    names, field, QList<NamedNumber>{{.name = u"race"_s, .number = number}});
                QVERIFY2(decimalsIn(text) <= 6 && !text.section(u':', 1).contains(u'e'),
                    qPrintable(text));
            }
        }
    };
    for (const Generator *generator : generators()) {
        for (const Field &field : generator->info().parameters)
            look(field);
        for (const Section *section : generator->info().sections) {
            for (const Field &field : section->fields)
                look(field);
        }
    }
    QVERIFY(tried > 1'000);
}

void TestUnitDigits::ofShares()
{
    for (int thousandths = 0; thousandths <= 10'000; ++thousandths) {
        const QString text = shareText(thousandths / 10'000.0);
        QVERIFY2(decimalsIn(text) <= 1, qPrintable(text));
    }
}

BOARDWRIGHT_UNIT(TestUnitDigits, QCoreApplication)

#include "tst_unit_digits.moc"
