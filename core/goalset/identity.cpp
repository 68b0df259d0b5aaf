// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/identity.h"

#include "core/goalset/rows.h"
#include "core/goalset/set_sections.h"
#include "core/random/siphash.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <compare>
#include <optional>
#include <span>
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

/// Null if an objective draws from its own text.
const FieldValues *keptDraws(const Objective &objective)
{
    if (objective.extension.isEmpty())
        return nullptr;
    const auto found = objective.extension.constFind(draws_section::section.key);
    return found == objective.extension.cend() || textOf(*found, draws_section::text).isEmpty()
        ? nullptr
        : &*found;
}

std::optional<quint32> keptRank(const Objective &objective)
{
    const FieldValues *kept = keptDraws(objective);
    if (kept == nullptr)
        return std::nullopt;
    const Field &field = draws_section::rank;
    return static_cast<quint32>(std::get<qint64>(clamped(field, valueOf(*kept, field))));
}

/// The draws of every objective, in row order.
struct DrawKeys {
    std::vector<std::uint64_t> texts; ///< hashes
    std::vector<quint32> ranks; ///< among those with equal texts
};

/// Ranks the objectives in `rows`, which are in the order of their twins.
void rank(const GoalSet &set, std::span<const qsizetype> rows, std::vector<quint32> &ranks)
{
    QSet<quint32> taken; // looked up, never iterated
    std::vector<qsizetype> others;
    for (const qsizetype row : rows) {
        const std::optional<quint32> kept = keptRank(set.objectives[row]);
        if (kept && !taken.contains(*kept)) {
            taken.insert(*kept);
            ranks[static_cast<std::size_t>(row)] = *kept;
        } else {
            others.push_back(row);
        }
    }
    quint32 next = 0;
    for (const qsizetype row : others) {
        while (taken.contains(next))
            ++next;
        ranks[static_cast<std::size_t>(row)] = next++;
    }
}

DrawKeys drawKeys(const GoalSet &set)
{
    const auto size = static_cast<std::size_t>(set.objectives.size());
    DrawKeys keys;
    keys.texts.reserve(size);
    keys.ranks.resize(size);
    std::vector<qsizetype> rows;
    rows.reserve(size);
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        keys.texts.push_back(hashOf(drawText(set.objectives[row]).toUtf8()));
        rows.push_back(row);
    }
    const auto textOfRow = [&](qsizetype row) { return keys.texts[static_cast<std::size_t>(row)]; };
    std::ranges::sort(rows, {}, [&](qsizetype row) { return std::pair(textOfRow(row), row); });

    const TwinOrder order(set);
    for (auto first = rows.begin(); first != rows.end();) {
        const auto end = std::find_if(
            first, rows.end(), [&](qsizetype row) { return textOfRow(row) != textOfRow(*first); });
        if (end - first > 1)
            std::stable_sort(first, end, [&](qsizetype one, qsizetype other) {
                return order.compare(set.objectives[one], set.objectives[other]) < 0;
            });
        if (end - first > 1 || keptDraws(set.objectives[*first]) != nullptr)
            rank(set, {first, end}, keys.ranks);
        first = end;
    }
    return keys;
}

} // namespace

QString drawText(const Objective &objective)
{
    const FieldValues *kept = keptDraws(objective);
    return kept == nullptr ? objective.goal : textOf(*kept, draws_section::text);
}

std::vector<std::uint64_t> identities(const GoalSet &set)
{
    DrawKeys keys = drawKeys(set);
    for (std::size_t row = 0; row < keys.texts.size(); ++row) {
        if (keys.ranks[row] > 0)
            keys.texts[row] = hashOf(
                drawText(set.objectives[static_cast<qsizetype>(row)]).toUtf8(), keys.ranks[row]);
    }
    return std::move(keys.texts);
}

QList<RowId> redrawnGoals(const GoalSet &before, const GoalSet &after)
{
    QList<RowId> redrawn;
    for (const Objective &objective : after.objectives) {
        const Objective *stood = objectiveOf(before, objective.id);
        if (stood == nullptr)
            continue;
        const QString text = drawText(*stood);
        if (!text.isEmpty() && text != drawText(objective))
            redrawn.append(objective.id);
    }
    return redrawn;
}

QList<Objective> withKeptDraws(const GoalSet &before, const GoalSet &after)
{
    const DrawKeys keys = drawKeys(before);
    QList<Objective> kept;
    for (const RowId id : redrawnGoals(before, after)) {
        const qsizetype row = indexOfRow(before, id);
        const QString text = drawText(before.objectives[row]);
        Objective objective = *objectiveOf(after, id);
        objective.extension.remove(draws_section::section.key);
        if (text != objective.goal || keptDraws(before.objectives[row]) != nullptr) {
            setValue(objective.extension, draws_section::section, draws_section::text, text);
            setValue(objective.extension, draws_section::section, draws_section::rank,
                qint64{keys.ranks[static_cast<std::size_t>(row)]});
        }
        kept.append(std::move(objective));
    }
    return kept;
}

} // namespace boardwright
