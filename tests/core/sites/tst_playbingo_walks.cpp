// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the maker of PlayBingo's boards says that the site considered, against the rules of the site
// written down plainly.
#include "core/generator/generator.h"
#include "core/playbingo/set_list.h"
#include "core/sites/playbingo_board.h"
#include "core/sites/room_codes.h"
#include "tests/support/sites/random_site_lists.h"
#include "tests/support/unit.h"

#include <QMap>
#include <QTest>

#include <algorithm>
#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;
using namespace sites::playbingo;
using sites::Look;

namespace {

constexpr int walkedLists = 400;

struct WalkOfList {
    sites::Made made;
    Board board;
    sites::Walk walk;
};

/// The board of a seed with its walk; that it is the board without one.
WalkOfList walkOf(const List &list, std::uint32_t seed)
{
    const auto compiled = compileList(list);
    Watch watch;
    WalkOfList made;
    made.made = BoardMaker(compiled).make(seed, made.board, watch, &made.walk);
    Board plain;
    const sites::Made second = BoardMaker(compiled).make(seed, plain, watch);
    if (made.made != second || plain != made.board)
        qFatal("Recording changed the board of seed %u.", seed);
    return made;
}

/// 5x5 lists and others whose cells have rules of their own, none of which a filter shortens.
List unfilteredList(SplitMix &random)
{
    List list = randomPlayBingoList(random);
    list.settings.filters.clear();
    return list;
}

/// What a cell may have where its rule asks for a goal by its category or for one goal; all else is
/// in the layout of random boards.
bool suits(const List &list, const CellRule &rule, const Goal &goal)
{
    if (const auto *const difficulty = std::get_if<OfDifficulty>(&rule))
        return goal.difficulty == difficulty->difficulty;
    if (const auto *const category = std::get_if<OfCategory>(&rule)) {
        return std::ranges::any_of(goal.categories, [&](int at) {
            return list.categories.at(static_cast<std::size_t>(at)).id == category->id;
        });
    }
    const auto *const fixed = std::get_if<FixedGoal>(&rule);
    return fixed == nullptr || fixed->id == goal.id;
}

/// Section 12.3 of the site's rules, for one list and one seed.
class PlainWalk final {
public:
    PlainWalk(const List &list, quint32 seed)
        : m_list(list)
        , m_seed(seed)
        , m_copies(static_cast<qsizetype>(list.goals.size()), 1)
    {
        for (int i = 0; i < std::ssize(list.goals); ++i) {
            if (isFixed(i))
                m_copies[i] = 0;
        }
        for (const Category &category : list.categories)
            m_room << category.most;
    }

    /// What is looked at for the next cell, of this rule; the goal that is taken is placed.
    QList<Look> next(const CellRule &rule, int width)
    {
        const auto cell = static_cast<int>(m_placed.size());
        QList<Look> looks;
        qint64 least = std::numeric_limits<qint64>::max();
        for (int i = 0; i < std::ssize(m_list.goals); ++i) {
            if (!suits(m_list, rule, goal(i)))
                continue;
            Look look{.cell = static_cast<std::uint16_t>(cell), .goal = i};
            look.copies = std::holds_alternative<FixedGoal>(rule) ? 1 : m_copies[i];
            if (look.copies == 0) {
                look.verdict = m_placed.contains(i) ? Look::Verdict::GoalUsed
                    : isFixed(i)                    ? Look::Verdict::KeptForCell
                                                    : Look::Verdict::CategoryFull;
            } else {
                look.clash = m_list.settings.excludesLineTypes ? clashOf(i, cell, width) : 0;
                least = std::min(least, look.clash);
            }
            looks << look;
        }
        QList<int> picks; // indices of looks, as often as their goals have copies
        for (int i = 0; i < looks.size(); ++i) {
            looks[i].choice = static_cast<std::size_t>(looks.size());
            if (looks[i].copies == 0 || looks[i].clash > least)
                continue;
            looks[i].verdict = Look::Verdict::NotPicked;
            picks.resize(picks.size() + static_cast<qsizetype>(looks[i].copies), i);
        }
        if (picks.isEmpty())
            return looks;
        Look &taken = looks[picks[static_cast<qsizetype>((2147483647 - m_seed) % picks.size())]];
        taken.verdict = Look::Verdict::Fits;
        place(taken.goal);
        return looks;
    }

