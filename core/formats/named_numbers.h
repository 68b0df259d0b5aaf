// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/value.h"

#include <QByteArray>
#include <QList>

namespace boardwright {

/// The object that holds a number for each name, such as the limits of categories, in the site's
/// style and in the order of `numbers`. Spellings of what stood `before` (an object's text, or
/// empty) and did not change are kept; so are earlier ones of a repeated name that is still there.
/// Pure, any thread.
QByteArray namedNumbersText(const QList<NamedNumber> &numbers, const QByteArray &before = {});

} // namespace boardwright
