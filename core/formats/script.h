// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"
#include "core/formats/literal.h"
#include "core/formats/repairs.h"

#include <QByteArrayView>
#include <QString>

#include <expected>
#include <optional>
#include <stop_token>
#include <vector>

namespace boardwright {

/// A literal that a script assigns, as in: bingoList[1] = [ ... ]; with what it appends to it.
struct AssignedLiteral {
    QString name{}; ///< as written, such as "bingoList" or "module.exports"
    QString key{}; ///< what stands in brackets after it, without quotes; empty: none
    qsizetype begin = 0; ///< offset of the name
    JsonValue value{}; ///< Null if it could not be read
    std::optional<Problem> error{}; ///< why it could not be read
    std::vector<LeftOut> leftOut{}; ///< of it
    bool isPart = false; ///< another literal contains it by its name
};

/// The most literals of a script that cannot be read. Each is searched for further ones.
inline constexpr int mostUnreadLiterals = 100;

/// Where a script loads something from, as in require("./list.js"); null if it does not.
QString loadedFrom(QByteArrayView text);

/// Whether a text looks like JavaScript that assigns a literal. Pure; linear in the text.
bool looksLikeScript(QByteArrayView text);

/// The array and object literals that a script assigns to names, in order (readLiteral() with
/// Dialect::JavaScript). Nothing is run: other statements are stepped over, and reported once
/// (ScriptNotRun). A literal that cannot be read is listed with its error, because a page's own
/// code assigns such ones, too. A name in place of a literal, or within one, stands for the literal
/// that was last assigned to it (bingoList[1] = easy;). What push(), concat() and an assignment to
/// the element after the last one (bingoList[i++] = [ ... ];) append is part of the literal; a
/// change by another method is left out of it. The text must be valid UTF-8. Errors:
/// JsonTooManyValues, of all literals together; that of the first literal if more than
/// mostUnreadLiterals cannot be read. Pure, any thread.
std::expected<std::vector<AssignedLiteral>, Problem> readScript(
    Repairs &repairs, const std::stop_token &stop = {});

} // namespace boardwright
