// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Scores of placement rules, against a plain scorer that is written from their descriptions.

#include "core/arrange/happiness.h"
#include "core/board/game_mode.h"
#include "core/random/draws.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array allWishes{
    "cell", "region", "near", "each", "contents", "twin", "mirror", "pairing", "pair"};
constexpr std::array allRegions{"edge", "edge_not_corner", "corner", "left", "right", "top",
    "bottom", "top_left", "top_right", "bottom_right", "bottom_left", "margin"};

struct Piece {
    int type = 0;
    int x = 0;
    int y = 0;
};

/// A board of pieces on a grid, scored by what the table says, one rule and piece after the other.
struct PlainBoard {
    int columns = 0;
    int rows = 0;
    std::vector<arrange::PieceType> types;
    std::vector<Piece> pieces;

    bool has(const Piece &piece, const QStringList &names) const
    {
        return std::ranges::any_of(types[static_cast<std::size_t>(piece.type)].names,
            [&](const QString &name) { return names.contains(name); });
    }

    static double distance(const Piece &a, const Piece &b)
    {
        return std::hypot(a.x - b.x, a.y - b.y);
    }

    std::vector<Piece> around(const Piece &piece, const QStringList &names, double radius) const
    {
        std::vector<Piece> found;
        for (const Piece &other : pieces) {
            const bool isSame = other.x == piece.x && other.y == piece.y;
            if (!isSame && has(other, names) && distance(piece, other) < radius)
                found.push_back(other);
        }
        return found;
    }

    bool isEdge(const Piece &piece) const
    {
        return piece.x == 0 || piece.y == 0 || piece.x == columns - 1 || piece.y == rows - 1;
    }

    bool isIn(
        const Piece &piece, const QString &region, double middleX, double middleY, int margin) const
    {
        const bool isLeft = piece.x < middleX;
        const bool isRight = piece.x > middleX;
        const bool isTop = piece.y < middleY;
        const bool isBottom = piece.y > middleY;
        const bool isCorner
            = (piece.x == 0 || piece.x == columns - 1) && (piece.y == 0 || piece.y == rows - 1);
        const std::map<QString, bool> answers{{u"edge"_s, isEdge(piece)},
            {u"edge_not_corner"_s, isEdge(piece) && !isCorner}, {u"corner"_s, isCorner},
            {u"left"_s, isLeft}, {u"right"_s, isRight}, {u"top"_s, isTop}, {u"bottom"_s, isBottom},
            {u"top_left"_s, isTop && isLeft}, {u"top_right"_s, isTop && isRight},
            {u"bottom_right"_s, isBottom && isRight}, {u"bottom_left"_s, isBottom && isLeft},
            {u"margin"_s,
                piece.x < margin || piece.y < margin || piece.x >= columns - margin
                    || piece.y >= rows - margin}};
        return answers.at(region);
    }

