// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace boardwright::test {

/// Unlike an assertion, it checks in every build. libFuzzer reports an abort with its input.
inline void require(bool law)
{
    if (!law)
        std::abort();
}

/// What libFuzzer made up, copied: readers may keep what they read.
inline QByteArray bytesOf(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)};
}

/// Whether to check variant `index` of `count` of an input. Fixtures are checked in all variants.
/// libFuzzer tries so many inputs that one variant of each is enough, and `count` times as fast.
inline bool isChosen(const QByteArray &bytes, std::size_t index, std::size_t count)
{
#ifdef BOARDWRIGHT_FUZZING
    return qHash(bytes, count) % count == index;
#else
    Q_UNUSED(bytes)
    return index < count;
#endif
}

} // namespace boardwright::test
