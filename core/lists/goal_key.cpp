// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/goal_key.h"

#include "core/lists/translated_texts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

GoalKey goalKeyOf(const QString &key)
{
    constexpr std::array<std::pair<QLatin1StringView, GoalKey>, 27> keys{{
        {"types"_L1, GoalKey::Types},
        {"type"_L1, GoalKey::Type},
        {"categories"_L1, GoalKey::Types},
        {"category"_L1, GoalKey::Types},
        {"difficulty"_L1, GoalKey::Tier},
        {"diff"_L1, GoalKey::Tier},
        {"tier"_L1, GoalKey::Tier},
        {"description"_L1, GoalKey::Tooltip},
        {"tooltip"_L1, GoalKey::Tooltip},
        {"hint"_L1, GoalKey::Tooltip},
        {"range"_L1, GoalKey::Range},
        {"values"_L1, GoalKey::Range},
        {"weighting"_L1, GoalKey::Weighting},
        {"weight"_L1, GoalKey::Weighting},
        {"tag"_L1, GoalKey::Tag},
        {"group"_L1, GoalKey::Tag},
        {"min"_L1, GoalKey::Least},
        {"minimum"_L1, GoalKey::Least},
        {"max"_L1, GoalKey::Most},
        {"maximum"_L1, GoalKey::Most},
        {"variants"_L1, GoalKey::Variants},
        {"options"_L1, GoalKey::Variants},
        {"list"_L1, GoalKey::Variants},
        {"excludes"_L1, GoalKey::Excludes},
        {"jp"_L1, GoalKey::Japanese},
        {"name_jp"_L1, GoalKey::Japanese},
        {"progression"_L1, GoalKey::Progression},
    }};
    const auto *const found = std::ranges::find_if(keys,
        [&](const auto &known) { return key.compare(known.first, Qt::CaseInsensitive) == 0; });
    if (found != keys.end())
        return found->second;
    return isTranslationKey(key) ? GoalKey::Translation : GoalKey::Unknown;
}

} // namespace boardwright
