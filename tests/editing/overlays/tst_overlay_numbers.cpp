// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Overlays of many boards, compared with boards made and examined one by one.

#include "core/arrange/rules.h"
#include "core/generator/settings.h"
#include "core/lab/simulate.h"
#include "tests/support/generators/plot_generator.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/overlays/overlay_numbers.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 boards = 200;

const Generator &constrained()
{
    return *generators().front();
}

/// Goals "goal 1" ... with limits that are sometimes relaxed; some goals are hard to place.
GoalSet limitedGoals()
{
    GoalSet set = plainSet(40);
    set.boardLimits = {{u"combat"_s, 20}};
    set.lineLimits = {{u"shop"_s, 20}};
    for (int row = 0; row < 40; ++row) {
        Objective &goal = set.objectives[row];
        if (row < 22)
            goal.boardCategories << u"combat"_s;
        if (row % 3 == 0)
            goal.lineCategories << u"shop"_s;
        goal.weighting = 40 + row;
    }
    set.objectives[39].forcedPositions = {7};
    set.objectives[38].disabled = true;
    return set;
}

/// A set with its boards made one by one, and with the statistics of the library.
struct Made {
    Made(const Generator &generator, const GoalSet &set, const Settings &settings)
        : subject(subjectOf(generator, set, settings).value())
        , statistics(std::make_shared<const StatisticsResult>(subject,
              simulate(subject, {.first = 1, .last = boards},
                  {.detail = Detail::Reasons, .threads = 1, .range = 0}),
              boards))
    {
        const auto scratch = generator.scratch(subject->compiled());
        for (int seed = 1; seed <= boards; ++seed) {
            Result board;
            Watch watch;
            [[maybe_unused]] const Outcome outcome = generator.run(
                subject->compiled(), *scratch, QString::number(seed), board, nullptr, watch);
            Q_ASSERT(outcome.has_value());
            Measured numbers;
            generator.measure(subject->compiled(), *scratch, board, numbers);
            results.push_back(std::move(board));
            measured.push_back(std::move(numbers));
        }
        shown.request = {.revision = 1,
            .set = set,
            .generator = &generator,
            .settings = settings,
            .seed = u"1"_s};
        shown.board = results.front();
        shown.measured = measured.front();
    }

    OverlayNumbers numbers(const QString &key, const OverlaySubject &about = {}) const
    {
        const auto overlay = overlayOf(subject->generator().info(), key);
        return overlay ? overlayNumbers(*overlay, shown, statistics.get(), about)
                       : OverlayNumbers{};
    }

    std::size_t sites() const { return shown.board.shape->sites.size(); }

    /// The numbers of each board for a site or another item, by the measure's key.
    std::vector<double> each(QLatin1StringView key, std::size_t item) const
    {
        const auto measures = subject->generator().info().measures;
        const auto index = static_cast<std::size_t>(
            std::ranges::find(measures, key, &Measure::key) - measures.begin());
        std::vector<double> numbers;
        for (const Measured &ofBoard : measured)
            numbers.push_back(ofBoard.values[index][item]);
        return numbers;
    }

    SharedSubject subject;
    std::shared_ptr<const StatisticsResult> statistics;
    std::vector<Result> results;
    std::vector<Measured> measured;
    PreviewResult shown;
};

Made limitedBoards()
{
    const GoalSet set = limitedGoals();
    return {constrained(), set, constrained().settingsFor(set)};
}

double meanOfAll(const std::vector<double> &numbers)
{
    double sum = 0;
    for (const double number : numbers)
        sum += number;
    return sum / static_cast<double>(numbers.size());
}

/// The share of boards with such a goal at a site; for parts, the mean number of such goals.
double landings(
    const Made &made, std::size_t site, const std::function<bool(const Objective &)> &isMeant)
{
    int count = 0;
    const auto look = [&](const Placed &placed) {
        for (const Objective &goal : made.subject->set().objectives)
            count += goal.id == placed.what && isMeant(goal) ? 1 : 0;
    };
    for (const Result &board : made.results) {
        look(board.at[site]);
        for (const Part &part : board.parts) {
            if (static_cast<std::size_t>(part.site) != site)
                continue;
            for (const Placed &placed : part.result->at)
                look(placed);
        }
    }
    return static_cast<double>(count) / boards;
}

} // namespace

class TestOverlayNumbers final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void areOfferedForWhatIsSummed();
    static void areOfferedWhereThereIsData();
    static void keysAreOfOneOverlayEach();
    static void thisBoardIsAsItIsMeasured();
    static void meansAndSharesAreThoseOfTheBoards();
    static void classesAreTheMostFrequent();
    static void edgesAreMeans();
    static void goalsLandWhereTheyStand();
    static void categoriesLandWhereTheirGoalsDo();
    static void theCategoryIsTheGoalsOwnAtFirst();
    static void sequencesHaveTheirCells();
    static void partsHoldSeveral();
    static void withoutNumbersTheySayWhy();
    static void smallSharesAreNotNothing();
};

