// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/fill.h"

#include "core/constrained/codes.h"
#include "core/constrained/compiled_set.h"
#include "core/constrained/constrained.h"

#include <utility>

namespace boardwright {

ShapeFill::ShapeFill(const GoalSet &set, const std::stop_token &stop)
    : m_set(std::make_shared<const ShapelessSet>(shapelessSet(set, {}, stop)))
{
}

Outcome ShapeFill::fill(std::shared_ptr<const Shape> shape,
    std::span<const SiteIndex> siteOfPosition, QStringView seed, Result &board, Trace *trace,
    Watch &watch) const
{
    const ConstrainedGenerator generator;
    const auto compiled = compileOnShape(*m_set, std::move(shape), siteOfPosition);
    const auto scratch = generator.scratch(*compiled);
    return generator.run(*compiled, *scratch, seed, board, trace, watch);
}

bool ShapeFill::hasPosition(const Finding &finding)
{
    return finding.code == Code::ProgressionRelaxed
        || finding.code == toCode(ConstrainedCode::NoCandidate);
}

} // namespace boardwright
