// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of the sample dragon-lair: its constants, how often they are as happy as can be, and their
// score against a scorer that knows only what the sample's rules say in words.

#include "core/board/trace.h"
#include "core/formats/board_json.h"
#include "core/formats/native.h"
#include "core/generator/problems.h"
#include "core/generator/saved_preview.h"
#include "core/layered/codes.h"
#include "core/layered/layered_set.h"
#include "core/layered/measures.h"
#include "tests/support/boards/plain_lair.h"
#include "tests/support/chi_square.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <map>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

const Generator &generator = *generatorOf(u"layered");

GoalSet lair()
{
    return readNative(test::contentOf(resourcePath("samples/dragon-lair.json"))).value().set;
}

Settings settings(int passes, bool hasExtra, bool scoresWhole = false)
{
    Settings all = openingSettings(generator, lair());
    all.values[1] = qint64{passes};
    all.values[2] = hasExtra;
    all.values[3] = scoresWhole ? u"whole"_s : u"changes"_s;
    return all;
}

/// A compiled set, with one board at a time.
struct Maker {
    Maker(const GoalSet &set, const Settings &how)
        : compiled(*generator.compile(set, how))
        , scratch(generator.scratch(*compiled))
    {
    }

    bool run(const QString &seed, Trace *trace = nullptr)
    {
        Watch watch;
        return generator.run(*compiled, *scratch, seed, board, trace, watch).has_value();
    }

    QJsonObject json(const QString &seed)
    {
        if (!run(seed))
            return {};
        const Facts facts = generator.facts(*compiled, *scratch, board);
        return QJsonDocument::fromJson(boardJson(GoalSet(), board, BoardOrigin(), {},
                                           {.facts = &facts, .counters = layered::counters}))
            .object();
    }

    std::shared_ptr<const Compiled> compiled;
    std::unique_ptr<Scratch> scratch;
    Result board;
};

} // namespace

class TestLayered final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void theSampleHasItsConstants();
    static void scoresAreThoseOfTheWords_data();
    static void scoresAreThoseOfTheWords();
    static void boardsAreHappyAsOften_data();
    static void boardsAreHappyAsOften();
    static void bothScoringsMakeTheSameBoards();
    static void theWizardIsAnywhereOnTheEdge();
    static void coversComeFromABag();
    static void twinsFaceEachOther();
    static void piecesAreTouchedUpAsInTheGame();
    static void gargoylesAreInsertedInTurns();
    static void tracesReplay();
    static void theCheckerCounts();
    static void hostileSetsHaveTheirProblems();
};

void TestLayered::theSampleHasItsConstants()
{
    const GoalSet set = lair();
    QCOMPARE(problemsOf(set, generator, settings(4, true)), QList<Problem>());
    Maker maker(set, settings(4, true));
    const auto &compiled = static_cast<const layered::LayeredSet &>(*maker.compiled);
    std::vector<qint64> most;
    for (const layered::Layer &layer : compiled.layers)
        most.push_back(layer.most);
    QCOMPARE(most, (std::vector<qint64>{20000, 25000, 35000, 57000, 148000, 158000}));
    QCOMPARE(compiled.types.size(), std::size_t{103});
    const QJsonObject board = maker.json(u"1"_s);
    QCOMPARE(board["cells"_L1].toArray().size(), 130);
    QCOMPARE(board["empty"_L1].toInt(), 27);
    QCOMPARE(board["xp"_L1].toInt(), 365);
    QCOMPARE(board["hp"_L1].toInt(), 323);
    QCOMPARE(board["xpToHighest"_L1].toInt(), 330);
    QCOMPARE(board["xpExcess"_L1].toInt(), 35);
    int hp = 0;
    for (const auto &level : board["hpByLevel"_L1].toArray())
        hp += level.toInt();
    QCOMPARE(hp, 200);
    QCOMPARE(board["hpTotal"_L1].toInt(), 206);
    QCOMPARE(board["maximum"_L1].toInt(), 158000);
    QCOMPARE(board["layers"_L1].toArray().size(), 6);
    QCOMPARE(board["layers"_L1][4]["maximum"_L1].toInt(), 148000);
    QCOMPARE(board["layers"_L1][5]["score"_L1], board["score"_L1]);
}

