// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/progression.h"
#include "core/constrained/exclusion.h"
#include "core/goalset/field.h"
#include "tests/support/boards/board_laws.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/effort.h"
#include "tests/support/boards/plain_rules.h"
#include "tests/support/editing/open_run.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QHash>
#include <QMap>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int seedsPerSet = 10;

/// The number of boards of random sets to make: BOARDWRIGHT_BOARDS, or enough for some seconds.
int boardsToMake()
{
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("BOARDWRIGHT_BOARDS", &isNumber);
    return isNumber ? wanted : walkLength(100'000);
}

/// The number of situations that note() distinguishes.
constexpr qsizetype situations = 68;

/// How often each situation occurred, by name.
using Coverage = QMap<QString, int>;

void noteGoals(const GoalSet &set, const Result &result, Coverage &coverage)
{
    QHash<RowId, int> copies;
    QHash<QString, int> tags;
    for (const Placed &placed : result.at)
        ++copies[placed.what];
    for (const Objective &goal : set.objectives) {
        const int placed = goal.id == RowId::none ? 0 : copies.value(goal.id);
        if (!goal.tag.isEmpty() && !goal.disabled)
            tags[goal.tag] += placed > 0 ? 1000 : 1;
        coverage[u"copies: repeated"_s] += placed > 1 ? 1 : 0;
        coverage[u"copies: three or more"_s] += placed > 2 ? 1 : 0;
        coverage[u"value: placed"_s] += placed > 0 && !goal.range.isEmpty() ? 1 : 0;
        if (!goal.forcedPositions.isEmpty() && !goal.disabled)
            ++coverage[placed > 0 ? u"forced: placed"_s : u"forced: skipped"_s];
        coverage[u"disabled"_s] += goal.disabled ? 1 : 0;
    }
    for (const int seen : std::as_const(tags))
        coverage[u"tag: on the board, others kept off"_s] += seen > 1000 ? 1 : 0;
}

void noteGroups(const GoalSet &set, const Result &result, Coverage &coverage)
{
    QHash<RowId, qint64> copies;
    for (const Placed &placed : result.at)
        ++copies[placed.what];
    for (const TableRow &group : set.tables.value(exclusion::groups.key)) {
        qint64 members = 0;
        qint64 placed = 0;
        for (const Objective &goal : set.objectives) {
            const FieldValues values = goal.extension.value(exclusion::membership.key);
            if (goal.disabled || !rowsOf(values, exclusion::memberOf).contains(group.id))
                continue;
            ++members;
            placed += copies.value(goal.id);
        }
        const qint64 most = std::max(qint64{1}, integerOf(group.values, exclusion::most));
        coverage[u"group: of one, full"_s] += most == 1 && placed == 1 && members > 1 ? 1 : 0;
        coverage[u"group: of several, full"_s]
            += most > 1 && placed == most && members > most ? 1 : 0;
        coverage[u"group: with room"_s] += placed > 0 && placed < most ? 1 : 0;
    }
}

/// Counts binding rules: those that alone keep a goal or one of its values off a cell, according to
/// the plain rules. Examines one cell and a few goals, on smaller boards only.
void noteBinding(const BoardMaker &maker, SplitMix &random, Coverage &coverage)
{
    constexpr int mostCells = 36;
    constexpr int goals = 6;
    static const QList<std::pair<Rule, QString>> rules{{Rule::Enabled, u"disabled"_s},
        {Rule::Tag, u"tag"_s}, {Rule::Group, u"exclusion group"_s},
        {Rule::Copies, u"individual limit"_s}, {Rule::FreshValue, u"value used"_s},
        {Rule::Forced, u"forced position"_s}, {Rule::SameLine, u"same goal in line"_s},
        {Rule::BoardLimit, u"board limit"_s}, {Rule::LineLimit, u"line limit"_s},
        {Rule::Progression, u"zones"_s}, {Rule::ProgressiveRange, u"progressive range"_s}};
    if (maker.settings().cells() > mostCells)
        return;
    const int cell = random.below(maker.settings().cells());
    std::vector<Placed> board = maker.result().at;
    board[static_cast<std::size_t>(cell)] = {};
    QSet<QString> binding;
    for (int i = 0; i < goals; ++i) {
        const int row = random.below(static_cast<int>(maker.set().objectives.size()));
        const auto offeredWithout = [&](Rule dropped) {
            const PlainRules plain(maker.set(), maker.settings(), dropped);
            const bool fits
                = plain.mayStand(board, row, cell) && plain.brokenLimits(board, row, cell) == 0;
            return fits ? plain.freeValues(board, row, cell).size() : 0;
        };
        const qsizetype offered = offeredWithout(Rule::None);
        for (const auto &[rule, name] : rules) {
            if (offeredWithout(rule) > offered)
                binding.insert(name);
        }
    }
    for (const auto &[rule, name] : rules)
        coverage[u"binds: "_s + name] += binding.contains(name) ? 1 : 0;
}

QString modeName(GameMode mode)
{
    static const QStringList names{u"bingo"_s, u"ascend"_s, u"summit"_s, u"triple"_s, u"rush"_s};
    return names[static_cast<int>(mode)];
}

void noteShape(const BoardMaker &maker, Coverage &coverage)
{
    const ModeSettings &settings = maker.settings();
    const QString mode = modeName(settings.mode);
    ++coverage[u"mode: "_s + mode];
    const SizeRange sizes = sizesOf(settings.mode);
    const bool isLargest = settings == settingsOfSize(settings.mode, sizes.largest);
    coverage[u"mode: largest "_s + mode] += isLargest ? 1 : 0;
    if (settings.mode == GameMode::Bingo)
        ++coverage[settings.rows == settings.columns ? u"shape: square"_s : u"shape: oblong"_s];
}

void noteRelaxation(const Finding &finding, GameMode mode, Coverage &coverage)
{
    const auto isMoreThanOne = [&] { return finding.args[1] > Arg(qint64{1}) ? 1 : 0; };
    if (finding.code == Code::BoardCategoryRelaxed) {
        ++coverage[u"relaxed: board category, "_s + modeName(mode)];
        coverage[u"relaxed: board category of cap 0"_s]
            += finding.args[3] == Arg(qint64{0}) ? 1 : 0;
        coverage[u"relaxed: by more than one"_s] += isMoreThanOne();
    } else if (finding.code == Code::LineCategoryRelaxed) {
        static const QStringList kinds{u"relaxed: row"_s, u"relaxed: column"_s,
            u"relaxed: diagonal"_s, u"relaxed: tier"_s, u"relaxed: set"_s};
        ++coverage[kinds[std::get<qint64>(finding.args[4])] + u", "_s + modeName(mode)];
        coverage[u"relaxed: by more than one"_s] += isMoreThanOne();
    } else if (finding.code == Code::ProgressionRelaxed) {
        ++coverage[u"relaxed: progression, "_s + modeName(mode)];
    }
}

/// Counts uses of zones: goals with zones on different cells, and progressive ranges.
void noteZones(const BoardMaker &maker, Coverage &coverage)
{
    const Result &result = maker.result();
    for (std::size_t site = 0; site < result.at.size(); ++site) {
        const qsizetype row = rowOf(maker.set(), result.at[site].what);
        const Zones zones = result.shape->sites[site].zones;
        if (row < 0 || !zones)
            continue;
        const Objective &goal = maker.set().objectives[row];
        coverage[u"zones: a goal of some on an exclusive cell"_s]
            += isExclusive(zones) && goal.progression != Zones() ? 1 : 0;
        coverage[u"zones: a goal of some on a shared cell"_s]
            += !isExclusive(zones) && goal.progression != Zones() ? 1 : 0;
        coverage[u"zones: a progressive range"_s]
            += goal.progressiveRanges && goal.range.size() > 1 ? 1 : 0;
        coverage[u"zones: a forced goal of some"_s]
            += goal.progression != Zones() && !goal.forcedPositions.isEmpty() ? 1 : 0;
    }
}

void note(const BoardMaker &maker, Coverage &coverage)
{
    const Result &result = maker.result();
    ++coverage[maker.outcome() ? u"board: whole"_s : u"board: with empty cells"_s];
    noteShape(maker, coverage);
    coverage[u"pool: pulled back"_s] += effortOf(result).pulledBack > 0 ? 1 : 0;
    const auto enabled = std::ranges::count(maker.set().objectives, false, &Objective::disabled);
    coverage[u"pool: some stay out"_s] += effortOf(result).poolSize < enabled ? 1 : 0;
    coverage[u"phase: forced"_s] += effortOf(result).forcedPlaced > 0 ? 1 : 0;
    coverage[u"phase: relaxation, nothing broken"_s]
        += effortOf(result).relaxPlaced > 0 && result.findings.empty() ? 1 : 0;
    if (maker.outcome() && result.findings.empty())
        ++coverage[u"board: nothing broken, "_s + modeName(maker.settings().mode)];
    for (const Finding &finding : result.findings)
        noteRelaxation(finding, maker.settings().mode, coverage);
    noteZones(maker, coverage);
    noteGoals(maker.set(), result, coverage);
    noteGroups(maker.set(), result, coverage);
}

} // namespace

