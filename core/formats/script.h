// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"
#include "core/formats/repairs.h"

#include <QByteArrayView>
#include <QString>

#include <expected>
#include <stop_token>
#include <vector>

namespace boardwright {

/// A literal that a script assigns, as in: bingoList[1] = [ ... ];
struct AssignedLiteral {
    QString name; ///< as written, such as "bingoList" or "module.exports"
    QString key; ///< what stands in brackets after it, without quotes; empty: none
    qsizetype begin = 0; ///< offset of the name
    JsonValue value;
};

/// Whether a text looks like JavaScript that assigns a literal. Pure; linear in the text.
bool looksLikeScript(QByteArrayView text);

/// The array and object literals that a script assigns to names, in order (readLiteral() with
/// Dialect::JavaScript). Nothing is run: other statements are stepped over, and reported once
/// (ScriptNotRun). The text must be valid UTF-8. Errors: those of readLiteral(). Pure, any thread.
std::expected<std::vector<AssignedLiteral>, Problem> readScript(
    Repairs &repairs, const std::stop_token &stop = {});

} // namespace boardwright
