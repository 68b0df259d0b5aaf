// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/state_json.h"

#include <QString>

#include <optional>

namespace boardwright {

/// Tuning that was interrupted, kept over restarts of the program: a file for each, named by what
/// is tuned. Blocking; any thread. Errors are not reported: what is not kept is done again.

/// The folder for it, in the user's data.
QString tuningFolder();

/// Replaces what was kept of the same tuning, and removes what nobody continued for a month.
void keepTuning(const QString &folder, const SavedTuning &tuning);

/// Nothing if none is kept, or if the file is damaged.
std::optional<SavedTuning> keptTuning(const QString &folder, const QByteArray &key);

void forgetTuning(const QString &folder, const QByteArray &key);

} // namespace boardwright