class TestConstrainedRules final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boardsOfRandomSets();
    static void pairsOfTraitsOccur();
    static void relaxationsAreListedAtTheLastCarrier();
};

void TestConstrainedRules::boardsOfRandomSets()
{
    SplitMix random(1);
    SplitMix questions(2);
    Coverage coverage;
    for (int made = 0; made < boardsToMake(); made += seedsPerSet) {
        const ModeSettings settings = randomSettings(random);
        BoardMaker maker(randomGoalSet(random, settings), settings);
        for (int seed = 0; seed < seedsPerSet; ++seed) {
            maker.run(u"%1/%2"_s.arg(made).arg(seed));
            const QString broken = brokenLaw(maker);
            QVERIFY2(broken.isEmpty(),
                qPrintable(u"set %1, seed %2: %3"_s.arg(made).arg(seed).arg(broken)));
            const Result &result = maker.result();
            const auto relaxations = std::ranges::count_if(
                result.findings, [](const Finding &finding) { return isRelaxation(finding.code); });
            QVERIFY(std::cmp_less_equal(relaxations, maker.compiled().mostRelaxations));
            QVERIFY(result.involved.size() <= maker.compiled().mostInvolved);
            note(maker, coverage);
        }
        noteBinding(maker, questions, coverage);
    }
    // Every situation occurred, and none is missing.
    QCOMPARE(coverage.size(), situations);
    for (const auto &[situation, times] : coverage.asKeyValueRange()) {
        qInfo("%7d  %s", times, qPrintable(situation));
        QVERIFY2(times > walkLength(20), qPrintable(situation));
    }
}

