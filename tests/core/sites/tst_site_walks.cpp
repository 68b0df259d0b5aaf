// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the makers say that the site considered, against the rules of the site written down plainly.
#include "core/sites/board_maker.h"
#include "core/sites/tiers.h"
#include "tests/support/sites/plain_sites.h"
#include "tests/support/sites/site_files.h"
#include "tests/support/unit.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;
using sites::Look;

namespace {

constexpr int seeds = 40;

struct MadeWalk {
    sites::Board board;
    sites::Walk walk;
    sites::CellTiers tiers{};
};

bool areInOneLine(int cell, int other)
{
    const int row = cell / 5;
    const int column = cell % 5;
    const int otherRow = other / 5;
    const int otherColumn = other % 5;
    return row == otherRow || column == otherColumn || (row == column && otherRow == otherColumn)
        || (row + column == 4 && otherRow + otherColumn == 4);
}

/// Of SRL v5: each equal pair counts once, and once more for each of the two that is a first type.
qint64 clashOf(const sites::ListedGoal &candidate, const sites::ListedGoal &placed)
{
    qint64 clash = 0;
    for (std::size_t a = 0; a < candidate.types.size(); ++a) {
        for (std::size_t b = 0; b < placed.types.size(); ++b) {
            if (areLooselyEqual(candidate.types[a], placed.types[b]))
                clash += 1 + (a == 0 ? 1 : 0) + (b == 0 ? 1 : 0);
        }
    }
    return clash;
}

/// The indices of the goals of a tier, in the order of the list.
QList<int> goalsOfTier(const sites::SiteList &list, int tier)
{
    QList<int> goals;
    for (std::size_t i = 0; i < list.goals.size(); ++i) {
        if (list.goals[i].tier == tier)
            goals << static_cast<int>(i);
    }
    return goals;
}

QList<Look> looksAt(const sites::Walk &walk, int cell)
{
    QList<Look> looks;
    for (const Look &look : walk.looks) {
        if (look.cell == cell)
            looks << look;
    }
    return looks;
}

/// The board of a seed with its walk; that it is the board without one.
MadeWalk made(const sites::ReadList &read, int seed)
{
    const auto compiled = sites::compileList(read.list, read.kind, sites::Length::Normal);
    const QString number = QString::number(seed);
    const sites::Seed text = sites::seedOf(number).value();
    Watch watch;
    MadeWalk made;
    sites::BoardMaker maker(compiled);
    const sites::Made first = maker.make(text, made.board, watch, &made.walk);
    for (std::size_t cell = 0; cell < sites::boardCells; ++cell)
        made.tiers.at(cell) = static_cast<std::uint8_t>(maker.tierOf(cell));
    sites::Board plain;
    const sites::Made second = sites::BoardMaker(compiled).make(text, plain, watch);
    if (first != second || plain != made.board)
        qFatal("Recording changed the board of seed %d.", seed);
    return made;
}

} // namespace

class TestSiteWalks final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void srl();
    static void isaac();
    static void randomized();
    static void v8_data();
    static void v8();
    static void cards();
    static void synergen();
    static void nothingIsRecordedAgain();
};

/// From the drawn goal on, one after the other, until one clashes with nothing.
void TestSiteWalks::srl()
{
    const sites::ReadList read = bingosyncFixture(u"v5-25x4"_s);
    const std::vector<sites::ListedGoal> &goals = read.list.goals;
    qsizetype refused = 0;
    for (int seed = 1; seed <= seeds; ++seed) {
        const MadeWalk made = boardwright::made(read, seed);
        Arc4 random(QString::number(seed));
        for (int cell = 0; cell < 25; ++cell) {
            const QList<int> tier
                = goalsOfTier(read.list, made.tiers.at(static_cast<std::size_t>(cell)));
            const auto start = static_cast<qsizetype>(
                std::floor(static_cast<double>(tier.size()) * random.next()));
            const QList<Look> looks = looksAt(made.walk, cell);
            QVERIFY(!looks.isEmpty() && looks.size() <= tier.size());
            qint64 least = std::numeric_limits<qint64>::max();
            int kept = -1;
            for (qsizetype i = 0; i < looks.size(); ++i) {
                const Look &look = looks[i];
                QCOMPARE(look.goal, tier[(start + i) % tier.size()]);
                QCOMPARE(qsizetype(look.choice), tier.size());
                qint64 clash = 0;
                for (int other = 0; other < cell; ++other) {
                    if (areInOneLine(cell, other))
                        clash += clashOf(goals.at(static_cast<std::size_t>(look.goal)),
                            goals.at(static_cast<std::size_t>(
                                made.board.cells.at(static_cast<std::size_t>(other)).goal)));
                }
                QCOMPARE(look.clash, clash);
                QVERIFY(least > 0); // what clashes with nothing ends the walk
                if (clash < least) {
                    least = clash;
                    kept = look.goal;
                }
            }
            QVERIFY(least == 0 || looks.size() == tier.size());
            QCOMPARE(made.board.cells.at(static_cast<std::size_t>(cell)).goal, kept);
            refused += looks.size() - 1;
        }
    }
    QVERIFY(refused > 100); // the list has something to refuse
}

