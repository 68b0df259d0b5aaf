// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/sculpted/tier_quality.h"

#include "ui/text/field_words.h"

#include <chrono>
#include <utility>

namespace boardwright {

using namespace std::chrono_literals;

namespace {

/// Few, because more urgent work waits for the running piece.
constexpr std::int64_t puzzlesInPiece = 50;
static_assert(TierQuality::seeds % puzzlesInPiece == 0);

constexpr std::chrono::milliseconds qualityPause = 100ms;

std::optional<TierQuality::About> aboutOf(const std::shared_ptr<const PreviewResult> &result)
{
    const auto *set = result && result->subject
        ? dynamic_cast<const sculpted::SculptedSet *>(&result->subject->compiled())
        : nullptr;
    if (set == nullptr)
        return std::nullopt;
    return TierQuality::About{
        .level = set->options.level, .tier = set->tier, .options = set->puzzleOptions()};
}

/// Whether all seeds have the same puzzles by definition: these depend neither on targets nor on
/// what hints look at.
bool haveSamePuzzles(const TierQuality::About &a, const TierQuality::About &b)
{
    sculpted::Tier tier = a.tier;
    tier.target = b.tier.target;
    tier.solutionLimit = b.tier.solutionLimit;
    return a.level == b.level && tier == b.tier && a.options.routing == b.options.routing
        && a.options.depth == b.options.depth;
}

} // namespace

TierQuality::TierQuality(Preview &preview, JobPool &pool, QObject *parent)
    : QObject(parent)
    , m_preview(preview)
    , m_work(pool, [this](const Work::Replies &parts) { receive(parts); }, &m_pause)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(qualityPause);
    connect(&preview, &Preview::settled, this, &TierQuality::follow);
    connect(&preview, &Preview::startedOver, this, &TierQuality::follow);
    follow();
}

TierQuality::~TierQuality() = default;

bool TierQuality::isStale() const
{
    return m_asked && m_about && !haveSamePuzzles(*m_asked, *m_about);
}

void TierQuality::setSeen(bool isSeen)
{
    if (m_isSeen == isSeen)
        return;
    m_isSeen = isSeen;
    if (isSeen)
        start();
    else
        m_work.stop();
}

void TierQuality::follow()
{
    const std::optional<About> now = aboutOf(m_preview.result());
    const bool areSame = now && m_asked && haveSamePuzzles(*now, *m_asked);
    m_asked = now;
    if (!now) {
        m_work.stop();
        m_about.reset();
        m_yield = {};
    } else if (m_about && !isStale()) {
        m_about = now; // with other targets
    }
    if (!areSame)
        start();
    Q_EMIT updated();
}

/// From the first seed on, unless all are done.
void TierQuality::start()
{
    m_work.stop();
    if (!m_isSeen || !m_asked || isDone())
        return;
    m_isFresh = true;
    m_work.start({.pieces = static_cast<std::size_t>(seeds / puzzlesInPiece),
        .priority = JobPriority::Following,
        .isSerial = true,
        .makeWorker = [about = *m_asked]() -> Work::Worker {
            return [about](std::size_t piece,
                       const std::stop_token &stop) -> std::optional<sculpted::Yield> {
                const auto first = static_cast<std::uint32_t>(
                    static_cast<std::int64_t>(piece) * puzzlesInPiece + 1);
                sculpted::Yield part
                    = sculpted::yieldOf(about.tier, about.options, first, puzzlesInPiece, 1, stop);
                return stop.stop_requested() ? std::nullopt : std::optional(std::move(part));
            };
        }});
}

void TierQuality::receive(const Work::Replies &parts)
{
    if (std::exchange(m_isFresh, false)) {
        m_about = m_asked;
        m_yield = {};
    }
    for (const sculpted::Yield &part : parts)
        m_yield.add(part);
    Q_EMIT updated();
}

QString TierQuality::words() const
{
    if (!m_asked)
        return tr("Numbers will appear once there is a sculpted board.");
    const QString tier = choiceLabel(sculpted::levels.at(static_cast<std::size_t>(m_asked->level)));
    if (!m_about || isStale())
        return tr("%1: making puzzles…", "the name of a tier").arg(tier);
    if (!isDone())
        return tr("%1: %L2 of %L3 seeds tried, %L4 puzzles made", "the name of a tier, counts")
            .arg(tier)
            .arg(m_yield.seeds)
            .arg(seeds)
            .arg(m_yield.made);
    return tr("%1: %L2 seeds tried, %L3 puzzles made", "the name of a tier, counts")
        .arg(tier)
        .arg(m_yield.seeds)
        .arg(m_yield.made);
}

} // namespace boardwright
