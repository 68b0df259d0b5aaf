// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windows/said.h"

#include "core/arrange/measures.h"
#include "core/constrained/exclusion.h"
#include "core/lab/simulate.h"
#include "core/sites/seed.h"
#include "ui/editing/problems/problems_model.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/window/main_window.h"

#include <QLabel>
#include <QRegularExpression>
#include <QStatusBar>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

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

/// Whether the generator knows limits of categories, and the set has some.
bool keepsLimits(MainWindow &window)
{
    const Key key = window.boardChoice().generator().info().key;
    const GoalSet &set = window.document().set();
    return (key == "constrained"_L1 || key == "toy"_L1)
        && !(set.boardLimits.isEmpty() && set.lineLimits.isEmpty());
}

/// The same, or exclusion groups, which are limits that are kept, too.
bool mayKeepLimits(MainWindow &window)
{
    const GoalSet &set = window.document().set();
    return keepsLimits(window)
        || (window.boardChoice().generator().info().key == "constrained"_L1
            && !set.tables.value(exclusion::groups.key).isEmpty());
}

/// Whether the site can be given the seed; always for generators of no site.
bool hasRoomSeed(MainWindow &window)
{
    const BoardChoice &choice = window.boardChoice();
    return choice.generator().info().seeds != SeedUse::Room
        || sites::seedOf(choice.seed()).has_value();
}

QString statusLine(MainWindow &window)
{
    QStringList parts;
    for (const QLabel *part : window.statusBar()->findChildren<QLabel *>())
        parts << part->text();
    return parts.join(u'|');
}

} // namespace

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
    const std::span<const Measure> measures = generator.info().measures;
    const auto unmet = std::ranges::find(measures, arrange::unmetMeasure.key, &Measure::key);
    for (const Placed &placed : plain.board.at)
        plain.names << nameOf(set, placed.what);
    if (plain.isMade)
        generator.measure((*subject)->compiled(), *scratch, plain.board, plain.measured);
    if (plain.isMade && unmet != measures.end())
        plain.unmet
            = plain.measured.values.at(static_cast<std::size_t>(unmet - measures.begin())).at(0);
    return plain;
}

PlainBoard plainBoardOf(MainWindow &window)
{
    const BoardChoice &choice = window.boardChoice();
    return plainBoard(
        window.document().set(), choice.generator(), choice.settings(), choice.seed());
}

QStringList untrueOfBoard(MainWindow &window, const PlainBoard &now)
{
    QStringList faults;
    const auto fault = [&](const QString &what) { faults << what; };
    const auto *label = window.findChild<QLabel *>(u"made"_s);
    const QString text = label->text() + u'\n' + label->toolTip();
    const auto says = [&](const QString &part) { return text.contains(part); };
    if (says(u"limits kept"_s) && !(mayKeepLimits(window) && now.isMade))
        fault(u"limits are said to be kept: "_s + text);
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
    const bool isOfRoom = hasRoomSeed(window);
    if (says(u"no seed of a room"_s) && isOfRoom)
        fault(u"about the seed: "_s + text);
    if (says(u"could be filled"_s) && !isOfRoom)
        fault(u"no cell is to blame: "_s + text);
    if (now.isMade && says(u"No "_s))
        fault(u"there is a board: "_s + text);
    const bool isLayered = window.boardChoice().generator().info().key == u"layered";
    if (isLayered && now.isMade && says(u"not every piece meets"_s) != (now.unmet > 0))
        fault(u"%1 rules are not met: "_s.arg(now.unmet) + text);
    static const QRegularExpression happy(u"happiness (\\S+) of (\\S+)"_s);
    if (const auto match = happy.match(text);
        match.hasMatch() && match.captured(1) == match.captured(2))
        fault(u"the most possible is said to be less: "_s + text);

    const QString line = statusLine(window);
    if (line.contains(u"Board up to date"_s) != now.isMade
        || line.contains(u"No board can be made"_s) != !now.isPossible
        || line.contains(u"Making"_s))
        fault(u"status: "_s + line);
    for (const QLabel *any : window.findChildren<QLabel *>()) {
        if (now.isPossible && any->isVisible()
            && any->text().contains(u"boards can be made from this set"_s))
            fault(u"boards can be made: "_s + any->text());
    }
    const QString notice = window.boardPanel().view().scene().notice;
    if (now.isPossible && notice.contains(u"from this set"_s))
        fault(u"boards can be made: "_s + notice);
    return faults;
}

QStringList unsaidOfBoard(MainWindow &window, const PlainBoard &now)
{
    const QString text = window.findChild<QLabel *>(u"made"_s)->text();
    QStringList unsaid;
    if (keepsLimits(window) && now.isMade && !text.contains(u"limits kept"_s)
        && !text.contains(u"limits relaxed"_s))
        unsaid << u"nothing is said about limits: "_s + text;
    if (now.isPossible && !hasRoomSeed(window) && !text.contains(u"no seed of a room"_s))
        unsaid << u"nothing is said about the seed: "_s + text;
    return unsaid;
}

QStringList untrueOfStatistics(MainWindow &window, const PlainBoard &now)
{
    QStringList faults;
    const auto fault = [&](const QString &what) { faults << what; };
    if (const QString line = statusLine(window); line.contains(u"Counting"_s))
        fault(u"status: "_s + line);
    const QString summary = window.statisticsPanel().summary();
    const auto result = window.statistics().result();
    if (now.isPossible != (result != nullptr)) {
        fault(u"statistics: "_s + summary);
        return faults;
    }
    if (!result)
        return faults;
    if (summary.contains(u"Before the last change"_s))
        fault(u"statistics of an earlier set: "_s + summary);
    // The seeds of all that is said, made again.
    const qint64 last = std::min<qint64>(20, result->tally.seeds.ranges().front().last);
    const Tally plain = simulate(result->subject, {.first = 1, .last = last}, {});
    if (summary.contains(u"none relaxed"_s) && (!keepsLimits(window) || plain.relaxedBoards > 0))
        fault(u"limits are said to be kept: "_s + summary);
    if (summary.contains(u"100 % without a board"_s) && plain.whole() > 0)
        fault(u"there are boards: "_s + summary);
    if (!summary.contains(u"without a board"_s) && plain.failed > 0)
        fault(u"seeds without a board: "_s + summary);
    if (summary.contains(u"filled"_s))
        fault(u"from one generator's view: "_s + summary);
    return faults;
}

QStringList untrueOfProblems(MainWindow &window, const PlainBoard &now)
{
    QStringList faults;
    const auto fault = [&](const QString &what) { faults << what; };
    ProblemsModel list(window.document());
    list.showResult(window.preview().result());
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
    return faults;
}

} // namespace boardwright
