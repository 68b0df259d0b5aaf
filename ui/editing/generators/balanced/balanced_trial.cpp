// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/balanced/balanced_trial.h"

#include "core/balanced/parameters.h"
#include "core/balanced/tier_start.h"
#include "core/generator/generator.h"
#include "ui/editing/board/measure_text.h"
#include "ui/text/number_text.h"
#include "ui/text/words.h"

#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

BalancedTrial::BalancedTrial(JobPool &pool, QObject *parent)
    : QObject(parent)
    , m_work(pool, [this](PoolWork<Outcome>::Replies outcomes) {
        m_outcome = std::move(outcomes.back());
        Q_EMIT updated();
    })
{
}

BalancedTrial::~BalancedTrial() = default;

/// std::nullopt if it was stopped.
std::optional<BalancedTrial::Outcome> BalancedTrial::outcomeOf(
    const GoalSet &set, const std::stop_token &stop)
{
    const Generator &generator = *generatorOf(u"balanced"_s);
    const auto compiled = generator.compile(set, balancedSettings(BalancedMode::Normal));
    if (!compiled)
        return std::unexpected(compiled.error());
    const auto scratch = generator.scratch(**compiled);
    TrialCount count;
    Result board;
    Watch watch(stop);
    for (int seed = 1; seed <= boards; ++seed) {
        if (generator.run(**compiled, *scratch, nameText(seed), board, nullptr, watch)) {
            ++count.made;
            count.lines += std::ssize(board.shape->lines);
            count.shared += linesSharingFirstCategory(set, board);
        } else if (!watch.stopRequested()) {
            ++count.failed;
        } else {
            return std::nullopt;
        }
    }
    return count;
}

void BalancedTrial::begin(const GoalSet &set)
{
    m_set = set;
    m_outcome.reset();
    m_work.start({.pieces = 1,
        .priority = JobPriority::Asked,
        .isSerial = false,
        .makeWorker = [set]() -> PoolWork<Outcome>::Worker {
            return [set](std::size_t /*piece*/, const std::stop_token &stop) {
                return outcomeOf(set, stop);
            };
        }});
    Q_EMIT updated();
}

void BalancedTrial::stop()
{
    m_work.stop();
    m_set.reset();
    m_outcome.reset();
}

TrialCount BalancedTrial::count() const
{
    return m_outcome ? m_outcome->value_or(TrialCount{}) : TrialCount{};
}

QString BalancedTrial::words() const
{
    if (!m_set)
        return {};
    if (!m_outcome)
        return tr("Trying it out…");
    if (!*m_outcome)
        return boardwright::words(m_outcome->error().front(), *m_set);
    const TrialCount &count = **m_outcome;
    if (count.made == 0)
        return tr("None of %Ln boards could be made.", nullptr, boards);
    const double share = static_cast<double>(count.shared) / static_cast<double>(count.lines);
    QString text
        = tr("Tried on %Ln boards: %1 of their lines have two goals with the same first category.",
            nullptr, count.made)
              .arg(shareText(share));
    if (count.failed > 0)
        text += u' ' + tr("%Ln boards could not be made.", nullptr, count.failed);
    return text;
}

} // namespace boardwright
