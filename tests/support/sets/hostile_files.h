// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <functional>

/// Files made to do harm.
namespace boardwright::test {

/// A file of goals with these members of the set and these objectives, each as they stand in JSON.
QByteArray setOf(const QByteArray &members, const QByteArray &objectives = {});

/// `part` so many times, with "%" for the number of each, and commas between.
QByteArray joined(int count, const QByteArray &part);

/// Makes a file of so many parts.
using Maker = std::function<QByteArray(int)>;

struct CostlyFile {
    const char *name;
    int size;
    Maker maker;
};

/// Files that open, each with very much of one thing.
QList<CostlyFile> costlyFiles();

/// Reads, changes, writes and asks for all places; false where that fails.
bool open(const QByteArray &bytes);

/// Nanoseconds of the shortest of some runs: what the machine does beside them only adds.
qint64 shortestOf(int runs, const std::function<void()> &run);

} // namespace boardwright::test