    int given(const FieldValues &rule, const Piece &piece) const
    {
        const auto names
            = [&](const Field &field) { return std::get<QStringList>(valueOf(rule, field)); };
        const int weight = static_cast<int>(integerOf(rule, arrange::columns::weight));
        const int count = static_cast<int>(integerOf(rule, arrange::columns::count));
        const int column = static_cast<int>(integerOf(rule, arrange::columns::column));
        const int row = static_cast<int>(integerOf(rule, arrange::columns::row));
        const double radius = numberOf(rule, arrange::columns::radius);
        const double middleX = column == 0 ? (columns - 1) / 2.0 : column - 1;
        const double middleY = row == 0 ? (rows - 1) / 2.0 : row - 1;
        const QStringList own = names(arrange::columns::pieces);
        const QStringList others
            = names(arrange::columns::others).isEmpty() ? own : names(arrange::columns::others);
        const QString wish = textOf(rule, arrange::columns::wish);
        if (!has(piece, own))
            return 0;
        const auto near = around(piece, others, radius);
        if (wish == "cell"_L1)
            return std::abs(piece.x - middleX) < 1 && std::abs(piece.y - middleY) < 1 ? weight : 0;
        if (wish == "region"_L1)
            return isIn(piece, textOf(rule, arrange::columns::region), middleX, middleY, count)
                    != flagOf(rule, arrange::columns::isNot)
                ? weight
                : 0;
        if (wish == "near"_L1)
            return near.empty() ? 0 : weight;
        if (wish == "each"_L1)
            return weight * std::max(0, static_cast<int>(near.size()) - count);
        if (wish == "contents"_L1)
            return std::cmp_equal(near.size(), count)
                    && (names(arrange::columns::also).isEmpty()
                        || !around(piece, names(arrange::columns::also), radius).empty())
                ? weight
                : 0;
        if (wish == "twin"_L1)
            return std::ranges::any_of(around(piece, own, radius),
                       [&](const Piece &other) {
                           return types[static_cast<std::size_t>(other.type)].names
                               == types[static_cast<std::size_t>(piece.type)].names;
                       })
                ? weight
                : 0;
        if (wish == "mirror"_L1)
            return std::ranges::any_of(around(piece, others, 1e6),
                       [&](const Piece &other) {
                           return other.y == piece.y && other.x + piece.x == 2 * middleX;
                       })
                ? weight
                : 0;
        if (wish == "pairing"_L1) {
            std::vector<Piece> aside;
            std::ranges::copy_if(near, std::back_inserter(aside),
                [&](const Piece &other) { return other.x != piece.x; });
            if (aside.size() != 1)
                return 0;
            // Around the one it has found: itself, and nobody else whom the rule is for.
            return around(aside.front(), own, radius).size() == (has(piece, own) ? 1U : 0U) ? weight
                                                                                            : 0;
        }
        const auto beside = around(piece, others, 1.1);
        const auto about = around(piece, others, 1.5);
        return beside.size() == 1 && about.size() == 1 && !(isEdge(piece) && isEdge(beside.front()))
            ? weight
            : 0;
    }
};

/// Rules of every kind about three names, with all numbers drawn.
GoalSet drawnRules(const Draws &draws, int most)
{
    GoalSet set;
    std::uint32_t step = 0;
    const auto below = [&](std::uint32_t count) {
        return draws.below(count, {.purpose = Purpose::Pick, .detail = ++step});
    };
    const auto someNames = [&](bool mayBeNone) {
        QStringList names;
        for (const auto &name : {u"a"_s, u"b"_s, u"c"_s}) {
            if (below(2) == 0)
                names << name;
        }
        if (names.isEmpty() && !mayBeNone)
            names << u"a"_s;
        return names;
    };
    for (int i = 0; i < most; ++i) {
        TableRow rule{.id = set.nextRow(), .values = {}, .verbatim = {}};
        const auto put
            = [&](const Field &field, const Value &value) { setValue(rule.values, field, value); };
        put(arrange::columns::pieces, someNames(false));
        put(arrange::columns::others, someNames(true));
        put(arrange::columns::also, someNames(true));
        put(arrange::columns::wish, QString::fromLatin1(allWishes.at(below(allWishes.size()))));
        put(arrange::columns::region, QString::fromLatin1(allRegions.at(below(allRegions.size()))));
        put(arrange::columns::isNot, below(2) == 0);
        put(arrange::columns::column, qint64{below(6)});
        put(arrange::columns::row, qint64{below(6)});
        put(arrange::columns::count, qint64{below(4)});
        put(arrange::columns::radius, 0.6 + 0.5 * below(8));
        put(arrange::columns::weight, qint64{below(2000)} - 1000);
        set.tables[arrange::rules.key] << rule;
    }
    return set;
}

/// Five types with one or two of three names, two of them with the same; a board of them with
/// empty cells.
PlainBoard drawnBoard(const Draws &draws, int columns, int rows)
{
    PlainBoard board{.columns = columns,
        .rows = rows,
        .types = {{.names = {u"a"_s}}, {.names = {u"b"_s}}, {.names = {u"a"_s, u"c"_s}},
            {.names = {u"c"_s}}, {.names = {u"a"_s, u"c"_s}}},
        .pieces = {}};
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            const auto drawn = static_cast<int>(draws.below(7,
                {.purpose = Purpose::CellOrder,
                    .cell = static_cast<std::uint16_t>(y * columns + x)}));
            if (drawn < 5)
                board.pieces.push_back({.type = drawn, .x = x, .y = y});
        }
    }
    return board;
}

