// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "ui/editing/document/document.h"

#include <memory>

class QWidget;

namespace boardwright {

/// What editors need besides the value.
struct EditorContext {
    const GoalSetDocument &document; ///< for its names and rows; must outlive the editor
    std::shared_ptr<const Shape> shape{}; ///< for picking positions; null: none
};

/// Makes the editor of a field's values, a widget that is a CellEditor. Fields of objectiveSection
/// have editors of their own; every other field has the one for its kind (FieldEditor).
QWidget *makeEditor(const Field &field, const EditorContext &context, QWidget *parent);

} // namespace boardwright
