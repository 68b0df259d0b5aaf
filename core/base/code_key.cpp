// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/code_key.h"

#include <QByteArray>

#include <limits>
#include <type_traits>
#include <utility>

namespace boardwright {

namespace {

using Number = std::underlying_type_t<Code>;

/// Compilers write a function's template arguments into its name: enumerators as
/// "boardwright::Code::FileMissing", other numbers as "(boardwright::Code)200".
template <Code... Codes>
constexpr QByteArrayView spelledOut()
{
    return __PRETTY_FUNCTION__;
}

template <Number... Numbers>
constexpr QByteArrayView spelledOut(std::integer_sequence<Number, Numbers...>)
{
    return spelledOut<static_cast<Code>(Numbers)...>();
}

/// The keys in the order of their codes.
QList<QByteArray> keysOfEnumerators()
{
    constexpr QByteArrayView scope = "::Code::";
    constexpr QByteArrayView names
        = spelledOut(std::make_integer_sequence<Number, std::numeric_limits<Number>::max()>());
    QList<QByteArray> keys;
    for (qsizetype at = names.indexOf(scope); at >= 0; at = names.indexOf(scope, at)) {
        QByteArray key;
        for (at += scope.size(); QChar::isLetterOrNumber(uchar(names[at])); ++at) {
            const bool startsWord = QChar::isUpper(uchar(names[at]));
            if (startsWord && !key.isEmpty())
                key += '-';
            key += names[at];
        }
        keys.append(std::move(key).toLower());
    }
    return keys;
}

const QList<QByteArray> &allKeys()
{
    static const QList<QByteArray> keys = keysOfEnumerators();
    return keys;
}

} // namespace

QLatin1StringView codeKey(Code code)
{
    const auto number = std::to_underlying(code);
    return number < allKeys().size() ? QLatin1StringView(allKeys().at(number))
                                     : QLatin1StringView();
}

std::optional<Code> codeOfKey(QStringView key)
{
    const qsizetype number = allKeys().indexOf(key.toLatin1());
    return number < 0 ? std::nullopt : std::optional(static_cast<Code>(number));
}

} // namespace boardwright
