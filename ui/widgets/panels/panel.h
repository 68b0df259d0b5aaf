// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"
#include "ui/editing/board/preview.h"
#include "ui/editing/document/document.h"
#include "ui/editing/workers/job_pool.h"

namespace boardwright {

/// The objects that a generator's panel and tools work on. All outlive the panel.
struct PanelContext {
    GoalSetDocument &document;
    Preview &preview;
    BoardChoice &choice;
    JobPool &jobs;
    JobPool &files;
};

} // namespace boardwright
