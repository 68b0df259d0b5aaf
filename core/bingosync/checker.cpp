// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bingosync/checker.h"

#include "core/bingosync/codes.h"
#include "core/sites/board_report.h"
#include "core/sites/plain_checks.h"
#include "core/sites/room_codes.h"

#include <QMap>

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright::bingosync {

using namespace Qt::StringLiterals;

namespace {

constexpr int side = sites::checkedSide;
constexpr int cellCount = side * side;

/// A goal of the set as this file reads it.
struct Goal {
    RowId id = RowId::none;
    QString text;
    QString group;
    qint64 tier = 0;
    QStringList types;
    bool hasBareTypes = false;
    qint64 copies = 1;
};

class Checker final {
public:
    Checker(const GoalSet &set, const Settings &settings, const Result &board)
        : m_board(board)
        , m_kind(std::get<QString>(settings.values.value(0)))
    {
        for (const QString &length : {u"short"_s, u"long"_s}) {
            for (qsizetype i = 1; i < settings.values.size(); ++i)
                m_length = settings.values[i] == Value(length) ? length : m_length;
        }
        for (const Objective &objective : set.objectives) {
            if (Goal goal = goalOf(objective); !objective.disabled && goal.copies > 0)
                m_goals.push_back(std::move(goal));
        }
    }

    std::vector<Finding> check()
    {
        if (!findGoals())
            return std::move(m_findings);
        if (m_kind.startsWith("srl-v5"_L1)) {
            checkSquare();
            checkClashes();
        } else if (m_kind == "isaac"_L1) {
            checkIsaac();
        } else if (isOneOf({"randomized"_L1, "alttp"_L1, "ladx"_L1})) {
            checkDifferent();
        }
        return std::move(m_findings);
    }

private:
    bool isOneOf(std::initializer_list<QLatin1StringView> kinds) const
    {
        return std::ranges::contains(kinds, m_kind);
    }

    static Goal goalOf(const Objective &objective)
    {
        const FieldValues values = objective.extension.value(u"bingosync"_s);
        return {.id = objective.id,
            .text = objective.goal,
            .group = std::get<QString>(values.value(u"group"_s, QString())),
            .tier = std::get<qint64>(values.value(u"tier"_s, qint64{0})),
            .types = std::get<QStringList>(values.value(u"types"_s, QStringList())),
            .hasBareTypes = values.contains(u"bare_types"_s),
            .copies = values.contains(u"key"_s)
                ? 1
                : std::get<qint64>(values.value(u"copies"_s, qint64{1}))};
    }

    /// The goals of the cells; false if a cell has none of the list.
    bool findGoals()
    {
        QMap<RowId, const Goal *> byRow;
        for (const Goal &goal : m_goals)
            byRow.insert(goal.id, &goal);
        for (int cell = 0; cell < cellCount; ++cell) {
            m_at.at(static_cast<std::size_t>(cell))
                = byRow.value(m_board.at[static_cast<std::size_t>(cell)].what);
            if (at(cell) == nullptr)
                report(RoomCode::SiteGoalUnknown, cell, {qint64{cell} + 1});
        }
        return m_findings.empty();
    }

    const Goal *at(int cell) const { return m_at.at(static_cast<std::size_t>(cell)); }

    /// Each tier once and 65 in each line; or half of that square.
    void checkSquare()
    {
        QMap<qint64, int> counts;
        for (int cell = 0; cell < cellCount; ++cell)
            ++counts[at(cell)->tier];
        constexpr int middle = 13;
        bool isRight = true;
        for (qint64 tier = 1; tier <= cellCount; ++tier) {
            const bool isOut
                = (m_length == u"short" && tier > middle) || (m_length == u"long" && tier < middle);
            const int usual = isOut ? 0 : 2;
            const int wanted = m_length.isEmpty() || tier == middle ? 1 : usual;
            isRight = isRight && counts.value(tier) == wanted;
        }
        std::array<qint64, cellCount> tiers{};
        for (int cell = 0; cell < cellCount; ++cell)
            tiers.at(static_cast<std::size_t>(cell)) = at(cell)->tier;
        isRight = isRight && (!m_length.isEmpty() || sites::isMagic(tiers));
        if (!isRight)
            report(RoomCode::SiteTiersWrong, 0, {});
    }

    qint64 clashOf(const Goal &goal, int cell) const
    {
        qint64 clash = 0;
        for (int other = 0; other < cell; ++other) {
            if (m_kind == "srl-v5-blackout"_L1 || sites::areInOneLine(cell, other, side))
                clash += sites::plainClash(goal.types, at(other)->types);
        }
        return clash;
    }

    /// No goal of the tier has less clash with the goals before. Not compared where a type is a
    /// number, which equals texts by rules of its own.
    void checkClashes()
    {
        if (std::ranges::any_of(m_goals, &Goal::hasBareTypes))
            return;
        constexpr std::size_t mostGoals = 2'000; // of a list; more would take long
        if (m_goals.size() > mostGoals)
            return;
        for (int cell = 0; cell < cellCount; ++cell) {
            const qint64 clash = clashOf(*at(cell), cell);
            const auto better = std::ranges::find_if(m_goals, [&](const Goal &goal) {
                return goal.tier == at(cell)->tier && clashOf(goal, cell) < clash;
            });
            if (better != m_goals.end())
                report(RoomCode::SiteClashWrong, cell, {qint64{cell} + 1, better->text});
        }
    }

    void checkIsaac()
    {
        QStringList used;
        bool isRight = true;
        for (int cell = 0; cell < cellCount; ++cell) {
            const Goal &goal = *at(cell);
            isRight
                = isRight && goal.tier == sites::checkedIsaac.at(static_cast<std::size_t>(cell));
            if (!goal.types.isEmpty() && !goal.hasBareTypes && used.contains(goal.types.first()))
                report(BingosyncCode::SiteTypeUsed, cell, {qint64{cell} + 1});
            if (!goal.hasBareTypes) // null is not equal to the text "null"
                used += goal.types;
        }
        if (!isRight)
            report(RoomCode::SiteTiersWrong, 0, {});
    }

    void checkDifferent()
    {
        for (int cell = 0; cell < cellCount; ++cell) {
            const Goal &goal = *at(cell);
            if (std::count(m_at.begin(), m_at.begin() + cell, &goal) >= goal.copies)
                report(RoomCode::SiteGoalTwice, cell, {goal.text});
            for (int other = 0; other < cell; ++other) {
                const Goal &before = *at(other);
                const bool isGroup = m_kind == "ladx"_L1 && !goal.group.isEmpty();
                const bool isFinish = m_kind == "alttp"_L1 && goal.text.startsWith("Finish"_L1);
                if ((isGroup && goal.group == before.group)
                    || (isFinish && before.text.startsWith("Finish"_L1)))
                    report(RoomCode::SiteGoalTwice, cell, {goal.text});
            }
        }
    }

    template <typename SiteCode>
    void report(SiteCode code, int cell, std::array<Arg, 6> args)
    {
        m_findings.push_back(sites::fault(toCode(code), m_board, cell, std::move(args)));
    }

    const Result &m_board;
    QString m_kind;
    QString m_length; ///< "short" or "long"; empty: neither
    std::vector<Goal> m_goals;
    std::array<const Goal *, cellCount> m_at{};
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> checkBoard(const GoalSet &set, const Settings &settings, const Result &result)
{
    if (result.at.size() != cellCount)
        return {};
    return Checker(set, settings, result).check();
}

} // namespace boardwright::bingosync
