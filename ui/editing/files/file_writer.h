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

/// A file to write.
struct FileJob {
    QString path;
    std::function<QByteArray()> content; ///< makes the bytes, on the thread that writes them
    /// The digest that the file should have; a file with another content is not overwritten. A
    /// missing file is written. Empty: any file is replaced.
    FileDigest expected;
};

/// The file has another content than expected and was not overwritten.
struct FoundOther { };

/// The digest of what was written, whole and safely on disk; otherwise the file is unchanged.
using FileOutcome = std::variant<FileDigest, Problem, FoundOther>;

/// Writes a file. A write that has begun is not stopped. Never returns std::nullopt. Any thread.
std::optional<FileOutcome> writeFile(const FileJob &job, const std::stop_token &stop = {});

} // namespace boardwright
