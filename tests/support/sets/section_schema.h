// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/section.h"

#include <QJsonObject>

namespace boardwright::test {

/// What a JSON Schema has to say of a section: types, ranges and choices, without descriptions.
QJsonObject schemaOf(const Section &section);

} // namespace boardwright::test
