// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/checker.h"

#include "core/board/checker.h"
#include "core/sculpted/codes.h"

#include <QSet>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace boardwright::sculpted {

namespace {

class SculptedCheck {
public:
    SculptedCheck(const GoalSet &set, const Result &board, bool hasGoals)
        : m_set(set)
        , m_board(board)
        , m_hasGoals(hasGoals)
        , m_width(board.shape->columns)
        , m_height(board.shape->rows)
    {
        for (const SiteIndex site : board.route)
            m_route << static_cast<int>(site);
        for (int cell = 0; std::cmp_less(cell, board.shape->sites.size()); ++cell) {
            if (board.shape->sites[static_cast<std::size_t>(cell)].kind == SiteKind::Wall)
                m_walls.insert(cell);
            else
                m_open << cell;
        }
    }

    std::vector<Finding> run()
    {
        askSize();
        if (m_findings.empty())
            askParts();
        if (m_findings.empty())
            askRoute();
        if (m_findings.empty() && m_hasGoals)
            m_findings = checkGoals(m_set, places(), m_board.at);
        return std::move(m_findings);
    }

private:
    void add(SculptedCode code, std::initializer_list<Arg> args)
    {
        Finding finding{.code = toCode(code), .severity = Severity::Error, .args = {}};
        std::ranges::copy(args, finding.args.begin());
        m_findings.push_back(std::move(finding));
    }

    void askSize()
    {
        constexpr int least = 3;
        constexpr int most = 8;
        const qint64 cells = std::ssize(m_board.shape->sites);
        const bool isRight = m_width >= least && m_height >= m_width && m_height <= most
            && m_height - m_width <= 1 && cells == qint64{m_width} * m_height
            && std::ssize(m_board.at) == cells && m_open.size() >= 2;
        if (!isRight)
            add(SculptedCode::SculptureWrongSize, {cells});
    }

    bool isStep(int from, int to) const
    {
        const auto distance
            = std::abs(from / m_width - to / m_width) + std::abs(from % m_width - to % m_width);
        return distance == 1 || std::ranges::any_of(m_board.shape->links, [&](const Link &link) {
            const auto a = static_cast<int>(link.a);
            const auto b = static_cast<int>(link.b);
            return link.kind == LinkKind::Warp
                && ((a == from && b == to) || (a == to && b == from));
        });
    }

    void askParts()
    {
        QList<int> reached{m_open.first()};
        for (qsizetype i = 0; i < reached.size(); ++i) {
            for (const int cell : std::as_const(m_open)) {
                if (!reached.contains(cell) && isStep(reached.at(i), cell))
                    reached << cell;
            }
        }
        if (reached.size() != m_open.size())
            add(SculptedCode::SculptureInParts, {qint64{reached.size()}, qint64{m_open.size()}});
    }

    void askRoute()
    {
        QList<int> sorted = m_route;
        std::ranges::sort(sorted);
        if (sorted != m_open)
            add(SculptedCode::RouteIncomplete, {qint64{m_route.size()}, qint64{m_open.size()}});
        for (qsizetype i = 1; i < m_route.size(); ++i) {
            if (!isStep(m_route.at(i - 1), m_route.at(i)))
                add(SculptedCode::RouteJumps, {qint64{i}});
        }
    }

    /// A line starts at an open cell whose predecessor is a wall or outside.
    CheckedPlaces places() const
    {
        CheckedPlaces places;
        places.walls = m_walls;
        for (int cell = 0; cell < m_width * m_height; ++cell)
            places.zones << checkedZones(std::max(0, static_cast<int>(m_route.indexOf(cell))),
                m_walls.contains(cell) ? 0 : static_cast<int>(m_route.size()) - 1);
        for (const LineKind kind : {LineKind::Row, LineKind::Column})
            addLines(kind, places.lines);
        return places;
    }

    void addLines(LineKind kind, QList<CheckedLine> &lines) const
    {
        const int step = kind == LineKind::Row ? 1 : m_width;
        QList<int> starts;
        for (const int cell : m_open) {
            if (!isOpen(cell - step, cell))
                starts << cell;
        }
        if (kind == LineKind::Column) // counted from left to right
            std::ranges::stable_sort(starts, {}, [&](int cell) { return cell % m_width; });
        int number = 0;
        for (const int start : std::as_const(starts)) {
            QList<int> cells{start};
            while (isOpen(cells.last() + step, cells.last()))
                cells << cells.last() + step;
            if (cells.size() > 2)
                lines << CheckedLine{.kind = kind, .number = ++number, .cells = cells};
        }
    }

    /// Whether a cell is open and beside another one.
    bool isOpen(int cell, int beside) const
    {
        return m_open.contains(cell)
            && (cell / m_width == beside / m_width || cell % m_width == beside % m_width);
    }

    const GoalSet &m_set;
    const Result &m_board;
    bool m_hasGoals;
    int m_width;
    int m_height;
    QList<int> m_route;
    QList<int> m_open; ///< ascending
    QSet<int> m_walls;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> checkSculpted(const GoalSet &set, const Result &board, bool hasGoals)
{
    return SculptedCheck(set, board, hasGoals).run();
}

} // namespace boardwright::sculpted
