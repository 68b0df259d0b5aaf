// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/tool_results.h"

#include <QCoreApplication>

#include <utility>

namespace boardwright {

namespace {

struct ResultWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ToolResults)
};

} // namespace

void ToolResults::begin(const GoalSet &set)
{
    m_state = State::Current;
    m_of = set;
    m_applied.reset();
}

void ToolResults::setApplied(const GoalSet &after, const QString &what)
{
    m_applied = after;
    m_what = what;
    follow(after);
}

bool ToolResults::follow(const GoalSet &now, bool areSettingsSame)
{
    if (m_state == State::None)
        return false;
    State next = State::Outdated;
    if (areSettingsSame && now == m_of)
        next = State::Current;
    else if (areSettingsSame && m_applied && now == *m_applied)
        next = State::Applied;
    return std::exchange(m_state, next) != next;
}

QString ToolResults::words() const
{
    switch (m_state) {
    case State::None:
    case State::Current:
        return {};
    case State::Applied:
        return ResultWords::tr("Applied: %1. Undo takes it back.", "what a tool did").arg(m_what);
    case State::Outdated:
        break;
    }
    return outdatedWords();
}

QString outdatedWords()
{
    return ResultWords::tr("The set has changed since. Start again to use its current state.");
}

bool haveSameSettings(const SharedSubject &one, const SharedSubject &other)
{
    return one && other && &one->generator() == &other->generator()
        && one->settings() == other->settings();
}

} // namespace boardwright