void TestConstrainedRules::pairsOfTraitsOccur()
{
    constexpr auto count = static_cast<std::size_t>(Trait::Count);
    std::array<std::array<int, count>, count> pairs{};
    SplitMix random(1);
    for (int round = 0; round < 2000; ++round) {
        const ModeSettings settings = randomSettings(random);
        const GoalSet set = randomGoalSet(random, settings);
        for (qsizetype row = 0; row < set.objectives.size(); ++row) {
            const Traits traits = traitsOf(set, row, settings.cells());
            for (std::size_t i = 0; i < count; ++i) {
                for (std::size_t j = 0; j < count; ++j)
                    pairs[i][j] += traits[i] && traits[j] ? 1 : 0;
            }
        }
    }
    int rarest = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j) {
            if (!canMeet(static_cast<Trait>(i), static_cast<Trait>(j)))
                continue;
            QVERIFY2(pairs[i][j] > 0, qPrintable(u"traits %1 and %2"_s.arg(i).arg(j)));
            rarest = std::min(rarest, pairs[i][j]);
        }
    }
    qInfo("rarest pair of traits: %d objectives", rarest);
}

void TestConstrainedRules::relaxationsAreListedAtTheLastCarrier()
{
    SplitMix random(2);
    int seen = 0;
    for (int round = 0; round < walkLength(4'000); ++round) {
        const ModeSettings settings = randomSettings(random);
        BoardMaker maker(randomGoalSet(random, settings), settings);
        OpenRun open(maker.set(), settings);
        const QString seed = QString::number(round);
        maker.run(seed);
        open.run(seed);
        QVERIFY(open.placed() == maker.result().at); // both ran the same phases

        std::vector<int> turn(maker.result().at.size(), -1);
        const std::vector<SiteIndex> &order = open.board().fillOrder();
        for (std::size_t i = 0; i < order.size(); ++i)
            turn[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
        const auto turnOf = [&](SiteIndex site) { return turn[static_cast<std::size_t>(site)]; };

        const Result &result = maker.result();
        int before = -1;
        for (const Finding &finding : result.findings) {
            if (finding.site == SiteIndex::none)
                continue;
            QVERIFY(turnOf(finding.site) >= before);
            before = turnOf(finding.site);
            ++seen;
        }
        for (const auto &[index, site] : result.involved)
            QVERIFY(turnOf(site) < turnOf(result.findings[index].site));
    }
    qInfo("%d relaxations", seen);
    QVERIFY(seen > walkLength(800));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedRules, NoApplication)

#include "tst_constrained_rules.moc"
