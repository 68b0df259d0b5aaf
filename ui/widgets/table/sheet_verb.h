// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <cstdint>

namespace boardwright {

/// The commands that a table may offer for its cells and rows, in the order of menus. A command has
/// the same shortcut in every table.
enum class SheetVerb : std::uint8_t {
    Cut,
    Copy,
    Paste,
    Clear,
    Add,
    Duplicate,
    Remove,
    FillDown,
    Calculate,
    MoveUp,
    MoveDown,
    SelectRows,
    SelectColumns,
};

constexpr std::size_t sheetVerbs = static_cast<std::size_t>(SheetVerb::SelectColumns) + 1;

/// Whether it applies to the selected cells; otherwise it applies to rows.
bool isAboutCells(SheetVerb verb);

/// Translated, with a mnemonic.
QString verbText(SheetVerb verb);
/// Name of the icon; empty if it has none.
QString verbIcon(SheetVerb verb);
QList<QKeySequence> verbKeys(SheetVerb verb);

} // namespace boardwright
