// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says about a board, an edit and statistics, against what can be computed without
// it: for all generators, and in all states of a set.

#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/formats/native.h"
#include "core/goalset/identity.h"
#include "core/sculpted/tier_table.h"
#include "tests/support/places.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/piece_sets.h"
#include "tests/support/sets/samples.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "tests/support/windows/said.h"
#include "tests/support/windows/said_tools.h"
#include "tests/toy/toy_generator.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/studies/receipt_text.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/window/main_window.h"

#include <QApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <functional>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using Change = std::function<void(GoalSet &)>;

bool looksTheSame(const PlainBoard &one, const PlainBoard &other)
{
    const auto sites = [](const PlainBoard &plain) {
        QStringList texts;
        const bool isDrawnAnew = plain.board.shape->topology == Topology::Graph;
        for (const Site &site : plain.board.shape->sites)
            texts << u"%1 %2 %3"_s.arg(static_cast<int>(site.kind))
                         .arg(isDrawnAnew ? 0 : site.place.x())
                         .arg(isDrawnAnew ? 0 : site.place.y());
        return texts;
    };
    return one.isPossible && other.isPossible && one.isMade == other.isMade
        && one.cells == other.cells && sites(one) == sites(other)
        && one.board.route == other.board.route
        && one.board.shape->links == other.board.shape->links;
}

/// A row of the generator's gate table that no board passes.
void rejectAll(GoalSet &set, const Info &info)
{
    const auto gate = std::ranges::find_if(info.gates, &Gate::isOfMeasure);
    const auto fields = info.gateTable->fields;
    TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
    setValue(row.values, fields[GateChosen], QString(gate->key));
    setValue(row.values, fields[GateLeast], 900'000.0);
    set.tables[info.gateTable->key] << row;
}

GoalSet sampleSet(const char *file)
{
    return readNative(test::contentOf(resourcePath(file))).value().set;
}

} // namespace

class TestSaid final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void cleanup() { closeBoardWindow(std::move(m_window)); }

    void onlyWhatIsSo_data();
    void onlyWhatIsSo();

private:
    void settle(bool isHopeless);
    void check(const QString &state, const GoalSet &before);
    void checkReceipt(const PlainBoard &before, const PlainBoard &now, const GoalSet &was);
    void checkTools(const QString &state, const PlainBoard &now);
    bool rewordingMatters(const GoalSet &was) const;

    void fault(const QString &what) { m_faults << m_state + u": "_s + what; }

    std::unique_ptr<MainWindow> m_window;
    QString m_state;
    QStringList m_faults;
};

void TestSaid::onlyWhatIsSo_data()
{
    QTest::addColumn<QString>("generator");
    QTest::addColumn<GoalSet>("set");
    QTest::newRow("constrained") << u"constrained"_s << sampleSet("samples/elder-isles.json");
    QTest::newRow("constrained, without limits") << u"constrained"_s << plainSet(40);
    GoalSet timed = plainSet(250);
    const double minutes = balanced::profileOf(timed, BalancedMode::Normal).timePerDifficulty;
    for (qsizetype i = 0; i < timed.objectives.size(); ++i)
        setValue(timed.objectives[i].extension[balanced::goals.key], balanced::time,
            static_cast<double>(i % 25 + 1) * minutes);
    timed.boardLimits = {{u"some"_s, 50}}; // which balanced boards do not know
    QTest::newRow("balanced") << u"balanced"_s << timed;
    GoalSet pieces = plainSet(5);
    addPieces(pieces, 5);
    QTest::newRow("layered") << u"layered"_s << pieces;
    QTest::newRow("sculpted") << u"sculpted"_s << sampleSet("samples/tiers.json");
    QTest::newRow("sculpted, with goals") << u"sculpted"_s << sampleSet("samples/elder-isles.json");
    QTest::newRow("worlds") << u"worlds"_s << sampleSet("samples/zone-pool.json");
    for (const auto &[generator, sample] : generatorSamples()) {
        const Info &info = generator->info();
        if (info.seeds == SeedUse::Room)
            QTest::newRow(info.key.data())
                << QString(info.key) << sampleSet(qPrintable(u"samples/%1.json"_s.arg(sample)));
    }
    GoalSet toy = toySet();
    toy.boardLimits = {{u"some"_s, 50}}; // the toy declares limits of its own
    QTest::newRow("toy") << u"toy"_s << toy;
}

