// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/board_scene.h"

#include "ui/editing/board/measure_text.h"
#include "ui/editing/board/walk_text.h"
#include "ui/text/number_text.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <span>

namespace boardwright {

namespace {

struct SceneWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::BoardScene)
};

struct Shown {
    const Result &board;
    const std::vector<CellText> &texts;
};

Shown shownOf(const PreviewResult &result, SiteIndex part)
{
    const std::ptrdiff_t index = partAt(result.board, part);
    if (index < 0)
        return {.board = result.board, .texts = result.cells};
    const auto at = static_cast<std::size_t>(index);
    return {.board = *result.board.parts[at].result, .texts = result.partCells[at]};
}

/// The texts that `before` showed in the same place. Null if the two cannot be compared, for
/// example because seed or size differ.
const std::vector<CellText> *textsBefore(
    const PreviewResult &result, SiteIndex part, const PreviewResult *before)
{
    if (before == nullptr || !isSameBoard(*before, result)
        || (partAt(before->board, part) < 0) != (partAt(result.board, part) < 0))
        return nullptr;
    const Shown was = shownOf(*before, part);
    const Shown is = shownOf(result, part);
    return was.texts.size() == is.texts.size() ? &was.texts : nullptr;
}

/// The note in a cell that is left empty on purpose; empty for other cells.
QString noteOf(const Placed &placed)
{
    if (placed.marks.testFlag(Mark::NoCentre))
        return SceneWords::tr("no centre", "in a cell that is left empty");
    if (placed.marks.testFlag(Mark::Blank))
        return SceneWords::tr("blank", "in a cell that is left empty");
    return {};
}

QString tooltipOf(std::size_t site, SiteKind kind, const Placed &placed, const CellText &text)
{
    QString what = text.goal;
    if (placed.marks.testFlag(Mark::NoCentre))
        what = SceneWords::tr("The centre, left empty on purpose");
    else if (placed.marks.testFlag(Mark::Blank))
        what = SceneWords::tr("Left blank on purpose");
    else if (what.isEmpty())
        what = kind == SiteKind::Wall ? SceneWords::tr("Wall") : SceneWords::tr("Empty");
    QString tooltip
        = SceneWords::tr("%1. %2", "number of a cell, its goal").arg(wholeText(site + 1), what);
    if (!text.tooltip.isEmpty())
        tooltip += u'\n' + text.tooltip;
    if (placed.marks.testFlag(Mark::Shiny))
        tooltip += u'\n' + SceneWords::tr("Shiny: it counts for more");
    return tooltip;
}

/// The goals with forced positions: a small part of all goals.
std::vector<const Objective *> forcedGoals(const GoalSet &set)
{
    std::vector<const Objective *> forced;
    for (const Objective &objective : set.objectives) {
        if (!objective.forcedPositions.isEmpty())
            forced.push_back(&objective);
    }
    return forced;
}

bool isForcedTo(std::span<const Objective *const> forced, RowId goal, std::size_t site)
{
    const auto found = std::ranges::find(forced, goal, &Objective::id);
    return found != forced.end() && (*found)->forcedPositions.contains(static_cast<int>(site) + 1);
}

std::vector<SceneCell> cellsOf(
    const PreviewResult &result, const Shown &shown, const std::vector<CellText> *before)
{
    const std::vector<const Objective *> forced = forcedGoals(result.request.set);
    std::vector<SceneCell> cells;
    for (std::size_t i = 0; i < shown.texts.size(); ++i) {
        const CellText &text = shown.texts[i];
        const auto site = SiteIndex{static_cast<std::int32_t>(i)};
        SceneCell cell;
        cell.text = text.goal;
        cell.letter = text.letter;
        cell.colour = text.colour;
        const Placed &placed = shown.board.at[i];
        cell.kind = shown.board.shape->sites[i].kind;
        cell.isUnfilled = result.failure && placed.what == RowId::none && !placed.isLeftEmpty()
            && cell.kind != SiteKind::Wall;
        cell.tooltip = tooltipOf(i, cell.kind, placed, text);
        if (const QStringList told
            = &shown.board == &result.board ? reportedOfCell(result, site) : QStringList();
            !told.isEmpty())
            cell.tooltip += u'\n' + told.join(u'\n');
        cell.note = noteOf(placed);
        cell.marks = placed.marks;
        cell.what = placed.what;
        // Forced positions refer to the whole board.
        cell.isForced = &shown.board == &result.board && isForcedTo(forced, placed.what, i);
        if (cell.isForced)
            cell.tooltip += u'\n' + SceneWords::tr("Forced to this position");
        cell.hasPart = partAt(shown.board, site) >= 0;
        cell.changed = before != nullptr && (*before)[i].goal != text.goal;
        if (cell.changed && !(*before)[i].goal.isEmpty())
            cell.tooltip += u'\n' + SceneWords::tr("Before: %1", "a goal").arg((*before)[i].goal);
        cells.push_back(std::move(cell));
    }
    for (const Finding &finding : shown.board.findings) {
        if (finding.site == SiteIndex::none)
            continue;
        SceneCell &cell = cells[static_cast<std::size_t>(finding.site)];
        cell.tooltip += u'\n' + words(finding, result.request.set);
        if (const auto *category = std::get_if<QString>(finding.args.data()))
            cell.badges << *category;
    }
    return cells;
}

