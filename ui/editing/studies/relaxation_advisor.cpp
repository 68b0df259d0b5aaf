// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/relaxation_advisor.h"

#include "ui/editing/workers/mailbox.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace boardwright {

struct SharedStudy {
    SharedStudy(const Generator &generator, GoalSet set, Settings settings)
        : m_study(generator, std::move(set), std::move(settings))
    {
    }

    void step(const std::stop_token &stop)
    {
        const std::scoped_lock lock(m_mutex); // a job that was stopped may end beside its successor
        // A stop between the asking and this leaves the question to the next job.
        if (const auto limits = wanted.take()) {
            for (const RelaxedLimit &limit : *limits)
                m_study.ask(limit);
        }
        if (m_study.isDone())
            return;
        m_study.step(stop);
        if (m_study.advice() == m_told)
            return;
        m_told = m_study.advice();
        found.put(m_told);
    }

    Mailbox<std::vector<RelaxedLimit>> wanted; ///< all that were ever asked for
    Mailbox<std::map<RelaxedLimit, RelaxationAdvice>> found; ///< all that is known

private:
    std::mutex m_mutex; ///< of what follows
    RelaxationStudy m_study;
    std::map<RelaxedLimit, RelaxationAdvice> m_told;
};

RelaxationAdvisor::RelaxationAdvisor(JobPool &pool, Preview &preview, QObject *parent)
    : QObject(parent)
    , m_pool(pool)
    , m_preview(preview)
{
    connect(&preview, &Preview::updated, this, &RelaxationAdvisor::follow);
    connect(&pool, &JobPool::advanced, this, &RelaxationAdvisor::take);
}

RelaxationAdvisor::~RelaxationAdvisor() = default;

std::optional<RelaxationAdvice> RelaxationAdvisor::advice(const RelaxedLimit &limit) const
{
    const auto found = m_advice.find(limit);
    return found == m_advice.end() ? std::nullopt : std::optional(found->second);
}

void RelaxationAdvisor::follow()
{
    const auto board = m_preview.result();
    if (!board)
        return;
    const StatisticsRequest request{.set = board->request.set,
        .generator = board->request.generator,
        .settings = board->request.settings};
    if (m_request != request)
        startOver(request);
    const std::vector<RelaxedLimit> limits = relaxedLimitsOf(board->board);
    const auto isNew
        = [this](const RelaxedLimit &limit) { return !std::ranges::contains(m_asked, limit); };
    if (std::ranges::none_of(limits, isNew))
        return;
    std::ranges::copy_if(limits, std::back_inserter(m_asked), isNew);
    if (!m_study)
        m_study = std::make_shared<SharedStudy>(*request.generator, request.set, request.settings);
    m_study->wanted.put(m_asked);
    m_job = m_pool.start({.pieces = RelaxationStudy::mostSteps(m_asked.size()),
        .priority = JobPriority::Quick,
        .isSerial = true,
        .makeWorker = [study = m_study](const std::stop_token & /*stop*/) -> Job::Worker {
            return
                [study](std::size_t /*piece*/, const std::stop_token &stop) { study->step(stop); };
        }});
}

void RelaxationAdvisor::startOver(const StatisticsRequest &request)
{
    m_job.stop();
    m_request = request;
    m_study.reset();
    m_asked.clear();
    if (!std::exchange(m_advice, {}).empty())
        Q_EMIT updated();
}

void RelaxationAdvisor::take()
{
    if (!m_study)
        return;
    auto found = m_study->found.take();
    if (!found)
        return;
    m_advice = *std::move(found);
    const auto isKnown = [this](const RelaxedLimit &limit) {
        const auto known = m_advice.find(limit);
        return known != m_advice.end() && known->second.isComplete;
    };
    if (std::ranges::all_of(m_asked, isKnown))
        m_job.stop(); // what is left of its pieces would do nothing
    Q_EMIT updated();
}

} // namespace boardwright
