// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of every generator, told as JSON and made again from it.

#include "core/generator/judge.h"
#include "core/lab/remake.h"
#include "tests/support/boards/board_lines.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/piece_sets.h"
#include "tests/support/sets/site_tiers.h"
#include "tests/support/sets/zone_sets.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <stop_token>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using State = RemadeBoard::State;

GoalSet everySet()
{
    GoalSet set = listedSet();
    addPieces(set, 8);
    addSiteTiers(set);
    addZones(set, 16);
    // A goal that zones have as a gem.
    set.objectives[3].goal = u"ruby"_s;
    return set;
}

/// The boards of the seeds 1 to n.
QByteArray boardsOf(
    const Generator &generator, const GoalSet &set, const Settings &settings, int seeds)
{
    QStringList names;
    for (int seed = 1; seed <= seeds; ++seed)
        names << QString::number(seed);
    return boardLines(generator, set, settings, names);
}

/// Replaces the first occurrence behind `from`; -1 if there is none.
qsizetype replaceBehind(
    QByteArray &text, qsizetype from, const QByteArray &before, const QByteArray &after)
{
    const qsizetype at = text.indexOf(before, from);
    if (at >= 0)
        text.replace(at, before.size(), after);
    return at;
}

} // namespace

class TestRemake final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boardsAreTheSame();
    static void boardsOfZonesAreThoseOfTheirSeeds();
    static void whatIsNotTheSameIsSaid();
    static void partsAreCountedWhileTheyAreTheSame();
    static void theSettingOfAPartIsNamed();
    static void aMissingMemberIsADifference();
    static void settingsTakeTurns();
    static void aStopSaysNothingOfTheSet();
    static void gatesOfTheFileCount();
    static void gatesThatTheSetGotLater();
    static void rejectedBoardsSaySo();
};

void TestRemake::boardsAreTheSame()
{
    const GoalSet set = everySet();
    for (const Generator *generator : generators()) {
        if (std::ranges::contains(addedGenerators(), generator))
            continue;
        const QByteArray lines = boardsOf(*generator, set, generator->settingsFor(set), 8);
        const auto boards = remakeBoards(set, lines).value();
        QCOMPARE(boards.size(), std::size_t{8});
        for (std::size_t i = 0; i < boards.size(); ++i) {
            const RemadeBoard &board = boards[i];
            QVERIFY2(board.state == State::Same,
                qPrintable(QString(generator->info().key) + u' ' + board.where));
            QCOMPARE(board.line.seed, QString::number(i + 1));
            QCOMPARE(board.line.generator, generator);
            QCOMPARE(board.line.version, generator->info().version);
            QCOMPARE(board.line.settings, generator->settingsFor(set));
        }
        // As an array, and a single one.
        const QByteArray array = '[' + lines.trimmed().replace('\n', ',') + ']';
        QCOMPARE(remakeBoards(set, array).value().size(), std::size_t{8});
        QCOMPARE(
            remakeBoards(set, lines.first(lines.indexOf('\n'))).value().size(), std::size_t{1});
    }
}

/// With a gate, too, which boards made by themselves keep.
void TestRemake::boardsOfZonesAreThoseOfTheirSeeds()
{
    const Generator &worlds = *generatorOf(u"worlds");
    GoalSet set = everySet();
    Settings settings = worlds.settingsFor(set);
    settings.values[0] = qint64{4};
    const auto remade = remakeBoards(set, boardsOf(worlds, set, settings, 10));
    for (const RemadeBoard &board : remade.value()) {
        QVERIFY2(board.state == State::Same, qPrintable(board.where));
        QVERIFY(board.parts >= 4);
    }
}

