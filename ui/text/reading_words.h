// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/field.h"

#include <QString>

namespace boardwright {

/// What a text means to who reads it.
struct Meaning {
    QString words; ///< empty: it is just a text
    bool isUnderstood = true;
};

/// Of a text in a field that has a reading (Field::reading), typed or not.
Meaning meaningOf(Reading reading, const QString &text);

} // namespace boardwright
