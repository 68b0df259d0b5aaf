// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windows/said_tools.h"

#include "tests/support/unit.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/lab/metrics_model.h"
#include "ui/text/field_words.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/metrics_page.h"
#include "ui/widgets/board/why_page.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/lab/contact_sheet.h"
#include "ui/widgets/lab/contact_sheet_page.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/lab/seeds_form.h"
#include "ui/widgets/lab/seeds_panel.h"
#include "ui/widgets/lab/tune_tool.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/sections/table_view.h"
#include "ui/widgets/window/main_window.h"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int longWait = 180'000;
constexpr qint64 lastSeed = 5;

PlainBoard plainBoardOf(MainWindow &window, const QString &seed)
{
    const BoardChoice &choice = window.boardChoice();
    return plainBoard(window.document().set(), choice.generator(), choice.settings(), seed);
}

/// The letters of a goal or a piece before its first mark.
QString beginningOf(const QString &text)
{
    static const QRegularExpression mark(u"\\{\\{|\\[\\[|\\n"_s);
    constexpr int enough = 12;
    return text.left(text.indexOf(mark)).left(enough);
}

QString textOf(MainWindow &window, const QString &label)
{
    const auto *found = window.findChild<QLabel *>(label);
    return found != nullptr && !found->isHidden() ? found->text() : QString();
}

} // namespace

