// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of every generator, told as JSON and made again from it.

#include "core/formats/board_json.h"
#include "core/lab/remake.h"
#include "core/lab/subject.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/piece_sets.h"
#include "tests/support/sets/zone_sets.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using State = RemadeBoard::State;

GoalSet everySet()
{
    GoalSet set = listedSet();
    addPieces(set, 8);
    addZones(set, 16);
    // A goal that zones have as a gem.
    set.objectives[3].goal = u"ruby"_s;
    return set;
}

/// The boards of some seeds, each on a line.
QByteArray boardsOf(const Generator &generator, const GoalSet &set, Settings settings, int seeds)
{
    const auto subject = *subjectOf(generator, set, settings);
    const auto scratch = subject->scratch();
    const RowTexts rows(set);
    QByteArray lines;
    for (int seed = 1; seed <= seeds; ++seed) {
        Watch watch;
        Result board;
        const QString text = u"seed %1"_s.arg(seed);
        (void)subject->run(*scratch, text, board, watch);
        const Facts facts = generator.facts(subject->compiled(), *scratch, board);
        const std::vector<Counter> counters = subject->counters();
        lines += boardJson(rows, board,
                     {.seed = text,
                         .generator = generator.info().key,
                         .version = generator.info().version,
                         .settings = settingsText(generator.info().parameters, settings)},
                     {u"words for people"_s}, {.facts = &facts, .counters = counters})
            + '\n';
    }
    return lines;
}

} // namespace

class TestRemake final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boardsAreTheSame();
    static void boardsOfZonesAreThoseOfTheirSeeds();
    static void whatIsNotTheSameIsSaid();
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
        for (const RemadeBoard &board : boards)
            QVERIFY2(board.state == State::Same,
                qPrintable(QString(generator->info().key) + u' ' + board.where));
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
    for (const RemadeBoard &board :
        remakeBoards(set, boardsOf(worlds, set, settings, 10)).value()) {
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
    QVERIFY(stateOf(set, QByteArray(good).replace("seed 1", "seed 2")).state == State::Differs);
    QVERIFY(stateOf(set, "{\"seed\":\"1\"}").state == State::NoBoard);
    QVERIFY(stateOf(set, "7").state == State::NoBoard);
    const RemadeBoard unknown
        = stateOf(set, QByteArray(good).replace("\"constrained\"", "\"nobody\""));
    QVERIFY(unknown.state == State::UnknownGenerator);
    QCOMPARE(unknown.where, u"nobody"_s);
    const RemadeBoard setting = stateOf(set, QByteArray(good).replace("\"5x5\"", "\"5x500\""));
    QVERIFY(setting.state == State::UnknownSetting);
    QCOMPARE(setting.where, u"size=5x500"_s);
    // Of a part.
    const Generator &worlds = *generatorOf(u"worlds");
    const QByteArray world = boardsOf(worlds, set, worlds.settingsFor(set), 1).trimmed();
    QVERIFY(stateOf(plainSet(3), world).state == State::NotMade);
    const qsizetype parts = world.indexOf("\"parts\"");
    QVERIFY(parts > 0);
    QByteArray changed = world;
    changed.replace(world.indexOf("\"position\":2", parts), 12, "\"position\":9");
    QVERIFY(stateOf(set, changed).where.startsWith(u"parts["_s));
    QCOMPARE(remakeBoards(set, "{\"seed\": }").error().code, Code::JsonSyntax);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestRemake, QCoreApplication)
#include "tst_remake.moc"
