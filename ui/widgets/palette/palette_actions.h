// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/palette/palette_model.h"

class QMainWindow;

namespace boardwright {

/// The commands of a window: menu entries in their order, then actions of its widgets. Each appears
/// once. Actions that are hidden, open a menu or have no text are left out.
QList<PaletteAction> paletteActions(const QMainWindow &window);

} // namespace boardwright
