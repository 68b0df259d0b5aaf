// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json_terms.h"
#include "core/goalset/problem.h"

#include <QByteArrayView>

#include <system_error>

namespace boardwright {

/// The state of jsoncons' parser when it rejected a text.
struct JsonStop {
    std::error_code error;
    qsizetype offset = 0; ///< of the parser's input pointer
    qsizetype begin = 0; ///< start of the last token, as reported by the parser
    qsizetype closed = -1; ///< one past the last array or object that was closed; -1: none
    bool inText = false; ///< the input pointer is within a string
};

/// The problem that stopped the parser: the exact place of the wrong character, what was found and
/// what was expected. Pure, any thread.
Problem syntaxProblem(QByteArrayView text, const JsonStop &stop);

/// The word or character at `offset`, made printable; empty at the end of the text.
QString excerptAt(QByteArrayView text, qsizetype offset);

/// A JsonSyntax problem at byte `offset`, with an excerpt of the text there.
Problem syntaxProblemAt(QByteArrayView text, qsizetype offset, JsonExpected expected);

} // namespace boardwright
