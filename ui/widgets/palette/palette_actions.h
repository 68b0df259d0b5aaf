// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/palette/palette_model.h"

class QMainWindow;

namespace boardwright {

/// What a window can do: the entries of its menus in their order, then the verbs that its widgets
/// carry as actions. Each once; what is hidden, opens a menu or has no words is left out.
QList<PaletteAction> paletteActions(const QMainWindow &window);

} // namespace boardwright
