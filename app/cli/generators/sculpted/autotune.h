// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/autotune_plan.h"
#include "core/sculpted/tier_table.h"
#include "core/tune/tuner.h"

#include <QString>
#include <QTextStream>

#include <vector>

namespace boardwright {

struct AutotuneCommand {
    QString file; ///< with tiers to begin with; empty: Boardwright's own
    QString out; ///< the set with tuned tiers; "-": standard output
    QString state; ///< files beside this path keep the state of each tier; empty: none
    std::vector<sculpted::Level> levels;
    sculpted::AutotuneOptions how;
    TuneOptions tuning{.engine = TuneEngine::Climbing};
    bool isTypeScript = false; ///< what is written: an object literal, not a set
    bool acceptsWorse = false; ///< whether to write what is worse without asking
    int trial = 4'000; ///< fresh puzzles that are compared, before and after
    int threads = 1;
};

/// Tunes walls, weights and gates of tiers until their puzzles are within the tiers' bands, and
/// prints how the metrics are spread before and after. Asks before it writes tiers of which a
/// number is worse than before, or may be because it was stopped while they were compared
/// (mayWriteWorse()). Returns the exit status: findings if that was refused.
int autotune(const AutotuneCommand &command, QTextStream &out, QTextStream &err);

} // namespace boardwright
