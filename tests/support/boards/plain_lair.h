// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>
#include <vector>

/// The rules of the sample dragon-lair, written from the description of its game and not from the
/// sample's file.
namespace boardwright {

using namespace Qt::StringLiterals;

/// A piece of the sample as its JSON shows it.
struct Seen {
    QString kind;
    QString name;
    int x = 0;
    int y = 0;

    double to(const Seen &other) const { return std::hypot(x - other.x, y - other.y); }

    bool isOnEdge() const { return x == 0 || y == 0 || x == 12 || y == 9; }

    bool isInCorner() const { return (x == 0 || x == 12) && (y == 0 || y == 9); }
};

inline std::vector<Seen> seenOn(const QJsonObject &board)
{
    std::vector<Seen> pieces;
    for (const auto &cell : board["cells"_L1].toArray()) {
        if (!cell["kind"_L1].isNull())
            pieces.push_back({.kind = cell["kind"_L1].toString(),
                .name = cell["name"_L1].toString(),
                .x = cell["column"_L1].toInt(),
                .y = cell["row"_L1].toInt()});
    }
    return pieces;
}

/// Scores the sample's rules, each as the game's description tells it.
class PlainScorer {
public:
    explicit PlainScorer(std::vector<Seen> pieces)
        : m_pieces(std::move(pieces))
    {
    }

    int score() const
    {
        int sum = 0;
        for (const Seen &piece : m_pieces)
            sum += of(piece);
        return sum;
    }

    /// What the game checks before it lets anybody play. Its description does not list the dragon;
    /// without the dragon, a tenth more boards would pass after one pass than do in the game.
    bool passesGame() const
    {
        return std::ranges::all_of(m_pieces, [&](const Seen &piece) {
            if (piece.kind == u"dragon")
                return piece.x == 6 && piece.y == 4;
            if (piece.kind == u"big_slime")
                return near(piece, u"wizard"_s, 1.5) > 0;
            if (piece.kind == u"gargoyle")
                return twins(piece) > 0;
            if (piece.kind == u"guard")
                return isInQuadrant(piece);
            if (piece.kind == u"mine_king")
                return piece.isInCorner();
            if (piece.kind == u"giant")
                return hasMirrored(piece);
            return piece.kind != u"minotaur" || near(piece, u"chest"_s, 1.5) == 1;
        });
    }

private:
    template <typename Is>
    int count(const Seen &piece, Is is) const
    {
        return static_cast<int>(std::ranges::count_if(
            m_pieces, [&](const Seen &other) { return &other != &piece && is(other); }));
    }

    int near(const Seen &piece, const QString &kind, double radius) const
    {
        return count(piece,
            [&](const Seen &other) { return other.kind == kind && piece.to(other) < radius; });
    }

    int twins(const Seen &piece) const
    {
        return count(piece, [&](const Seen &other) {
            return other.kind == piece.kind && other.name == piece.name && piece.to(other) <= 1;
        });
    }

    static bool isInQuadrant(const Seen &guard)
    {
        switch (guard.name.toInt()) {
        case 1:
            return guard.x < 6 && guard.y < 4;
        case 2:
            return guard.x > 6 && guard.y < 4;
        case 3:
            return guard.x > 6 && guard.y > 4;
        default:
            return guard.x < 6 && guard.y > 4;
        }
    }

    bool hasMirrored(const Seen &giant) const
    {
        return count(giant, [&](const Seen &other) {
            return other.kind == u"giant" && other.y == giant.y
                && std::abs(other.x - 6) == std::abs(giant.x - 6);
        }) > 0;
    }

    int minotaur(const Seen &piece) const
    {
        std::vector<const Seen *> chests;
        for (const Seen &other : m_pieces) {
            if (other.kind == u"chest" && piece.to(other) < 2 && other.x != piece.x)
                chests.push_back(&other);
        }
        const bool isAlone = chests.size() == 1 && count(piece, [&](const Seen &other) {
            return other.kind == u"minotaur" && other.to(*chests.front()) < 2;
        }) == 0;
        return isAlone ? 10000 : 0;
    }

    int wall(const Seen &piece) const
    {
        int diagonal = 0;
        const Seen *beside = nullptr;
        int besides = 0;
        for (const Seen &other : m_pieces) {
            if (&other == &piece || other.kind != u"wall")
                continue;
            if (piece.to(other) <= 1) {
                beside = &other;
                ++besides;
            } else if (piece.to(other) < 1.5) {
                ++diagonal;
            }
        }
        return besides == 1 && diagonal == 0 && !(piece.isOnEdge() && beside->isOnEdge()) ? 2000
                                                                                          : 0;
    }

    int orb(const Seen &piece) const
    {
        const QStringList forbidden{u"dragon"_s, u"gazer"_s, u"chest"_s, u"orb_scroll"_s,
            u"rat_king"_s, u"mine"_s, u"dragon_egg"_s, u"big_slime"_s, u"mimic"_s};
        int sum = piece.x <= 1 || piece.y <= 1 || piece.x >= 11 || piece.y >= 8 ? -10000 : 0;
        sum -= 2000 * count(piece, [&](const Seen &other) {
            return forbidden.contains(other.kind) && piece.to(other) < 2.1;
        });
        const int walls = near(piece, u"wall"_s, 2.1);
        sum -= 2000 * std::max(0, walls - 2);
        return sum + (near(piece, u"medikit"_s, 2.1) == 1 && walls >= 1 ? 2000 : 0);
    }

    int of(const Seen &piece) const
    {
        const QString &kind = piece.kind;
        if (kind == u"dragon")
            return piece.x == 6 && piece.y == 4 ? 10000 : 0;
        if (kind == u"dragon_egg")
            return near(piece, u"dragon"_s, 1.5) > 0 ? 9000 : 0;
        if (kind == u"wizard")
            return piece.isOnEdge() && !piece.isInCorner() ? 10000 : 0;
        if (kind == u"big_slime")
            return near(piece, u"wizard"_s, 1.5) > 0 ? 1000 : 0;
        if (kind == u"mine_king")
            return piece.isInCorner() ? 10000 : 0;
        if (kind == u"giant") {
            const bool isHome = piece.name == u"romeo" ? piece.x <= 5 : piece.x >= 7;
            return (isHome ? 1000 : 0) + (hasMirrored(piece) ? 10000 : 0);
        }
        if (kind == u"guard")
            return isInQuadrant(piece) ? 2500 : 0;
        if (kind == u"gargoyle")
            return twins(piece) > 0 ? 1000 : 0;
        if (kind == u"minotaur")
            return minotaur(piece);
        if (kind == u"orb")
            return orb(piece);
        if (kind == u"medikit")
            return -1000 * near(piece, u"medikit"_s, 3.5);
        if (kind == u"chest")
            return -1000 * near(piece, u"chest"_s, 3);
        if (kind == u"wall")
            return wall(piece);
        if (kind == u"gnome")
            return near(piece, u"medikit"_s, 1.5) > 0 ? 10000 : 0;
        return 0;
    }

    std::vector<Seen> m_pieces;
};

} // namespace boardwright
