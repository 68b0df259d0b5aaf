// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/relaxed_limit.h"

#include <algorithm>
#include <variant>

namespace boardwright {

std::optional<RelaxedLimit> relaxedLimitOf(const Finding &finding)
{
    if (!isRelaxation(finding.code))
        return std::nullopt;
    if (finding.code != Code::ProgressionRelaxed) {
        const auto *category = std::get_if<QString>(finding.args.data());
        return category == nullptr
            ? std::nullopt
            : std::optional(RelaxedLimit{.code = finding.code, .category = *category});
    }
    const auto *zones = std::get_if<qint64>(&finding.args[1]);
    return zones == nullptr
        ? std::nullopt
        : std::optional(RelaxedLimit{
              .code = finding.code, .category = {}, .zones = static_cast<int>(*zones)});
}

std::vector<RelaxedLimit> relaxedLimitsOf(const Result &board)
{
    std::vector<RelaxedLimit> limits;
    for (const Finding &finding : board.findings) {
        const auto limit = relaxedLimitOf(finding);
        if (limit && !std::ranges::contains(limits, *limit))
            limits.push_back(*limit);
    }
    return limits;
}

} // namespace boardwright
