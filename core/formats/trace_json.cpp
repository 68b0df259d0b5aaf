// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/trace_json.h"

#include "core/base/code_key.h"
#include "core/formats/board_json.h"
#include "core/formats/compact_json.h"
#include "core/formats/json_layout.h"
#include "core/generator/gate.h"

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
    case Act::Open:
        return "open";
    case Act::Close:
        return "close";
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
    case Act::Discard:
        return "discard";
    }
    return "";
}

/// "board_category" of Code board-category-filter.
QByteArray filterWord(Code filter)
{
    constexpr QLatin1StringView suffix("-filter");
    QLatin1StringView key = codeKey(filter);
    if (!key.endsWith(suffix))
        return "other";
    key.chop(suffix.size());
    return QByteArray(key.data(), key.size()).replace('-', '_');
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

/// Why a board was rejected.
void appendRejected(CompactMembers &members, const RejectedBoard &board)
{
    members.emplace_back("seed", jsonText(board.seed));
    appendMissed(members, board.missed);
}

QByteArray stepJson(const Trace &trace, const Step &step, const RowTexts &rows)
{
    CompactMembers members{
        {"act", word(actWord(step.act))}, {"stage", word(stageKey(step.stage).data())}};
    if (step.attempt != 0)
        members.emplace_back("attempt", QByteArray::number(step.attempt));
    if (step.phase != 0)
        members.emplace_back("phase", QByteArray::number(step.phase));
    if (step.layer != 0)
        members.emplace_back("layer", QByteArray::number(step.layer));
    if (step.pass != 0)
        members.emplace_back("pass", QByteArray::number(step.pass));
    if (step.part != 0)
        members.emplace_back("part", QByteArray::number(step.part));
    if (step.a != SiteIndex::none)
        members.emplace_back("position", positionText(step.a));
    if (step.b != SiteIndex::none)
        members.emplace_back("other", positionText(step.b));
    if (step.what != RowId::none)
        appendRow(members, rows, step.what);
    if (const RejectedBoard *rejected = trace.rejectedBy(step))
        appendRejected(members, *rejected);
    else if (step.act == Act::Mark)
        members.emplace_back(
            "marks", marksJson(Marks::fromInt(static_cast<Marks::Int>(step.value))));
    else if (step.act == Act::Join && step.value != 0)
        members.emplace_back("link", word(linkWord(static_cast<LinkKind>(step.value))));
    else if (step.value != 0)
        members.emplace_back("value", QByteArray::number(step.value));
    if (const auto score = trace.scoreOf(step))
        members.emplace_back("score", compactNumber(*score));
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

void appendMissed(CompactMembers &members, const MissedGate &missed)
{
    const Key number = judgedChoices.at(static_cast<std::size_t>(missed.judged)).key;
    members.emplace_back("gate", jsonText(QString(missed.gate->key)));
    if (missed.judged != Judged::Single)
        members.emplace_back("of", jsonText(QString(number)));
    members.emplace_back("number", compactNumber(missed.number));
    members.emplace_back(missed.isTooMuch ? "most" : "least", compactNumber(missed.bound));
}

QByteArray traceJson(const Trace &trace, const RowTexts &rows)
{
    QByteArrayList steps;
    for (const Step &step : trace.steps)
        steps << stepJson(trace, step, rows);
    return compactArray(steps);
}

} // namespace boardwright
