// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/relaxations.h"

#include <algorithm>

namespace boardwright {

namespace {

Finding relaxation(
    Code code, SiteIndex site, RowId about, const QString &category, int count, int cap)
{
    return {.code = code,
        .severity = Severity::Warning,
        .site = site,
        .about = about,
        .args = {Arg(category), Arg(qint64{count - cap}), Arg(qint64{count}), Arg(qint64{cap})}};
}

Finding progressionRelaxed(SiteIndex site, const CompiledGoal &goal, Zones zones)
{
    return {.code = Code::ProgressionRelaxed,
        .severity = Severity::Warning,
        .site = site,
        .about = goal.row,
        .args = {Arg(qint64{static_cast<int>(site) + 1}), Arg(qint64{zones.toInt()}),
            Arg(qint64{goal.zones.toInt()})}};
}

bool carries(const CompiledSet &set, Slice categories, std::int32_t category)
{
    return std::ranges::binary_search(categories.of(set.categoryIndices), category);
}

/// Adds `finding` unless a goal of the category was placed after `site`; it will be listed there.
template <typename Carries>
void listAtLastMember(
    const BoardState &board, std::size_t order, Finding finding, Carries isMember, Result &into)
{
    const auto &filled = board.fillOrder();
    const auto later = std::ranges::subrange(
        filled.begin() + static_cast<std::ptrdiff_t>(order) + 1, filled.end());
    if (std::ranges::any_of(later, isMember))
        return;
    const auto index = static_cast<std::uint32_t>(into.findings.size());
    into.findings.push_back(std::move(finding));
    for (std::size_t i = 0; i < order; ++i) {
        if (isMember(filled[i]))
            into.involved.emplace_back(index, filled[i]);
    }
}

bool isOn(const Line &line, SiteIndex site)
{
    return std::ranges::find(line.sites, site) != line.sites.end();
}

} // namespace

void listRelaxations(const CompiledSet &set, const BoardState &board, Result &into)
{
    const auto goalAt = [&](SiteIndex site) -> const CompiledGoal & {
        return set.goals[static_cast<std::size_t>(board.goalAt(site))];
    };
    for (std::size_t order = 0; order < board.fillOrder().size(); ++order) {
        const SiteIndex site = board.fillOrder()[order];
        const CompiledGoal &goal = goalAt(site);
        if (!board.passesProgression(board.goalAt(site), site))
            into.findings.push_back(progressionRelaxed(
                site, goal, set.shape->sites[static_cast<std::size_t>(site)].zones));
        for (const std::int32_t index : goal.boardCategories.of(set.categoryIndices)) {
            const auto category = static_cast<std::size_t>(index);
            const int count = board.boardCount(category);
            const int cap = set.boardCaps[category];
            if (count <= cap)
                continue;
            listAtLastMember(
                board, order,
                relaxation(Code::BoardCategoryRelaxed, site, goal.row,
                    set.boardCategories[category], count, cap),
                [&](SiteIndex other) { return carries(set, goalAt(other).boardCategories, index); },
                into);
        }
        for (const LineIndex lineIndex : set.linesOfSite[static_cast<std::size_t>(site)]) {
            const Line &line = set.shape->lines[static_cast<std::size_t>(lineIndex)];
            for (const std::int32_t index : goal.lineCategories.of(set.categoryIndices)) {
                const auto category = static_cast<std::size_t>(index);
                const int count = board.lineCount(lineIndex, category);
                const int cap
                    = set.lineCaps[static_cast<std::size_t>(lineIndex) * set.lineCategories.size()
                        + category];
                if (count <= cap)
                    continue;
                Finding finding = relaxation(Code::LineCategoryRelaxed, site, goal.row,
                    set.lineCategories[category], count, cap);
                finding.args[4] = qint64{static_cast<int>(line.kind)};
                finding.args[5] = qint64{line.number};
                listAtLastMember(
                    board, order, std::move(finding),
                    [&](SiteIndex other) {
                        return isOn(line, other)
                            && carries(set, goalAt(other).lineCategories, index);
                    },
                    into);
            }
        }
    }
}

} // namespace boardwright
