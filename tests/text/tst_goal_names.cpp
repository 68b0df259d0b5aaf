// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Goals as plain text.

#include "tests/support/unit.h"
#include "ui/text/goal_names.h"
#include "ui/text/plain_goal.h"

#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestGoalNames final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void longNamesAreToldApartByTheirEnds();
    static void goalsArePlain_data();
    static void goalsArePlain();
    static void namesAreQuoted();
};

void TestGoalNames::goalsArePlain_data()
{
    QTest::addColumn<QString>("goal");
    QTest::addColumn<QList<int>>("range");
    QTest::addColumn<QString>("plain");
    const QString coins = u"Get {{X}} coin[[s]] from box[[es]]"_s;
    const QList<int> many{10, 20, 30, 40, 50};
    QTest::newRow("no marks") << u"Win a duel"_s << QList<int>{} << u"Win a duel"_s;
    QTest::newRow("no marks, but a range") << u"Win"_s << QList<int>{1, 2} << u"Win"_s;
    QTest::newRow("no range") << coins << QList<int>{} << u"Get X coins from boxes"_s;
    QTest::newRow("one") << coins << QList<int>{1} << u"Get 1 coin from box"_s;
    QTest::newRow("one, twice") << coins << QList<int>{1, 1} << u"Get 1 coin from box"_s;
    QTest::newRow("five") << coins << QList<int>{5} << u"Get 5 coins from boxes"_s;
    QTest::newRow("one or two") << coins << QList<int>{1, 2} << u"Get 1–2 coins from boxes"_s;
    QTest::newRow("a run, unsorted")
        << coins << QList<int>{4, 2, 3, 3} << u"Get 2–4 coins from boxes"_s;
    QTest::newRow("gaps") << coins << QList<int>{9, 3, 6} << u"Get 3/6/9 coins from boxes"_s;
    QTest::newRow("many gaps") << coins << many << u"Get 10–50 coins from boxes"_s;
    QTest::newRow("only 1, but no value") << u"Win[[s]]"_s << QList<int>{1} << u"Wins"_s;
    QTest::newRow("twice") << u"{{X}} of {{X}}"_s << QList<int>{7} << u"7 of 7"_s;
    QTest::newRow("other braces") << u"{{Y}} [[z]] {x}"_s << QList<int>{7} << u"{{Y}} [[z]] {x}"_s;
    QTest::newRow("extremes") << u"{{X}}"_s << QList<int>{-2147483647, 2147483647, 0, 5}
                              << u"-2147483647–2147483647"_s;
    QTest::newRow("lines") << u"a\nb"_s + QChar(QChar::LineSeparator) + u"c"_s << QList<int>{}
                           << u"a b c"_s;
}

void TestGoalNames::goalsArePlain()
{
    QFETCH(const QString, goal);
    QFETCH(const QList<int>, range);
    QTEST(plainGoal(goal, range), "plain");
    Objective objective;
    objective.goal = goal;
    objective.range = range;
    QTEST(plainGoal(objective), "plain");
}

void TestGoalNames::namesAreQuoted()
{
    GoalSet set;
    Objective objective;
    objective.id = set.nextRow();
    objective.goal = u"Get {{X}} coin[[s]]"_s;
    objective.range = {2, 3};
    set.objectives << objective;
    QCOMPARE(goalName(set, objective.id), u"\"Get 2–3 coins\""_s);
    QCOMPARE(goalName(set, RowId{77}), u"(a removed goal)"_s);
}

/// As of categories pasted from a file, which all begin alike; found by the monkey.
void TestGoalNames::longNamesAreToldApartByTheirEnds()
{
    const QString begin = u"\\u0062\\u006f\\u0061\\u0072\\u0064"_s.repeated(4);
    const QString one = shortName(begin + u" one"_s);
    QVERIFY(one != shortName(begin + u" two"_s));
    QCOMPARE(one.size(), qsizetype{80});
    QVERIFY(one.startsWith(begin.first(30)) && one.endsWith(u" one"_s) && one.contains(u'…'));
    QCOMPARE(shortName(begin.first(80)), begin.first(80));
    for (int size = 70; size < 120; ++size) { // no half of an emoji stays
        const QString emoji = u"x"_s.repeated(size % 2) + u"\U0001F600"_s.repeated(size);
        QVERIFY(shortName(emoji).isValidUtf16());
    }
}

BOARDWRIGHT_UNIT(TestGoalNames, NoApplication)

#include "tst_goal_names.moc"
