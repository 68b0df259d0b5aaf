// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/sculpted/tier_tuning.h"

#include "core/sculpted/parameters.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/generators/sculpted/tier_targets.h"
#include "ui/text/number_text.h"
#include "ui/text/tune_words.h"
#include "ui/text/unit_digits.h"

namespace boardwright {

namespace {

constexpr std::int64_t leastShown = 1'000; ///< seeds of a candidate

QString topologiesText(const sculpted::Yield &yield)
{
    return fixedText(static_cast<double>(yield.topologies) / static_cast<double>(yield.made),
        unit_digits::score);
}

} // namespace

TierTuning::TierTuning(GoalSetDocument &document, Preview &preview, JobPool &jobs, JobPool &files,
    const QString &folder, QObject *parent)
    : QObject(parent)
    , m_preview(preview)
    , m_study(document, preview, jobs, files, folder, tierTargets())
    , m_before(jobs, {.first = sculpted::firstFreshSeed})
    , m_best(jobs, {.first = sculpted::firstFreshSeed, .least = leastShown})
{
    connect(&m_study, &TuneStudy::updated, this, &TierTuning::follow);
    for (const TierQuality *each : {&m_before, &m_best})
        connect(each, &TierQuality::updated, this, &TierTuning::counted);
    follow();
}

TierTuning::~TierTuning() = default;

void TierTuning::setSeen(bool isSeen)
{
    m_before.setSeen(isSeen);
    m_best.setSeen(isSeen);
}

bool TierTuning::hasResults() const
{
    return m_study.set() != nullptr && !m_study.isStale();
}

void TierTuning::follow()
{
    if (hasResults()) {
        const sculpted::Options options = sculpted::optionsOf(m_study.settings());
        const auto about = [&](const GoalSet &set) {
            return TierQuality::About{.level = options.level,
                .tier = sculpted::tierOf(set, options.level),
                .options = {.routing = options.routing, .depth = options.depth}};
        };
        const TierQuality::About before = about(*m_study.set());
        const TierQuality::About best = about(m_study.bestSet());
        m_before.ask(before);
        m_best.ask(best.hasPuzzlesOf(before) ? std::nullopt : std::optional(best));
    } else {
        m_before.ask(TierQuality::inSight(m_preview));
        m_best.ask(std::nullopt);
    }
    Q_EMIT updated();
}

QString TierTuning::words() const
{
    if (hasResults() && m_study.trial()) {
        const Trial &trial = *m_study.trial();
        QString text = m_study.results().words();
        if (!text.isEmpty())
            text += u' ';
        text += tr("Score on %L1 fresh seeds: %2, before %3.")
                    .arg(trial.boards)
                    .arg(shareText(trial.after.total), shareText(trial.before.total));
        if (const WorseNumbers worse = m_study.worse(); !worse.isNone())
            text += u' ' + worseSentence(worse);
        const sculpted::Yield &was = m_before.yield();
        const sculpted::Yield &is = m_best.yield();
        if (m_before.isDone() && m_best.isDone() && was.made > 0 && is.made > 0)
            text += u' '
                + tr("Topologies per puzzle: %1, before %2. Seeds without a puzzle: %L3, before "
                     "%L4.")
                      .arg(topologiesText(is), topologiesText(was))
                      .arg(is.seeds - is.made)
                      .arg(was.seeds - was.made);
        return text;
    }
    if (hasResults() && (m_study.isRunning() || !m_study.rounds().empty()))
        return m_study.words();
    if (!m_study.canBegin())
        return m_before.words();
    if (m_study.isStale())
        return m_study.results().words();
    return tr("Looks for walls, weights and gates with which the puzzles of this tier meet its "
              "targets. Nothing changes before you apply it.");
}

} // namespace boardwright
