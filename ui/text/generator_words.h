// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/board/trace.h"
#include "core/goalset/field.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "ui/text/reading_words.h"

#include <QString>

#include <optional>
#include <span>

namespace boardwright {

/// The words of one generator, from its room in ui/text/generators. Each function returns nothing
/// for what belongs to others; a null one has no words at all.
struct GeneratorWords {
    QString (*problem)(const Problem &problem, const GoalSet &set) = nullptr; ///< of words()
    QString (*finding)(const Finding &finding) = nullptr; ///< of words(), made codes included
    QString (*essence)(const Finding &made) = nullptr; ///< of howMade(): a word or two
    QString (*kind)(Code code, int n) = nullptr; ///< of kindWords()
    QString (*filter)(Code code) = nullptr; ///< of filterName()
    QString (*tolerance)(Code filter, double tolerance) = nullptr; ///< of toleranceText()
    QString (*stage)(Stage stage) = nullptr; ///< of stageName()
    /// Of lossWords(): n goals that one of its export formats has no place for.
    QString (*unfitGoals)(Key format, int n) = nullptr;
    QString (*rejection)(const Rejection &rejection, const Shape &shape)
        = nullptr; ///< of rejectionWords()
    std::optional<Meaning> (*meaning)(Key reading, const QString &text)
        = nullptr; ///< of meaningOf()
};

/// Those of all generators. Defined in registry.cpp.
std::span<const GeneratorWords> generatorWords();

/// The words of addedGenerators(). None, except in test programs, which define this function
/// (instead of added_words.cpp).
std::span<const GeneratorWords> addedWords();

/// The first text that a generator has, such as
/// generatorText<&GeneratorWords::kind>(code, 3); empty if none has one.
template <auto Member, typename... Arguments>
QString generatorText(const Arguments &...arguments)
{
    for (const GeneratorWords &words : generatorWords()) {
        if (words.*Member == nullptr)
            continue;
        if (const QString text = (words.*Member)(arguments...); !text.isEmpty())
            return text;
    }
    return {};
}

} // namespace boardwright
