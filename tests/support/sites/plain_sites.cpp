// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sites/plain_sites.h"

#include "core/random/arc4.h"
#include "tests/support/sites/plain_squares.h"
#include "tests/support/sites/plain_synergen.h"

#include <QMap>

#include <algorithm>
#include <cmath>
#include <optional>

namespace boardwright {

using namespace Qt::StringLiterals;
using namespace sites;

namespace {

// Draws. Cards that are thrown away take long here.
constexpr quint64 usualPatience = 5'000;
constexpr quint64 patienceWithCards = 1'000;

std::optional<double> valueOf(const ListedType &type)
{
    static const QMap<QString, double> numbers{{u""_s, 0}, {u" "_s, 0}, {u"0"_s, 0}, {u"-0"_s, 0},
        {u"1"_s, 1}, {u"01"_s, 1}, {u" 1 "_s, 1}, {u"1.0"_s, 1}, {u"+1"_s, 1}, {u"1e0"_s, 1},
        {u"0x1"_s, 1}, {u".5"_s, 0.5}, {u"5e-1"_s, 0.5}, {u"0.5"_s, 0.5}, {u"2"_s, 2},
        {u"0b10"_s, 2}};
    if (type.spelling == Spelling::Null)
        return std::nullopt;
    if (type.spelling == Spelling::Flag)
        return type.text == u"true" ? 1 : 0;
    return numbers.contains(type.text) ? std::optional(numbers.value(type.text)) : std::nullopt;
}

const QList<QList<int>> linesOfFive = [] {
    QList<QList<int>> lines(12);
    for (int i = 0; i < 5; ++i) {
        for (int k = 0; k < 5; ++k) {
            lines[i] << 5 * i + k;
            lines[5 + i] << 5 * k + i;
        }
        lines[10] << 6 * i;
        lines[11] << 4 + 4 * i;
    }
    return lines;
}();

qint64 firstTypeClash(const std::vector<ListedType> &ours, const std::vector<ListedType> &theirs)
{
    qint64 clash = 0;
    for (std::size_t i = 0; i < ours.size(); ++i) {
        for (std::size_t k = 0; k < theirs.size(); ++k) {
            if (areLooselyEqual(ours[i], theirs[k]))
                clash += 1 + (i == 0 ? 1 : 0) + (k == 0 ? 1 : 0);
        }
    }
    return clash;
}

qint64 equalPairs(const std::vector<ListedType> &ours, const std::vector<ListedType> &theirs)
{
    qint64 pairs = 0;
    for (const ListedType &our : ours) {
        for (const ListedType &their : theirs)
            pairs += areLooselyEqual(our, their) ? 1 : 0;
    }
    return pairs;
}

/// One board of Bingosync.
class PlainMaker final {
public:
    PlainMaker(const SiteList &list, const QString &key)
        : m_list(list)
        , m_random(key)
    {
    }

    PlainBoard make(BoardKind kind, Length length, quint64 seed)
    {
        clear();
        m_patience = kind == BoardKind::V8Subtypes ? patienceWithCards : usualPatience;
        try {
            if (kind == BoardKind::SrlV5 || kind == BoardKind::SrlV5Blackout)
                makeSrl(plainSquare(seed, length), kind == BoardKind::SrlV5Blackout);
            else if (kind == BoardKind::Isaac)
                makeIsaac();
            else if (kind == BoardKind::Ladx)
                makeLadx();
            else if (kind == BoardKind::SynerGen)
                m_board.goals
                    = plainSynergen(m_list, [this](qsizetype count) { return draw(count); });
            else if (kind == BoardKind::V8)
                fillV8(plainSquare(seed, Length::Normal));
            else if (kind == BoardKind::V8Subtypes)
                makeV8Subtypes(plainSquare(seed, length));
            else
                makeRandomized(kind == BoardKind::Alttp);
            m_board.end = PlainBoard::End::Made;
        } catch (const Ended &ended) {
            m_board.end = ended.end;
        }
        m_board.draws = m_random.taken();
        m_board.next = m_random.next();
        return m_board;
    }

private:
    void clear()
    {
        m_board.goals.fill(-1, 25);
        m_board.clashes.fill(0, 25);
    }

