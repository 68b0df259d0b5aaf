// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/hardness.h"

#include <QMap>
#include <QStringList>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

std::optional<int> hardnessOfWord(const QString &word)
{
    constexpr qsizetype longest = 20;
    static const QStringList words{u"very easy"_s, u"easy"_s, u"medium"_s, u"hard"_s,
        u"very hard"_s, u"extreme"_s, u"impossible"_s};
    static const QMap<QString, int> others{{u"trivial"_s, 0}, {u"beginner"_s, 1}, {u"simple"_s, 1},
        {u"normal"_s, 2}, {u"moderate"_s, 2}, {u"intermediate"_s, 2}, {u"med"_s, 2},
        {u"difficult"_s, 3}, {u"expert"_s, 4}, {u"insane"_s, 5}};
    if (word.size() > longest)
        return std::nullopt;
    const QString plain = word.trimmed().toLower().replace(u'-', u' ').replace(u'_', u' ');
    if (const qsizetype place = words.indexOf(plain); place >= 0)
        return static_cast<int>(place);
    const auto other = others.constFind(plain);
    return other == others.cend() ? std::nullopt : std::optional(*other);
}

std::vector<int> tiersOfHardness(const std::vector<int> &hardness)
{
    std::vector<int> ordered = hardness;
    std::ranges::sort(ordered);
    const auto [rest, end] = std::ranges::unique(ordered);
    ordered.erase(rest, end);
    if (ordered.size() < 2)
        return {};
    std::vector<int> tiers;
    tiers.reserve(hardness.size());
    for (const int hard : hardness)
        tiers.push_back(
            1 + static_cast<int>(std::ranges::lower_bound(ordered, hard) - ordered.begin()));
    return tiers;
}

void WordedTiers::add(qsizetype goal, std::optional<int> hardness, qsizetype at)
{
    m_words.push_back({.goal = goal, .hardness = hardness, .at = at});
}

bool WordedTiers::settle(ListedGoals &listed, Repairs &repairs) const
{
    std::vector<int> hardness;
    for (const Word &word : m_words) {
        if (!word.hardness)
            return false;
        hardness.push_back(*word.hardness);
    }
    const std::vector<int> tiers = tiersOfHardness(hardness);
    if (tiers.empty() || listed.tiers > 0)
        return false;
    for (std::size_t i = 0; i < tiers.size(); ++i) {
        if (m_words[i].goal < listed.goals.size())
            listed.goals[m_words[i].goal].tier = tiers[i];
    }
    listed.tiers = *std::ranges::max_element(tiers);
    repairs.add(ImportCode::ColumnsAsTiers, m_words.front().at, {qint64{listed.tiers}});
    return true;
}

} // namespace boardwright
