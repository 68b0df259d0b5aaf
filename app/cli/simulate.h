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

enum class StatisticsFormat : std::uint8_t { Text, Json, Csv };

/// What `boardwright-cli simulate` was asked.
struct SimulateCommand {
    QString file;
    BoardOptions board;
    SeedRange seeds{.first = 1, .last = 1000};
    int shard = 1; ///< of the seeds, from 1
    int shards = 1;
    int threads = 1;
    bool reasons = false; ///< text has them in any case
    StatisticsFormat format = StatisticsFormat::Text;
};

/// Counts boards and writes what they say; nothing where it is stopped. The output does not depend
/// on threads. Returns the exit status: 0 good, 1 a board could not be filled or the set cannot be
/// compiled, 2 the file could not be read or the options do not fit, 130 stopped.
int simulate(const SimulateCommand &command, QTextStream &out, QTextStream &err);

/// What `boardwright-cli merge` was asked.
struct MergeCommand {
    QStringList files;
    StatisticsFormat format = StatisticsFormat::Json;
};

/// Adds up what simulate wrote as JSON: the same bytes as of one run over all of the seeds. Returns
/// the exit status: as above, 2 for files that are no statistics or do not go together.
int merge(const MergeCommand &command, QTextStream &out, QTextStream &err);

/// What `boardwright-cli compare` was asked.
struct CompareCommand {
    QString before;
    QString after;
    BoardOptions board;
    SeedRange seeds{.first = 1, .last = 1000};
    int threads = 1;
    bool json = false;
};

/// Makes the boards of two versions of a set on the same seeds, and tells what moved, the surest
/// first. Returns the exit status: as simulate().
int compare(const CompareCommand &command, QTextStream &out, QTextStream &err);

} // namespace boardwright
