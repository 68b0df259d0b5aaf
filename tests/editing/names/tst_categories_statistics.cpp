// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics in the table of categories, compared with boards made and counted one by one.

#include "core/constrained/parameters.h"
#include "core/lab/simulate.h"
#include "tests/support/editing/category_cells.h"
#include "tests/support/unit.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/names/categories_model.h"
#include "ui/editing/names/names_filter.h"
#include "ui/editing/tables/field_cells.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 boards = 60;
constexpr int shops = 9;
constexpr int fights = 12;

const Generator &constrained()
{
    return *generators().front();
}

/// 36 goals, all in the pool and without tags: only limits keep goals off a 5x5 board. `rare` has
/// far fewer goals than its limit allows; `nobody` has none.
GoalSet limitedSet()
{
    GoalSet set;
    set.boardLimits = {{u"combat"_s, 24}, {u"rare"_s, 80}, {u"trip"_s, 0}, {u"nobody"_s, 30}};
    set.lineLimits = {{u"shop"_s, 20}, {u"combat"_s, 60}};
    for (int i = 0; i < 36; ++i) {
        Objective goal;
        goal.id = set.nextRow();
        goal.goal = u"goal %1"_s.arg(i);
        if (i < fights) {
            goal.boardCategories << u"combat"_s;
            goal.lineCategories << u"combat"_s;
        } else if (i < fights + shops) {
            goal.lineCategories << u"shop"_s;
        } else if (i < fights + shops + 2) {
            goal.boardCategories << u"rare"_s;
        } else if (i == fights + shops + 2) {
            goal.boardCategories << u"trip"_s;
        }
        set.objectives << goal;
    }
    return set;
}

/// Counts of one limit, over all boards.
struct Recount {
    int used = 0; ///< goals of the category; for a line limit, in its fullest line
    int full = 0; ///< boards on which it is reached
    int binds = 0; ///< boards on which it keeps a goal out
};

class Recounter {
public:
    explicit Recounter(const GoalSet &set)
        : m_set(set)
    {
    }

    void add(const Result &board)
    {
        for (const CategoryLimit &limit : m_set.boardLimits)
            addBoardLimit(board, limit);
        std::set<QString> keepOut;
        for (const Objective &goal : m_set.objectives) {
            if (!isOn(board, goal) && !isBarredByBoard(board, goal) && isBarredByLines(board, goal))
                keepOut.insert(goal.lineCategories.front());
        }
        for (const CategoryLimit &limit : m_set.lineLimits) {
            Recount &of = lines[limit.category];
            int most = 0;
            bool isFull = false;
            for (const Line &line : board.shape->lines) {
                const int count = countIn(board, line, limit.category);
                most = std::max(most, count);
                isFull |= count >= capOf(limit.percent, line.sites.size());
            }
            of.used += most;
            of.full += isFull ? 1 : 0;
            of.binds += keepOut.contains(limit.category) ? 1 : 0;
        }
    }

    /// The smallest whole number of cells that is at least this percentage.
    static int capOf(int percent, std::size_t cells)
    {
        int cap = 0;
        while (100 * cap < percent * static_cast<int>(cells))
            ++cap;
        return cap;
    }

    std::map<QString, Recount> onBoard;
    std::map<QString, Recount> lines;

private:
    const Objective &goalOf(RowId id) const
    {
        return *std::ranges::find(m_set.objectives, id, &Objective::id);
    }

    static bool isOn(const Result &board, const Objective &goal)
    {
        return std::ranges::contains(board.at, goal.id, &Placed::what);
    }

    int countOn(const Result &board, const QString &category) const
    {
        return static_cast<int>(std::ranges::count_if(board.at, [&](const Placed &placed) {
            return goalOf(placed.what).boardCategories.contains(category);
        }));
    }

    int countIn(const Result &board, const Line &line, const QString &category) const
    {
        return static_cast<int>(std::ranges::count_if(line.sites, [&](SiteIndex site) {
            return goalOf(board.at[static_cast<std::size_t>(site)].what)
                .lineCategories.contains(category);
        }));
    }

