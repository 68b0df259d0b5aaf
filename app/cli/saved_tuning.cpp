// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/saved_tuning.h"

#include "app/cli/read_set.h"
#include "core/base/printable.h"
#include "core/formats/file.h"
#include "core/tune/state_json.h"

#include <QFile>

#include <utility>

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

TuningKeeper::TuningKeeper(QByteArray key, QString path)
    : m_key(std::move(key))
    , m_path(std::move(path))
{
}

void TuningKeeper::roundDone(const Tuner &tuner, QTextStream &err)
{
    // A third of half a minute, because a round takes its time, too.
    constexpr std::chrono::seconds period{10};
    if (m_isTold || !isKeeping()
        || (m_keptAt && std::chrono::steady_clock::now() - *m_keptAt < period))
        return;
    m_isTold = !keep(tuner, err);
}

bool TuningKeeper::keep(const Tuner &tuner, QTextStream &err)
{
    m_keptAt = std::chrono::steady_clock::now();
    const auto saved = saveFile(m_path, tuningJson({.of = m_key, .state = tuner.state()}));
    if (!saved)
        tell(err, m_path, saved.error());
    return saved.has_value();
}

void TuningKeeper::forget() const
{
    if (isKeeping())
        QFile::remove(m_path);
}

} // namespace boardwright
