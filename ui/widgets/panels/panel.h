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

/// The objects that a generator's panel works on. All outlive the panel.
struct PanelContext {
    GoalSetDocument &document;
    Preview &preview;
    BoardChoice &choice;
    JobPool &jobs;
    JobPool &files;
};

/// A panel that belongs to a generator. A generator without an entry gets forms and tables made
/// from its sections.
struct PanelEntry {
    Key generator;
    QWidget *(*make)(const PanelContext &context, QWidget *parent) = nullptr;
};

/// The list of all panels. Defined in ui/widgets/window/registry.cpp.
std::span<const PanelEntry> panels();

/// The title of the panel's tab, and the panel: the generator's own, or else one made from its
/// sections. Null if it has neither.
QString panelTitle(const Info &info);
QWidget *makePanel(const Info &info, const PanelContext &context, QWidget *parent);

} // namespace boardwright
