// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "ui/editing/document/document.h"
#include "ui/widgets/cells/cell_editor.h"

#include <QWidget>

#include <memory>

namespace boardwright {

struct EditorContext {
    /// For its names and rows; must outlive the editor. Null: there are none.
    const GoalSetDocument *document = nullptr;
    std::shared_ptr<const Shape> shape{}; ///< for picking positions; null: none
};

/// Makes the editor of a field's values, a widget that is a CellEditor: for tables and for forms.
/// Fields of objectiveSection may have editors of their own; every other field has the one for its
/// kind. `field` must outlive it.
QWidget *makeEditor(const Field &field, const EditorContext &context, QWidget *parent);

/// A field's value as data of the editor's role. For a field that refers to rows, `names` must be
/// the names of its target.
QVariant editorData(
    const CellEditor &editor, const RowNames &names, const Field &field, const Value &value);

} // namespace boardwright
