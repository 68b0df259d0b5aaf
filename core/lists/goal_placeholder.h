// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"

#include <QString>

#include <optional>

namespace boardwright {

/// A part of a text.
struct TextPart {
    qsizetype at = 0;
    qsizetype size = 0;
};

/// Where a goal of another program has its value: the only "{X}", "$", "#", "%d" or the like in its
/// text, or else the only "X"; nothing if that cannot be told. Pure, any thread.
std::optional<TextPart> placeholderIn(const QString &goal);

/// Whether a goal has a place for a value, ours or another program's.
bool hasPlaceForValue(const QString &goal);

/// Gives a goal the range from its least to its most value. False if it has a range already, no
/// place for a value, or these are none that a range can have.
bool setRange(Objective &objective, std::optional<qint64> least, std::optional<qint64> most);

/// Puts {{X}} in place of the sign of another program, if the goal has a range. Returns that sign;
/// null if there was none.
QString readPlaceholder(Objective &objective);

} // namespace boardwright
