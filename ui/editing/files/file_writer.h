// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"
#include "ui/editing/files/file_digest.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>
#include <stop_token>
#include <variant>

namespace boardwright {

/// A file to be made and written.
struct FileJob {
    QString path;
    std::function<QByteArray()> content; ///< makes the bytes, on the thread that writes them
    /// What the file should hold until now; another content is left alone. A file that is gone is
    /// no other. Empty: whatever there is, it is replaced.
    FileDigest expected;
};

/// The file holds something else than was expected, and still does.
struct FoundOther { };

/// What the file holds, whole and safely on the disk; else the file is as it was.
using FileOutcome = std::variant<FileDigest, Problem, FoundOther>;

/// Writes a file; once begun, it is not stopped. Any thread; says something in any case.
std::optional<FileOutcome> writeFile(const FileJob &job, const std::stop_token &stop = {});

} // namespace boardwright
