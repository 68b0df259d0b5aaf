// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"

#include <QIcon>

namespace boardwright {

/// An icon for a severity. Severities differ in shape, not only in colour.
QIcon severityIcon(Severity severity);

} // namespace boardwright
