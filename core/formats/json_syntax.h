// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json_terms.h"
#include "core/goalset/problem.h"

#include <QByteArrayView>

#include <system_error>

namespace boardwright {

/// Where jsoncons' parser stood when it refused a text.
struct JsonStop {
    std::error_code error;
    qsizetype offset = 0; ///< of the parser's input pointer
    qsizetype begin = 0; ///< where the parser says that the last token began
    qsizetype closed = -1; ///< one past the last array or object that ended; -1: none
    bool inText = false; ///< the input pointer is inside of a text
};

/// The problem that made the parser stop: the place of the very character that is wrong, what
/// stands there and what was expected. Pure, any thread.
Problem syntaxProblem(QByteArrayView text, const JsonStop &stop);

/// A JsonSyntax problem at byte `offset`, with an excerpt of what stands there.
Problem syntaxProblemAt(QByteArrayView text, qsizetype offset, JsonExpected expected);

} // namespace boardwright
