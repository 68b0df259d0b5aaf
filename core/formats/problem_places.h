// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/goalset/section.h"

#include <QByteArray>
#include <QList>

#include <span>

namespace boardwright {

/// The problems with their places in the native file `bytes` that `set` was read from with
/// these sections, its rows not yet moved. What the file does not spell out has the place of the
/// object that would hold it; problems that have a place keep it. In the order of these places.
/// Pure, any thread.
QList<Problem> withPlaces(QList<Problem> problems, const QByteArray &bytes, const GoalSet &set,
    std::span<const Section *const> sections);

} // namespace boardwright
