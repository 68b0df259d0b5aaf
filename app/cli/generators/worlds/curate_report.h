// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/curation_report.h"

#include <QTextStream>

namespace boardwright {

/// Writes tables, and the seeds of the worlds chosen, in the order of choice.
void writeCuration(
    const worlds::Curation &curation, const worlds::Options &options, QTextStream &out);

/// Writes the same as one object.
void writeCurationJson(const worlds::Curation &curation, QTextStream &out);

} // namespace boardwright
