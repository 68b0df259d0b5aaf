// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/widgets/panels/panel.h"

#include <QWidget>

namespace boardwright {

/// The panel of a generator without a panel of its own: forms and tables made from its sections,
/// with tabs if there are several.
class SectionsPanel final : public QWidget {
    Q_OBJECT

public:
    SectionsPanel(const Info &info, const PanelContext &context, QWidget *parent = nullptr);

    /// Whether there is anything to show.
    static bool hasContent(const Info &info);

    /// Title of the panel's tab: the name of its only section, or else the title of the generator.
    static QString title(const Info &info);
};

} // namespace boardwright
