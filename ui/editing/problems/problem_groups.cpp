// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/problems/problem_groups.h"

#include "core/goalset/accepted.h"
#include "core/goalset/row_places.h"
#include "ui/text/plain_goal.h"

#include <QHash>
#include <QMap>

#include <algorithm>
#include <span>

namespace boardwright {

namespace {

QString firstText(std::span<const Arg> args)
{
    const auto *text = args.empty() ? nullptr : std::get_if<QString>(&args.front());
    return text == nullptr ? QString() : *text;
}

size_t hashOf(const ProblemPlace &place)
{
    return qHashMulti(0, static_cast<quint32>(place.row), static_cast<int>(place.field),
        place.section, place.fieldKey, place.name, static_cast<int>(place.site), place.where.line,
        place.where.column);
}

/// Missing goals are not an error to an author who is still writing the set: they are the next
/// step.
Severity shownSeverity(Code code, Severity severity)
{
    return code == Code::TooFewObjectives ? Severity::Hint : severity;
}

class Grouping {
public:
    explicit Grouping(const GoalSet &set)
        : m_set(set)
        , m_rows(set.objectives)
    {
    }

    void add(ProblemPart part, const Problem &problem)
    {
        ProblemGroup &group = groupOf(part, problem.severity, problem.code);
        group.problems << problem;
        ++group.count;
        if (group.listed.size() < mostListed)
            list(group,
                {.finding = {},
                    .problem = problem,
                    .place = {.row = problem.row,
                        .field = problem.field,
                        .section = problem.section,
                        .fieldKey = problem.fieldKey,
                        .name = firstText(problem.args),
                        .site = SiteIndex::none,
                        .where = problem.where},
                    .goal = {}});
    }

    void add(ProblemPart part, const Finding &finding)
    {
        ProblemGroup &group = groupOf(part, finding.severity, finding.code);
        ++group.count;
        if (group.listed.size() < mostListed)
            list(group,
                {.finding = finding,
                    .problem = {},
                    .place = {.row = finding.about,
                        .section = {},
                        .fieldKey = {},
                        .name = firstText(finding.args),
                        .site = finding.site,
                        .where = {}},
                    .goal = {}});
    }

    QList<ProblemGroup> take() { return m_groups.values(); }

private:
    using Key = decltype(std::declval<ProblemGroup>().key());

    ProblemGroup &groupOf(ProblemPart part, Severity severity, Code code)
    {
        const ProblemGroup group{
            .part = part, .severity = shownSeverity(code, severity), .code = code};
        const auto found = m_groups.find(group.key());
        return found == m_groups.end() ? *m_groups.insert(group.key(), group) : *found;
    }

    void list(ProblemGroup &group, ListedProblem problem)
    {
        if (const int row = m_rows.of(problem.place.row); row >= 0)
            problem.goal = plainGoal(m_set.objectives[row]);
        // Equal hashes of different places only increase the number of a twin.
        problem.twin = m_seen[{group.code, hashOf(problem.place)}]++;
        group.listed << problem;
    }

    const GoalSet &m_set;
    RowPlaces m_rows;
    QMap<Key, ProblemGroup> m_groups;
    QHash<std::pair<Code, size_t>, int> m_seen; ///< looked up, never iterated
};

} // namespace

QList<ProblemGroup> problemGroups(const ProblemSources &sources)
{
    static const GoalSet noSet;
    Grouping groups(sources.result ? sources.result->request.set : noSet);
    for (const Problem &note : sources.fileNotes)
        groups.add(ProblemPart::File, note);
    if (sources.result) {
        // Missing goals explain why the board is not filled.
        const bool isUnfinished = std::ranges::contains(
            sources.result->allProblems, Code::TooFewObjectives, &Problem::code);
        if (sources.result->failure && !isUnfinished) {
            for (const Finding &finding : sources.result->failure->why)
                groups.add(ProblemPart::Failure, finding);
        }
        for (const Finding &finding : sources.result->board.findings)
            groups.add(ProblemPart::Board, finding);
        const Acceptance acceptance(sources.set);
        for (const Problem &problem : sources.result->allProblems) {
            if (!acceptance.accepts(problem))
                groups.add(ProblemPart::Set, problem);
            else if (sources.showsAccepted)
                groups.add(ProblemPart::Accepted, problem);
        }
    }
    return groups.take();
}

} // namespace boardwright
