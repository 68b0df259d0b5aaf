// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/native.h"
#include "core/formats/native_object.h"
#include "core/formats/row_numbers.h"
#include "core/goalset/goalset.h"

#include <QLatin1StringView>

#include <span>
#include <stop_token>
#include <vector>

namespace boardwright {

/// What reading or writing a part of a file has to know of the whole. Fields refer to it: it must
/// outlive them.
struct NativeScope {
    std::span<const Section *const> sections;
    RowNumbers rows;
    Extension extension = Extension::Keep;
    /// Asked once a row. Once it says so, rows are no longer written and what comes out is of no
    /// use.
    // GCC wants to see that it may be left out.
    // NOLINTNEXTLINE(readability-redundant-member-init)
    std::stop_token stop{};
};

/// The keys below "boardwright" of an objective.
NativeFields<Objective> besideFields(const NativeScope &scope);

/// The keys below "boardwright" of the whole set. Rows of tables get ids and verbatim members while
/// they are read.
NativeFields<GoalSet> setSectionFields(const NativeScope &scope);

/// Those of them whose rows keep their own spelling.
std::vector<QLatin1StringView> tableKeys(const NativeScope &scope);

} // namespace boardwright
