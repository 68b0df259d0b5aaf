// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/run_program.h"

namespace boardwright {

/// What a program wrote, and what it took.
struct MeasuredRun {
    Run run;
    qint64 peakBytes = 0; ///< of memory; not less than what the test itself has at the start
    double seconds = 0; ///< of a processor, in all threads: other load makes no difference
};

/// Runs a program without input, and waits until it ends.
MeasuredRun measuredRun(const QString &program, const QStringList &arguments);

} // namespace boardwright
