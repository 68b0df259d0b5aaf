// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/goals_on_board.h"

#include <memory>
#include <span>
#include <vector>

namespace boardwright::sculpted {

namespace {

/// The sites that are no walls as a shape of their own, and back.
class OpenSites {
public:
    explicit OpenSites(const Shape &board)
        : m_openOf(board.sites.size(), SiteIndex::none)
        , m_shape(std::make_shared<Shape>())
    {
        m_shape->topology = board.topology;
        m_shape->rows = board.rows;
        m_shape->columns = board.columns;
        m_shape->size = board.size;
        for (std::size_t site = 0; site < board.sites.size(); ++site) {
            if (board.sites[site].kind == SiteKind::Wall)
                continue;
            m_openOf[site] = SiteIndex{static_cast<std::int32_t>(m_siteOf.size())};
            m_siteOf.push_back(SiteIndex{static_cast<std::int32_t>(site)});
            m_shape->sites.push_back(board.sites[site]);
        }
        m_shape->lines = board.lines;
        for (Line &line : m_shape->lines) {
            for (SiteIndex &site : line.sites)
                site = m_openOf[static_cast<std::size_t>(site)];
        }
    }

    std::shared_ptr<const Shape> shape() const { return m_shape; }

    SiteIndex siteOf(SiteIndex open) const
    {
        return open == SiteIndex::none ? open : m_siteOf[static_cast<std::size_t>(open)];
    }

    /// By site of the board; none for a wall.
    std::span<const SiteIndex> openOf() const { return m_openOf; }

    void translate(std::span<Finding> findings) const
    {
        for (Finding &finding : findings) {
            finding.site = siteOf(finding.site);
            if (ShapeFill::hasPosition(finding))
                finding.args[0] = qint64{static_cast<std::int32_t>(finding.site)} + 1;
        }
    }

    void translate(Trace &trace) const
    {
        for (Step &step : trace.steps) {
            step.a = siteOf(step.a);
            step.b = siteOf(step.b);
        }
        for (Rejection &rejection : trace.rejections)
            rejection.other = siteOf(rejection.other);
    }

private:
    std::vector<SiteIndex> m_openOf; ///< by site of the board
    std::vector<SiteIndex> m_siteOf; ///< by open site
    std::shared_ptr<Shape> m_shape;
};

} // namespace

Outcome putGoals(
    const ShapeFill &goals, QStringView seed, Result &board, Trace *trace, Watch &watch)
{
    const OpenSites open(*board.shape);
    Result filled;
    Trace steps;
    Outcome outcome = goals.fill(
        open.shape(), open.openOf(), seed, filled, trace == nullptr ? nullptr : &steps, watch);
    for (std::size_t site = 0; site < filled.at.size(); ++site)
        board.at[static_cast<std::size_t>(open.siteOf(SiteIndex{static_cast<std::int32_t>(site)}))]
            = filled.at[site];
    open.translate(filled.findings);
    const auto before = static_cast<std::uint32_t>(board.findings.size());
    board.findings.insert(board.findings.end(), filled.findings.begin(), filled.findings.end());
    for (const auto &[finding, site] : filled.involved)
        board.involved.emplace_back(before + finding, open.siteOf(site));
    open.translate(filled.made);
    board.made.insert(board.made.end(), filled.made.begin(), filled.made.end());
    if (trace != nullptr) {
        open.translate(steps);
        trace->append(steps);
    }
    if (!outcome)
        open.translate(outcome.error().why);
    return outcome;
}

} // namespace boardwright::sculpted
