// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace boardwright {

/// Whether a name is written as tags are: "boss_rush". Lower-case letters a to z, digits and
/// underscores, at least one.
bool isSnakeCase(QStringView name);

/// The name written so: "Boss-Rush!" becomes "boss_rush". Empty where letters of another script
/// would be lost.
QString snakeCase(const QString &name);

} // namespace boardwright
