// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/goal_text.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

class TestGoalText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void resolved_data();
    static void resolved();
    static void placeholder_data();
    static void placeholder();
};

void TestGoalText::resolved_data()
{
    QTest::addColumn<QString>("goal");
    QTest::addColumn<int>("value");
    QTest::addColumn<QString>("expected");

    QTest::newRow("nothing") << u""_s << 3 << u""_s;
    QTest::newRow("plain") << u"Swim"_s << 3 << u"Swim"_s;
    QTest::newRow("plain, without a value") << u"Swim"_s << 0 << u"Swim"_s;
    QTest::newRow("value") << u"Get {{X}} stars"_s << 12 << u"Get 12 stars"_s;
    QTest::newRow("large value") << u"{{X}}"_s << 2'000'000'000 << u"2000000000"_s;
    QTest::newRow("value twice") << u"{{X}} and {{X}}"_s << 4 << u"4 and 4"_s;
    QTest::newRow("one") << u"Get {{X}} star[[s]]"_s << 1 << u"Get 1 star"_s;
    QTest::newRow("two") << u"Get {{X}} star[[s]]"_s << 2 << u"Get 2 stars"_s;
    QTest::newRow("eleven") << u"Get {{X}} star[[s]]"_s << 11 << u"Get 11 stars"_s;
    QTest::newRow("one box") << u"{{X}} box[[es]]"_s << 1 << u"1 box"_s;
    QTest::newRow("boxes") << u"{{X}} box[[es]]"_s << 3 << u"3 boxes"_s;
    QTest::newRow("both plurals, one") << u"{{X}} fox[[es]], cat[[s]]"_s << 1 << u"1 fox, cat"_s;
    QTest::newRow("both plurals") << u"{{X}} fox[[es]], cat[[s]]"_s << 9 << u"9 foxes, cats"_s;
    QTest::newRow("without a value") << u"Get {{X}} star[[s]]"_s << 0 << u"Get {{X}} stars"_s;
    QTest::newRow("lower case") << u"{{x}} star[[S]]"_s << 1 << u"{{x}} star[[S]]"_s;
    QTest::newRow("other brackets") << u"{X} [s] [[z]]"_s << 1 << u"{X} [s] [[z]]"_s;
    QTest::newRow("nested") << u"{{{X}}}"_s << 5 << u"{5}"_s;
    QTest::newRow("percent signs") << u"100%1 {{X}} %2"_s << 5 << u"100%1 5 %2"_s;
    QTest::newRow("not ASCII") << u"茶を{{X}}杯 🎲[[s]]"_s << 1 << u"茶を1杯 🎲"_s;
}

void TestGoalText::resolved()
{
    QFETCH(const QString, goal);
    QFETCH(const int, value);
    QTEST(resolvedGoal(goal, value), "expected");
}

void TestGoalText::placeholder_data()
{
    QTest::addColumn<QString>("goal");
    QTest::addColumn<bool>("expected");

    QTest::newRow("nothing") << u""_s << false;
    QTest::newRow("alone") << u"{{X}}"_s << true;
    QTest::newRow("inside") << u"Get {{X}} stars"_s << true;
    QTest::newRow("lower case") << u"{{x}}"_s << false;
    QTest::newRow("one bracket") << u"{X}"_s << false;
    QTest::newRow("plural only") << u"star[[s]]"_s << false;
    QTest::newRow("torn") << u"{{X}"_s << false;
}

void TestGoalText::placeholder()
{
    QFETCH(const QString, goal);
    QTEST(hasPlaceholder(goal), "expected");
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestGoalText, NoApplication)

#include "tst_goal_text.moc"
