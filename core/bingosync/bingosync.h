// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"
#include "core/generator/used_fields.h"

namespace boardwright {

/// The boards that Bingosync makes of its lists, for each seed that a room can have. Source:
/// core/sites.
class BingosyncGenerator final : public Generator, public UsesSomeFields {
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
    Facts facts(const Compiled &compiled, Scratch &scratch, const Result &result) const override;
    std::vector<Finding> check(
        const GoalSet &set, const Settings &settings, const Result &result) const override;
    bool uses(const Field &beside, const Settings &settings) const override;
};

} // namespace boardwright
