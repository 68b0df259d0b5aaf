// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"

#include <QByteArray>

#include <utility>
#include <vector>

namespace boardwright {

/// The value laid out in the site's style, that of JSON.stringify(value, null, 2): every element
/// and member on a line of its own, two spaces a level, LF, none at the end. Tokens stay as
/// spelled, and so do order and repeated keys. `text` is what the value was parsed from. Pure, any
/// thread.
QByteArray layOut(const JsonValue &value, QByteArrayView text);

/// An array of texts that are laid out already, from column 0.
QByteArray layOutArray(const std::vector<QByteArray> &elements);

/// An object of keys as spelled (quotes included) and values that are laid out already.
QByteArray layOutObject(const std::vector<std::pair<QByteArray, QByteArray>> &members);

/// The text in quotes, as JSON.stringify spells it; half a surrogate pair becomes '?'.
QByteArray jsonText(QStringView text);

} // namespace boardwright
