// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The relation of chosen goals, compared with a simple recount of the rules.
#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/balanced/set_list.h"
#include "core/balanced/together.h"
#include "core/random/magic_square.h"
#include "tests/support/boards/plain_balanced.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

const GoalSet &theSet()
{
    static const GoalSet set = listedSet();
    return set;
}

bool isNear(double a, double b)
{
    constexpr double rounding = 1e-9;
    return std::abs(a - b) < rounding;
}

double sumOf(const QList<double> &numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0.0);
}

} // namespace

class TestBalancedTogether final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pairsAreRecounted();
    void linesAreRecounted();
    void whatIsTold();
    void whatHasNoAnswer();
};

/// Each pair of goals in each mode: its synergy, and whether a blackout board would have a
/// conflict.
void TestBalancedTogether::pairsAreRecounted()
{
    int conflicts = 0;
    int saving = 0;
    for (const BalancedMode mode : balancedModes) {
        const GoalSet &set = theSet();
        const BalancedGoals list = goalsOf(set, mode);
        const bool isShort = usesShortList(mode) || mode == BalancedMode::ShortBlackoutOfNormal;
        const BalancedMode blackout
            = isShort ? BalancedMode::ShortBlackout : BalancedMode::Blackout;
        const PlainBalanced plain(list, balanced::profileOf(set, mode), false);
        const PlainBalanced strict(list, balanced::profileOf(set, blackout), true);
        const qsizetype step = list.goals.size() / 6 + 1;
        for (qsizetype i = 0; i < list.goals.size(); i += step) {
            for (qsizetype k = 0; k < list.goals.size(); ++k) {
                if (i == k)
                    continue;
                const BalancedGoal &a = list.goals[i];
                const BalancedGoal &b = list.goals[k];
                const double asked = a.time + 0.5; // half a minute quicker than its cell asks
                const auto together = togetherOf(set, mode,
                    std::array{TogetherGoal{.row = a.row, .desiredTime = asked},
                        TogetherGoal{.row = b.row, .desiredTime = b.time}});
                QVERIFY(together);
                QVERIFY(isNear(
                    together->report.total, plain.synergyOf({{a.row, asked}, {b.row, b.time}})));
                const bool isConflict = strict.synergyOf({{a.row, asked}, {b.row, b.time}})
                        >= balanced::profileOf(set, blackout).tooMuchSynergy
                    || strict.synergyOf({{b.row, b.time}, {a.row, asked}})
                        >= balanced::profileOf(set, blackout).tooMuchSynergy;
                QCOMPARE(together->isConflict, isConflict);
                conflicts += isConflict ? 1 : 0;
                saving += together->report.typeTotal > 0 ? 1 : 0;
            }
        }
    }
    QVERIFY(conflicts > 0);
    QVERIFY(saving > conflicts);
}

void TestBalancedTogether::linesAreRecounted()
{
    int withRowTypes = 0;
    for (const BalancedMode mode : {BalancedMode::Normal, BalancedMode::Short}) {
        const GoalSet &set = theSet();
        const BalancedGoals list = goalsOf(set, mode);
        const Profile profile = balanced::profileOf(set, mode);
        const PlainBalanced plain(list, profile, false);
        const qsizetype count = list.goals.size();
        for (qsizetype first = 0; first < 120; ++first) {
            std::vector<TogetherGoal> goals;
            QList<std::pair<RowId, double>> recounted;
            for (qsizetype i = 0; i < balancedSide; ++i) {
                const BalancedGoal &goal = list.goals[(first * 7 + i * (first % 11 + 1)) % count];
                const double asked
                    = profile.timePerDifficulty * static_cast<double>((first + i) % 25 + 1);
                goals.push_back({.row = goal.row, .desiredTime = asked});
                recounted.append({goal.row, asked});
            }
            const bool areDifferent = std::ranges::all_of(goals, [&](const TogetherGoal &goal) {
                return std::ranges::count(goals, goal.row, &TogetherGoal::row) == 1;
            });
            if (!areDifferent)
                continue;
            const auto together = togetherOf(set, mode, goals);
            QVERIFY(together);
            QVERIFY(isNear(together->report.total, plain.synergyOf(recounted)));
            double kept = 0;
            bool isTooMuch = false;
            for (const Together::Category &category : together->categories) {
                QVERIFY(isNear(category.saved, sumOf(category.kept)));
                kept += category.saved;
                isTooMuch |= category.isTooMuch;
                for (const double value : category.kept)
                    QVERIFY(category.values.contains(value));
            }
            if (!isTooMuch && kept < profile.tooMuchSynergy)
                QVERIFY(isNear(kept, together->report.typeTotal));
            QCOMPARE(isTooMuch || kept >= profile.tooMuchSynergy, together->report.isTooMuch);
            double rows = 0;
            for (const Together::RowType &type : together->rowTypes)
                rows += type.saved;
            QVERIFY(isNear(rows, together->report.rowTypeTotal));
            withRowTypes += rows != 0 ? 1 : 0;
        }
    }
    QVERIFY(withRowTypes > 0);
}

