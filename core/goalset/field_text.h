// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/cell_values.h"
#include "core/goalset/field.h"

#include <expected>
#include <functional>

namespace boardwright {

/// How the author of a text spells values, beside the spellings that are read everywhere
/// (cell_values.h). By default as in files: the same in every language.
struct Spelling {
    QLocale numbers = plainNumbers();
    /// The English word, such as "yes", "early" or "all", for a word of the author's language in
    /// lower case, or that word itself. Null: words are English.
    QString (*english)(const QString &word) = nullptr;
    /// The name of a choice in the author's language; null: choices are spelled by key.
    QString (*label)(const Choice &choice) = nullptr;
    /// The rows of the field's target with these names; nothing if a name is unknown or ambiguous.
    /// Null: RowRefs are not read.
    std::function<std::optional<QList<RowId>>(const QString &names)> rows{};
    /// Whether fields of objectiveSection take values beyond the site's limits, which lint reports.
    bool isBeyondLimits = false;
};

/// Why a text, or a value of the field's kind, is not allowed.
struct BadText {
    enum class Why : std::uint8_t {
        NoValue, ///< it is not of this kind, or out of the field's bounds
        Empty, ///< a goal without text
        TooLong,
        TooMany,
        MixedIcons, ///< emoji and pictures
    };
    Why why = Why::NoValue;
    QString part{}; ///< the first part of a list that is wrong, or the text that is too long
    qsizetype count = 0; ///< TooMany: how many there are, if that is known
};

/// The value that a text means, in any unambiguous spelling. Everything that people type, paste,
/// import, replace or write on a command line goes through here. Pure, any thread.
/// - Flags, numbers and names are spelled as cell_values.h says.
/// - Positions: "2-5", "2–5", "3, 6, 9", "3 · 6 · 9", "10..50/10" (in steps of 10).
/// - Zones: "E M", "EM", "early, mid", "all".
/// - Choices and numbers with names are given by key or label, in any case.
/// - Extents: "5x7", "5 × 7". Numbers by name: "combat: 2, shop: 0.5".
/// - Text is taken verbatim. Tags are put in snake case, ranges in order; repeated names and
///   positions count once.
std::expected<Value, BadText> valueOfText(
    const Field &field, const QString &text, const Spelling &spelling);

/// The value in that form, if the field allows it. For fields of objectiveSection these are the
/// limits of the site (field_limits.h).
std::expected<Value, BadText> allowedValue(const Field &field, const Value &value);

/// The most numbers that a field of Kind::Positions takes.
qsizetype mostNumbers(const Field &field);

} // namespace boardwright
