// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/tuner.h"

#include <QByteArray>
#include <QString>
#include <QTextStream>

#include <chrono>
#include <optional>

namespace boardwright {

/// Continues from the state that a stopped job left in the file `path`, if there is such a file.
/// False, with a sentence on `err`, if it is damaged or of another job. `key` is that of this job
/// (tuningKey()).
bool resumeSaved(Tuner &tuner, const QByteArray &key, const QString &path, QTextStream &err);

/// What is said of a tuner that was stopped when it had its answer, after that was written.
inline constexpr const char *stoppedInComparison
    = "Stopped while before and after were compared; the result was written.\n";

/// Keeps the state of a job in a file while it works, so that what ends it, even SIGKILL or a power
/// cut, loses little.
class TuningKeeper final {
public:
    /// `path`: empty: nothing is kept.
    TuningKeeper(QByteArray key, QString path);

    /// Between two rounds: writes the state, unless that was done some seconds ago. A file that
    /// cannot be written is told on `err` once; the job goes on.
    void roundDone(const Tuner &tuner, QTextStream &err);

    /// Writes the state now. False, with a sentence, if that fails.
    bool keep(const Tuner &tuner, QTextStream &err);

    bool isKeeping() const { return !m_path.isEmpty(); }

    /// Removes the file of a job that is done.
    void forget() const;

private:
    QByteArray m_key;
    QString m_path;
    std::optional<std::chrono::steady_clock::time_point> m_keptAt{};
    bool m_isTold = false;
};

} // namespace boardwright
