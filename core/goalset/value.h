// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <variant>

namespace boardwright {

/// A number with a name, such as the minutes that a kind of goal adds.
struct NamedNumber {
    QString name;
    double number = 0;

    friend bool operator==(const NamedNumber &, const NamedNumber &) = default;
};

/// Rows and columns of a board.
struct Extent {
    int rows = 0;
    int columns = 0;

    friend bool operator==(const Extent &, const Extent &) = default;
};

/// The value of a section's field or of a generator's parameter. The field's Kind (goalset/field.h)
/// determines the alternative; monostate stands for the fallback.
using Value = std::variant<std::monostate, bool, qint64, double, QString, QStringList,
    QList<NamedNumber>, QList<RowId>, QList<int>, Extent>;

/// Values by field key. Law: a value equal to its field's fallback is not stored, so equal maps
/// mean equal data.
using FieldValues = QMap<QString, Value>;

/// Values by section key.
using SectionValues = QMap<QString, FieldValues>;

} // namespace boardwright
