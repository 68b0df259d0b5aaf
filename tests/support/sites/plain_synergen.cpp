// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sites/plain_synergen.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <limits>
#include <optional>

namespace boardwright {

using namespace Qt::StringLiterals;
using namespace sites;

namespace {

using Draw = std::function<int(qsizetype)>;

QList<QList<int>> synergenSquare(const Draw &draw)
{
    const auto permutations = [](QList<int> items, qsizetype first) {
        QList<QList<int>> all;
        do {
            all << items;
        } while (std::next_permutation(items.begin() + first, items.end()));
        return all;
    };
    const QList<int> tens = permutations({0, 5, 10, 15, 20}, 2)[draw(6)];
    const QList<int> ones = permutations({0, 1, 2, 3, 4}, 1)[draw(24)];
    QList<QList<int>> rows;
    for (const QString &row : {u"Af Bi Cg Dj Eh"_s, u"Dg Ej Ah Bf Ci"_s, u"Bh Cf Di Eg Aj"_s,
             u"Ei Ag Bj Ch Df"_s, u"Cj Dh Ef Ai Bg"_s}) {
        QList<int> numbers;
        for (const QString &pair : row.split(u' '))
            numbers << tens[pair[0].unicode() - u'A'] + ones[pair[1].unicode() - u'f'] + 1;
        rows << numbers;
    }
    const int turns = draw(4);
    const bool isMirrored = draw(2) == 1;
    const int left = draw(5);
    const int up = draw(5);
    for (QList<int> &row : rows)
        std::rotate(row.begin(), row.begin() + left, row.end());
    std::rotate(rows.begin(), rows.begin() + up, rows.end());
    for (int turn = 0; turn < turns; ++turn) {
        QList<QList<int>> transposed(5);
        for (const QList<int> &row : rows) {
            for (int i = 0; i < 5; ++i)
                transposed[i] << row[i];
        }
        std::ranges::reverse(transposed);
        rows = transposed;
    }
    if (isMirrored)
        std::ranges::reverse(rows);
    return rows;
}

} // namespace

/// Everything goes by its name.
QList<int> plainSynergen(const SiteList &list, const Draw &draw)
{
    QList<int> goals(25, -1);
    const auto goal = [&](int index) -> const ListedGoal & {
        return list.goals[static_cast<std::size_t>(index)];
    };
    QMap<QString, int> byKey;
    QStringList can;
    for (int i = 0; i < std::ssize(list.goals); ++i) {
        if (!byKey.contains(goal(i).key))
            can << goal(i).key;
        byKey[goal(i).key] = i;
    }
    const auto number = [](const QString &key) { // of what JavaScript sorts by number
        bool isNumber = false;
        const quint64 value = key.toULongLong(&isNumber);
        const bool isIndex = isNumber && value < 4'294'967'295U && key == QString::number(value);
        return isIndex ? value : std::numeric_limits<quint64>::max();
    };
    std::ranges::stable_sort(can, {}, number);
    if (can.size() < 25)
        breakDown();
    QList<int> square;
    for (const QList<int> &row : synergenSquare(draw))
        square += row;
    const auto of = [&](const QString &key) -> const ListedGoal & { return goal(byKey[key]); };
    QMap<QString, double> left;
    for (const TypeMaximum &maximum : list.maxima)
        left[maximum.type] = maximum.most;
    std::optional<double> score = list.mostScore;
    QSet<int> open(square.begin(), square.end());
    QStringList cannot;
    const auto bar = [&](auto isBarred) {
        QStringList kept;
        for (const QString &key : can)
            (isBarred(of(key), key) ? cannot : kept) << key;
        can = kept;
    };
    for (int placed = 0; placed < 25; ++placed) {
        if (can.isEmpty()) {
            QStringList stay;
            for (const QString &key : cannot) {
                const int tier = of(key).tier;
                const bool isNear = tier >= 1 && tier <= 25
                    && (open.contains(tier - 1) || open.contains(tier + 1));
                (isNear ? can : stay) << key;
            }
            cannot = stay;
        }
        if (can.isEmpty())
            std::swap(can, cannot);
        if (can.isEmpty())
            breakDown();
        const QString key = can[draw(can.size())];
        const ListedGoal &drawn = of(key);
        int cell = -1;
        if (drawn.tier != 0) {
            for (const int value : {drawn.tier, drawn.tier + 1, drawn.tier - 1}) {
                const auto at = static_cast<int>(square.indexOf(value));
                if (cell < 0 && at >= 0 && goals[at] < 0)
                    cell = at;
            }
        }
        if (cell < 0)
            cell = static_cast<int>(goals.indexOf(-1));
        goals[cell] = byKey[key];
        for (qsizetype i = 0; i < can.size(); ++i) {
            if (can[i] == key)
                can.removeAt(i);
        }
        open.remove(drawn.tier != 0 ? drawn.tier : square[cell]);
        for (const ListedType &type : drawn.types) {
            if (!left.contains(type.text))
                continue;
            left[type.text] -= 1;
            if (left[type.text] <= 0) {
                bar([&](const ListedGoal &other, const QString &) {
                    return std::ranges::any_of(
                        other.types, [&](const ListedType &its) { return its.text == type.text; });
                });
            }
        }
        if (score)
            *score -= drawn.score;
        bar([&](const ListedGoal &other, const QString &otherKey) {
            return (drawn.tier != 0 && other.tier == drawn.tier) || (score && other.score > *score)
                || drawn.excludes.contains(otherKey);
        });
        for (const QString &name : drawn.synergies) {
            QStringList copies;
            for (const QString &other : can) {
                if (other == name)
                    copies << other;
                if (can.contains(name) || cannot.contains(name))
                    continue;
                for (qsizetype i = of(other).synergies.count(name); i > 0; --i)
                    copies << other;
            }
            can += copies;
            if (can.size() > 4000)
                throw Ended{PlainBoard::End::Undecided};
        }
    }
    return goals;
}

} // namespace boardwright
