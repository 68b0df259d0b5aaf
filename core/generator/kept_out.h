// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <optional>
#include <vector>

namespace boardwright {

/// What a generator is besides, if it can say why a goal stands on no cell: not every way of making
/// boards has rules that could be asked afterwards.
class TellsKeptOut {
public:
    TellsKeptOut() = default;
    TellsKeptOut(const TellsKeptOut &) = delete;
    TellsKeptOut &operator=(const TellsKeptOut &) = delete;
    virtual ~TellsKeptOut() = default;

    /// By site of the board that run() made last with this scratch, the first filter of a funnel
    /// that keeps an objective out, as one goal more beside what stands there, or
    /// OutsideForcedPositions; nothing where it would break nothing. Empty: the objective takes
    /// part in no board.
    virtual std::vector<std::optional<Code>> keptOut(
        const Compiled &compiled, Scratch &scratch, const Result &result, RowId row) const
        = 0;
};

} // namespace boardwright
