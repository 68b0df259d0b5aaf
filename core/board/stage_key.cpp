// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/enum_keys.h"
#include "core/board/trace.h"

#include <map>
#include <utility>

namespace boardwright {

namespace {

std::map<std::uint8_t, QByteArray> gatherKeys()
{
    std::map<std::uint8_t, QByteArray> keys;
    const auto gather = [&](std::uint8_t first, const QList<QByteArray> &block) {
        for (qsizetype i = 0; i < block.size(); ++i)
            keys.emplace(
                static_cast<std::uint8_t>(first + i), QByteArray(block[i]).replace('-', '_'));
    };
    gather(0, stageKeys<Stage, 0>());
    for (const StageBlock &block : stageBlocks())
        gather(block.first, block.keys());
    return keys;
}

} // namespace

QLatin1StringView stageKey(Stage stage)
{
    static const std::map<std::uint8_t, QByteArray> keys = gatherKeys();
    const auto found = keys.find(std::to_underlying(stage));
    return found == keys.end() ? QLatin1StringView() : QLatin1StringView(found->second);
}

} // namespace boardwright
