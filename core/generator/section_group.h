// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/measure.h"
#include "core/goalset/section.h"

namespace boardwright {

/// A number that is computed from the values of a section. Tables show it after the fields, read
/// only.
struct Derived {
    double (*of)(const Section &section, const FieldValues &values) = nullptr;
    Unit unit = Unit::Count;
    const char *label = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    const char *help = nullptr; ///< one sentence, marked in the same way
};

/// Sections that stand once and have the same fields, shown as the columns of one table. A constant
/// with at least one section.
struct SectionGroup {
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    std::span<const Section> sections;
    std::span<const Choice> names; ///< parallel: what the sections are called in the group
    std::span<const Derived> derived{};
};

} // namespace boardwright