QStringList untrueOfWhy(MainWindow &window, const PlainBoard &now)
{
    QStringList faults;
    BoardTabs &tabs = window.boardPanel().tabs();
    tabs.strip().open(&tabs.whyPage());
    QCoreApplication::processEvents();
    const int sites
        = now.isPossible && now.board.shape ? static_cast<int>(now.board.shape->sites.size()) : 0;
    if (sites == 0 && !textOf(window, u"whyCellTitle"_s).isEmpty())
        faults << u"why, without a board: "_s + textOf(window, u"whyCellTitle"_s);
    for (const int cell : {0, sites / 2, sites - 1}) {
        if (cell < 0 || cell >= sites)
            continue;
        const auto at = static_cast<std::size_t>(cell);
        window.boardPanel().view().chooseSite(SiteIndex{cell});
        const QString begins = u"Cell %1: "_s.arg(cell + 1);
        const bool isTold = QTest::qWaitFor(
            [&] { return textOf(window, u"whyCellTitle"_s).startsWith(begins); }, 10'000);
        const QString title = textOf(window, u"whyCellTitle"_s);
        const QString text = textOf(window, u"whyCell"_s);
        if (!isTold) {
            faults << u"why: nothing is said of cell %1: "_s.arg(cell + 1) + title;
            continue;
        }
        const Placed &placed = now.board.at[at];
        const QString name = now.names.value(cell);
        const bool isEmpty = placed.what == RowId::none;
        if (title.endsWith(u": empty"_s) != isEmpty)
            faults << u"why: "_s + title;
        if (!isEmpty && !title.contains(beginningOf(name)))
            faults << u"why: \"%1\" stands there: "_s.arg(name) + title;
        if (text.contains(u"A modifier leaves it empty"_s) != (isEmpty && placed.isLeftEmpty()))
            faults << u"why: "_s + text;
        if (now.isMade && text.contains(u"could be filled"_s))
            faults << u"why: there is a board: "_s + text;
        if (isEmpty && !placed.isLeftEmpty() && text.contains(u"Another goal was drawn"_s))
            faults << u"why: no goal is there: "_s + text;
    }
    return faults;
}

QStringList untrueOfMetrics(MainWindow &window, const PlainBoard &now)
{
    QStringList faults;
    const QAbstractItemModel &model = *window.boardPanel().tabs().metricsPage().model();
    const Info &info = window.boardChoice().generator().info();
    QStringList expected;
    for (std::size_t i = 0; i < info.measures.size() && i < now.measured.values.size(); ++i) {
        const Measure &measure = info.measures[i];
        if (measure.scope == Scope::Board && !now.measured.values[i].empty()
            && std::isfinite(now.measured.values[i].front()))
            expected << measureTitle(measure) + u": "_s
                    + measureTextWithUnit(measure, now.measured.values[i].front());
    }
    QStringList said;
    for (int row = 0; row < model.rowCount(); ++row)
        said << model.index(row, MetricsModel::Name).data().toString() + u": "_s
                + model.index(row, MetricsModel::Value).data().toString();
    for (const QString &line : std::as_const(expected)) {
        if (now.isMade && !said.contains(line))
            faults << u"metrics do not say \"%1\" but: "_s.arg(line)
                    + said.join(u" | "_s).left(300);
    }
    for (const QString &line : std::as_const(said)) {
        if (!now.isMade && !line.startsWith(u"Rejected"_s))
            faults << u"metrics of no board: "_s + line;
    }
    return faults;
}

QStringList untrueOfFormerSearch(MainWindow &window)
{
    SeedsPanel &seeds = window.seedsPanel();
    const auto &question = seeds.finder().question();
    if (!question || seeds.summary().isEmpty())
        return {};
    const bool isSame = question->set == window.document().set()
        && question->generator == &window.boardChoice().generator()
        && question->settings == window.boardChoice().settings();
    if (isSame == seeds.summary().contains(u"changed since"_s))
        return {u"seeds of a search of "_s + (isSame ? u"this set: "_s : u"another set: "_s)
            + seeds.summary()};
    return {};
}

QStringList untrueOfSearch(MainWindow &window)
{
    SeedsPanel &seeds = window.seedsPanel();
    window.toolStrip().open(&seeds);
    const Info &info = window.boardChoice().generator().info();
    while (seeds.form().criteria().rowCount() > 0)
        seeds.form().criteria().remove(0);
    const auto measure = std::ranges::find_if(info.measures, [&](const Measure &one) {
        return one.scope == Scope::Board && one.classes.empty()
            && one.isOffered(window.document().set());
    });
    if (measure == info.measures.end())
        return {};
    seeds.form().criteria().add(
        NumberCriterion{.measure = QString(measure->key), .bound = Bound::AtLeast, .number = -1e9});
    seeds.form().setSeeds({.first = 1, .last = lastSeed});
    seeds.search();
    QStringList faults;
    if (!QTest::qWaitFor(
            [&] { return seeds.finder().state() != SeedFinder::State::Searching; }, longWait))
        faults << u"the search never ends"_s;
    int made = 0;
    bool isPossible = false;
    for (qint64 seed = 1; seed <= lastSeed; ++seed) {
        const PlainBoard plain = plainBoardOf(window, QString::number(seed));
        made += plain.isMade ? 1 : 0;
        isPossible = isPossible || plain.isPossible;
    }
    const QString summary = seeds.summary();
    QString notice;
    for (const auto *label : seeds.findChildren<QLabel *>()) {
        if (label->isVisible())
            notice += label->text() + u'\n';
    }
    if (isPossible != !notice.contains(u"No boards can be made"_s))
        faults << u"seeds, of %1 boards: "_s.arg(made) + notice;
    if (!isPossible)
        return faults;
    if (!summary.startsWith(u"%1 found in %2 seeds"_s.arg(made).arg(lastSeed)))
        faults << u"seeds: %1 boards are made: "_s.arg(made) + summary;
    if (summary.contains(u"have no board"_s) != (made < lastSeed)
        || (made < lastSeed && !summary.contains(u"%1 seed"_s.arg(lastSeed - made))))
        faults << u"seeds: %1 have none: "_s.arg(lastSeed - made) + summary;
    if (notice.contains(u"Nothing found"_s) != (made == 0))
        faults << u"seeds: %1 boards are made: "_s.arg(made) + notice;
    if (summary.contains(u"changed since"_s))
        faults << u"seeds of this set: "_s + summary;
    return faults;
}

QStringList untrueOfSheet(MainWindow &window)
{
    SeedsPanel &seeds = window.seedsPanel();
    window.toolStrip().open(&seeds);
    seeds.showPage(SeedsPanel::Page::Sheet);
    seeds.sheetPage().showFound(false);
    const std::vector<ContactTile> &tiles = seeds.sheetPage().sheet().tiles();
    QStringList faults;
    if (!plainBoardOf(window).isPossible) {
        for (const ContactTile &tile : tiles) {
            const QString said = tile.description(seeds.sheetPage().sheet().lit());
            if (tile.result() != nullptr || !said.contains(u"no board can be made"_s))
                faults << u"contact sheet, without boards: "_s + said;
        }
        seeds.showPage(SeedsPanel::Page::List);
        return faults;
    }
    const bool isDone = QTest::qWaitFor(
        [&] {
            return std::ranges::all_of(
                tiles, [](const ContactTile &tile) { return tile.result() != nullptr; });
        },
        longWait);
    if (!isDone)
        faults << u"the contact sheet never has all of its boards"_s;
    int looked = 0;
    constexpr int most = 3;
    for (const ContactTile &tile : tiles) {
        if (!tile.result() || looked++ == most)
            break;
        const PlainBoard plain = plainBoardOf(window, tile.seed());
        if (tile.result()->failure.has_value() == plain.isMade && plain.isPossible)
            faults << u"contact sheet, seed "_s + tile.seed();
        if (plain.isPossible && plain.failure && tile.result()->failure
            && tile.result()->failure->code != plain.failure->code)
            faults << u"contact sheet, why seed %1 has no board"_s.arg(tile.seed());
        const QString said = tile.description(seeds.sheetPage().sheet().lit());
        if (said.contains(u"making"_s))
            faults << u"contact sheet: "_s + said;
    }
    seeds.showPage(SeedsPanel::Page::List);
    return faults;
}

QStringList untrueOfIdleTools(MainWindow &window, const PlainBoard &now)
{
    QStringList faults;
    const QTabWidget &tools = window.labPanel().tools();
    for (int i = 0; i < tools.count(); ++i) {
        const QWidget &page = *tools.widget(i);
        const auto *begin = qobject_cast<const QPushButton *>(page.focusProxy());
        QString words;
        for (const auto *label : page.findChildren<QLabel *>()) {
            if (label->objectName().endsWith(u"Words"_s))
                words += label->text() + u' ';
        }
        const QString where = u"%1: "_s.arg(tools.tabText(i)) + words;
        if (words.contains(u"No worlds can be made"_s) && now.isPossible)
            faults << where;
        if (begin != nullptr && begin->isEnabled() && words.contains(u"Add targets"_s))
            faults << u"it can be begun: "_s + where;
        if (begin != nullptr && !begin->isEnabled()
            && (words.contains(u"Looks for settings"_s) || words.contains(u"Chooses worlds"_s)))
            faults << u"it cannot be begun: "_s + where;
        static const QRegularExpression busy(u"Running|Comparing|Making|…$"_s);
        if (const auto match = busy.match(words.trimmed()); match.hasMatch())
            faults << u"nothing runs: "_s + where;
    }
    return faults;
}

QStringList untrueOfTuning(MainWindow &window)
{
    QStringList faults;
    auto *tool = window.labPanel().findChild<TuneTool *>();
    if (tool == nullptr)
        return faults;
    window.toolStrip().open(&window.labPanel());
    window.labPanel().tools().setCurrentWidget(tool);
    const auto words = [&] { return tool->findChild<QLabel *>(u"tuneWords"_s)->text(); };
    const auto says = [&](const QString &part) { return words().contains(part); };
    const auto expect = [&](bool isSo, const QString &what) {
        if (!isSo)
            faults << what + u": "_s + words();
    };
    const auto isSettled
        = [&] { return QTest::qWaitFor([&] { return window.preview().isUpToDate(); }, longWait); };
    tool->targets().view().addRow();
    (void)isSettled();
    // Sites' lists have rules only, which their authors must allow to be changed.
    const std::array states{tool->beginButton().isEnabled(), says(u"Add targets"_s),
        says(u"Nothing may be changed yet"_s), says(u"nothing that tuning may turn"_s)};
    expect(std::ranges::count(states, true) == 1, u"before tuning"_s);
    if (!tool->beginButton().isEnabled())
        return faults;
    tool->study().setOptions({.iterations = 2, .seeds = 60}, {});
    tool->beginButton().click();
    if (!QTest::qWaitFor([&] { return !tool->study().isRunning(); }, 20'000))
        tool->study().stop();
    const bool isStopped = !tool->study().trial() && !says(u"no boards can be made"_s);
    expect(says(u"Stopped after"_s) == isStopped, u"tuning was stopped"_s);
    if (const auto &trial = tool->study().trial()) {
        const auto missed = std::ranges::count(trial->items, false, &TrialItem::isReached);
        expect(says(u"Everything is as wanted"_s) == (missed == 0),
            u"%1 targets are missed"_s.arg(missed));
    }
    expect(!says(u"changed since"_s) && !says(u"Applied"_s), u"just tuned"_s);
    expect(says(u"apply the best"_s) ? tool->applyButton().isEnabled() : true, u"to be applied"_s);
    GoalSetDocument &document = window.document();
    if (tool->applyButton().isEnabled()) {
        const GoalSet before = document.set();
        tool->study().apply();
        (void)isSettled();
        expect(says(u"Applied"_s) && !says(u"changed since"_s), u"just applied"_s);
        document.undoStack().undo();
        (void)isSettled();
        if (document.set() != before)
            faults << u"tuning is not undone"_s;
        expect(!says(u"Applied"_s) && !says(u"changed since"_s), u"taken back"_s);
    }
    GoalSet other = document.set();
    other.setName += u" 2"_s;
    replaceSet(document, other, u"rename"_s);
    (void)isSettled();
    expect(says(u"changed since"_s) && !says(u"Applied"_s), u"changed"_s);
    document.undoStack().undo();
    (void)isSettled();
    expect(!says(u"changed since"_s), u"not changed any more"_s);
    document.undoStack().undo(); // the target
    (void)isSettled();
    return faults;
}

} // namespace boardwright
