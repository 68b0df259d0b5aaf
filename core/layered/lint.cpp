// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layered/lint.h"

#include "core/layered/codes.h"
#include "core/layered/layered_set.h"

namespace boardwright::layered {

namespace {

Problem problemOf(LayeredCode code, Severity severity, RowId row, const Section &section,
    const Field *field, QList<Arg> args)
{
    return {.code = toCode(code),
        .severity = severity,
        .where = {},
        .row = row,
        .field = ObjectiveField::GoalSet,
        .args = std::move(args),
        .section = QString(section.key),
        .fieldKey = field == nullptr ? QString() : QString(field->key)};
}

QList<Problem> lintPieces(const GoalSet &set, const Options &options)
{
    QList<Problem> problems;
    const std::vector<PieceRow> rows = piecesOf(set);
    if (rows.empty())
        problems << problemOf(
            LayeredCode::NoPieces, Severity::Error, RowId::none, pieceTable, nullptr, {});
    const qint64 cells = qint64{options.rows} * options.columns;
    qint64 pieces = 0;
    for (const PieceRow &row : rows) {
        const qint64 before = pieces;
        pieces += row.count;
        if (before <= cells && pieces > cells)
            problems << problemOf(LayeredCode::MorePiecesThanCells, Severity::Error, row.id,
                pieceTable, &columns::count, {pieces, cells});
        if (row.kind.isEmpty())
            problems << problemOf(LayeredCode::KindMissing, Severity::Warning, row.id, pieceTable,
                &columns::kind, {});
    }
    return problems;
}

QList<Problem> lintRun(const GoalSet &set)
{
    const FieldValues values = set.once.value(runSection.key);
    const QString text = textOf(values, run_fields::levelCosts);
    if (text.trimmed().isEmpty() || !wholeNumbers(text).empty())
        return {};
    return {problemOf(LayeredCode::ListNotNumbers, Severity::Warning, RowId::none, runSection,
        &run_fields::levelCosts, {text})};
}

} // namespace

QList<Problem> lint(const GoalSet &set, const Options &options)
{
    return lintPieces(set, options) + lintRun(set) + arrange::lint(set, pieceTypes(piecesOf(set)));
}

} // namespace boardwright::layered
