// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/write_output.h"

#include "app/cli/read_set.h"
#include "core/base/printable.h"
#include "core/formats/file.h"

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace boardwright {

namespace {

bool isTerminal()
{
#ifdef Q_OS_UNIX
    return isatty(STDOUT_FILENO) == 1;
#else
    return false;
#endif
}

} // namespace

bool isStandardOutput(const QString &path)
{
    return path.isEmpty() || path == u'-';
}

bool writeOutput(const QByteArray &bytes, const QString &path, QTextStream &out, QTextStream &err)
{
    if (isStandardOutput(path)) {
        const QString text = QString::fromUtf8(bytes);
        // A file may have what turns a terminal upside down.
        out << (isTerminal() ? printableLines(text) : text);
        return flushed(out, err);
    }
    if (const auto saved = saveFile(path, bytes); !saved) {
        tell(err, path, saved.error());
        return false;
    }
    return true;
}

} // namespace boardwright
