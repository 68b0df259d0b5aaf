// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/curation_report.h"

#include <QTextStream>

#include <vector>

namespace boardwright {

/// What `boardwright-cli curate` found.
struct Curation {
    qint64 wanted = 0; ///< worlds to choose
    qint64 seeds = 0; ///< tried
    int possibleJoins = 0;
    std::vector<worlds::WorldCandidate> candidates;
    std::vector<worlds::WishCost> costs; ///< by number of wishes; the last one has the choice
    std::vector<worlds::SortRelevance> relevance; ///< of the worlds chosen

    /// Whether as many were chosen as wanted.
    bool isComplete() const;
    /// Whether they are as even as wished.
    bool isEven() const;
};

/// Writes tables, and the seeds of the worlds chosen, in the order of choice.
void writeCuration(const Curation &curation, const worlds::Options &options, QTextStream &out);

/// Writes the same as one object.
void writeCurationJson(const Curation &curation, QTextStream &out);

} // namespace boardwright
