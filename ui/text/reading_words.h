// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"

#include <QString>

namespace boardwright {

/// The meaning of a text to its reader.
struct Meaning {
    QString words; ///< empty: plain text
    bool isUnderstood = true;
};

/// Of a text in a field that has a reading (Field::reading), typed or not.
Meaning meaningOf(Key reading, const QString &text);

} // namespace boardwright