    const ListedGoal &goal(int index) const
    {
        return m_list.goals[static_cast<std::size_t>(index)];
    }

    int draw(qsizetype count)
    {
        if (m_random.taken() >= m_patience)
            throw Ended{PlainBoard::End::Undecided};
        return static_cast<int>(std::floor(static_cast<double>(count) * m_random.next()));
    }

    QList<int> tier(int number) const
    {
        QList<int> goals;
        for (int i = 0; i < std::ssize(m_list.goals); ++i) {
            if (goal(i).tier == number)
                goals << i;
        }
        return goals;
    }

    void shuffle(QList<int> &items)
    {
        for (qsizetype i = 0; i < items.size(); ++i)
            items.swapItemsAt(i, draw(i + 1));
    }

    void makeRandomized(bool isAlttp)
    {
        bool isFinished = false;
        for (int cell = 0; cell < 25; ++cell) {
            if (m_list.goals.empty())
                breakDown();
            int drawn = 0;
            do {
                drawn = draw(std::ssize(m_list.goals));
            } while (m_board.goals.contains(drawn)
                || (isAlttp && isFinished && goal(drawn).text.startsWith(u"Finish")));
            isFinished = isFinished || goal(drawn).text.startsWith(u"Finish");
            m_board.goals[cell] = drawn;
        }
    }

    void makeLadx()
    {
        QList<int> left;
        for (int i = 0; i < std::ssize(m_list.goals); ++i)
            left << i;
        for (int cell = 0; cell < 25; ++cell) {
            if (left.isEmpty())
                breakDown();
            const int drawn = left.takeAt(draw(left.size()));
            const QString group = goal(drawn).group;
            left.removeIf(
                [&](int other) { return !group.isEmpty() && goal(other).group == group; });
            m_board.goals[cell] = drawn;
        }
    }

    void makeSrl(const QList<int> &square, bool isBlackout)
    {
        for (int cell = 0; cell < 25; ++cell) {
            const QList<int> goals = tier(square[cell]);
            if (goals.isEmpty())
                breakDown();
            const int start = draw(goals.size());
            qint64 least = -1;
            for (int k = 0; k < goals.size() && least != 0; ++k) {
                const int candidate = goals[(start + k) % goals.size()];
                qint64 clash = 0;
                for (int other = 0; other < cell; ++other) {
                    if (isBlackout || shareLine(cell, other, 5)) {
                        clash += firstTypeClash(
                            goal(candidate).types, goal(m_board.goals[other]).types);
                    }
                }
                if (least < 0 || clash < least) {
                    least = clash;
                    m_board.goals[cell] = candidate;
                    m_board.clashes[cell] = clash;
                }
            }
        }
    }

    void makeIsaac()
    {
        QList<ListedType> used;
        for (int cell = 0; cell < 25; ++cell) {
            const QList<int> goals = tier(plainIsaacSquare()[cell]);
            const auto isBarred = [&](int candidate) {
                const std::vector<ListedType> &types = goal(candidate).types;
                return !types.empty() && std::ranges::any_of(used, [&](const ListedType &other) {
                    return areLooselyEqual(types.front(), other);
                });
            };
            if (std::ranges::all_of(goals, isBarred))
                breakDown();
            int drawn = 0;
            do {
                drawn = goals[draw(goals.size())];
            } while (isBarred(drawn));
            for (const ListedType &type : goal(drawn).types)
                used << type;
            m_board.goals[cell] = drawn;
        }
    }

