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

/// A text that an author typed, and what it was made from.
struct SourceRequest {
    QString text;
    SourceForm form;
    GoalSet before; ///< what the document holds
    GoalSet begin; ///< what it held when the typing began
    std::uint32_t lastRow = 0; ///< the highest id ever given out
};

/// The set that a text says, as the next state of the document, and the text as its source.
struct SourceSet {
    GoalSet set; ///< rows that are not new have their ids, see withKeptRows()
    std::shared_ptr<const SourceResult> source;
};

/// What came of a text: a set, or the first mistake in it, with its place.
using SourceReply = std::expected<SourceSet, Problem>;

/// Law: the set is written as the very bytes of the text. Nothing once `stop` is asked for. Pure,
/// any thread.
std::optional<SourceReply> readSource(const SourceRequest &request, const std::stop_token &stop);

} // namespace boardwright
