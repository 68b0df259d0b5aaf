// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/boards/board_maker.h"

#include <QString>

namespace boardwright {

/// The first law that the last run of `maker` breaks, in words; empty where it keeps all:
/// - a whole board breaks no hard rule, a failed one only by its empty cells, each of them named;
/// - the limits that the checker finds broken are those that the result tells, no more, no less;
/// - each is listed at one carrier, with all the others involved, once;
/// - pulled-back goals are told, and the phases' counts add up to the filled cells.
QString brokenLaw(const BoardMaker &maker);

} // namespace boardwright
