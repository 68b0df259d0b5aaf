// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/set_format.h"

#include <QString>

namespace boardwright {

/// What an export loses, as a sentence: "The weighting of 12 goals". Translated.
QString lossWords(const Loss &loss);

/// What one goal loses of that, in short: "60", "boss, shop"; empty if there is nothing to add.
QString lostText(const Loss &loss, const Objective &objective);

} // namespace boardwright
