// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/code_key.h"

#include "core/base/enum_keys.h"

#include <map>
#include <utility>

namespace boardwright {

namespace {

std::map<std::uint16_t, QByteArray> gatherKeys()
{
    std::map<std::uint16_t, QByteArray> keys;
    const auto gather = [&](std::uint16_t first, const QList<QByteArray> &block) {
        Q_ASSERT(block.size() <= codesPerBlock);
        for (qsizetype i = 0; i < block.size(); ++i)
            keys.emplace(static_cast<std::uint16_t>(first + i), block[i]);
    };
    gather(0, codeKeys<Code, 0>());
    for (const CodeBlock &block : codeBlocks())
        gather(block.first, block.keys());
    return keys;
}

const std::map<std::uint16_t, QByteArray> &allKeys()
{
    static const std::map<std::uint16_t, QByteArray> keys = gatherKeys();
    return keys;
}

} // namespace

QList<QByteArray> keysIn(QByteArrayView spelledOut, QByteArrayView scope)
{
    QList<QByteArray> keys;
    for (qsizetype at = spelledOut.indexOf(scope); at >= 0; at = spelledOut.indexOf(scope, at)) {
        QByteArray key;
        for (at += scope.size(); QChar::isLetterOrNumber(uchar(spelledOut[at])); ++at) {
            const bool startsWord = QChar::isUpper(uchar(spelledOut[at]));
            if (startsWord && !key.isEmpty())
                key += '-';
            key += spelledOut[at];
        }
        keys.append(std::move(key).toLower());
    }
    return keys;
}

QLatin1StringView codeKey(Code code)
{
    const auto found = allKeys().find(std::to_underlying(code));
    return found == allKeys().end() ? QLatin1StringView() : QLatin1StringView(found->second);
}

std::optional<Code> codeOfKey(QStringView key)
{
    for (const auto &[number, name] : allKeys()) {
        if (QLatin1StringView(name) == key)
            return static_cast<Code>(number);
    }
    return std::nullopt;
}

} // namespace boardwright
