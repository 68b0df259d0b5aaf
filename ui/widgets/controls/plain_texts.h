// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

/// Makes the application show texts as plain text: they come from files of strangers, and Qt takes
/// what looks like HTML for HTML, which may name files to read. From then on, a label is plain
/// unless it was told to be rich, and a tool tip is always plain, in lines of a readable length.
/// May be called more than once.
void keepTextsPlain();

} // namespace boardwright
