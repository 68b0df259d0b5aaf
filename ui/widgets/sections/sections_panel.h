// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/widgets/panels/panel.h"

#include <QWidget>

namespace boardwright {

/// The panel of a generator that brings none of its own: forms and tables made from its sections,
/// one below a tab each if there are several.
class SectionsPanel final : public QWidget {
    Q_OBJECT

public:
    SectionsPanel(const Info &info, const PanelContext &context, QWidget *parent = nullptr);

    /// Whether there is anything to show.
    static bool hasContent(const Info &info);

    /// What the panel holds, for its tab: its only section by name, otherwise the generator's own.
    static QString title(const Info &info);
};

} // namespace boardwright
