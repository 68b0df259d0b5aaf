// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playbingo/lint.h"

#include "core/playbingo/codes.h"
#include "core/playbingo/layout.h"
#include "core/playbingo/sections.h"
#include "core/sites/playbingo_board.h"

#include <optional>

namespace boardwright::playbingo {

using namespace sites::playbingo;

namespace {

/// About the set, in one of its sections.
Problem problemOf(PlayBingoCode code, Severity severity, const Section &section, const Field &field,
    QList<Arg> args = {})
{
    return {.code = toCode(code),
        .severity = severity,
        .where = {},
        .row = RowId::none,
        .field = ObjectiveField::GoalSet,
        .args = std::move(args),
        .section = QString(section.key),
        .fieldKey = QString(field.key)};
}

} // namespace

std::optional<Problem> faultOfLayout(const GeneratorSettings &settings)
{
    const auto error = [](PlayBingoCode code, const QList<Arg> &args) {
        return problemOf(code, Severity::Error, listSection, layoutField, args);
    };
    const auto cells = static_cast<qint64>(cellsOf(settings));
    const auto width = qint64{widthOf(settings)};
    if (cells == 0)
        return error(PlayBingoCode::LayoutWithoutCells, {});
    if (cells > static_cast<qint64>(mostCells))
        return error(PlayBingoCode::LayoutTooLarge, {cells, static_cast<qint64>(mostCells)});
    if (settings.layout == Layout::Custom && (width < 1 || cells % width != 0))
        return error(PlayBingoCode::LayoutNotWhole, {cells, width});
    return std::nullopt;
}

QList<Problem> lint(const List &list)
{
    if (const auto fault = faultOfLayout(list.settings))
        return {*fault};
    QList<Problem> problems;
    const auto goals = std::ssize(usedGoals(list));
    const auto cells = static_cast<qint64>(cellsOf(list.settings));
    if (goals < cells)
        problems << problemOf(PlayBingoCode::FewerGoalsThanCells, Severity::Error, listSection,
            layoutField, {qint64{goals}, cells});
    const auto warn = [&](PlayBingoCode code, const QList<Arg> &args) {
        problems << problemOf(
            code, Severity::Warning, goalSection, goalSection.fields[DifficultyAt], args);
    };
    for (const auto &[difficulty, supply] : suppliesOf(list).asKeyValueRange()) {
        if (supply.goals < supply.cells)
            warn(PlayBingoCode::DifficultyTooRare,
                {qint64{difficulty}, qint64{supply.goals}, qint64{supply.cells}});
    }
    if (const auto sets = goalSetsOf(list))
        warn(PlayBingoCode::FewGoalSets, {*sets});
    return problems;
}

} // namespace boardwright::playbingo
