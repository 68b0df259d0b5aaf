// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace boardwright {

/// On one line and without what could steer a terminal: texts of files come from strangers. White
/// space and line ends become spaces, other control characters and those that turn the direction of
/// text are escaped ("\u001b"), other format characters are left out.
QString printable(const QString &text);

} // namespace boardwright
