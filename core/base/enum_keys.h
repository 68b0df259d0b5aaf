// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <cstdint>
#include <utility>

namespace boardwright {

/// Compilers write a function's template arguments into its name: enumerators as
/// "boardwright::Code::FileMissing", other numbers as "(boardwright::Code)200".
template <typename Enum, Enum... Values>
constexpr QByteArrayView spelledOut()
{
    return __PRETTY_FUNCTION__;
}

template <typename Enum, std::uint16_t First, std::uint16_t... Numbers>
constexpr QByteArrayView spelledOut(std::integer_sequence<std::uint16_t, Numbers...> /*numbers*/)
{
    return spelledOut<Enum, static_cast<Enum>(First + Numbers)...>();
}

/// "file-missing" of "..., boardwright::Code::FileMissing, ...": the names of enumerators, in
/// order. `scope`: the end of the enumeration's name with the colons, such as "Code::".
QList<QByteArray> keysIn(QByteArrayView spelledOut, QByteArrayView scope);

/// The keys of an enumeration of codes without gaps, from `First` on: their names in small letters.
template <typename Enum, std::uint16_t First>
QList<QByteArray> codeKeys()
{
    constexpr std::uint16_t most = 255;
    return keysIn(
        spelledOut<Enum, First>(std::make_integer_sequence<std::uint16_t, most>()), "Code::");
}

/// The same for an enumeration of stages.
template <typename Enum, std::uint16_t First>
QList<QByteArray> stageKeys()
{
    constexpr std::uint16_t most = 31;
    return keysIn(
        spelledOut<Enum, First>(std::make_integer_sequence<std::uint16_t, most>()), "Stage::");
}

} // namespace boardwright
