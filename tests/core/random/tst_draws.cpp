// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/draws.h"
#include "core/random/philox.h"
#include "core/random/siphash.h"
#include "tests/support/boards/portable_philox.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QByteArray>
#include <QSet>
#include <QTest>

#include <array>
#include <bit>
#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint64_t ones = std::numeric_limits<std::uint64_t>::max();
constexpr std::array<std::uint64_t, 2> piCounter{0x243f6a8885a308d3U, 0x13198a2e03707344U};
constexpr std::uint64_t piKey = 0xa4093822299f31d0U;

using Words = std::array<std::uint64_t, 2>;

// The published vectors of Random123 ("kat_vectors"). Those of seven rounds were computed with
// arbitrary-precision integers.
static_assert(philox2x64<10>({0, 0}, 0) == Words{0xca00a0459843d731U, 0x66c24222c9a845b5U});
static_assert(
    philox2x64<10>({ones, ones}, ones) == Words{0x65b021d60cd8310fU, 0x4d02f3222f86df20U});
static_assert(philox2x64<10>(piCounter, piKey) == Words{0x0a5e742c2997341cU, 0xb0f883d38000de5dU});
static_assert(philox2x64<7>({0, 0}, 0) == Words{0xb41da69fbfefc666U, 0x511e9ce1a5534056U});
static_assert(philox2x64<7>({ones, ones}, ones) == Words{0xa4696cc04462015dU, 0x724782dae17169e9U});
static_assert(philox2x64<7>(piCounter, piKey) == Words{0x98ed1534392bf372U, 0x67528b1568882fd5U});

} // namespace

class TestDraws final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void sipHashAnswers_data();
    static void sipHashAnswers();
    static void philoxAtRunTime();
    static void wideProducts();
    static void pinnedDraws_data();
    static void pinnedDraws();
    static void differentSeeds_data();
    static void differentSeeds();
    static void everyFieldIsPartOfTheKey();
    static void belowIsInRange();
    static void belowIsTheUpperPart();
    static void chanceOfNothingAndAll();
    static void chanceIsMonotone();
};

void TestDraws::sipHashAnswers_data()
{
    QTest::addColumn<int>("length");
    QTest::addColumn<QByteArray>("expected"); // little-endian, as printed in the paper

    // Key 00 01 .. 0f, message 00 01 02 ...; the values are those of the reference code and of
    // OpenSSL's SIPHASH.
    QTest::newRow("nothing") << 0 << QByteArray("310e0edd47db6f72");
    QTest::newRow("1 byte") << 1 << QByteArray("fd67dc93c539f874");
    QTest::newRow("2 bytes") << 2 << QByteArray("5a4fa9d909806c0d");
    QTest::newRow("3 bytes") << 3 << QByteArray("2d7efbd796666785");
    QTest::newRow("a word less one") << 7 << QByteArray("37d1018bf50002ab");
    QTest::newRow("a word") << 8 << QByteArray("6224939a79f5f593");
    QTest::newRow("a word and one") << 9 << QByteArray("b0e4a90bdf82009e");
    QTest::newRow("two words less one") << 15 << QByteArray("e545be4961ca29a1");
    QTest::newRow("two words") << 16 << QByteArray("db9bc2577fcc2a3f");
    QTest::newRow("two words and one") << 17 << QByteArray("9447be2cf5e99a69");
    QTest::newRow("31 bytes") << 31 << QByteArray("42c341d8fa92d832");
    QTest::newRow("32 bytes") << 32 << QByteArray("ce7cf2722f512771");
    QTest::newRow("63 bytes") << 63 << QByteArray("724506eb4c328a95");
}

void TestDraws::sipHashAnswers()
{
    QFETCH(const int, length);
    QFETCH(const QByteArray, expected);
    QByteArray message;
    for (int i = 0; i < length; ++i)
        message.append(static_cast<char>(i));
    const std::uint64_t hash = sipHash(message, 0x0706050403020100U, 0x0f0e0d0c0b0a0908U);
    QByteArray bytes;
    for (int shift = 0; shift < 64; shift += 8)
        bytes.append(static_cast<char>((hash >> shift) & 0xff));
    QCOMPARE(bytes.toHex(), expected);
}

void TestDraws::philoxAtRunTime()
{
    const volatile std::uint64_t zero = 0; // not a compile-time constant
    const Words words = philox2x64<7>({zero, zero}, zero);
    QCOMPARE(words[0], 0xb41da69fbfefc666U);
    QCOMPARE(words[1], 0x511e9ce1a5534056U);
}

