// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/board_texts.h"
#include "core/lab/remake.h"
#include "tests/fuzz/law.h"
#include "tests/support/sets/goal_sets.h"

using namespace boardwright;
using test::require;

/// Checks the laws of lab/board_texts.h and lab/remake.h for arbitrary bytes.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes = test::bytesOf(data, size);
    const auto texts = boardTexts(bytes);
    if (!texts) {
        require(texts.error().where.line >= 1 && texts.error().where.column >= 1);
        return 0;
    }
    constexpr std::size_t mostMade = 3;
    if (texts->size() > mostMade)
        return 0;
    Remaker remaker(plainSet(30));
    for (const QByteArrayView one : *texts) {
        const auto board = remaker.remake(one); // nothing only if it was stopped
        require(board.has_value());
        require(board->state != RemadeBoard::State::Differs || !board->where.isEmpty());
    }
    return 0;
}
