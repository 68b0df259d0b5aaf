// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTextDocument;

namespace boardwright {

/// A bracket of JSON and the one that belongs to it; -1: there is none, or it is far away.
struct BracketPair {
    int bracket = -1;
    int partner = -1;

    friend bool operator==(const BracketPair &, const BracketPair &) = default;
};

/// The bracket after or before `position`, outside of texts.
BracketPair bracketsAt(const QTextDocument &document, int position);

} // namespace boardwright