void TestSaid::settle(bool isHopeless)
{
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QTRY_VERIFY(m_window->statistics().isUpToDate());
    if (isHopeless)
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->statistics().isRunning(), 180'000);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->receipt().receipt()
            || (m_window->receipt().isUpToDate() && !m_window->receipt().receipt()->isWaiting()
                && (m_window->receipt().receipt()->cells
                    || m_window->receipt().receipt()->boards != Receipt::Boards::Both)),
        180'000);
    QCoreApplication::processEvents();
}

void TestSaid::onlyWhatIsSo()
{
    QFETCH(const QString, generator);
    QFETCH(const GoalSet, set);
    m_faults.clear();
    m_window = boardWindow(set);
    QVERIFY(m_window);
    m_window->toolStrip().open(&m_window->statisticsPanel());
    BoardChoice &choice = m_window->boardChoice();
    choice.setGenerator(*generatorOf(generator));
    if (generator == u"sculpted")
        choice.setParameter(0, u"tutorial"_s);
    if (generator == u"worlds")
        choice.setParameter(0, qint64{3});
    choice.setSeed(u"7"_s);
    settle(false);
    check(u"opened"_s, set);

    const Info &info = choice.generator().info();
    if (info.seeds == SeedUse::Room) {
        choice.setSeed(u"frost"_s);
        settle(false);
        check(u"no seed of a room"_s, set);
        choice.setSeed(u"7"_s);
        settle(false);
    }
    const GoalSet start = m_window->document().set();
    const QList<std::pair<QString, Change>> changes{
        {u"nothing that matters"_s, [](GoalSet &all) { all.setName = u"Another"_s; }},
        {u"goals of other texts"_s,
            [](GoalSet &all) {
                for (Objective &goal : all.objectives)
                    goal.tooltip = u"of no effect"_s;
            }},
        {u"reworded, and fewer rows"_s,
            [](GoalSet &all) {
                for (Objective &goal : all.objectives)
                    goal.goal += u'!';
                for (QList<TableRow> &rows : all.tables) {
                    if (rows.size() > 2)
                        rows.removeLast();
                }
            }},
        {u"all rejected by a gate"_s, [&](GoalSet &all) { rejectAll(all, info); }},
        {u"no data"_s,
            [&](GoalSet &all) {
                all.objectives.clear();
                all.tables.clear();
            }},
        {u"few goals"_s,
            [](GoalSet &all) {
                for (qsizetype i = 6; i < all.objectives.size(); ++i)
                    all.objectives[i].disabled = true;
            }},
        {u"limits of nothing"_s,
            [](GoalSet &all) {
                all.boardLimits = {{u"tight"_s, 4}};
                for (Objective &goal : all.objectives)
                    goal.boardCategories = {u"tight"_s};
            }},
        {u"other walls"_s,
            [](GoalSet &all) {
                TableRow row{.id = all.nextRow(), .values = {}, .verbatim = {}};
                sculpted::Tier tier = sculpted::ownTier(sculpted::Level::Tutorial);
                tier.walls = {.least = 0.25, .most = 0.3};
                tier.leastForkRatio = 0;
                sculpted::writeTier(tier, sculpted::Level::Tutorial, row.values);
                all.tables[sculpted::tierTable.key].prepend(row);
            }},
        {u"fewer rows"_s,
            [](GoalSet &all) {
                for (QList<TableRow> &rows : all.tables) {
                    if (rows.size() > 2)
                        rows.removeFirst();
                }
            }},
    };
    for (const auto &[name, change] : changes) {
        const GoalSet before = m_window->document().set();
        GoalSet next = start;
        change(next);
        if (next == start)
            continue;
        replaceSet(m_window->document(), next, name);
        settle(name.contains(u"gate"_s));
        check(name, before);
        const GoalSet after = m_window->document().set();
        m_window->document().undoStack().undo();
        settle(false);
        check(u"undone: "_s + name, after);
    }
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

void TestSaid::check(const QString &state, const GoalSet &before)
{
    m_state = state;
    const BoardChoice &choice = m_window->boardChoice();
    const GoalSet &set = m_window->document().set();
    const PlainBoard now = plainBoard(set, choice.generator(), choice.settings(), choice.seed());
    const PlainBoard was = plainBoard(before, choice.generator(), choice.settings(), choice.seed());
    if (m_window->receipt().receipt())
        checkReceipt(was, now, before);
    checkTools(state, now);
    for (const QString &untrue : untrueOfBoard(*m_window, now) + unsaidOfBoard(*m_window, now)
            + untrueOfStatistics(*m_window, now) + untrueOfProblems(*m_window, now))
        fault(untrue);
}

void TestSaid::checkReceipt(const PlainBoard &before, const PlainBoard &now, const GoalSet &was)
{
    const auto *label = m_window->findChild<QLabel *>(u"receiptText"_s);
    const QString text = label->text() + u'\n' + label->toolTip();
    const auto says = [&](const QString &part) { return text.contains(part); };
    if ((says(u"o cell changed"_s) || says(u"no board changed"_s))
        && !(looksTheSame(before, now) && now.isMade))
        fault(u"nothing is said to have changed: "_s + text);
    if (says(u"can now be made"_s)
        && (before.isPossible || !now.isPossible || now.isMade == says(u"not for this one"_s)))
        fault(u"boards are said to be possible now: "_s + text);
    if (says(u"no longer be made"_s) && (!before.isPossible || now.isPossible))
        fault(u"boards are said to be impossible now: "_s + text);
    if (says(u"has a board now"_s) && (before.isMade || !now.isMade))
        fault(u"this board is said to be new: "_s + text);
    if (says(u"no board any more"_s) && (!before.isMade || now.isMade))
        fault(u"this board is said to be gone: "_s + text);
    if (says(u"before or after"_s) && (before.isMade || now.isMade))
        fault(u"no board is said to be: "_s + text);
    if (says(u"another shape"_s)
        && (!before.isMade || !now.isMade || *before.board.shape == *now.board.shape))
        fault(u"the shape is said to be another: "_s + text);
    static const QRegularExpression counted(u"(\\d+) cell\\(s\\) changed"_s);
    if (const auto match = counted.match(text); match.hasMatch() && now.board.shape
        && before.board.shape && *before.board.shape == *now.board.shape) {
        int differ = 0;
        for (qsizetype i = 0; i < now.cells.size() && now.cells.size() == before.cells.size(); ++i)
            differ += now.cells.at(i) == before.cells.at(i) ? 0 : 1;
        if (differ != match.captured(1).toInt() && now.cells.size() == before.cells.size())
            fault(u"%1 cells differ: "_s.arg(differ) + text);
    }
    if (says(u"counting"_s))
        fault(u"the receipt still counts: "_s + text);
    if (says(u"redrawn"_s) && !rewordingMatters(was))
        fault(u"goals are said to be redrawn: "_s + text);
}

/// What pages and tools say; they are opened only where a board is made quickly.
void TestSaid::checkTools(const QString &state, const PlainBoard &now)
{
    QStringList untrue = untrueOfFormerSearch(*m_window) + untrueOfMetrics(*m_window, now)
        + untrueOfIdleTools(*m_window, now);
    const bool isHopeless = state.contains(u"gate"_s) && !state.startsWith(u"undone"_s);
    if (!isHopeless)
        untrue += untrueOfWhy(*m_window, now);
    const QStringList searched{u"opened"_s, u"no data"_s, u"few goals"_s, u"fewer rows"_s};
    if (searched.contains(state))
        untrue += untrueOfSearch(*m_window) + untrueOfSheet(*m_window);
    if (state == u"opened")
        untrue += untrueOfTuning(*m_window);
    m_window->toolStrip().open(&m_window->statisticsPanel());
    for (const QString &what : std::as_const(untrue))
        fault(what);
    settle(false);
}

/// Whether some board is another one only because goals have other texts than they had.
bool TestSaid::rewordingMatters(const GoalSet &was) const
{
    const BoardChoice &choice = m_window->boardChoice();
    const GoalSet &set = m_window->document().set();
    GoalSet kept = set;
    for (const Objective &goal : withKeptDraws(was, set))
        *std::ranges::find(kept.objectives, goal.id, &Objective::id) = goal;
    for (int seed = 1; seed <= 20; ++seed) {
        const QString text = QString::number(seed);
        if (plainBoard(set, choice.generator(), choice.settings(), text).cells
            != plainBoard(kept, choice.generator(), choice.settings(), text).cells)
            return true;
    }
    return false;
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSaid, QApplication)
#include "tst_said.moc"
