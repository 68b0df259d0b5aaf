// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"
#include "ui/editing/source/source_text.h"

#include <expected>
#include <memory>
#include <optional>
#include <stop_token>

namespace boardwright {

/// A text typed by the author, and its context.
struct SourceRequest {
    QString text;
    SourceForm form;
    GoalSet before; ///< the document's set
    GoalSet begin; ///< the document's set when typing began
    std::uint32_t lastRow = 0; ///< the highest id ever used
};

/// The set parsed from a text, as the next state of the document, and the text as its source.
struct SourceSet {
    GoalSet set; ///< existing rows keep their ids, see withKeptRows()
    std::shared_ptr<const SourceResult> source;
};

/// The result of parsing: a set, or the first error with its position.
using SourceReply = std::expected<SourceSet, Problem>;

/// Law: writing the set gives exactly the bytes of the text. std::nullopt once `stop` is requested.
/// Pure, any thread.
std::optional<SourceReply> readSource(const SourceRequest &request, const std::stop_token &stop);

} // namespace boardwright
