// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sites/kind.h"

#include <QList>

namespace boardwright {

/// The tiers of the cells by the magic square of a seed.
QList<int> plainSquare(quint64 seed, sites::Length length);

/// The tiers of the cells of lists with four tiers.
QList<int> plainIsaacSquare();

/// Whether two cells of a board that wide are in a row, column or diagonal.
bool shareLine(int one, int other, int width);

} // namespace boardwright
