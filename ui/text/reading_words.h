// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/field.h"

#include <QString>

namespace boardwright {

/// The meaning of a text to its reader.
struct Meaning {
    QString words; ///< empty: plain text
    bool isUnderstood = true;
};

/// The meaning of a text in a field with a reading (Field::reading), even while it is being typed.
Meaning meaningOf(Reading reading, const QString &text);

} // namespace boardwright
