// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/tuner.h"

#include <QByteArray>
#include <QString>
#include <QTextStream>

namespace boardwright {

/// Continues from the state that a stopped job left in the file `path`, if there is such a file.
/// False, with a sentence on `err`, if it is damaged or of another job. `key` is that of this job
/// (tuningKey()).
bool resumeSaved(Tuner &tuner, const QByteArray &key, const QString &path, QTextStream &err);

} // namespace boardwright
