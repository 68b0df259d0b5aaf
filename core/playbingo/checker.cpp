// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playbingo/checker.h"

#include "core/playbingo/codes.h"
#include "core/sites/board_report.h"
#include "core/sites/plain_checks.h"
#include "core/sites/room_codes.h"

#include <QMap>

#include <algorithm>

namespace boardwright::playbingo {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 noDifficulty = -1'000'001; // no number of a list is as low

/// Names, and ids in the place of names that do not tell items apart.
class CheckedNames final {
public:
    explicit CheckedNames(const QList<TableRow> &rows)
    {
        const auto textOf = [](const TableRow &row, const QString &key) {
            return std::get<QString>(row.values.value(key, QString()));
        };
        for (const TableRow &row : rows) {
            const QString name = textOf(row, u"name"_s);
            const QString id = textOf(row, u"id"_s);
            m_ids << (id.isEmpty() ? name : id);
            if (!name.isEmpty() && !m_idOf.contains(name))
                m_idOf.insert(name, m_ids.last());
        }
        for (const QString &id : std::as_const(m_ids))
            m_idOf.insert(id, id);
    }

    QString idOf(const QString &name) const { return m_idOf.value(name, name); }

    QStringList idsIn(const FieldValues &values, const QString &key) const
    {
        auto names = std::get<QStringList>(values.value(key, QStringList()));
        for (QString &name : names)
            name = idOf(name);
        return names;
    }

    const QStringList &ids() const { return m_ids; } ///< by row

private:
    QStringList m_ids;
    QMap<QString, QString> m_idOf;
};

/// A goal of the set as this file reads it.
struct CheckedGoal {
    RowId row = RowId::none;
    QString text;
    QString id;
    qint64 difficulty = noDifficulty;
    QStringList categories; ///< ids
    QStringList tags; ///< ids
};

struct CheckedCell {
    QString by;
    qint64 difficulty = 0;
    QString category;
    QString goal;
};

class PlayBingoChecker final {
public:
    PlayBingoChecker(const GoalSet &set, const Settings &settings, const Result &board)
        : m_set(set)
        , m_board(board)
        , m_categories(set.tables.value(u"playbingo_categories"_s))
        , m_tags(set.tables.value(u"playbingo_tags"_s))
        , m_layout(std::get<QString>(settings.values.value(0)))
        , m_hasLineRule(std::get<bool>(settings.values.value(1)))
        , m_adjustments(adjustmentsOf(set, std::get<QString>(settings.values.value(2))))
        , m_width(m_board.shape->columns)
    {
        for (const Objective &objective : set.objectives) {
            if (!objective.disabled && passes(goalOf(objective), settings))
                m_goals.push_back(goalOf(objective));
        }
        for (const TableRow &row : set.tables.value(u"playbingo_cells"_s)) {
            m_rules << CheckedCell{.by = std::get<QString>(row.values.value(u"by"_s, u"random"_s)),
                .difficulty = std::get<qint64>(row.values.value(u"difficulty"_s, qint64{0})),
                .category
                = m_categories.idOf(std::get<QString>(row.values.value(u"category"_s, QString()))),
                .goal = std::get<QString>(row.values.value(u"goal"_s, QString()))};
        }
    }

    std::vector<Finding> check()
    {
        if (!findGoals())
            return std::move(m_findings);
        checkDifficulties();
        checkRepeats();
        if (m_adjustments.contains(u"board-type-max"_s))
            checkMaxima();
        else if (m_hasLineRule)
            checkClashes();
        return std::move(m_findings);
    }

private:
    static QStringList adjustmentsOf(const GoalSet &set, const QString &chosen)
    {
        if (chosen == u"list")
            return std::get<QStringList>(
                set.once.value(u"playbingo_list"_s).value(u"adjustments"_s, QStringList()));
        if (chosen == u"both")
            return {u"synergize"_s, u"board-type-max"_s};
        return {chosen};
    }

