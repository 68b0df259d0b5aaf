// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/progression.h"
#include "tests/support/unit.h"

#include <QTest>

#include <array>
#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array ordered{Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame};

/// Zones by letters: "eml" for early, mid and late.
Zones zonesOf(const QString &letters)
{
    Zones zones;
    for (qsizetype i = 0; i < 4; ++i)
        zones.setFlag(ordered.at(static_cast<std::size_t>(i)), letters.contains(u"emln"[i]));
    return zones;
}

/// The 1-based numbers of the values offered, of `count`.
QString valuesIn(int count, Zones carried, Zones site)
{
    QString text;
    for (int index = 0; index < count; ++index)
        text
            += isValueInZones(index, count, carried, site) ? QString::number(index + 1) : QString();
    return text;
}

} // namespace

class TestProgression final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void zones_data();
    static void zones();
    static void zonesOfEveryFraction();
    static void largeFractions();
    static void exclusive();
    static void carried();
    static void matching();
    static void values_data();
    static void values();
    static void everyZoneHasAValue();
};

void TestProgression::zones_data()
{
    QTest::addColumn<int>("numerator");
    QTest::addColumn<int>("denominator");
    QTest::addColumn<QString>("zones");
    const auto add = [](int numerator, int denominator, const char *zones) {
        QTest::addRow("%d of %d", numerator, denominator)
            << numerator << denominator << QString::fromLatin1(zones);
    };
    add(0, 0, "");
    // Every bound, and one thousandth on either side.
    add(0, 1000, "e");
    add(1, 1000, "e");
    add(199, 1000, "e");
    add(200, 1000, "em");
    add(201, 1000, "em");
    add(399, 1000, "em");
    add(400, 1000, "eml");
    add(401, 1000, "ml");
    add(599, 1000, "ml");
    add(600, 1000, "mln");
    add(601, 1000, "ln");
    add(799, 1000, "ln");
    add(800, 1000, "ln");
    add(801, 1000, "n");
    add(1000, 1000, "n");
    // As a double, 0.6 * 5 is not 3.
    add(3, 5, "mln");
    add(6, 10, "mln");
    add(1, 5, "em");
    add(4, 5, "ln");
}

void TestProgression::zones()
{
    QFETCH(const int, numerator);
    QFETCH(const int, denominator);
    QFETCH(const QString, zones);
    QCOMPARE(zonesAt({.numerator = numerator, .denominator = denominator}), zonesOf(zones));
}

void TestProgression::zonesOfEveryFraction()
{
    for (int denominator = 1; denominator <= 120; ++denominator) {
        for (int numerator = 0; numerator <= denominator; ++numerator) {
            Zones expected;
            for (int zone = 0; zone < 4; ++zone) {
                const int begin = 20 * zone;
                const int percent = 100 * numerator;
                if (percent >= begin * denominator && percent <= (begin + 40) * denominator)
                    expected |= ordered.at(static_cast<std::size_t>(zone));
            }
            QCOMPARE(zonesAt({.numerator = numerator, .denominator = denominator}), expected);
        }
    }
}

void TestProgression::largeFractions()
{
    constexpr int most = std::numeric_limits<int>::max();
    QCOMPARE(zonesAt({.numerator = most, .denominator = most}), zonesOf(u"n"_s));
    QCOMPARE(zonesAt({.numerator = most / 2, .denominator = most}), zonesOf(u"ml"_s));
}

void TestProgression::exclusive()
{
    for (int bits = 0; bits < 16; ++bits) {
        const bool isOne = bits == 1 || bits == 2 || bits == 4 || bits == 8;
        QCOMPARE(isExclusive(Zones::fromInt(static_cast<Zones::Int>(bits))), isOne);
    }
    // No place along a board is only mid or only late.
    for (int step = 0; step <= 1000; ++step) {
        const Zones zones = zonesAt({.numerator = step, .denominator = 1000});
        QCOMPARE(isExclusive(zones), step < 200 || step > 800);
    }
}

void TestProgression::carried()
{
    Objective objective;
    QCOMPARE(carriedZones(objective), allZones);
    for (int bits = 1; bits < 16; ++bits) {
        objective.progression = Zones::fromInt(static_cast<Zones::Int>(bits));
        QCOMPARE(carriedZones(objective), objective.progression);
    }
}

