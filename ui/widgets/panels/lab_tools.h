// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/panels/panel.h"

namespace boardwright {

/// A tool that stands on the lab's page while its generator is chosen.
struct LabToolEntry {
    Key generator; ///< empty: every one
    QString (*title)() = nullptr;
    QWidget *(*make)(const PanelContext &context, QWidget *parent) = nullptr;
};

/// The one list, in the order they are shown. Registry: lab_tools.cpp.
std::span<const LabToolEntry> labTools();

} // namespace boardwright