    CheckedGoal goalOf(const Objective &objective) const
    {
        const FieldValues values = objective.extension.value(u"playbingo"_s);
        return {.row = objective.id,
            .text = objective.goal,
            .id = std::get<QString>(values.value(u"goal_id"_s, QString())),
            .difficulty = std::get<qint64>(values.value(u"difficulty"_s, noDifficulty)),
            .categories = m_categories.idsIn(values, u"categories"_s),
            .tags = m_tags.idsIn(values, u"tags"_s)};
    }

    bool passes(const CheckedGoal &goal, const Settings &settings) const
    {
        if (!std::get<bool>(settings.values.value(3)))
            return true;
        const auto rows = m_set.tables.value(u"playbingo_filters"_s);
        return std::ranges::all_of(rows, [&](const TableRow &row) {
            const auto by = std::get<QString>(row.values.value(u"by"_s, u"difficulty"_s));
            const auto bound = [&](const QString &key, qint64 none) {
                const auto held = std::get<qint64>(row.values.value(key, noDifficulty));
                return held == noDifficulty ? none : held;
            };
            if (by == u"difficulty")
                return goal.difficulty != noDifficulty
                    && goal.difficulty >= bound(u"least"_s, goal.difficulty)
                    && goal.difficulty <= bound(u"most"_s, goal.difficulty);
            const bool isOfCategories = by == u"category";
            const QStringList of
                = (isOfCategories ? m_categories : m_tags).idsIn(row.values, u"of"_s);
            const bool hasAny = std::ranges::any_of(isOfCategories ? goal.categories : goal.tags,
                [&](const QString &id) { return of.contains(id); });
            return hasAny == (by != u"tags-exclusion");
        });
    }

    /// The goals of the cells; false if a cell has none that may be used.
    bool findGoals()
    {
        QMap<RowId, const CheckedGoal *> byRow;
        for (const CheckedGoal &goal : m_goals)
            byRow.insert(goal.row, &goal);
        for (int cell = 0; cell < cells(); ++cell) {
            m_at << byRow.value(m_board.at[static_cast<std::size_t>(cell)].what);
            if (m_at.last() == nullptr)
                report(RoomCode::SiteGoalUnknown, cell, {qint64{cell} + 1});
        }
        return m_findings.empty();
    }

    int cells() const { return static_cast<int>(m_board.at.size()); }

    bool isFixed(int cell) const
    {
        return m_layout == u"custom" && m_rules.at(cell).by == u"fixed";
    }

    /// Whether a goal suits a cell, whatever stands elsewhere. Boards with a square or a
    /// distribution say themselves which difficulty a cell has.
    bool suits(const CheckedGoal &goal, int cell) const
    {
        if (m_layout == u"random")
            return true;
        if (m_layout != u"custom")
            return goal.difficulty == m_at[cell]->difficulty;
        const CheckedCell &rule = m_rules.at(cell);
        if (rule.by == u"difficulty")
            return goal.difficulty == rule.difficulty;
        if (rule.by == u"category")
            return goal.categories.contains(rule.category);
        return rule.by == u"fixed" ? goal.id == rule.goal : true;
    }

