// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/curator.h"
#include "ui/editing/studies/edit_receipt.h"
#include "ui/editing/studies/live_statistics.h"
#include "ui/editing/studies/preview_driver.h"
#include "ui/editing/studies/relaxation_advisor.h"
#include "ui/editing/studies/seed_finder.h"
#include "ui/editing/studies/wanted_share.h"

namespace boardwright {

/// The board of a document and all studies of it: one of each for a window. They follow the
/// document and the choice on their own; widgets only show them. Law: a revision of the set is
/// compiled once, by the preview, and all studies share that subject; only trials of other
/// weightings, limits and members compile their own sets. GUI thread.
struct Studies {
    /// `document` must outlive this.
    explicit Studies(GoalSetDocument &document)
        : driver(document, choice, preview)
        , lastEdit(document)
        , wantedShare(document, choice, jobs)
    {
    }

    BoardChoice choice;
    Preview preview;
    PreviewDriver driver;
    JobPool jobs;
    LiveStatistics statistics{jobs, preview};
    LastEdit lastEdit;
    EditReceipt receipt{lastEdit, jobs, preview};
    RelaxationAdvisor advisor{jobs, preview};
    SeedFinder finder{jobs, preview};
    Curator curator{jobs, finder};
    WantedShare wantedShare;
};

} // namespace boardwright
