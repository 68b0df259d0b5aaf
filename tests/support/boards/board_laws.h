// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/boards/board_maker.h"

#include <QString>

namespace boardwright {

/// The first law that the last run of `maker` breaks, in words; empty if it breaks none:
/// - A complete board breaks no hard rule. A failed board breaks one only by its empty cells, and
///   each of them is named.
/// - The limits that the checker finds exceeded are exactly those that the result lists.
/// - Each is listed once, at one of its goals, with all the others as involved sites.
/// - Pulled-back goals are reported, and the counts of the phases add up to the filled cells.
QString brokenLaw(const BoardMaker &maker);

} // namespace boardwright
