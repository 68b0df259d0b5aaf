// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a tuner left worse than it found it: each kind of target, with numbers made up by hand.

#include "core/tune/worse.h"
#include "tests/support/unit.h"

#include <QTest>

#include <optional>
#include <vector>

namespace boardwright {

namespace {

/// A plan with one target of `items` items.
TunePlan planOf(Wanted wanted, std::optional<double> share, std::size_t items = 1)
{
    TunePlan plan;
    plan.targets.push_back({.wanted = wanted, .firstItem = 0, .items = items});
    plan.items.assign(items, {.wanted = wanted, .share = share});
    return plan;
}

Trial trialWith(double before, double after)
{
    Trial trial;
    trial.before.targets.push_back({.shown = before, .score = 0});
    trial.after.targets.push_back({.shown = after, .score = 0});
    return trial;
}

} // namespace

class TestWorse final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void targets_data();
    static void targets();
    static void boards();
};

void TestWorse::targets_data()
{
    QTest::addColumn<int>("wanted");
    QTest::addColumn<double>("share");
    QTest::addColumn<int>("items");
    QTest::addColumn<double>("before");
    QTest::addColumn<double>("after");
    QTest::addColumn<int>("tenths"); // 0: not worse
    const auto row = [](const char *name, Wanted wanted, double share, int items, double before,
                         double after, int tenths) {
        QTest::newRow(name) << static_cast<int>(wanted) << share << items << before << after
                            << tenths;
    };
    // The examples of expert: 68.9 to 68.3 % and 70.2 to 66.6 %.
    row("depth", Wanted::Number, -1, 1, 0.689, 0.683, 6);
    row("deep forks", Wanted::Number, -1, 1, 0.702, 0.666, 36);
    row("better", Wanted::Number, -1, 1, 0.666, 0.702, 0);
    row("reads the same", Wanted::Number, -1, 1, 0.70204, 0.70196, 0);
    row("goals alike", Wanted::AllAlike, -1, 9, 0.8, 0.75, 50);
    row("goals with a share", Wanted::Goals, 0.2, 3, 1, 0.667, 333);
    row("too often", Wanted::Goals, 0.2, 1, 0.21, 0.25, 40);
    row("too rare", Wanted::Goals, 0.2, 1, 0.21, 0.18, 10);
    row("nearer from above", Wanted::Goals, 0.2, 1, 0.25, 0.21, 0);
    row("category", Wanted::Category, 0.3, 1, 0.3, 0.28, 20);
    row("relaxed", Wanted::Relaxed, 0.05, 1, 0.06, 0.08, 20);
    row("relaxed past the limit", Wanted::Relaxed, 0.05, 1, 0.01, 0.08, 70);
    row("relaxed within the limit", Wanted::Relaxed, 0.05, 1, 0.01, 0.04, 0);
}

void TestWorse::targets()
{
    QFETCH(const int, wanted);
    QFETCH(const double, share);
    QFETCH(const int, items);
    QFETCH(const double, before);
    QFETCH(const double, after);
    QFETCH(const int, tenths);
    const TunePlan plan = planOf(static_cast<Wanted>(wanted),
        share < 0 ? std::nullopt : std::optional(share), static_cast<std::size_t>(items));
    const std::vector<Worse> worse = worseOf(plan, trialWith(before, after));
    std::vector<Worse> expected;
    if (tenths > 0)
        expected.push_back({.target = 0, .before = before, .after = after, .tenths = tenths});
    QVERIFY(worse == expected);
}

/// More relaxed boards are worse unless a target is about them; so are seeds without a board.
void TestWorse::boards()
{
    Trial trial = trialWith(0.5, 0.6);
    trial.relaxedBefore = 0.013;
    trial.relaxedAfter = 0.1;
    trial.unfilledAfter = 0.002;
    const std::vector<Worse> worse = worseOf(planOf(Wanted::Number, {}), trial);
    QCOMPARE(worse.size(), std::size_t{2});
    QVERIFY(worse[0].what == Worse::What::Relaxed && worse[0].tenths == 87);
    QVERIFY(worse[1].what == Worse::What::Unfilled && worse[1].tenths == 2);
    Trial within = trialWith(0.013, 0.1);
    within.relaxedBefore = 0.013;
    within.relaxedAfter = 0.1;
    QVERIFY(worseOf(planOf(Wanted::Relaxed, 0.2), within).empty());
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestWorse, NoApplication)
#include "tst_worse.moc"
