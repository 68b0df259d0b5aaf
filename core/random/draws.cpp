// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/draws.h"

#include "core/random/siphash.h"

#include <QStringEncoder>
#include <QVarLengthArray>

namespace boardwright {

namespace {

std::uint64_t seedKey(QStringView seed)
{
    // On the stack: seeds of up to about 84 characters need no allocation.
    QStringEncoder encoder(QStringEncoder::Utf8);
    QVarLengthArray<char, 256> utf8(encoder.requiredSpace(seed.size()));
    const char *end = encoder.appendToBuffer(utf8.data(), seed);
    return sipHash(
        QByteArrayView(utf8.data(), end - utf8.data()), 0x626f617264777269U, 0x6768742073656564U);
}

} // namespace

Draws::Draws(QStringView seed)
    : m_key(seedKey(seed))
{
}

} // namespace boardwright
