// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"
#include "core/sites/playbingo_list.h"

#include <expected>

namespace boardwright::sites::playbingo {

/// Why a JSON value is no list with settings, with the key or word concerned.
struct ListFault {
    enum class What : std::uint8_t {
        Missing, ///< a key, or what it stands for
        Unknown, ///< a word that the settings do not have
    };

    What what{};
    QString word;
};

/// Reads {"settings": ..., "categories": [...], "goals": [...]}, spelled as the site spells them.
/// Goals name their categories and tags by id. An array of goals alone, which may also be texts, is
/// a list with the usual settings; its categories are those that goals have, which may be just
/// names. Linear, pure, any thread.
std::expected<List, ListFault> readList(const JsonValue &root);

} // namespace boardwright::sites::playbingo
