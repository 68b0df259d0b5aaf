// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/row_alignment.h"

#include <algorithm>

namespace boardwright {

namespace {

/// The maximum number of pairs compared in one place; beyond it, rows are matched in order from the
/// first.
constexpr qsizetype mostPairs = 4096;

std::size_t asIndex(qsizetype number)
{
    return static_cast<std::size_t>(number);
}

} // namespace

RowAlignment::RowAlignment(qsizetype before, qsizetype gone, qsizetype now)
    : m_placed(before - gone)
    , m_partners(asIndex(now), -1)
    , m_isTaken(asIndex(before), false)
{
}

bool RowAlignment::isFree(qsizetype before, qsizetype now) const
{
    return !m_isTaken[asIndex(before)] && m_partners[asIndex(now)] < 0;
}

void RowAlignment::match(qsizetype before, qsizetype now)
{
    m_isTaken[asIndex(before)] = true;
    m_partners[asIndex(now)] = before;
}

void RowAlignment::matchEqual(std::span<const int> before, std::span<const int> now)
{
    const auto areEqual = [&](qsizetype i, qsizetype j) {
        return before[asIndex(i)] >= 0 && before[asIndex(i)] == now[asIndex(j)];
    };
    int highest = -1;
    for (const int kind : before)
        highest = std::max(highest, kind);
    const std::size_t kinds = asIndex(highest + 1);
    matchEnds(areEqual);
    matchOnlyOnes(before, now, kinds);
    matchNeighbours(areEqual);
    matchInOrder(before, now, kinds);
}

void RowAlignment::matchEnds(const std::function<bool(qsizetype, qsizetype)> &areEqual)
{
    const qsizetype now = std::ssize(m_partners);
    const auto meet = [&](qsizetype i, qsizetype j) {
        if (isFree(i, j) && areEqual(i, j))
            match(i, j);
        return m_partners[asIndex(j)] == i;
    };
    qsizetype front = 0;
    while (front < std::min(m_placed, now) && meet(front, front))
        ++front;
    qsizetype back = 0;
    while (back < std::min(m_placed, now) - front && meet(m_placed - 1 - back, now - 1 - back))
        ++back;
}

void RowAlignment::matchOnlyOnes(
    std::span<const int> before, std::span<const int> now, std::size_t kinds)
{
    constexpr qsizetype none = -1;
    constexpr qsizetype several = -2;
    std::vector<qsizetype> only(kinds, none);
    std::vector<int> count(kinds, 0); // occurrences in the new list
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (m_isTaken[i] || before[i] < 0)
            continue;
        qsizetype &place = only[static_cast<std::size_t>(before[i])];
        place = place == none ? static_cast<qsizetype>(i) : several;
    }
    const auto isKnown = [&](int kind) { return kind >= 0 && asIndex(kind) < kinds; };
    for (std::size_t j = 0; j < now.size(); ++j) {
        if (m_partners[j] < 0 && isKnown(now[j]))
            ++count[asIndex(now[j])];
    }
    for (std::size_t j = 0; j < now.size(); ++j) {
        if (m_partners[j] < 0 && isKnown(now[j]) && count[asIndex(now[j])] == 1
            && only[asIndex(now[j])] >= 0)
            match(only[asIndex(now[j])], static_cast<qsizetype>(j));
    }
}

void RowAlignment::matchNeighbours(const std::function<bool(qsizetype, qsizetype)> &areEqual)
{
    const qsizetype now = std::ssize(m_partners);
    const auto extend = [&](qsizetype from, qsizetype to, qsizetype step) {
        for (qsizetype j = from; j != to; j += step) {
            if (m_partners[asIndex(j)] < 0 || m_partners[asIndex(j)] >= m_placed)
                continue;
            const qsizetype i = m_partners[asIndex(j)] + step;
            if (i >= 0 && i < m_placed && isFree(i, j + step) && areEqual(i, j + step))
                match(i, j + step);
        }
    };
    if (now > 1) {
        extend(0, now - 1, 1);
        extend(now - 1, 0, -1);
    }
}

void RowAlignment::matchInOrder(
    std::span<const int> before, std::span<const int> now, std::size_t kinds)
{
    std::vector<std::vector<qsizetype>> free(kinds);
    for (std::size_t i = before.size(); i-- > 0;) {
        if (!m_isTaken[i] && before[i] >= 0)
            free[asIndex(before[i])].push_back(static_cast<qsizetype>(i));
    }
    for (std::size_t j = 0; j < now.size(); ++j) {
        if (m_partners[j] >= 0 || now[j] < 0 || asIndex(now[j]) >= kinds)
            continue;
        auto &places = free[asIndex(now[j])];
        if (places.empty())
            continue;
        match(places.back(), static_cast<qsizetype>(j));
        places.pop_back();
    }
}