void TestLayered::scoresAreThoseOfTheWords_data()
{
    QTest::addColumn<int>("passes");
    QTest::addColumn<bool>("hasExtra");
    QTest::newRow("as they fall") << 0 << false;
    QTest::newRow("one pass") << 1 << false;
    QTest::newRow("extra passes") << 4 << true;
}

void TestLayered::scoresAreThoseOfTheWords()
{
    QFETCH(const int, passes);
    QFETCH(const bool, hasExtra);
    Maker maker(lair(), settings(passes, hasExtra));
    for (int seed = 1; seed <= 100; ++seed) {
        const QJsonObject board = maker.json(QString::number(seed));
        const PlainScorer plain(seenOn(board));
        QCOMPARE(board["score"_L1].toInt(), plain.score());
        QCOMPARE(board["checkPassed"_L1].toBool(), plain.passesGame());
        QCOMPARE(board["effort"_L1]["check_passed"_L1].toInt(), plain.passesGame() ? 1 : 0);
        QCOMPARE(board["effort"_L1]["at_maximum"_L1].toInt(), plain.score() == 158000 ? 1 : 0);
    }
}

void TestLayered::boardsAreHappyAsOften_data()
{
    QTest::addColumn<int>("passes");
    QTest::addColumn<bool>("hasExtra");
    QTest::addColumn<double>("passed");
    QTest::addColumn<double>("atMaximum");
    QTest::newRow("four passes") << 4 << false << 0.999 << 0.970;
    // A second emulation of the game, which inserts gargoyles in turns, 1 2 3 4 1 2 3 4, and checks
    // the dragon. Both matter: inserted in pairs, 59.3 % pass; unchecked, a tenth more do.
    QTest::newRow("one pass") << 1 << false << 0.6285 << 0.2827;
    QTest::newRow("extra passes") << 4 << true << 1.0 << 1.0;
}

