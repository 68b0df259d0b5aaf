// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/draws.h"
#include "tests/support/chi_square.h"
#include "tests/support/unit.h"

#include <QTest>

#include <array>
#include <bit>
#include <functional>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint32_t draws = 40'000;

/// The i-th draw of a series whose keys differ as little as they do in practice: in a few low or
/// high bits.
struct Row {
    const char *name;
    std::function<std::uint64_t(std::uint32_t)> bits;
};

std::uint64_t fixedSeedBits(DrawPlace place, std::uint64_t about)
{
    static const Draws one(u"1");
    return one.bits(place, about);
}

const std::vector<Row> &rows()
{
    static const std::vector<Row> all{
        {"identities, counting up",
            [](std::uint32_t i) { return fixedSeedBits({.purpose = Purpose::WeightRoll}, i); }},
        {"identities, highest bits",
            [](std::uint32_t i) {
                return fixedSeedBits({.purpose = Purpose::PullBack}, std::uint64_t{i} << (64 - 16));
            }},
        {"identities, Gray code",
            [](std::uint32_t i) {
                return fixedSeedBits({.purpose = Purpose::Pick, .cell = 12}, i ^ (i >> 1));
            }},
        {"cells",
            [](std::uint32_t i) {
                return fixedSeedBits(
                    {.purpose = Purpose::Pick, .cell = static_cast<std::uint16_t>(i)},
                    0x123456789abcdefU);
            }},
        {"steps",
            [](std::uint32_t i) {
                return fixedSeedBits({.purpose = Purpose::CellOrder, .detail = i}, 0);
            }},
        {"values, in thousands",
            [](std::uint32_t i) {
                return fixedSeedBits(
                    {.purpose = Purpose::PickValue, .cell = 7, .detail = 1000 * i}, 42);
            }},
        {"attempts, purposes and cells together",
            [](std::uint32_t i) {
                return fixedSeedBits({.purpose = static_cast<Purpose>(1 + i % 8),
                                         .attempt = static_cast<std::uint8_t>(i / 8),
                                         .cell = static_cast<std::uint16_t>(i / 2048)},
                    0);
            }},
        {"seeds, counting up",
            [](std::uint32_t i) {
                return Draws(QString::number(i)).bits({.purpose = Purpose::Pick, .cell = 12}, 1);
            }},
        {"seeds, growing by a character",
            [](std::uint32_t i) {
                static const QString longest(static_cast<qsizetype>(draws), u'a');
                // Longer seeds cost time but show nothing new.
                const QStringView text = QStringView(longest).first(i % 200);
                return Draws(text).bits({.purpose = Purpose::WeightRoll, .detail = i / 200}, 1);
            }},
    };
    return all;
}

std::uint32_t scaled(std::uint64_t bits, std::uint32_t count)
{
    return static_cast<std::uint32_t>(wideProduct(bits, count).high);
}

} // namespace

class TestDrawsStatistics final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    static void uniform_data() { addRows(); }

    static void uniform();

    static void neighboursAreIndependent_data() { addRows(); }

    static void neighboursAreIndependent();

    static void bitsAreBalanced_data() { addRows(); }

    static void bitsAreBalanced();
    static void relatedPlacesAreIndependent_data();
    static void relatedPlacesAreIndependent();
    static void oneBitOfTheKeyChangesHalf();
    static void chancesOverSeeds_data();
    static void chancesOverSeeds();

private:
    static void addRows()
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < rows().size(); ++i)
            QTest::newRow(rows()[i].name) << static_cast<int>(i);
    }
};

// Thresholds are chi-square quantiles at one in a million on either side (support/chi_square.h).
void TestDrawsStatistics::uniform()
{
    QFETCH(const int, row);
    for (const std::uint32_t count : {2U, 3U, 7U, 25U, 64U, 100U, 1000U}) {
        std::vector<int> counts(count, 0);
        for (std::uint32_t i = 0; i < draws; ++i)
            ++counts[scaled(rows()[static_cast<std::size_t>(row)].bits(i), count)];
        QVERIFY2(looksUniform(counts),
            qPrintable(QString::number(count) + u" bins: "_s + QString::number(chiSquare(counts))));
    }
}

void TestDrawsStatistics::neighboursAreIndependent()
{
    QFETCH(const int, row);
    // Pairs (draw, later draw) in 12 x 12 bins; no draw is in two pairs.
    constexpr std::uint32_t bins = 12;
    for (const std::uint32_t distance : {1U, 2U, 8U}) {
        std::vector<int> counts(std::size_t{bins} * bins, 0);
        for (std::uint32_t i = 0; i < draws; ++i) {
            if ((i / distance) % 2 != 0)
                continue;
            const auto &bits = rows()[static_cast<std::size_t>(row)].bits;
            ++counts[scaled(bits(i), bins) * bins + scaled(bits(i + distance), bins)];
        }
        QVERIFY2(looksUniform(counts),
            qPrintable(u"distance "_s + QString::number(distance) + u": "_s
                + QString::number(chiSquare(counts))));
    }
}

