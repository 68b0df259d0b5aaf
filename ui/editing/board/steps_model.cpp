// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/steps_model.h"

#include "core/goalset/goal_text.h"
#include "ui/editing/board/cell_texts.h"
#include "ui/text/number_text.h"
#include "ui/text/step_words.h"
#include "ui/text/unit_digits.h"

#include <algorithm>
#include <limits>

namespace boardwright {

namespace {

constexpr qsizetype longestInStep = 80;

bool isStage(const Step &step)
{
    return step.act == Act::Begin || step.act == Act::End;
}

/// The stage depth of each row; row 0 is the empty board.
std::vector<std::uint8_t> depthsOf(const Trace &trace)
{
    std::vector<std::uint8_t> depths{0};
    depths.reserve(trace.steps.size() + 1);
    int depth = 0;
    for (const Step &step : trace.steps) {
        if (step.act == Act::End)
            depth = std::max(depth - 1, 0);
        depths.push_back(static_cast<std::uint8_t>(
            std::min<int>(depth, std::numeric_limits<std::uint8_t>::max())));
        if (step.act == Act::Begin)
            ++depth;
    }
    return depths;
}

} // namespace

StepsModel::StepsModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void StepsModel::show(std::shared_ptr<const TraceResult> trace)
{
    if (trace == m_trace)
        return;
    beginResetModel();
    m_texts.reset(); // it refers to the set of the earlier trace
    m_trace = std::move(trace);
    m_depths.clear();
    if (m_trace) {
        m_texts.emplace(m_trace->of->request.set);
        m_depths = depthsOf(m_trace->trace);
    }
    endResetModel();
}

int StepsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_depths.size());
}

QString StepsModel::words(int steps) const
{
    if (steps == 0)
        return tr("The empty board");
    const Trace &trace = m_trace->trace;
    const auto index = static_cast<std::size_t>(steps) - 1;
    const Step &step = trace.steps[index];
    if (const RejectedBoard *rejected = trace.rejectedBy(step))
        return rejectedWords(*rejected);
    const RowId what = step.act == Act::Remove ? m_trace->taken[index] : step.what;
    const auto funnel = trace.funnelOf(step);
    QString words
        = stepWords(step, shortened(placedText(*m_texts, what, step.value), longestInStep),
            funnel.empty() ? std::nullopt : std::optional(funnel.back().left));
    if (const Rejection *rejection = trace.rejectionOf(step)) {
        const QString why = rejectionWords(*rejection, *m_trace->of->board.shape);
        if (!why.isEmpty())
            words = tr("%1: %2", "what happens, why").arg(words, why);
    }
    if (const auto score = trace.scoreOf(step))
        words = tr("%1 (score %L2)", "what happens")
                    .arg(words, numberText(*score, unit_digits::score));
    const std::vector<Part> &parts = m_trace->of->board.parts;
    if (step.part == 0 || step.part > parts.size())
        return words;
    const auto owner = static_cast<std::size_t>(parts[step.part - 1U].site);
    return tr("%1: %2", "a part of the board, what happens on it")
        .arg(shortened(m_trace->of->cells[owner].goal, longestInStep), words);
}

QVariant StepsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return words(row);
    case DepthRole:
        return int{m_depths[static_cast<std::size_t>(row)]};
    case StageRole:
        return row > 0 && isStage(m_trace->trace.steps[static_cast<std::size_t>(row) - 1]);
    case NumberRole:
        return row;
    default:
        return {};
    }
}

} // namespace boardwright
