// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/tune_words.h"

#include <QTextStream>

namespace boardwright {

/// The help text of the option that answers before it is asked.
inline constexpr const char *acceptWorseHelp
    = "Write the result even if a number is worse than before, or may be, without asking";

/// Says what tuning left worse than it found it, a line for each, or that this is not known, and
/// whether to write that all the same. Nothing worse: true. On a terminal it asks; elsewhere
/// nothing is written unless `accepts`.
bool mayWriteWorse(const WorseNumbers &worse, bool accepts, QTextStream &said, QTextStream &err);

} // namespace boardwright
