// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/convert.h"

#include "app/cli/read_set.h"
#include "core/formats/file.h"

namespace boardwright {

int convert(const ConvertOptions &options, QTextStream &out, QTextStream &err)
{
    auto file = readSet(options.in, err);
    if (!file)
        return 2;
    // Without the bytes it was read from, the set is written in the site's layout.
    file->set.file.reset();
    const QByteArray bytes = writeNative(file->set);
    if (options.out.isEmpty()) {
        out << QString::fromUtf8(bytes);
        return flushed(out, err) ? 0 : 2;
    }
    if (const auto saved = saveFile(options.out, bytes); !saved) {
        tell(err, options.out, saved.error());
        return 2;
    }
    return 0;
}

} // namespace boardwright