void TestDraws::wideProducts()
{
    const std::array<std::uint64_t, 8> edges{
        0, 1, 2, 0xffffffffU, 0x100000000U, 0x8000000000000000U, ones - 1, ones};
    SplitMix random(1);
    std::vector<std::pair<std::uint64_t, std::uint64_t>> pairs;
    for (const std::uint64_t a : edges) {
        for (const std::uint64_t b : edges)
            pairs.emplace_back(a, b);
    }
    for (int i = 0; i < 10'000; ++i)
        pairs.emplace_back(random.next() >> random.below(64), random.next() >> random.below(64));
    for (const auto &[a, b] : pairs) {
        const auto [high, low] = portableProduct(a, b);
        const WideProduct product = wideProduct(a, b);
        QCOMPARE(high, product.high);
        QCOMPARE(low, product.low);
        QCOMPARE(product.low, a * b);
        // The sum of four partial products, with explicit carries.
        const std::uint64_t mask = 0xffffffffU;
        const std::uint64_t middle = (a >> 32) * (b & mask);
        const std::uint64_t other = (a & mask) * (b >> 32);
        const std::uint64_t carry
            = (((a & mask) * (b & mask)) >> 32) + (middle & mask) + (other & mask);
        QCOMPARE(
            product.high, (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32) + (carry >> 32));
    }
}

void TestDraws::pinnedDraws_data()
{
    QTest::addColumn<QString>("seed");
    QTest::addColumn<int>("purpose");
    QTest::addColumn<int>("attempt");
    QTest::addColumn<int>("cell");
    QTest::addColumn<quint32>("detail");
    QTest::addColumn<quint64>("about");
    QTest::addColumn<quint64>("bits");
    QTest::addColumn<quint32>("below25");

    // Computed from the two papers with arbitrary-precision integers.
    QTest::newRow("empty seed") << u""_s << 1 << 0 << 0 << 0U << quint64{0}
                                << quint64{0x6003a227e45e2fb3U} << 9U;
    QTest::newRow("one digit") << u"1"_s << 1 << 0 << 0 << 0U << quint64{0}
                               << quint64{0x4239a89c52932494U} << 6U;
    QTest::newRow("a pick") << u"1"_s << 5 << 0 << 24 << 0U << quint64{0x0123456789abcdefU}
                            << quint64{0x193121e73ab4fe75U} << 2U;
    QTest::newRow("a value") << u"SEED"_s << 6 << 2 << 99 << 100'000U << quint64{ones}
                             << quint64{0x0dd865facf09d84cU} << 1U;
    QTest::newRow("not ASCII") << u"ünïcode"_s << 3 << 0 << 0 << 25U << quint64{0}
                               << quint64{0xf50259a1969a6e11U} << 23U;
    QTest::newRow("10,000 characters") << QString(10'000, u'x') << 8 << 255 << 65'535 << 0xffffffffU
                                       << quint64{7} << quint64{0xecd01a8655d576c4U} << 23U;
}

void TestDraws::pinnedDraws()
{
    QFETCH(const QString, seed);
    QFETCH(const int, purpose);
    QFETCH(const int, attempt);
    QFETCH(const int, cell);
    QFETCH(const quint32, detail);
    QFETCH(const quint64, about);
    QFETCH(const quint64, bits);
    QFETCH(const quint32, below25);
    const DrawPlace place{.purpose = static_cast<Purpose>(purpose),
        .attempt = static_cast<std::uint8_t>(attempt),
        .cell = static_cast<std::uint16_t>(cell),
        .detail = detail};
    QCOMPARE(Draws(seed).bits(place, about), bits);
    QCOMPARE(Draws(seed).below(25, place, about), below25);
}

void TestDraws::differentSeeds_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");

    const QString longSeed(10'000, u'a');
    QTest::newRow("last character") << u"seed 1"_s << u"seed 2"_s;
    QTest::newRow("first character") << u"aaaaaaaaaaaaaaaaaaaaaa"_s << u"baaaaaaaaaaaaaaaaaaaaa"_s;
    QTest::newRow("case") << u"SEED"_s << u"sEED"_s;
    QTest::newRow("a space behind") << u"1"_s << u"1 "_s;
    QTest::newRow("a leading zero") << u"1"_s << u"01"_s;
    QTest::newRow("nothing and NUL") << u""_s << QString(1, QChar(u'\0'));
    QTest::newRow("composed and not") << u"\u00fc"_s << u"u\u0308"_s;
    QTest::newRow("beyond the basic plane") << u"🎲"_s << u"🎳"_s;
    QTest::newRow("long, last character") << longSeed << longSeed.chopped(1) + u'b';
    QTest::newRow("long, length") << longSeed << longSeed + u'a';
}

void TestDraws::differentSeeds()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    int differing = 0;
    for (std::uint32_t i = 0; i < 256; ++i) {
        const DrawPlace place{.purpose = Purpose::Pick, .detail = i};
        QCOMPARE(Draws(one).bits(place), Draws(QString(one)).bits(place));
        differing += std::popcount(Draws(one).bits(place) ^ Draws(other).bits(place));
    }
    // 16,384 coin tosses: within 5 standard deviations of half.
    QVERIFY2(std::abs(differing - 8192) < 5 * 64, qPrintable(QString::number(differing)));
}

void TestDraws::everyFieldIsPartOfTheKey()
{
    // Places that would collide if fields shared bits or were added.
    const Draws draws(u"seed");
    QSet<quint64> seen;
    int made = 0;
    const auto add = [&](DrawPlace place, std::uint64_t about) {
        seen.insert(draws.bits(place, about));
        ++made;
    };
    for (int purpose = 1; purpose <= 8; ++purpose) {
        for (const std::uint32_t field : {0U, 1U, 2U, 127U, 255U}) {
            for (const std::uint32_t detail : {0U, 1U, 255U, 256U, 65'535U, 65'536U, 0xffffffffU}) {
                for (const std::uint64_t about : {std::uint64_t{0}, std::uint64_t{1}, ones}) {
                    const auto attempt = static_cast<std::uint8_t>(field);
                    const auto kind = static_cast<Purpose>(purpose);
                    add({.purpose = kind, .attempt = attempt, .cell = 3, .detail = detail}, about);
                    for (const std::uint32_t shift : {0U, 8U}) {
                        const auto cell = static_cast<std::uint16_t>((field + 4) << shift);
                        add({.purpose = kind, .attempt = 9, .cell = cell, .detail = detail}, about);
                    }
                }
            }
        }
    }
    QCOMPARE(seen.size(), made);
}

void TestDraws::belowIsInRange()
{
    const Draws draws(u"range");
    for (const std::uint32_t count : {1U, 2U, 3U, 25U, 100U, 0x80000000U, 0xffffffffU}) {
        std::uint32_t highest = 0;
        for (std::uint32_t i = 0; i < 2000; ++i) {
            const auto drawn = draws.below(count, {.purpose = Purpose::CellOrder, .detail = i});
            QVERIFY(drawn < count);
            highest = std::max(highest, drawn);
        }
        QVERIFY(highest >= count - 1 - count / 100);
    }
}

void TestDraws::belowIsTheUpperPart()
{
    const Draws draws(u"scale");
    for (std::uint32_t i = 0; i < 1000; ++i) {
        const DrawPlace place{.purpose = Purpose::PickValue, .detail = i};
        QCOMPARE(draws.below(0x80000000U, place), draws.bits(place) >> 33);
        QCOMPARE(draws.below(16, place), draws.bits(place) >> 60);
    }
}

void TestDraws::chanceOfNothingAndAll()
{
    for (int seed = 0; seed < 2000; ++seed) {
        const Draws draws(QString::number(seed));
        const DrawPlace place{.purpose = Purpose::WeightRoll};
        for (const int percent : {-5, 0})
            QVERIFY(!draws.chance(percent, place, 1));
        for (const int percent : {100, 101})
            QVERIFY(draws.chance(percent, place, 1));
    }
}

void TestDraws::chanceIsMonotone()
{
    for (std::uint64_t about = 0; about < 500; ++about) {
        bool before = false;
        int turns = 0;
        for (int percent = 0; percent <= 100; ++percent) {
            const bool now
                = Draws(u"monotone").chance(percent, {.purpose = Purpose::WeightRoll}, about);
            QVERIFY(now || !before);
            turns += now == before ? 0 : 1;
            before = now;
        }
        QCOMPARE(turns, 1);
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestDraws, NoApplication)

#include "tst_draws.moc"
