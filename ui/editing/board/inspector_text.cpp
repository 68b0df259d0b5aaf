// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/inspector_text.h"

#include "core/generator/row_texts.h"
#include "core/goalset/goal_text.h"
#include "ui/editing/board/cell_texts.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/board/walk_text.h"
#include "ui/text/field_words.h"
#include "ui/text/filter_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/number_text.h"
#include "ui/text/step_words.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <utility>

namespace boardwright {

namespace {

struct InspectorWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Inspector)
};

constexpr qsizetype longestInspected = 80;
constexpr qsizetype mostNamed = 4; ///< maximum number of goals named in a list

QString cellNumber(SiteIndex site)
{
    return wholeText(static_cast<int>(site) + 1);
}

QString quotedPlaced(const RowTexts &texts, RowId what, int value = 0)
{
    return InspectorWords::tr("\"%1\"", "a goal in quotation marks")
        .arg(shortened(placedText(texts, what, value), longestInspected));
}

QString goalsListed(QStringList names)
{
    const auto more = static_cast<int>(names.size() - mostNamed);
    if (more > 0) {
        names.resize(mostNamed);
        names << InspectorWords::tr("%Ln more", "at the end of a list of goals", more);
    }
    return names.join(InspectorWords::tr(", ", "between the parts of a list"));
}

QString goalsListed(const RowTexts &texts, const std::vector<RowId> &rows)
{
    QStringList names;
    for (const RowId row : rows)
        names << quotedPlaced(texts, row);
    return goalsListed(names);
}

std::vector<FunnelWord> funnelWords(const std::vector<FunnelStage> &funnel)
{
    std::vector<FunnelWord> words;
    const int first = funnel.empty() ? 0 : std::ranges::max(funnel, {}, &FunnelStage::left).left;
    for (const FunnelStage &stage : funnel) {
        const QString filter = stage.tolerance > 0
            ? InspectorWords::tr("%1 ±%2", "a filter, minutes")
                  .arg(filterName(stage.filter), toleranceText(stage.filter, stage.tolerance))
            : filterName(stage.filter);
        const QString text = stage.tookMost
            ? InspectorWords::tr("%1 %L2 (−%L3)", "a filter, how many it leaves, how many it took")
            : InspectorWords::tr("%1 %L2", "a filter, how many it leaves");
        const QString named = text.arg(filter).arg(stage.left);
        words.push_back({.text = stage.tookMost ? named.arg(stage.took) : named,
            .inFull = stage.isAnew
                ? InspectorWords::tr("%Ln candidates: none fitted, so the limits were widened",
                      nullptr, stage.left)
                : words.empty() ? InspectorWords::tr("%Ln candidates at first", nullptr, stage.left)
                                : InspectorWords::tr("%Ln candidates removed", nullptr, stage.took),
            .share = first > 0 ? static_cast<double>(stage.left) / first : 0,
            .tookNobody = !words.empty() && !stage.isAnew && stage.took == 0,
            .tookMost = stage.tookMost});
    }
    return words;
}

const Result &boardOf(const PreviewResult &shown, SiteIndex part)
{
    const auto found = std::ranges::find(shown.board.parts, part, &Part::site);
    return part == SiteIndex::none || found == shown.board.parts.end() ? shown.board
                                                                       : *found->result;
}

QString cellTitle(const PreviewResult &shown, const RowTexts &texts, const CellStory &story,
    SiteIndex part, SiteIndex site)
{
    const QString what = story.placed.what == RowId::none
        ? InspectorWords::tr("empty", "a cell")
        : quotedPlaced(texts, story.placed.what, story.placed.value);
    if (part == SiteIndex::none)
        return InspectorWords::tr("Cell %1: %2", "a cell, its goal").arg(cellNumber(site), what);
    return InspectorWords::tr("%1, cell %2: %3", "a part of the board, a cell, its goal")
        .arg(shortened(shown.cells[static_cast<std::size_t>(part)].goal, longestInspected),
            cellNumber(site), what);
}

/// Adds the reason why a cell is empty.
void addEmptiness(QStringList &lines, const PreviewResult &shown, const Placed &placed,
    SiteIndex part, SiteIndex site)
{
    if (placed.isLeftEmpty())
        lines << InspectorWords::tr("A modifier leaves it empty.");
    if (!shown.failure || part != SiteIndex::none)
        return;
    for (const Finding &finding : shown.failure->why) {
        if (finding.site == site)
            lines << words(finding, shown.request.set);
    }
}

