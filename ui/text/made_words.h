// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/effort.h"

#include <QString>

#include <optional>
#include <span>

namespace boardwright {

/// How a board was made, on one line: relaxed limits, the stage that finished it, anything unusual,
/// the size of the pool. If the generator does not report this (Result::made), the number of cells
/// filled by each stage instead. `counters`: those of the board's generator. `failure`: why there
/// is no complete board; nothing: there is one. `hasLimits`: Generator::limits()
/// are not empty.
QString howMade(std::span<const Counter> counters, const Result &board,
    const std::optional<Failure> &failure, bool hasLimits);

/// More details than that line, one sentence per line; empty if the generator does not report how
/// it made the board.
QString howMadeInFull(std::span<const Counter> counters, const Result &board,
    const std::optional<Failure> &failure = {});

} // namespace boardwright
