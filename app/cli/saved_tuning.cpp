// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/saved_tuning.h"

#include "app/cli/read_set.h"
#include "core/base/printable.h"
#include "core/formats/file.h"
#include "core/tune/state_json.h"

#include <QFile>

namespace boardwright {

bool resumeSaved(Tuner &tuner, const QByteArray &key, const QString &path, QTextStream &err)
{
    if (path.isEmpty() || !QFile::exists(path))
        return true;
    const auto bytes = readFile(path);
    const auto saved = bytes ? readTuning(*bytes)
                             : std::expected<SavedTuning, Problem>(std::unexpected(bytes.error()));
    if (!saved) {
        tell(err, path, saved.error());
        return false;
    }
    if (saved->of == key && tuner.resume(saved->state))
        return true;
    err << printable(path)
        << ": this is the state of another job: the set, the targets or the options differ. Remove "
           "the file or name another one.\n";
    return false;
}

} // namespace boardwright