void TestProgression::matching()
{
    QVERIFY(zonesMatch(zonesOf(u"e"_s), {}));
    QVERIFY(zonesMatch(zonesOf(u"e"_s), zonesOf(u"e"_s)));
    QVERIFY(zonesMatch(zonesOf(u"en"_s), zonesOf(u"n"_s))); // whatever other zones it has
    QVERIFY(zonesMatch(zonesOf(u"l"_s), zonesOf(u"eml"_s)));
    QVERIFY(!zonesMatch(zonesOf(u"m"_s), zonesOf(u"e"_s)));
    QVERIFY(!zonesMatch(zonesOf(u"en"_s), zonesOf(u"ml"_s)));
}

void TestProgression::values_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("carried");
    QTest::addColumn<QString>("site");
    QTest::addColumn<QString>("values");
    const auto add = [](int count, const char *carried, const char *site, const char *values) {
        QTest::addRow("%d values, %s at %s", count, carried, site)
            << count << QString::fromLatin1(carried) << QString::fromLatin1(site)
            << QString::fromLatin1(values);
    };
    // As many values as zones: one each.
    add(4, "emln", "e", "1");
    add(4, "emln", "em", "12");
    add(4, "emln", "eml", "123");
    add(4, "emln", "ln", "34");
    add(4, "emln", "n", "4");
    // Two each.
    add(8, "emln", "ml", "3456");
    // Fewer values than zones: neighbours share one.
    add(2, "emln", "e", "1");
    add(2, "emln", "em", "1");
    add(2, "emln", "ml", "12");
    add(2, "emln", "n", "2");
    add(1, "emln", "ml", "1");
    // The middle one of three zones has a part of both values.
    add(2, "eml", "e", "1");
    add(2, "eml", "m", "12");
    add(2, "eml", "l", "2");
    // Two zones of three values: the second belongs to both.
    add(3, "en", "e", "12");
    add(3, "en", "n", "23");
    // Zones are counted among those of the goal, not among all four.
    add(4, "ln", "ln", "1234");
    add(4, "ln", "l", "12");
    add(4, "en", "mln", "34");
    add(3, "l", "ml", "123");
    add(5, "eml", "m", "234");
    // Outside the goal's zones, or without progression: all values.
    add(3, "en", "ml", "123");
    add(3, "en", "", "123");
}

void TestProgression::values()
{
    QFETCH(const int, count);
    QFETCH(const QString, carried);
    QFETCH(const QString, site);
    QTEST(valuesIn(count, zonesOf(carried), zonesOf(site)), "values");
}

void TestProgression::everyZoneHasAValue()
{
    // On a line of count * zones points, each value covers as many points as there are zones, and
    // each zone as many as there are values. A zone offers a value if they share a point.
    for (int bits = 1; bits < 16; ++bits) {
        const Zones carried = Zones::fromInt(static_cast<Zones::Int>(bits));
        QList<Zone> inOrder;
        for (const Zone zone : ordered) {
            if (carried.testFlag(zone))
                inOrder << zone;
        }
        for (int count = 1; count <= 13; ++count) {
            std::array<int, 13> offered{};
            for (qsizetype i = 0; i < inOrder.size(); ++i) {
                int values = 0;
                for (int index = 0; index < count; ++index) {
                    bool meet = false;
                    for (qsizetype point = 0; point < count * inOrder.size(); ++point)
                        meet |= point / inOrder.size() == index && point / count == i;
                    QCOMPARE(isValueInZones(index, count, carried, inOrder[i]), meet);
                    values += meet ? 1 : 0;
                    offered.at(static_cast<std::size_t>(index)) += meet ? 1 : 0;
                }
                QVERIFY(values > 0);
            }
            for (int index = 0; index < count; ++index) {
                QVERIFY(offered.at(static_cast<std::size_t>(index)) > 0);
                QVERIFY(isValueInZones(index, count, carried, allZones));
            }
        }
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestProgression, NoApplication)

#include "tst_progression.moc"
