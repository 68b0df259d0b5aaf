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

/// Work that is not saved in a file of its own yet.
struct UnsavedWork {
    QString name; ///< shown to the user
    QString path; ///< of the file it was opened from; empty if untitled
    FileDigest digest; ///< what that file held when it was last read or written
    QDateTime time; ///< of the last change in it; in whole seconds, UTC
    QByteArray bytes; ///< the set as a native file

    friend bool operator==(const UnsavedWork &, const UnsavedWork &) = default;
};

/// The bytes of a recovery file: one line of JSON with a digest of all that comes after it, the
/// metadata and the size of the set, then the set as a native file. It is one file, so that it is
/// replaced whole or not at all. Pure, any thread.
QByteArray recoveryBytes(const UnsavedWork &work);

/// Law: readRecovery(recoveryBytes(work)) gives `work`. Anything else, even with one byte missing
/// or different, is FileDamaged: work never comes back under another name or path. Files of version
/// 1, whose digest does not cover the metadata, are read too. Pure, any thread.
std::expected<UnsavedWork, Problem> readRecovery(const QByteArray &bytes);

} // namespace boardwright
