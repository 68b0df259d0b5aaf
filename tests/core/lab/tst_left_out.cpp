// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A second, slow implementation of why goals are left out, from the set's texts, the board and the
// pool.

#include "core/board/category_caps.h"
#include "core/constrained/exclusion.h"
#include "core/constrained/left_out.h"
#include "core/constrained/measures.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/plain_rules.h"
#include "tests/support/boards/rolled_pool.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <array>
#include <map>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

const std::vector<double> &numbersOf(const Measured &all, QLatin1StringView key)
{
    const auto found = std::ranges::find(constrainedMeasures, key, &Measure::key);
    return all.values.at(static_cast<std::size_t>(found - constrainedMeasures.begin()));
}

QStringList distinctNames(QStringList names)
{
    names.removeDuplicates();
    return names;
}

/// The percentage of the last limit with this name; -1 = no limit.
int percentOf(const QList<CategoryLimit> &limits, const QString &category)
{
    int percent = -1;
    for (const CategoryLimit &limit : limits)
        percent = limit.category == category ? std::clamp(limit.percent, 0, 100) : percent;
    return percent;
}

/// Answers questions about every goal of one board.
class Oracle {
public:
    Oracle(const BoardMaker &maker, const Ids &pool)
        : m_set(maker.set())
        , m_board(maker.result())
        , m_pool(pool)
        , m_plain(maker.set(), maker.settings())
        , m_empty(maker.result().at.size())
    {
        for (const Placed &placed : m_board.at)
            m_rows.push_back(rowOf(m_set, placed.what));
    }

    /// A goal, with the cells for which it was examined.
    struct Asked {
        LeftOut why = LeftOut::OnBoard;
        bool keptByTag = false; ///< by its tag or an exclusion group
        bool keptByBoard = false;
        std::vector<bool> eligible; ///< by cell
        std::vector<bool> fitsLines; ///< by cell
    };

    Asked ask(qsizetype row) const
    {
        const Objective &goal = m_set.objectives[row];
        Asked asked;
        if (std::ranges::contains(m_rows, row))
            return asked;
        bool hasPlace = false;
        for (int cell = 0; cell < cells(); ++cell)
            hasPlace |= !goal.disabled && m_plain.mayStand(m_empty, row, cell)
                && m_plain.brokenLimits(m_empty, row, cell) == 0;
        if (!hasPlace) {
            asked.why = LeftOut::NoPlace;
            return asked;
        }
        if (!std::ranges::binary_search(m_pool, goal.id)) {
            asked.why = LeftOut::Weight;
            return asked;
        }
        const bool tag = !goal.tag.isEmpty() && std::ranges::any_of(m_rows, [&](qsizetype on) {
            return on >= 0 && m_set.objectives[on].tag == goal.tag;
        });
        const bool group = !fullGroups(goal).isEmpty();
        asked.keptByTag = tag || group;
        asked.keptByBoard = !fullBoardCategories(goal).isEmpty();
        bool here = false;
        bool elsewhere = false;
        for (int cell = 0; cell < cells(); ++cell) {
            const Placed &placed = m_board.at[static_cast<std::size_t>(cell)];
            const bool isLeft = placed.isLeftEmpty();
            const Zones zones = m_board.shape->sites[static_cast<std::size_t>(cell)].zones;
            const Zones carried = goal.progression ? goal.progression : allZones;
            const bool eligible
                = m_plain.mayStand(m_empty, row, cell) && (!zones || (zones & carried));
            const bool lines = barringCategories(goal, cell).isEmpty();
            asked.eligible.push_back(eligible && !isLeft);
            asked.fitsLines.push_back(lines && !isLeft);
            here |= eligible && lines && !isLeft;
            elsewhere |= !eligible && lines && !isLeft;
        }
        asked.why = tag         ? LeftOut::Tag
            : group             ? LeftOut::Group
            : asked.keptByBoard ? LeftOut::BoardLimit
            : here              ? LeftOut::NotDrawn
            : elsewhere         ? LeftOut::Place
                                : LeftOut::LineLimit;
        return asked;
    }

