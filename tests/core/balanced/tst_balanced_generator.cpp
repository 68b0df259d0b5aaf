// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The generator as used by the editor and the command line: reference boards from a goal set,
// traces that replay, an independent checker that accepts them, and mutants that it rejects.
#include "core/balanced/balanced.h"
#include "core/balanced/codes.h"
#include "core/balanced/geometry.h"
#include "core/balanced/parameters.h"
#include "core/balanced/sections.h"
#include "core/balanced/seed.h"
#include "core/balanced/set_list.h"
#include "core/board/trace.h"
#include "core/formats/board_json.h"
#include "core/formats/native.h"
#include "core/formats/set_format.h"
#include "core/goalset/rows.h"
#include "tests/support/boards/effort.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

const GoalSet &inventedSet()
{
    static const GoalSet set = setOfList(referenceList(fixturePath("balanced/list.json")));
    return set;
}

GoalSet inventedSet(const QString &profile, BalancedMode mode)
{
    GoalSet set = inventedSet();
    balanced::setProfile(set, mode, referenceProfile(profile, mode));
    return set;
}

/// A compiled set, with one board at a time.
struct Maker {
    Maker(const GoalSet &goals, const Settings &wanted)
        : set(goals)
        , settings(wanted)
        , compiled(generator.compile(set, settings).value())
        , scratch(generator.scratch(*compiled))
    {
    }

    Outcome run(const QString &seed, Trace *trace = nullptr)
    {
        Watch watch;
        return generator.run(*compiled, *scratch, seed, result, trace, watch);
    }

    Facts facts() const { return generator.facts(*compiled, *scratch, result); }

    BalancedGenerator generator;
    GoalSet set;
    Settings settings;
    std::shared_ptr<const Compiled> compiled;
    std::unique_ptr<Scratch> scratch;
    Result result;
};

QString idAt(const Maker &maker, std::size_t cell)
{
    const Objective *objective = objectiveOf(maker.set, maker.result.at[cell].what);
    return objective == nullptr
        ? QString()
        : textOf(objective->extension.value(balanced::goals.key), balanced::id);
}

const QList<ReferenceBoard> &inventedBoards()
{
    static const QList<ReferenceBoard> boards
        = referenceBoards(fixturePath("balanced/boards.jsonl"));
    return boards;
}

/// Keeps the maker as long as profile and mode stay the same.
class Makers {
public:
    Maker &of(const ReferenceBoard &board)
    {
        if (!m_maker || m_profile != board.profile || m_mode != board.mode)
            m_maker = std::make_unique<Maker>(
                inventedSet(board.profile, board.mode), balancedSettings(board.mode));
        m_profile = board.profile;
        m_mode = board.mode;
        return *m_maker;
    }

private:
    std::unique_ptr<Maker> m_maker;
    QString m_profile;
    BalancedMode m_mode = BalancedMode::Normal;
};

} // namespace

class TestBalancedGenerator final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boardsOfTheReference();
    static void scriptsGiveTheBoardsOfTheirLists();
    static void setsComeBackFromFiles();
    static void listsComeBackFromSets();
    static void tracesReplay();
    static void everyStopIsSafe();
    static void theCheckerFindsMutants();
    static void valuesAreDrawn();
    static void measuresAreRecounted();
    static void linesAreThoseOfTheShape();
    static void textsStandForSeeds();
    static void factsInJson();
    static void shortBlackoutsOfTheNormalList();
    static void profilesAreKept();
};

void TestBalancedGenerator::boardsOfTheReference()
{
    int failed = 0;
    Makers makers;
    for (const ReferenceBoard &board : inventedBoards()) {
        Maker &maker = makers.of(board);
        const Outcome outcome = maker.run(QString::number(board.seed));
        QCOMPARE(outcome.has_value(), !board.ids.isEmpty());
        QCOMPARE(effortOf(maker.result).attempt, board.iterations);
        for (qsizetype cell = 0; cell < board.ids.size(); ++cell)
            QCOMPARE(idAt(maker, static_cast<std::size_t>(cell)), board.ids[cell]);
        if (outcome) {
            QVERIFY2(maker.generator.check(maker.set, maker.settings, maker.result).empty(),
                qPrintable(QString::number(board.seed)));
            continue;
        }
        ++failed;
        QCOMPARE(outcome.error().code, toCode(BalancedCode::NoAttemptSucceeded));
        QCOMPARE(outcome.error().why.size(), std::size_t{2});
        const auto stuck = static_cast<std::size_t>(outcome.error().why.back().site);
        QCOMPARE(maker.result.at.at(stuck).what, RowId::none);
    }
    QVERIFY(failed > 0);
}