void TestRemake::whatIsNotTheSameIsSaid()
{
    const GoalSet set = everySet();
    const Generator &plain = *generators().front();
    const QByteArray good = boardsOf(plain, set, plain.settingsFor(set), 1).trimmed();
    const auto stateOf = [](const GoalSet &of, const QByteArray &text) {
        return remakeBoards(of, text).value().front();
    };
    GoalSet other = set;
    other.objectives.remove(0, 5);
    QVERIFY(stateOf(other, good).state == State::Differs);
    QVERIFY(stateOf(other, good).where.startsWith(u"cells["_s));
    QVERIFY(stateOf(set, QByteArray(good).replace("\"seed\":\"1\"", "\"seed\":\"2\"")).state
        == State::Differs);
    QVERIFY(stateOf(set, "{\"seed\":\"1\"}").state == State::NoBoard);
    QVERIFY(stateOf(set, "7").state == State::NoBoard);
    QVERIFY(stateOf(set, "{\"seed\":1,\"generator\":\"constrained\",\"cells\":[]}").state
        == State::NoBoard);
    const RemadeBoard unknown
        = stateOf(set, QByteArray(good).replace("\"constrained\"", "\"nobody\""));
    QVERIFY(unknown.state == State::UnknownGenerator);
    QCOMPARE(unknown.where, u"nobody"_s);
    const RemadeBoard setting = stateOf(set, QByteArray(good).replace("\"5x5\"", "\"5x500\""));
    QVERIFY(setting.state == State::UnknownSetting);
    QCOMPARE(setting.where, u"size=5x500"_s);
    QCOMPARE(setting.problems.front().code, Code::ParameterValue);
    QCOMPARE(setting.line.seed, u"1"_s);
    // Of a part.
    const Generator &worlds = *generatorOf(u"worlds");
    const QByteArray world = boardsOf(worlds, set, worlds.settingsFor(set), 1).trimmed();
    QVERIFY(stateOf(plainSet(3), world).state == State::NotMade);
    QVERIFY(!stateOf(plainSet(3), world).problems.isEmpty());
    const qsizetype parts = world.indexOf("\"parts\"");
    QVERIFY(parts > 0);
    QByteArray changed = world;
    changed.replace(world.indexOf("\"position\":2", parts), 12, "\"position\":9");
    QVERIFY(stateOf(set, changed).where.startsWith(u"parts["_s));
    QCOMPARE(remakeBoards(set, "{\"seed\": }").error().code, Code::JsonSyntax);
}

/// Those before the first one that differs.
void TestRemake::partsAreCountedWhileTheyAreTheSame()
{
    const GoalSet set = everySet();
    const Generator &worlds = *generatorOf(u"worlds");
    const QByteArray world = boardsOf(worlds, set, worlds.settingsFor(set), 1).trimmed();
    const int all = remakeBoards(set, world).value().front().parts;
    QVERIFY(all >= 3);
    qsizetype from = world.indexOf("\"parts\"");
    for (int part = 0; part < all; ++part) {
        QByteArray changed = world;
        from = replaceBehind(changed, from, "\"position\":3,\"row\"", "\"position\":4,\"row\"");
        QVERIFY(from > 0);
        const RemadeBoard board = remakeBoards(set, changed).value().front();
        QVERIFY(board.state == State::Differs);
        QCOMPARE(board.where, u"parts[%1].cells[2].position"_s.arg(part));
        QCOMPARE(board.parts, part);
        ++from;
    }
    // A part that stands elsewhere is the same board by itself.
    QByteArray moved = world;
    QVERIFY(
        replaceBehind(moved, world.indexOf("\"parts\""), "\"position\":", "\"position\":9") > 0);
    const RemadeBoard board = remakeBoards(set, moved).value().front();
    QCOMPARE(board.where, u"parts[0].position"_s);
    QCOMPARE(board.parts, 0);
}

void TestRemake::theSettingOfAPartIsNamed()
{
    const GoalSet set = everySet();
    const Generator &worlds = *generatorOf(u"worlds");
    const QByteArray world = boardsOf(worlds, set, worlds.settingsFor(set), 1).trimmed();
    qsizetype from = world.indexOf("\"parts\"");
    for (int part = 0; part < 3; ++part) {
        QByteArray changed = world;
        from = replaceBehind(changed, from, "\"mode\":\"bingo\"", "\"mode\":\"x\"");
        QVERIFY(from > 0);
        const RemadeBoard board = remakeBoards(set, changed).value().front();
        QVERIFY(board.state == State::UnknownSetting);
        QCOMPARE(board.where, u"parts[%1]: mode=x"_s.arg(part));
        QCOMPARE(board.problems.front().code, Code::ParameterValue);
        QCOMPARE(board.parts, part);
        ++from;
    }
}

