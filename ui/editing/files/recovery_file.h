// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"
#include "ui/editing/files/file_digest.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <expected>

namespace boardwright {

/// Work that is in no file of its own yet.
struct UnsavedWork {
    QString name; ///< for a person
    QString path; ///< of the file that it changes; empty: untitled
    FileDigest digest; ///< what that file held when it was last read or written
    QDateTime time; ///< of the last change that is in it; to the second, UTC
    QByteArray bytes; ///< the set as a native file

    friend bool operator==(const UnsavedWork &, const UnsavedWork &) = default;
};

/// What kept work looks like on the disk: one line of JSON that says what it is and how many bytes
/// follow with what digest, then the native file. One file, so that it is replaced whole or not at
/// all. Pure, any thread.
QByteArray recoveryBytes(const UnsavedWork &work);

/// Law: gives back what recoveryBytes() was given. Anything else, even if a byte is missing or
/// another, is FileDamaged. Pure, any thread.
std::expected<UnsavedWork, Problem> readRecovery(const QByteArray &bytes);

} // namespace boardwright
