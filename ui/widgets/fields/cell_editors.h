// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "ui/editing/document/document.h"

#include <memory>

class QWidget;

namespace boardwright {

/// What editors offer beside the value that they edit.
struct EditorContext {
    const GoalSetDocument &document; ///< its names and rows; must outlive the editor
    std::shared_ptr<const Shape> shape{}; ///< on which positions are picked; null: none
};

/// The editor of a field's values, a widget that is a CellEditor: those of objectiveSection have
/// editors of their own, every other field that of its kind (FieldEditor).
QWidget *makeEditor(const Field &field, const EditorContext &context, QWidget *parent);

} // namespace boardwright
