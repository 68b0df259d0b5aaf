// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/subject.h"
#include "core/tune/plan.h"
#include "ui/editing/document/document.h"

#include <QStringList>

#include <memory>
#include <span>

namespace boardwright {

/// What is tuned: a set, with the targets that its boards should meet. A value.
struct TuneTask {
    SharedSubject subject{}; ///< `set` and `settings`, if they are compiled already; null: not yet
    GoalSet set;
    Settings settings;
    TunePlan plan;

    /// Whether anything is wanted that may be turned.
    bool isPossible() const { return !plan.targets.empty() && !plan.knobs.empty(); }
};

/// Where the targets of a study come from. GUI thread.
class TuneSource {
public:
    TuneSource() = default;
    TuneSource(const TuneSource &) = delete;
    TuneSource &operator=(const TuneSource &) = delete;
    virtual ~TuneSource() = default;

    /// For the set and settings in sight. `allowed`: keys of what may be turned though authors mean
    /// it as a rule.
    virtual TuneTask taskFor(const SharedSubject &shown, const QStringList &allowed) const = 0;

    /// The set of `task` with the positions that were found, as apply() writes them.
    virtual GoalSet tuned(const TuneTask &task, std::span<const double> positions) const = 0;

    /// Gives the document the positions that were found, as one undo step. Its set is the one that
    /// `task` was made for. Returns what was done, translated: "12 settings changed".
    virtual QString apply(
        GoalSetDocument &document, const TuneTask &task, std::span<const double> positions) const
        = 0;
};

/// The targets in the set's own table.
std::unique_ptr<TuneSource> ownTargets();

} // namespace boardwright
