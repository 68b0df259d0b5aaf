// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace boardwright {

/// True if the goal asks for a value: it holds {{X}}.
bool hasPlaceholder(QStringView goal);

/// The goal as players read it: {{X}} becomes the value, [[s]] and [[es]] vanish when the value is
/// 1 and lose their brackets otherwise. Without a value (0) {{X}} stays and the plural is written
/// out.
QString resolvedGoal(const QString &goal, int value);

/// The text, cut to `most` characters (at least 1) with an ellipsis at its end where it is longer.
/// Files from strangers hold goals of any length; lists, messages and cells show the start.
QString shortened(const QString &text, qsizetype most);

} // namespace boardwright