void TestBalancedTogether::whatIsTold()
{
    GoalSet set;
    const auto add = [&set](double time, const QList<NamedNumber> &types,
                         const QList<NamedNumber> &subtypes) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = u"goal %1"_s.arg(set.objectives.size() + 1);
        FieldValues values;
        setValue(values, balanced::time, time);
        setValue(values, balanced::types, types);
        setValue(values, balanced::subtypes, subtypes);
        setValue(values, balanced::rowTypes, QList<NamedNumber>{{.name = u"ms"_s, .number = time}});
        objective.extension.insert(balanced::goals.key, values);
        set.objectives.append(objective);
        return objective.id;
    };
    const RowId first = add(3, {{u"boss"_s, 2}, {u"keys"_s, 5}}, {});
    const RowId second = add(4, {{u"boss"_s, 3}}, {{u"keys"_s, 1}, {u"alone"_s, 9}});
    set.objectives.back().disabled = true; // disabled goals are considered, too
    FieldValues filter;
    setValue(filter, balanced::filterCategory, u"keys"_s);
    setValue(filter, balanced::filterText, u"max 1"_s);
    set.tables[balanced::filters.key].append(
        {.id = set.nextRow(), .values = filter, .verbatim = {}});
    const auto together = togetherOf(set, BalancedMode::Normal,
        std::array{TogetherGoal{.row = first, .desiredTime = {}},
            TogetherGoal{.row = second, .desiredTime = {}}});
    QVERIFY(together);
    QCOMPARE(together->categories.size(), std::size_t{2});
    const Together::Category &boss = together->categories[0];
    QCOMPARE(boss.name, u"boss"_s);
    QCOMPARE(boss.values, (QList<double>{2, 3}));
    QCOMPARE(boss.kept, QList<double>{2});
    QVERIFY(boss.filter.isEmpty() && !boss.isTooMuch);
    const Together::Category &keys = together->categories[1];
    QCOMPARE(keys.values, (QList<double>{5, 1}));
    QCOMPARE(keys.kept, QList<double>{5});
    QCOMPARE(keys.filter, u"max 1"_s);
    QVERIFY(keys.isTooMuch);
    QVERIFY(together->report.isTooMuch);
    QVERIFY(together->isConflict);
    QCOMPARE(together->rowTypes.size(), std::size_t{1});
    QCOMPARE(together->rowTypes[0].cost, 7.0);
    QCOMPARE(together->rowTypes[0].saved, 0.0);
    QCOMPARE(together->times, (QList<double>{3, 4}));
}

void TestBalancedTogether::whatHasNoAnswer()
{
    const GoalSet &set = theSet();
    const RowId known = goalsOf(set, BalancedMode::Normal).goals.first().row;
    const auto asked = [&](RowId other) {
        return togetherOf(set, BalancedMode::Normal,
            std::array{TogetherGoal{.row = known, .desiredTime = {}},
                TogetherGoal{.row = other, .desiredTime = {}}});
    };
    QVERIFY(!asked(RowId::none));
    QVERIFY(!asked(goalsOf(set, BalancedMode::Short).goals.first().row));
    QVERIFY(!togetherOf(set, BalancedMode::Normal, {}));
    const std::vector<TogetherGoal> six(6, TogetherGoal{.row = known, .desiredTime = {}});
    QVERIFY(!togetherOf(set, BalancedMode::Normal, six));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestBalancedTogether, QCoreApplication)
#include "tst_balanced_together.moc"
