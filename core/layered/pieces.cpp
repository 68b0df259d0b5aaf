// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layered/pieces.h"

#include <QtTranslation>

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright::layered {

using namespace Qt::StringLiterals;

namespace {

constexpr double longestName = 60;
constexpr double mostPoints = 1'000'000;

enum At : std::uint8_t {
    Title,
    Kind_,
    Name,
    Layer,
    Count,
    Letter,
    Level,
    Xp,
    Hp,
    Contents,
    ContentsXp,
    Revealed,
    Bare,
};

constexpr Field text(Key key, double longest, const char *label, const char *help)
{
    return {.key = key, .kind = Kind::Text, .max = longest, .label = label, .help = help};
}

constexpr Field number(
    Key key, double fallback, double most, const char *label, const char *help)
{
    return {.key = key,
        .kind = Kind::Integer,
        .fallback = fallback,
        .min = std::min(fallback, 1.0),
        .max = most,
        .label = label,
        .help = help};
}

constexpr std::array pieceFields{
    text("title"_L1, longestName, QT_TRANSLATE_NOOP("boardwright::Fields", "Piece"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "What people call it")),
    text("kind"_L1, longestName, QT_TRANSLATE_NOOP("boardwright::Fields", "Kind"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "What rules and files call it, such as “guard”")),
    text("name"_L1, longestName, QT_TRANSLATE_NOOP("boardwright::Fields", "Name"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Tells pieces of one kind apart: rules may name “guard” or “guard 1”")),
    number("layer"_L1, 1, 50, QT_TRANSLATE_NOOP("boardwright::Fields", "Layer"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Layers are placed one after the other; pieces of earlier ones stay where they are")),
    number("count"_L1, 1, 500, QT_TRANSLATE_NOOP("boardwright::Fields", "Count"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "How many of them are on a board")),
    text("letter"_L1, 2, QT_TRANSLATE_NOOP("boardwright::Fields", "Letter"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "What the board shows of it")),
    number("level"_L1, 0, mostPoints, QT_TRANSLATE_NOOP("boardwright::Fields", "Level"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "How strong it is")),
    number("xp"_L1, 0, mostPoints, QT_TRANSLATE_NOOP("boardwright::Fields", "XP"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Experience that it is worth")),
    number("hp"_L1, 0, mostPoints, QT_TRANSLATE_NOOP("boardwright::Fields", "HP"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Hit points that it takes or has")),
    text("contents"_L1, longestName, QT_TRANSLATE_NOOP("boardwright::Fields", "Contents"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "What it holds")),
    number("contents_xp"_L1, 0, mostPoints, QT_TRANSLATE_NOOP("boardwright::Fields", "Contents XP"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Experience that its contents are worth")),
    Field{.key = "revealed"_L1,
        .kind = Kind::Flag,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Revealed"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Seen from the beginning")},
    Field{.key = "bare"_L1,
        .kind = Kind::Flag,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Without cover"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Nothing lies on its cell")},
};

/// A value of a row, within its field's limits.
template <typename Type>
Type held(const TableRow &row, At field)
{
    const Field &declared = pieceFields.at(field);
    return std::get<Type>(clamped(declared, valueOf(row.values, declared)));
}

int number(const TableRow &row, At field)
{
    return static_cast<int>(held<qint64>(row, field));
}

} // namespace

constexpr Section pieceTable{.key = "layered_pieces"_L1,
    .home = Home::Table,
    .fields = pieceFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Pieces"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "What is placed on the board, layer by layer. Placement says where each should be"),
    .name = "title"_L1,
    .letter = "letter"_L1};

namespace columns {
constexpr Field title = pieceFields[Title];
constexpr Field kind = pieceFields[Kind_];
constexpr Field name = pieceFields[Name];
constexpr Field layer = pieceFields[Layer];
constexpr Field count = pieceFields[Count];
constexpr Field letter = pieceFields[Letter];
constexpr Field level = pieceFields[Level];
constexpr Field xp = pieceFields[Xp];
constexpr Field hp = pieceFields[Hp];
constexpr Field contents = pieceFields[Contents];
constexpr Field contentsXp = pieceFields[ContentsXp];
constexpr Field revealed = pieceFields[Revealed];
constexpr Field bare = pieceFields[Bare];
} // namespace columns

QStringList PieceRow::ruleNames() const
{
    return name.isEmpty() ? QStringList{kind} : QStringList{kind, kind + u' ' + name};
}

std::vector<PieceRow> piecesOf(const GoalSet &set)
{
    std::vector<PieceRow> rows;
    for (const TableRow &row : set.tables.value(pieceTable.key))
        rows.push_back({.id = row.id,
            .kind = held<QString>(row, Kind_),
            .name = held<QString>(row, Name),
            .contents = held<QString>(row, Contents),
            .layer = number(row, Layer),
            .count = number(row, Count),
            .level = number(row, Level),
            .xp = number(row, Xp),
            .hp = number(row, Hp),
            .contentsXp = number(row, ContentsXp),
            .isRevealed = held<bool>(row, Revealed),
            .isBare = held<bool>(row, Bare)});
    std::ranges::stable_sort(rows, {}, &PieceRow::layer);
    return rows;
}

} // namespace boardwright::layered
