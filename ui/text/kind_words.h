// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/code.h"

#include <QString>

namespace boardwright {

/// What many problems or findings of one code are called together: "12 categories that nobody
/// carries". Without a full stop. Of codes that never come in numbers, how many there are.
QString kindWords(Code code, int count);

} // namespace boardwright
