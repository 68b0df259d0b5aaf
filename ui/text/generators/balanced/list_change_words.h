// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/change_log.h"

#include <QString>

namespace boardwright {

/// A change of a balanced list as a sentence. `name`: the name of the changed goal.
QString listChangeWords(const ListChange &given, const QString &name);

} // namespace boardwright
