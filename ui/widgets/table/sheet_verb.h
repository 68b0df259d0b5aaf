// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <cstdint>

namespace boardwright {

/// What a table may let a person do to its cells and rows; in the order of menus. A verb has the
/// same keys in every table.
enum class SheetVerb : std::uint8_t {
    Cut,
    Copy,
    Paste,
    Clear,
    Add,
    Duplicate,
    Remove,
    FillDown,
    MoveUp,
    MoveDown,
    SelectRows,
    SelectColumns,
};

constexpr std::size_t sheetVerbs = static_cast<std::size_t>(SheetVerb::SelectColumns) + 1;

/// Whether it is about selected cells; else it is about rows.
bool isAboutCells(SheetVerb verb);

/// Translated, with a mnemonic.
QString verbText(SheetVerb verb);
/// Empty: it has none.
QString verbIcon(SheetVerb verb);
QList<QKeySequence> verbKeys(SheetVerb verb);

} // namespace boardwright
