// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/panels/generator_pages.h"

namespace boardwright {

GeneratorPages sculptedPages();

} // namespace boardwright
