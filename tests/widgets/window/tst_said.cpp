// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says about a board, an edit and statistics, against what can be computed without
// it: for all generators, and in all states of a set.

#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/formats/native.h"
#include "core/lab/simulate.h"
#include "core/sculpted/tier_table.h"
#include "tests/support/places.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/piece_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "tests/toy/toy_generator.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/problems/problems_model.h"
#include "ui/editing/studies/receipt_text.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/window/main_window.h"

#include <QApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTest>

#include <algorithm>
#include <functional>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using Change = std::function<void(GoalSet &)>;

/// A board that was made without the window.
struct PlainBoard {
    bool isPossible = false; ///< the set can be compiled
    std::optional<Failure> failure;
    Result board;
    QStringList cells; ///< what is read
    bool isMade = false;
};

QString nameOf(const GoalSet &set, RowId id)
{
    for (const Objective &goal : set.objectives) {
        if (goal.id == id)
            return goal.goal;
    }
    for (const auto &[key, rows] : set.tables.asKeyValueRange()) {
        for (const TableRow &row : rows) {
            const Section *section = sectionOf(key);
            for (const Field &field : section->fields) {
                if (row.id == id && field.key == section->name)
                    return textOf(row.values, field);
            }
        }
    }
    return {};
}

void readCells(const GoalSet &set, const Result &board, QStringList &into)
{
    for (const Placed &placed : board.at)
        into << u"%1 %2 %3"_s.arg(nameOf(set, placed.what))
                    .arg(placed.value)
                    .arg(placed.marks.toInt());
    for (const Part &part : board.parts)
        readCells(set, *part.result, into);
}

PlainBoard plainBoard(
    const GoalSet &set, const Generator &generator, const Settings &settings, const QString &seed)
{
    PlainBoard plain;
    const auto subject = subjectOf(generator, set, settings);
    plain.isPossible = subject.has_value();
    if (!subject)
        return plain;
    const auto scratch = (*subject)->scratch();
    Watch watch;
    const Outcome outcome = (*subject)->run(*scratch, seed, plain.board, watch);
    plain.isMade = outcome.has_value();
    if (!outcome)
        plain.failure = outcome.error();
    readCells(set, plain.board, plain.cells);
    return plain;
}

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

/// Gaps that are not meant to be.
int gapsOf(const Result &board)
{
    int gaps = 0;
    for (std::size_t i = 0; i < board.at.size(); ++i)
        gaps += board.at[i].what == RowId::none && !board.at[i].isLeftEmpty()
                && board.shape->sites[i].kind != SiteKind::Wall
            ? 1
            : 0;
    return gaps;
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
    void checkMade(const PlainBoard &now);
    void checkStatistics(const PlainBoard &now);
    void checkProblems(const PlainBoard &now);

    void fault(const QString &what) { m_faults << m_state + u": "_s + what; }

    bool keepsLimits() const
    {
        const GoalSet &set = m_window->document().set();
        return m_keepsLimits && !(set.boardLimits.isEmpty() && set.lineLimits.isEmpty());
    }

    std::unique_ptr<MainWindow> m_window;
    bool m_keepsLimits = false;
    QString m_state;
    QStringList m_faults;
};

