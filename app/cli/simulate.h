// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/board_options.h"
#include "core/lab/seed_ranges.h"

#include <QString>
#include <QStringList>
#include <QTextStream>

#include <cstdint>

namespace boardwright {

/// Stands for all seeds that a room of the generator's site may draw.
inline constexpr SeedRange allOfRoom{};

enum class StatisticsFormat : std::uint8_t { Text, Json, Csv };

/// The options of `boardwright-cli simulate`.
struct SimulateCommand {
    QString file;
    BoardOptions board;
    SeedRange seeds{.first = 1, .last = 1000};
    int shard = 1; ///< of the seeds, from 1
    int shards = 1;
    int threads = 1;
    bool reasons = false; ///< include the reasons; text always has them
    StatisticsFormat format = StatisticsFormat::Text;
};

/// Makes boards and writes their statistics; writes nothing if it is stopped. The output does not
/// depend on the number of threads. Returns the exit status: 0 good, 1 a board could not be filled
/// or the set cannot be compiled, 2 the file could not be read or the options do not fit, 130
/// stopped.
int simulate(const SimulateCommand &command, QTextStream &out, QTextStream &err);

/// The options of `boardwright-cli merge`.
struct MergeCommand {
    QStringList files;
    StatisticsFormat format = StatisticsFormat::Json;
};

/// Adds up JSON statistics written by simulate(). The result has the same bytes as one run over all
/// seeds. Returns the same exit status as simulate(); 2 also if a file holds no statistics or the
/// files do not match.
int merge(const MergeCommand &command, QTextStream &out, QTextStream &err);

/// The options of `boardwright-cli compare`.
struct CompareCommand {
    QString before;
    QString after;
    BoardOptions board;
    SeedRange seeds{.first = 1, .last = 1000};
    int threads = 1;
    bool json = false;
};

/// Makes the boards of two versions of a set on the same seeds and reports what changed, the most
/// significant change first. Returns the same exit status as simulate().
int compare(const CompareCommand &command, QTextStream &out, QTextStream &err);

} // namespace boardwright
