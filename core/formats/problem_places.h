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

/// Adds places in the native file `bytes` to problems that have none, and sorts all by place. `set`
/// must have been read from these bytes with these sections, with no row moved since. A part that
/// the file does not spell out has the place of the object that would contain it. Pure, any thread.
QList<Problem> withPlaces(QList<Problem> problems, const QByteArray &bytes, const GoalSet &set,
    std::span<const Section *const> sections);

} // namespace boardwright