    void addBoardLimit(const Result &board, const CategoryLimit &limit)
    {
        Recount &of = onBoard[limit.category];
        const int count = countOn(board, limit.category);
        const bool isFull = count >= capOf(limit.percent, board.at.size());
        of.used += count;
        of.full += isFull ? 1 : 0;
        const bool waits = std::ranges::any_of(m_set.objectives, [&](const Objective &goal) {
            return goal.boardCategories.contains(limit.category) && !isOn(board, goal);
        });
        of.binds += isFull && waits ? 1 : 0;
    }

    bool isBarredByBoard(const Result &board, const Objective &goal) const
    {
        return std::ranges::any_of(m_set.boardLimits, [&](const CategoryLimit &limit) {
            return goal.boardCategories.contains(limit.category)
                && countOn(board, limit.category) >= capOf(limit.percent, board.at.size());
        });
    }

    /// Whether every cell is in a line that is full of one of the goal's categories.
    bool isBarredByLines(const Result &board, const Objective &goal) const
    {
        std::set<SiteIndex> barred;
        for (const CategoryLimit &limit : m_set.lineLimits) {
            if (!goal.lineCategories.contains(limit.category))
                continue;
            for (const Line &line : board.shape->lines) {
                if (countIn(board, line, limit.category) >= capOf(limit.percent, line.sites.size()))
                    barred.insert(line.sites.begin(), line.sites.end());
            }
        }
        return barred.size() == board.at.size();
    }

    const GoalSet &m_set;
};

} // namespace

class TestCategoriesStatistics final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void areThoseOfBoardsMadeOneByOne();
    void saysOnHowManyBoards();
    void whatHasNoLimitSaysNothing();
    void capsOfLinesOfSeveralLengths();
    void onlyTheirColumnsAreTold();
    void aRenamedCategoryWaitsForTheNextResult();
    void anEarlierLimitIsNamedAsItWas();
    void sortsByNumber();
    void oldNumbersArePale();

private:
    QModelIndex at(const QString &name, CategoryCell cell) const { return cell.in(*m_model, name); }

    QString shown(const QString &name, CategoryCell cell) const
    {
        return at(name, cell).data().toString();
    }

    std::shared_ptr<const StatisticsResult> counted(Settings settings = {});

    void count() { m_model->showStatistics(counted()); }

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<CategoriesModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestCategoriesStatistics::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_model = std::make_unique<CategoriesModel>(*m_document);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_document->adopt({.set = limitedSet(), .notes = {}, .siteStyle = true}, {});
}

void TestCategoriesStatistics::cleanup()
{
    m_tester.reset();
    m_model.reset();
    m_document.reset();
}

/// The statistics of the document, whose board is then shown.
std::shared_ptr<const StatisticsResult> TestCategoriesStatistics::counted(Settings settings)
{
    if (settings.values.isEmpty())
        settings = constrained().settingsFor(m_document->set());
    const auto subject = subjectOf(constrained(), m_document->set(), settings).value();
    const Tally tally = simulate(subject, {.first = 1, .last = boards},
        {.detail = Detail::Reasons, .threads = 1, .range = 0});
    Result board;
    Watch watch;
    const auto scratch = constrained().scratch(subject->compiled());
    [[maybe_unused]] const Outcome outcome
        = constrained().run(subject->compiled(), *scratch, u"1", board, nullptr, watch);
    m_model->showShape(board.shape);
    return std::make_shared<const StatisticsResult>(subject, tally, boards);
}

