// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <utility>
#include <vector>

namespace boardwright {

/// The members of an object: unquoted keys that need no escaping, and values as JSON.
using CompactMembers = std::vector<std::pair<QByteArray, QByteArray>>;

/// An object on one line; an empty value is null.
QByteArray compactObject(const CompactMembers &members);

/// An array on one line.
QByteArray compactArray(const QByteArrayList &elements);

/// A number in the shortest spelling that reads back the same; null if it is not finite.
QByteArray compactNumber(double number);

} // namespace boardwright