void addOverlay(BoardScene &scene, const OverlayNumbers &overlay)
{
    for (std::size_t i = 0; i < std::min(scene.cells.size(), overlay.cells.size()); ++i) {
        SceneCell &cell = scene.cells[i];
        const OverlayNumber &number = overlay.cells[i];
        cell.number = number.number;
        cell.numberText = number.text;
        const bool isReported
            = overlay.measure != nullptr && overlay.measure->isReported && !overlay.isOfSeeds;
        if (!number.text.isEmpty() && !isReported)
            cell.tooltip += u'\n'
                + SceneWords::tr("%1: %2", "a measure, its value")
                      .arg(overlay.title, number.inFull);
    }
    // A text that is the same in every cell appears in the legend only.
    const bool isOne = std::ranges::adjacent_find(
                           scene.cells, std::ranges::not_equal_to(), &SceneCell::numberText)
        == scene.cells.end();
    if (isOne) {
        for (SceneCell &cell : scene.cells)
            cell.numberText.clear();
    }
    for (std::size_t i = 0; i < std::min(scene.shape->lines.size(), overlay.lines.size()); ++i) {
        const Line &line = scene.shape->lines[i];
        const OverlayNumber &number = overlay.lines[i];
        if (!number.text.isEmpty() && !line.sites.empty())
            scene.lines.push_back({.line = LineIndex{static_cast<std::int32_t>(i)},
                .text = number.text,
                .tooltip = SceneWords::tr("%1 · %2: %3", "a line, a measure, its value")
                    .arg(lineName(line.kind, line.number), overlay.edgeTitle, number.inFull)});
    }
}

void addWalks(BoardScene &scene, const PreviewResult &result)
{
    scene.walks = result.facts.walks;
    for (std::size_t i = 0; i < scene.cells.size() && !scene.walks.empty(); ++i) {
        for (const QString &told : walksOfCell(result, SiteIndex{static_cast<std::int32_t>(i)}))
            scene.cells[i].tooltip += u'\n' + told;
    }
}

QString noticeOf(const PreviewResult &result)
{
    const auto error = std::ranges::find(result.problems, Severity::Error, &Problem::severity);
    if (result.failure && !result.failure->why.empty())
        return SceneWords::tr("There is no board for this seed.") + QStringLiteral("\n\n")
            + words(result.failure->why.front(), result.request.set);
    QString notice = SceneWords::tr("No board can be made from this set.");
    if (error != result.problems.end())
        notice += QStringLiteral("\n\n") + words(*error, result.request.set);
    return notice;
}

} // namespace

std::optional<ColourScale> scaleOf(const BoardScene &scene, const OverlayNumbers &overlay)
{
    const std::vector<double> numbers = numbersOf(scene);
    if (overlay.measure == nullptr || numbers.empty())
        return std::nullopt;
    if (overlay.isAroundMean) {
        std::vector<double> cells; // with repetitions, for the mean of the board
        std::ranges::transform(scene.cells, std::back_inserter(cells), &SceneCell::number);
        return ColourScale::aroundMean(cells);
    }
    const ColourScale scale = ColourScale::of(overlay.measure->scale, numbers);
    return overlay.areShares ? ColourScale(scale.kind(), 0, scale.largest()) : scale;
}

std::vector<double> numbersOf(const BoardScene &scene)
{
    std::vector<double> numbers;
    for (const SceneCell &cell : scene.cells) {
        if (std::isfinite(cell.number))
            numbers.push_back(cell.number);
    }
    std::ranges::sort(numbers);
    numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
    return numbers;
}

std::ptrdiff_t partAt(const Result &board, SiteIndex site)
{
    const auto found = std::ranges::find(board.parts, site, &Part::site);
    return site == SiteIndex::none || found == board.parts.end() ? -1 : found - board.parts.begin();
}

bool isSameBoard(const PreviewResult &one, const PreviewResult &other)
{
    return one.request.seed == other.request.seed
        && one.request.generator == other.request.generator
        && one.request.settings == other.request.settings;
}

BoardScene sceneOf(const PreviewResult &result, SiteIndex part, const OverlayNumbers &overlay,
    const PreviewResult *before)
{
    const Shown shown = shownOf(result, part);
    BoardScene scene;
    scene.shape = shown.board.shape;
    scene.route = shown.board.route;
    scene.cells = cellsOf(result, shown, textsBefore(result, part, before));
    if (scene.cells.empty())
        scene.notice = noticeOf(result);
    // Generators measure the whole board only.
    if (&shown.board == &result.board) {
        addOverlay(scene, overlay);
        addWalks(scene, result);
    }
    return scene;
}

} // namespace boardwright
