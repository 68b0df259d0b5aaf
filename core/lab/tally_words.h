// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/measure.h"
#include "core/lab/tally.h"

#include <QLatin1StringView>
#include <QRegularExpression>
#include <QStringList>

#include <array>

namespace boardwright {

/// The names used in statistics files, in the order of the enumerators.
inline constexpr std::array<QLatin1StringView, 5> scopeWords{QLatin1StringView("board"),
    QLatin1StringView("line"), QLatin1StringView("site"), QLatin1StringView("row"),
    QLatin1StringView("limit")};
/// Of those kinds that every generator may have.
inline constexpr std::array<QLatin1StringView, 2> limitWords{
    QLatin1StringView("board"), QLatin1StringView("line")};
inline constexpr std::array<QLatin1StringView, 2> detailWords{
    QLatin1StringView("counts"), QLatin1StringView("reasons")};
/// Says that the shape of a board depends on its seed (Study::hasOneShape).
inline constexpr std::array<QLatin1StringView, 1> shapesWords{QLatin1StringView("many")};

template <typename Words, typename Value>
QLatin1StringView wordOf(const Words &words, Value value)
{
    return words.at(static_cast<std::size_t>(value));
}

/// Whether a key is written to files without escaping.
inline bool isWrittenPlainly(const QString &key)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_]+$"));
    return plain.match(key).hasMatch();
}

/// The word for what a limit counts.
inline QString limitWord(const NamedLimit &limit)
{
    return limit.kind == LimitKind::Own ? limit.own : QString(wordOf(limitWords, limit.kind));
}

} // namespace boardwright
