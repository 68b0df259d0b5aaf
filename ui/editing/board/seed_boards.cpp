// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/seed_boards.h"

#include "ui/editing/board/cell_texts.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace boardwright {

SeedBoards::SeedBoards(JobPool &pool, Preview &preview, QObject *parent)
    : QObject(parent)
    , m_preview(preview)
    , m_work(pool, [this](const Work::Replies &boards) { receive(boards); })
{
    connect(&preview, &Preview::updated, this, &SeedBoards::follow);
}

SeedBoards::~SeedBoards() = default;

bool SeedBoards::isComplete() const
{
    return m_subject && m_left == 0 && m_preview.isUpToDate();
}

void SeedBoards::show(const QStringList &seeds)
{
    if (seeds == m_seeds)
        return;
    m_seeds = seeds;
    m_boards.assign(static_cast<std::size_t>(seeds.size()), nullptr);
    start();
    Q_EMIT changed();
}

/// Waits until the preview is up to date, because boards started during a burst of edits would be
/// stopped at once.
void SeedBoards::follow()
{
    if (m_seeds.isEmpty() || !m_preview.isUpToDate()
        || areSame(m_subject, m_preview.result()->subject))
        return;
    start();
    if (m_subject)
        return;
    std::ranges::fill(m_boards, nullptr); // boards of an earlier set are wrong now
    Q_EMIT changed();
}

void SeedBoards::start()
{
    m_work.stop();
    m_subject = m_seeds.isEmpty() || !m_preview.result() ? nullptr : m_preview.result()->subject;
    if (!m_subject)
        return;
    m_left = m_boards.size();
    m_work.start({.pieces = m_left,
        .priority = JobPriority::Quick,
        .isSerial = false,
        .makeWorker = [shown = m_preview.result(), seeds = m_seeds] {
            const std::shared_ptr<Scratch> scratch = shown->subject->scratch();
            return [shown, seeds, scratch](std::size_t which,
                       const std::stop_token &stop) -> std::optional<Work::Replies::value_type> {
                auto made = std::make_shared<PreviewResult>();
                made->request = shown->request;
                made->request.seed = seeds[static_cast<qsizetype>(which)];
                made->subject = shown->subject;
                Watch watch(stop);
                const Outcome outcome
                    = made->subject->run(*scratch, made->request.seed, made->board, watch);
                if (!outcome && outcome.error().code == Code::Cancelled)
                    return std::nullopt;
                if (!outcome)
                    made->failure = outcome.error();
                readCells(*made);
                return std::pair(which, std::move(made));
            };
        }});
}

void SeedBoards::receive(const Work::Replies &boards)
{
    for (const auto &[which, board] : boards)
        m_boards[which] = board;
    m_left -= boards.size();
    Q_EMIT changed();
}

} // namespace boardwright
