// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/overlays/board_overlay.h"

#include "ui/editing/studies/live_statistics.h"

namespace boardwright {

BoardOverlay::BoardOverlay(const BoardChoice &choice, QObject *parent)
    : QObject(parent)
    , m_choice(choice)
{
    for (const auto signal : {&BoardChoice::overlayChanged, &BoardChoice::generatorChanged})
        connect(&choice, signal, this, &BoardOverlay::recount);
}

void BoardOverlay::follow(const LiveStatistics &statistics)
{
    connect(&statistics, &LiveStatistics::updated, this, [this, &statistics] {
        m_statistics = statistics.result();
        m_isOutdated = false;
        if (m_numbers.isOfSeeds)
            recount();
    });
    connect(&statistics, &LiveStatistics::grownOld, this, [this] {
        m_isOutdated = true;
        if (m_numbers.isOfSeeds)
            Q_EMIT changed();
    });
}

void BoardOverlay::showBoard(std::shared_ptr<const PreviewResult> result)
{
    m_board = std::move(result);
    count();
}

void BoardOverlay::setGoal(RowId goal)
{
    if (m_subject.goal == goal)
        return;
    m_subject.goal = goal;
    if (goal != RowId::none)
        m_subject.category.clear();
    if (m_numbers.isOfSeeds
        || (m_numbers.measure != nullptr && m_numbers.measure->about != nullptr))
        recount();
}

void BoardOverlay::setCategory(const QString &category)
{
    if (m_subject.category == category)
        return;
    m_subject.category = category;
    if (m_numbers.isOfSeeds)
        recount();
}

/// The current board may still belong to the previously chosen generator.
void BoardOverlay::count()
{
    const auto overlay = m_choice.chosenOverlay();
    const bool hasBoard = m_board && m_board->request.generator == &m_choice.generator();
    m_numbers = overlay && hasBoard
        ? overlayNumbers(*overlay, *m_board, m_statistics.get(), m_subject)
        : OverlayNumbers{};
}

void BoardOverlay::recount()
{
    count();
    Q_EMIT changed();
}

} // namespace boardwright
