// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/code.h"

#include <QString>

namespace boardwright {

/// A phrase for several problems or findings of one code: "12 categories that nobody carries".
/// Without a full stop. For codes that never occur more than once, just the number.
QString kindWords(Code code, int count);

} // namespace boardwright
