// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/unit.h"
#include "ui/editing/document/row_edits.h"
#include "ui/editing/goals/replace_text.h"

#include <QCoreApplication>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;
using Where = ReplaceQuery::Where;

class TestReplaceText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void replaces_data();
    void replaces();
    void looksWhereAsked();
    void namesThatBecomeOneAreOne();
    void newNamesAreDeclared();
    void saysWhatIsWrong();
    void expressionsThatTakeTooLongAreGivenUp();
};

void TestReplaceText::replaces_data()
{
    QTest::addColumn<ReplaceQuery>("query");
    QTest::addColumn<QString>("goal");
    QTest::addColumn<QString>("expected");
    const auto query = [](const QString &find, const QString &with) {
        return ReplaceQuery{.find = find, .with = with, .where = Where::Goals};
    };
    ReplaceQuery one = query(u"moon"_s, u"sun"_s);
    QTest::newRow("every one, any case") << one << u"Moon, moons"_s << u"sun, suns"_s;
    one.matchCase = true;
    QTest::newRow("case") << one << u"Moon, moons"_s << u"Moon, suns"_s;
    one.matchCase = false;
    one.wholeWords = true;
    QTest::newRow("words") << one << u"Moon, moons, honeymoon"_s << u"sun, moons, honeymoon"_s;
    QTest::newRow("nothing to find") << query({}, u"x"_s) << u"as it is"_s << u"as it is"_s;
    QTest::newRow("signs are themselves")
        << query(u"{{X}}."_s, uR"(\1)"_s) << u"a {{X}}. {{X}}!"_s << uR"(a \1 {{X}}!)"_s;
    one = query(uR"((\w+) of (\w+))"_s, uR"(\2 \1 \\)"_s);
    one.isRegularExpression = true;
    QTest::newRow("groups") << one << u"king of isles"_s << uR"(isles king \)"_s;
    one = query(u"x*"_s, u"-"_s);
    one.isRegularExpression = true;
    QTest::newRow("nothing is no match") << one << u"axxb"_s << u"a-b"_s;
    one = query(u"ö"_s, u"oe"_s);
    one.wholeWords = true;
    QTest::newRow("not ASCII") << one << u"Ö Öl"_s << u"oe Öl"_s;
}

void TestReplaceText::replaces()
{
    QFETCH(const ReplaceQuery, query);
    QFETCH(const QString, goal);
    Objective objective;
    objective.goal = goal;
    const auto replacer = TextReplacer::make(query);
    QVERIFY(replacer);
    const auto replaced = replacer->replacedIn(objective);
    QVERIFY(replaced);
    QTEST(replaced->goal, "expected");
    // Exactly the texts that would change are found.
    QCOMPARE(!replacer->findIn(objective)->isEmpty(), replaced->goal != goal);
}

void TestReplaceText::looksWhereAsked()
{
    Objective all;
    all.id = RowId{7};
    all.goal = all.tooltip = all.tag = u"a a"_s;
    all.boardCategories = {u"a a"_s, u"b"_s};
    all.lineCategories = {u"b"_s, u"a"_s};
    const auto columns = [&](Where where) {
        QString text;
        const auto replacer = TextReplacer::make({.find = u"a"_s, .with = {}, .where = where});
        const QList<TextReplacer::Found> cells = *replacer->findIn(all);
        for (const TextReplacer::Found &found : cells)
            text += u"%1:%2 "_s.arg(static_cast<int>(found.column)).arg(found.count);
        return text.trimmed();
    };
    QCOMPARE(columns(Where::Goals), u"1:2"_s);
    QCOMPARE(columns(Where::Tooltips), u"11:2"_s);
    QCOMPARE(columns(Where::Categories), u"3:2 4:1"_s);
    QCOMPARE(columns(Where::Tags), u"8:2"_s);
    QCOMPARE(columns(Where::All), u"1:2 3:2 4:1 8:2 11:2"_s);
}

void TestReplaceText::namesThatBecomeOneAreOne()
{
    Objective goal;
    goal.goal = u"g"_s;
    goal.boardCategories = {u"combat"_s, u"fight"_s, u"town"_s};
    const auto replaced
        = TextReplacer::make({.find = u"fight"_s, .with = u"combat"_s, .where = Where::Categories})
              ->replacedIn(goal);
    QCOMPARE(replaced->boardCategories, QStringList({u"combat"_s, u"town"_s}));
}

void TestReplaceText::newNamesAreDeclared()
{
    GoalSet set;
    for (const auto &name : {u"moon"_s, u"sun"_s, u"moon dust"_s}) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = name;
        objective.boardCategories = {name};
        objective.tag = u"moon"_s;
        set.objectives << objective;
    }
    set.boardLimits = {{u"moon"_s, 30}, {u"sun"_s, 40}, {u"moon dust"_s, 50}};
    set.tagNames = {u"moon"_s};
    GoalSetDocument document;
    document.adopt({.set = set, .notes = {}, .siteStyle = true}, {});
    const auto replacer = TextReplacer::make({.find = u"moon"_s, .with = u"star"_s});
    QVERIFY(replacer);
    QList<Objective> changed;
    for (const Objective &objective : set.objectives)
        changed << *replacer->replacedIn(objective);
    changeAndAddObjectives(document, changed, {}, u"Replace"_s);
    QCOMPARE(document.set().boardLimits,
        set.boardLimits + QList<CategoryLimit>({{u"star"_s, 100}, {u"star dust"_s, 100}}));
    QCOMPARE(document.set().tagNames, QStringList({u"moon"_s, u"star"_s}));
    QCOMPARE(document.undoStack().count(), 1);
    document.undoStack().undo();
    QCOMPARE(document.set(), set);
}

void TestReplaceText::saysWhatIsWrong()
{
    const auto bad
        = TextReplacer::make({.find = u"a(b"_s, .with = {}, .isRegularExpression = true});
    QVERIFY(!bad);
    QVERIFY2(bad.error().contains(u"4"_s), qPrintable(bad.error())); // where it ends too early
    QVERIFY(TextReplacer::make({.find = u"a(b"_s, .with = {}}));
    // A goal must have a text.
    Objective goal;
    goal.goal = u"all"_s;
    QVERIFY(!TextReplacer::make({.find = u"all"_s, .with = {}})->replacedIn(goal));
}

void TestReplaceText::expressionsThatTakeTooLongAreGivenUp()
{
    Objective goal;
    goal.goal = QString(180, u'a') + u'!';
    const auto slow
        = TextReplacer::make({.find = u"(a|aa|a+)+$"_s, .with = {}, .isRegularExpression = true});
    QVERIFY(slow);
    const auto found = slow->findIn(goal);
    QVERIFY(!found);
    QVERIFY(!slow->replacedIn(goal));
    // A well-behaved expression is not.
    QVERIFY(TextReplacer::make({.find = u"(a|b)+!"_s, .with = {}, .isRegularExpression = true})
            ->findIn(goal));
}

BOARDWRIGHT_UNIT(TestReplaceText, QCoreApplication)
#include "tst_replace_text.moc"
