// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/formats/native.h"
#include "core/goalset/problem.h"

#include <QByteArray>
#include <QString>

#include <expected>
#include <stop_token>

namespace boardwright {

/// The bytes of a file. Errors: FileMissing, FileIsDirectory, FileNotRegular (reading a pipe or a
/// device could block for ever), FileNotReadable, FileTooLarge (more than `most`). Any thread.
std::expected<QByteArray, Problem> readFile(const QString &path, qint64 most = largestFile);

/// Reads a goal set from a file. Errors: those of readFile() and readNative(). Of a file that is
/// too large only the first 64 MiB are read; if they are not valid JSON, that is the error
/// reported.
std::expected<NativeFile, Problem> openNative(
    const QString &path, const std::stop_token &stop = {});

/// Replaces the content of a file atomically: after a failure (FileIsDirectory, FileNotRegular,
/// FileNotWritable, which carries the system's reason) the old file is unchanged. A symbolic link
/// is followed; permissions and owner are kept. A file with several hard links, or with an owner
/// that we may not assign, is overwritten in place: space is reserved first, and the old bytes are
/// restored after a failure. Only then can a crash while writing leave a mixture. Any thread.
std::expected<void, Problem> saveFile(const QString &path, const QByteArray &bytes);

/// Whether saveFile() would begin: it finds out what can be known before there are bytes. Same
/// errors. Nothing changes. A command that works for hours asks first.
std::expected<void, Problem> canSaveFile(const QString &path);

/// Whether two paths lead to one file, through links of any kind. Files that do not exist yet count
/// by where they would be.
bool isSameFile(const QString &path, const QString &other);

} // namespace boardwright
