// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/preview.h"

#include "ui/editing/board/board_maker.h"

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds budget = 250ms;
constexpr int mostDoublings = 6;

} // namespace

Preview::Preview(QObject *parent)
    : QObject(parent)
    , m_worker(
          m_pool, this,
          [maker = BoardMaker()](const PreviewRequest &request,
              const std::stop_token &stop) mutable { return maker.make(request, stop); },
          [this](Reply reply) { takeReply(std::move(reply)); }, JobPriority::Quick)
{
    m_budgetTimer.setSingleShot(true);
    connect(&m_budgetTimer, &QTimer::timeout, this, &Preview::watchBudget);
}

Preview::~Preview() = default;

void Preview::request(
    const GoalSet &set, const Generator &generator, const Settings &settings, const QString &seed)
{
    m_request = {.revision = m_request.revision + 1,
        .set = set,
        .generator = &generator,
        .settings = settings,
        .seed = seed};
    m_newest = m_worker.submit(m_request);
    if (!m_budgetTimer.isActive()) {
        m_watched = m_worker.running();
        m_budgetTimer.start(budget);
    }
    Q_EMIT outdated();
}

void Preview::startOver()
{
    m_worker.stop();
    m_budgetTimer.stop();
    m_result.reset();
    m_settled.reset();
    m_hasSettled = false;
    Q_EMIT startedOver();
}

void Preview::takeReply(Reply reply)
{
    Reply before = std::exchange(m_result, std::move(reply));
    m_stops = 0;
    if (isUpToDate())
        m_budgetTimer.stop();
    Q_EMIT updated();
    settle();
    m_worker.discard(std::move(before)); // receivers of updated() have switched to the new result
}

void Preview::settle()
{
    if (!isUpToDate())
        return;
    if (std::exchange(m_hasSettled, true) && areSame(m_settled, m_result->subject))
        return;
    m_settled = m_result->subject;
    Q_EMIT settled();
}

/// Stops the job that was running when the timer started, if it is outdated by now.
void Preview::watchBudget()
{
    if (isUpToDate())
        return;
    const std::uint64_t running = m_worker.running();
    if (running == m_watched && running < m_newest) {
        ++m_stops;
        m_newest = m_worker.restart(m_request);
    }
    m_watched = running;
    m_budgetTimer.start(budget * (1 << std::min(m_stops, mostDoublings)));
}

} // namespace boardwright
