// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/tally_json.h"
#include "core/lab/tally_reading.h"
#include "tests/fuzz/law.h"

#include <algorithm>

using namespace boardwright;
using test::require;

/// Checks the laws of lab/tally_json.h for arbitrary bytes.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes = test::bytesOf(data, size);
    const auto tally = readTally(bytes);
    if (!tally)
        return 0;
    const QByteArray json = tallyJson(*tally);
    const auto again = readTally(json);
    require(again.has_value() && tallyJson(*again) == json);
    // No control character of a file gets into a table that is shown on a terminal.
    constexpr char firstPrintable = 0x20;
    require(std::ranges::none_of(tallyCsv(*tally), [](char byte) {
        return byte >= 0 && byte < firstPrintable && byte != '\r' && byte != '\n';
    }));
    for (std::size_t row = 0; row < tally->appearances.size(); ++row)
        (void)leftOutBy(*tally, row);
    return 0;
}
