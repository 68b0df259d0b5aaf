// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/modifiers.h"
#include "tests/support/chi_square.h"
#include "tests/support/every_size.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <ranges>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr Modifiers everything{.noBoardLimits = true,
    .noLineLimits = true,
    .noWeighting = true,
    .noProgression = true,
    .values = ValueChoice::Highest,
    .noCentre = true,
    .blanks = 4,
    .shinies = Modifiers::automaticShinies};

Draws drawsOf(int seed)
{
    return Draws(QString::number(seed));
}

std::vector<SiteIndex> blanks(const std::vector<std::uint8_t> &mayBe, int count, int seed)
{
    std::vector<SiteIndex> into{SiteIndex{77}}; // stale, from another board
    drawBlanks(mayBe, count, drawsOf(seed), into);
    return into;
}

std::vector<SiteIndex> shinies(
    const Shape &shape, const std::vector<std::uint8_t> &mayBe, int count, int seed)
{
    std::vector<SiteIndex> into{SiteIndex{77}};
    drawShinies(shape, mayBe, count, drawsOf(seed), into);
    return into;
}

std::vector<std::uint8_t> allOf(const Shape &shape)
{
    return std::vector<std::uint8_t>(shape.sites.size(), 1);
}

std::vector<std::uint8_t> someOf(const Shape &shape, SplitMix &random, int percent)
{
    std::vector<std::uint8_t> mayBe(shape.sites.size());
    for (std::uint8_t &may : mayBe)
        may = random.chance(percent) ? 1 : 0;
    return mayBe;
}

QSet<int> numbersOf(const std::vector<SiteIndex> &sites)
{
    QSet<int> numbers;
    for (const SiteIndex site : sites)
        numbers.insert(static_cast<int>(site));
    return numbers;
}

/// How crowded the lines of a cell are with the shiny cells before it: the most in one line, then
/// the sum over its lines. Computed from the geometry, not from the shape's lines.
std::pair<int, int> crowdOf(const ModeSettings &settings, const QList<int> &before, int cell)
{
    const std::shared_ptr<const Shape> shape = shapeOf(settings);
    const auto at = [&](int other) { return shape->sites[static_cast<std::size_t>(other)]; };
    const bool isGrid = shape->topology == Topology::Grid;
    const bool isSquare = isGrid && settings.rows == settings.columns;
    std::array<int, 4> inLine{};
    for (const int other : before) {
        const Site a = at(cell);
        const Site b = at(other);
        inLine[0] += a.row == b.row ? 1 : 0;
        inLine[1] += isGrid && a.column == b.column ? 1 : 0;
        inLine[2] += isSquare && a.row == a.column && b.row == b.column ? 1 : 0;
        const int last = settings.rows - 1;
        inLine[3] += isSquare && a.row + a.column == last && b.row + b.column == last ? 1 : 0;
    }
    return {std::ranges::max(inLine), inLine[0] + inLine[1] + inLine[2] + inLine[3]};
}

} // namespace

class TestModifiers final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void whatAModeKnows();
    static void oddNumbers();
    static void counting();
    static void chaos();
    static void centres();
    static void automaticShinies();
    static void blanksAreAmongThoseThatMayBe();
    static void blanksAreUniform();
    static void blanksAreKeyed();
    static void shiniesAreAmongThoseThatMayBe();
    static void shiniesAreSpread();
    static void threeShiniesOfABingoBoard();
    static void firstShinyIsUniform();
    static void seedsDiffer();
    static void noMemoryButTheLists();
};

void TestModifiers::whatAModeKnows()
{
    int withCentre = 0;
    for (const ModeSettings &settings : everySettings()) {
        const bool isBingo = settings.mode == GameMode::Bingo;
        const bool isGrid = isBingo || settings.mode == GameMode::Ascend;
        const bool hasCentre = isGrid && settings.rows % 2 == 1 && settings.columns % 2 == 1;
        withCentre += hasCentre ? 1 : 0;
        const Modifiers known = applicable(everything, settings);
        QCOMPARE(known.noProgression, !isBingo);
        QCOMPARE(known.noCentre, hasCentre);
        QVERIFY(known.noBoardLimits && known.noLineLimits && known.noWeighting);
        QCOMPARE(known.values, ValueChoice::Highest);
        QCOMPARE(known.blanks, 4);
        QCOMPARE(known.shinies, Modifiers::automaticShinies);
        QVERIFY(applicable(known, settings) == known);
        QVERIFY(applicable({}, settings) == Modifiers{});
    }
    QCOMPARE(withCentre, 16 + 3); // Bingo: odd rows and columns from 3 to 9; Ascend: 5, 7 and 9
}

