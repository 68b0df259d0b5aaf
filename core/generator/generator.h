// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/generator/watch.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QByteArray>
#include <QString>
#include <QStringView>

#include <memory>
#include <span>
#include <vector>

namespace boardwright {

/// What a board is asked to be. Today: bingo, any grid from 3 x 3 to 10 x 10.
struct Settings {
    int rows = 5;
    int columns = 5;

    static constexpr int smallest = 3;
    static constexpr int largest = 10;

    int cells() const { return rows * columns; }

    friend bool operator==(const Settings &, const Settings &) = default;
};

/// Who a generator is, for files and people.
struct GeneratorInfo {
    const char *key; ///< as in files and on the command line
    int version; ///< raised by every change that alters any board for an existing seed
};

/// A goal set made ready for one generator and settings: arrays and bits, immutable, shared by all
/// threads that generate from one revision of a document.
struct Compiled {
    Compiled() = default;
    Compiled(const Compiled &) = delete;
    Compiled &operator=(const Compiled &) = delete;
    virtual ~Compiled() = default;
};

/// The working memory of one thread, reused from board to board.
struct Scratch {
    Scratch() = default;
    Scratch(const Scratch &) = delete;
    Scratch &operator=(const Scratch &) = delete;
    virtual ~Scratch() = default;
};

/// One way of making boards. Opaque: a set is compiled once, then run per seed. Stateless; every
/// member may be called from any thread.
class Generator {
public:
    Generator() = default;
    Generator(const Generator &) = delete;
    Generator &operator=(const Generator &) = delete;
    virtual ~Generator() = default;

    virtual GeneratorInfo info() const = 0;

    /// Never fails: whatever a goal set says is compiled to its nearest meaning.
    virtual std::shared_ptr<const Compiled> compile(
        const GoalSet &set, const Settings &settings) const
        = 0;

    /// Working memory for boards of `compiled`, which must outlive it.
    virtual std::unique_ptr<Scratch> scratch(const Compiled &compiled) const = 0;

    /// The board of `seed`: a pure function of (compiled, seed). On failure `into` holds the cells
    /// that could be filled; after a cancelled run its content means nothing.
    virtual Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
        Watch &watch) const
        = 0;

    /// What an independent checker says of a board; shares no code with run().
    virtual std::vector<Finding> check(
        const GoalSet &set, const Settings &settings, const Result &result) const
        = 0;
};

/// All generators, in the order they are offered; the first is the default.
std::span<const Generator *const> generators();

} // namespace boardwright