/// A list that is assigned in a script gives the board that it gives as JSON.
void TestBalancedGenerator::scriptsGiveTheBoardsOfTheirLists()
{
    QFile file(fixturePath("balanced/list.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray json = file.readAll().trimmed();
    std::vector<QStringList> boards;
    for (const auto &[bytes, suffix] :
        {std::pair(json, u"json"_s), std::pair("var bingoList = " + json + ";\n", u"js"_s),
            std::pair("export const bingoList : BingoList = " + json, u"ts"_s)}) {
        const auto opened = readAnySet(bytes, suffix);
        QVERIFY(opened.has_value());
        Maker maker(opened->file.set, balancedSettings(BalancedMode::Normal));
        QVERIFY(maker.run(u"112233"_s).has_value());
        QStringList board;
        for (std::size_t cell = 0; cell < maker.result.at.size(); ++cell)
            board << idAt(maker, cell);
        boards.push_back(board);
    }
    QCOMPARE(boards.front().size(), 25);
    QVERIFY(!boards.front().contains(QString()));
    for (const QStringList &board : boards)
        QCOMPARE(board, boards.front());
}

void TestBalancedGenerator::setsComeBackFromFiles()
{
    const auto file = readNative(writeNative(inventedSet()));
    QVERIFY(file.has_value());
    QCOMPARE(file->set.objectives.size(), inventedSet().objectives.size());
    Maker before(inventedSet(), balancedSettings(BalancedMode::Short));
    Maker after(file->set, balancedSettings(BalancedMode::Short));
    for (int seed = 1; seed < 20; ++seed) {
        QVERIFY(before.run(QString::number(seed)));
        QVERIFY(after.run(QString::number(seed)));
        QVERIFY(before.result.at == after.result.at);
    }
}

void TestBalancedGenerator::listsComeBackFromSets()
{
    const CombinedList list = referenceList(fixturePath("balanced/list.json"));
    const CombinedList again = listOfSet(setOfList(list));
    QCOMPARE(again.version, list.version);
    QVERIFY(again.shortList.has_value());
    const auto compare = [](const GoalList &one, const GoalList &other) {
        QVERIFY(one.filters == other.filters);
        QVERIFY(one.rowTypes == other.rowTypes);
        QVERIFY(goalsOf(one) == goalsOf(other));
        for (std::size_t bucket = 0; bucket < one.buckets.size(); ++bucket) {
            QCOMPARE(one.buckets.at(bucket).size(), other.buckets.at(bucket).size());
            for (qsizetype i = 0; i < one.buckets.at(bucket).size(); ++i) {
                ListGoal goal = one.buckets.at(bucket)[i];
                goal.verbatim = nullptr;
                goal.difficulty = static_cast<int>(bucket);
                ListGoal back = other.buckets.at(bucket)[i];
                goal.weight = goal.weight.value_or(0); // a missing weight equals 0
                back.weight = back.weight.value_or(0);
                QVERIFY2(goal == back, qPrintable(goal.id));
            }
        }
    };
    compare(list.normal, again.normal);
    compare(*list.shortList, *again.shortList);
}

void TestBalancedGenerator::tracesReplay()
{
    int rejected = 0;
    int funnels = 0;
    Makers makers;
    for (const ReferenceBoard &board : inventedBoards()) {
        Maker &maker = makers.of(board);
        const QString seed = QString::number(board.seed);
        const bool isDone = maker.run(seed).has_value();
        const std::vector<Placed> plain = maker.result.at;
        Trace trace;
        QCOMPARE(maker.run(seed, &trace).has_value(), isDone);
        QVERIFY(maker.result.at == plain); // recording a trace changes nothing
        QVERIFY(agrees(trace, maker.result));
        for (const Step &step : trace.steps) {
            rejected += step.act == Act::Reject ? 1 : 0;
            if (step.act != Act::Place)
                continue;
            // Within a time window the number of candidates never grows. Only the last window
            // leaves any.
            const auto rows = trace.funnelOf(step);
            QVERIFY(!rows.empty());
            for (std::size_t i = 1; i < rows.size(); ++i)
                QVERIFY(rows[i].filter == toCode(BalancedCode::TimeFilter)
                    || rows[i].left <= rows[i - 1].left);
            for (std::size_t i = 0; i + 1 < rows.size(); ++i)
                QVERIFY(
                    rows[i].filter != toCode(BalancedCode::LineSynergyFilter) || rows[i].left == 0);
            QVERIFY(rows.back().filter == toCode(BalancedCode::LineSynergyFilter)
                && rows.back().left > 0);
            ++funnels;
        }
    }
    QVERIFY(rejected > 1000);
    QVERIFY(funnels > 1000);
}

void TestBalancedGenerator::everyStopIsSafe()
{
    Maker maker(inventedSet(), balancedSettings(BalancedMode::Normal));
    QVERIFY(maker.run(u"5"_s));
    const std::vector<Placed> whole = maker.result.at;
    std::uint64_t polls = 0;
    for (;; ++polls) {
        Watch watch({}, polls);
        const Outcome outcome = maker.generator.run(
            *maker.compiled, *maker.scratch, u"5", maker.result, nullptr, watch);
        if (outcome)
            break;
        QCOMPARE(outcome.error().code, Code::Cancelled);
    }
    QVERIFY(polls >= 25);
    QVERIFY(maker.result.at == whole);
    QVERIFY(maker.run(u"5"_s));
    QVERIFY(maker.result.at == whole);
}

void TestBalancedGenerator::theCheckerFindsMutants()
{
    for (const BalancedMode mode : balancedModes) {
        Maker maker(inventedSet(), balancedSettings(mode));
        int found = 0;
        int mutants = 0;
        QVERIFY(maker.run(u"1"_s));
        const auto check = [&](const Result &board) {
            return maker.generator.check(maker.set, maker.settings, board);
        };
        QVERIFY(check(maker.result).empty());
        for (std::size_t cell = 1; cell < 25; cell += 2) {
            Result mutant = maker.result;
            std::swap(mutant.at[0], mutant.at[cell]);
            found += check(mutant).empty() ? 0 : 1;
            ++mutants;
            mutant = maker.result;
            mutant.at[cell] = mutant.at[0];
            QVERIFY(!check(mutant).empty());
            mutant.at[cell] = {};
            QVERIFY(!check(mutant).empty());
        }
        Result small = maker.result;
        small.at.pop_back();
        QVERIFY(!check(small).empty());
        // Swapping two goals of nearly equal time may give a valid board.
        QVERIFY2(found * 2 > mutants, qPrintable(u"%1 of %2"_s.arg(found).arg(mutants)));
    }
}

/// Goals with a range, such as those of lockout.live, get one value each; nothing else changes.
void TestBalancedGenerator::valuesAreDrawn()
{
    GoalSet ranged = inventedSet();
    for (Objective &objective : ranged.objectives) {
        objective.goal += u" {{X}}"_s;
        objective.range = {2, 5, 9};
    }
    Maker plain(inventedSet(), balancedSettings(BalancedMode::Normal));
    Maker maker(ranged, balancedSettings(BalancedMode::Normal));
    std::map<int, int> drawn;
    for (int seed = 1; seed <= 40; ++seed) {
        const QString text = QString::number(seed);
        QCOMPARE(plain.run(text).has_value(), maker.run(text).has_value());
        if (maker.result.at.back().what == RowId::none)
            continue;
        for (std::size_t cell = 0; cell < 25; ++cell) {
            QCOMPARE(maker.result.at[cell].what, plain.result.at[cell].what);
            QCOMPARE(plain.result.at[cell].value, 0);
            ++drawn[maker.result.at[cell].value];
        }
        const std::vector<Placed> board = maker.result.at;
        QVERIFY(maker.run(text).has_value() && maker.result.at == board);
        QVERIFY(maker.generator.check(maker.set, maker.settings, maker.result).empty());
        Trace trace;
        QVERIFY(maker.run(text, &trace).has_value());
        QVERIFY(agrees(trace, maker.result));
        Result mutant = maker.result;
        mutant.at[7].value = 3;
        QVERIFY(!maker.generator.check(maker.set, maker.settings, mutant).empty());
    }
    QCOMPARE(drawn.size(), std::size_t{3});
    for (const auto &[value, times] : drawn)
        QVERIFY2(times > 200, qPrintable(QString::number(value)));
}

void TestBalancedGenerator::measuresAreRecounted()
{
    Maker maker(inventedSet(), balancedSettings(BalancedMode::Normal));
    const auto measures = maker.generator.info().measures;
    const Profile profile = profileOf(BalancedMode::Normal);
    for (int seed = 1; seed <= 20; ++seed) {
        QVERIFY(maker.run(QString::number(seed)));
        Measured measured;
        maker.generator.measure(*maker.compiled, *maker.scratch, maker.result, measured);
        QCOMPARE(measured.values.size(), measures.size());
        const auto valuesOf = [&](QLatin1StringView key) -> const std::vector<double> & {
            const auto measure = std::ranges::find(measures, key, &Measure::key);
            return measured.values[static_cast<std::size_t>(measure - measures.begin())];
        };
        const std::vector<double> &difficulty = valuesOf("difficulty"_L1);
        const std::vector<double> &time = valuesOf("goal_minutes"_L1);
        QCOMPARE(valuesOf("attempts_made"_L1).front(), double(effortOf(maker.result).attempt));
        double total = 0;
        for (std::size_t cell = 0; cell < 25; ++cell) {
            const Objective *objective = objectiveOf(maker.set, maker.result.at[cell].what);
            total += time[cell];
            QCOMPARE(time[cell],
                numberOf(objective->extension.value(balanced::goals.key), balanced::time));
            QCOMPARE(valuesOf("minutes_off"_L1)[cell],
                difficulty[cell] * profile.timePerDifficulty - time[cell]);
        }
        QCOMPARE(valuesOf("total_minutes"_L1), std::vector{total});
        for (std::size_t line = 0; line < lineCells.size(); ++line) {
            double sum = 0;
            for (const std::uint8_t cell : lineCells[line])
                sum += difficulty[cell];
            QCOMPARE(sum, 65.0);
            const double synergy = valuesOf("line_synergy"_L1)[line];
            QVERIFY(synergy <= profile.maximumSynergy && synergy >= profile.minimumSynergy);
            QVERIFY(std::abs(valuesOf("line_minutes"_L1)[line] + synergy - 73.5) < 1e-9);
        }
    }
}

void TestBalancedGenerator::linesAreThoseOfTheShape()
{
    Maker maker(inventedSet(), balancedSettings(BalancedMode::Normal));
    QVERIFY(maker.run(u"1"_s));
    const std::vector<Line> &lines = maker.result.shape->lines;
    QCOMPARE(lines.size(), lineCells.size());
    for (std::size_t line = 0; line < lines.size(); ++line) {
        std::vector<int> shape;
        for (const SiteIndex site : lines[line].sites)
            shape.push_back(static_cast<int>(site));
        std::vector<int> own(lineCells[line].begin(), lineCells[line].end());
        std::ranges::sort(shape);
        std::ranges::sort(own);
        QVERIFY(shape == own);
    }
}

void TestBalancedGenerator::textsStandForSeeds()
{
    QVERIFY(!BalancedSeed(u"0").isText());
    QVERIFY(!BalancedSeed(u"9007199254740991").isText());
    QVERIFY(BalancedSeed(u"9007199254740992").isText());
    QVERIFY(BalancedSeed(u"99999999999999999999999999").isText());
    for (const QString &text :
        {u""_s, u"-1"_s, u"1.5"_s, u"1e3"_s, u" 7"_s, u"frost"_s, u"\u0663"_s}) {
        const BalancedSeed seed(text);
        QVERIFY2(seed.isText(), qPrintable(text));
        QVERIFY(seed.number() >= 1 && seed.number() <= 999'999);
        QCOMPARE(seed.key().toString(), QString::number(seed.number()));
    }
    QCOMPARE(BalancedSeed(u"0112233").number(), quint64{112233});
    QCOMPARE(BalancedSeed(u"0112233").key(), u"0112233");

    Maker maker(inventedSet(), balancedSettings(BalancedMode::Normal));
    QVERIFY(maker.run(u"frost"_s));
    QCOMPARE(maker.result.made.front().code, toCode(BalancedCode::SeedIsText));
    const std::vector<Placed> board = maker.result.at;
    const qint64 number = std::get<qint64>(maker.result.made.front().args[0]);
    QVERIFY(maker.run(QString::number(number)));
    QVERIFY(maker.result.at == board);
    QVERIFY(maker.result.made.front().code != toCode(BalancedCode::SeedIsText));
}

void TestBalancedGenerator::factsInJson()
{
    const auto jsonOf = [](Maker &maker) {
        const Facts facts = maker.facts();
        const QByteArray json = boardJson(maker.set, maker.result,
            {.seed = u"2"_s,
                .generator = u"balanced"_s,
                .version = 1,
                .settings = {},
                .seeds = SeedUse::Shared},
            {}, {.facts = &facts, .counters = effortCounters});
        return QJsonDocument::fromJson(json).object();
    };
    Maker maker(inventedSet(), balancedSettings(BalancedMode::Normal));
    QVERIFY(maker.run(u"2"_s));
    const QJsonObject board = jsonOf(maker);
    QVERIFY(!board.contains(u"failed"));
    QCOMPARE(board.value(u"iterations"_s).toInt(), effortOf(maker.result).attempt);
    QVERIFY(board.value(u"note"_s).toString().contains(u"shared"));
    const QJsonArray cells = board.value(u"cells"_s).toArray();
    QCOMPARE(cells.size(), 25);
    const auto square = magicSquare(2);
    for (std::size_t cell = 0; cell < square.size(); ++cell) {
        const QJsonObject told = cells[static_cast<qsizetype>(cell)].toObject();
        QCOMPARE(told.value(u"id"_s).toString(), idAt(maker, cell));
        QCOMPARE(told.value(u"difficulty"_s).toInt(), int{square.at(cell)});
        QCOMPARE(told.value(u"desiredTime"_s).toDouble(), 0.75 * square.at(cell));
        QVERIFY(told.value(u"time"_s).isDouble());
    }
    Maker failing(
        inventedSet(u"tight"_s, BalancedMode::Blackout), balancedSettings(BalancedMode::Blackout));
    QVERIFY(!failing.run(u"2"_s));
    const QJsonObject failed = jsonOf(failing);
    QVERIFY(failed.value(u"failed"_s).toBool());
    QCOMPARE(failed.value(u"iterations"_s).toInt(), 100);
}

/// A site without a list of that name takes the normal one, as the reference does without a short.
void TestBalancedGenerator::shortBlackoutsOfTheNormalList()
{
    CombinedList list = referenceList(fixturePath("balanced/list.json"));
    Maker withShort(setOfList(list), balancedSettings(BalancedMode::ShortBlackoutOfNormal));
    list.shortList.reset();
    Maker normalOnly(setOfList(list), balancedSettings(BalancedMode::ShortBlackout));
    for (const QString &seed : {u"1"_s, u"2"_s, u"3"_s, u"12345"_s}) {
        QCOMPARE(withShort.run(seed).has_value(), normalOnly.run(seed).has_value());
        QVERIFY(withShort.result.at == normalOnly.result.at); // the normal goals come first
    }
}

void TestBalancedGenerator::profilesAreKept()
{
    for (const BalancedMode mode : balancedModes) {
        GoalSet set;
        QVERIFY(balanced::profileOf(set, mode) == profileOf(mode));
        const Profile tight = referenceProfile(u"tight"_s, mode);
        balanced::setProfile(set, mode, tight);
        QVERIFY(balanced::profileOf(set, mode) == tight);
        QVERIFY(hasDataFor(set, BalancedGenerator().info()));
        balanced::setProfile(set, mode, profileOf(mode));
        QVERIFY(set.once.isEmpty());
    }
    QVERIFY(!hasDataFor(GoalSet(), BalancedGenerator().info()));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestBalancedGenerator, QCoreApplication)

#include "tst_balanced_generator.moc"