void TestDrawsStatistics::bitsAreBalanced()
{
    QFETCH(const int, row);
    std::array<int, 64> set{};
    for (std::uint32_t i = 0; i < draws; ++i) {
        const std::uint64_t bits = rows()[static_cast<std::size_t>(row)].bits(i);
        for (std::size_t bit = 0; bit < set.size(); ++bit)
            set[bit] += static_cast<int>((bits >> bit) & 1U);
    }
    for (const int count : set)
        QVERIFY2(isWithin(oneInAMillion, count, draws, 0.5), qPrintable(QString::number(count)));
}

void TestDrawsStatistics::relatedPlacesAreIndependent_data()
{
    QTest::addColumn<int>("purpose");
    QTest::addColumn<int>("cell");
    QTest::addColumn<int>("detail");
    QTest::addColumn<quint64>("about");

    QTest::newRow("neighbouring cell") << 5 << 13 << 0 << quint64{1};
    QTest::newRow("cell below") << 5 << 17 << 0 << quint64{1};
    QTest::newRow("neighbouring identity") << 5 << 12 << 0 << quint64{2};
    QTest::newRow("identity in the highest bit") << 5 << 12 << 0 << quint64{0x8000000000000001U};
    QTest::newRow("another purpose") << 6 << 12 << 0 << quint64{1};
    QTest::newRow("weight roll against pick") << 1 << 0 << 0 << quint64{1};
    QTest::newRow("neighbouring value") << 5 << 12 << 1 << quint64{1};
}

void TestDrawsStatistics::relatedPlacesAreIndependent()
{
    QFETCH(const int, purpose);
    QFETCH(const int, cell);
    QFETCH(const int, detail);
    QFETCH(const quint64, about);
    constexpr std::uint32_t bins = 12;
    std::vector<int> counts(std::size_t{bins} * bins, 0);
    for (int seed = 0; seed < 20'000; ++seed) {
        const Draws draw(QString::number(seed));
        const auto one = draw.below(bins, {.purpose = Purpose::Pick, .cell = 12}, 1);
        const auto other = draw.below(bins,
            {.purpose = static_cast<Purpose>(purpose),
                .cell = static_cast<std::uint16_t>(cell),
                .detail = static_cast<std::uint32_t>(detail)},
            about);
        ++counts[one * bins + other];
    }
    QVERIFY2(looksUniform(counts), qPrintable(QString::number(chiSquare(counts))));
}

void TestDrawsStatistics::oneBitOfTheKeyChangesHalf()
{
    // Flips each bit of identity, cell and detail: 1,000 pairs of 64 tosses, within 5 deviations of
    // half.
    for (int flipped = 0; flipped < 64 + 16 + 32; ++flipped) {
        int differing = 0;
        for (std::uint32_t i = 0; i < 1000; ++i) {
            DrawPlace place{.purpose = Purpose::Pick, .cell = 5, .detail = i};
            const std::uint64_t before = fixedSeedBits(place, i);
            std::uint64_t about = i;
            if (flipped < 64)
                about ^= std::uint64_t{1} << flipped;
            else if (flipped < 80)
                place.cell = static_cast<std::uint16_t>(place.cell ^ (1U << (flipped - 64)));
            else
                place.detail ^= 1U << (flipped - 80);
            differing += std::popcount(before ^ fixedSeedBits(place, about));
        }
        QVERIFY2(isWithin(5, differing, 64'000, 0.5),
            qPrintable(QString::number(flipped) + u": "_s + QString::number(differing)));
    }
}

void TestDrawsStatistics::chancesOverSeeds_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {1, 5, 25, 50, 75, 90, 99})
        QTest::addRow("%d %%", percent) << percent;
}

void TestDrawsStatistics::chancesOverSeeds()
{
    QFETCH(const int, percent);
    constexpr int seeds = 20'000;
    int hits = 0;
    for (int seed = 0; seed < seeds; ++seed)
        hits += Draws(QString::number(seed)).chance(percent, {.purpose = Purpose::WeightRoll}, 99)
            ? 1
            : 0;
    QVERIFY2(isWithin(3, hits, seeds, percent / 100.0), qPrintable(QString::number(hits)));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestDrawsStatistics, NoApplication)

#include "tst_draws_statistics.moc"
