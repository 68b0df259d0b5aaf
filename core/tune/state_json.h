// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/subject.h"
#include "core/tune/tuner.h"

#include <QByteArray>
#include <QByteArrayView>

#include <expected>

namespace boardwright {

/// What an interrupted tuner keeps over restarts.
struct SavedTuning {
    QByteArray of; ///< tuningKey(): what was tuned
    TuneState state;
    RoundSoFar soFar{}; ///< of the round after these
};

/// Names what a tuner tunes and how: equal keys mean that one may continue from another's state.
QByteArray tuningKey(
    const Subject &subject, std::span<const QString> allowed, const TuneOptions &options);

/// As JSON. Numbers read back the same, so a tuner that continues ends like one that was never
/// interrupted.
QByteArray tuningJson(const SavedTuning &saved);

/// Reads it. Errors: those of parseJson(), and FileDamaged. Tuner::resume() checks the lists.
std::expected<SavedTuning, Problem> readTuning(QByteArrayView json);

} // namespace boardwright
