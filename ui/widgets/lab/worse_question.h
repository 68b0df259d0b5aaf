// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/tune_words.h"

#include <functional>

class QWidget;

namespace boardwright {

/// Applies what a tuner found at once if it leaves nothing worse. Else asks in front of `widget`,
/// with a line for each number that is worse, or says that this is not known, and applies it if the
/// answer is yes. `apply` is not called once `widget` is deleted.
void applyOrAsk(const WorseNumbers &worse, QWidget *widget, const std::function<void()> &apply);

} // namespace boardwright