void addRelaxations(QStringList &lines, const PreviewResult &shown, SiteIndex part, SiteIndex site)
{
    for (const Finding &finding : boardOf(shown, part).findings) {
        if (finding.site == site)
            lines << words(finding, shown.request.set);
    }
}

/// Adds the class that the generator assigns to the goal, such as the reason for leaving it out.
void addReasons(QStringList &lines, const PreviewResult &shown, RowId goal)
{
    const auto &objectives = shown.request.set.objectives;
    const auto row = std::ranges::find(objectives, goal, &Objective::id) - objectives.begin();
    const auto measures = shown.request.generator->info().measures;
    for (std::size_t i = 0; i < measures.size() && i < shown.measured.values.size(); ++i) {
        const std::vector<double> &numbers = shown.measured.values[i];
        if (measures[i].scope != Scope::Row || measures[i].scale != ScaleKind::Classes
            || row >= std::ssize(numbers))
            continue;
        const QString text = measureText(measures[i], numbers[static_cast<std::size_t>(row)]);
        if (!text.isEmpty())
            lines << InspectorWords::tr("%1: %2", "a measure, its value")
                         .arg(measureTitle(measures[i]), text);
    }
}

/// Adds, for each filter, the number of cells from which it keeps the goal out.
void addAllCells(QStringList &lines, const KeptOut &keptOut)
{
    const auto free = std::ranges::count(keptOut.at, std::optional<Code>());
    if (free > 0)
        lines << InspectorWords::tr(
            "In %Ln cells it would break no rule.", nullptr, static_cast<int>(free));
    std::vector<std::pair<Code, int>> counts;
    for (const std::optional<Code> &code : keptOut.at) {
        if (!code)
            continue;
        const auto found = std::ranges::find(counts, *code, &std::pair<Code, int>::first);
        if (found == counts.end())
            counts.emplace_back(*code, 1);
        else
            ++found->second;
    }
    std::ranges::stable_sort(counts, std::greater(), &std::pair<Code, int>::second);
    QStringList parts;
    for (const auto &[code, count] : counts)
        parts << InspectorWords::tr("%1 in %Ln cells", "a filter keeps a goal out", count)
                     .arg(filterName(code));
    if (counts.size() == 1 && counts.front().first == Code::PoolFilter)
        lines << InspectorWords::tr("Not in the pool.");
    else if (!parts.isEmpty())
        lines << InspectorWords::tr("Ruled out by: %1.", "filters and in how many cells")
                     .arg(parts.join(InspectorWords::tr(", ", "between the parts of a list")));
}

void addCell(QStringList &lines, const KeptOut &keptOut, SiteIndex site)
{
    const auto at = static_cast<std::size_t>(site);
    if (site == SiteIndex::none || at >= keptOut.at.size() || keptOut.at[at] == Code::PoolFilter)
        return;
    const QString cell = cellNumber(site);
    lines << (keptOut.at[at]
            ? InspectorWords::tr("In cell %1: ruled out by %2.", "a filter")
                  .arg(cell, filterName(*keptOut.at[at]))
            : InspectorWords::tr("In cell %1 it would break no rule; another goal was drawn.")
                  .arg(cell));
}

/// Adds the rejected goals. Goals without recorded reasons share one line; goals of the last
/// attempt with reasons get a line each.
void addTried(
    QStringList &lines, const PreviewResult &shown, const RowTexts &texts, const CellStory &story)
{
    constexpr int mostReasons = 12;
    std::vector<RowId> plain;
    QStringList reasons;
    int more = 0;
    int earlier = 0;
    const int last = story.tried.empty() ? 0 : story.tried.back().attempt;
    for (const TriedGoal &tried : story.tried) {
        if (!tried.why) {
            if (!std::ranges::contains(plain, tried.what))
                plain.push_back(tried.what);
        } else if (tried.attempt != last) {
            ++earlier;
        } else if (reasons.size() == mostReasons) {
            ++more;
        } else {
            reasons << InspectorWords::tr("%1. %2: %3", "a number, a goal, why it was not kept")
                           .arg(wholeText(reasons.size() + 1), quotedPlaced(texts, tried.what),
                               rejectionWords(*tried.why, *shown.board.shape));
        }
    }
    if (!plain.empty())
        lines << InspectorWords::tr("Tried here but not kept: %1.", "goals")
                     .arg(goalsListed(texts, plain));
    if (!reasons.isEmpty())
        lines << InspectorWords::tr("Tried here but not kept, in this order:") << reasons;
    if (more > 0)
        lines << InspectorWords::tr("%Ln more", "at the end of a list of goals", more);
    if (earlier > 0)
        lines << InspectorWords::tr(
            "Earlier attempts tried %Ln goals here without success.", nullptr, earlier);
}

