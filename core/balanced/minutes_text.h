// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace boardwright {

/// Minutes as an argument of a code: the shortest spelling, in the C locale.
inline QString minutesText(double minutes)
{
    return QString::number(minutes, 'g', QLocale::FloatingPointShortest);
}

} // namespace boardwright
