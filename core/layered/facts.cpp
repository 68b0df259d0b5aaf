// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layered/facts.h"

#include "core/layered/layers.h"

#include <QtTranslation>

#include <array>
#include <cstdlib>
#include <map>
#include <numeric>

namespace boardwright::layered {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array facings{
    Choice{.key = "left"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "to the left")},
    Choice{.key = "right"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "to the right")},
    Choice{.key = "up"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "up")},
    Choice{.key = "down"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "down")},
};

constexpr std::array factFields{
    Field{.key = "contents"_L1,
        .kind = Kind::Text,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Contents")},
    Field{.key = "level"_L1,
        .kind = Kind::Integer,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Level")},
    Field{.key = "xp"_L1,
        .kind = Kind::Integer,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "XP")},
    Field{.key = "hp"_L1,
        .kind = Kind::Integer,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "HP")},
    Field{.key = "revealed"_L1,
        .kind = Kind::Flag,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Revealed")},
    Field{.key = "facing"_L1,
        .kind = Kind::Choice,
        .choices = facings,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Faces")},
    Field{.key = "sprite"_L1,
        .kind = Kind::Text,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Sprite")},
};

constexpr Field factField(Key key, Kind kind, const char *label, const char *help)
{
    return {.key = key, .kind = kind, .label = label, .help = help};
}

constexpr std::array boardFactFields{
    factField("maximum"_L1, Kind::Integer,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Highest possible happiness"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "What the points would be if no rule were in the way of another")),
    factField("checkPassed"_L1, Kind::Flag,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Passes the check"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Whether all pieces keep the required rules")),
    factField("empty"_L1, Kind::Integer, QT_TRANSLATE_NOOP("boardwright::Fields", "Empty cells"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Cells without a piece")),
    factField("xp"_L1, Kind::Integer, QT_TRANSLATE_NOOP("boardwright::Fields", "XP on the board"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Experience of all pieces and of what they hold")),
    factField("xpToHighest"_L1, Kind::Integer,
        QT_TRANSLATE_NOOP("boardwright::Fields", "XP to the highest level"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Experience that all levels cost together")),
    factField("xpExcess"_L1, Kind::Integer, QT_TRANSLATE_NOOP("boardwright::Fields", "XP to spare"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Experience on the board beyond that. Below 0: the highest level is out of reach")),
    factField("hp"_L1, Kind::Integer, QT_TRANSLATE_NOOP("boardwright::Fields", "HP of the pieces"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Hit points of all pieces")),
    factField("hpByLevel"_L1, Kind::Positions,
        QT_TRANSLATE_NOOP("boardwright::Fields", "HP by level"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Hit points that each level gives, from level 1")),
    factField("hpTotal"_L1, Kind::Integer, QT_TRANSLATE_NOOP("boardwright::Fields", "HP of a run"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Hit points that a run begins with and those of all its levels")),
};

constexpr std::array layerFields{
    Field{.key = "score"_L1,
        .kind = Kind::Integer,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Happiness")},
    Field{.key = "maximum"_L1,
        .kind = Kind::Integer,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Highest possible")},
};

constexpr std::array listsOfFacts{FactList{.key = "layers"_L1,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "After layer %1"),
    .fields = layerFields}};

/// The nearest piece that makes a rule of this wish hold for a piece: its twin, or what it has for
/// itself. -1: none.
int partnerOf(
    const LayeredSet &set, const arrange::Happiness &board, std::size_t piece, arrange::Wish wish)
{
    int partner = -1;
    double nearest = 0;
    for (std::size_t rule = 0; rule < set.terrain->rules().size(); ++rule) {
        const arrange::Rule &asked = set.terrain->rules()[rule];
        if (asked.wish != wish || asked.isFor[set.types[piece]] == 0 || !board.isMet(rule, piece))
            continue;
        for (std::size_t other = 0; other < board.pieces(); ++other) {
            const bool isMeant = wish == arrange::Wish::Twin
                ? asked.areTwins(set.types[piece], set.types[other])
                : asked.isOther[set.types[other]] != 0
                    && !set.terrain->areInOneColumn(board.siteOf(other), board.siteOf(piece));
            const double distance
                = set.terrain->distance2(board.siteOf(piece), board.siteOf(other));
            if (other != piece && isMeant && (partner < 0 || distance < nearest)) {
                partner = static_cast<int>(other);
                nearest = distance;
            }
        }
    }
    return partner;
}

QString facingOf(const Site &from, const Site &to)
{
    const int across = to.column - from.column;
    const int down = to.row - from.row;
    if (std::abs(across) >= std::abs(down))
        return across < 0 ? facings[0].key : facings[1].key;
    return down < 0 ? facings[2].key : facings[3].key;
}

Value textOrNull(const QString &text)
{
    return text.isEmpty() ? Value() : Value(text);
}

NamedFacts siteFacts(const LayeredSet &set, const arrange::Happiness &board, SiteIndex site,
    int cover, const std::vector<int> &hp)
{
    const Value coverOrNull = cover == 0 ? Value() : Value(qint64{cover});
    const int piece = board.pieceAt(site);
    if (piece < 0)
        return {{"kind"_L1, Value()}, {"cover"_L1, coverOrNull}};
    const auto index = static_cast<std::size_t>(piece);
    const PieceRow &row = set.rowOf(index);
    const auto &sites = set.shape->sites;
    const auto placeOf
        = [&](SiteIndex where) -> const Site & { return sites[static_cast<std::size_t>(where)]; };
    NamedFacts known{{"kind"_L1, row.kind}, {"name"_L1, textOrNull(row.name)},
        {"contents"_L1, textOrNull(row.contents)}, {"level"_L1, qint64{row.level}},
        {"xp"_L1, qint64{row.xp}}, {"hp"_L1, qint64{hp[index]}}, {"revealed"_L1, row.isRevealed}};
    if (const int twin = partnerOf(set, board, index, arrange::Wish::Twin); twin >= 0)
        known.emplace_back("facing"_L1,
            facingOf(placeOf(site), placeOf(board.siteOf(static_cast<std::size_t>(twin)))));
    else
        known.emplace_back("facing"_L1, Value());
    known.emplace_back("cover"_L1, coverOrNull);
    known.emplace_back("sprite"_L1, textOrNull(row.sprite));
    if (const int own = partnerOf(set, board, index, arrange::Wish::Pairing); own >= 0)
        known.emplace_back("partner"_L1,
            qint64{static_cast<int>(board.siteOf(static_cast<std::size_t>(own))) + 1});
    return known;
}

/// Calls `visit(piece, site)` for each piece, in the order of the cells.
template <typename Visit>
void visitInOrder(const arrange::Happiness &board, std::size_t sites, const Visit &visit)
{
    for (std::size_t site = 0; site < sites; ++site) {
        const int piece = board.pieceAt(SiteIndex{static_cast<std::int32_t>(site)});
        if (piece >= 0)
            visit(static_cast<std::size_t>(piece), site);
    }
}

/// Hit points by piece. Those that have a list take from it in turn, in the order of the cells.
std::vector<int> hpOf(const LayeredSet &set, const arrange::Happiness &board)
{
    std::vector<int> hp(board.pieces());
    std::map<RowId, std::size_t> turns; // by row of the table
    visitInOrder(board, set.terrain->sites(), [&](std::size_t piece, std::size_t /*site*/) {
        const PieceRow &row = set.rowOf(piece);
        const std::vector<int> &inTurn = row.hpInTurn;
        hp[piece] = inTurn.empty() ? row.hp : inTurn[turns[row.id]++ % inTurn.size()];
    });
    return hp;
}

/// The positions of all pieces of each kind that is to be listed, in the order of the table.
std::vector<NamedFacts> listedPositions(const LayeredSet &set, const arrange::Happiness &board)
{
    QStringList kinds;
    for (const PieceRow &row : set.rows) {
        if (row.isListed && !kinds.contains(row.kind))
            kinds << row.kind;
    }
    std::vector<QList<int>> positions(static_cast<std::size_t>(kinds.size()));
    visitInOrder(board, set.terrain->sites(), [&](std::size_t piece, std::size_t site) {
        const qsizetype kind = kinds.indexOf(set.rowOf(piece).kind);
        if (kind >= 0)
            positions[static_cast<std::size_t>(kind)] << static_cast<int>(site) + 1;
    });
    std::vector<NamedFacts> listed;
    listed.reserve(positions.size());
    for (std::size_t kind = 0; kind < positions.size(); ++kind)
        listed.push_back(
            {{"kind"_L1, kinds[static_cast<qsizetype>(kind)]}, {"positions"_L1, positions[kind]}});
    return listed;
}

} // namespace

constexpr std::span<const Field> placementFacts = factFields;
constexpr std::span<const Field> boardFacts = boardFactFields;
constexpr std::span<const FactList> factLists = listsOfFacts;

int unmetRequired(const LayeredSet &set, const LayeredScratch &scratch)
{
    int unmet = 0;
    for (std::size_t rule = 0; rule < scratch.unmet.size(); ++rule)
        unmet += set.terrain->rules()[rule].isRequired ? scratch.unmet[rule] : 0;
    return unmet;
}

Facts factsOf(const LayeredSet &set, const LayeredScratch &scratch)
{
    const arrange::Happiness &board = scratch.board;
    qint64 xp = 0;
    for (std::size_t piece = 0; piece < board.pieces(); ++piece)
        xp += set.rowOf(piece).xp + set.rowOf(piece).contentsXp;
    const std::vector<int> hpOfPieces = hpOf(set, board);
    const qint64 hp = std::accumulate(hpOfPieces.begin(), hpOfPieces.end(), qint64{0});
    const std::vector<int> hpCurve = hpByLevel(set.run);
    const qint64 toHighest = xpToHighest(set.run);
    Facts known;
    known.board = {{"score"_L1, board.score()}, {"maximum"_L1, set.most()},
        {"checkPassed"_L1, passesCheck(set, scratch)},
        {"empty"_L1, static_cast<qint64>(set.terrain->sites() - board.pieces())}, {"xp"_L1, xp},
        {"hp"_L1, hp}, {"xpToHighest"_L1, toHighest}, {"xpExcess"_L1, xp - toHighest},
        {"hpByLevel"_L1, QList<int>(hpCurve.begin(), hpCurve.end())},
        {"hpTotal"_L1, std::accumulate(hpCurve.begin(), hpCurve.end(), qint64{set.run.newHp})}};
    std::vector<NamedFacts> layers;
    layers.reserve(scratch.scores.size());
    for (std::size_t layer = 0; layer < scratch.scores.size(); ++layer)
        layers.push_back(
            {{"score"_L1, scratch.scores[layer]}, {"maximum"_L1, set.layers[layer].most}});
    known.lists.emplace_back("layers"_L1, std::move(layers));
    if (auto listed = listedPositions(set, board); !listed.empty())
        known.lists.emplace_back("listed"_L1, std::move(listed));
    const std::vector<int> covers = coversOf(set, board, *scratch.draws);
    for (std::size_t site = 0; site < covers.size(); ++site)
        known.sites.push_back(siteFacts(
            set, board, SiteIndex{static_cast<std::int32_t>(site)}, covers[site], hpOfPieces));
    return known;
}

} // namespace boardwright::layered
