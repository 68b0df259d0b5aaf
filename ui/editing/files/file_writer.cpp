// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/files/file_writer.h"

#include "core/formats/file.h"

namespace boardwright {

std::optional<FileOutcome> writeFile(const FileJob &job, const std::stop_token & /*stop*/)
{
    if (!job.expected.isEmpty()) {
        const auto there = readFile(job.path);
        const bool isMissing = !there && there.error().code == Code::FileMissing;
        if (there ? digestOf(*there) != job.expected : !isMissing)
            return FoundOther{};
    }
    const QByteArray bytes = job.content();
    if (const auto saved = saveFile(job.path, bytes); !saved)
        return saved.error();
    return digestOf(bytes);
}

} // namespace boardwright