qint64 plainScore(const GoalSet &set, const PlainBoard &board)
{
    qint64 score = 0;
    for (const TableRow &rule : set.tables.value(arrange::rules.key)) {
        for (const Piece &piece : board.pieces)
            score += board.given(rule.values, piece);
    }
    return score;
}

SiteIndex siteAt(const PlainBoard &board, int x, int y)
{
    return SiteIndex{y * board.columns + x};
}

/// The board after the contents of two cells were exchanged.
PlainBoard exchanged(PlainBoard board, SiteIndex a, SiteIndex b)
{
    const auto move = [&](Piece &piece, SiteIndex to) {
        piece.x = static_cast<int>(to) % board.columns;
        piece.y = static_cast<int>(to) / board.columns;
    };
    for (Piece &piece : board.pieces) {
        const SiteIndex site = siteAt(board, piece.x, piece.y);
        if (site == a || site == b)
            move(piece, site == a ? b : a);
    }
    return board;
}

struct Bench {
    Bench(const GoalSet &set, const PlainBoard &board)
        : terrain(arrange::rulesOf(set, board.types),
              *shapeOf({.rows = board.rows, .columns = board.columns}))
        , happiness(terrain)
    {
        for (const Piece &piece : board.pieces)
            happiness.add(piece.type, siteAt(board, piece.x, piece.y));
        happiness.settle();
    }

    arrange::Terrain terrain;
    arrange::Happiness happiness;
};

} // namespace

class TestHappiness final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void scoresAsThePlainOne();
    static void gainsAndExchangesAreExact();
    static void eachKindIsMetSomewhere();
    static void onAPyramid();
    static void problems();
};

void TestHappiness::scoresAsThePlainOne()
{
    for (int seed = 0; seed < 2000; ++seed) {
        const Draws draws(QString::number(seed));
        const GoalSet set = drawnRules(draws, 6);
        const PlainBoard board = drawnBoard(draws, 2 + seed % 5, 1 + seed % 6);
        const Bench bench(set, board);
        const QList<TableRow> table = set.tables.value(arrange::rules.key);
        for (qsizetype rule = 0; rule < table.size(); ++rule) {
            for (std::size_t piece = 0; piece < board.pieces.size(); ++piece) {
                const FieldValues &values = table.at(rule).values;
                QVERIFY2(bench.happiness.given(static_cast<std::size_t>(rule), piece)
                        == board.given(values, board.pieces[piece]),
                    qPrintable(u"seed %1: %2 %3 for piece %4"_s.arg(seed)
                            .arg(textOf(values, arrange::columns::wish),
                                textOf(values, arrange::columns::region))
                            .arg(piece)));
            }
        }
        QCOMPARE(bench.happiness.score(), plainScore(set, board));
        QCOMPARE(bench.happiness.plainScore(), bench.happiness.score());
    }
}

void TestHappiness::gainsAndExchangesAreExact()
{
    for (int seed = 0; seed < 200; ++seed) {
        const Draws draws(QString::number(seed));
        const GoalSet set = drawnRules(draws, 8);
        PlainBoard board = drawnBoard(draws, 5, 4);
        Bench bench(set, board);
        for (std::uint32_t step = 0; step < 60; ++step) {
            const DrawPlace place{.purpose = Purpose::RelaxCell, .detail = step};
            const auto a = static_cast<int>(draws.below(20, place));
            const auto b = static_cast<int>(draws.below(20, place, 1));
            if (a == b)
                continue;
            const PlainBoard after = exchanged(board, SiteIndex{a}, SiteIndex{b});
            const qint64 gain = plainScore(set, after) - bench.happiness.score();
            QCOMPARE(bench.happiness.gain(SiteIndex{a}, SiteIndex{b}), gain);
            if (step % 3 == 0)
                continue;
            bench.happiness.exchange(SiteIndex{a}, SiteIndex{b});
            board = after;
            QCOMPARE(bench.happiness.score(), plainScore(set, board));
        }
    }
}

