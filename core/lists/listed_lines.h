// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/repairs.h"
#include "core/lists/listed_goals.h"
#include "core/lists/text_lines.h"

#include <span>
#include <vector>

namespace boardwright {

/// Tells what the lines of a list are, and notes it. `listed` has a goal for each line, which is
/// its text: those that turn out to be headings, rules or comments are taken out, and bullets,
/// numbers of lines and labels such as "(Hard)" are taken from the texts of the others. Headings
/// become types; a single one is the list's title. What may be headings but need not stays as it
/// is, with a note. Returns whether there are headings. Pure.
bool settleLines(ListedGoals &listed, const std::vector<TextLine> &all, Repairs &repairs);

/// Whether goals of a table which have no other cell may be headings: there are several of them,
/// and other goals follow each. `bare` holds their indices, ascending, of `goals` in all. Pure.
bool areHeadings(std::span<const qint64> bare, qint64 goals);

/// Only the note: nothing is changed.
void noteHeadings(const std::vector<TextLine> &all, Repairs &repairs);

} // namespace boardwright