void TestModifiers::oddNumbers()
{
    const auto numbers = [](int blanksAsked, int shiniesAsked) {
        const Modifiers known
            = applicable({.blanks = blanksAsked, .shinies = shiniesAsked}, ModeSettings{});
        return std::pair(known.blanks, known.shinies);
    };
    QCOMPARE(numbers(-3, -2), std::pair(0, -1));
    QCOMPARE(numbers(15, 15), std::pair(15, 15));
    QCOMPARE(numbers(16, 99), std::pair(15, 15));
}

void TestModifiers::counting()
{
    QCOMPARE(countOf({}), 0);
    QCOMPARE(countOf(everything), 8);
    const std::array<Modifiers, 9> one{
        {{.noBoardLimits = true}, {.noLineLimits = true}, {.noWeighting = true},
            {.noProgression = true}, {.values = ValueChoice::Lowest}, {.noCentre = true},
            {.blanks = 5}, {.shinies = 5}, {.shinies = Modifiers::automaticShinies}}};
    for (const Modifiers &modifiers : one)
        QCOMPARE(countOf(modifiers), 1);
}

void TestModifiers::chaos()
{
    const Modifiers three{.noBoardLimits = true, .noLineLimits = true, .noWeighting = true};
    Modifiers four = three;
    four.noProgression = true;
    for (const ModeSettings &settings : everySettings()) {
        QVERIFY(isChaos(four, settings));
        QVERIFY(isChaos(applicable(four, settings), settings));
        QCOMPARE(isChaos(three, settings), settings.mode == GameMode::Bingo);
        QVERIFY(isChaos(everything, settings));
        for (bool Modifiers::*rule :
            {&Modifiers::noBoardLimits, &Modifiers::noLineLimits, &Modifiers::noWeighting}) {
            Modifiers without = everything;
            without.*rule = false;
            QVERIFY(!isChaos(without, settings));
        }
        QVERIFY(!isChaos({.values = ValueChoice::Lowest, .blanks = 3, .shinies = 3}, settings));
    }
}

void TestModifiers::centres()
{
    for (const ModeSettings &settings : everySettings()) {
        const std::shared_ptr<const Shape> shape = shapeOf(settings);
        const std::optional<SiteIndex> centre = centreOf(settings);
        if (shape->topology != Topology::Grid || settings.rows % 2 == 0
            || settings.columns % 2 == 0) {
            QVERIFY(!centre.has_value());
            continue;
        }
        QVERIFY(centre.has_value());
        QCOMPARE(shape->sites[static_cast<std::size_t>(*centre)].place.center(),
            QPointF(shape->size.width() / 2, shape->size.height() / 2));
    }
    QVERIFY(centreOf({.rows = 5, .columns = 5}) == SiteIndex{12});
    QVERIFY(centreOf({.rows = 3, .columns = 9}) == SiteIndex{13});
    QVERIFY(centreOf({.rows = 1, .columns = 1}) == SiteIndex{0});
}

void TestModifiers::automaticShinies()
{
    const Modifiers automatic{.shinies = Modifiers::automaticShinies};
    const auto on = [&](const ModeSettings &settings) { return shiniesOn(automatic, settings); };
    QCOMPARE(on({.rows = 5, .columns = 5}), 3);
    QCOMPARE(on({.rows = 3, .columns = 3}), 1);
    QCOMPARE(on({.rows = 10, .columns = 10}), 8);
    QCOMPARE(on({.rows = 4, .columns = 9}), 2);
    QCOMPARE(on({.rows = 9, .columns = 4}), 2);
    QCOMPARE(on({.rows = 1, .columns = 1}), 0);
    QCOMPARE(on(settingsOfSize(GameMode::Ascend, 7)), 5);
    QCOMPARE(on(settingsOfSize(GameMode::Summit, 9)), 7);
    QCOMPARE(on(settingsOfSize(GameMode::Triple, 30)), 10);
    QCOMPARE(on(settingsOfSize(GameMode::Rush, 90)), 30);
    for (const ModeSettings &settings : everySettings()) {
        QCOMPARE(shiniesOn({}, settings), 0);
        QCOMPARE(shiniesOn({.shinies = 1}, settings), 1);
        QCOMPARE(shiniesOn({.shinies = 15}, settings), 15);
        QVERIFY(on(settings) > 0 && on(settings) < settings.cells());
    }
}

