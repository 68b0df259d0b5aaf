// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"

#include <QIcon>

namespace boardwright {

/// A sign for a severity that differs in shape, not in colour alone.
QIcon severityIcon(Severity severity);

} // namespace boardwright
