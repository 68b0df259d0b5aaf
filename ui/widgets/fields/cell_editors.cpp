// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fields/cell_editors.h"

#include "core/goalset/objective_fields.h"
#include "ui/editing/names/name_counts.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/widgets/cells/choice_cell_edit.h"
#include "ui/widgets/cells/extent_cell_edit.h"
#include "ui/widgets/cells/flag_cell_edit.h"
#include "ui/widgets/cells/names_edit.h"
#include "ui/widgets/cells/number_cell_edit.h"
#include "ui/widgets/cells/numbers_edit.h"
#include "ui/widgets/cells/positions_edit.h"
#include "ui/widgets/cells/reading_edit.h"
#include "ui/widgets/cells/text_edits.h"
#include "ui/widgets/cells/zones_edit.h"
#include "ui/widgets/fields/list_editors.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

namespace {

struct TextEditor {
    Q_DECLARE_TR_FUNCTIONS(boardwright::TextEditor)
};

bool isOwnField(const Field &field)
{
    return std::ranges::any_of(
        objectiveSection.fields, [&](const Field &own) { return &own == &field; });
}

/// An example of valid input, shown while the editor is empty; empty if the field needs none.
QString exampleOf(const Field &field)
{
    switch (field.kind) {
    case Kind::Names:
        return TextEditor::tr("one, another");
    case Kind::NumbersByName:
        return TextEditor::tr("combat: 2, shop: 0.5");
    case Kind::Positions:
        return TextEditor::tr("1, 7, 13");
    default:
        return {};
    }
}

QWidget *makeTextEditor(const Field &field, QWidget *parent)
{
    auto *line
        = field.reading.isEmpty() ? new LineCellEdit(parent) : new ReadingEdit(field, parent);
    line->setPlaceholderText(exampleOf(field));
    return line;
}

QWidget *makeEditorOfKind(const Field &field, const GoalSetDocument *document, QWidget *parent)
{
    switch (field.kind) {
    case Kind::Flag:
        return new FlagCellEdit({}, parent);
    case Kind::Integer:
        if (!isShortList(field))
            return new NumberCellEdit(field, parent);
        [[fallthrough]];
    case Kind::Choice:
        return new ChoiceCellEdit(field, document == nullptr ? nullptr : &document->set(), parent);
    case Kind::Number:
        return new FractionCellEdit(field, parent);
    case Kind::Extent:
        return new ExtentCellEdit(field, parent);
    case Kind::RowRefs:
        return new CheckListEditor(field, document, parent);
    case Kind::Names:
        return field.choices.empty() ? makeTextEditor(field, parent)
                                     : new CheckListEditor(field, document, parent);
    case Kind::Text:
    case Kind::NumbersByName:
    case Kind::Positions:
        break;
    }
    return makeTextEditor(field, parent);
}

/// Null: the field has the editor of its kind.
QWidget *makeOwnEditor(ObjectiveColumn column, const EditorContext &context, QWidget *parent)
{
    switch (column) {
    case ObjectiveColumn::Goal:
        return new GoalEdit(parent);
    case ObjectiveColumn::Range:
        return new RangeEdit(parent);
    case ObjectiveColumn::BoardCategories:
    case ObjectiveColumn::LineCategories:
    case ObjectiveColumn::Tag:
    case ObjectiveColumn::Icons: {
        auto *names = new NamesEdit(column, parent);
        if (context.document != nullptr)
            names->setNames(nameCounts(context.document->set(), column));
        return names;
    }
    case ObjectiveColumn::Progression:
        return new ZonesEdit(parent);
    case ObjectiveColumn::ForcedPositions: {
        auto *positions = new PositionsEdit(parent);
        positions->setShape(context.shape);
        return positions;
    }
    case ObjectiveColumn::Tooltip:
        return new TooltipEdit(parent);
    case ObjectiveColumn::Enabled:
    case ObjectiveColumn::Weighting:
    case ObjectiveColumn::Limit:
    case ObjectiveColumn::ProgressiveRanges:
        break;
    }
    return nullptr;
}

} // namespace

QWidget *makeEditor(const Field &field, const EditorContext &context, QWidget *parent)
{
    QWidget *editor = isOwnField(field) ? makeOwnEditor(columnOf(field), context, parent) : nullptr;
    if (editor != nullptr)
        return editor; // with a name of its own
    editor = makeEditorOfKind(field, context.document, parent);
    editor->setAccessibleName(fieldLabel(field));
    editor->setToolTip(fieldHelp(field));
    return editor;
}

QVariant editorData(
    const CellEditor &editor, const RowNames &names, const Field &field, const Value &value)
{
    return editor.role() == ValueRole ? QVariant::fromValue(value)
                                      : editVariant(names, field, value);
}

} // namespace boardwright
