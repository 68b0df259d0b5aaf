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

/// Context for reading or writing part of a file. Fields refer to it, so it must outlive them.
struct NativeScope {
    std::span<const Section *const> sections;
    RowNumbers rows;
    Extension extension = Extension::Keep;
    /// Polled once per row. After a stop request rows are no longer written and the output is
    /// useless.
    // GCC requires the initialiser to let callers omit it.
    // NOLINTNEXTLINE(readability-redundant-member-init)
    std::stop_token stop{};
};

/// The keys of an objective's "boardwright" object.
NativeFields<Objective> besideFields(const NativeScope &scope);

/// The keys of the set's "boardwright" object. Reading assigns the ids and verbatim members of
/// table rows.
NativeFields<GoalSet> setSectionFields(const NativeScope &scope);

/// The keys of tables, whose rows keep their own verbatim members.
std::vector<QLatin1StringView> tableKeys(const NativeScope &scope);

} // namespace boardwright
