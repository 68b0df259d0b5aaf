// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/trace.h"
#include "core/generator/row_texts.h"

#include <QByteArray>

namespace boardwright {

/// A trace as a JSON array of its steps, in their order, on one line. A step has "act" and "stage"
/// and, where they mean something, "part" (from 1), "position" and "other" (sites, from 1),
/// "objective" (row of the goal, from 0) or "table" and "entry" (of another row), "value", and
/// "funnel": how many candidates each filter left, {"pool": 96, "tag": 90, ...}. Pure, any thread.
QByteArray traceJson(const Trace &trace, const RowTexts &rows);

} // namespace boardwright
