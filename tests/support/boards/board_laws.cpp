// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/board_laws.h"

#include "core/constrained/codes.h"
#include "tests/support/boards/effort.h"
#include "tests/support/sets/goal_sets.h"

#include <QList>
#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using Instance = std::pair<Code, std::array<Arg, 6>>;

std::vector<Instance> relaxations(const std::vector<Finding> &findings)
{
    std::vector<Instance> instances;
    for (const Finding &finding : findings) {
        if (isRelaxation(finding.code))
            instances.emplace_back(finding.code, finding.args);
    }
    std::ranges::sort(instances);
    return instances;
}

/// 1-based positions of the cells on the line that a finding names.
QList<int> positionsOf(const Finding &finding, const ModeSettings &settings)
{
    const auto number = static_cast<int>(std::get<qint64>(finding.args[5]));
    const int rows = settings.rows;
    const int columns = settings.columns;
    const auto from = [](int first, int count, int step) {
        QList<int> positions;
        for (int i = 0; i < count; ++i)
            positions << first + i * step;
        return positions;
    };
    switch (static_cast<LineKind>(std::get<qint64>(finding.args[4]))) {
    case LineKind::Row:
        return from((number - 1) * columns + 1, columns, 1);
    case LineKind::Column:
        return from(number, rows, columns);
    case LineKind::Diagonal:
        return number == 1 ? from(1, rows, columns + 1) : from(columns, rows, columns - 1);
    case LineKind::Tier:
        return from(number * (number - 1) / 2 + 1, number, 1);
    case LineKind::Set:
        return from(3 * number - 2, 3, 1);
    }
    return {};
}

/// 1-based positions of the cells whose goals exceed the limit, ascending.
QList<int> membersOf(const Finding &finding, const BoardMaker &maker)
{
    if (finding.code == Code::ProgressionRelaxed)
        return {static_cast<int>(std::get<qint64>(finding.args[0]))};
    const bool isLine = finding.code == Code::LineCategoryRelaxed;
    const QList<int> line = isLine ? positionsOf(finding, maker.settings()) : QList<int>();
    const auto &category = std::get<QString>(finding.args[0]);
    QList<int> members;
    for (int position = 1; position <= maker.settings().cells(); ++position) {
        const RowId what = maker.result().at[static_cast<std::size_t>(position - 1)].what;
        const qsizetype row = rowOf(maker.set(), what);
        if (row < 0 || (isLine && !line.contains(position)))
            continue;
        const Objective &goal = maker.set().objectives[row];
        if ((isLine ? goal.lineCategories : goal.boardCategories).contains(category))
            members << position;
    }
    return members;
}

QString misplaced(const BoardMaker &maker, std::size_t index)
{
    const Result &result = maker.result();
    const Finding &finding = result.findings[index];
    QList<int> listed{static_cast<int>(finding.site) + 1};
    for (const auto &[which, site] : result.involved) {
        if (which == index)
            listed << static_cast<int>(site) + 1;
    }
    std::ranges::sort(listed);

    if (listed != membersOf(finding, maker))
        return u"carriers: "_s + findingText(finding);
    if (result.at[static_cast<std::size_t>(finding.site)].what != finding.about)
        return u"not about the goal it is listed at: "_s + findingText(finding);
    if (finding.severity != Severity::Warning)
        return u"a relaxation is a warning: "_s + findingText(finding);
    return {};
}

QString wrongFailure(const BoardMaker &maker, const QList<int> &empty)
{
    const Outcome &outcome = maker.outcome();
    if (outcome)
        return empty.isEmpty() ? QString() : u"a whole board has empty cells"_s;
    const Failure &failure = outcome.error();
    if (empty.isEmpty())
        return u"failed without an empty cell"_s;
    const bool isShort = failure.code == toCode(ConstrainedCode::PoolTooSmall);
    if ((!isShort && failure.code != toCode(ConstrainedCode::NoGoalFits)) || failure.why.empty()
        || failure.why.front().code != failure.code)
        return u"failed with another code"_s;
    const auto &args = failure.why.front().args;
    const auto cells = static_cast<qint64>(maker.result().at.size());
    if (args[0] != Arg(qint64{empty.size()}) || (isShort && args[2] != Arg(cells)))
        return u"counts of the failure"_s;
    if (isShort && std::get<qint64>(args[1]) >= cells)
        return u"a shortage where there is supply"_s;
    QList<int> named;
    for (const Finding &why : failure.why) {
        if (why.code == toCode(ConstrainedCode::NoCandidate))
            named << static_cast<int>(why.site) + 1;
    }
    if (named != empty || failure.why.size() != 1 + static_cast<std::size_t>(empty.size()))
        return u"not every empty cell is named once"_s;
    return {};
}

QString wrongCounts(const Result &result, int empty, bool isRelaxed)
{
    const Effort effort = effortOf(result);
    const auto told = std::ranges::count(
        result.findings, toCode(ConstrainedCode::GoalsPulledBack), &Finding::code);
    if (told != (effort.pulledBack > 0 ? 1 : 0))
        return u"pulled-back goals told %1 times"_s.arg(told);
    if (told == 1
        && (result.findings.front().code != toCode(ConstrainedCode::GoalsPulledBack)
            || result.findings.front().args[0] != Arg(qint64{effort.pulledBack})))
        return u"number of pulled-back goals"_s;
    const int filled = static_cast<int>(result.at.size()) - empty;
    if (effort.forcedPlaced + effort.greedyPlaced + effort.searchPlaced + effort.relaxPlaced
        != filled)
        return u"the phases do not add up"_s;
    if (isRelaxed && effort.relaxPlaced == 0)
        return u"relaxed outside the relaxation phase"_s;
    return {};
}

} // namespace

QString brokenLaw(const BoardMaker &maker)
{
    const Result &result = maker.result();
    const std::vector<Finding> checked = maker.check();
    QList<int> empty;
    for (const Finding &finding : checked) {
        if (finding.code == Code::CellEmpty)
            empty << static_cast<int>(std::get<qint64>(finding.args[0]));
        else if (!isRelaxation(finding.code))
            return u"hard rule: "_s + findingText(finding);
    }
    if (const QString wrong = wrongFailure(maker, empty); !wrong.isEmpty())
        return wrong;

    const std::vector<Instance> told = relaxations(result.findings);
    if (told != relaxations(checked))
        return u"%1 relaxations told, or others"_s.arg(told.size());
    for (std::size_t i = 0; i < result.findings.size(); ++i) {
        if (!isRelaxation(result.findings[i].code))
            continue;
        if (const QString wrong = misplaced(maker, i); !wrong.isEmpty())
            return wrong;
    }
    return wrongCounts(result, static_cast<int>(empty.size()), !told.empty());
}

} // namespace boardwright
