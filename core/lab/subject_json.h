// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/board_json.h"
#include "core/lab/subject.h"

namespace boardwright {

/// What the board of a seed is made with.
BoardOrigin originOf(const Subject &subject, const QString &seed);

/// boardJson() (formats/board_json.h) of a board that the subject made for the seed. `rows`: of its
/// set. Adds the counters to `extras`. Pure, any thread.
QByteArray boardJson(const RowTexts &rows, const Subject &subject, const QString &seed,
    const Result &result, const QStringList &warnings, BoardExtras extras = {});

} // namespace boardwright
