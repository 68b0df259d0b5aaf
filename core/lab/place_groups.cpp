// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/place_groups.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace boardwright {

static_assert(static_cast<std::size_t>(LineKind::Set) + 1 == lineGroups);

std::size_t groupOf(const Line &line)
{
    return static_cast<std::size_t>(line.kind);
}

std::size_t groupOf(const Site &site)
{
    const auto [numerator, denominator] = site.progress;
    if (denominator == 0)
        return progressTenths;
    const std::int64_t tenth = std::int64_t{numerator} * std::int64_t{progressTenths} / denominator;
    return std::min(static_cast<std::size_t>(tenth), progressTenths - 1);
}

PlaceItems::PlaceItems(const Study &study)
    : m_isGrouped(!study.hasOneShape)
    , m_siteCount(study.items(Scope::Site))
    , m_lineCount(study.items(Scope::Line))
{
}

void PlaceItems::look(const Shape &shape)
{
    const std::size_t sites = shape.sites.size();
    const std::size_t lines = shape.lines.size();
    const bool fits = m_isGrouped ? std::max(sites, lines) <= mostPlaces
                                  : sites == m_siteCount && lines == m_lineCount;
    if (!fits)
        throw std::length_error("A board has " + std::to_string(sites) + " sites and "
            + std::to_string(lines) + " lines, which its study does not allow");
    if (!m_isGrouped)
        return;
    const auto group = [](const auto &place) { return static_cast<std::uint8_t>(groupOf(place)); };
    m_sites.resize(sites);
    std::ranges::transform(shape.sites, m_sites.begin(), group);
    m_lines.resize(lines);
    std::ranges::transform(shape.lines, m_lines.begin(), group);
}

std::span<const std::uint8_t> PlaceItems::groups(Scope scope) const
{
    if (!m_isGrouped)
        return {};
    return scope == Scope::Line ? m_lines
        : scope == Scope::Site  ? m_sites
                                : std::span<const std::uint8_t>();
}

} // namespace boardwright
