// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace boardwright {

/// Tells whether two files hold the same bytes; empty: of no file.
using FileDigest = QByteArray;

/// Never empty. Any thread.
FileDigest digestOf(const QByteArray &bytes);

} // namespace boardwright
