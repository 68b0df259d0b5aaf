// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/goals/cell_block.h"

#include "ui/editing/document/change_set.h"
#include "ui/editing/document/row_edits.h"
#include "ui/editing/studies/wanted_share.h"
#include "ui/editing/values/objective_cells.h"
#include "ui/text/field_words.h"
#include "ui/text/import_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct BlockWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

QString textOf(const GoalSetDocument &document, const ObjectivesModel &model,
    const Objective &objective, int column, SpellNumber spelled)
{
    const auto text = [&](const QVariant &value) {
        return value.typeId() == QMetaType::Double ? spelled(value.toDouble()) : value.toString();
    };
    const Field *field = model.fieldOf(column);
    if (field == nullptr)
        return text(model.index(document.rowOf(objective.id), column).data(Qt::EditRole));
    const Section &section = *model.sectionOf(column);
    if (isOwn(section))
        return cellText(objective, columnOf(*field));
    const Value held = valueOf(objective, section, *field);
    if (field->isLowestNone && std::get<double>(held) <= field->min)
        return {};
    const QVariant value = editVariant(document.rowNames(*field), *field, held);
    if (value.typeId() == QMetaType::Bool)
        return value.toBool() ? u"TRUE"_s : u"FALSE"_s;
    return text(value);
}

std::expected<void, QString> enter(const GoalSetDocument &document, const ObjectivesModel &model,
    Objective &objective, int column, const QString &text)
{
    const Field &field = *model.fieldOf(column);
    const Section &section = *model.sectionOf(column);
    if (isOwn(section))
        return enterCell(objective, columnOf(field), text);
    return valueOfEdit(document.rowNames(field), field, text).transform([&](const Value &value) {
        setValue(objective, section, field, value);
    });
}

QString columnTitle(const ObjectivesModel &model, int column)
{
    const Field *field = model.fieldOf(column);
    return field == nullptr ? model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()
                            : fieldLabel(*field); // the header of "enabled" has no text
}

QList<int> writableOf(const ObjectivesModel &model, const QList<int> &columns)
{
    QList<int> result;
    std::ranges::copy_if(columns, std::back_inserter(result),
        [&](int column) { return model.fieldOf(column) != nullptr; });
    return result;
}

} // namespace

QStringList cellTexts(const GoalSetDocument &document, const ObjectivesModel &model, RowId id,
    const QList<int> &columns, SpellNumber spelled)
{
    QStringList texts;
    const Objective *objective = document.objective(id);
    for (const int column : columns)
        texts << (objective == nullptr ? QString()
                                       : textOf(document, model, *objective, column, spelled));
    return texts;
}

QList<int> writableColumns(const ObjectivesModel &model)
{
    QList<int> columns(model.columnCount());
    std::ranges::iota(columns, 0);
    return writableOf(model, columns);
}

void clearCells(GoalSetDocument &document, const ObjectivesModel &model, const QList<RowId> &ids,
    const QList<int> &columns)
{
    const QList<int> written = writableOf(model, columns);
    const auto cells = static_cast<int>(ids.size() * written.size());
    changeObjectives(
        document, ids,
        [&](Objective &objective) {
            for (const int column : written)
                clearCell(objective, *model.sectionOf(column), *model.fieldOf(column));
        },
        BlockWords::tr("Clear %Ln cells", nullptr, cells));
}

void fillCells(GoalSetDocument &document, const ObjectivesModel &model, RowId from,
    const QList<RowId> &ids, const QList<int> &columns)
{
    const Objective *known = document.objective(from);
    if (known == nullptr)
        return;
    const Objective source = *known; // a copy, because the document's objective changes
    const QList<int> written = writableOf(model, columns);
    const auto cells = static_cast<int>(ids.size() * written.size());
    changeObjectives(
        document, ids,
        [&](Objective &objective) {
            for (const int column : written) {
                const Section &section = *model.sectionOf(column);
                const Field &field = *model.fieldOf(column);
                setValue(objective, section, field, valueOf(source, section, field));
            }
        },
        BlockWords::tr("Fill %Ln cells", nullptr, cells));
}

