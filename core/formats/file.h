// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/native.h"
#include "core/goalset/problem.h"

#include <QByteArray>
#include <QString>

#include <expected>
#include <stop_token>

namespace boardwright {

/// Largest file that is read: 64 MiB. Real goal sets have some 50 KB.
inline constexpr qint64 largestFile = 64LL * 1024 * 1024;

/// The bytes of a file, or FileMissing, FileIsDirectory, FileNotRegular (a pipe or a device could
/// make us wait for ever), FileNotReadable or FileTooLarge. May be called from any thread.
std::expected<QByteArray, Problem> readFile(const QString &path);

/// Reads a goal set from a file: what can go wrong in readFile() and readNative(). Of a file that
/// is too large only the first 64 MiB are read; if they are no JSON already, that is what is said.
std::expected<NativeFile, Problem> openNative(
    const QString &path, const std::stop_token &stop = {});

/// Replaces a file by these bytes, whole or not at all: after a failure (FileIsDirectory,
/// FileNotRegular, FileNotWritable) the old file is as it was. A link is followed, the file it
/// points to replaced; permissions and owner are kept. A file of several names (hard links), or of
/// an owner that we may not give files to, is written in place, with room reserved before and the
/// old bytes put back after a failure; there alone, a crash while writing can leave a mixture.
/// FileNotWritable has the system's reason. May be called from any thread.
std::expected<void, Problem> saveFile(const QString &path, const QByteArray &bytes);

} // namespace boardwright
