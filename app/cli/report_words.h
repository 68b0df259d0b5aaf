// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/study.h"

#include <QString>

namespace boardwright {

/// A percentage with one decimal, which is never rounded to 0 or 100; "-" if `whole` is 0.
QString percent(double part, double whole);
QString percent(quint64 part, quint64 whole);

/// "3. Its text", without control characters. `row`: of the study's goals.
QString goalName(const Study &study, std::size_t row);

} // namespace boardwright
