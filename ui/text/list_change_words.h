// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/change_log.h"

#include <QString>

namespace boardwright {

/// A difference of two goal lists as a sentence: "boss-key: time 12.5 -> 13". Plain text,
/// translated.
QString listChangeWords(const ListChange &change);

} // namespace boardwright