void TestOverlayNumbers::areOfferedForWhatIsSummed()
{
    QStringList keys;
    for (const Overlay &overlay : overlaysOf(constrained().info())) {
        keys << keyOf(overlay);
        QVERIFY(!overlayTitle(overlay).isEmpty());
        QVERIFY(!overlayHelp(overlay).isEmpty());
    }
    QCOMPARE(keys.join(u' '),
        u"eligible zones choices tightest relaxed cell_happiness rule_held mean:choices "
        u"share:choices mean:tightest "
        "mean:relaxed share:relaxed lands:goal lands:category"_s);
}

void TestOverlayNumbers::areOfferedWhereThereIsData()
{
    PreviewResult board;
    board.request.generator = &constrained();
    board.request.set = plainSet(40);
    const auto measures = constrained().info().measures;
    board.measured.values.resize(measures.size());
    const auto numbersOf = [&](const QString &key) -> std::vector<double> & {
        const auto found = std::ranges::find(measures, key, &Measure::key);
        return board.measured.values[static_cast<std::size_t>(found - measures.begin())];
    };
    const auto offered = [&] {
        QStringList keys;
        for (const Overlay &overlay : overlaysOf(board))
            keys << keyOf(overlay);
        return keys.join(u' ');
    };
    QCOMPARE(offered(), u"lands:goal"_s);
    numbersOf(u"zones"_s) = {Measured::nothing, Measured::nothing}; // as in Bingo
    numbersOf(u"cell_happiness"_s) = {Measured::nothing, Measured::nothing}; // without rules
    numbersOf(u"relaxed"_s) = {0, 0};
    QCOMPARE(offered(), u"relaxed mean:relaxed share:relaxed lands:goal"_s);
    numbersOf(u"zones"_s)[1] = 0;
    QCOMPARE(offered(), u"zones relaxed mean:relaxed share:relaxed lands:goal"_s);
    board.request.set.objectives[7].lineCategories = {u"sea"_s};
    QCOMPARE(offered(), u"zones relaxed mean:relaxed share:relaxed lands:goal lands:category"_s);
    // Numbers of the rows of a table follow the chosen row, so that rows are what they need.
    board.request.set.tables[QString(arrange::rules.key)]
        = {TableRow{.id = board.request.set.nextRow(), .values = {}, .verbatim = {}}};
    QVERIFY(offered().contains(u"rule_held"_s));
    board.request.set.objectives.clear();
    QVERIFY(!offered().contains(u"lands"_s));
}

void TestOverlayNumbers::keysAreOfOneOverlayEach()
{
    for (const Generator *generator : generators()) {
        QSet<QString> keys;
        for (const Overlay &overlay : overlaysOf(generator->info())) {
            QVERIFY(!keys.contains(keyOf(overlay)));
            keys.insert(keyOf(overlay));
            QCOMPARE(overlayOf(generator->info(), keyOf(overlay)), std::optional(overlay));
        }
        QVERIFY(!overlayOf(generator->info(), {}));
        QVERIFY(!overlayOf(generator->info(), u"relaxations"_s));
    }
}

void TestOverlayNumbers::thisBoardIsAsItIsMeasured()
{
    const Made made = limitedBoards();
    const OverlayNumbers numbers = made.numbers(u"choices"_s);
    QVERIFY(!numbers.isOfSeeds);
    QCOMPARE(numbers.about, QString());
    QCOMPARE(numbers.cells.size(), made.sites());
    for (std::size_t site = 0; site < made.sites(); ++site) {
        QCOMPARE(numbers.cells[site].number, made.each("choices"_L1, site).front());
        QCOMPARE(
            numbers.cells[site].text, measureText(*numbers.measure, numbers.cells[site].number));
    }
    QCOMPARE(numbers.edgeTitle, u"Repeats"_s);
    QCOMPARE(numbers.lines.size(), made.shown.board.shape->lines.size());
}

