// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The doubles of seedrandom, identical bit for bit.
#include "core/random/arc4.h"
#include "tests/support/boards/reference_vectors.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

#include <bit>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

class TestArc4 final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void reference();
    static void wellKnownSeed();
    static void manyAtOnce();
    static void copiesGoOnByThemselves();
};

void TestArc4::reference()
{
    constexpr int last = 10'000;
    const QJsonArray streams = referenceVectors(u"rng"_s);
    QVERIFY(streams.size() > 10);
    for (const auto &element : streams) {
        const QJsonObject stream = element.toObject();
        Arc4 random(stream.value(u"seed"_s).toString());
        int taken = 0;
        for (const auto &hex : stream.value(u"first8_hex"_s).toArray()) {
            QCOMPARE(QString::number(std::bit_cast<quint64>(random.next()), 16), hex.toString());
            ++taken;
        }
        QCOMPARE(taken, 8);
        for (; taken < last - 1; ++taken)
            random.next();
        QCOMPARE(QString::number(std::bit_cast<quint64>(random.next()), 16),
            stream.value(u"tenThousandth_hex"_s).toString());
        QCOMPARE(random.taken(), quint64{last});
    }
}

void TestArc4::wellKnownSeed()
{
    Arc4 random(u"112233");
    QCOMPARE(std::bit_cast<quint64>(random.next()), 0x3f9834c3e545206bU);
    for (const double expected : {0.37181766348232886, 0.4180821552894037, 0.3100180578680178})
        QCOMPARE(std::bit_cast<quint64>(random.next()), std::bit_cast<quint64>(expected));
}

void TestArc4::manyAtOnce()
{
    Arc4 single(u"several");
    Arc4 several(u"several");
    for (const std::size_t count : {0U, 1U, 7U, 400U}) {
        std::vector<double> values(count);
        several.fill(values);
        for (const double value : values)
            QVERIFY(value == single.next());
    }
    QCOMPARE(several.taken(), quint64{408});
    QVERIFY(several.next() == single.next());
}

void TestArc4::copiesGoOnByThemselves()
{
    Arc4 random(u"a");
    random.next();
    Arc4 copy = random;
    const double next = random.next();
    random.next();
    QVERIFY(copy.next() == next);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestArc4, QCoreApplication)

#include "tst_arc4.moc"
