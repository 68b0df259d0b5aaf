// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/panels/panel.h"

namespace boardwright {

/// A tool on the lab's page. It is shown while its generator is chosen.
struct LabToolEntry {
    Key generator; ///< empty: every generator
    QString (*title)() = nullptr;
    QWidget *(*make)(const PanelContext &context, QWidget *parent) = nullptr;
};

/// The list of all tools, in the order they are shown. Defined in ui/widgets/window/lab_tools.cpp.
std::span<const LabToolEntry> labTools();

} // namespace boardwright
