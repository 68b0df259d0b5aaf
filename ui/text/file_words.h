// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"

#include <QString>

namespace boardwright {

/// The words for problems with a file and its JSON; empty for any other code. Part of words().
QString fileWords(const Problem &problem);

} // namespace boardwright