QStringList placesOnBoard(const PreviewResult &shown, RowId goal)
{
    QStringList places;
    for (std::size_t i = 0; i < shown.board.at.size(); ++i) {
        if (shown.board.at[i].what == goal)
            places << InspectorWords::tr("cell %1").arg(wholeText(i + 1));
    }
    for (const Part &part : shown.board.parts) {
        const QString &name = shown.cells[static_cast<std::size_t>(part.site)].goal;
        for (std::size_t i = 0; i < part.result->at.size(); ++i) {
            if (part.result->at[i].what == goal)
                places << InspectorWords::tr("%1, cell %2", "a part of the board, a cell")
                              .arg(shortened(name, longestInspected), wholeText(i + 1));
        }
    }
    return places;
}

} // namespace

QString InspectorText::funnelText() const
{
    QStringList parts;
    for (const FunnelWord &word : funnel)
        parts << word.text;
    parts << outcome;
    return parts.join(QStringLiteral(" → "));
}

InspectorText cellText(const TraceResult &recorded, SiteIndex part, SiteIndex site)
{
    const PreviewResult &shown = *recorded.of;
    const RowTexts texts(shown.request.set);
    const CellStory story = cellStory(recorded, part, site);
    InspectorText text;
    text.title = cellTitle(shown, texts, story, part, site);
    text.funnel = funnelWords(story.funnel);
    if (!story.funnel.empty())
        text.outcome = story.funnel.back().left > 0
            ? InspectorWords::tr("chosen", "the end of a funnel")
            : InspectorWords::tr("no candidate left: limits relaxed", "the end of a funnel");
    if (!story.funnel.empty() && story.funnel.back().left > 0)
        text.outcomeInFull = InspectorWords::tr(
            "%Ln goals were candidates when this cell was filled. One of them was chosen", nullptr,
            story.funnel.back().left);
    if (part == SiteIndex::none) {
        if (const QStringList numbers = reportedOfCell(shown, site); !numbers.isEmpty())
            text.lines << numbers.join(QStringLiteral(" · "));
        text.lines << walksOfCell(shown, site);
    }
    if (story.placing) {
        const Step &step = recorded.trace.steps[*story.placing];
        text.lines << InspectorWords::tr("Filled by %1, in step %L2 of %L3.", "a stage")
                          .arg(stageInFull(step))
                          .arg(*story.placing + 1)
                          .arg(recorded.trace.steps.size());
        if (story.placedOn)
            text.lines << InspectorWords::tr("It was placed in cell %1 and moved here later.")
                              .arg(cellNumber(*story.placedOn));
    } else {
        addEmptiness(text.lines, shown, story.placed, part, site);
    }
    addRelaxations(text.lines, shown, part, site);
    if (!story.before.empty())
        text.lines << InspectorWords::tr("Emptied %Ln times on the way; previously here: %1.",
            nullptr, static_cast<int>(story.before.size()))
                          .arg(goalsListed(texts, story.before));
    addTried(text.lines, shown, texts, story);
    return text;
}

InspectorText goalText(
    const PreviewResult &board, RowId goal, SiteIndex site, const KeptOut *keptOut)
{
    InspectorText text;
    const RowTexts texts(board.request.set);
    const auto place = texts.placeOf(goal);
    if (!place || place->table != objectivesTable)
        return text;
    const QString name = goalName(board.request.set, goal);
    if (const QStringList places = placesOnBoard(board, goal); !places.isEmpty()) {
        text.title = InspectorWords::tr("%1 is on this board", "a goal").arg(name);
        text.lines << InspectorWords::tr("Found in: %1.", "cells").arg(goalsListed(places));
        return text;
    }
    text.title = InspectorWords::tr("%1 is not on this board", "a goal").arg(name);
    addReasons(text.lines, board, goal);
    if (keptOut != nullptr && keptOut->row == goal && !keptOut->at.empty()) {
        addCell(text.lines, *keptOut, site);
        addAllCells(text.lines, *keptOut);
    }
    if (site != SiteIndex::none
        && board.board.at[static_cast<std::size_t>(site)].what != RowId::none)
        text.lines << InspectorWords::tr("Cell %1 has %2 instead.")
                          .arg(cellNumber(site),
                              quotedPlaced(texts,
                                  board.board.at[static_cast<std::size_t>(site)].what,
                                  board.board.at[static_cast<std::size_t>(site)].value));
    return text;
}

} // namespace boardwright
