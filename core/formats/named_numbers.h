// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/value.h"

#include <QByteArray>
#include <QList>

namespace boardwright {

/// An object with a number for each name, such as the limits of categories, in the site's style and
/// in the order of `numbers`. Unchanged members keep their spelling in `before` (the previous text
/// of the object, or empty), as do earlier duplicates of a name that is still there. Pure, any
/// thread.
QByteArray namedNumbersText(const QList<NamedNumber> &numbers, const QByteArray &before = {});

} // namespace boardwright
