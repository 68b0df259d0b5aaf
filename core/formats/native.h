// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QByteArray>
#include <QList>

#include <expected>
#include <stop_token>

namespace boardwright {

/// What a native file holds.
struct NativeFile {
    GoalSet set;
    QList<Problem> notes; ///< odd but harmless: keys that stand twice (at most 100 are told)
    bool siteStyle
        = false; ///< laid out as the site does; others are laid out anew when they change
};

/// Reads a lockout.live goal set, schema version 3. Rows get the ids 1, 2, 3 ... Optional keys may
/// be missing or null, values may break the schema's limits, unknown keys are kept in the verbatim
/// parts. Refused: what is no JSON (see formats/json.h), has no "objectives" or an objective
/// without "goal" (NotAGoalSet), or has values of a wrong type (see formats/native_reader.h). Pure,
/// any thread.
/// Once `stop` is asked for, it gives up soon with Code::Cancelled.
std::expected<NativeFile, Problem> readNative(
    const QByteArray &bytes, const std::stop_token &stop = {});

/// The file that holds a goal set. Pure, any thread. Laws:
/// - A set that says what its file says is written as the very bytes that were read.
/// - Reading what was written gives an equal set, but for ids and verbatim parts.
/// - A file that is not in the site's style gets it at its first change; in one that is, a change
///   touches the lines of the members that changed and no others.
/// - Members that did not change keep their spelling; all keep their order; unknown ones stay.
QByteArray writeNative(const GoalSet &set);

} // namespace boardwright
