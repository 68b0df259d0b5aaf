// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/lab/tune_results_model.h"

#include "ui/editing/board/measure_text.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/tables/marked_goal.h"
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
    : QAbstractTableModel(parent)
    , m_study(study)
{
    connect(&study, &TuneStudy::updated, this, &TuneResultsModel::follow);
    follow();
}

void TuneResultsModel::follow()
{
    const std::size_t was = m_rows.size();
    std::vector<Row> before = std::exchange(m_rows, {});
    if (m_study.set() != nullptr) {
        addTargets();
        addItems();
    }
    if (std::exchange(m_hasTrial, m_study.trial().has_value()) != m_study.trial().has_value())
        Q_EMIT headerDataChanged(Qt::Horizontal, Before, After);
    if (m_rows.size() == was) { // the current row and the place stay
        if (was > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Reason));
        return;
    }
    std::swap(before, m_rows);
    beginResetModel();
    m_rows = std::move(before);
    endResetModel();
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

int TuneResultsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TuneResultsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Reason + 1;
}

QVariant TuneResultsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    if (role == Qt::DisplayRole)
        return row.texts.at(static_cast<std::size_t>(column));
    if (role == Qt::ToolTipRole)
        return row.tip;
    if (role == markedGoalRole && column == What && !row.goal.isNull())
        return row.goal;
    if (role == Qt::TextAlignmentRole && column != What && column != Reason)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant TuneResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::ToolTipRole && section == Certainty)
        return tr("Three dots: chance alone would do this less than once in a thousand times");
    if (role == Qt::ToolTipRole && (section == Before || section == After))
        return sampleText(section == Before);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What:
        return tr("Target");
    case Target:
        return tr("Wanted");
    case Before:
        return m_study.trial() ? tr("Before") : tr("First round");
    case After:
        return m_study.trial() ? tr("After") : tr("Last round");
    case Certainty:
        return tr("Sure");
    case Reason:
        return tr("Of what, or held by");
    default:
        return {};
    }
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
