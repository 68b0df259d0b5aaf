// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace boardwright {

/// A digest of a file's content, to compare files; empty for no file.
using FileDigest = QByteArray;

/// Never empty. Any thread.
FileDigest digestOf(const QByteArray &bytes);

} // namespace boardwright