void TestModifiers::blanksAreAmongThoseThatMayBe()
{
    SplitMix random(1);
    for (int seed = 0; seed < 300; ++seed) {
        const std::shared_ptr<const Shape> shape = shapeOf({.rows = 5, .columns = 5});
        const std::vector<std::uint8_t> mayBe = someOf(*shape, random, seed % 101);
        const int count = random.between(0, 15);
        const std::vector<SiteIndex> drawn = blanks(mayBe, count, seed);
        const auto there = static_cast<int>(std::ranges::count(mayBe, 1));
        QCOMPARE(static_cast<int>(drawn.size()), std::min(count, there));
        QCOMPARE(static_cast<int>(numbersOf(drawn).size()), std::min(count, there));
        for (const SiteIndex site : drawn)
            QVERIFY(mayBe[static_cast<std::size_t>(site)] != 0);
        QVERIFY(blanks(mayBe, count, seed) == drawn);
    }
    QVERIFY(blanks({}, 3, 1).empty());
    QVERIFY(blanks({1, 1}, -1, 1).empty());
}

void TestModifiers::blanksAreUniform()
{
    // Nine cells, one of them forced: counts each cell and each ordered pair.
    const std::vector<std::uint8_t> mayBe{1, 1, 1, 1, 0, 1, 1, 1, 1};
    std::vector<int> first(9);
    std::vector<int> drawnAtAll(9);
    std::map<std::pair<int, int>, int> pairs;
    for (int seed = 0; seed < 20'000; ++seed) {
        const std::vector<SiteIndex> drawn = blanks(mayBe, 3, seed);
        const auto number = [&](std::size_t i) { return static_cast<int>(drawn[i]); };
        ++first[static_cast<std::size_t>(number(0))];
        ++pairs[{number(0), number(1)}];
        for (std::size_t i = 0; i < 3; ++i)
            ++drawnAtAll[static_cast<std::size_t>(number(i))];
    }
    QCOMPARE(first[4], 0);
    first.erase(first.begin() + 4);
    QVERIFY(looksUniform(first));
    for (int cell = 0; cell < 9; ++cell) {
        if (cell != 4)
            QVERIFY(isWithin(
                oneInAMillion, drawnAtAll[static_cast<std::size_t>(cell)], 20'000, 3.0 / 8));
    }
    QCOMPARE(pairs.size(), 56U);
    std::vector<int> counts;
    for (const auto &[pair, count] : pairs)
        counts.push_back(count);
    QVERIFY(looksUniform(counts));
}

void TestModifiers::blanksAreKeyed()
{
    // The first n cells do not depend on how many are drawn, and excluding a cell keeps the order
    // of the others.
    for (int seed = 0; seed < 200; ++seed) {
        const std::vector<std::uint8_t> mayBe(25, 1);
        const std::vector<SiteIndex> all = blanks(mayBe, 25, seed);
        QCOMPARE(numbersOf(all).size(), 25);
        for (int count = 0; count < 25; ++count)
            QVERIFY(std::ranges::equal(blanks(mayBe, count, seed), all | std::views::take(count)));
        SplitMix random(static_cast<std::uint64_t>(seed));
        std::vector<std::uint8_t> some = mayBe;
        for (std::uint8_t &may : some)
            may = random.chance(60) ? 1 : 0;
        std::vector<SiteIndex> expected = all;
        std::erase_if(
            expected, [&](SiteIndex site) { return some[static_cast<std::size_t>(site)] == 0; });
        QVERIFY(blanks(some, 25, seed) == expected);
        // The order does not depend on the size of the board either: a draw is keyed by the cell's
        // number.
        std::vector<SiteIndex> ofLarger = blanks(std::vector<std::uint8_t>(40, 1), 40, seed);
        std::erase_if(ofLarger, [](SiteIndex site) { return static_cast<int>(site) >= 25; });
        QVERIFY(ofLarger == all);
    }
}

void TestModifiers::shiniesAreAmongThoseThatMayBe()
{
    SplitMix random(2);
    for (const ModeSettings &settings : everySettings()) {
        const std::shared_ptr<const Shape> shape = shapeOf(settings);
        for (const int percent : {0, 10, 60, 100}) {
            const std::vector<std::uint8_t> mayBe = someOf(*shape, random, percent);
            const int count = random.between(0, 20);
            const std::vector<SiteIndex> drawn = shinies(*shape, mayBe, count, percent);
            const auto there = static_cast<int>(std::ranges::count(mayBe, 1));
            QCOMPARE(static_cast<int>(drawn.size()), std::min(count, there));
            QCOMPARE(static_cast<int>(numbersOf(drawn).size()), std::min(count, there));
            for (const SiteIndex site : drawn)
                QVERIFY(mayBe[static_cast<std::size_t>(site)] != 0);
            QVERIFY(shinies(*shape, mayBe, count, percent) == drawn);
        }
    }
}

void TestModifiers::shiniesAreSpread()
{
    // Recounts for every shiny cell: no other cell would have been less crowded.
    SplitMix random(3);
    const QList<ModeSettings> boards{{.rows = 5, .columns = 5}, {.rows = 3, .columns = 7},
        {.rows = 8, .columns = 8}, settingsOfSize(GameMode::Ascend, 6),
        settingsOfSize(GameMode::Summit, 7), settingsOfSize(GameMode::Triple, 30),
        settingsOfSize(GameMode::Rush, 90)};
    for (const ModeSettings &settings : boards) {
        const std::shared_ptr<const Shape> shape = shapeOf(settings);
        for (int seed = 0; seed < 12; ++seed) {
            const std::vector<std::uint8_t> mayBe
                = someOf(*shape, random, seed % 2 == 0 ? 100 : 70);
            QList<int> before;
            for (const SiteIndex site : shinies(*shape, mayBe, 12, seed)) {
                const int cell = static_cast<int>(site);
                const std::pair<int, int> crowd = crowdOf(settings, before, cell);
                for (int other = 0; other < settings.cells(); ++other) {
                    if (mayBe[static_cast<std::size_t>(other)] != 0 && !before.contains(other))
                        QVERIFY(crowdOf(settings, before, other) >= crowd);
                }
                before << cell;
            }
        }
    }
}

void TestModifiers::threeShiniesOfABingoBoard()
{
    // Two of the three share a line only if no cell with empty lines was left.
    const ModeSettings settings{.rows = 5, .columns = 5};
    const std::shared_ptr<const Shape> shape = shapeOf(settings);
    int apart = 0;
    for (int seed = 0; seed < 500; ++seed) {
        const std::vector<SiteIndex> drawn = shinies(*shape, allOf(*shape), 3, seed);
        bool isApart = true;
        QList<int> before;
        for (const SiteIndex site : drawn) {
            const int most = crowdOf(settings, before, static_cast<int>(site)).first;
            isApart = isApart && most == 0;
            bool wasFree = false;
            for (int other = 0; other < 25; ++other)
                wasFree = wasFree || crowdOf(settings, before, other).first == 0;
            QCOMPARE(most == 0, wasFree);
            before << static_cast<int>(site);
        }
        apart += isApart ? 1 : 0;
    }
    QCOMPARE(apart, 500); // with three shinies there always is one
}

void TestModifiers::firstShinyIsUniform()
{
    const std::shared_ptr<const Shape> shape = shapeOf({.rows = 4, .columns = 5});
    std::vector<int> first(20);
    for (int seed = 0; seed < 10'000; ++seed)
        ++first[static_cast<std::size_t>(shinies(*shape, allOf(*shape), 1, seed).front())];
    QVERIFY(looksUniform(first));
}

void TestModifiers::seedsDiffer()
{
    const std::shared_ptr<const Shape> shape = shapeOf({.rows = 5, .columns = 5});
    int same = 0;
    for (int seed = 0; seed < 2'000; ++seed)
        same += blanks(allOf(*shape), 1, seed) == shinies(*shape, allOf(*shape), 1, seed) ? 1 : 0;
    // Blanks and shinies are drawn independently of each other.
    QVERIFY(isWithin(oneInAMillion, same, 2'000, 1.0 / 25));
}

void TestModifiers::noMemoryButTheLists()
{
    const std::shared_ptr<const Shape> shape = shapeOf({.rows = 5, .columns = 5});
    std::vector<SiteIndex> into;
    into.reserve(15);
    const SiteIndex *const place = into.data();
    for (int seed = 0; seed < 50; ++seed) {
        drawBlanks(allOf(*shape), 15, drawsOf(seed), into);
        drawShinies(*shape, allOf(*shape), 15, drawsOf(seed), into);
        QCOMPARE(into.size(), 15U);
        QCOMPARE(into.capacity(), 15U);
        QCOMPARE(into.data(), place);
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestModifiers, NoApplication)

#include "tst_modifiers.moc"
