// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/identity.h"

#include "core/random/siphash.h"

#include <QHash>

#include <algorithm>
#include <compare>
#include <utility>

namespace boardwright {

namespace {

constexpr std::uint64_t identityKey0 = 0x6f626a6563746976U;
constexpr std::uint64_t identityKey1 = 0x6964656e74697479U;

std::uint64_t hashOf(const QByteArray &bytes)
{
    return sipHash(bytes, identityKey0, identityKey1);
}

/// The hash of a text that is not first of its rank. UTF-8 never contains 0xff, so no other text
/// equals it.
std::uint64_t hashOf(QByteArray text, quint32 rank)
{
    text.append('\xff');
    for (int shift = 0; shift < 32; shift += 8)
        text.append(static_cast<char>((rank >> shift) & 0xff));
    return hashOf(text);
}

/// Orders names as the set declares them, so that renaming changes no order. Undeclared names come
/// last, sorted by name.
class NameOrder final {
public:
    void declare(const QString &name)
    {
        if (!m_places.contains(name))
            m_places.insert(name, m_places.size());
    }

    std::strong_ordering compare(const QString &one, const QString &other) const
    {
        if (const auto order = place(one) <=> place(other); order != 0)
            return order;
        return one.compare(other) <=> 0; // both declared: equal
    }

    std::strong_ordering compare(const QStringList &one, const QStringList &other) const
    {
        return std::lexicographical_compare_three_way(one.begin(), one.end(), other.begin(),
            other.end(), [this](const QString &a, const QString &b) { return compare(a, b); });
    }

private:
    qsizetype place(const QString &name) const { return m_places.value(name, m_places.size()); }

    QHash<QString, qsizetype> m_places; ///< looked up, never iterated
};

/// Ranks objectives of equal text.
class TwinOrder final {
public:
    explicit TwinOrder(const GoalSet &set)
    {
        for (const CategoryLimit &limit : set.boardLimits)
            m_boardCategories.declare(limit.category);
        for (const CategoryLimit &limit : set.lineLimits)
            m_lineCategories.declare(limit.category);
        m_tags.declare(QString()); // for objectives without a tag
        for (const QString &tag : set.tagNames)
            m_tags.declare(tag);
    }

    std::strong_ordering compare(const Objective &one, const Objective &other) const
    {
        auto order = std::lexicographical_compare_three_way(
            one.range.begin(), one.range.end(), other.range.begin(), other.range.end());
        if (order == 0)
            order = one.progression.toInt() <=> other.progression.toInt();
        if (order == 0)
            order = m_boardCategories.compare(one.boardCategories, other.boardCategories);
        if (order == 0)
            order = m_lineCategories.compare(one.lineCategories, other.lineCategories);
        if (order == 0)
            order = m_tags.compare(one.tag, other.tag);
        return order;
    }

private:
    NameOrder m_boardCategories;
    NameOrder m_lineCategories;
    NameOrder m_tags;
};

} // namespace

std::vector<std::uint64_t> identities(const GoalSet &set)
{
    struct Row {
        std::uint64_t text;
        qsizetype row;
    };

    std::vector<Row> rows;
    std::vector<std::uint64_t> result;
    rows.reserve(static_cast<std::size_t>(set.objectives.size()));
    result.reserve(rows.capacity());
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        result.push_back(hashOf(set.objectives[row].goal.toUtf8()));
        rows.push_back({.text = result.back(), .row = row});
    }
    std::ranges::sort(rows, {}, [](const Row &row) { return std::pair(row.text, row.row); });

    const TwinOrder order(set);
    for (auto first = rows.begin(); first != rows.end();) {
        const auto end = std::find_if(
            first, rows.end(), [first](const Row &row) { return row.text != first->text; });
        if (end - first > 1)
            std::stable_sort(first, end, [&](const Row &one, const Row &other) {
                return order.compare(set.objectives[one.row], set.objectives[other.row]) < 0;
            });
        for (auto twin = first + 1; twin < end; ++twin)
            result[static_cast<std::size_t>(twin->row)] = hashOf(
                set.objectives[twin->row].goal.toUtf8(), static_cast<quint32>(twin - first));
        first = end;
    }
    return result;
}

} // namespace boardwright
