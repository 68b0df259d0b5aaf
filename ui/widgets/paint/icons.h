// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace boardwright {

/// The icon of a freedesktop name: from the desktop's theme, or else the bundled one that suits the
/// application's palette (dark strokes on light, light on dark).
QIcon namedIcon(const QString &name);

} // namespace boardwright
