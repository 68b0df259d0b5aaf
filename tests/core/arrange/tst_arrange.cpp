// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of a generator that arranges them: the toy.

#include "core/arrange/passes.h"
#include "core/board/game_mode.h"
#include "core/lab/subject.h"
#include "tests/support/unit.h"
#include "tests/toy/toy_generator.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

const Generator &toyGenerator()
{
    return *generatorOf(u"toy");
}

/// Every third goal is of the category "red"; red goals are wanted in corners and apart.
GoalSet redSet()
{
    GoalSet set = toySet(4, 40);
    for (int i = 0; i < 40; i += 3)
        set.objectives[i].boardCategories << u"red"_s;
    const auto add = [&](const QString &wish, qint64 points) {
        TableRow rule{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(rule.values, arrange::columns::pieces, QStringList{u"red"_s});
        setValue(rule.values, arrange::columns::wish, wish);
        setValue(rule.values, arrange::columns::region, u"corner"_s);
        setValue(rule.values, arrange::columns::weight, points);
        set.tables[arrange::rules.key] << rule;
    };
    add(u"region"_s, 100);
    add(u"each"_s, -30);
    return set;
}

Settings settingsWith(qint64 passes)
{
    Settings settings = defaultSettings(toyGenerator().info().parameters);
    settings.values[1] = qint64{3}; // the side of a room
    settings.values[3] = passes;
    return settings;
}

struct Made {
    Result board;
    Trace trace;
};

Made boardOf(const GoalSet &set, qint64 passes, const QString &seed)
{
    const auto subject = subjectOf(toyGenerator(), set, settingsWith(passes));
    Q_ASSERT(subject.has_value());
    Made made;
    Watch watch;
    const auto scratch = (*subject)->scratch();
    const Outcome outcome = (*subject)->run(*scratch, seed, made.board, watch, &made.trace);
    Q_ASSERT(outcome.has_value());
    return made;
}

/// The score of a room, by the rules of redSet(), counted by hand.
int scoreOf(const GoalSet &set, const Result &room)
{
    std::vector<int> red;
    for (int cell = 0; cell < 9; ++cell) {
        const RowId goal = room.at[static_cast<std::size_t>(cell)].what;
        const auto found = std::ranges::find(set.objectives, goal, &Objective::id);
        if (found->boardCategories.contains(u"red"_s))
            red.push_back(cell);
    }
    int score = 0;
    for (const int a : red) {
        score += a % 2 == 0 && a != 4 ? 100 : 0;
        for (const int b : red) {
            if (a != b && std::abs(a % 3 - b % 3) <= 1 && std::abs(a / 3 - b / 3) <= 1)
                score -= 30;
        }
    }
    return score;
}

QList<RowId> goalsOf(const Result &room)
{
    QList<RowId> goals;
    for (const Placed &placed : room.at)
        goals << placed.what;
    return goals;
}

} // namespace

class TestArrange final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void sameGoalsInHappierPlaces();
    static void stepsGiveTheBoardAndItsScore();
    static void nothingIsArrangedWithoutRules();
    static void reachesTheBestOrder();
    static void aPassMovesWhatItMay();
    static void aShuffleIsUniform();
};

void TestArrange::sameGoalsInHappierPlaces()
{
    const GoalSet set = redSet();
    int before = 0;
    int after = 0;
    for (int seed = 0; seed < 200; ++seed) {
        const Result plain = boardOf(set, 0, QString::number(seed)).board;
        const Result arranged = boardOf(set, 4, QString::number(seed)).board;
        QCOMPARE(arranged.parts.size(), plain.parts.size());
        for (std::size_t room = 0; room < plain.parts.size(); ++room) {
            QList<RowId> were = goalsOf(*plain.parts[room].result);
            QList<RowId> are = goalsOf(*arranged.parts[room].result);
            std::ranges::sort(were);
            std::ranges::sort(are);
            QCOMPARE(are, were);
            const int wasScore = scoreOf(set, *plain.parts[room].result);
            const int isScore = scoreOf(set, *arranged.parts[room].result);
            QVERIFY(isScore >= wasScore);
            before += wasScore;
            after += isScore;
        }
        // The guest of the second room of the table stays first in its room.
        const RowId hosting = set.tables.value(toy::rooms.key).at(1).id;
        const RowId guest = set.objectives.at(2).id;
        for (std::size_t room = 0; room < plain.parts.size(); ++room) {
            const bool isHost
                = plain.at[static_cast<std::size_t>(plain.parts[room].site)].what == hosting;
            if (isHost && plain.parts[room].result->at[0].what == guest)
                QCOMPARE(arranged.parts[room].result->at[0].what, guest);
        }
        QVERIFY(toyGenerator().check(set, settingsWith(4), arranged).empty());
    }
    QVERIFY2(after > 2 * before, qPrintable(u"%1 and %2"_s.arg(before).arg(after)));
}

void TestArrange::stepsGiveTheBoardAndItsScore()
{
    const GoalSet set = redSet();
    for (int seed = 0; seed < 50; ++seed) {
        const Made made = boardOf(set, 3, QString::number(seed));
        QVERIFY(agrees(made.trace, made.board));
        for (const Step &step : made.trace.steps) {
            if (step.act != Act::Swap)
                continue;
            QCOMPARE(step.stage, Stage::Arrange);
            QVERIFY(step.pass >= 1 && step.pass <= 3);
            // The last score of a room is that of its board.
            const auto isLater = [&](const Step &later) {
                return &later > &step && later.act == Act::Swap && later.part == step.part;
            };
            if (std::ranges::none_of(made.trace.steps, isLater))
                QCOMPARE(*made.trace.scoreOf(step),
                    scoreOf(set, *made.board.parts[step.part - std::size_t{1}].result));
        }
    }
}

