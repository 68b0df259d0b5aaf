// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playbingo/list_format.h"
#include "tests/fuzz/site_lists.h"

using namespace boardwright;

/// Lists of PlayBingo as the site has them: see site_lists.h.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Generator &generator = *generatorOf(u"playbingo");
    test::checkSiteList(playbingo::listFormat, generator, test::bytesOf(data, size));
    return 0;
}