    void checkDifficulties()
    {
        if (m_layout == u"custom") {
            for (int cell = 0; cell < cells(); ++cell) {
                if (!suits(*m_at[cell], cell))
                    report(PlayBingoCode::CellAgainstLayout, cell, {qint64{cell} + 1});
            }
            return;
        }
        std::vector<qint64> difficulties;
        for (const CheckedGoal *const goal : std::as_const(m_at))
            difficulties.push_back(goal->difficulty);
        std::vector<qint64> sorted = difficulties;
        std::ranges::sort(sorted);
        bool isRight = true;
        if (m_layout == u"srlv5") {
            isRight = sites::isMagic(difficulties);
            for (int i = 0; i < cells(); ++i)
                isRight = isRight && sorted[static_cast<std::size_t>(i)] == i + 1;
        } else if (m_layout == u"isaac") {
            isRight = std::ranges::equal(difficulties, sites::checkedIsaac);
        } else if (m_layout == u"difficulty-distribution") {
            std::vector<qint64> parts;
            for (const TableRow &row : m_set.tables.value(u"playbingo_difficulties"_s)) {
                const auto number = [&](const QString &key) {
                    return std::get<qint64>(row.values.value(key, qint64{0}));
                };
                parts.insert(parts.end(),
                    static_cast<std::size_t>(std::max(number(u"count"_s), qint64{0})),
                    number(u"difficulty"_s));
            }
            std::ranges::sort(parts);
            isRight = parts == sorted;
        }
        if (!isRight)
            report(RoomCode::SiteTiersWrong, 0, {});
    }

    void checkRepeats()
    {
        for (int cell = 0; cell < cells(); ++cell) {
            if (!isFixed(cell) && m_at.first(cell).contains(m_at[cell]))
                report(RoomCode::SiteGoalTwice, cell, {m_at[cell]->text});
        }
    }

    /// Goals of fixed cells stand there whatever the maxima say, so such layouts are not checked.
    void checkMaxima()
    {
        const auto rows = m_set.tables.value(u"playbingo_categories"_s);
        for (int cell = 0; cell < cells(); ++cell) {
            if (isFixed(cell))
                return;
        }
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const auto most = std::get<qint64>(rows[i].values.value(u"most"_s, qint64{0}));
            const auto count = std::ranges::count_if(m_at, [&](const CheckedGoal *goal) {
                return goal->categories.contains(m_categories.ids().at(i));
            });
            if (most > 0 && count > most)
                report(PlayBingoCode::CategoryAboveMaximum, 0, {m_categories.ids().at(i)});
        }
    }

    qint64 clashOf(const CheckedGoal &goal, int cell) const
    {
        qint64 clash = 0;
        for (int other = 0; other < cell; ++other) {
            if (sites::areInOneLine(cell, other, m_width))
                clash += sites::plainClash(goal.categories, m_at[other]->categories);
        }
        return clash;
    }

    /// No other goal that may stand there has less clash with the goals before.
    void checkClashes()
    {
        constexpr std::size_t mostWork = 100'000; // goals times cells; more would take long
        if (m_goals.size() * m_board.at.size() > mostWork)
            return;
        QStringList fixed;
        for (int cell = 0; cell < cells(); ++cell) {
            if (isFixed(cell))
                fixed << m_rules.at(cell).goal;
        }
        for (int cell = 0; cell < cells(); ++cell) {
            const qint64 clash = clashOf(*m_at[cell], cell);
            const auto better = std::ranges::find_if(m_goals, [&](const CheckedGoal &goal) {
                return suits(goal, cell) && !isFixed(cell) && !fixed.contains(goal.id)
                    && !m_at.first(cell).contains(&goal) && clashOf(goal, cell) < clash;
            });
            if (better != m_goals.end())
                report(RoomCode::SiteClashWrong, cell, {qint64{cell} + 1, better->text});
        }
    }

    template <typename SiteCode>
    void report(SiteCode code, int cell, std::array<Arg, 6> args)
    {
        m_findings.push_back(sites::fault(toCode(code), m_board, cell, std::move(args)));
    }

    const GoalSet &m_set;
    const Result &m_board;
    CheckedNames m_categories;
    CheckedNames m_tags;
    QString m_layout;
    bool m_hasLineRule;
    QStringList m_adjustments;
    int m_width;
    std::vector<CheckedGoal> m_goals; ///< that boards may use
    QList<CheckedCell> m_rules; ///< of the custom layout
    QList<const CheckedGoal *> m_at; ///< by cell
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> checkBoard(const GoalSet &set, const Settings &settings, const Result &result)
{
    return PlayBingoChecker(set, settings, result).check();
}

} // namespace boardwright::playbingo