    /// Line categories that would exceed a limit if the goal were placed on the cell as well.
    QStringList barringCategories(const Objective &goal, int cell) const
    {
        QStringList barring;
        for (const QString &category : distinctNames(goal.lineCategories)) {
            const int percent = percentOf(m_set.lineLimits, category);
            const bool isLimit
                = percent >= 0 && std::ranges::any_of(m_board.shape->lines, [&](const Line &line) {
                      const auto length = static_cast<int>(line.sites.size());
                      return lineCap(percent, length) < length;
                  });
            for (const Line &line : m_board.shape->lines) {
                if (!isLimit || !std::ranges::contains(line.sites, SiteIndex{cell}))
                    continue;
                int members = 0;
                for (const SiteIndex site : line.sites)
                    members += carries(site, category) ? 1 : 0;
                if (members + 1 > lineCap(percent, static_cast<int>(line.sites.size())))
                    barring << category;
            }
        }
        return distinctNames(barring);
    }

    QStringList fullBoardCategories(const Objective &goal) const
    {
        QStringList full;
        for (const QString &category : distinctNames(goal.boardCategories)) {
            const int percent = percentOf(m_set.boardLimits, category);
            const int cap = boardCap(percent, cells());
            if (percent >= 0 && cap < cells() && onBoard(category) >= cap)
                full << category;
        }
        return full;
    }

    QList<RowId> fullGroups(const Objective &goal) const
    {
        QList<RowId> full;
        for (const RowId group : groupsOf(goal)) {
            for (const TableRow &row : m_set.tables.value(exclusion::groups.key)) {
                const qint64 most = std::get<qint64>(
                    clamped(exclusion::most, valueOf(row.values, exclusion::most)));
                if (row.id == group && inGroup(group) >= most)
                    full << group;
            }
        }
        return full;
    }

    int onBoard(const QString &category) const
    {
        return static_cast<int>(std::ranges::count_if(m_rows, [&](qsizetype row) {
            return row >= 0 && m_set.objectives[row].boardCategories.contains(category);
        }));
    }

    int inGroup(RowId group) const
    {
        return static_cast<int>(std::ranges::count_if(m_rows, [&](qsizetype row) {
            return row >= 0 && groupsOf(m_set.objectives[row]).contains(group);
        }));
    }

    bool carries(SiteIndex site, const QString &category) const
    {
        const qsizetype row = m_rows[static_cast<std::size_t>(site)];
        return row >= 0 && m_set.objectives[row].lineCategories.contains(category);
    }

    int cells() const { return static_cast<int>(m_board.at.size()); }

private:
    static QList<RowId> groupsOf(const Objective &goal)
    {
        return rowsOf(goal.extension.value(exclusion::membership.key), exclusion::memberOf);
    }

    const GoalSet &m_set;
    const Result &m_board;
    Ids m_pool;
    PlainRules m_plain;
    std::vector<Placed> m_empty;
    std::vector<qsizetype> m_rows; ///< by cell; -1 = empty
};

struct Recounted {
    std::vector<double> leftOut;
    std::vector<double> choices;
    std::vector<double> tightest;
    std::vector<double> bars;
};

