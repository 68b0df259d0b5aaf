// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QByteArray>
#include <QList>

namespace boardwright {

/// The object that holds the limits of board or line categories, in the site's style and in the
/// order of `limits`. Spellings of what stood `before` (an object's text, or empty) and did not
/// change are kept; so are earlier ones of a repeated category that is still there. Pure, any
/// thread.
QByteArray categoryLimitsText(const QList<CategoryLimit> &limits, const QByteArray &before = {});

} // namespace boardwright