/// Of each generator's board each member, one after the other, but for those that `again` leaves
/// alone, and the gates, which a set may have got later. The members stand in another order, which
/// alone is no difference.
void TestRemake::aMissingMemberIsADifference()
{
    const GoalSet set = everySet();
    const QStringList beside{
        u"version"_s, u"note"_s, u"measures"_s, u"trace"_s, u"warnings"_s, u"gates"_s};
    for (const Generator *generator : generators()) {
        if (std::ranges::contains(addedGenerators(), generator))
            continue;
        const QByteArray line = boardsOf(*generator, set, generator->settingsFor(set), 1);
        const QJsonObject whole = QJsonDocument::fromJson(line).object();
        QVERIFY(whole.size() > 5);
        const auto reordered = remakeBoards(set, QJsonDocument(whole).toJson()).value().front();
        QVERIFY2(reordered.state == State::Same, qPrintable(reordered.where));
        for (const QString &key : whole.keys()) {
            if (beside.contains(key))
                continue;
            QJsonObject less = whole;
            less.remove(key);
            const auto board = remakeBoards(set, QJsonDocument(less).toJson()).value().front();
            QVERIFY2(board.state != State::Same, qPrintable(QString(generator->info().key) + key));
        }
    }
}

/// More of them than are kept compiled.
void TestRemake::settingsTakeTurns()
{
    const GoalSet set = everySet();
    const Generator &plain = *generators().front();
    QByteArray lines;
    for (const char16_t *size : {u"3x3", u"4x4", u"5x5", u"6x6", u"3x4", u"4x5", u"3x3", u"5x5"}) {
        Settings settings = plain.settingsFor(set);
        QVERIFY(setParameter(plain.info().parameters, settings, Key("size"), QString(size)));
        lines += boardsOf(plain, set, settings, 2);
    }
    const auto boards = remakeBoards(set, lines).value();
    QCOMPARE(boards.size(), std::size_t{16});
    for (const RemadeBoard &board : boards)
        QVERIFY2(board.state == State::Same, qPrintable(board.where));
}

/// Compiling is stopped, too, and what was stopped is not kept.
void TestRemake::aStopSaysNothingOfTheSet()
{
    const GoalSet set = everySet();
    std::stop_source stopped;
    stopped.request_stop();
    for (const Generator *generator : generators()) {
        if (std::ranges::contains(addedGenerators(), generator))
            continue;
        const QByteArray line = boardsOf(*generator, set, generator->settingsFor(set), 1);
        Remaker remaker(set);
        QVERIFY(!remaker.remake(line, stopped.get_token()));
        const auto board = remaker.remake(line);
        QVERIFY2(board && board->state == State::Same, generator->info().key.data());
    }
}

/// As those of the command line, which are in no set. What is said of them is found by trying the
/// derived seeds one after the other.
void TestRemake::gatesOfTheFileCount()
{
    const Generator &plain = *generators().front();
    const GoalSet set = everySet();
    GoalSet gated = set;
    QVERIFY(addGate(plain.info(), gated, u"repeats:sum=..30"_s)
        && addGate(plain.info(), gated, u"repeats:most=..4"_s));
    const QByteArray lines = boardsOf(plain, gated, plain.settingsFor(set), 20);
    QVERIFY(lines.contains("\"gates\":[\"repeats:sum=..30\",\"repeats:most=..4\"]"));
    const auto remade = remakeBoards(set, lines).value();
    QCOMPARE(remade.size(), std::size_t{20});
    for (const RemadeBoard &board : remade) {
        QVERIFY2(board.state == State::Same, qPrintable(board.where));
        QCOMPARE(board.gates, (QStringList{u"repeats:sum=..30"_s, u"repeats:most=..4"_s}));
        QVERIFY(board.hasOtherGates);
    }
    const auto again = remakeBoards(gated, lines).value();
    for (const RemadeBoard &board : again)
        QVERIFY(board.state == State::Same && !board.hasOtherGates);
    // An unknown one is named.
    const RemadeBoard unknown
        = remakeBoards(set, QByteArray(lines).replace("repeats:sum", "nothing:sum"))
              .value()
              .front();
    QVERIFY(unknown.state == State::UnknownSetting);
    QCOMPARE(unknown.where, u"gates=nothing:sum=..30"_s);
}

