// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/balanced/balanced_together_model.h"

#include "core/balanced/geometry.h"
#include "core/balanced/parameters.h"
#include "core/balanced/sections.h"
#include "core/balanced/seed.h"
#include "core/balanced/synergy_filter.h"
#include "core/goalset/rows.h"
#include "core/random/magic_square.h"
#include "ui/text/goal_names.h"
#include "ui/text/minutes_words.h"
#include "ui/text/number_text.h"
#include "ui/text/plain_goal.h"
#include "ui/text/reading_words.h"
#include "ui/text/words.h"

#include <algorithm>
#include <optional>

namespace boardwright {

namespace {

QString amountsText(const QList<double> &amounts)
{
    QStringList texts;
    for (const double amount : amounts)
        texts << numberText(amount);
    return texts.join(QStringLiteral(", "));
}

/// The target time of a cell of a balanced board.
double desiredTimeAt(const PreviewResult &board, std::size_t cell)
{
    const BalancedSeed seed(board.request.seed);
    const Profile profile
        = balanced::profileOf(board.request.set, balancedModeOf(board.request.settings));
    return magicSquare(seed.number()).at(cell) * profile.timePerDifficulty;
}

/// The name of a line at the start of a sentence.
QString sentenceLineName(const Line &line)
{
    QString name = lineName(line.kind, line.number);
    if (!name.isEmpty())
        name.front() = name.front().toUpper();
    return name;
}

bool isSavedByAny(const Together &together)
{
    return together.report.typeTotal != 0 || together.report.rowTypeTotal != 0;
}

} // namespace

BalancedTogetherModel::BalancedTogetherModel(QObject *parent)
    : ReportModel(parent)
{
    showRows();
}

void BalancedTogetherModel::clear(const QString &why)
{
    m_rows.clear();
    m_summary = why;
    showRows();
    Q_EMIT updated();
}

void BalancedTogetherModel::showLine(const PreviewResult &board, LineIndex line)
{
    const auto at = static_cast<std::size_t>(line);
    if (line == LineIndex::none || at >= board.board.shape->lines.size()
        || board.board.at.size() != balancedCells) {
        clear(tr("This board has no such line."));
        return;
    }
    const Line &shown = board.board.shape->lines[at];
    std::vector<TogetherGoal> goals;
    for (const SiteIndex site : shown.sites) {
        const auto cell = static_cast<std::size_t>(site);
        if (board.board.at[cell].what != RowId::none)
            goals.push_back(
                {.row = board.board.at[cell].what, .desiredTime = desiredTimeAt(board, cell)});
    }
    const auto together
        = togetherOf(board.request.set, balancedModeOf(board.request.settings), goals);
    if (!together) {
        clear(tr("This line has no goals."));
        return;
    }
    const double total = together->report.total;
    const QString name = sentenceLineName(shown);
    if (goals.size() < balancedSide) {
        m_summary = tr("%1 is not full; its goals save %2 min.", "a line, minutes")
                        .arg(name, clockText(total));
    } else if (together->report.isTooMuch) {
        m_summary = tr("The goals in %1 have too much in common.", "a line").arg(name);
    } else {
        constexpr double sumOfLine = 65;
        const Profile &profile = together->profile;
        const double length = profile.baselineTime + profile.timePerDifficulty * sumOfLine;
        m_summary = tr("%1 takes %2 of %3 min because it saves %4 min; %5 to %6 min is allowed.",
            "a line, then minutes")
                        .arg(name, clockText(length - total), clockText(length), clockText(total),
                            clockText(length - profile.maximumSynergy),
                            clockText(length - profile.minimumSynergy));
    }
    show(board, *together, goals);
}

void BalancedTogetherModel::showGoals(const PreviewResult &board, const QList<RowId> &goals)
{
    if (goals.size() < 2 || goals.size() > balancedSide) {
        clear(tr("Choose a line, or two to five goals in the table or on the board (Ctrl+click)."));
        return;
    }
    std::vector<TogetherGoal> timed;
    for (const RowId id : goals) {
        const SiteIndex site = siteOf(board.board, id);
        TogetherGoal goal{.row = id, .desiredTime = {}};
        if (site != SiteIndex::none && board.board.at.size() == balancedCells)
            goal.desiredTime = desiredTimeAt(board, static_cast<std::size_t>(site));
        timed.push_back(goal);
    }
    const bool areAllPlaced = std::ranges::all_of(
        timed, [](const TogetherGoal &goal) { return goal.desiredTime.has_value(); });
    if (!areAllPlaced) {
        for (TogetherGoal &goal : timed)
            goal.desiredTime.reset();
    }
    const auto together
        = togetherOf(board.request.set, balancedModeOf(board.request.settings), timed);
    if (!together) {
        clear(tr(
            "One of these goals has no time or belongs to the list for a different game length."));
        return;
    }
    if (together->report.isTooMuch)
        m_summary = tr("These goals have too much in common to share a line.");
    else if (!isSavedByAny(*together))
        m_summary = tr("Done together, these goals save nothing.");
    else
        m_summary = tr("Done together, these goals save %1 min.", "minutes")
                        .arg(clockText(together->report.typeTotal + together->report.rowTypeTotal));
    m_summary += u' ';
    m_summary += together->isConflict
        ? tr("They conflict: no blackout board has both, because a single value can be at most %1.",
              "a number")
              .arg(numberText(together->blackout.maximumIndividualSynergy))
        : tr("A blackout board can contain all of them.");
    show(board, *together, timed);
}

void BalancedTogetherModel::show(
    const PreviewResult &board, const Together &together, const std::vector<TogetherGoal> &goals)
{
    m_rows.clear();
    addCategories(together, true);
    addRowTypes(together, goals.size() == balancedSide);
    addGoals(board, together, goals);
    addTotals(together);
    addCategories(together, false);
    showRows();
    Q_EMIT updated();
}

void BalancedTogetherModel::addCategories(const Together &together, bool counting)
{
    for (const Together::Category &category : together.categories) {
        if (category.kept.isEmpty() == counting)
            continue;
        Row row{.what = category.name,
            .values = amountsText(category.values),
            .filter = category.filter.isEmpty() ? tr("all but the highest") : category.filter,
            .counts = amountsText(category.kept),
            .saves = counting ? clockText(category.saved) : QString(),
            .tip = meaningOf(synergyFilterReading,
                category.filter.isEmpty() ? QStringLiteral("min -1") : category.filter)
                .words,
            .standsBack = !counting,
            .isTooMuch = category.isTooMuch};
        if (category.isTooMuch)
            row.tip = tr("A single value of a category can be at most %1.")
                          .arg(numberText(together.profile.maximumIndividualSynergy));
        m_rows.push_back(std::move(row));
    }
}

void BalancedTogetherModel::addRowTypes(const Together &together, bool isLine)
{
    for (const Together::RowType &type : together.rowTypes) {
        const bool counts = isLine && type.saved != 0;
        m_rows.push_back({.what = tr("%1 (row type)", "a row type").arg(type.name),
            .values = numberText(type.cost),
            .filter = type.threshold == 0
                ? tr("no threshold")
                : tr("below %1", "a threshold").arg(numberText(type.threshold)),
            .counts = counts ? numberText(type.saved) : QString(),
            .saves = counts ? clockText(type.saved) : QString(),
            .tip
            = tr("Row types count only for whole lines: the amount below the threshold is saved."),
            .standsBack = !counts});
    }
}

void BalancedTogetherModel::addGoals(
    const PreviewResult &board, const Together &together, const std::vector<TogetherGoal> &goals)
{
    for (std::size_t i = 0; i < goals.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        const bool isPlaced = goals[i].desiredTime.has_value();
        const double difference = together.report.timeDifferences.at(at);
        const Objective *objective = objectiveOf(board.request.set, goals[i].row);
        m_rows.push_back({.what = objective == nullptr ? goalName(board.request.set, goals[i].row)
                                                       : plainGoal(*objective),
            .values = clockText(together.times.at(at)),
            .filter = isPlaced
                ? tr("its cell's target is %1", "minutes").arg(clockText(*goals[i].desiredTime))
                : QString(),
            .counts = {},
            .saves = isPlaced ? clockText(difference) : QString(),
            .tip = tr("A goal quicker than its cell's target saves time; a slower one costs time."),
            .goal = objective == nullptr ? QString() : objective->goal,
            .standsBack = !isPlaced});
    }
}

void BalancedTogetherModel::addTotals(const Together &together)
{
    const RowReport &report = together.report;
    const auto add = [this](const QString &what, double saved) {
        m_rows.push_back({.what = what,
            .values = {},
            .filter = {},
            .counts = {},
            .saves = clockText(saved),
            .tip = {},
            .isTotal = true});
    };
    if (report.isTooMuch) {
        m_rows.push_back({.what = tr("Total"),
            .values = {},
            .filter = {},
            .counts = {},
            .saves = tr("too much"),
            .tip = {},
            .isTotal = true,
            .isTooMuch = true});
        return;
    }
    add(tr("All types"), report.typeTotal);
    add(tr("All row types"), report.rowTypeTotal);
    add(tr("All times"), report.timeTotal);
    add(tr("Total"), report.total);
}

void BalancedTogetherModel::showRows()
{
    Report report{
        .columns = {{.title = tr("In common")}, {.title = tr("Values")}, {.title = tr("Counted")},
            {.title = tr("Values counted")}, {.title = tr("Saves (min)"), .isNumber = true}},
        .rows = {}};
    for (const Row &row : m_rows) {
        const auto problem = row.isTooMuch ? std::optional(Severity::Error) : std::nullopt;
        const auto ofTotal = row.isTotal ? problem : std::nullopt;
        report.rows.push_back(
            {.cells = {{.text = row.what,
                           .tip = row.goal.isNull() ? QString()
                                                    : row.what + QStringLiteral("\n\n") + row.tip,
                           .problem = ofTotal,
                           .goal = row.goal},
                 {.text = row.values, .tip = row.values, .problem = ofTotal},
                 {.text = row.filter, .problem = ofTotal},
                 {.text = row.counts,
                     .tip = row.isTooMuch ? QString() : row.counts,
                     .problem = problem},
                 {.text = row.saves, .problem = ofTotal}},
                .sentence = row.tip,
                .isTotal = row.isTotal,
                .standsBack = row.standsBack});
    }
    ReportModel::show(std::move(report));
}

} // namespace boardwright
