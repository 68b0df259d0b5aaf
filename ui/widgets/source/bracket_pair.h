// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTextDocument;

namespace boardwright {

/// Positions of a JSON bracket and its match; -1 if there is none, or if it is too far away.
struct BracketPair {
    int bracket = -1;
    int partner = -1;

    friend bool operator==(const BracketPair &, const BracketPair &) = default;
};

/// The bracket after or before `position`, outside of string literals.
BracketPair bracketsAt(const QTextDocument &document, int position);

} // namespace boardwright
