// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "core/lab/tally.h"

#include <QString>

namespace boardwright {

/// The names of subjects of statistics. If a file was made by another version, an unknown measure
/// or class is shown by its key.

/// The measure of this program that a study refers to; null if it has none.
const Measure *knownMeasure(const Study &study, QStringView key);
QString measureTitle(const Study &study, const StudiedMeasure &measure);
QString classTitle(const Study &study, const StudiedMeasure &measure, std::size_t index);
/// "Board category".
QString limitKindTitle(LimitKind kind);
/// A counter of Effort, by its index in EffortSums.
QString effortTitle(std::size_t counter);
/// Lines of one kind together: "Rows".
QString lineGroupTitle(LineKind kind);
/// A group of sites (place_groups.h): "Progress 20 % to 30 %".
QString siteGroupTitle(std::size_t group);
/// "board category boss, at most 2".
QString limitTitle(const NamedLimit &limit);

} // namespace boardwright
