// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of invented lists, compared with those that the rules of Bingosync and PlayBingo give
// (tests/fixtures/sites), with the number of random draws and the draw behind the board.
#include "core/sites/board_maker.h"
#include "core/sites/playbingo_board.h"
#include "core/sites/tiers.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/sites/site_files.h"
#include "tests/support/unit.h"

#include <QJsonArray>
#include <QTest>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

class TestSiteBoards final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void randomNumbers();
    static void squares();
    static void bingosync_data();
    static void bingosync();
    static void playBingo_data();
    static void playBingo();
};

void TestSiteBoards::randomNumbers()
{
    const auto check = [](QStringView seed, std::array<double, 3> expected) {
        Arc4 random(seed);
        for (const double number : expected)
            QVERIFY(random.next() == number);
    };
    check(u"1", {0.2694488477791326, 0.43440878183925163, 0.8740779300873869});
    check(u"12345", {0.20703519639616447, 0.6602710883040208, 0.500949276170095});
    check(u"2147483647", {0.22800585756020772, 0.08498109261197412, 0.5411736676042819});
    check(u"007", {0.01139365866285974, 0.8669691691949494, 0.08830315501393267});
}

void TestSiteBoards::squares()
{
    using Row = std::array<int, 10>;
    const std::array<std::pair<std::uint32_t, Row>, 5> expected{{
        {0, {25, 17, 14, 6, 3, 9, 1, 23, 20, 12}},
        {1, {20, 22, 4, 11, 8, 14, 6, 18, 25, 2}},
        {12345, {19, 12, 1, 10, 23, 6, 25, 18, 14, 2}},
        {999'999, {6, 20, 22, 13, 4, 12, 3, 9, 16, 25}},
        {1'000'000, {25, 17, 14, 6, 3, 9, 1, 23, 20, 12}},
    }};
    for (const auto &[seed, row] : expected) {
        const sites::CellTiers tiers = sites::tiersOf(seed, sites::Length::Normal);
        QVERIFY(std::ranges::equal(row, std::span(tiers).first(row.size())));
    }
}

void TestSiteBoards::bingosync_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<sites::BoardKind>("kind");
    QTest::addColumn<sites::Length>("length");
    QTest::addColumn<int>("boards");
    using enum sites::BoardKind;
    using enum sites::Length;
    constexpr int usual = 61;
    const auto add = [](const char *file, const QString &list, sites::BoardKind kind,
                         sites::Length length = Normal, int boards = usual) {
        QTest::newRow(file) << list << kind << length << boards;
    };
    const auto addAlone = [&](const char *file, sites::BoardKind kind) {
        add(file, QString::fromLatin1(file), kind);
    };
    addAlone("simple-25", Randomized);
    addAlone("simple-60-duplicate-texts", Randomized);
    addAlone("simple-strings-137", Randomized);
    addAlone("alttp-finish", Alttp);
    addAlone("ladx-groups", Ladx);
    addAlone("isaac-clashing-types", Isaac);
    addAlone("isaac-own-first-types", Isaac);
    addAlone("isaac-without-types", Isaac);
    addAlone("synergen-150", SynerGen);
    addAlone("synergen-40-all-zero", SynerGen);
    addAlone("synergen-60-score-tight", SynerGen);
    addAlone("v5-25x4", SrlV5);
    add("v5-25x4-short", u"v5-25x4"_s, SrlV5, Short);
    add("v5-25x4-long", u"v5-25x4"_s, SrlV5, Long);
    add("v5-25x4-blackout", u"v5-25x4"_s, SrlV5Blackout);
    add("v5-25x4-zeros", u"v5-25x4"_s, SrlV5, Normal, 4);
    addAlone("v5-dense-uneven", SrlV5);
    add("v5-dense-uneven-short", u"v5-dense-uneven"_s, SrlV5, Short);
    add("v5-dense-uneven-long", u"v5-dense-uneven"_s, SrlV5, Long);
    add("v5-dense-uneven-blackout", u"v5-dense-uneven"_s, SrlV5Blackout);
    addAlone("v8-child", V8);
    addAlone("v8sub", V8Subtypes);
    add("v8sub-short", u"v8sub"_s, V8Subtypes, Short);
    add("v8sub-long", u"v8sub"_s, V8Subtypes, Long);
}