/// The free earlier rows next to the partners of these rows' neighbours.
std::vector<qsizetype> RowAlignment::placesBeside(qsizetype begin, qsizetype end) const
{
    const qsizetype now = std::ssize(m_partners);
    std::vector<qsizetype> places;
    const auto isPlace
        = [&](qsizetype i) { return i >= 0 && i < m_placed && !m_isTaken[asIndex(i)]; };
    const qsizetype before = begin == 0 ? -1 : m_partners[asIndex(begin - 1)];
    for (qsizetype i = before + 1; isPlace(i); ++i)
        places.push_back(i);
    const qsizetype after = end == now ? m_placed : m_partners[asIndex(end)];
    const qsizetype seen = places.empty() ? -1 : places.back();
    const auto front = std::ssize(places);
    for (qsizetype i = after - 1; isPlace(i) && (front == 0 || i > seen || i < places.front()); --i)
        places.push_back(i);
    std::reverse(places.begin() + front, places.end());
    return places;
}

void RowAlignment::matchPlaces(const std::function<int(qsizetype before, qsizetype now)> &likeness)
{
    const qsizetype now = std::ssize(m_partners);
    for (qsizetype begin = 0; begin < now;) {
        if (m_partners[asIndex(begin)] >= 0) {
            ++begin;
            continue;
        }
        qsizetype end = begin;
        while (end < now && m_partners[asIndex(end)] < 0)
            ++end;
        const std::vector<qsizetype> places = placesBeside(begin, end);
        const qsizetype count = end - begin;
        if (std::ssize(places) == count || std::ssize(places) * count > mostPairs) {
            for (qsizetype k = 0; k < std::min<qsizetype>(count, std::ssize(places)); ++k)
                match(places[asIndex(k)], begin + k);
        } else if (!places.empty()) {
            matchMostAlike(places, begin, count, likeness);
        }
        begin = end;
    }
}

void RowAlignment::matchMovedAndChanged(
    const std::function<int(qsizetype before, qsizetype now)> &likeness, int atLeast)
{
    std::vector<qsizetype> left;
    for (std::size_t i = 0; i < m_isTaken.size(); ++i) {
        if (!m_isTaken[i])
            left.push_back(static_cast<qsizetype>(i));
    }
    const auto added = std::ranges::count_if(m_partners, [](qsizetype i) { return i < 0; });
    if (std::ssize(left) * added > mostPairs)
        return;
    for (qsizetype j = 0; j < std::ssize(m_partners); ++j) {
        if (m_partners[asIndex(j)] >= 0)
            continue;
        qsizetype best = -1;
        int most = atLeast - 1;
        for (const qsizetype i : left) {
            const int alike = m_isTaken[asIndex(i)] ? 0 : likeness(i, j);
            if (alike > most) {
                best = i;
                most = alike;
            }
        }
        if (best >= 0)
            match(best, j);
    }
}

/// Needleman-Wunsch alignment without gap penalty.
void RowAlignment::matchMostAlike(std::span<const qsizetype> before, qsizetype now, qsizetype count,
    const std::function<int(qsizetype, qsizetype)> &likeness)
{
    const qsizetype rows = std::ssize(before);
    const auto width = asIndex(count + 1);
    std::vector<int> best(asIndex(rows + 1) * width, 0); // for the rows from here on
    std::vector<int> like(best.size(), 0);
    const auto at = [&](qsizetype i, qsizetype j) { return (asIndex(i) * width) + asIndex(j); };
    for (qsizetype i = rows - 1; i >= 0; --i) {
        for (qsizetype j = count - 1; j >= 0; --j) {
            like[at(i, j)] = likeness(before[asIndex(i)], now + j);
            best[at(i, j)] = std::max(
                {best[at(i + 1, j)], best[at(i, j + 1)], best[at(i + 1, j + 1)] + like[at(i, j)]});
        }
    }
    for (qsizetype i = 0, j = 0; i < rows && j < count;) {
        if (best[at(i, j)] == best[at(i + 1, j + 1)] + like[at(i, j)])
            match(before[asIndex(i++)], now + j++);
        else if (best[at(i, j)] == best[at(i + 1, j)])
            ++i;
        else
            ++j;
    }
}

} // namespace boardwright
