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

/// The content of a native file.
struct NativeFile {
    GoalSet set;
    /// An older layout, repeated keys, and references to rows that do not exist (at most 100 of the
    /// latter two).
    QList<Problem> notes;
    /// True if laid out as the site does today. Other files are laid out anew when they change.
    bool siteStyle = false;
};

/// Whether to write the "boardwright" data, for which the site's schema has no field.
enum class Extension : std::uint8_t { Keep, LeaveOut };

/// Reads a lockout.live goal set, schema version 3, and the "boardwright" data of the given
/// sections (by default all). Objectives get the ids 1, 2, 3 ...; table rows continue from there.
/// Optional keys may be missing or null, values may break the schema's limits, and unknown keys are
/// kept in the verbatim parts. Errors: invalid JSON (see formats/json.h), no "objectives" or an
/// objective without "goal" (NotAGoalSet), another version (UnknownText), values of a wrong type
/// (see formats/native_reader.h, native_values.h). Version 2, and the layout before versions with
/// "game" for "game_name", are read too and become version 3, with a note. References to rows that
/// do not exist are dropped, and disappear from the file when it first changes. Pure, any thread.
/// After a stop request it soon returns Code::Cancelled.
std::expected<NativeFile, Problem> readNative(const QByteArray &bytes,
    std::span<const Section *const> sections, const std::stop_token &stop = {});
std::expected<NativeFile, Problem> readNative(
    const QByteArray &bytes, const std::stop_token &stop = {});

/// The file for a goal set. Pure, any thread. Laws:
/// - A set equal to what its file holds is written as exactly the bytes that were read, unless
///   Extension::LeaveOut removes something.
/// - Reading the result gives an equal set, except for ids and verbatim parts; dangling row
///   references are dropped.
/// - A file that is not in the site's style is converted when it first changes. In a file that is,
///   a change affects only the lines of the changed members.
/// - Unchanged members keep their spelling. All members keep their order. Unknown members are kept.
QByteArray writeNative(const GoalSet &set, std::span<const Section *const> sections,
    Extension extension = Extension::Keep);
QByteArray writeNative(const GoalSet &set, Extension extension = Extension::Keep);

/// The same, or nothing after a stop request.
std::optional<QByteArray> writeNativeUntil(const GoalSet &set, const std::stop_token &stop);

/// The set in the site's style, whatever the style of its file; nothing after a stop request.
std::optional<QByteArray> nativeLayout(
    const GoalSet &set, std::span<const Section *const> sections, const std::stop_token &stop);

} // namespace boardwright