void TestSiteBoards::bingosync()
{
    QFETCH(const QString, list);
    QFETCH(const sites::BoardKind, kind);
    QFETCH(const sites::Length, length);
    QFETCH(const int, boards);
    const sites::ReadList read = bingosyncFixture(list);
    // Neither blackouts nor lists like "alttp" can be told.
    if (kind != sites::BoardKind::SrlV5Blackout && kind != sites::BoardKind::Alttp)
        QCOMPARE(read.kind, kind);
    sites::BoardMaker maker(sites::compileList(read.list, kind, length));
    const QList<QJsonObject> lines = jsonLines(
        siteBoards(u"bingosync/"_s + QLatin1StringView(QTest::currentDataTag()) + u".jsonl"_s));
    QCOMPARE(lines.size(), boards);
    for (const QJsonObject &line : lines) {
        const QString seed = line.value(u"seed"_s).toString();
        sites::Board board;
        Watch watch;
        const sites::Made made = maker.make(sites::seedOf(seed).value(), board, watch);
        if (line.contains(u"error"_s)) {
            QVERIFY2(!made, qPrintable(seed));
            QCOMPARE(made.error().fault, sites::Fault::TooManyCopies);
            continue;
        }
        QVERIFY2(made.has_value(), qPrintable(seed));
        QStringList texts;
        QStringList expected;
        QJsonArray clashes;
        QJsonArray tiers;
        for (std::size_t cell = 0; cell < sites::boardCells; ++cell) {
            const auto goal = static_cast<std::size_t>(board.cells.at(cell).goal);
            texts << read.list.goals.at(goal).text;
            clashes << board.cells.at(cell).clash;
            tiers << maker.tierOf(cell);
        }
        for (const auto &goal : line.value(u"goals"_s).toArray())
            expected << read.list.goals.at(static_cast<std::size_t>(goal.toInt())).text;
        QCOMPARE(texts, expected);
        QCOMPARE(qint64(board.draws), line.value(u"calls"_s).toInteger());
        Arc4 random = maker.random();
        QVERIFY(random.next() == line.value(u"next"_s).toDouble());
        if (line.contains(u"synergies"_s)) {
            QCOMPARE(clashes, line.value(u"synergies"_s).toArray());
            QCOMPARE(tiers, line.value(u"difficulties"_s).toArray());
        }
    }
}

void TestSiteBoards::playBingo_data()
{
    QTest::addColumn<QString>("list");
    for (const char *const list :
        {"custom-4x6", "custom-cap-eats-the-category-cell", "distribution", "isaac",
            "random-all-rules", "random-filters", "random", "srlv5-exclusion", "srlv5"})
        QTest::newRow(list) << QString::fromLatin1(list);
}

void TestSiteBoards::playBingo()
{
    QFETCH(const QString, list);
    const sites::playbingo::List read = playBingoFixture(list);
    sites::playbingo::BoardMaker maker(sites::playbingo::compileList(read));
    const QList<QJsonObject> lines = jsonLines(siteBoards(u"playbingo/"_s + list + u".jsonl"_s));
    QCOMPARE(lines.size(), 58);
    for (const QJsonObject &line : lines) {
        sites::playbingo::Board board;
        Watch watch;
        const auto seed = static_cast<std::uint32_t>(line.value(u"seed"_s).toInteger());
        const sites::Made made = maker.make(seed, board, watch);
        if (line.contains(u"error"_s)) {
            QVERIFY(!made);
            QCOMPARE(made.error().fault, sites::Fault::NoGoalFits);
            const QString place = u"row %1, column %2."_s.arg(made.error().cell / board.width + 1)
                                      .arg(made.error().cell % board.width + 1);
            QVERIFY2(line.value(u"error"_s).toString().endsWith(place), qPrintable(place));
            continue;
        }
        QVERIFY2(made.has_value(), qPrintable(QString::number(seed)));
        QStringList ids;
        QStringList expected;
        for (const sites::Cell &cell : board.cells)
            ids << read.goals.at(static_cast<std::size_t>(cell.goal)).id;
        for (const auto &row : line.value(u"rows"_s).toArray()) {
            QCOMPARE(row.toArray().size(), board.width);
            for (const auto &id : row.toArray())
                expected << id.toString();
        }
        QCOMPARE(ids, expected);
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSiteBoards, NoApplication)

#include "tst_site_boards.moc"
