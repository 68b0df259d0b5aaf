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

/// A number for a name, such as the minutes that a kind of goal adds.
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

/// What a field of a section or a parameter of a generator holds; which of these says its Kind
/// (goalset/field.h). Nothing (monostate): the field's fallback.
using Value = std::variant<std::monostate, bool, qint64, double, QString, QStringList,
    QList<NamedNumber>, QList<RowId>, QList<int>, Extent>;

/// Values by the key of their field. Law: a value that equals its field's fallback is not stored,
/// so that equal maps mean equal data.
using FieldValues = QMap<QString, Value>;

/// Values by the key of their section.
using SectionValues = QMap<QString, FieldValues>;

} // namespace boardwright
