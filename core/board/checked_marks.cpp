// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/checked_marks.h"

#include "core/board/checked_places.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

class MarksCheck {
public:
    MarksCheck(const GoalSet &set, const ModeSettings &settings, const std::vector<Placed> &at,
        const Modifiers &modifiers)
        : m_at(at)
        , m_centre(modifiers.noCentre ? middleOf(settings) : -1)
        , m_blanks(std::max(0, modifiers.blanks))
        , m_shinies(modifiers.shinies < 0 ? usualShinies(settings) : modifiers.shinies)
    {
        for (const Objective &objective : set.objectives) {
            if (!objective.forcedPositions.isEmpty())
                m_forced.insert(static_cast<quint32>(objective.id));
        }
    }

    std::vector<Finding> findings()
    {
        for (std::size_t cell = 0; cell < m_at.size(); ++cell) {
            if (!isRight(m_at[cell], static_cast<int>(cell)))
                defect(Code::MarkNotAllowed, {static_cast<qint64>(cell) + 1, {}, {}});
        }
        count();
        return m_findings;
    }

private:
    // The row and column with as many before as after. Pyramids and lists have no centre.
    static int middleOf(const ModeSettings &settings)
    {
        if (settings.mode != GameMode::Bingo && settings.mode != GameMode::Ascend)
            return -1;
        for (int row = 0; row < settings.rows; ++row) {
            for (int column = 0; column < settings.columns; ++column) {
                if (settings.rows - 1 - row == row && settings.columns - 1 - column == column)
                    return row * settings.columns + column;
            }
        }
        return -1;
    }

    // One per set; otherwise the shorter side (a pyramid: its tiers) less two.
    static int usualShinies(const ModeSettings &settings)
    {
        std::array<int, 5> linesOfKind{};
        for (const CheckedLine &line : checkedPlaces(settings).lines)
            ++linesOfKind.at(static_cast<std::size_t>(line.kind));
        const auto lines
            = [&](LineKind kind) { return linesOfKind.at(static_cast<std::size_t>(kind)); };
        if (lines(LineKind::Set) > 0)
            return lines(LineKind::Set);
        const int side = lines(LineKind::Tier) > 0
            ? lines(LineKind::Tier)
            : std::min(lines(LineKind::Row), lines(LineKind::Column));
        return side > 2 ? side - 2 : 0;
    }

    // At most one mark, and one that is true of the cell.
    bool isRight(const Placed &placed, int cell) const
    {
        const bool isEmpty = placed.what == RowId::none;
        if (cell == m_centre)
            return isEmpty && placed.marks == Mark::NoCentre;
        if (placed.marks == Mark::Shiny)
            return m_shinies > 0 && !isEmpty;
        if (placed.marks == Mark::Blank)
            return m_blanks > 0 && isEmpty;
        return !placed.marks;
    }

    void count()
    {
        int shinies = 0;
        int blanks = 0;
        int goals = 0;
        int goalsNotForced = 0;
        for (const Placed &placed : m_at) {
            shinies += placed.marks.testFlag(Mark::Shiny) ? 1 : 0;
            blanks += placed.marks.testFlag(Mark::Blank) ? 1 : 0;
            if (placed.what == RowId::none)
                continue;
            ++goals;
            goalsNotForced += m_forced.contains(static_cast<quint32>(placed.what)) ? 0 : 1;
        }
        // Marks that were not requested are reported cell by cell.
        if (m_shinies > 0)
            compare(Mark::Shiny, shinies, std::min(m_shinies, goals));
        if (m_blanks > 0)
            compare(Mark::Blank, blanks, std::min(m_blanks, blanks + goalsNotForced));
    }

    void compare(Mark mark, int found, int expected)
    {
        if (found != expected)
            defect(Code::MarksMiscounted,
                {qint64{static_cast<int>(mark)}, qint64{found}, qint64{expected}});
    }

    void defect(Code code, const std::array<Arg, 3> &args)
    {
        Finding finding{.code = code,
            .severity = Severity::Error,
            .site = SiteIndex::none,
            .about = RowId::none,
            .args = {}};
        std::ranges::copy(args, finding.args.begin());
        m_findings.push_back(std::move(finding));
    }

    const std::vector<Placed> &m_at;
    int m_centre; ///< the cell that must be empty; -1: none
    int m_blanks;
    int m_shinies;
    QSet<quint32> m_forced; ///< goals with forced positions
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> checkedMarks(const GoalSet &set, const ModeSettings &settings,
    const std::vector<Placed> &at, const Modifiers &modifiers)
{
    return MarksCheck(set, settings, at, modifiers).findings();
}

} // namespace boardwright
