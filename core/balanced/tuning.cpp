// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/tuning.h"

#include "core/balanced/sections.h"

#include <QtTranslation>

#include <array>

namespace boardwright::balanced {

using namespace Qt::StringLiterals;

namespace {

const std::array tunableList{
    Tunable{.key = "balance"_L1,
        .section = &goals,
        .field = "weight"_L1,
        .usualLeast = -2,
        .usualMost = 2,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Balance of goals")},
};

} // namespace

const std::span<const Tunable> tunables = tunableList;

} // namespace boardwright::balanced
