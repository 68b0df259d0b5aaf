// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <cstdint>

namespace boardwright {

/// SipHash-2-4 (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012): hashes text to 64
/// well-mixed bits, the same on every machine. Keyed draws hash seeds and goal texts with it. Pure;
/// does not allocate.
std::uint64_t sipHash(QByteArrayView bytes, std::uint64_t key0, std::uint64_t key1) noexcept;

} // namespace boardwright
