// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

namespace boardwright {

/// Boards of goals under limits on categories, tags, copies and positions: a pool rolled by
/// weighting, forced cells first, then cells in keyed random order, each taking a uniformly chosen
/// goal that breaks nothing; where none is left, the goal that breaks least, and the breach is
/// told. Source: "Board Generation" of the lockout.live wiki, app version 0.27. The rules are that
/// site's; the random numbers are our own, so a seed gives another board here than there.
class ConstrainedGenerator final : public Generator {
public:
    GeneratorInfo info() const override;
    std::shared_ptr<const Compiled> compile(
        const GoalSet &set, const Settings &settings) const override;
    std::unique_ptr<Scratch> scratch(const Compiled &compiled) const override;
    Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
        Watch &watch) const override;
    std::vector<Finding> check(
        const GoalSet &set, const Settings &settings, const Result &result) const override;
};

} // namespace boardwright
