// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"
#include "core/formats/native.h"
#include "core/goalset/problem.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringView>

#include <expected>
#include <span>
#include <stop_token>

namespace boardwright {

/// A file format of another program that goal sets can be imported from. A constant.
struct ImportFormat {
    Key key;
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    const char *suffix = nullptr; ///< the file name extension, without the dot
    /// Whether bytes that are not a native goal set are intended as this format, even if malformed,
    /// so that errors are reported in its terms. `suffix` is the file name extension, without the
    /// dot. Pure, any thread.
    bool (*isMeant)(const QByteArray &bytes, QStringView suffix, const std::stop_token &stop)
        = nullptr;
    /// The set in the file, with the preview settings (preview_section) to show it with. Notes
    /// refer to places in the file. Pure, any thread; Code::Cancelled after a stop request.
    std::expected<NativeFile, Problem> (*read)(const QByteArray &bytes, const std::stop_token &stop)
        = nullptr;
    /// Codes of notes that lint also reports for the set, but without places.
    std::span<const Code> linted{};
};

/// The import formats of all generators. Defined in generator/format_registry.cpp.
std::span<const ImportFormat *const> importFormats();

/// The content of a file of any format.
struct OpenedSet {
    NativeFile file;
    const ImportFormat *from = nullptr; ///< null: a native file
};

/// Reads a goal set from a file of any known format. Bytes that no import format claims are treated
/// as a native set, so its errors are reported. `suffix` is the file name extension, without the
/// dot. Pure, any thread.
std::expected<OpenedSet, Problem> readAnySet(
    const QByteArray &bytes, QStringView suffix, const std::stop_token &stop = {});

/// The same, from a file. Errors also include those of openNative() (formats/file.h).
std::expected<OpenedSet, Problem> openAnySet(const QString &path, const std::stop_token &stop = {});

} // namespace boardwright