Recounted recount(
    const Oracle &oracle, const BoardMaker &maker, const std::vector<NamedLimit> &limits)
{
    const auto cells = static_cast<std::size_t>(oracle.cells());
    Recounted all{.leftOut = {},
        .choices = std::vector<double>(cells, 0),
        .tightest = {},
        .bars = std::vector<double>(limits.size(), 0)};
    std::vector<std::array<int, 4>> kept(cells);
    const QList<TableRow> groups = maker.set().tables.value(exclusion::groups.key);
    for (qsizetype row = 0; row < maker.set().objectives.size(); ++row) {
        const Objective &goal = maker.set().objectives[row];
        const Oracle::Asked asked = oracle.ask(row);
        all.leftOut.push_back(static_cast<double>(asked.why));
        for (std::size_t cell = 0; cell < asked.eligible.size(); ++cell) {
            const bool here = asked.eligible[cell];
            const bool lines = asked.fitsLines[cell];
            const bool isFilled = !maker.result().at[cell].isLeftEmpty();
            const int broken = (asked.keptByTag ? 1 : 0) + (asked.keptByBoard ? 1 : 0)
                + (here ? 0 : 1) + (lines ? 0 : 1);
            all.choices[cell] += isFilled && broken == 0 ? 1 : 0;
            if (!isFilled || broken != 1)
                continue;
            ++kept[cell][asked.keptByTag ? 0U : asked.keptByBoard ? 1U : here ? 3U : 2U];
        }
        for (std::size_t i = 0; i < limits.size(); ++i) {
            const NamedLimit &limit = limits[i];
            if (asked.why == LeftOut::Group && limit.kind == LimitKind::Own) {
                const auto index = static_cast<qsizetype>(
                    i + static_cast<std::size_t>(groups.size()) - limits.size());
                all.bars[i] += oracle.fullGroups(goal).contains(groups[index].id) ? 1 : 0;
            }
            if (asked.why == LeftOut::BoardLimit && limit.kind == LimitKind::Board)
                all.bars[i] += oracle.fullBoardCategories(goal).contains(limit.name) ? 1 : 0;
            if ((asked.why == LeftOut::LineLimit || asked.why == LeftOut::Place)
                && limit.kind == LimitKind::Line) {
                bool bars = false;
                for (int cell = 0; cell < oracle.cells(); ++cell)
                    bars |= asked.eligible[static_cast<std::size_t>(cell)]
                        && oracle.barringCategories(goal, cell).contains(limit.name);
                all.bars[i] += bars ? 1 : 0;
            }
        }
    }
    for (const std::array<int, 4> &counts : kept) {
        const int most = std::ranges::max(counts);
        const auto first = std::ranges::find(counts, most) - counts.begin();
        const bool isTie = std::ranges::count(counts, most) > 1;
        all.tightest.push_back(most == 0 ? 0
                : isTie                  ? static_cast<double>(Tightest::Several)
                                         : static_cast<double>(first + 1));
    }
    return all;
}

/// What occurred on the boards so far.
struct Seen {
    std::map<double, int> reasons;
    std::map<double, int> rules;
    double barred = 0;
};

/// Compares every number of a seed's board.
void compareBoard(BoardMaker &maker, const QString &seed, Seen &seen)
{
    maker.run(seed);
    Measured all;
    maker.measure(all);
    const ModeSettings &settings = maker.settings();
    const std::vector<NamedLimit> limits = limitsOf(maker.compiled());
    const Oracle oracle(maker, Rolled(maker.set(), settings).ids(seed));
    const Recounted expected = recount(oracle, maker, limits);
    QCOMPARE(numbersOf(all, "left_out"_L1), expected.leftOut);
    QCOMPARE(numbersOf(all, "choices"_L1), expected.choices);
    QCOMPARE(numbersOf(all, "tightest"_L1), expected.tightest);
    QCOMPARE(numbersOf(all, "limit_bars"_L1), expected.bars);
    for (const double why : expected.leftOut)
        ++seen.reasons[why];
    for (const double rule : expected.tightest)
        ++seen.rules[rule];
    for (const double bars : expected.bars)
        seen.barred += bars;

    std::vector<double> relaxed(maker.result().at.size(), 0);
    for (const Finding &finding : maker.result().findings) {
        if (isRelaxation(finding.code))
            ++relaxed[static_cast<std::size_t>(finding.site)];
    }
    QCOMPARE(numbersOf(all, "relaxed"_L1), relaxed);

    const auto &use = numbersOf(all, "limit_use"_L1);
    const auto &full = numbersOf(all, "limit_full"_L1);
    QCOMPARE(use.size(), limits.size());
    const QList<TableRow> groups = maker.set().tables.value(exclusion::groups.key);
    qsizetype group = 0;
    for (std::size_t i = 0; i < limits.size(); ++i) {
        const NamedLimit &limit = limits[i];
        if (limit.kind != LimitKind::Line) {
            const int used = limit.kind == LimitKind::Board ? oracle.onBoard(limit.name)
                                                            : oracle.inGroup(groups[group++].id);
            QCOMPARE(use[i], used);
            QCOMPARE(full[i], used >= limit.cap ? 1 : 0);
            continue;
        }
        int most = 0;
        int lines = 0;
        const int percent = percentOf(maker.set().lineLimits, limit.name);
        for (const Line &line : maker.result().shape->lines) {
            int used = 0;
            for (const SiteIndex site : line.sites)
                used += oracle.carries(site, limit.name) ? 1 : 0;
            most = std::max(most, used);
            lines += used >= lineCap(percent, static_cast<int>(line.sites.size())) ? 1 : 0;
        }
        QCOMPARE(use[i], most);
        QCOMPARE(full[i], lines);
    }
}

