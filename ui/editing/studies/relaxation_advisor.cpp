// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/relaxation_advisor.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace boardwright {

/// A study that threads of the pool run one after the other.
class RelaxationAdvisor::SharedStudy {
public:
    explicit SharedStudy(SharedSubject subject)
        : m_study(std::move(subject))
    {
    }

    /// All advice so far; std::nullopt if there is nothing new.
    std::optional<Advice> step(const std::vector<RelaxedLimit> &wanted, const std::stop_token &stop)
    {
        const std::scoped_lock lock(m_mutex); // a stopped job may still run beside its successor
        for (const RelaxedLimit &limit : wanted)
            m_study.ask(limit);
        if (stop.stop_requested() || m_study.isDone())
            return std::nullopt;
        m_study.step(stop);
        if (m_study.advice() == m_told)
            return std::nullopt;
        m_told = m_study.advice();
        return m_told;
    }

private:
    std::mutex m_mutex; ///< guards the members below
    RelaxationStudy m_study;
    Advice m_told;
};

RelaxationAdvisor::RelaxationAdvisor(JobPool &pool, Preview &preview, QObject *parent)
    : QObject(parent)
    , m_preview(preview)
    , m_work(pool, [this](Work::Replies advice) { receive(std::move(advice.back())); })
{
    connect(&preview, &Preview::updated, this, &RelaxationAdvisor::follow);
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
    if (!areSame(m_subject, board->subject))
        startOver(board->subject);
    const std::vector<RelaxedLimit> limits = relaxedLimitsOf(board->board);
    const auto isNew
        = [this](const RelaxedLimit &limit) { return !std::ranges::contains(m_asked, limit); };
    if (!m_subject || std::ranges::none_of(limits, isNew))
        return;
    std::ranges::copy_if(limits, std::back_inserter(m_asked), isNew);
    if (!m_study)
        m_study = std::make_shared<SharedStudy>(m_subject);
    m_work.start({.pieces = RelaxationStudy::mostSteps(m_asked.size()),
        .priority = JobPriority::Quick,
        .isSerial = true,
        .makeWorker = [study = m_study, asked = m_asked]() -> Work::Worker {
            return [study, asked](std::size_t /*piece*/, const std::stop_token &stop) {
                return study->step(asked, stop);
            };
        }});
}

void RelaxationAdvisor::startOver(const SharedSubject &subject)
{
    m_work.stop();
    m_subject = subject;
    m_study.reset();
    m_asked.clear();
    if (!std::exchange(m_advice, {}).empty())
        Q_EMIT updated();
}

void RelaxationAdvisor::receive(Advice advice)
{
    m_advice = std::move(advice);
    const auto isKnown = [this](const RelaxedLimit &limit) {
        const auto known = m_advice.find(limit);
        return known != m_advice.end() && known->second.isComplete;
    };
    if (std::ranges::all_of(m_asked, isKnown))
        m_work.stop(); // the remaining pieces would do nothing
    Q_EMIT updated();
}

} // namespace boardwright