void TestOverlayNumbers::meansAndSharesAreThoseOfTheBoards()
{
    const Made made = limitedBoards();
    double anyRelaxed = 0;
    for (const auto key : {"choices"_L1, "relaxed"_L1}) {
        const OverlayNumbers means = made.numbers(u"mean:"_s + key);
        const OverlayNumbers shares = made.numbers(u"share:"_s + key);
        QVERIFY(means.isOfSeeds);
        QCOMPARE(means.about, u"200 board(s)"_s);
        QCOMPARE(means.cells.size(), made.sites());
        QCOMPARE(shares.cells.size(), made.sites());
        QCOMPARE(shares.measure->unit, Unit::Percent);
        for (std::size_t site = 0; site < made.sites(); ++site) {
            const std::vector<double> each = made.each(key, site);
            const double mean = meanOfAll(each);
            QCOMPARE(means.cells[site].number, mean);
            QCOMPARE(means.cells[site].text, measureText(*means.measure, mean));
            const auto some = static_cast<double>(
                std::ranges::count_if(each, [](double number) { return number != 0; }));
            QCOMPARE(shares.cells[site].number, 100 * some / boards);
            QCOMPARE(
                shares.cells[site].text, measureTextWithUnit(*shares.measure, 100 * some / boards));
            if (key == "relaxed"_L1)
                anyRelaxed += some;
        }
    }
    QVERIFY(anyRelaxed > 0); // some limits were relaxed
    QVERIFY(anyRelaxed < static_cast<double>(boards * made.sites()));
}

void TestOverlayNumbers::classesAreTheMostFrequent()
{
    const Made made = limitedBoards();
    const OverlayNumbers numbers = made.numbers(u"mean:tightest"_s);
    QVERIFY(!numbers.measure->classes.empty());
    for (std::size_t site = 0; site < made.sites(); ++site) {
        const std::vector<double> each = made.each("tightest"_L1, site);
        std::ptrdiff_t most = 0;
        double which = -1;
        for (std::size_t i = 0; i < numbers.measure->classes.size(); ++i) {
            const auto count = std::ranges::count(each, static_cast<double>(i));
            if (count > most) {
                most = count;
                which = static_cast<double>(i);
            }
        }
        QCOMPARE(numbers.cells[site].number, which);
        QVERIFY2(numbers.cells[site].inFull.contains(
                     shareText(static_cast<double>(most) / static_cast<double>(boards))),
            qPrintable(numbers.cells[site].inFull));
    }
}

void TestOverlayNumbers::edgesAreMeans()
{
    const Made made = limitedBoards();
    const OverlayNumbers numbers = made.numbers(u"share:relaxed"_s);
    QCOMPARE(numbers.edgeTitle, u"Repeats: average"_s);
    QCOMPARE(numbers.lines.size(), made.shown.board.shape->lines.size());
    for (std::size_t line = 0; line < numbers.lines.size(); ++line)
        QCOMPARE(numbers.lines[line].number, meanOfAll(made.each("repeats"_L1, line)));
}

void TestOverlayNumbers::goalsLandWhereTheyStand()
{
    const Made made = limitedBoards();
    for (const int row : {0, 25, 38, 39}) {
        const RowId id = made.subject->set().objectives[row].id;
        const OverlayNumbers numbers = made.numbers(u"lands:goal"_s, {.goal = id, .category = {}});
        QCOMPARE(numbers.about, u"goal %1 · 200 board(s)"_s.arg(row + 1));
        QCOMPARE(numbers.cells.size(), made.sites());
        double all = 0;
        for (std::size_t site = 0; site < made.sites(); ++site) {
            const double share
                = landings(made, site, [&](const Objective &goal) { return goal.id == id; });
            QCOMPARE(numbers.cells[site].number, 100 * share);
            QCOMPARE(numbers.cells[site].text, measureTextWithUnit(*numbers.measure, 100 * share));
            all += share;
        }
        QVERIFY(row == 38 ? all == 0 : all > 0);
        if (row == 39)
            QCOMPARE(numbers.cells[6].number, 100 * all); // where it is forced
    }
}

void TestOverlayNumbers::categoriesLandWhereTheirGoalsDo()
{
    const Made made = limitedBoards();
    for (const QString &category : {u"combat"_s, u"shop"_s}) {
        const OverlayNumbers numbers
            = made.numbers(u"lands:category"_s, {.goal = RowId::none, .category = category});
        QCOMPARE(numbers.about, category + u" · 200 board(s)"_s);
        QCOMPARE(numbers.cells.size(), made.sites());
        for (std::size_t site = 0; site < made.sites(); ++site)
            QCOMPARE(
                numbers.cells[site].number, 100 * landings(made, site, [&](const Objective &goal) {
                    return goal.boardCategories.contains(category)
                        || goal.lineCategories.contains(category);
                }));
    }
}

