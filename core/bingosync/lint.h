// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bingosync/parameters.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

namespace boardwright::bingosync {

/// What is wrong with a set for boards of these settings. The error is that the site makes none.
QList<Problem> lint(const GoalSet &set, const Options &options);

} // namespace boardwright::bingosync
