// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace boardwright {

/// Minutes as players write them, to the nearest second: "18:15", "0:45", "−3:00". Empty for NaN
/// and from 1e12 on.
QString clockText(double minutes);

} // namespace boardwright
