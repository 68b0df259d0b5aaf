// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrange/happiness.h"

#include <algorithm>
#include <utility>

namespace boardwright::arrange {

namespace {

constexpr double beside2 = 1.21; // nearer than 1.1: the 4 neighbours
constexpr double around2 = 2.25; // nearer than 1.5: all 8

/// Whether what a rule gives depends only on how many of the others are near.
bool countsNear(const Rule &rule)
{
    return rule.wish == Wish::Near || rule.wish == Wish::Each;
}

int timesOf(const Rule &rule, int near)
{
    return rule.wish == Wish::Each ? std::max(0, near - rule.count) : std::min(near, 1);
}

} // namespace

Happiness::Happiness(const Terrain &terrain)
    : m_terrain(&terrain)
    , m_at(terrain.sites(), -1)
{
}

void Happiness::clear()
{
    std::ranges::fill(m_at, -1);
    m_site.clear();
    m_type.clear();
    m_score = 0;
}

void Happiness::add(int type, SiteIndex site)
{
    m_at[static_cast<std::size_t>(site)] = static_cast<int>(m_site.size());
    m_site.push_back(site);
    m_type.push_back(type);
}

Happiness::Slice Happiness::collect(const std::vector<std::uint8_t> &isMember)
{
    const auto first = static_cast<std::uint32_t>(m_members.size());
    for (std::uint32_t piece = 0; piece < m_site.size(); ++piece) {
        if (isMember[static_cast<std::size_t>(m_type[piece])] != 0)
            m_members.push_back(piece);
    }
    return {.first = first, .count = static_cast<std::uint32_t>(m_members.size()) - first};
}

void Happiness::settle()
{
    m_members.clear();
    m_sides.clear();
    m_terms.clear();
    for (const Rule &rule : m_terrain->rules())
        m_sides.push_back({.subjects = collect(rule.isFor),
            .others = collect(rule.isOther),
            .also = collect(rule.isAlso)});
    for (std::uint32_t rule = 0; rule < m_sides.size(); ++rule) {
        for (const std::uint32_t piece : members(m_sides[rule].subjects))
            m_terms.push_back({.rule = rule, .piece = piece, .near = 0, .given = 0});
    }
    collectReaders();
    m_score = 0;
    for (Term &term : m_terms) {
        term = scored(term);
        m_score += term.given;
    }
}

/// A term depends on its own piece. Those that measure distances depend on the others too; a
/// pairing and a twin, on all that the rule is for.
void Happiness::collectReaders()
{
    const auto readsAll = [&](const Rule &rule, std::size_t type) {
        switch (rule.wish) {
        case Wish::Cell:
        case Wish::Region:
            return false;
        case Wish::Twin:
            return rule.isFor[type] != 0;
        case Wish::Pairing:
            return rule.isOther[type] != 0 || rule.isFor[type] != 0;
        case Wish::Contents:
            return rule.isOther[type] != 0 || rule.isAlso[type] != 0;
        case Wish::Near:
        case Wish::Each:
        case Wish::Mirror:
        case Wish::Pair:
            return rule.isOther[type] != 0;
        }
        return false;
    };
    m_read.clear();
    m_readers.clear();
    for (std::uint32_t piece = 0; piece < m_site.size(); ++piece) {
        const auto first = static_cast<std::uint32_t>(m_read.size());
        std::uint32_t firstTerm = 0;
        for (std::size_t rule = 0; rule < m_sides.size(); ++rule) {
            const Rule &asked = m_terrain->rules()[rule];
            const auto type = static_cast<std::size_t>(m_type[piece]);
            const auto subjects = members(m_sides[rule].subjects);
            const auto terms = static_cast<std::uint32_t>(subjects.size());
            if (terms > 0 && readsAll(asked, type)) {
                m_read.push_back({.first = firstTerm, .count = terms});
            } else if (asked.isFor[type] != 0) {
                const auto own = std::ranges::lower_bound(subjects, piece) - subjects.begin();
                m_read.push_back(
                    {.first = firstTerm + static_cast<std::uint32_t>(own), .count = 1});
            }
            firstTerm += terms;
        }
        m_readers.push_back(
            {.first = first, .count = static_cast<std::uint32_t>(m_read.size()) - first});
    }
    m_seen.assign(m_terms.size(), 0);
    m_visit = 0;
}

int Happiness::countNear(Slice among, std::size_t piece, double radius2) const
{
    int count = 0;
    for (const std::uint32_t other : members(among)) {
        if (other != piece && m_terrain->distance2(m_site[piece], m_site[other]) < radius2)
            ++count;
    }
    return count;
}

bool Happiness::isPaired(std::size_t rule, std::size_t piece, double radius2) const
{
    const Sides &sides = m_sides[rule];
    std::size_t own = piece;
    for (const std::uint32_t other : members(sides.others)) {
        if (other == piece || m_terrain->areInOneColumn(m_site[piece], m_site[other])
            || m_terrain->distance2(m_site[piece], m_site[other]) >= radius2)
            continue;
        if (own != piece)
            return false;
        own = other;
    }
    return own != piece && std::ranges::none_of(members(sides.subjects), [&](std::uint32_t rival) {
        return rival != piece && rival != own
            && m_terrain->distance2(m_site[own], m_site[rival]) < radius2;
    });
}

bool Happiness::isInsidePair(std::size_t rule, std::size_t piece) const
{
    std::size_t partner = piece;
    for (const std::uint32_t other : members(m_sides[rule].others)) {
        const double distance2 = m_terrain->distance2(m_site[piece], m_site[other]);
        if (other == piece || distance2 >= around2)
            continue;
        if (distance2 >= beside2 || partner != piece)
            return false;
        partner = other;
    }
    return partner != piece
        && !(m_terrain->isEdge(m_site[piece]) && m_terrain->isEdge(m_site[partner]));
}

bool Happiness::holds(std::size_t rule, std::size_t piece) const
{
    const Rule &asked = m_terrain->rules()[rule];
    const Sides &sides = m_sides[rule];
    const double radius2 = asked.radius * asked.radius;
    const auto isAnother = [&](auto &&isSo) {
        return std::ranges::any_of(members(sides.others),
            [&](std::uint32_t other) { return other != piece && isSo(other); });
    };
    const auto isNear = [&](std::uint32_t other) {
        return m_terrain->distance2(m_site[piece], m_site[other]) < radius2;
    };
    switch (asked.wish) {
    case Wish::Cell:
    case Wish::Region:
        return m_terrain->isWanted(rule, m_site[piece]);
    case Wish::Near:
    case Wish::Each:
        break; // countsNear()
    case Wish::Contents:
        return countNear(sides.others, piece, radius2) == asked.count
            && (!asked.needsAlso || countNear(sides.also, piece, radius2) > 0);
    case Wish::Twin:
        return std::ranges::any_of(members(sides.subjects), [&](std::uint32_t other) {
            return other != piece && asked.areTwins(typeOf(piece), typeOf(other)) && isNear(other);
        });
    case Wish::Mirror:
        return isAnother([&](std::uint32_t other) {
            return m_terrain->areMirrored(asked, m_site[piece], m_site[other]);
        });
    case Wish::Pairing:
        return isPaired(rule, piece, radius2);
    case Wish::Pair:
        return isInsidePair(rule, piece);
    }
    return false;
}

int Happiness::times(std::size_t rule, std::size_t piece) const
{
    const Rule &asked = m_terrain->rules()[rule];
    if (!countsNear(asked))
        return holds(rule, piece) ? 1 : 0;
    return timesOf(asked, countNear(m_sides[rule].others, piece, asked.radius * asked.radius));
}

Happiness::Term Happiness::scored(Term term) const
{
    const Rule &asked = m_terrain->rules()[term.rule];
    if (!countsNear(asked)) {
        term.given = give(term.rule, term.piece);
        return term;
    }
    term.near = countNear(m_sides[term.rule].others, term.piece, asked.radius * asked.radius);
    term.given = qint64{asked.weight} * timesOf(asked, term.near);
    return term;
}

Happiness::Term Happiness::rescored(const Term &before, const Moved &moved) const
{
    const Rule &asked = m_terrain->rules()[before.rule];
    const auto piece = static_cast<int>(before.piece);
    if (!countsNear(asked) || piece == moved.here || piece == moved.there)
        return scored(before);
    const double radius2 = asked.radius * asked.radius;
    const auto change = [&](int other, SiteIndex from, SiteIndex to) {
        if (other < 0
            || asked.isOther[static_cast<std::size_t>(m_type[static_cast<std::size_t>(other)])]
                == 0)
            return 0;
        const SiteIndex here = m_site[before.piece];
        return static_cast<int>(m_terrain->distance2(here, to) < radius2)
            - static_cast<int>(m_terrain->distance2(here, from) < radius2);
    };
    Term after = before;
    after.near
        += change(moved.here, moved.from, moved.to) + change(moved.there, moved.to, moved.from);
    after.given = qint64{asked.weight} * timesOf(asked, after.near);
    return after;
}

qint64 Happiness::given(std::size_t rule, std::size_t piece) const
{
    const auto type = static_cast<std::size_t>(m_type[piece]);
    return m_terrain->rules()[rule].isFor[type] != 0 ? give(rule, piece) : 0;
}

bool Happiness::isMet(std::size_t rule, std::size_t piece) const
{
    const Rule &asked = m_terrain->rules()[rule];
    return asked.isFor[static_cast<std::size_t>(m_type[piece])] == 0
        || (times(rule, piece) > 0) == (asked.weight >= 0);
}

qint64 Happiness::plainScore() const
{
    qint64 score = 0;
    for (std::size_t rule = 0; rule < m_terrain->rules().size(); ++rule) {
        for (std::size_t piece = 0; piece < m_site.size(); ++piece)
            score += given(rule, piece);
    }
    return score;
}

void Happiness::put(int piece, SiteIndex site)
{
    m_at[static_cast<std::size_t>(site)] = piece;
    if (piece >= 0)
        m_site[static_cast<std::size_t>(piece)] = site;
}

/// Calls visit(term) once for each term that reads one of two pieces; -1: no piece.
template <typename Visit>
void Happiness::visitReaders(int a, int b, Visit visit)
{
    ++m_visit;
    for (const int piece : {a, b}) {
        if (piece < 0)
            continue;
        const Slice readers = m_readers[static_cast<std::size_t>(piece)];
        for (const Slice slice : std::span(m_read).subspan(readers.first, readers.count)) {
            for (std::uint32_t index = slice.first; index < slice.first + slice.count; ++index) {
                if (std::exchange(m_seen[index], m_visit) != m_visit)
                    visit(m_terms[index]);
            }
        }
    }
}

qint64 Happiness::gain(SiteIndex a, SiteIndex b)
{
    const int here = pieceAt(a);
    const int there = pieceAt(b);
    if (here >= 0 && there >= 0
        && m_type[static_cast<std::size_t>(here)] == m_type[static_cast<std::size_t>(there)])
        return 0;
    put(here, b);
    put(there, a);
    qint64 gain = 0;
    const Moved moved{.here = here, .there = there, .from = a, .to = b};
    visitReaders(
        here, there, [&](const Term &term) { gain += rescored(term, moved).given - term.given; });
    put(here, a);
    put(there, b);
    return gain;
}

qint64 Happiness::plainGain(SiteIndex a, SiteIndex b)
{
    const int here = pieceAt(a);
    const int there = pieceAt(b);
    put(here, b);
    put(there, a);
    const qint64 gain = plainScore() - m_score;
    put(here, a);
    put(there, b);
    return gain;
}

void Happiness::exchange(SiteIndex a, SiteIndex b)
{
    const int here = pieceAt(a);
    const int there = pieceAt(b);
    put(here, b);
    put(there, a);
    const Moved moved{.here = here, .there = there, .from = a, .to = b};
    visitReaders(here, there, [&](Term &term) {
        const Term now = rescored(term, moved);
        m_score += now.given - term.given;
        term = now;
    });
}

} // namespace boardwright::arrange
