// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"

namespace boardwright {

/// The values of a range that a goal can take, as generators see them: positive, each once,
/// ascending.
QList<int> distinctValues(const QList<int> &range);

/// The highest individual limit that means something: the number of usable values, at least 1.
int mostCopies(const Objective &objective);

} // namespace boardwright
