// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

namespace boardwright {

/// Draws zones from the pool of a set and joins them at their portals, until all gems of the world
/// can be collected on a walk from the start and back to it. The board is a graph of zones; its
/// first zone is the one that the start leads into, and its route the shortest walk. Source: seeds
/// 5.
class WorldsGenerator final : public Generator {
public:
    const Info &info() const override;
    Settings settingsFor(const GoalSet &set) const override;
    QList<Problem> lint(const GoalSet &set, const Settings &settings) const override;
    std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compile(
        const GoalSet &set, const Settings &settings) const override;
    std::unique_ptr<Scratch> scratch(const Compiled &compiled) const override;
    Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
        Trace *trace, Watch &watch) const override;
    void measure(const Compiled &compiled, Scratch &scratch, const Result &result,
        Measured &into) const override;
    void measureInBins(const Compiled &compiled, Scratch &scratch, const Result &result,
        Binned &into) const override;
    Facts facts(const Compiled &compiled, Scratch &scratch, const Result &result) const override;
    std::vector<Finding> check(
        const GoalSet &set, const Settings &settings, const Result &result) const override;
    std::vector<Finding> checkUntil(const GoalSet &set, const Settings &settings,
        const Result &result, Watch &watch) const override;
};

} // namespace boardwright