void TestArrange::nothingIsArrangedWithoutRules()
{
    GoalSet set = redSet();
    set.tables.remove(arrange::rules.key);
    const Made made = boardOf(set, 4, u"1"_s);
    QVERIFY(std::ranges::none_of(
        made.trace.steps, [](const Step &step) { return step.act == Act::Swap; }));
    QCOMPARE(goalsOf(*made.board.parts[0].result),
        goalsOf(*boardOf(redSet(), 0, u"1"_s).board.parts[0].result));
}

/// On boards of six cells every order is tried: arranging reaches the best score of nearly all.
void TestArrange::reachesTheBestOrder()
{
    const GoalSet set = redSet();
    const std::vector<arrange::PieceType> types{
        {.names = {u"red"_s}}, {.names = {}}, {.names = {u"red"_s}}};
    const arrange::Terrain terrain(
        arrange::rulesOf(set, types), *shapeOf({.rows = 2, .columns = 3}));
    arrange::Happiness board(terrain);
    const auto fill = [&](const std::vector<int> &order) {
        board.clear();
        for (std::size_t i = 0; i < order.size(); ++i)
            board.add(order[i], SiteIndex{static_cast<int>(i)});
        board.settle();
    };

    struct Anything final : arrange::Exchanges {
        bool mayExchange(SiteIndex /*a*/, SiteIndex /*b*/) override { return true; }

        void exchanged(SiteIndex /*a*/, SiteIndex /*b*/, int /*pass*/, qint64 score) override
        {
            isRaised &= score >= last;
            last = score;
        }

        qint64 last = 0;
        bool isRaised = true;
    };

    std::vector<int> order{0, 0, 1, 1, 1, 2};
    qint64 best = -1'000'000;
    do {
        fill(order);
        best = std::max(best, board.score());
    } while (std::ranges::next_permutation(order).found);
    int reached = 0;
    for (int seed = 0; seed < 500; ++seed) {
        std::vector<int> start{0, 0, 1, 1, 1, 2};
        std::rotate(start.begin(), start.begin() + seed % 6, start.end());
        fill(start);
        Anything anything;
        anything.last = board.score();
        Watch watch;
        QVERIFY(arrange::arrange(board, 4, Draws(QString::number(seed)), 0, anything, watch));
        QVERIFY(anything.isRaised);
        QVERIFY(board.score() <= best);
        QCOMPARE(board.plainScore(), board.score());
        reached += board.score() == best ? 1 : 0;
    }
    QVERIFY2(reached > 490, qPrintable(QString::number(reached)));
}

void TestArrange::aPassMovesWhatItMay()
{
    const std::vector<arrange::PieceType> types{{.names = {u"red"_s}}, {.names = {}}};
    const arrange::Terrain terrain(
        arrange::rulesOf(redSet(), types), *shapeOf({.rows = 3, .columns = 3}));
    arrange::Happiness board(terrain);

    struct NotTheFirst final : arrange::Exchanges {
        bool mayExchange(SiteIndex a, SiteIndex b) override
        {
            return a != SiteIndex{0} && b != SiteIndex{0};
        }

        void exchanged(SiteIndex a, SiteIndex b, int /*pass*/, qint64 /*score*/) override
        {
            isKept &= a != SiteIndex{0} && b != SiteIndex{0};
        }

        bool isKept = true;
    };

    for (int seed = 0; seed < 100; ++seed) {
        board.clear();
        for (int cell = 0; cell < 9; ++cell)
            board.add(cell == 4 ? 0 : 1, SiteIndex{cell});
        board.settle();
        NotTheFirst allowed;
        Watch watch;
        QVERIFY(arrange::arrange(board, 1, Draws(QString::number(seed)), 0, allowed, watch));
        QVERIFY(allowed.isKept);
        QCOMPARE(board.score(), 100); // in one of the three other corners
        QCOMPARE(board.pieceAt(SiteIndex{0}), 0);
    }
    std::stop_source stop;
    stop.request_stop();
    Watch watch(stop.get_token());
    NotTheFirst allowed;
    QVERIFY(!arrange::arrange(board, 1, Draws(u"1"), 0, allowed, watch));
}

void TestArrange::aShuffleIsUniform()
{
    std::vector<int> firsts(24, 0);
    for (int seed = 0; seed < 24'000; ++seed) {
        std::vector<SiteIndex> tiles{SiteIndex{0}, SiteIndex{1}, SiteIndex{2}, SiteIndex{3}};
        arrange::shuffle(tiles, Draws(QString::number(seed)), arrange::orderOf(1, 2));
        int rank = 0;
        for (std::size_t i = 0; i < tiles.size(); ++i)
            rank = rank * static_cast<int>(tiles.size() - i)
                + static_cast<int>(
                    std::ranges::count_if(tiles.begin() + static_cast<std::ptrdiff_t>(i),
                        tiles.end(), [&](SiteIndex later) { return later < tiles[i]; }));
        ++firsts[static_cast<std::size_t>(rank)];
    }
    double chi = 0;
    for (const int times : firsts)
        chi += (times - 1000.0) * (times - 1000.0) / 1000.0;
    QVERIFY2(chi < 49.73, qPrintable(QString::number(chi))); // 23 degrees of freedom, p = 0.001
}

BOARDWRIGHT_UNIT(TestArrange, NoApplication)
#include "tst_arrange.moc"
