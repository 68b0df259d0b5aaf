// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/read_set.h"

#include "core/formats/file.h"
#include "ui/text/words.h"

namespace boardwright {

void tell(QTextStream &err, const QString &path, const Problem &problem)
{
    err << path << u':';
    if (problem.where.line > 0)
        err << problem.where.line << u':' << problem.where.column << u':';
    err << u' ' << severityName(problem.severity) << QStringLiteral(": ") << words(problem)
        << u'\n';
}

std::optional<NativeFile> readSet(const QString &path, QTextStream &err)
{
    auto file = openNative(path);
    if (!file) {
        tell(err, path, file.error());
        return std::nullopt;
    }
    for (const Problem &note : std::as_const(file->notes))
        tell(err, path, note);
    return *std::move(file);
}

} // namespace boardwright
