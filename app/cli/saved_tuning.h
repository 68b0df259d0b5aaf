// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/tuner.h"

#include <QByteArray>
#include <QString>
#include <QTextStream>

#include <chrono>
#include <expected>
#include <optional>

namespace boardwright {

/// Continues from the state that a stopped job left in the file `path`, if there is such a file.
/// False, with a sentence on `err`, if it is damaged or of another job. `key` is that of this job
/// (tuningKey()).
bool resumeSaved(Tuner &tuner, const QByteArray &key, const QString &path, QTextStream &err);

/// What is said of a tuner that was stopped when it had its answer, if that was written.
inline constexpr const char *stoppedInComparison
    = "Stopped while before and after were compared; the result was written.\n";

/// Keeps the state of a job in a file while it works, so that what ends it, even SIGKILL or a power
/// cut, loses little.
class TuningKeeper final {
public:
    /// `path`: empty: nothing is kept. `period`: between two writes at least. It is a third of half
    /// a minute, because boards take their time, too.
    TuningKeeper(
        QByteArray key, QString path, std::chrono::seconds period = std::chrono::seconds(10));

    /// Does all rounds, and writes the state between some boards and the next ones, unless that was
    /// done a moment ago: a round may take hours. If the file cannot be written, the job goes on,
    /// and it is tried again after each period. `err` is told when that begins and when it ends.
    /// False if stopped.
    bool work(Tuner &tuner, TuneRun run, QTextStream &err);

    /// Writes the state now. False, with a sentence, if that fails.
    bool keep(const Tuner &tuner, QTextStream &err);

    bool isKeeping() const { return !m_path.isEmpty(); }

    /// Removes the file of a job that is done.
    void forget() const;

private:
    void keepNowAndThen(const Tuner &tuner, QTextStream &err);
    std::expected<void, Problem> save(const Tuner &tuner);

    QByteArray m_key;
    QString m_path;
    std::chrono::seconds m_period;
    std::optional<std::chrono::steady_clock::time_point> m_triedAt{};
    bool m_hasFailed = false; ///< the last time; it is told
};

} // namespace boardwright
