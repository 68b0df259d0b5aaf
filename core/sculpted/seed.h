// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <cstdint>

namespace boardwright::sculpted {

/// The number that a seed stands for: decimal texts below 2^32 as they are, other text hashed to 32
/// bits. Does not allocate.
std::uint32_t numberOfSeed(QStringView seed);

} // namespace boardwright::sculpted