void TestSaid::onlyWhatIsSo_data()
{
    QTest::addColumn<QString>("generator");
    QTest::addColumn<GoalSet>("set");
    QTest::addColumn<bool>("keepsLimits");
    QTest::newRow("constrained") << u"constrained"_s << sampleSet("samples/elder-isles.json")
                                 << true;
    QTest::newRow("constrained, without limits") << u"constrained"_s << plainSet(40) << true;
    GoalSet timed = plainSet(250);
    const double minutes = balanced::profileOf(timed, BalancedMode::Normal).timePerDifficulty;
    for (qsizetype i = 0; i < timed.objectives.size(); ++i)
        setValue(timed.objectives[i].extension[balanced::goals.key], balanced::time,
            static_cast<double>(i % 25 + 1) * minutes);
    timed.boardLimits = {{u"some"_s, 50}}; // which balanced boards do not know
    QTest::newRow("balanced") << u"balanced"_s << timed << false;
    GoalSet pieces = plainSet(5);
    addPieces(pieces, 5);
    QTest::newRow("layered") << u"layered"_s << pieces << false;
    QTest::newRow("sculpted") << u"sculpted"_s << sampleSet("samples/tiers.json") << false;
    QTest::newRow("sculpted, with goals")
        << u"sculpted"_s << sampleSet("samples/elder-isles.json") << false;
    QTest::newRow("worlds") << u"worlds"_s << sampleSet("samples/zone-pool.json") << false;
    GoalSet toy = toySet();
    toy.boardLimits = {{u"some"_s, 50}}; // the toy declares limits of its own
    QTest::newRow("toy") << u"toy"_s << toy << true;
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
    QFETCH(const bool, keepsLimits);
    m_keepsLimits = keepsLimits;
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
    const GoalSet start = m_window->document().set();
    const QList<std::pair<QString, Change>> changes{
        {u"nothing that matters"_s, [](GoalSet &all) { all.setName = u"Another"_s; }},
        {u"goals of other texts"_s,
            [](GoalSet &all) {
                for (Objective &goal : all.objectives)
                    goal.tooltip = u"of no effect"_s;
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
    checkMade(now);
    checkStatistics(now);
    checkProblems(now);
}

void TestSaid::checkReceipt(
    const PlainBoard &before, const PlainBoard &now, const GoalSet & /*was*/)
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
}

void TestSaid::checkMade(const PlainBoard &now)
{
    const auto *label = m_window->findChild<QLabel *>(u"made"_s);
    const QString text = label->text() + u'\n' + label->toolTip();
    const auto says = [&](const QString &part) { return text.contains(part); };
    if (says(u"limits kept"_s) && !(keepsLimits() && now.isMade))
        fault(u"limits are said to be kept: "_s + text);
    if (keepsLimits() && now.isMade && !says(u"limits kept"_s) && !says(u"limits relaxed"_s))
        fault(u"nothing is said about limits: "_s + text);
    if (says(u"limits relaxed"_s)) {
        const auto relaxed = std::ranges::count_if(
            now.board.findings, [](const Finding &finding) { return isRelaxation(finding.code); });
        if (!text.startsWith(QString::number(relaxed) + u' '))
            fault(u"%1 limits are relaxed: "_s.arg(relaxed) + text);
    }
    const bool isRejected = now.failure && now.failure->code == Code::NoBoardPassedGates;
    if (isRejected != says(u"Rejected by gates"_s))
        fault(u"about gates: "_s + text);
    if (says(u"could not be filled"_s) && (now.isMade || isRejected || gapsOf(now.board) == 0))
        fault(u"cells are said to be empty: "_s + text);
    if (now.isMade && says(u"No "_s))
        fault(u"there is a board: "_s + text);
    static const QRegularExpression happy(u"happiness (\\S+) of (\\S+)"_s);
    if (const auto match = happy.match(text);
        match.hasMatch() && match.captured(1) == match.captured(2) && says(u"not met"_s))
        fault(u"happy, but not: "_s + text);

    QStringList status;
    for (const QLabel *part : m_window->statusBar()->findChildren<QLabel *>())
        status << part->text();
    const QString line = status.join(u'|');
    if (line.contains(u"Board up to date"_s) != now.isMade)
        fault(u"status: "_s + line);
    if (line.contains(u"No board can be made"_s) != !now.isPossible)
        fault(u"status: "_s + line);
    if (line.contains(u"Counting"_s) || line.contains(u"Making"_s))
        fault(u"status: "_s + line);
    for (const QLabel *any : m_window->findChildren<QLabel *>()) {
        if (now.isPossible && any->isVisible()
            && any->text().contains(u"boards can be made from this set"_s))
            fault(u"boards can be made: "_s + any->text());
    }
    const QString notice = m_window->boardPanel().view().scene().notice;
    if (now.isPossible && notice.contains(u"from this set"_s))
        fault(u"boards can be made: "_s + notice);
}

void TestSaid::checkStatistics(const PlainBoard &now)
{
    const QString summary = m_window->statisticsPanel().summary();
    const auto result = m_window->statistics().result();
    if (now.isPossible != (result != nullptr)) {
        fault(u"statistics: "_s + summary);
        return;
    }
    if (!result)
        return;
    if (summary.contains(u"Before the last change"_s))
        fault(u"statistics of an earlier set: "_s + summary);
    // The seeds of all that is said, made again.
    const qint64 last = std::min<qint64>(20, result->tally.seeds.ranges().front().last);
    const Tally plain = simulate(result->subject, {.first = 1, .last = last}, {});
    if (summary.contains(u"none relaxed"_s) && (!keepsLimits() || plain.relaxedBoards > 0))
        fault(u"limits are said to be kept: "_s + summary);
    if (summary.contains(u"100 % without a board"_s) && plain.whole() > 0)
        fault(u"there are boards: "_s + summary);
    if (!summary.contains(u"without a board"_s) && plain.failed > 0)
        fault(u"seeds without a board: "_s + summary);
    if (summary.contains(u"filled"_s))
        fault(u"from one generator's view: "_s + summary);
}

void TestSaid::checkProblems(const PlainBoard &now)
{
    ProblemsModel list(m_window->document());
    list.showResult(m_window->preview().result());
    QStringList lines;
    for (int row = 0; row < list.rowCount(); ++row) {
        const QModelIndex kind = list.index(row, 0);
        if (list.rowCount(kind) == 0)
            lines << kind.data().toString();
        for (int child = 0; child < list.rowCount(kind); ++child)
            lines << list.index(child, 0, kind).data().toString();
    }
    QStringList sorted = lines;
    sorted.sort();
    if (const auto twice = std::ranges::adjacent_find(sorted); twice != sorted.end())
        fault(u"a problem twice: "_s + *twice);
    if (list.counts().isMade != now.isMade)
        fault(u"the list of problems takes the board for another"_s);
    if (!now.isMade && lines.isEmpty())
        fault(u"no problem says why there is no board"_s);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSaid, QApplication)
#include "tst_said.moc"