/// Goals are drawn until one has a first type that is not used.
void TestSiteWalks::isaac()
{
    const sites::ReadList read = bingosyncFixture(u"isaac-clashing-types"_s);
    qsizetype refused = 0;
    for (int seed = 1; seed <= seeds; ++seed) {
        const MadeWalk made = boardwright::made(read, seed);
        Arc4 random(QString::number(seed));
        QList<sites::ListedType> used;
        int cell = 0;
        for (const Look &look : made.walk.looks) {
            QCOMPARE(int(look.cell), cell);
            const QList<int> tier = goalsOfTier(read.list, look.tier);
            QCOMPARE(look.goal,
                tier[static_cast<qsizetype>(
                    std::floor(static_cast<double>(tier.size()) * random.next()))]);
            const sites::ListedGoal &goal = read.list.goals.at(static_cast<std::size_t>(look.goal));
            const bool isBarred = !goal.types.empty()
                && std::ranges::any_of(used, [&](const sites::ListedType &type) {
                       return areLooselyEqual(type, goal.types.front());
                   });
            QCOMPARE(look.verdict == Look::Verdict::TypeUsed, isBarred);
            refused += isBarred ? 1 : 0;
            if (isBarred)
                continue;
            QCOMPARE(made.board.cells.at(static_cast<std::size_t>(cell)).goal, look.goal);
            for (const sites::ListedType &type : goal.types)
                used << type;
            ++cell;
        }
    }
    QVERIFY(refused > 0);
}

/// Goals are drawn until one is not on the board.
void TestSiteWalks::randomized()
{
    const sites::ReadList read = bingosyncFixture(u"simple-25"_s);
    const auto goals = static_cast<double>(read.list.goals.size());
    qsizetype refused = 0;
    for (int seed = 1; seed <= seeds; ++seed) {
        const MadeWalk made = boardwright::made(read, seed);
        QCOMPARE(made.walk.looks.size(), std::size_t(made.board.draws));
        Arc4 random(QString::number(seed));
        QSet<int> used;
        for (const Look &look : made.walk.looks) {
            QCOMPARE(look.goal, static_cast<int>(std::floor(goals * random.next())));
            QCOMPARE(look.verdict == Look::Verdict::GoalUsed, used.contains(look.goal));
            QCOMPARE(qsizetype(look.cell), used.size());
            refused += used.contains(look.goal) ? 1 : 0;
            used.insert(look.goal);
        }
        QCOMPARE(used.size(), 25);
    }
    QVERIFY(refused > 0);
}

void TestSiteWalks::v8_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<bool>("stopsAtClash");
    QTest::newRow("v8") << u"v8-child"_s << false;
    QTest::newRow("v8 with subtypes") << u"v8sub"_s << true;
}

