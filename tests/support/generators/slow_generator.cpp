// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/generators/slow_generator.h"

#include "core/board/game_mode.h"

#include <thread>

namespace boardwright {

namespace {

struct SlowSet final : Compiled {
    RowId first = RowId::none;
};

} // namespace

const Info &SlowGenerator::info() const
{
    static const Info info{.key = QLatin1StringView("slow"), .title = "Slow"};
    return info;
}

Settings SlowGenerator::settingsFor(const GoalSet & /*set*/) const
{
    return {};
}

QList<Problem> SlowGenerator::lint(const GoalSet & /*set*/, const Settings & /*settings*/) const
{
    return {};
}

std::expected<std::shared_ptr<const Compiled>, QList<Problem>> SlowGenerator::compile(
    const GoalSet &set, const Settings & /*settings*/) const
{
    auto compiled = std::make_shared<SlowSet>();
    compiled->shape = shapeOf({.rows = 1, .columns = 1});
    compiled->first = set.objectives.isEmpty() ? RowId::none : set.objectives.first().id;
    return compiled;
}

std::unique_ptr<Scratch> SlowGenerator::scratch(const Compiled & /*compiled*/) const
{
    return std::make_unique<Scratch>();
}

Outcome SlowGenerator::run(const Compiled &compiled, Scratch & /*scratch*/, QStringView /*seed*/,
    Result &into, Trace * /*trace*/, Watch &watch) const
{
    const auto &set = static_cast<const SlowSet &>(compiled);
    ++m_started;
    const auto end = std::chrono::steady_clock::now() + m_duration;
    while (std::chrono::steady_clock::now() < end) {
        if (watch.stopRequested()) {
            ++m_stopped;
            return std::unexpected(Failure{.code = Code::Cancelled, .why = {}});
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    into.reset(set.shape);
    into.at[0].what = set.first;
    ++m_finished;
    return {};
}

void SlowGenerator::measure(const Compiled & /*compiled*/, Scratch & /*scratch*/,
    const Result & /*result*/, Measured & /*into*/) const
{
}

std::vector<Finding> SlowGenerator::check(
    const GoalSet & /*set*/, const Settings & /*settings*/, const Result & /*result*/) const
{
    return {};
}

} // namespace boardwright
