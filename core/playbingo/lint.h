// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"
#include "core/sites/playbingo_list.h"

#include <optional>

namespace boardwright::playbingo {

/// Why no board is made of the layout.
std::optional<Problem> faultOfLayout(const sites::playbingo::GeneratorSettings &settings);

/// What is wrong with a list.
QList<Problem> lint(const sites::playbingo::List &list);

} // namespace boardwright::playbingo