    const QList<int> &placed() const { return m_placed; }

private:
    const Goal &goal(int index) const { return m_list.goals.at(static_cast<std::size_t>(index)); }

    bool isFixed(int index) const
    {
        return m_list.settings.layout == Layout::Custom
            && std::ranges::any_of(m_list.settings.cells, [&](const CellRule &rule) {
                   const auto *const fixed = std::get_if<FixedGoal>(&rule);
                   return fixed != nullptr && fixed->id == goal(index).id;
               });
    }

    qint64 clashOf(int candidate, int cell, int width) const
    {
        qint64 clash = 0;
        for (int other = 0; other < cell; ++other) {
            const int row = cell / width;
            const int column = cell % width;
            const int otherRow = other / width;
            const int otherColumn = other % width;
            if (row != otherRow && column != otherColumn
                && (row != column || otherRow != otherColumn)
                && (row + column != width - 1 || otherRow + otherColumn != width - 1))
                continue;
            const std::vector<int> &ours = goal(candidate).categories;
            const std::vector<int> &theirs = goal(m_placed[other]).categories;
            for (const int &our : ours) {
                for (const int &their : theirs) {
                    if (our == their)
                        clash += 1 + (&our == ours.data() ? 1 : 0)
                            + (&their == theirs.data() ? 1 : 0);
                }
            }
        }
        return clash;
    }

    void place(int index)
    {
        m_placed << index;
        m_copies[index] = 0;
        for (const Adjustment adjustment : m_list.settings.adjustments) {
            for (const int category : goal(index).categories) {
                const bool isSynergy = adjustment == Adjustment::Synergize;
                if (!isSynergy && (m_room[category] <= 0 || --m_room[category] > 0))
                    continue;
                for (int i = 0; i < std::ssize(m_list.goals); ++i) {
                    if (!std::ranges::contains(goal(i).categories, category))
                        continue;
                    m_copies[i] = isSynergy ? m_copies[i] + (m_copies[i] > 0 ? 1 : 0) : 0;
                }
            }
        }
    }

    const List &m_list;
    quint32 m_seed;
    QList<qint64> m_copies;
    QList<int> m_room;
    QList<int> m_placed;
};

} // namespace

class TestPlayBingoWalks final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void everyLook();
    static void steps();
    static void longWalksAreCut();
};

