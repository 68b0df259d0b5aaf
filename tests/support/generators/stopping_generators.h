// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/generators/generator_around.h"

#include <QByteArray>

#include <atomic>
#include <functional>

namespace boardwright {

/// Makes the boards of another generator, under a key of its own, until it stops whoever asks for
/// them at exactly one poll. Any thread.
class StoppingGenerator final : public GeneratorAround {
public:
    explicit StoppingGenerator(const Generator &other);

    const Generator &other() const { return m_other; }

    /// Stops the caller at poll `poll` (from 0) of board `board` (from 1): `stop` must lead to a
    /// stop request on the watch of the caller. Not while boards are made.
    void stopAt(int board, std::uint64_t poll, std::function<void()> stop) const;

    /// Whether it did, since the last stopAt(). If the board has fewer polls, it does not.
    bool hasStopped() const { return m_hasStopped; }

    const Info &info() const override { return m_info; }

    Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
        Trace *trace, Watch &watch) const override;
    void measureInBins(const Compiled &compiled, Scratch &scratch, const Result &result,
        Binned &into) const override;
    Facts facts(const Compiled &compiled, Scratch &scratch, const Result &result) const override;

private:
    const Generator &m_other;
    QByteArray m_key;
    Info m_info;
    mutable std::atomic<int> m_boardsLeft = 0; ///< until the one to stop at
    mutable std::uint64_t m_poll = 0;
    mutable std::function<void()> m_stop;
    mutable std::atomic<bool> m_hasStopped = false;
};

/// One around each generator, the toy among them. They are in the registry of the program.
std::span<const StoppingGenerator *const> stoppingGenerators();

/// A column and a row for each of them, for a test that asks stoppingGenerator() for its own.
void addStoppingGenerators();
const StoppingGenerator &stoppingGenerator();

} // namespace boardwright