void TestCategoriesStatistics::areThoseOfBoardsMadeOneByOne()
{
    using namespace category_cells;
    const auto result = counted();
    const GoalSet set = m_document->set();
    Recounter recount(set);
    const auto scratch = constrained().scratch(result->subject->compiled());
    for (int seed = 1; seed <= boards; ++seed) {
        Result board;
        Watch watch;
        QVERIFY(constrained().run(
            result->subject->compiled(), *scratch, QString::number(seed), board, nullptr, watch));
        recount.add(board);
    }
    m_model->showStatistics(result);
    const auto compare = [&](const QString &name, CategoryCell use, CategoryCell binds,
                             const Recount &counted, int cap) {
        const double mean = static_cast<double>(counted.used) / boards;
        QCOMPARE(at(name, use).data(Qt::EditRole).toDouble(), mean);
        QCOMPARE(shown(name, use), u"%1 of %2"_s.arg(mean, 0, 'f', 1).arg(cap));
        QCOMPARE(at(name, use).data(BarRole).toDouble(), mean / cap);
        const QString full = u"on %1 boards"_s.arg(counted.full);
        if (use.kind == CategoryKind::Board)
            QVERIFY2(at(name, use).data(Qt::ToolTipRole).toString().contains(full),
                qPrintable(at(name, use).data(Qt::ToolTipRole).toString()));
        const double share = static_cast<double>(counted.binds) / boards;
        QCOMPARE(at(name, binds).data(Qt::EditRole).toDouble(), 100 * share);
        QCOMPARE(shown(name, binds), shareText(share));
    };
    compare(u"combat"_s, boardUse, boardBinds, recount.onBoard[u"combat"_s], 6);
    compare(u"combat"_s, lineUse, lineBinds, recount.lines[u"combat"_s], 3);
    compare(u"shop"_s, lineUse, lineBinds, recount.lines[u"shop"_s], 1);
    // The set gives boards of both kinds, so that differences are visible.
    QVERIFY(recount.onBoard[u"combat"_s].binds > 0);
    QVERIFY(recount.onBoard[u"combat"_s].binds <= boards);
    QVERIFY(recount.lines[u"shop"_s].binds > 0);
    QVERIFY(recount.lines[u"shop"_s].binds < boards);
}

void TestCategoriesStatistics::saysOnHowManyBoards()
{
    using namespace category_cells;
    count();
    for (const CategoryCell column : {boardUse, boardBinds}) {
        const QString help = at(u"combat"_s, column).data(Qt::ToolTipRole).toString();
        QVERIFY2(help.contains(u"60 board(s)"_s), qPrintable(help));
    }
}

void TestCategoriesStatistics::whatHasNoLimitSaysNothing()
{
    using namespace category_cells;
    count();
    QVERIFY(!shown(u"combat"_s, boardUse).isEmpty());
    for (const QString &name : {u"shop"_s, u"rare"_s, u"nobody"_s}) { // limits out of reach
        for (const CategoryCell column : {boardUse, boardBinds}) {
            for (const int role : {+Qt::DisplayRole, +Qt::EditRole, +Qt::ToolTipRole,
                     +NameTableModel::SortRole, +BarRole, +StandsBackRole})
                QVERIFY(!at(name, column).data(role).isValid());
        }
    }
    // A limit of zero is always full.
    QCOMPARE(shown(u"trip"_s, boardUse), u"0.0 of 0"_s);
    QCOMPARE(at(u"trip"_s, boardUse).data(BarRole).toDouble(), 1.0);
    QVERIFY(!at(u"trip"_s, boardBinds).data().isValid());
    m_model->showStatistics(nullptr);
    QCOMPARE(shown(u"combat"_s, boardUse), QString());
    QCOMPARE(shown(u"combat"_s, lineBinds), QString());
}

/// The tiers of a pyramid have different caps, from 1 up.
void TestCategoriesStatistics::capsOfLinesOfSeveralLengths()
{
    using namespace category_cells;
    const auto result = counted(settingsOf(settingsOfSize(GameMode::Summit, 5)));
    QCOMPARE(result->tally.failed, quint64{0});
    m_model->showStatistics(result);
    const QModelIndex use = at(u"combat"_s, lineUse);
    const QString cap = at(u"combat"_s, lineCap).data().toString();
    QVERIFY2(cap.startsWith(u"1–"_s), qPrintable(cap));
    QVERIFY2(use.data().toString().endsWith(u" of "_s + cap.section(u' ', 0, 0)),
        qPrintable(use.data().toString() + u" / "_s + cap));
    QVERIFY(use.data(BarRole).toDouble() <= 1);
}

