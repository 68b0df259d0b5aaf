// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The squares equal those of the reference and are magic.
#include "core/random/magic_square.h"
#include "tests/support/boards/reference_vectors.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <numeric>

namespace boardwright {

using namespace Qt::StringLiterals;

class TestMagicSquare final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void reference();
    static void digest();
    static void magic();
    static void sixDigitsCount();
};

void TestMagicSquare::reference()
{
    const std::array<std::uint8_t, 25> example{
        21, 15, 19, 3, 7, 4, 8, 22, 11, 20, 12, 16, 5, 9, 23, 10, 24, 13, 17, 1, 18, 2, 6, 25, 14};
    QVERIFY(magicSquare(112233) == example);
    const QJsonArray squares = referenceVectors(u"magic"_s);
    QVERIFY(squares.size() > 10);
    for (const auto &element : squares) {
        const QJsonObject expected = element.toObject();
        const auto seed = static_cast<std::uint64_t>(expected.value(u"seed"_s).toDouble());
        QJsonArray square;
        for (const std::uint8_t difficulty : magicSquare(seed))
            square.append(difficulty);
        QCOMPARE(square, expected.value(u"square"_s).toArray());
    }
}

/// FNV-1a over the squares of the first 100,000 seeds.
void TestMagicSquare::digest()
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (std::uint64_t seed = 0; seed < 100'000; ++seed) {
        for (const std::uint8_t difficulty : magicSquare(seed))
            hash = (hash ^ difficulty) * 0x100000001b3U;
    }
    QCOMPARE(hash, 0x73081f5e30659e11U);
}

void TestMagicSquare::magic()
{
    constexpr int sum = 65;
    for (std::uint64_t seed = 0; seed < 1'000'000; seed += 37) {
        const auto square = magicSquare(seed);
        std::array<int, 12> lines{};
        for (std::size_t cell = 0; cell < square.size(); ++cell) {
            const std::size_t row = cell / 5;
            const std::size_t column = cell % 5;
            lines.at(row) += square.at(cell);
            lines.at(5 + column) += square.at(cell);
            lines.at(10) += row == column ? square.at(cell) : 0;
            lines.at(11) += row + column == 4 ? square.at(cell) : 0;
        }
        QVERIFY(std::ranges::all_of(lines, [](int line) { return line == sum; }));
        std::array<std::uint8_t, 25> sorted = square;
        std::ranges::sort(sorted);
        std::array<std::uint8_t, 25> all{};
        std::iota(all.begin(), all.end(), std::uint8_t{1});
        QVERIFY(sorted == all);
    }
}

void TestMagicSquare::sixDigitsCount()
{
    QVERIFY(magicSquare(9'007'199'254'740'991U) == magicSquare(740'991));
    QVERIFY(magicSquare(0) != magicSquare(1));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestMagicSquare, QCoreApplication)

#include "tst_magic_square.moc"
