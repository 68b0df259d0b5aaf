// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/code.h"

#include <QString>

namespace boardwright {

/// A phrase for several problems or findings of one code: "12 categories that nobody carries".
/// Without a full stop. Codes without a phrase of their own get "12 problems of the same kind".
QString kindWords(Code code, int count);

} // namespace boardwright