/// They did not judge boards that were made without any.
void TestRemake::gatesThatTheSetGotLater()
{
    const Generator &worlds = *generatorOf(u"worlds");
    const GoalSet set = everySet();
    const Settings settings = worlds.settingsFor(set);
    const QByteArray lines = boardsOf(worlds, set, settings, 20);
    QCOMPARE(lines.count("\"gates\":[]"), 20);
    // The first bound that rejects some of them.
    GoalSet gated;
    qsizetype rejected = 0;
    for (int most = 60; most > 0 && rejected == 0; --most) {
        gated = set;
        QVERIFY(addGate(worlds.info(), gated, u"walk_length=..%1"_s.arg(most)));
        rejected = boardsOf(worlds, gated, settings, 20).count("derived_seed");
    }
    QVERIFY(rejected > 0 && rejected < 20);
    Remaker remaker(gated);
    for (const QByteArray &line : lines.trimmed().split('\n')) {
        const RemadeBoard board = remaker.remake(line).value();
        QVERIFY2(board.state == State::Same, qPrintable(board.where));
        QVERIFY(board.gates.isEmpty() && board.hasOtherGates);
        // The same seed, judged, is the same board or one of another seed.
        const bool isRejected
            = boardLines(worlds, gated, settings, {board.line.seed}).contains("derived_seed");
        QCOMPARE(remaker.isRejectedBySet(board), isRejected);
        rejected -= isRejected ? 1 : 0;
    }
    QCOMPARE(rejected, 0);
}

/// Also without their gates, as older versions wrote them: a derived seed makes the same board.
void TestRemake::rejectedBoardsSaySo()
{
    const Generator &plain = *generators().front();
    const GoalSet set = everySet();
    GoalSet gated = set;
    QVERIFY(addGate(plain.info(), gated, u"relaxations=100.."_s));
    const QByteArray lines = boardsOf(plain, gated, plain.settingsFor(set), 3);
    for (const QByteArray &line : lines.trimmed().split('\n')) {
        const QJsonObject board = QJsonDocument::fromJson(line).object();
        QVERIFY(board.value("derived_seed"_L1).toString().endsWith(u":50"));
        const QJsonArray rejected = board.value("rejected"_L1).toArray();
        QCOMPARE(rejected.size(), 1);
        QCOMPARE(rejected[0].toObject().value("gate"_L1).toString(), u"relaxations"_s);
        QCOMPARE(rejected[0].toObject().value("least"_L1).toInt(), 100);
        QVERIFY(rejected[0].toObject().value("number"_L1).toInt(100) < 100);
        const RemadeBoard same = remakeBoards(set, line).value().front();
        QVERIFY2(same.state == State::Same, qPrintable(same.where));
        QVERIFY(same.isRejected);

        QByteArray older = line;
        for (const QByteArray &key : {QByteArray("\"rejected\":["), QByteArray("\"gates\":[")}) {
            const qsizetype begin = older.indexOf(key);
            QVERIFY(begin > 0);
            older.remove(begin, older.indexOf("],", begin) + 2 - begin);
        }
        const RemadeBoard derived = remakeBoards(set, older).value().front();
        QVERIFY2(derived.state == State::Same, qPrintable(derived.where));
        QCOMPARE(derived.derivedSeed, board.value("derived_seed"_L1).toString());
        QVERIFY(derived.hasOtherGates && !derived.isRejected);
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestRemake, QCoreApplication)
#include "tst_remake.moc"
