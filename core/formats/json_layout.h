// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"

#include <QByteArray>

#include <utility>
#include <vector>

namespace boardwright {

/// The value in the site's style, that of JSON.stringify(value, null, 2): every element and member
/// on its own line, two spaces per level, LF, no trailing line feed. Spellings, order and repeated
/// keys are kept. `text` is the text that the value was parsed from. Pure, any thread.
QByteArray layOut(const JsonValue &value, QByteArrayView text);

/// An array of values that are already laid out from column 0.
QByteArray layOutArray(const std::vector<QByteArray> &elements);

/// An object with keys as spelled (quotes included) and values that are already laid out.
QByteArray layOutObject(const std::vector<std::pair<QByteArray, QByteArray>> &members);

/// The text in quotes, as JSON.stringify spells it; half a surrogate pair becomes '?'.
QByteArray jsonText(QStringView text);

} // namespace boardwright