/// The hardest tier first, each tier to its end before the next, at most three where a card is
/// thrown away.
void TestSiteWalks::v8()
{
    QFETCH(const QString, list);
    QFETCH(const bool, stopsAtClash);
    const sites::ReadList read = bingosyncFixture(list);
    for (int seed = 1; seed <= seeds; ++seed) {
        const MadeWalk made = boardwright::made(read, seed);
        QCOMPARE(int(made.tiers.at(made.walk.looks.front().cell)), 25);
        QList<int> order;
        for (const Look &look : made.walk.looks) {
            if (order.isEmpty() || order.last() != look.cell)
                order << look.cell;
        }
        QCOMPARE(order.size(), 25);
        QCOMPARE(QSet<int>(order.begin(), order.end()).size(), 25);
        for (const int cell : order) {
            const sites::Cell &kept = made.board.cells.at(static_cast<std::size_t>(cell));
            const QList<Look> looks = looksAt(made.walk, cell);
            QSet<int> seen;
            int tier = made.tiers.at(static_cast<std::size_t>(cell));
            qsizetype ofTier = 0;
            qint64 least = std::numeric_limits<qint64>::max();
            for (const Look &look : looks) {
                const QList<int> goals = goalsOfTier(read.list, tier);
                if (look.tier != tier) {
                    QCOMPARE(ofTier, goals.size());
                    QCOMPARE(int(look.tier), ++tier);
                    ofTier = 0;
                }
                ++ofTier;
                QVERIFY(goalsOfTier(read.list, tier).contains(look.goal));
                QVERIFY(!seen.contains(look.goal));
                seen.insert(look.goal);
                QVERIFY(least > 0); // what fits ends the walk
                least = std::min(least, look.clash);
            }
            QCOMPARE(kept.clash, least);
            const int last = looks.last().tier;
            QVERIFY(least == 0 || (!stopsAtClash && last == 25));
            QVERIFY(!stopsAtClash || last < made.tiers.at(static_cast<std::size_t>(cell)) + 3);
        }
    }
}

/// Of cards that are thrown away the last one is recorded.
void TestSiteWalks::cards()
{
    sites::ReadList read = bingosyncFixture(u"v8sub"_s);
    // Two goals a tier, of few types, clash often.
    sites::SiteList few;
    for (int tier = 1; tier <= sites::mostTiers; ++tier) {
        for (const int goal : goalsOfTier(read.list, tier).first(2)) {
            sites::ListedGoal listed = read.list.goals.at(static_cast<std::size_t>(goal));
            listed.types = {sites::ListedType{.text = QString::number(few.goals.size() % 17)}};
            listed.subtypes.clear();
            few.goals.push_back(std::move(listed));
        }
    }
    read.list = std::move(few);
    int thrownAway = 0;
    for (int seed = 1; seed <= seeds; ++seed) {
        const MadeWalk made = boardwright::made(read, seed);
        thrownAway += made.walk.cards - 1;
        QSet<int> cells;
        for (const Look &look : made.walk.looks)
            cells << look.cell;
        QCOMPARE(cells.size(), 25);
        const bool isWhole = !std::ranges::contains(made.board.cells, -1, &sites::Cell::goal);
        QVERIFY(isWhole);
    }
    QVERIFY2(thrownAway > 0 && thrownAway < 100'000, qPrintable(QString::number(thrownAway)));
}

/// Each goal once, where it stands; its tier says where that is.
void TestSiteWalks::synergen()
{
    const sites::ReadList read = bingosyncFixture(u"synergen-150"_s);
    for (int seed = 1; seed <= seeds; ++seed) {
        const MadeWalk made = boardwright::made(read, seed);
        if (std::ranges::contains(made.board.cells, -1, &sites::Cell::goal))
            continue; // the site makes no board of this seed
        QCOMPARE(made.walk.looks.size(), sites::boardCells);
        QSet<int> cells;
        for (const Look &look : made.walk.looks) {
            QCOMPARE(made.board.cells.at(look.cell).goal, look.goal);
            QCOMPARE(int(look.tier), read.list.goals.at(static_cast<std::size_t>(look.goal)).tier);
            cells << look.cell;
        }
        QCOMPARE(cells.size(), 25);
    }
}

/// A maker that recorded a board does not write into its walk again.
void TestSiteWalks::nothingIsRecordedAgain()
{
    const sites::ReadList read = bingosyncFixture(u"v5-25x4"_s);
    sites::BoardMaker maker(sites::compileList(read.list, read.kind, sites::Length::Normal));
    Watch watch;
    sites::Board board;
    sites::Walk walk;
    QVERIFY(maker.make(sites::seedOf(u"1").value(), board, watch, &walk));
    const std::vector<Look> looks = walk.looks;
    QVERIFY(maker.make(sites::seedOf(u"2").value(), board, watch));
    QVERIFY(walk.looks == looks);
    QVERIFY(maker.make(sites::seedOf(u"1").value(), board, watch, &walk));
    QVERIFY(walk.looks == looks);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSiteWalks, NoApplication)

#include "tst_site_walks.moc"
