// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sites/plain_sites.h"
#include "tests/support/sites/plain_squares.h"

#include <QMap>

#include <algorithm>
#include <optional>

namespace boardwright {

using namespace Qt::StringLiterals;
using namespace sites;

namespace {

/// pure-rand's generator, in the 32-bit words of JavaScript.
class PlainPureRand final {
public:
    explicit PlainPureRand(quint32 seed)
        : m_s00(~seed)
        , m_s11(seed)
    {
    }

    quint32 below(quint32 count)
    {
        for (;;) {
            const qint64 value = qint64{static_cast<qint32>(next())} + 2'147'483'648;
            if (value < 4'294'967'296 / count * count)
                return static_cast<quint32>(value % count);
        }
    }

private:
    quint32 next()
    {
        const quint32 out = m_s00 + m_s10;
        const quint32 a0 = m_s10 ^ m_s00;
        const quint32 a1 = m_s11 ^ m_s01;
        const quint32 s00 = m_s00;
        const quint32 s01 = m_s01;
        m_s00 = (s00 << 24) ^ (s01 >> 8) ^ a0 ^ (a0 << 16);
        m_s01 = (s01 << 24) ^ (s00 >> 8) ^ a1 ^ ((a1 << 16) | (a0 >> 16));
        m_s10 = (a1 << 5) ^ (a0 >> 27);
        m_s11 = (a0 << 5) ^ (a1 >> 27);
        return out;
    }

    quint32 m_s01 = 0xffffffffU;
    quint32 m_s00;
    quint32 m_s11;
    quint32 m_s10 = 0;
};

template <typename Item>
void shuffleFromEnd(QList<Item> &items, quint32 seed)
{
    PlainPureRand random(seed);
    for (qsizetype i = items.size() - 1; i > 0; --i)
        items.swapItemsAt(i, static_cast<qsizetype>(random.below(static_cast<quint32>(i + 1))));
}

} // namespace

PlainBoard plainPlayBingo(const playbingo::List &list, quint32 seed)
{
    using namespace playbingo;
    const GeneratorSettings &settings = list.settings;
    const auto goal
        = [&](int index) -> const Goal & { return list.goals[static_cast<std::size_t>(index)]; };
    const auto categoryId
        = [&](int category) { return list.categories[static_cast<std::size_t>(category)].id; };
    QMap<int, int> copies; // of the goals that are used
    for (int i = 0; i < std::ssize(list.goals); ++i) {
        bool isUsed = true;
        for (const Filter &filter : settings.filters) {
            QStringList ids = goal(i).tags;
            if (filter.by == Filter::By::Categories) {
                ids.clear();
                for (const int category : goal(i).categories)
                    ids << categoryId(category);
            }
            const bool isListed = std::ranges::any_of(
                ids, [&](const QString &id) { return filter.ids.contains(id); });
            if (filter.by == Filter::By::Difficulty) {
                const std::optional<int> difficulty = goal(i).difficulty;
                isUsed = isUsed && difficulty && *difficulty >= filter.least.value_or(*difficulty)
                    && *difficulty <= filter.most.value_or(*difficulty);
            } else {
                isUsed = isUsed && isListed == (filter.by != Filter::By::WithoutTags);
            }
        }
        if (isUsed)
            copies[i] = 1;
    }
    QList<CellRule> cells;
    int width = 5;
    if (settings.layout == Layout::Random)
        cells.fill(AnyGoal{}, 25);
    if (settings.layout == Layout::Custom) {
        cells = QList<CellRule>(settings.cells.begin(), settings.cells.end());
        width = settings.width;
    }
    if (settings.layout == Layout::Srl || settings.layout == Layout::Isaac) {
        for (const int tier :
            settings.layout == Layout::Srl ? plainSquare(seed, Length::Normal) : plainIsaacSquare())
            cells << OfDifficulty{tier};
    }
    if (settings.layout == Layout::Distribution) {
        for (const DifficultyCount &part : settings.distribution) {
            for (int i = 0; i < part.count; ++i)
                cells << OfDifficulty{part.difficulty};
        }
        shuffleFromEnd(cells, seed);
    }
    PlainBoard board;
    if (copies.size() < cells.size())
        return board;
    for (const CellRule &rule : cells) {
        if (const auto *const fixed = std::get_if<FixedGoal>(&rule)) {
            for (auto count = copies.begin(); count != copies.end(); ++count) {
                if (goal(count.key()).id == fixed->id)
                    count.value() = 0;
            }
        }
    }
    QMap<int, int> room;
    for (int i = 0; i < std::ssize(list.categories); ++i)
        room[i] = list.categories[static_cast<std::size_t>(i)].most;
    for (int cell = 0; cell < cells.size(); ++cell) {
        QList<int> candidates;
        for (auto count = copies.begin(); count != copies.end(); ++count) {
            const Goal &its = goal(count.key());
            int times = count.value();
            if (const auto *const difficulty = std::get_if<OfDifficulty>(&cells[cell]))
                times = its.difficulty == difficulty->difficulty ? times : 0;
            if (const auto *const category = std::get_if<OfCategory>(&cells[cell])) {
                const bool isMember = std::ranges::any_of(
                    its.categories, [&](int at) { return categoryId(at) == category->id; });
                times = isMember ? times : 0;
            }
            if (const auto *const fixed = std::get_if<FixedGoal>(&cells[cell]))
                times = its.id == fixed->id ? 1 : 0;
            for (; times > 0; --times)
                candidates << count.key();
        }
        if (settings.excludesLineTypes) {
            QMap<qint64, QList<int>> byClash;
            for (const int candidate : candidates) {
                qint64 clash = 0;
                for (int other = 0; other < cell; ++other) {
                    if (!shareLine(cell, other, width))
                        continue;
                    const std::vector<int> &ours = goal(candidate).categories;
                    const std::vector<int> &theirs = goal(board.goals[other]).categories;
                    for (std::size_t i = 0; i < ours.size(); ++i) {
                        for (std::size_t k = 0; k < theirs.size(); ++k) {
                            if (ours[i] == theirs[k])
                                clash += 1 + (i == 0 ? 1 : 0) + (k == 0 ? 1 : 0);
                        }
                    }
                }
                byClash[clash] << candidate;
            }
            candidates = byClash.isEmpty() ? QList<int>() : byClash.first();
        }
        if (candidates.isEmpty())
            return board;
        shuffleFromEnd(candidates, seed);
        const int picked = candidates.last();
        board.goals << picked;
        copies[picked] = 0;
        for (const Adjustment adjustment : settings.adjustments) {
            for (const int category : goal(picked).categories) {
                if (adjustment == Adjustment::CategoryMaximum) {
                    const bool isLimited = room[category] > 0;
                    room[category] -= isLimited ? 1 : 0;
                    if (!isLimited || room[category] > 0)
                        continue;
                }
                for (auto count = copies.begin(); count != copies.end(); ++count) {
                    if (!std::ranges::contains(goal(count.key()).categories, category))
                        continue;
                    if (adjustment == Adjustment::CategoryMaximum)
                        count.value() = 0;
                    else if (count.value() > 0)
                        ++count.value();
                }
            }
        }
    }
    board.end = PlainBoard::End::Made;
    return board;
}

} // namespace boardwright
