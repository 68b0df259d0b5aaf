// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/write_output.h"

#include "app/cli/read_set.h"
#include "core/formats/file.h"

namespace boardwright {

bool isStandardOutput(const QString &path)
{
    return path.isEmpty() || path == u'-';
}

bool writeOutput(const QByteArray &bytes, const QString &path, QTextStream &out, QTextStream &err)
{
    if (isStandardOutput(path)) {
        out << QString::fromUtf8(bytes);
        return flushed(out, err);
    }
    if (const auto saved = saveFile(path, bytes); !saved) {
        tell(err, path, saved.error());
        return false;
    }
    return true;
}

} // namespace boardwright
