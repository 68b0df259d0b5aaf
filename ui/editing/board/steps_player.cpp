// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/steps_player.h"

#include "ui/editing/board/trace_replay.h"

#include <algorithm>

namespace boardwright {

namespace {

constexpr int playerSecond = 1000; ///< milliseconds
constexpr int mostPictures = 20; ///< per second; a higher pace skips steps

} // namespace

StepsPlayer::StepsPlayer(QObject *parent)
    : QObject(parent)
{
    connect(&m_timer, &QTimer::timeout, this, &StepsPlayer::playOn);
    setPace(m_pace);
}

void StepsPlayer::setTrace(std::shared_ptr<const TraceResult> trace)
{
    if (trace == m_trace)
        return;
    m_timer.stop();
    m_replayer.reset();
    m_texts.reset();
    m_trace = std::move(trace);
    if (m_trace) {
        m_texts.emplace(m_trace->of->request.set);
        m_replayer.emplace(m_trace->trace, m_trace->of->board);
    }
    m_step = count();
    Q_EMIT changed();
}

int StepsPlayer::count() const
{
    return m_trace ? static_cast<int>(m_trace->trace.steps.size()) : 0;
}

void StepsPlayer::moveTo(int step)
{
    const int wanted = std::clamp(step, 0, count());
    if (wanted == m_step)
        return;
    m_step = wanted;
    m_replayer->goTo(static_cast<std::size_t>(wanted));
    Q_EMIT changed();
}

void StepsPlayer::goTo(int step)
{
    setPlaying(false);
    moveTo(step);
}

std::shared_ptr<const PreviewResult> StepsPlayer::board() const
{
    if (!isReplaying())
        return nullptr;
    return replayedBoard(*m_trace->of, m_replayer->board(), *m_texts);
}

StepsPlayer::Place StepsPlayer::place() const
{
    if (m_step == 0)
        return {};
    const Step &step = m_trace->trace.steps[static_cast<std::size_t>(m_step) - 1];
    const std::vector<Part> &parts = m_trace->of->board.parts;
    const bool isInPart = step.part > 0 && step.part <= parts.size();
    return {.part = isInPart ? parts[step.part - 1U].site : SiteIndex::none, .site = step.a};
}

void StepsPlayer::setPlaying(bool playing)
{
    if (playing == isPlaying() || count() == 0)
        return;
    if (!playing) {
        m_timer.stop();
        Q_EMIT changed();
        return;
    }
    m_timer.start();
    if (isReplaying())
        Q_EMIT changed();
    else
        moveTo(0);
}

void StepsPlayer::setPace(int pace)
{
    m_pace = std::max(pace, 1);
    m_timer.setInterval(playerSecond / std::min(m_pace, mostPictures));
}

void StepsPlayer::playOn()
{
    const int next = m_step + std::max(1, m_pace / mostPictures);
    if (next >= count())
        m_timer.stop(); // before receivers of changed() see it
    moveTo(next);
}

} // namespace boardwright