void TestCategoriesStatistics::onlyTheirColumnsAreTold()
{
    using namespace category_cells;
    const auto result = counted();
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    const QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    const QSignalSpy layout(m_model.get(), &QAbstractItemModel::layoutChanged);
    const auto tellsOnly = [&] {
        std::set<int> columns;
        for (const QList<QVariant> &arguments : changed) {
            const auto first = arguments[0].toModelIndex();
            const auto last = arguments[1].toModelIndex();
            if (first.row() != 0 || last.row() != m_model->rowCount() - 1)
                return false;
            for (int column = first.column(); column <= last.column(); ++column)
                columns.insert(column);
        }
        changed.clear();
        return columns
            == std::set<int>{
                static_cast<int>(CategoryColumn::Use), static_cast<int>(CategoryColumn::Binds)};
    };
    m_model->showStatistics(result);
    QVERIFY(tellsOnly());
    m_model->setStatisticsOutdated(true);
    QVERIFY(tellsOnly());
    m_model->setStatisticsOutdated(true);
    QVERIFY(changed.isEmpty());
    m_model->showStatistics(nullptr);
    QVERIFY(tellsOnly());
    QVERIFY(reset.isEmpty());
    QVERIFY(layout.isEmpty());
}

void TestCategoriesStatistics::aRenamedCategoryWaitsForTheNextResult()
{
    using namespace category_cells;
    count();
    const QString before = shown(u"combat"_s, boardUse);
    const QString line = shown(u"shop"_s, lineUse);
    m_model->rename(u"combat"_s, u"duel"_s);
    QCOMPARE(shown(u"duel"_s, boardUse), QString());
    QCOMPARE(shown(u"duel"_s, lineBinds), QString());
    QCOMPARE(shown(u"shop"_s, lineUse), line); // the others keep theirs
    count();
    QCOMPARE(shown(u"duel"_s, boardUse), before);
    // If all its goals are disabled, no board can reach its limit.
    QList<RowId> ids;
    for (int row = 0; row < fights; ++row)
        ids << m_document->set().objectives[row].id;
    setEnabled(*m_document, ids, false);
    QCOMPARE(shown(u"duel"_s, boardUse), before); // until then, the previous numbers
    count();
    QCOMPARE(shown(u"duel"_s, boardUse), QString());
}

void TestCategoriesStatistics::anEarlierLimitIsNamedAsItWas()
{
    using namespace category_cells;
    count();
    const QString before = shown(u"combat"_s, boardUse);
    QVERIFY(m_model->setData(at(u"combat"_s, boardLimit), 40));
    QCOMPARE(shown(u"combat"_s, boardCap), u"10 of 25"_s);
    QCOMPARE(shown(u"combat"_s, boardUse), before); // still "of 6": those boards had the old limit
    count();
    QVERIFY(shown(u"combat"_s, boardUse).endsWith(u" of 10"_s));
}

void TestCategoriesStatistics::sortsByNumber()
{
    using namespace category_cells;
    count();
    NamesFilter filter(*m_model);
    const int binds = static_cast<int>(CategoryColumn::Binds);
    for (const int column : {static_cast<int>(CategoryColumn::Use), binds}) {
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            filter.sort(column, order);
            std::vector<double> numbers;
            for (int row = 0; row < filter.rowCount(); ++row) {
                const QVariant number = filter.index(row, column).data(NameTableModel::SortRole);
                if (number.isValid()) {
                    QCOMPARE(static_cast<int>(numbers.size()), row); // empty cells come last
                    numbers.push_back(number.toDouble());
                }
            }
            // Two board limits and two line limits; the limit of zero has no such number.
            QCOMPARE(numbers.size(), std::size_t{column == binds ? 3U : 4U});
            if (order == Qt::DescendingOrder)
                std::ranges::reverse(numbers);
            QVERIFY(std::ranges::is_sorted(numbers));
        }
    }
}

void TestCategoriesStatistics::oldNumbersArePale()
{
    using namespace category_cells;
    count();
    QVERIFY(!at(u"combat"_s, boardUse).data(StandsBackRole).toBool());
    m_model->setStatisticsOutdated(true);
    for (const CategoryCell column : {boardUse, boardBinds, lineUse, lineBinds})
        QVERIFY(at(u"combat"_s, column).data(StandsBackRole).toBool());
    QVERIFY(!at(u"combat"_s, boardCap).data(StandsBackRole).toBool());
    count();
    QVERIFY(!at(u"combat"_s, boardUse).data(StandsBackRole).toBool());
}

BOARDWRIGHT_UNIT(TestCategoriesStatistics, QCoreApplication)

#include "tst_categories_statistics.moc"
