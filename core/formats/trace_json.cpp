// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/trace_json.h"

#include "core/formats/board_json.h"
#include "core/formats/compact_json.h"
#include "core/formats/json_layout.h"

#include <algorithm>

namespace boardwright {

namespace {

const char *actWord(Act act)
{
    switch (act) {
    case Act::Begin:
        return "begin";
    case Act::End:
        return "end";
    case Act::Join:
        return "join";
    case Act::Place:
        return "place";
    case Act::Remove:
        return "remove";
    case Act::Swap:
        return "swap";
    case Act::Visit:
        return "visit";
    case Act::Reject:
        return "reject";
    case Act::Relax:
        return "relax";
    case Act::Recover:
        return "recover";
    case Act::Mark:
        return "mark";
    }
    return "";
}

const char *stageWord(Stage stage)
{
    switch (stage) {
    case Stage::Forced:
        return "forced";
    case Stage::Greedy:
        return "greedy";
    case Stage::Relax:
        return "relax";
    case Stage::Search:
        return "search";
    case Stage::CleanSlate:
        return "clean_slate";
    case Stage::Finish:
        return "finish";
    case Stage::Join:
        return "join";
    case Stage::Part:
        return "part";
    }
    return "";
}

const char *filterWord(Code filter)
{
    switch (filter) {
    case Code::PoolFilter:
        return "pool";
    case Code::TagFilter:
        return "tag";
    case Code::ProgressionFilter:
        return "progression";
    case Code::BoardCategoryFilter:
        return "board_category";
    case Code::IndividualLimitFilter:
        return "individual_limit";
    case Code::RangeFilter:
        return "range";
    case Code::LineCategoryFilter:
        return "line_category";
    case Code::TimeFilter:
        return "time";
    case Code::UnusedFilter:
        return "unused";
    case Code::ConflictFilter:
        return "conflict";
    case Code::LineSynergyFilter:
        return "line_synergy";
    default:
        return "other";
    }
}

/// A filter applied again gets a numbered key: "time", "time_2".
QByteArray numbered(const QByteArray &filter, const CompactMembers &before)
{
    const auto hasKey = [&](const QByteArray &key) {
        return std::ranges::any_of(before, [&](const auto &member) { return member.first == key; });
    };
    QByteArray key = filter;
    for (int number = 2; hasKey(key); ++number)
        key = filter + '_' + QByteArray::number(number);
    return key;
}

QByteArray word(const char *text)
{
    return '"' + QByteArray(text) + '"';
}

QByteArray stepJson(const Trace &trace, const Step &step, const RowTexts &rows)
{
    CompactMembers members{
        {"act", word(actWord(step.act))}, {"stage", word(stageWord(step.stage))}};
    if (step.attempt != 0)
        members.emplace_back("attempt", QByteArray::number(step.attempt));
    if (step.phase != 0)
        members.emplace_back("phase", QByteArray::number(step.phase));
    if (step.part != 0)
        members.emplace_back("part", QByteArray::number(step.part));
    if (step.a != SiteIndex::none)
        members.emplace_back("position", positionText(step.a));
    if (step.b != SiteIndex::none)
        members.emplace_back("other", positionText(step.b));
    if (step.what != RowId::none)
        appendRow(members, rows, step.what);
    if (step.act == Act::Mark)
        members.emplace_back(
            "marks", marksJson(Marks::fromInt(static_cast<Marks::Int>(step.value))));
    else if (step.value != 0)
        members.emplace_back("value", QByteArray::number(step.value));
    if (step.funnelRows > 0) {
        CompactMembers funnel;
        for (const FunnelRow &row : trace.funnelOf(step))
            funnel.emplace_back(
                numbered(filterWord(row.filter), funnel), QByteArray::number(row.left));
        members.emplace_back("funnel", compactObject(funnel));
    }
    return compactObject(members);
}

} // namespace

QByteArray traceJson(const Trace &trace, const RowTexts &rows)
{
    QByteArrayList steps;
    for (const Step &step : trace.steps)
        steps << stepJson(trace, step, rows);
    return compactArray(steps);
}

} // namespace boardwright