    qint64 v8Clash(int cell, int candidate) const
    {
        qint64 clash = 0;
        for (const QList<int> &line : linesOfFive) {
            if (!line.contains(cell))
                continue;
            int children = goal(candidate).isChild ? 1 : 0;
            for (const int other : line) {
                if (other == cell || m_board.goals[other] < 0)
                    continue;
                const ListedGoal &placed = goal(m_board.goals[other]);
                if (placed.hasTypes && !goal(candidate).hasTypes)
                    breakDown();
                clash += firstTypeClash(goal(candidate).types, placed.types);
                children += placed.isChild ? 1 : 0;
            }
            clash += children > 4 ? 3 : 0;
        }
        return clash;
    }

    QList<int> v8Order(const QList<int> &square)
    {
        QList<int> diagonal{0, 6, 18, 24, 4, 8, 16, 20};
        QList<int> others;
        for (int cell = 0; cell < 25; ++cell) {
            if (cell != 12 && !diagonal.contains(cell))
                others << cell;
        }
        shuffle(diagonal);
        shuffle(others);
        QList<int> order = QList<int>{12} + diagonal + others;
        for (const int hard : {23, 24, 25}) {
            if (square.contains(hard)) {
                const int cell = static_cast<int>(square.indexOf(hard));
                order.removeOne(cell);
                order.prepend(cell);
            }
        }
        return order;
    }

    void fillV8(const QList<int> &square)
    {
        for (const int cell : v8Order(square)) {
            int number = square[cell];
            QList<int> goals = tier(number);
            shuffle(goals);
            qint64 least = -1;
            while (number <= 25 && least != 0) {
                if (goals.isEmpty())
                    breakDown();
                const int candidate = goals.takeFirst();
                const qint64 clash = v8Clash(cell, candidate);
                if (least < 0 || clash < least) {
                    least = clash;
                    m_board.goals[cell] = candidate;
                    m_board.clashes[cell] = clash;
                }
                if (goals.isEmpty() && ++number <= 25) {
                    goals = tier(number);
                    shuffle(goals);
                }
            }
        }
    }

    void makeV8Subtypes(const QList<int> &square)
    {
        do {
            clear();
        } while (!fillV8Subtypes(square));
    }

    bool fillV8Subtypes(const QList<int> &square)
    {
        for (const int cell : v8Order(square)) {
            int number = square[cell];
            const int last = number + 2;
            QList<int> goals = tier(number);
            shuffle(goals);
            while (m_board.goals[cell] < 0) {
                if (goals.isEmpty())
                    breakDown();
                const int candidate = goals.takeFirst();
                qint64 clash = 0;
                for (int other = 0; other < 25; ++other) {
                    if (m_board.goals[other] < 0 || !shareLine(cell, other, 5))
                        continue;
                    const ListedGoal &ours = goal(candidate);
                    const ListedGoal &theirs = goal(m_board.goals[other]);
                    clash += equalPairs(ours.types, theirs.types)
                        + equalPairs(ours.types, theirs.subtypes)
                        + equalPairs(ours.subtypes, theirs.types);
                }
                if (clash == 0)
                    m_board.goals[cell] = candidate;
                if (!goals.isEmpty())
                    continue;
                ++number;
                if (number > last || number > 25)
                    return false;
                goals = tier(number);
                shuffle(goals);
            }
        }
        return true;
    }

    const SiteList &m_list;
    Arc4 m_random;
    PlainBoard m_board;
    quint64 m_patience = 0;
};

} // namespace

bool areLooselyEqual(const ListedType &one, const ListedType &other)
{
    if (one.spelling == Spelling::Text && other.spelling == Spelling::Text)
        return one.text == other.text;
    if (one.spelling == Spelling::Null || other.spelling == Spelling::Null)
        return one.spelling == other.spelling;
    return valueOf(one) && valueOf(other) && *valueOf(one) == *valueOf(other);
}

PlainBoard plainBoard(
    const SiteList &list, BoardKind kind, Length length, const QString &key, quint64 seed)
{
    return PlainMaker(list, key).make(kind, length, seed);
}

} // namespace boardwright
