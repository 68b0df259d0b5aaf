// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/section.h"

#include <QJsonObject>

namespace boardwright::test {

/// The JSON Schema that a section requires: types, ranges and choices, without descriptions.
QJsonObject schemaOf(const Section &section);

} // namespace boardwright::test