void TestOverlayNumbers::theCategoryIsTheGoalsOwnAtFirst()
{
    const Made made = limitedBoards();
    const auto about = [&](int row, const QString &category) {
        const RowId id = made.subject->set().objectives[row].id;
        return made.numbers(u"lands:category"_s, {.goal = id, .category = category}).about;
    };
    QCOMPARE(about(0, {}), u"combat · 200 board(s)"_s); // board categories come first
    QCOMPARE(about(24, {}), u"shop · 200 board(s)"_s);
    QCOMPARE(about(23, {}), u"No category chosen"_s);
    QCOMPARE(about(0, u"shop"_s), u"shop · 200 board(s)"_s);
}

void TestOverlayNumbers::sequencesHaveTheirCells()
{
    const GoalSet set = plainSet(120);
    Settings settings = constrained().settingsFor(set);
    QVERIFY(setParameter(constrained().info().parameters, settings, u"mode"_s, u"triple"_s));
    const Made made(constrained(), set, settings);
    const RowId id = set.objectives[3].id;
    const OverlayNumbers numbers = made.numbers(u"lands:goal"_s, {.goal = id, .category = {}});
    QCOMPARE(numbers.cells.size(), made.sites());
    double all = 0;
    for (std::size_t site = 0; site < made.sites(); ++site) {
        QCOMPARE(numbers.cells[site].number,
            100 * landings(made, site, [&](const Objective &goal) { return goal.id == id; }));
        all += numbers.cells[site].number;
    }
    QVERIFY(all > 0);
}

void TestOverlayNumbers::partsHoldSeveral()
{
    const GoalSet set = plotSet(3, 2);
    const Made made(plotGenerator(), set, plotGenerator().settingsFor(set));
    const RowId id = set.objectives[1].id;
    const OverlayNumbers numbers = made.numbers(u"lands:goal"_s, {.goal = id, .category = {}});
    QCOMPARE(numbers.measure->unit, Unit::Count); // not a share of boards
    QCOMPARE(numbers.cells.size(), std::size_t{2});
    double all = 0;
    for (std::size_t site = 0; site < made.sites(); ++site) {
        const double mean
            = landings(made, site, [&](const Objective &goal) { return goal.id == id; });
        QCOMPARE(numbers.cells[site].number, mean);
        all += mean;
    }
    QVERIFY(all > 0);
    // The sites hold plots, not goals.
    const RowId plot = set.tables[plot::plots.key].first().id;
    QVERIFY(made.numbers(u"lands:goal"_s, {.goal = plot, .category = {}}).cells.empty());
}

void TestOverlayNumbers::withoutNumbersTheySayWhy()
{
    Made made = limitedBoards();
    const auto expectNone = [&](const QString &key, const OverlaySubject &subject) {
        const OverlayNumbers numbers = made.numbers(key, subject);
        [&] {
            QVERIFY(numbers.isOfSeeds);
            QVERIFY(numbers.cells.empty());
            QVERIFY(numbers.lines.empty());
            QVERIFY(!numbers.about.isEmpty());
        }();
        return numbers.about;
    };
    const RowId first = made.subject->set().objectives[0].id;
    QCOMPARE(expectNone(u"lands:goal"_s, {}), u"No goal chosen"_s);
    expectNone(u"lands:goal"_s, {.goal = RowId{4'000}, .category = {}});
    QVERIFY(expectNone(u"lands:category"_s, {.goal = first, .category = u"new <b>"_s})
            .startsWith(u"new <b>: "_s));
    const Settings before = made.shown.request.settings;
    QVERIFY(setParameter(constrained().info().parameters, made.shown.request.settings, u"mode"_s,
        u"summit"_s)); // the statistics are of another shape
    expectNone(u"mean:choices"_s, {});
    made.shown.request.settings = before;
    QVERIFY(!made.numbers(u"mean:choices"_s).cells.empty());
    made.statistics.reset();
    QCOMPARE(expectNone(u"share:relaxed"_s, {}), u"No boards counted yet"_s);
    expectNone(u"lands:goal"_s, {.goal = first, .category = {}});
}

void TestOverlayNumbers::smallSharesAreNotNothing()
{
    QCOMPARE(shareText(0), u"0 %"_s);
    QCOMPARE(shareText(0.0001), u"<0.1 %"_s);
    QCOMPARE(shareText(0.0004), u"<0.1 %"_s);
    QCOMPARE(shareText(0.0006), u"0.1 %"_s);
    QCOMPARE(shareText(0.003), u"0.3 %"_s);
    QCOMPARE(shareText(0.006), u"1 %"_s);
    QCOMPARE(shareText(0.34), u"34 %"_s);
    QCOMPARE(shareText(0.998), u"99.8 %"_s);
    QCOMPARE(shareText(0.9999), u">99.9 %"_s);
    QCOMPARE(shareText(1), u"100 %"_s);
}

BOARDWRIGHT_UNIT(TestOverlayNumbers, QCoreApplication)

#include "tst_overlay_numbers.moc"
