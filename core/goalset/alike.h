// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/code_key.h"
#include "core/base/enum_keys.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem_list.h"

namespace boardwright {

/// Names and goals that are probably meant as the same. Warnings of lint().
enum class AlikeCode : std::uint16_t {
    CategoriesAlike = 8 * codesPerBlock, ///< category, an earlier one that it is like
    CategoryOfSeveral, ///< category; with a comma in it
    TagsAlike, ///< tag, an earlier one that it is like
    GoalsAlike, ///< 1-based number of the earlier row
};

constexpr Code toCode(AlikeCode code)
{
    return static_cast<Code>(code);
}

inline constexpr CodeBlock alikeCodes{
    .first = 8 * codesPerBlock, .keys = codeKeys<AlikeCode, 8 * codesPerBlock>};

/// A name without what people spell in several ways: case, spaces, and the "s" of a plural.
QString plainName(const QString &name);

/// A goal without what people spell in several ways: case, spaces, and what ends it. A goal that
/// is nothing else stays as it is.
QString plainGoal(const QString &goal);

/// The names that a name with commas lists, each once.
QStringList namesIn(const QString &name);

/// Warns of categories and tags that are alike, and of categories that are several. Only of those
/// that the set declares: the others have an error. Part of lint(); lintTwins() finds the goals.
void lintAlikeNames(const GoalSet &set, ProblemList &problems);

} // namespace boardwright
