// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fields/cell_editors.h"

#include "core/goalset/objective_fields.h"
#include "ui/editing/names/name_counts.h"
#include "ui/widgets/cells/names_edit.h"
#include "ui/widgets/cells/number_cell_edit.h"
#include "ui/widgets/cells/numbers_edit.h"
#include "ui/widgets/cells/positions_edit.h"
#include "ui/widgets/cells/text_edits.h"
#include "ui/widgets/cells/zones_edit.h"
#include "ui/widgets/fields/field_editor.h"

#include <algorithm>

namespace boardwright {

namespace {

/// Spin boxes are as wide as their highest number, which is limited to a plausible value.
constexpr double highestNumber = 999;

bool isOwnField(const Field &field)
{
    return std::ranges::any_of(
        objectiveSection.fields, [&](const Field &own) { return &own == &field; });
}

} // namespace

QWidget *makeEditor(const Field &field, const EditorContext &context, QWidget *parent)
{
    if (!isOwnField(field))
        return FieldEditor::make(field, &context.document, parent);
    const ObjectiveColumn column = columnOf(field);
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
        names->setNames(nameCounts(context.document.set(), column));
        return names;
    }
    case ObjectiveColumn::Progression:
        return new ZonesEdit(parent);
    case ObjectiveColumn::Weighting:
    case ObjectiveColumn::Limit:
        return new NumberCellEdit(static_cast<int>(field.min),
            static_cast<int>(std::min(field.max, highestNumber)), parent);
    case ObjectiveColumn::ForcedPositions: {
        auto *positions = new PositionsEdit(parent);
        positions->setShape(context.shape);
        return positions;
    }
    case ObjectiveColumn::Tooltip:
        return new TooltipEdit(parent);
    case ObjectiveColumn::Enabled:
    case ObjectiveColumn::ProgressiveRanges:
        break; // check boxes, which need no editor
    }
    return FieldEditor::make(field, &context.document, parent);
}

} // namespace boardwright
