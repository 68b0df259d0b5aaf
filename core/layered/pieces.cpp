// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layered/pieces.h"

#include "core/layered/run_data.h"

#include <QtTranslation>

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright::layered {

using namespace Qt::StringLiterals;

namespace {

constexpr double longestName = 60;
constexpr double mostPoints = 1'000'000;
constexpr double longestHpList = 500;

enum PieceAt : std::uint8_t {
    TitleAt,
    KindAt,
    NameAt,
    LayerAt,
    CountAt,
    LetterAt,
    LevelAt,
    XpAt,
    HpAt,
    ContentsAt,
    ContentsXpAt,
    RevealedAt,
    BareAt,
    SpriteAt,
    HpInTurnAt,
    ListedAt,
};

constexpr Field textField(Key key, double longest, const char *label, const char *help)
{
    return {.key = key, .kind = Kind::Text, .max = longest, .label = label, .help = help};
}

constexpr Field numberField(
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
    textField("title"_L1, longestName, QT_TRANSLATE_NOOP("boardwright::Fields", "Piece"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "What people call it")),
    textField("kind"_L1, longestName, QT_TRANSLATE_NOOP("boardwright::Fields", "Kind"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "What rules and files call it, such as “guard”")),
    textField("name"_L1, longestName, QT_TRANSLATE_NOOP("boardwright::Fields", "Name"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Tells pieces of one kind apart: rules may name “guard” or “guard 1”")),
    numberField("layer"_L1, 1, 50, QT_TRANSLATE_NOOP("boardwright::Fields", "Layer"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Layers are placed one after the other; pieces of earlier ones stay where they are")),
    numberField("count"_L1, 1, 500, QT_TRANSLATE_NOOP("boardwright::Fields", "Count"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "How many of them are on a board")),
    textField("letter"_L1, 2, QT_TRANSLATE_NOOP("boardwright::Fields", "Letter"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "What the board shows of it")),
    numberField("level"_L1, 0, mostPoints, QT_TRANSLATE_NOOP("boardwright::Fields", "Level"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "How strong it is")),
    numberField("xp"_L1, 0, mostPoints, QT_TRANSLATE_NOOP("boardwright::Fields", "XP"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Experience that it is worth")),
    numberField("hp"_L1, 0, mostPoints, QT_TRANSLATE_NOOP("boardwright::Fields", "HP"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Hit points that it takes or has")),
    textField("contents"_L1, longestName, QT_TRANSLATE_NOOP("boardwright::Fields", "Contents"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "What it holds")),
    numberField("contents_xp"_L1, 0, mostPoints,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Contents XP"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Experience that its contents are worth")),
    Field{.key = "revealed"_L1,
        .kind = Kind::Flag,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Revealed"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Seen from the beginning")},
    Field{.key = "bare"_L1,
        .kind = Kind::Flag,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Without cover"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Nothing lies on its cell")},
    textField("sprite"_L1, longestName, QT_TRANSLATE_NOOP("boardwright::Fields", "Sprite"),
        QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Its picture in the game, if that is not the one of its kind")),
    textField("hp_in_turn"_L1, longestHpList,
        QT_TRANSLATE_NOOP("boardwright::Fields", "HP in turn"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Hit points of the first such piece on a board, the second and so on, separated by "
            "spaces, again and again; in place of HP")),
    Field{.key = "listed"_L1,
        .kind = Kind::Flag,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Positions listed"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Files with boards list where all pieces of its kind are")},
};

/// A value of a row, within its field's limits.
template <typename Type>
Type pieceValue(const TableRow &row, PieceAt field)
{
    const Field &declared = pieceFields.at(field);
    return std::get<Type>(clamped(declared, valueOf(row.values, declared)));
}

int pieceNumber(const TableRow &row, PieceAt field)
{
    return static_cast<int>(pieceValue<qint64>(row, field));
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
constexpr Field title = pieceFields[TitleAt];
constexpr Field kind = pieceFields[KindAt];
constexpr Field layer = pieceFields[LayerAt];
constexpr Field count = pieceFields[CountAt];
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
            .kind = pieceValue<QString>(row, KindAt),
            .name = pieceValue<QString>(row, NameAt),
            .contents = pieceValue<QString>(row, ContentsAt),
            .sprite = pieceValue<QString>(row, SpriteAt),
            .hpInTurn = wholeNumbers(pieceValue<QString>(row, HpInTurnAt)),
            .layer = pieceNumber(row, LayerAt),
            .count = pieceNumber(row, CountAt),
            .level = pieceNumber(row, LevelAt),
            .xp = pieceNumber(row, XpAt),
            .hp = pieceNumber(row, HpAt),
            .contentsXp = pieceNumber(row, ContentsXpAt),
            .isRevealed = pieceValue<bool>(row, RevealedAt),
            .isBare = pieceValue<bool>(row, BareAt),
            .isListed = pieceValue<bool>(row, ListedAt)});
    std::ranges::stable_sort(rows, {}, &PieceRow::layer);
    return rows;
}

} // namespace boardwright::layered
