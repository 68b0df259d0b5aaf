// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/terrain.h"

#include <cstdint>
#include <span>
#include <vector>

namespace boardwright::arrange {

/// The pieces on a board, and how happy they are: the sum, over the rules and the pieces that each
/// is for, of what the rule gives. An exchange rescores only the pieces whose rules read one of
/// the two that moved. Reused from board to board without allocation.
class Happiness final {
public:
    /// `terrain` must outlive this.
    explicit Happiness(const Terrain &terrain);

    /// Removes all pieces.
    void clear();

    /// Puts a piece of a type on an empty site. Its index counts from 0 in the order of these
    /// calls. Scores are valid after settle().
    void add(int type, SiteIndex site);

    /// Scores the board as it is.
    void settle();

    qint64 score() const { return m_score; }

    /// The same, scored without what is remembered.
    qint64 plainScore() const;

    /// What a rule gives for a piece where it is now; 0 if it is not for it.
    qint64 given(std::size_t rule, std::size_t piece) const;

    /// Whether a piece is where a rule wants it: away from what gives negative points. True if the
    /// rule is not for it.
    bool isMet(std::size_t rule, std::size_t piece) const;

    /// By how much the score would rise if the contents of two different sites were exchanged.
    qint64 gain(SiteIndex a, SiteIndex b);

    /// The same by two scores of the whole board.
    qint64 plainGain(SiteIndex a, SiteIndex b);

    /// Exchanges them.
    void exchange(SiteIndex a, SiteIndex b);

    /// The piece on a site; -1: none.
    int pieceAt(SiteIndex site) const { return m_at[static_cast<std::size_t>(site)]; }

    SiteIndex siteOf(std::size_t piece) const { return m_site[piece]; }

    std::size_t typeOf(std::size_t piece) const { return static_cast<std::size_t>(m_type[piece]); }

    std::size_t pieces() const { return m_site.size(); }

    std::size_t sites() const { return m_terrain->sites(); }

    const std::vector<Rule> &rules() const { return m_terrain->rules(); }

    /// Whether any rule is for the piece or reads where it is.
    bool matters(std::size_t piece) const { return m_readers[piece].count > 0; }

private:
    /// A rule with a piece that it is for.
    struct Term {
        std::uint32_t rule = 0;
        std::uint32_t piece = 0;
        int near = 0; ///< others nearer than the radius; only of rules that count them
        qint64 given = 0;
    };

    /// What two sites held before their contents were exchanged.
    struct Moved {
        int here = -1; ///< the piece that was on `from`
        int there = -1;
        SiteIndex from = SiteIndex::none;
        SiteIndex to = SiteIndex::none;
    };

    struct Slice {
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };

    struct Sides {
        Slice subjects; ///< into m_members
        Slice others;
        Slice also;
    };

    std::span<const std::uint32_t> members(Slice slice) const
    {
        return std::span(m_members).subspan(slice.first, slice.count);
    }

    Slice collect(const std::vector<std::uint8_t> &isMember);
    void collectReaders();
    bool holds(std::size_t rule, std::size_t piece) const;
    /// Scores a term where its piece is now; `near` stays as it was unless the rule counts.
    Term scored(Term term) const;
    /// The same after an exchange, from what it was before: only what moved is counted again.
    Term rescored(const Term &before, const Moved &moved) const;
    /// How often a rule gives its points for a piece that it is for.
    int times(std::size_t rule, std::size_t piece) const;

    qint64 give(std::size_t rule, std::size_t piece) const
    {
        return qint64{m_terrain->rules()[rule].weight} * times(rule, piece);
    }

    int countNear(Slice among, std::size_t piece, double radius2) const;
    bool isPaired(std::size_t rule, std::size_t piece, double radius2) const;
    bool isInsidePair(std::size_t rule, std::size_t piece) const;
    void put(int piece, SiteIndex site);
    template <typename Visit>
    void visitReaders(int a, int b, Visit visit);

    const Terrain *m_terrain;
    std::vector<int> m_at; ///< by site
    std::vector<SiteIndex> m_site; ///< by piece
    std::vector<int> m_type; ///< by piece
    std::vector<Sides> m_sides; ///< by rule
    std::vector<std::uint32_t> m_members; ///< pieces
    std::vector<Term> m_terms;
    std::vector<Slice> m_readers; ///< by piece: into m_read
    std::vector<Slice> m_read; ///< into m_terms: those that depend on where the piece is
    std::vector<std::uint32_t> m_seen; ///< by term: the visit that saw it last
    std::uint32_t m_visit = 0;
    qint64 m_score = 0;
};

} // namespace boardwright::arrange
