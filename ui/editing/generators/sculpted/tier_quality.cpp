// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/sculpted/tier_quality.h"

#include "ui/editing/board/measure_text.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"
#include "ui/text/unit_digits.h"

#include <chrono>
#include <utility>

namespace boardwright {

using namespace std::chrono_literals;

namespace {

/// Few, because more urgent work waits for the running piece.
constexpr std::int64_t puzzlesInPiece = 50;
static_assert(TierQuality::seeds % puzzlesInPiece == 0);

constexpr std::chrono::milliseconds qualityPause = 100ms;

} // namespace

bool TierQuality::About::hasPuzzlesOf(const About &other) const
{
    sculpted::Tier same = tier;
    same.target = other.tier.target;
    same.solutionLimit = other.tier.solutionLimit;
    return level == other.level && same == other.tier && options.routing == other.options.routing
        && options.depth == other.options.depth;
}

std::optional<TierQuality::About> TierQuality::inSight(const Preview &preview)
{
    const auto result = preview.result();
    const auto *set = result && result->subject
        ? dynamic_cast<const sculpted::SculptedSet *>(&result->subject->compiled())
        : nullptr;
    if (set == nullptr)
        return std::nullopt;
    return About{.level = set->options.level, .tier = set->tier, .options = set->puzzleOptions()};
}

TierQuality::TierQuality(Preview &preview, JobPool &pool, QObject *parent)
    : TierQuality(pool, Seeds{}, parent)
{
    const auto follow = [this, &preview] { ask(inSight(preview)); };
    connect(&preview, &Preview::settled, this, follow);
    connect(&preview, &Preview::startedOver, this, follow);
    follow();
}

TierQuality::TierQuality(JobPool &pool, const Seeds &which, QObject *parent)
    : QObject(parent)
    , m_seeds(which)
    , m_work(pool, [this](const Work::Replies &parts) { receive(parts); }, &m_pause)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(qualityPause);
}

TierQuality::~TierQuality() = default;

bool TierQuality::isStale() const
{
    return m_asked && m_about && !m_asked->hasPuzzlesOf(*m_about);
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

void TierQuality::ask(const std::optional<About> &asked)
{
    const bool areSame = asked && m_asked && asked->hasPuzzlesOf(*m_asked);
    if (areSame ? asked->tier == m_asked->tier : !asked && !m_asked)
        return;
    m_asked = asked;
    if (!asked) {
        m_work.stop();
        m_about.reset();
        m_yield = {};
    } else if (m_about && !isStale()) {
        m_about = asked; // with other targets
    }
    const bool isPatient = m_seeds.least > 0 && m_isComing && m_work.isRunning() && isStale();
    if (!areSame && !isPatient)
        start();
    Q_EMIT updated();
}

/// From the first seed on, unless all are done.
void TierQuality::start()
{
    m_work.stop();
    if (!m_isSeen || !m_asked || isDone())
        return;
    m_counted = *m_asked;
    m_coming = {};
    m_isComing = true;
    m_work.start({.pieces = static_cast<std::size_t>(seeds / puzzlesInPiece),
        .priority = JobPriority::Following,
        .isSerial = true,
        .makeWorker = [about = m_counted, from = m_seeds.first]() -> Work::Worker {
            return [about, from](std::size_t piece,
                       const std::stop_token &stop) -> std::optional<sculpted::Yield> {
                const auto first = from
                    + static_cast<std::uint32_t>(static_cast<std::int64_t>(piece) * puzzlesInPiece);
                sculpted::Yield part
                    = sculpted::yieldOf(about.tier, about.options, first, puzzlesInPiece, 1, stop);
                return stop.stop_requested() ? std::nullopt : std::optional(std::move(part));
            };
        }});
}

void TierQuality::receive(const Work::Replies &parts)
{
    for (const sculpted::Yield &part : parts)
        (m_isComing ? m_coming : m_yield).add(part);
    if (m_isComing && m_coming.seeds >= m_seeds.least) {
        m_isComing = false;
        m_about = m_counted;
        m_yield = std::exchange(m_coming, {});
        if (isStale())
            start(); // others were asked for meanwhile
        else
            m_about = m_asked;
    }
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
    return tr(
        "%1: %L2 seeds tried, %L3 puzzles made, %L4 different shapes", "the name of a tier, counts")
        .arg(tier)
        .arg(m_yield.seeds)
        .arg(m_yield.made)
        .arg(m_yield.shapes.size());
}

QString TierQuality::idleGateWords() const
{
    QStringList sentences;
    if (!isDone())
        return {};
    constexpr double hundred = 100;
    const auto add = [&](sculpted::Target target, const Field &gate) {
        const auto idle = sculpted::idleGate(m_about->tier, m_yield, target);
        if (!idle)
            return;
        const double unit = target == sculpted::Target::ForkRatio ? hundred : 1;
        const auto text
            = [&](double number) { return numberText(unit * number, unit_digits::bound); };
        sentences << tr("\"%1\" of %2 rejects nothing: no puzzle has less than %3.",
            "the title of a field, two numbers")
                         .arg(fieldLabel(gate), text(idle->gate), text(idle->least));
        if (idle->rejected > 0)
            sentences << tr("%1 would reject %2 of the puzzles.", "a number, a share")
                             .arg(text(idle->bound), shareText(idle->rejected));
    };
    add(sculpted::Target::ForkRatio, sculpted::columns::leastForkRatio);
    add(sculpted::Target::ForkDepth, sculpted::columns::leastForkDepth);
    return sentences.join(u' ');
}

} // namespace boardwright