/// The shares that the game itself has.
void TestLayered::boardsAreHappyAsOften()
{
    QFETCH(const int, passes);
    QFETCH(const bool, hasExtra);
    QFETCH(const double, passed);
    QFETCH(const double, atMaximum);
    const int boards = walkLength(1'000);
    Maker maker(lair(), settings(passes, hasExtra));
    int passing = 0;
    int highest = 0;
    for (int seed = 1; seed <= boards; ++seed) {
        QVERIFY(maker.run(QString::number(seed)));
        passing += maker.board.counts[layered::CheckPassed];
        highest += maker.board.counts[layered::AtMaximum];
    }
    for (const auto &[count, share] : {std::pair(passing, passed), {highest, atMaximum}}) {
        QVERIFY2(isWithin(4, count, boards, share),
            qPrintable(u"%1 of %2, not %3"_s.arg(count).arg(boards).arg(share)));
    }
}

void TestLayered::bothScoringsMakeTheSameBoards()
{
    Maker changes(lair(), settings(2, false));
    Maker whole(lair(), settings(2, false, true));
    for (int seed = 1; seed <= 5; ++seed) {
        QVERIFY(changes.run(QString::number(seed)));
        QVERIFY(whole.run(QString::number(seed)));
        QVERIFY(changes.board.at == whole.board.at);
    }
}

void TestLayered::theWizardIsAnywhereOnTheEdge()
{
    Maker maker(lair(), settings(1, false));
    std::map<int, int> places;
    const int boards = walkLength(1'200);
    for (int seed = 1; seed <= boards; ++seed) {
        const QJsonObject board = maker.json(QString::number(seed));
        for (const Seen &piece : seenOn(board)) {
            if (piece.kind == u"wizard")
                ++places[piece.y * 13 + piece.x];
        }
    }
    QCOMPARE(places.size(), std::size_t{38});
    std::vector<int> counts;
    for (const auto &[place, count] : places)
        counts.push_back(count);
    QVERIFY(looksUniform(counts));
}

void TestLayered::coversComeFromABag()
{
    Maker maker(lair(), settings(1, false));
    const QJsonArray cells = maker.json(u"7"_s)["cells"_L1].toArray();
    QCOMPARE(cells[0]["cover"_L1].toInt(), 25);
    QCOMPARE(cells[12]["cover"_L1].toInt(), 26);
    std::map<int, int> covers;
    int bare = 0;
    for (const auto &cell : cells) {
        if (cell["cover"_L1].isNull()) {
            ++bare;
            QCOMPARE(cell["kind"_L1].toString(), u"dragon"_s);
        } else {
            ++covers[cell["cover"_L1].toInt()];
        }
    }
    QCOMPARE(bare, 1);
    QCOMPARE(covers.size(), std::size_t{23});
    // 128 cells: six bags of 21 and two more, less the one below the dragon.
    for (int cover = 4; cover <= 24; ++cover)
        QVERIFY(covers[cover] >= 5 && covers[cover] <= 7);
}

void TestLayered::twinsFaceEachOther()
{
    Maker maker(lair(), settings(4, true));
    const QJsonArray cells = maker.json(u"3"_s)["cells"_L1].toArray();
    int facing = 0;
    for (int site = 0; site < cells.size(); ++site) {
        const auto cell = cells[site];
        if (cell["kind"_L1].toString() != u"gargoyle")
            continue;
        const QString to = cell["facing"_L1].toString();
        const int other = site + (to == u"left" ? -1 : to == u"right" ? 1 : to == u"up" ? -13 : 13);
        QCOMPARE(cells[other]["kind"_L1].toString(), u"gargoyle"_s);
        QCOMPARE(cells[other]["name"_L1], cell["name"_L1]);
        ++facing;
    }
    QCOMPARE(facing, 8);
    for (const auto &cell : cells) {
        if (cell["kind"_L1].toString() == u"minotaur")
            QCOMPARE(cells[cell["partner"_L1].toInt() - 1]["kind"_L1].toString(), u"chest"_s);
    }
}

/// "Guards get sprite variants by name." "Walls receive cyclical HP from the [3,3,3,3,3,3] list and
/// positions are logged; chest positions are recorded too." With a list whose numbers differ, too.
void TestLayered::piecesAreTouchedUpAsInTheGame()
{
    for (const QString &list : {u"3 3 3 3 3 3"_s, u"1 2 7 4"_s}) {
        GoalSet set = lair();
        for (TableRow &row : set.tables[layered::pieceTable.key]) {
            const auto &fields = layered::pieceTable.fields;
            const auto field
                = std::ranges::find(fields, QLatin1StringView("hp_in_turn"), &Field::key);
            if (textOf(row.values, layered::columns::kind) != u"wall")
                continue;
            QCOMPARE(textOf(row.values, *field), u"3 3 3 3 3 3"_s);
            setValue(row.values, *field, list);
        }
        const QStringList turns = list.split(u' ');
        Maker maker(set, settings(4, true));
        for (const QString &seed : {u"1"_s, u"2"_s, u"3"_s}) {
            const QJsonObject board = maker.json(seed);
            QJsonArray walls;
            QJsonArray chests;
            int hp = 0;
            int guards = 0;
            for (const auto &cell : board["cells"_L1].toArray()) {
                const QString kind = cell["kind"_L1].toString();
                hp += cell["hp"_L1].toInt();
                if (kind == u"wall") {
                    QCOMPARE(cell["hp"_L1].toInt(), turns[walls.size() % turns.size()].toInt());
                    walls << cell["position"_L1];
                }
                if (kind == u"chest")
                    chests << cell["position"_L1];
                const QString sprite = cell["sprite"_L1].toString();
                guards += kind == u"guard" ? 1 : 0;
                QCOMPARE(sprite,
                    kind == u"guard" ? u"guard_"_s + cell["name"_L1].toString() : QString());
            }
            QCOMPARE(guards, 4);
            QCOMPARE(walls.size(), 6);
            QCOMPARE(chests.size(), 5);
            QCOMPARE(board["hp"_L1].toInt(), hp);
            const QJsonArray listed = board["listed"_L1].toArray();
            QCOMPARE(listed.size(), 2);
            QCOMPARE(listed[0]["kind"_L1].toString(), u"wall"_s);
            QCOMPARE(listed[0]["positions"_L1].toArray(), walls);
            QCOMPARE(listed[1]["kind"_L1].toString(), u"chest"_s);
            QCOMPARE(listed[1]["positions"_L1].toArray(), chests);
        }
    }
}

/// As in the game; the shares of boards that pass after one pass depend on it.
void TestLayered::gargoylesAreInsertedInTurns()
{
    QStringList names;
    for (const layered::PieceRow &row : layered::piecesOf(lair())) {
        for (int i = 0; i < row.count && row.kind == u"gargoyle"; ++i)
            names << row.name;
    }
    QCOMPARE(names.join(u' '), u"1 2 3 4 1 2 3 4"_s);
}

void TestLayered::tracesReplay()
{
    Maker maker(lair(), settings(2, true));
    Trace trace;
    for (const QString &seed : {u"1"_s, u"2"_s}) {
        QVERIFY(maker.run(seed, &trace));
        const Result traced = maker.board;
        QVERIFY(agrees(trace, traced));
        QVERIFY(!trace.scores.empty());
        QVERIFY(maker.run(seed));
        QVERIFY(maker.board.at == traced.at);
    }
}

void TestLayered::theCheckerCounts()
{
    const GoalSet set = lair();
    Maker maker(set, settings(1, false));
    QVERIFY(maker.run(u"5"_s));
    QVERIFY(generator.check(set, {}, maker.board).empty());
    Result wrong = maker.board;
    const auto piece = std::ranges::find_if(
        wrong.at, [](const Placed &placed) { return placed.what != RowId::none; });
    piece->what = RowId::none;
    QCOMPARE(generator.check(set, {}, wrong).size(), std::size_t{1});
    piece->what = RowId{999'999};
    QCOMPARE(generator.check(set, {}, wrong).size(), std::size_t{2});
}

void TestLayered::hostileSetsHaveTheirProblems()
{
    const auto codesOf = [](const GoalSet &set) {
        QList<Code> codes;
        for (const Problem &problem : problemsOf(set, generator, settings(1, false)))
            codes << problem.code;
        return codes;
    };
    GoalSet many = lair();
    QList<TableRow> &rules = many.tables[arrange::rules.key];
    while (rules.size() < 10'000) {
        TableRow rule = rules.first();
        rule.id = many.nextRow();
        rules << rule;
    }
    QVERIFY(codesOf(many).contains(Code::PlacementRulesTooMany));
    QVERIFY(Maker(many, settings(0, false)).run(u"1"_s));

    GoalSet far = lair();
    far.tables[arrange::rules.key][1].values[u"radius"_s] = 1e9;
    QVERIFY(!codesOf(far).isEmpty());
    QVERIFY(Maker(far, settings(1, false)).run(u"1"_s));

    GoalSet crowded = lair();
    crowded.tables[layered::pieceTable.key][20].values[u"count"_s] = qint64{500};
    const QList<Problem> problems = problemsOf(crowded, generator, settings(1, false));
    const auto found
        = std::ranges::find(problems, toCode(LayeredCode::MorePiecesThanCells), &Problem::code);
    QVERIFY(found != problems.end());
    QCOMPARE(found->row, crowded.tables.value(layered::pieceTable.key)[20].id);
    QVERIFY(!generator.compile(crowded, settings(1, false)).has_value());

    GoalSet nowhere = lair();
    nowhere.tables[arrange::rules.key][0].values[u"pieces"_s] = QStringList{u"drake"_s};
    QVERIFY(codesOf(nowhere).contains(Code::PlacementRuleUnknown));
    QVERIFY(codesOf(GoalSet()).contains(toCode(LayeredCode::NoPieces)));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestLayered, QCoreApplication)
#include "tst_layered.moc"