std::expected<QMap<RowId, double>, QString> enterTexts(GoalSetDocument &document,
    const ObjectivesModel &model, const std::function<RowId(int row)> &idOf,
    const QList<EnteredText> &cells)
{
    QMap<RowId, double> shares;
    QMap<RowId, Objective> after;
    for (const EnteredText &cell : cells) {
        const RowId id = idOf(cell.row);
        auto entered = std::expected<void, QString>();
        if (model.isAppearances(cell.column)) {
            entered
                = shareOfEdit(cell.text).transform([&](double share) { shares.insert(id, share); });
        } else {
            if (!after.contains(id))
                after.insert(id, *document.objective(id));
            entered = enter(document, model, after[id], cell.column, cell.text);
        }
        if (!entered)
            return std::unexpected(BlockWords::tr(
                "Nothing was changed because of row %1: %2", "its number, a sentence")
                    .arg(wholeText(document.rowOf(id) + 1), entered.error()));
    }
    changeObjectives(
        document, after.keys(),
        [&](Objective &objective) { objective = after.value(objective.id); },
        BlockWords::tr("Calculate %Ln cells", nullptr, static_cast<int>(cells.size())));
    return shares;
}

namespace {

QString pasteText(const PasteTarget &target, int rows)
{
    if (!target.holdsGoals)
        return BlockWords::tr("Paste into %Ln rows", nullptr, rows);
    return target.ids.isEmpty() ? BlockWords::tr("Paste %Ln goals", nullptr, rows)
                                : BlockWords::tr("%Ln goals replaced", nullptr, rows);
}

} // namespace

std::expected<Pasted, QString> pasteCells(GoalSetDocument &document, const ObjectivesModel &model,
    const PasteTarget &target, const QList<QStringList> &cells)
{
    Pasted result;
    result.ids = target.ids.first(std::min(target.ids.size(), cells.size()));
    QList<Objective> changed;
    for (const RowId id : result.ids)
        changed.append(*document.objective(id));
    Objective empty;
    empty.goal = BlockWords::tr("New goal");
    const qsizetype more = cells.size() - changed.size();
    if (const QString refusal = tooManyGoalsWords(document.set().objectives.size() + more);
        more > 0 && !refusal.isEmpty())
        return std::unexpected(refusal);
    QList<Objective> added(more, empty);
    const auto isAdded = [&](int row) { return row >= changed.size(); };
    const bool areShares = model.isAppearances(target.columns.value(0, -1))
        && std::ranges::all_of(cells, [](const QStringList &row) { return row.size() == 1; });
    const auto enterShare = [&](const BlockCell &cell) -> std::expected<void, QString> {
        if (!areShares && cell.text.trimmed().isEmpty())
            return {};
        return shareOfEdit(cell.text).transform([&](double share) {
            if (areShares && !isAdded(cell.row))
                result.shares.insert(result.ids.at(cell.row), share);
        });
    };
    const auto entered = enterBlock(cells,
        {.columns = target.columns,
            .enter = [&](const BlockCell &cell) -> std::expected<void, QString> {
                if (model.isAppearances(cell.column))
                    return enterShare(cell);
                if (model.fieldOf(cell.column) == nullptr)
                    return {};
                Objective &objective
                    = isAdded(cell.row) ? added[cell.row - changed.size()] : changed[cell.row];
                return enter(document, model, objective, cell.column, cell.text);
            },
            .place = [&](const BlockCell &cell) -> ShownPlace {
                const int before = document.rowOf(target.before);
                const qsizetype end = before < 0 ? document.set().objectives.size() : before;
                const qsizetype row = isAdded(cell.row) ? end + cell.row - changed.size()
                                                        : document.rowOf(result.ids.at(cell.row));
                return {.row = 1 + row, .column = columnTitle(model, cell.column)};
            }});
    if (!entered)
        return std::unexpected(entered.error());
    result.refused = *entered;
    result.ids += changeAndAddObjectives(
        document, changed, added, pasteText(target, static_cast<int>(cells.size())), target.before);
    return result;
}

} // namespace boardwright
