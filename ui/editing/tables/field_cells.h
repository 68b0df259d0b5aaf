// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/values/entered_value.h"

namespace boardwright {

/// Converts the values of fields for item models and editors: to what an editor holds
/// (Qt::EditRole), to what the user reads (Qt::DisplayRole), and exact values (ValueRole).
/// valueOfEdit() is the inverse. For a field that refers to rows, `names` must be the names of its
/// target.

/// Roles in addition to a model's own.
enum CellRole : std::uint16_t {
    /// const Field *: the field of the cell or the header's section; invalid for those without one
    FieldRole = 0x0200,
    ValueRole, ///< Value: the exact value of the field; invalid for cells without a field
    StandsBackRole, ///< true: the cell has no effect at present and is shown pale
    /// Int behind the worst Severity of a cell's or row's problems; invalid if there are none.
    ProblemRole,
    BarRole, ///< double: the fill of the cell's bar, full at 1 and above; invalid without a bar
    BarMarkRole, ///< double, 0..1: the position of a mark across the bar; invalid without one
    OpensRole, ///< true: Enter or a double click opens what the cell counts
    /// QString: the name of a column without a field, the same in each language and version; in
    /// headers only.
    ColumnKeyRole,
};

/// Text for the user: labels of choices, names of numbers and rows. Empty for a flag, which is
/// shown as a check box.
QString shownText(const RowNames &names, const Field &field, const Value &value);

/// Flag: bool; Integer: qint64; Number: double; everything else is text: valueText(), or the names
/// of rows.
QVariant editVariant(const RowNames &names, const Field &field, const Value &value);

/// A field and its value for a list of settings: "Size: 5x7"; for a flag, its label.
QString settingWords(const RowNames &names, const Field &field, const Value &value);

/// Whether a field has an effect, given the values of its section.
bool applies(const Section &section, const FieldValues &values, const Field &field);

/// Numbers are right-aligned, check boxes centred, everything else is aligned to the leading edge.
Qt::Alignment alignmentOf(const Field &field);

/// The data of a cell that holds a field, for any model; invalid for other roles. `values` are
/// those of its section in that row.
QVariant fieldCell(const RowNames &names, const Section &section, const Field &field,
    const FieldValues &values, int role);

} // namespace boardwright

Q_DECLARE_METATYPE(const boardwright::Field *)