/// The comparison above says something about every kind of rule and every region.
void TestHappiness::eachKindIsMetSomewhere()
{
    std::set<std::pair<QString, QString>> met;
    std::set<std::pair<QString, QString>> unmet;
    for (int seed = 0; seed < 300; ++seed) {
        const Draws draws(QString::number(seed));
        const GoalSet set = drawnRules(draws, 8);
        const PlainBoard board = drawnBoard(draws, 5, 4);
        const Bench bench(set, board);
        const QList<TableRow> table = set.tables.value(arrange::rules.key);
        for (qsizetype rule = 0; rule < table.size(); ++rule) {
            const FieldValues &values = table.at(rule).values;
            const QString wish = textOf(values, arrange::columns::wish);
            const std::pair kind(
                wish, wish == "region"_L1 ? textOf(values, arrange::columns::region) : QString());
            for (std::size_t piece = 0; piece < bench.happiness.pieces(); ++piece) {
                const bool isFor = board.has(board.pieces[piece],
                    std::get<QStringList>(valueOf(values, arrange::columns::pieces)));
                const bool isMet
                    = bench.happiness.given(static_cast<std::size_t>(rule), piece) != 0;
                if (isFor)
                    (isMet ? met : unmet).insert(kind);
            }
        }
    }
    QCOMPARE(met.size(), allWishes.size() - 1 + allRegions.size());
    QCOMPARE(unmet, met);
}

/// Rows of a pyramid are centred, so that distances and corners are those that people see.
void TestHappiness::onAPyramid()
{
    const auto shape = shapeOf({.mode = GameMode::Summit, .rows = 4});
    GoalSet set;
    const auto add = [&](const QString &wish, const QString &region, qint64 points) {
        TableRow rule{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(rule.values, arrange::columns::pieces, QStringList{u"a"_s});
        setValue(rule.values, arrange::columns::wish, wish);
        setValue(rule.values, arrange::columns::region, region);
        setValue(rule.values, arrange::columns::weight, points);
        set.tables[arrange::rules.key] << rule;
    };
    add(u"region"_s, u"corner"_s, 1);
    add(u"near"_s, u"edge"_s, 10);
    const std::vector<arrange::PieceType> types{{.names = {u"a"_s}}};
    const arrange::Terrain terrain(arrange::rulesOf(set, types), *shape);
    arrange::Happiness happiness(terrain);
    const auto scoreOf = [&](int a, int b) {
        happiness.clear();
        happiness.add(0, SiteIndex{a});
        happiness.add(0, SiteIndex{b});
        happiness.settle();
        return happiness.score();
    };
    const int last = static_cast<int>(shape->sites.size()) - 1;
    QCOMPARE(scoreOf(0, last), 2); // the peak and a corner of the base
    QCOMPARE(scoreOf(0, 1), 21); // the peak is beside both of the second tier
    QCOMPARE(scoreOf(0, 2), 21);
    QCOMPARE(scoreOf(1, 2), 20);
}

void TestHappiness::problems()
{
    GoalSet set = plainSet(3);
    set.objectives[0].boardCategories = {u"boss"_s};
    const auto add = [&](const QStringList &pieces, const QStringList &others) {
        TableRow rule{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(rule.values, arrange::columns::pieces, pieces);
        setValue(rule.values, arrange::columns::others, others);
        set.tables[arrange::rules.key] << rule;
        return rule.id;
    };
    const auto found = [&] { return arrange::lint(set, arrange::goalTypes(set)); };
    add({u"boss"_s}, {});
    QVERIFY(found().isEmpty());
    const RowId unknown = add({u"boss"_s}, {u"shop"_s, u"boss"_s});
    const RowId nobody = add({}, {});
    QCOMPARE(found().size(), 2);
    QCOMPARE(found().at(0).code, Code::PlacementRuleUnknown);
    QCOMPARE(found().at(0).row, unknown);
    QCOMPARE(found().at(0).args, QList<Arg>{u"shop"_s});
    QCOMPARE(found().at(1).code, Code::PlacementRuleForNone);
    QCOMPARE(found().at(1).row, nobody);
    set.tables[arrange::rules.key].resize(1);
    for (int i = 0; i < 10'000; ++i)
        add({u"boss"_s}, {});
    QCOMPARE(found().size(), 1);
    QCOMPARE(found().first().code, Code::PlacementRulesTooMany);
    QCOMPARE(arrange::rulesOf(set, arrange::goalTypes(set)).size(),
        static_cast<std::size_t>(arrange::mostRules));
}

BOARDWRIGHT_UNIT(TestHappiness, NoApplication)
#include "tst_happiness.moc"
