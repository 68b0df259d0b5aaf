// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/codes.h"
#include "core/generator/generator.h"

#include <QList>

#include <mutex>
#include <utility>

namespace boardwright {

/// Forwards to another generator; a test overrides a part. The other must outlive this.
class GeneratorAround : public Generator {
public:
    explicit GeneratorAround(const Generator &other)
        : m_other(other)
    {
    }

    const Info &info() const override { return m_other.info(); }

    Settings settingsFor(const GoalSet &set) const override { return m_other.settingsFor(set); }

    QList<Problem> lint(const GoalSet &set, const Settings &settings) const override
    {
        return m_other.lint(set, settings);
    }

    std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compile(
        const GoalSet &set, const Settings &settings) const override
    {
        return m_other.compile(set, settings);
    }

    std::unique_ptr<Scratch> scratch(const Compiled &compiled) const override
    {
        return m_other.scratch(compiled);
    }

    Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
        Trace *trace, Watch &watch) const override
    {
        return m_other.run(compiled, scratch, seed, into, trace, watch);
    }

    void measure(const Compiled &compiled, Scratch &scratch, const Result &result,
        Measured &into) const override
    {
        m_other.measure(compiled, scratch, result, into);
    }

    std::vector<NamedLimit> limits(const Compiled &compiled) const override
    {
        return m_other.limits(compiled);
    }

    std::vector<Finding> check(
        const GoalSet &set, const Settings &settings, const Result &result) const override
    {
        return m_other.check(set, settings, result);
    }

    std::vector<Finding> checkUntil(const GoalSet &set, const Settings &settings,
        const Result &result, Watch &watch) const override
    {
        return m_other.checkUntil(set, settings, result, watch);
    }

private:
    const Generator &m_other;
};

/// Makes every third seed's board and then reports it as failed.
class FailsNowAndThen final : public GeneratorAround {
public:
    using GeneratorAround::GeneratorAround;

    Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
        Trace *trace, Watch &watch) const override
    {
        const Outcome outcome = GeneratorAround::run(compiled, scratch, seed, into, trace, watch);
        return seed.toInt() % 3 == 0
            ? Outcome(
                  std::unexpected(Failure{.code = toCode(ConstrainedCode::NoGoalFits), .why = {}}))
            : outcome;
    }
};

/// Records the sets that it compiled, on any thread.
class CountsCompiles final : public GeneratorAround {
public:
    using GeneratorAround::GeneratorAround;

    std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compile(
        const GoalSet &set, const Settings &settings) const override
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_sets << set;
        }
        return GeneratorAround::compile(set, settings);
    }

    /// The sets compiled since the last call, in order.
    QList<GoalSet> takeSets() const
    {
        const std::scoped_lock lock(m_mutex);
        return std::exchange(m_sets, {});
    }

private:
    mutable std::mutex m_mutex; ///< guards m_sets
    mutable QList<GoalSet> m_sets;
};

} // namespace boardwright