/// All goals that suit the cell, in the order of the list, with why each was taken or not.
void TestPlayBingoWalks::everyLook()
{
    SplitMix random(48);
    QMap<Look::Verdict, int> seen;
    int copied = 0;
    for (int i = 0; i < walkedLists; ++i) {
        List list = unfilteredList(random);
        if (list.settings.layout != Layout::Custom)
            list.settings.layout = Layout::Random;
        const auto seed = static_cast<std::uint32_t>(random.between(1, 999'999));
        const WalkOfList made = walkOf(list, seed);
        const bool isCustom = list.settings.layout == Layout::Custom;
        const std::size_t cells = isCustom ? list.settings.cells.size() : 25;
        QList<Look> expected;
        PlainWalk plain(list, seed);
        if (list.goals.size() >= cells) {
            for (std::size_t cell = 0; cell < cells; ++cell) {
                expected << plain.next(
                    isCustom ? list.settings.cells.at(cell) : CellRule(), made.board.width);
                if (std::cmp_equal(plain.placed().size(), cell))
                    break; // no goal fits
            }
        }
        QCOMPARE(made.made.has_value(), std::cmp_equal(plain.placed().size(), cells));
        for (qsizetype cell = 0; cell < plain.placed().size(); ++cell)
            QCOMPARE(
                made.board.cells.at(static_cast<std::size_t>(cell)).goal, plain.placed().at(cell));
        QCOMPARE(std::ssize(made.walk.looks), expected.size());
        for (qsizetype at = 0; at < expected.size(); ++at) {
            const Look &look = made.walk.looks.at(static_cast<std::size_t>(at));
            QVERIFY2(look == expected[at],
                qPrintable(u"list %1, cell %2, goal %3: %4 for %5"_s.arg(i)
                        .arg(look.cell)
                        .arg(look.goal)
                        .arg(int(look.verdict))
                        .arg(int(expected[at].verdict))));
            ++seen[look.verdict];
            copied += look.copies > 1 ? 1 : 0;
        }
    }
    for (const auto verdict : {Look::Verdict::Fits, Look::Verdict::GoalUsed,
             Look::Verdict::CategoryFull, Look::Verdict::KeptForCell, Look::Verdict::NotPicked})
        QVERIFY2(seen[verdict] > 100, qPrintable(QString::number(int(verdict))));
    QVERIFY(copied > 100);
}

/// The steps are the looks: each goal that was not taken is refused, before the one that was. All
/// layouts and filters.
void TestPlayBingoWalks::steps()
{
    const Generator &generator = *generatorOf(u"playbingo");
    SplitMix random(1);
    int whole = 0;
    for (int i = 0; i < walkedLists; ++i) {
        const List list = randomPlayBingoList(random);
        GoalSet set;
        playbingo::addList(set, list);
        const auto compiled = generator.compile(set, generator.settingsFor(set));
        if (!compiled)
            continue;
        const auto scratch = generator.scratch(**compiled);
        const int seed = random.between(1, 999'999);
        Result plain;
        Result board;
        Trace trace;
        Watch watch;
        const Outcome first
            = generator.run(**compiled, *scratch, QString::number(seed), plain, nullptr, watch);
        const Outcome second
            = generator.run(**compiled, *scratch, QString::number(seed), board, &trace, watch);
        QCOMPARE(first.has_value(), second.has_value());
        QVERIFY(plain.at == board.at);
        QVERIFY(agrees(trace, board));
        QCOMPARE(std::size_t(std::ranges::count(trace.steps, Act::Reject, &Step::act)),
            trace.rejections.size());
        for (const Step &step : trace.steps) {
            if (step.act != Act::Place)
                continue;
            const auto rows = std::span(trace.funnels).subspan(step.funnel, step.funnelRows);
            QCOMPARE(std::ssize(rows), list.settings.excludesLineTypes ? 3 : 2);
            QCOMPARE(rows.front().filter, toCode(RoomCode::CellFilter));
            QVERIFY(std::ranges::is_sorted(rows, std::ranges::greater(), &FunnelRow::left));
            QVERIFY(rows.back().left > 0);
        }
        whole += second ? 1 : 0;
    }
    QVERIFY(whole > walkedLists / 4);
}

/// 625 cells of any of 1,000 goals would be 625,000 looks.
void TestPlayBingoWalks::longWalksAreCut()
{
    List list;
    for (int i = 0; i < 1'000; ++i)
        list.goals.push_back({.id = QString::number(i), .text = QString::number(i)});
    list.settings.layout = Layout::Custom;
    list.settings.cells.resize(625);
    list.settings.width = 25;
    const WalkOfList made = walkOf(list, 1);
    QVERIFY(made.made);
    QCOMPARE(made.walk.looks.size(), sites::Walk::mostLooks);
    QCOMPARE(int(made.walk.looks.back().cell), 99);
    GoalSet set;
    playbingo::addList(set, list);
    const Generator &generator = *generatorOf(u"playbingo");
    const auto compiled = generator.compile(set, generator.settingsFor(set));
    QVERIFY(compiled);
    const auto scratch = generator.scratch(**compiled);
    Result board;
    Trace trace;
    Watch watch;
    QVERIFY(generator.run(**compiled, *scratch, u"1", board, &trace, watch));
    QVERIFY(agrees(trace, board));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestPlayBingoWalks, NoApplication)

#include "tst_playbingo_walks.moc"
