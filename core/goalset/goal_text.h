// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace boardwright {

/// True if the goal contains {{X}} and so needs a value.
bool hasPlaceholder(QStringView goal);

/// The goal as players read it: {{X}} becomes the value. [[s]] and [[es]] are dropped if the value
/// is 1, otherwise they lose their brackets. With value 0 (none) {{X}} stays and the plural is
/// written out.
QString resolvedGoal(const QString &goal, int value);

/// The text, cut to at most `most` characters (at least 1), ending in an ellipsis if it was cut.
/// Goals in files from strangers can have any length; lists, messages and cells show the start.
QString shortened(const QString &text, qsizetype most);

} // namespace boardwright
