// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "core/lab/tally.h"

#include <QString>

#include <optional>

namespace boardwright {

/// The names of what statistics count, translated. A measure, class or counter that this program
/// does not know, because another version wrote the file, is shown by its key.

/// The measure of this program that a study refers to; null if it has none.
const Measure *knownMeasure(const Study &study, QStringView key);
QString measureTitle(const Study &study, const StudiedMeasure &measure);
/// The class `index` of a measure that counts classes (ScaleKind::Classes), from 0.
QString classTitle(const Study &study, const StudiedMeasure &measure, std::size_t index);
/// "Board category".
QString limitKindTitle(const Study &study, const NamedLimit &limit);
/// A counter by its index in Study::counters.
QString counterTitle(const Study &study, std::size_t counter);
/// Whether it counts the boards that a gate rejected.
bool isOfGate(const Study &study, std::size_t counter);
/// The share of all boards made that a gate rejected, 0..1: of the complete ones, and those
/// rejected before them. Nothing for other counters, and without boards.
std::optional<double> rejectionRate(const Tally &tally, std::size_t counter);
/// Lines of one kind together: "Rows".
QString lineGroupTitle(LineKind kind);
/// A group of sites, from 0 (core/lab/place_groups.h): "Progress 20 % to 30 %".
QString siteGroupTitle(std::size_t group);
/// "board category boss, at most 2".
QString limitTitle(const Study &study, const NamedLimit &limit);

} // namespace boardwright
