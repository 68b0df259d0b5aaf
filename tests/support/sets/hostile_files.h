// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <functional>

/// Files made to do harm.
namespace boardwright::test {

/// A file with these members of the set and these objectives, both given as JSON.
QByteArray setOf(const QByteArray &members, const QByteArray &objectives = {});

/// `part` repeated `count` times, separated by commas, with each "%" replaced by the index.
QByteArray joined(int count, const QByteArray &part);

/// Makes a file with the given number of parts.
using Maker = std::function<QByteArray(int)>;

struct CostlyFile {
    const char *name;
    int size;
    Maker maker;
};

/// Files that open; each has an excess of one thing.
QList<CostlyFile> costlyFiles();

/// Reads, changes and writes a file and looks up all places; false if any of this fails.
bool open(const QByteArray &bytes);

/// The shortest of `runs` runs, in nanoseconds of this thread's processor time: other load can only
/// make a run longer.
qint64 shortestOf(int runs, const std::function<void()> &run);

/// How many times as long `run` takes for a text of 16 times the size. 16 is linear and 256 is
/// quadratic. A machine that is busy with something else has doubled a ratio, so the bound lies
/// between the two.
inline constexpr int muchLarger = 16;
inline constexpr double mostGrowth = 64;
double growthOf(const Maker &maker, int size, const std::function<void(const QByteArray &)> &run);

} // namespace boardwright::test
