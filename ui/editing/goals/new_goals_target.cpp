// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the columns of a pasted list are.
#include "ui/editing/goals/cell_block.h"
#include "ui/editing/goals/objectives_model.h"

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using enum ObjectiveColumn;

/// As lists call them, beside what the table does: keys of the native file, and usual words.
constexpr std::array<std::pair<QLatin1StringView, ObjectiveColumn>, 27> usualTitles{{
    {"disabled"_L1, Enabled},
    {"objective"_L1, Goal},
    {"name"_L1, Goal},
    {"task"_L1, Goal},
    {"square"_L1, Goal},
    {"text"_L1, Goal},
    {"values"_L1, Range},
    {"board_categories"_L1, BoardCategories},
    {"category"_L1, BoardCategories},
    {"categories"_L1, BoardCategories},
    {"types"_L1, LineCategories},
    {"line_categories"_L1, LineCategories},
    {"progression"_L1, Progression},
    {"zone"_L1, Progression},
    {"weight"_L1, Weighting},
    {"weighting"_L1, Weighting},
    {"individual_limit"_L1, Limit},
    {"limit"_L1, Limit},
    {"tags"_L1, Tag},
    {"forced_positions"_L1, ForcedPositions},
    {"positions"_L1, ForcedPositions},
    {"progressive_ranges"_L1, ProgressiveRanges},
    {"description"_L1, Tooltip},
    {"hint"_L1, Tooltip},
    {"note"_L1, Tooltip},
    {"icon"_L1, Icons},
    {"icons"_L1, Icons},
}};

/// -1: none is called so.
int columnOfTitle(const ObjectivesModel &model, const QString &text)
{
    const QString title = text.trimmed();
    const auto isIt
        = [&](const QString &other) { return other.compare(title, Qt::CaseInsensitive) == 0; };
    for (int column = 0; column < model.columnCount(); ++column) {
        const QString shown = model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        const bool isOurs = column < objectiveColumns;
        if (isIt(shown)
            || (isOurs
                && isIt(QString::fromUtf8(columnInfo(static_cast<ObjectiveColumn>(column)).title))))
            return title.isEmpty() ? -1 : column;
    }
    for (const auto &[usual, column] : usualTitles) {
        if (isIt(QString(usual)))
            return static_cast<int>(column);
    }
    return -1;
}

} // namespace

PasteTarget targetOfNewGoals(const ObjectivesModel &model, QList<QStringList> &cells)
{
    // Spreadsheets copy empty rows, too; no goal is meant by them.
    cells.removeIf([](const QStringList &row) {
        return std::ranges::all_of(
            row, [](const QString &text) { return text.trimmed().isEmpty(); });
    });
    PasteTarget target;
    if (cells.isEmpty())
        return target;
    for (const QString &title : std::as_const(cells.first()))
        target.columns << columnOfTitle(model, title);
    if (target.columns.contains(static_cast<int>(Goal))) {
        cells.removeFirst();
        for (const QStringList &row : std::as_const(cells)) {
            while (target.columns.size() < row.size())
                target.columns << -1;
        }
        return target;
    }
    target.columns = writableColumns(model);
    const bool isWholeRows = std::ranges::all_of(std::as_const(cells), [](const QStringList &row) {
        const QString first = row.value(0).trimmed().toUpper();
        return first == u"TRUE"_s || first == u"FALSE"_s;
    });
    if (!isWholeRows)
        target.columns.removeFirst();
    return target;
}

} // namespace boardwright
