// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/remake.h"

#include <QString>

namespace boardwright {

/// Whether a board of a file is the same when it is made again from `set`; if not, where it differs
/// or why it cannot be made, and what to do about it. Part of a list: without a full stop if it is
/// the same or differs.
QString remadeWords(const RemadeBoard &board, const GoalSet &set);

} // namespace boardwright
