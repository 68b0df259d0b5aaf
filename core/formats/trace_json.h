// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/trace.h"
#include "core/formats/compact_json.h"
#include "core/generator/row_texts.h"

#include <QByteArray>

namespace boardwright {

/// Appends the bound that a board does not keep, and its number.
void appendMissed(CompactMembers &members, const MissedGate &missed);

/// A trace as a JSON array of its steps, in order, on one line. A step has "act" and "stage" and,
/// where applicable: "part" (1-based), "position" and "other" (1-based sites), "objective" (0-based
/// row of the goal) or "table" and "entry" (of another row), "value", and "funnel", the number of
/// candidates that each filter left: {"pool": 96, "tag": 90, ...}. Pure, any thread.
QByteArray traceJson(const Trace &trace, const RowTexts &rows);

} // namespace boardwright
