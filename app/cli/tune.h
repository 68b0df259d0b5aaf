// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/board_options.h"
#include "core/tune/tuner.h"

#include <QString>
#include <QStringList>
#include <QTextStream>

namespace boardwright {

/// The options of `boardwright-cli tune`.
struct TuneCommand {
    QString file;
    QString out; ///< the tuned set; "-": standard output
    QStringList targets; ///< see addTarget(); empty: those of the set
    QStringList allowed; ///< keys of tunables that are rules
    QString state; ///< a file that keeps the job's state as it works; empty: none
    BoardOptions board;
    TuneOptions tuning;
    qint64 trial = 20'000; ///< seeds on which the set is compared before and after
    bool acceptsWorse = false; ///< whether to write what is worse without asking
    int threads = 1;
};

/// Looks for settings with which a set's boards are as wanted (core/tune/tuner.h), and writes the
/// set with them. Reports each target before and after, and goals that cannot be where they should,
/// on `out`, or on `err` if the set itself goes to standard output. If stopped, writes the state,
/// if there is a file for it, and no set; the same command then continues. Asks before
/// it writes a set in which a number is worse than before, or may be because it was stopped while
/// the set was compared (mayWriteWorse()). Returns the exit status:
/// 0 good, 1 a target was not reached, no boards can be made, or what is worse was not written, 2 a
/// file could not be read or written, 130 stopped.
int tune(const TuneCommand &command, QTextStream &out, QTextStream &err);

} // namespace boardwright
