// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/lab/tune_results_model.h"

#include "ui/editing/board/measure_text.h"
#include "ui/text/tune_words.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boardwright {

namespace {

QString marks(int confidence)
{
    return {confidence, QChar(0x25CF)}; // black circles, as in the receipt
}

/// How far an item is from what it should be, relatively.
double distanceOf(const TrialItem &item)
{
    constexpr double least = 1e-6;
    return std::abs(item.after.value_or(0) - item.wanted) / std::max(item.wanted, least);
}

} // namespace

TuneResultsModel::TuneResultsModel(const TuneStudy &study, QObject *parent)
    : ReportModel(parent)
    , m_study(study)
{
    connect(&study, &TuneStudy::updated, this, &TuneResultsModel::follow);
    follow();
}

void TuneResultsModel::follow()
{
    m_rows.clear();
    if (m_study.set() != nullptr) {
        addTargets();
        addItems();
    }
    showRows();
}

void TuneResultsModel::addTargets()
{
    const TunePlan &plan = m_study.plan();
    for (std::size_t target = 0; target < plan.targets.size(); ++target) {
        const TuneTarget &of = plan.targets[target];
        Row row{.target = target};
        row.texts[What] = targetTitle(*m_study.info(), *m_study.set(), plan, of);
        row.tip = row.texts[What] + u'\n' + targetUnit(plan, of);
        const auto items = plan.itemsOf(of);
        if (of.wanted == Wanted::Goals && items.size() == 1)
            row.goal = markedGoal(items.front());
        if (items.size() == 1 && items.front().share)
            row.texts[Target] = shareText(*items.front().share);
        if (const auto &trial = m_study.trial()) {
            row.texts[Before] = shareText(trial->before.targets[target].shown);
            row.texts[After] = shareText(trial->after.targets[target].shown);
        } else if (!m_study.rounds().empty()) {
            row.texts[Before] = shareText(m_study.rounds().front().shown[target]);
            row.texts[After] = shareText(m_study.rounds().back().shown[target]);
        }
        row.texts[Reason] = targetUnit(plan, of);
        m_rows.push_back(std::move(row));
    }
}

/// The goal of an item, with its marks; null if it is about something else.
QString TuneResultsModel::markedGoal(const TuneItem &item) const
{
    const bool isGoal = item.wanted == Wanted::AllAlike || item.wanted == Wanted::Goals;
    return isGoal ? m_study.set()->objectives.at(static_cast<qsizetype>(item.row)).goal : QString();
}

void TuneResultsModel::addItems()
{
    const auto &trial = m_study.trial();
    if (!trial)
        return;
    const TunePlan &plan = m_study.plan();
    std::vector<std::size_t> order(plan.items.size());
    std::ranges::iota(order, std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t one, std::size_t other) {
        const TrialItem &first = trial->items[one];
        const TrialItem &second = trial->items[other];
        if (first.isReached != second.isReached)
            return second.isReached;
        return distanceOf(first) > distanceOf(second);
    });
    for (const std::size_t item : order) {
        const TrialItem &found = trial->items[item];
        const auto target = std::ranges::find_if(plan.targets, [&](const TuneTarget &one) {
            return item >= one.firstItem && item < one.firstItem + one.items;
        });
        if (target->items == 1 && found.isReached)
            continue; // the row of the target says it
        Row row{.target = static_cast<std::size_t>(target - plan.targets.begin()),
            .isMissed = !found.isReached};
        const QString title = itemTitle(*m_study.info(), *m_study.set(), plan.items[item]);
        row.texts[What] = title;
        row.goal = markedGoal(plan.items[item]);
        row.texts[Target] = shareText(found.wanted);
        row.texts[Before] = found.before ? shareText(*found.before) : QString();
        row.texts[After] = found.after ? shareText(*found.after) : QString();
        row.texts[Certainty] = marks(found.confidence);
        if (found.heldBy)
            row.texts[Reason] = heldWords(*m_study.info(), *found.heldBy);
        row.tip = title;
        if (!row.texts[Reason].isEmpty())
            row.tip += u'\n' + tr("Held by: %1").arg(row.texts[Reason]);
        m_rows.push_back(std::move(row));
    }
}

std::size_t TuneResultsModel::targetOf(int row) const
{
    const auto index = static_cast<std::size_t>(std::max(row, 0));
    return index < m_rows.size() ? m_rows[index].target : 0;
}

void TuneResultsModel::showRows()
{
    const bool hasTrial = m_study.trial().has_value();
    Report report{.columns = {{.title = tr("Target")}, {.title = tr("Wanted"), .isNumber = true},
                      {.title = hasTrial ? tr("Before") : tr("First round"),
                          .help = sampleText(true),
                          .isNumber = true},
                      {.title = hasTrial ? tr("After") : tr("Last round"),
                          .help = sampleText(false),
                          .isNumber = true},
                      {.title = tr("Sure"),
                          .help = tr("Three dots: chance alone would do this less than once in a "
                                     "thousand times"),
                          .isNumber = true},
                      {.title = tr("Of what, or held by")}},
        .rows = {}};
    for (const Row &row : m_rows) {
        Report::Row shown{.cells = {}, .sentence = row.tip};
        for (const QString &text : row.texts)
            shown.cells.push_back({.text = text});
        shown.cells[What].goal = row.goal;
        report.rows.push_back(std::move(shown));
    }
    show(std::move(report));
}

/// Which boards the shares of a column are of.
QString TuneResultsModel::sampleText(bool isBefore) const
{
    if (const auto &trial = m_study.trial()) {
        const auto boards = static_cast<int>(trial->boards);
        return isBefore
            ? tr("Of the set as it was, on %Ln fresh seeds", nullptr, boards)
            : tr("With the settings that were found, on the same %Ln fresh seeds", nullptr, boards);
    }
    return isBefore
        ? tr("With the settings of the first round, on the boards of that round. The set before "
             "and "
             "after is compared on fresh seeds at the end")
        : tr("With the settings of the last round so far, on the boards of that round. The set "
             "before and after is compared on fresh seeds at the end");
}

ChartData TuneResultsModel::chart(std::size_t target) const
{
    ChartData data;
    const auto &rounds = m_study.rounds();
    const TunePlan &plan = m_study.plan();
    if (rounds.empty() || target >= plan.targets.size())
        return data;
    const TuneTarget &of = plan.targets[target];
    data.title = targetTitle(*m_study.info(), *m_study.set(), plan, of);
    data.keys = tr("Round");
    data.heights = tr("% %1", "of what: of boards").arg(targetUnit(plan, of));
    constexpr double inPercent = 100;
    for (std::size_t round = 0; round < rounds.size(); ++round) {
        const double shown = rounds[round].shown[target];
        data.bars.push_back({.middle = static_cast<double>(round + 1),
            .height = inPercent * shown,
            .text = tr("Round %L1: %2, score %3", "its number, a share, a share")
                .arg(round + 1)
                .arg(shareText(shown), shareText(rounds[round].score)),
            .isChosen = round + 1 == rounds.size()});
    }
    data.summary = m_study.words();
    return data;
}

} // namespace boardwright