/// The set with its goals repeated under other texts.
GoalSet grown(GoalSet set, qsizetype goals)
{
    const QList<Objective> some = set.objectives;
    while (set.objectives.size() < goals) {
        const qsizetype row = set.objectives.size();
        Objective goal = some[row % some.size()];
        goal.id = set.nextRow();
        goal.goal += u" again %1"_s.arg(row);
        set.objectives.append(goal);
    }
    return set;
}

} // namespace

class TestLeftOut final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void recounted();
    static void largeSets();
    static void modifiersLeaveCellsEmpty();
};

void TestLeftOut::recounted()
{
    SplitMix random(61);
    Seen seen;
    for (int round = 0; round < 2000; ++round) {
        ModeSettings settings = randomSettings(random);
        while (settings.cells() > 25) // the plain rules are slow
            settings = randomSettings(random);
        BoardMaker maker(randomGoalSet(random, settings), settings);
        compareBoard(maker, QString::number(round), seen);
        if (QTest::currentTestFailed())
            return;
    }
    // Every reason and every rule occurred.
    for (int why = 0; why <= static_cast<int>(LeftOut::NotDrawn); ++why)
        QVERIFY2(
            seen.reasons[why] > 20, qPrintable(u"reason %1: %2"_s.arg(why).arg(seen.reasons[why])));
    for (int rule = 0; rule <= static_cast<int>(Tightest::Several); ++rule)
        QVERIFY2(
            seen.rules[rule] > 20, qPrintable(u"rule %1: %2"_s.arg(rule).arg(seen.rules[rule])));
    QVERIFY(seen.barred > 500);
}

/// More goals than a byte can count per site, and more than are summed before bytes would overflow.
void TestLeftOut::largeSets()
{
    SplitMix random(62);
    Seen seen;
    for (const qsizetype goals : {64, 65, 300}) {
        for (const GameMode mode : {GameMode::Bingo, GameMode::Ascend}) {
            const ModeSettings settings = settingsOfSize(mode, 4);
            GoalSet set = randomGoalSet(random, settings);
            while (set.objectives.size() < 10)
                set = randomGoalSet(random, settings);
            BoardMaker maker(grown(set, goals), settings);
            compareBoard(maker, u"1"_s, seen);
            if (QTest::currentTestFailed())
                return;
        }
    }
    // All sites accept nearly all of 2,100 goals.
    BoardMaker maker(plainSet(2100), {.rows = 3, .columns = 3});
    compareBoard(maker, u"1"_s, seen);
    Measured all;
    maker.measure(all);
    QCOMPARE(numbersOf(all, "choices"_L1), std::vector<double>(9, 2100 - 9));
}

/// A cell left empty has no choices.
void TestLeftOut::modifiersLeaveCellsEmpty()
{
    const GoalSet set = plainSet(12);
    const Modifiers modifiers{.noCentre = true};
    const auto compiled = compileConstrained(set, {.rows = 3, .columns = 3}, modifiers);
    const Generator &generator = *generators().front();
    const auto scratch = generator.scratch(*compiled);
    Result board;
    Watch watch;
    QVERIFY(generator.run(*compiled, *scratch, u"1", board, nullptr, watch).has_value());
    Measured all;
    generator.measure(*compiled, *scratch, board, all);
    const auto &choices = numbersOf(all, "choices"_L1);
    for (std::size_t cell = 0; cell < choices.size(); ++cell)
        QCOMPARE(choices[cell], cell == 4 ? 0 : 4); // 8 of 12 are on the board
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestLeftOut, NoApplication)

#include "tst_left_out.moc"
