// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/board_options.h"
#include "core/worlds/curation.h"

#include <QString>
#include <QTextStream>

#include <optional>

namespace boardwright {

/// The options of `boardwright-cli curate`.
struct CurateCommand {
    QString file;
    BoardOptions board; ///< of the worlds generator
    worlds::CurationWishes wishes;
    qint64 count = 1000; ///< worlds to choose
    qint64 pool = 0; ///< worlds to choose from, from seed 1; 0: candidatesPerWorld for each
    std::optional<worlds::CandidateSeeds> seeds; ///< instead of `pool`
    bool weights = false; ///< weight the zones first, and write the set to `out`
    QString out;
    bool acceptsWorse = false; ///< whether to write weights that are worse without asking
    bool json = false;
    int threads = 1;

    static constexpr qint64 candidatesPerWorld = 6;
};

/// Makes worlds, chooses some of them (core/worlds/curation.h) and reports their seeds, what each
/// wish costs, how even they are, and which zones matter. Asks before it writes weights with which
/// a number is worse than before (mayWriteWorse()). Writes nothing if it is stopped. The output
/// does not depend on the number of threads. Returns the exit status: 0 good, 1 too few worlds
/// could be chosen, the set cannot be compiled or what is worse was not written, 2 the file could
/// not be read or written or the options do not fit, 130 stopped.
int curate(const CurateCommand &command, QTextStream &out, QTextStream &err);

} // namespace boardwright
