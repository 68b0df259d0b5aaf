// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/generators/stopping_generators.h"

#include "core/balanced/balanced.h"
#include "core/constrained/constrained.h"
#include "core/layered/layered.h"
#include "core/sculpted/sculpted.h"
#include "core/worlds/worlds.h"
#include "tests/toy/toy_generator.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <iterator>
#include <thread>
#include <utility>
#include <vector>

namespace boardwright {

StoppingGenerator::StoppingGenerator(const Generator &other)
    : GeneratorAround(other)
    , m_other(other)
    , m_key("stopping_" + QByteArray(other.info().key.data(), other.info().key.size()))
    , m_info(other.info())
{
    m_info.key = Key(m_key);
}

void StoppingGenerator::stopAt(int board, std::uint64_t poll, std::function<void()> stop) const
{
    m_poll = poll;
    m_stop = std::move(stop);
    m_hasStopped = false;
    m_boardsLeft = board;
}

Outcome StoppingGenerator::run(const Compiled &compiled, Scratch &scratch, QStringView seed,
    Result &into, Trace *trace, Watch &watch) const
{
    if (m_boardsLeft.fetch_sub(1) != 1)
        return m_other.run(compiled, scratch, seed, into, trace, watch);
    Watch counted({}, m_poll);
    Outcome outcome = m_other.run(compiled, scratch, seed, into, trace, counted);
    if (!outcome && outcome.error().code == Code::Cancelled) {
        m_stop();
        while (!watch.stopRequested())
            std::this_thread::yield();
        m_hasStopped = true;
    }
    return outcome;
}

void StoppingGenerator::measureInBins(
    const Compiled &compiled, Scratch &scratch, const Result &result, Binned &into) const
{
    m_other.measureInBins(compiled, scratch, result, into);
}

Facts StoppingGenerator::facts(
    const Compiled &compiled, Scratch &scratch, const Result &result) const
{
    return m_other.facts(compiled, scratch, result);
}

std::span<const StoppingGenerator *const> stoppingGenerators()
{
    // Not from generators(), which asks for these. Boards of sites are done before the first poll;
    // tst_sites_bounded stops larger ones.
    static const ConstrainedGenerator constrained;
    static const BalancedGenerator balanced;
    static const LayeredGenerator layered;
    static const SculptedGenerator sculpted;
    static const WorldsGenerator worlds;
    static const ToyGenerator toy;
    static const std::array<StoppingGenerator, 6> all{StoppingGenerator(constrained),
        StoppingGenerator(balanced), StoppingGenerator(layered), StoppingGenerator(sculpted),
        StoppingGenerator(worlds), StoppingGenerator(toy)};
    static const std::array<const StoppingGenerator *, 6> listed{
        &all[0], &all[1], &all[2], &all[3], &all[4], &all[5]};
    return listed;
}

void addStoppingGenerators()
{
    QTest::addColumn<int>("which");
    for (int i = 0; i < static_cast<int>(stoppingGenerators().size()); ++i)
        QTest::addRow("%s", stoppingGenerators()[static_cast<std::size_t>(i)]->info().key.data())
            << i;
}

const StoppingGenerator &stoppingGenerator()
{
    QFETCH(const int, which);
    return *stoppingGenerators()[static_cast<std::size_t>(which)];
}

std::span<const Generator *const> addedGenerators()
{
    static const std::vector<const Generator *> added(
        stoppingGenerators().begin(), stoppingGenerators().end());
    return added;
}

} // namespace boardwright
