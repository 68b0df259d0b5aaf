// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace boardwright {

/// Whether a name is in the form of tags, such as "boss_rush": one or more of a to z, digits and
/// underscores.
bool isSnakeCase(QStringView name);

/// The name in that form: "Boss-Rush!" becomes "boss_rush". Empty if letters of another script
/// would be lost.
QString snakeCase(const QString &name);

} // namespace boardwright
