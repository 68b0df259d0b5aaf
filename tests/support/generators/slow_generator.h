// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <atomic>
#include <chrono>

namespace boardwright {

/// A generator whose runs take a given time; it counts how they ended. Its board is one goal, the
/// set's first.
class SlowGenerator final : public Generator {
public:
    explicit SlowGenerator(std::chrono::milliseconds duration)
        : m_duration(duration)
    {
    }

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
    std::vector<Finding> check(
        const GoalSet &set, const Settings &settings, const Result &result) const override;

    int started() const { return m_started; }

    int stopped() const { return m_stopped; }

    int finished() const { return m_finished; }

private:
    std::chrono::milliseconds m_duration;
    mutable std::atomic<int> m_started = 0;
    mutable std::atomic<int> m_stopped = 0;
    mutable std::atomic<int> m_finished = 0;
};

} // namespace boardwright
