// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCollator>

namespace boardwright {

/// Orders texts as people do: by the rules of their language, upper and lower case alike, numbers
/// by value.
inline QCollator naturalCollator()
{
    const QLocale own = QLocale().collation();
    // The C locale knows neither numbers nor letters with accents.
    QCollator collator(own.language() == QLocale::C ? QLocale(QLocale::English) : own);
    collator.setNumericMode(true);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    return collator;
}

} // namespace boardwright
