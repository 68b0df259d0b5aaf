// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace boardwright {

/// Makes boards with everything that a window shows with them. Requests for the same set, generator
/// and settings in succession compile the set once. Any thread, but one at a time.
class BoardMaker final {
public:
    /// std::nullopt if it was stopped.
    std::optional<std::shared_ptr<const PreviewResult>> make(
        const PreviewRequest &request, const std::stop_token &stop);

private:
    std::shared_ptr<const PreviewResult> m_last; ///< null: none yet
};

} // namespace boardwright
