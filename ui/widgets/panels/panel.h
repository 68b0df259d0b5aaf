// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"
#include "ui/editing/board/preview.h"
#include "ui/editing/document/document.h"
#include "ui/editing/workers/job_pool.h"

#include <span>

class QWidget;

namespace boardwright {

/// What the panel of a generator works on; all of it outlives the panel.
struct PanelContext {
    GoalSetDocument &document;
    Preview &preview;
    BoardChoice &choice;
    JobPool &jobs;
    JobPool &files;
};

/// A panel that a generator brings along. Optional: without an entry it gets forms and tables made
/// from its sections.
struct PanelEntry {
    Key generator;
    QWidget *(*make)(const PanelContext &context, QWidget *parent) = nullptr;
};

/// The one list. Registry: registry.cpp.
std::span<const PanelEntry> panels();

/// The panel of a generator, its own or the one made from its sections; null where it has neither.
/// And the title of its tab.
QString panelTitle(const Info &info);
QWidget *makePanel(const Info &info, const PanelContext &context, QWidget *parent);

} // namespace boardwright
