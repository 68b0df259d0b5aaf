// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/saved_tuning.h"

#include "app/cli/read_set.h"
#include "core/base/printable.h"
#include "core/formats/file.h"
#include "core/tune/state_json.h"

#include <QFile>

#include <algorithm>
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
    if (saved->of == key && tuner.resume(saved->state, saved->soFar))
        return true;
    err << printable(path)
        << ": this is the state of another job: the set, the targets or the options differ. Remove "
           "the file or name another one.\n";
    return false;
}

namespace {

/// How many boards to make before the next look at the clock: as many as take about `aim`, at most
/// twice as many as before, and a few for each thread.
qint64 boardsOf(
    std::chrono::duration<double> aim, std::chrono::duration<double> took, qint64 made, int threads)
{
    const auto least = static_cast<qint64>(threads);
    constexpr double most = 2;
    const double factor = took.count() > 0 ? std::min(most, aim / took) : most;
    return std::max(least, static_cast<qint64>(static_cast<double>(made) * factor));
}

} // namespace

TuningKeeper::TuningKeeper(QByteArray key, QString path, std::chrono::seconds period)
    : m_key(std::move(key))
    , m_path(std::move(path))
    , m_period(period)
{
}

bool TuningKeeper::work(Tuner &tuner, TuneRun run, QTextStream &err)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::seconds aim{2};
    run.most = isKeeping() ? run.threads : 0;
    while (!tuner.isDone() && !run.stop.stop_requested()) {
        const Clock::time_point began = Clock::now();
        (void)tuner.round(run);
        if (!isKeeping())
            continue;
        keepNowAndThen(tuner, err);
        run.most = boardsOf(aim, Clock::now() - began, run.most, run.threads);
    }
    return tuner.isDone();
}

void TuningKeeper::keepNowAndThen(const Tuner &tuner, QTextStream &err)
{
    if (m_triedAt && std::chrono::steady_clock::now() - *m_triedAt < m_period)
        return;
    const bool hadFailed = m_hasFailed;
    const auto saved = save(tuner);
    if (saved && hadFailed)
        err << printable(m_path) << ": the state of the job is written again.\n";
    if (saved || hadFailed)
        return;
    tell(err, m_path, saved.error());
    err << printable(m_path)
        << ": the job goes on without a saved state; writing it is tried again every "
        << m_period.count() << " seconds.\n";
    err.flush();
}

std::expected<void, Problem> TuningKeeper::save(const Tuner &tuner)
{
    m_triedAt = std::chrono::steady_clock::now();
    auto saved = saveFile(
        m_path, tuningJson({.of = m_key, .state = tuner.state(), .soFar = tuner.soFar()}));
    m_hasFailed = !saved;
    return saved;
}

bool TuningKeeper::keep(const Tuner &tuner, QTextStream &err)
{
    const auto saved = save(tuner);
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
