// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/goalset/section.h"

#include <QByteArray>
#include <QList>

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <stop_token>

namespace boardwright {

/// What a native file holds.
struct NativeFile {
    GoalSet set;
    /// An older layout; keys that stand twice and references to rows that are not there (at most
    /// 100 of these are told).
    QList<Problem> notes;
    /// Laid out as the site does today; others are laid out anew when they change.
    bool siteStyle = false;
};

/// Whether what the site's schema has no field for, "boardwright", is written.
enum class Extension : std::uint8_t { Keep, LeaveOut };

/// Reads a lockout.live goal set, schema version 3, and what stands below "boardwright" of the
/// sections given (by default all). Objectives get the ids 1, 2, 3 ..., rows of tables go on from
/// there. Optional keys may be missing or null, values may break the schema's limits, unknown keys
/// are kept in the verbatim parts. Refused: what is no JSON (see formats/json.h), has no
/// "objectives" or an objective without "goal" (NotAGoalSet), has another version (UnknownText), or
/// has values of a wrong type (see formats/native_reader.h, native_values.h). Version 2, and the
/// layout before versions with "game" for "game_name", are read as well and become version 3; a
/// note says so. References to rows that are not there are left out, and gone from the file at its
/// first change. Pure, any thread.
/// Once `stop` is asked for, it gives up soon with Code::Cancelled.
std::expected<NativeFile, Problem> readNative(const QByteArray &bytes,
    std::span<const Section *const> sections, const std::stop_token &stop = {});
std::expected<NativeFile, Problem> readNative(
    const QByteArray &bytes, const std::stop_token &stop = {});

/// The file that holds a goal set. Pure, any thread. Laws:
/// - A set that says what its file says is written as the very bytes that were read, unless there
///   is something to leave out.
/// - Reading what was written gives an equal set, but for ids and verbatim parts; references to
///   rows that are gone are dropped.
/// - A file that is not in the site's style gets it at its first change; in one that is, a change
///   touches the lines of the members that changed and no others.
/// - Members that did not change keep their spelling; all keep their order; unknown ones stay.
QByteArray writeNative(const GoalSet &set, std::span<const Section *const> sections,
    Extension extension = Extension::Keep);
QByteArray writeNative(const GoalSet &set, Extension extension = Extension::Keep);

/// The set in the site's style, whatever its file looks like; nothing once `stop` is asked for.
std::optional<QByteArray> nativeLayout(
    const GoalSet &set, std::span<const Section *const> sections, const std::stop_token &stop);

} // namespace boardwright
