// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/values/row_names.h"

#include <QVariant>

#include <expected>

namespace boardwright {

/// How the values of fields go through item models and editors: as what the cell's editor holds
/// (Qt::EditRole), as what a person reads (Qt::DisplayRole), and as they are (ValueRole). Where a
/// field refers to rows, `names` are those of its target.

/// Roles beside those of a model itself.
enum CellRole : std::uint16_t {
    FieldRole = 0x0200, ///< const Field *: what a cell holds; absent in cells that hold no field
    ValueRole, ///< Value: what the field holds, exactly; absent likewise
    StandsBackRole, ///< true: the cell means nothing at present and is shown pale
    ProblemRole, ///< int behind the worst Severity of what is wrong with a cell or row; absent:
                 ///< none
    BarRole, ///< double: how far the cell is filled by a bar, full from 1 on; absent:
             ///< it has none
    BarMarkRole, ///< double, 0..1: where a bar has a mark across it; absent: it has none
};

/// Words for people: labels of choices, names of numbers and rows; nothing for a flag, which is a
/// check box.
QString shownText(const RowNames &names, const Field &field, const Value &value);

/// Flag: bool; Integer: qint64; Number: double; everything else text: valueText(), or the names of
/// rows.
QVariant editVariant(const RowNames &names, const Field &field, const Value &value);

/// The inverse; takes text for every kind, a choice and a number also by its label, and a Value
/// itself, of which it leaves what is allowed. On an error the words for why this cannot be.
std::expected<Value, QString> valueOfEdit(
    const RowNames &names, const Field &field, const QVariant &edited);

/// A field and a value of it as a list of settings tells them: "Size: 5x7"; of a flag its label.
QString settingWords(const RowNames &names, const Field &field, const Value &value);

/// Whether a field means something beside the values of its section.
bool applies(const Section &section, const FieldValues &values, const Field &field);

/// Numbers and check boxes stand at the right and in the middle, the rest where reading begins.
Qt::Alignment alignmentOf(const Field &field);

/// What a cell that holds a field answers, in whatever model it stands; nothing for other roles.
/// `values` are those of its section there.
QVariant fieldCell(const RowNames &names, const Section &section, const Field &field,
    const FieldValues &values, int role);

} // namespace boardwright

Q_DECLARE_METATYPE(const boardwright::Field *)
Q_DECLARE_METATYPE(boardwright::Value)
