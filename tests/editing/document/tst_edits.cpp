// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/code_key.h"
#include "core/goalset/field_limits.h"
#include "core/goalset/lint.h"
#include "tests/support/editing/edit_verbs.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "ui/editing/document/accepted_edits.h"
#include "ui/editing/document/edits.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

NativeFile smallFile(int goals)
{
    NativeFile file;
    for (int i = 0; i < goals; ++i) {
        Objective objective;
        objective.id = file.set.nextRow();
        objective.goal = u"Goal %1"_s.arg(i + 1);
        objective.weighting = 1 + (i * 37) % 100;
        objective.boardCategories = {u"c%1"_s.arg(i % 3)};
        file.set.objectives.append(objective);
    }
    return file;
}

/// The names of goals that are not declared, sorted.
QStringList undeclared(const GoalSet &set)
{
    QStringList names;
    for (const Problem &problem : lint(set, {})) {
        if (problem.code == Code::UndeclaredBoardCategory
            || problem.code == Code::UndeclaredLineCategory || problem.code == Code::UndeclaredTag)
            names << std::get<QString>(problem.args.first());
    }
    names.sort();
    names.removeDuplicates();
    return names;
}

} // namespace

class TestEdits final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyVerbIsUndoneExactly_data();
    void everyVerbIsUndoneExactly();
    void whatGoalsGetIsDeclared_data();
    void whatGoalsGetIsDeclared();
    void whatCannotBeDeclaredIsNot();
    void declaredAtTheEndOnce();
    void oneThatCannotKeepsAll();
    void whatIsAlikeIsMergedInOneStep();
    void namesOfAnyColumn();
    void aGoalKeepsItsLastZone();
    void numbersForManyAreThoseOfEach();
    void stepsSayWhatTheyDo();
    void randomWalkAgainstAPlainValue();
};

void TestEdits::everyVerbIsUndoneExactly_data()
{
    QTest::addColumn<int>("number");
    for (int i = 0; i < static_cast<int>(verbs().size()); ++i)
        QTest::addRow("%s", qPrintable(verbs()[i].first)) << i;
}

void TestEdits::everyVerbIsUndoneExactly()
{
    QFETCH(const int, number);
    const auto [name, verb] = verbs()[number];
    SplitMix random(static_cast<std::uint64_t>(number));
    int steps = 0;
    for (int round = 0; round < 50; ++round) {
        GoalSetDocument document;
        document.adopt(smallFile(6), {});
        const GoalSet before = document.set();
        QList<RowId> ids = allIds(before);
        ids.removeIf([&](RowId) { return random.chance(40); });
        GoalSet plain = before;
        QVERIFY(verb(document, plain, ids, random));
        QCOMPARE(document.set(), plain);
        QCOMPARE(document.undoStack().count(), plain == before ? 0 : 1); // at most one step
        if (plain == before)
            continue;
        ++steps;
        QVERIFY(!document.undoStack().undoText().isEmpty());
        QVERIFY(!document.undoStack().undoText().contains(u'%'));
        document.undoStack().undo();
        QCOMPARE(document.set(), before);
        document.undoStack().redo();
        QCOMPARE(document.set(), plain);
    }
    // The small set has no tags or icons to remove; the set of the random walk has.
    QVERIFY(steps > 10 || name == "refused text"_L1 || name == "remove tag"_L1
        || name == "remove icon"_L1);
}

void TestEdits::whatGoalsGetIsDeclared_data()
{
    everyVerbIsUndoneExactly_data();
}

/// According to lint, no verb introduces an undeclared name.
void TestEdits::whatGoalsGetIsDeclared()
{
    QFETCH(const int, number);
    SplitMix random(static_cast<std::uint64_t>(number) + 1000);
    for (int round = 0; round < 50; ++round) {
        GoalSetDocument document;
        document.adopt(smallFile(6), {});
        GoalSet plain = document.set();
        const QStringList before = undeclared(plain);
        QCOMPARE(before, QStringList({u"c0"_s, u"c1"_s, u"c2"_s}));
        QList<RowId> ids = allIds(plain);
        ids.removeIf([&](RowId) { return random.chance(40); });
        QVERIFY(verbs()[number].second(document, plain, ids, random));
        for (const QString &name : undeclared(document.set()))
            QVERIFY2(before.contains(name), qPrintable(name));
    }
}

void TestEdits::whatCannotBeDeclaredIsNot()
{
    NativeFile file = smallFile(3);
    for (int i = 0; i + 1 < field_limits::tags; ++i)
        file.set.tagNames << u"t%1"_s.arg(i);
    GoalSetDocument document;
    document.adopt(file, {});
    const QList<RowId> ids = allIds(document.set());
    setTag(document, {ids[0]}, u"Boss Rush"_s); // set unchanged; typed, it would become boss_rush
    setCategories(document, CategoryKind::Line, {ids[0]}, {QString(), u"sea"_s});
    QCOMPARE(document.set().tagNames, file.set.tagNames);
    QCOMPARE(document.set().lineLimits, QList<CategoryLimit>({{u"sea"_s, 100}}));
    setTag(document, {ids[1]}, u"last"_s);
    QCOMPARE(document.set().tagNames.last(), u"last"_s);
    setTag(document, {ids[2]}, u"one_more"_s); // there is no room for another tag
    QCOMPARE(document.set().tagNames.size(), field_limits::tags);
    QCOMPARE(document.objective(ids[2])->tag, u"one_more"_s);
}

void TestEdits::declaredAtTheEndOnce()
{
    NativeFile file = smallFile(3);
    file.set.boardLimits = {{u"sea"_s, 30}, {u"c1"_s, 40}};
    GoalSetDocument document;
    document.adopt(file, {});
    const QList<RowId> ids = allIds(document.set());
    QVERIFY(setColumn(document, ids, ObjectiveColumn::BoardCategories, u" sky ,sea, c0"_s));
    // One goal had c0 undeclared; giving it to the others declares it.
    QCOMPARE(document.set().boardLimits,
        QList<CategoryLimit>({{u"sea"_s, 30}, {u"c1"_s, 40}, {u"sky"_s, 100}, {u"c0"_s, 100}}));
    QCOMPARE(document.undoStack().undoText(), u"Board categories sky, sea, c0 for 3 goals"_s);
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(setColumn(document, {ids[0]}, ObjectiveColumn::BoardCategories, u"Sky"_s));
    QCOMPARE(document.set().boardLimits.last(), CategoryLimit({u"Sky"_s, 100})); // differs from sky
    // Removing a name from goals keeps its limit.
    removeCategory(document, CategoryKind::Board, ids, u"sky"_s);
    QCOMPARE(document.set().boardLimits.size(), 5);
    document.undoStack().setIndex(0);
    QCOMPARE(document.set(), file.set);
}

void TestEdits::oneThatCannotKeepsAll()
{
    GoalSetDocument document;
    document.adopt(smallFile(3), {});
    const QList<RowId> ids = allIds(document.set());
    setCategories(document, CategoryKind::Board, {ids[1]}, {u"a"_s, u"b"_s, u"c"_s, u"d"_s});
    const GoalSet before = document.set();
    const auto done = addCategory(document, CategoryKind::Board, ids, u"combat"_s);
    QVERIFY(!done);
    QVERIFY(done.error().contains("Goal 2"_L1));
    QCOMPARE(document.set(), before);
    // Goals that already have the category need no room for it.
    QVERIFY(addCategory(document, CategoryKind::Board, ids, u"a"_s).has_value());
    QCOMPARE(document.objective(ids[0])->boardCategories, QStringList({u"c0"_s, u"a"_s}));
    QCOMPARE(document.objective(ids[1])->boardCategories.size(), 4);
}

void TestEdits::namesOfAnyColumn()
{
    GoalSetDocument document;
    document.adopt(smallFile(2), {});
    const QList<RowId> ids = allIds(document.set());
    setIcons(document, {ids[0]}, {u"a.webp"_s});
    QVERIFY(addName(document, ObjectiveColumn::Icons, ids, u"b.webp"_s));
    QCOMPARE(document.objective(ids[0])->icons, QStringList({u"a.webp"_s, u"b.webp"_s}));
    QCOMPARE(document.objective(ids[1])->icons, QStringList({u"b.webp"_s}));
    const GoalSet before = document.set();
    QVERIFY(!addName(document, ObjectiveColumn::Icons, ids, u"⚔"_s)); // pictures and emoji
    QCOMPARE(document.set(), before);
    QVERIFY(addName(document, ObjectiveColumn::Tag, ids, u"Boss Rush"_s));
    QCOMPARE(document.objective(ids[1])->tag, u"boss_rush"_s);
    removeName(document, ObjectiveColumn::Tag, ids, u"boss_rush"_s);
    QCOMPARE(document.objective(ids[1])->tag, QString());
    QVERIFY(addName(document, ObjectiveColumn::LineCategories, ids, u"sea"_s));
    QCOMPARE(document.objective(ids[0])->lineCategories, QStringList({u"sea"_s}));
    QCOMPARE(document.undoStack().count(), 5);
}

void TestEdits::aGoalKeepsItsLastZone()
{
    GoalSetDocument document;
    document.adopt(smallFile(2), {});
    const QList<RowId> ids = allIds(document.set());
    toggleZone(document, ids, Zone::Early); // no zones listed means all
    QCOMPARE(document.objective(ids[0])->progression, Zone::Mid | Zone::Late | Zone::Endgame);
    toggleZone(document, ids, Zone::Mid);
    toggleZone(document, ids, Zone::Late);
    QCOMPARE(document.undoStack().count(), 3);
    toggleZone(document, ids, Zone::Endgame);
    QCOMPARE(document.objective(ids[1])->progression, Zones(Zone::Endgame));
    QCOMPARE(document.undoStack().count(), 3);
}

/// A number typed for many goals has the same effect as typing it for each one.
void TestEdits::numbersForManyAreThoseOfEach()
{
    for (const ObjectiveColumn column : {ObjectiveColumn::Weighting, ObjectiveColumn::Limit}) {
        for (const char *typed :
            {"7", " 12 ", "", "1", "100", "0", "101", "abc", "5.0", "-3", "٣"}) {
            GoalSetDocument many;
            GoalSetDocument each;
            many.adopt(smallFile(6), {});
            each.adopt(smallFile(6), {});
            QList<RowId> ids;
            bool allTaken = true;
            for (const Objective &objective : smallFile(6).set.objectives)
                ids << objective.id;
            const QVariant entered = QString::fromUtf8(typed);
            const auto done = setColumn(many, ids, column, entered);
            for (const RowId id : std::as_const(ids))
                allTaken = setColumn(each, {id}, column, entered) && allTaken;
            QCOMPARE(done.has_value(), allTaken);
            if (allTaken)
                QCOMPARE(many.set(), each.set());
            else
                QCOMPARE(many.set(), smallFile(6).set);
        }
    }
}

void TestEdits::stepsSayWhatTheyDo()
{
    GoalSetDocument document;
    document.adopt(smallFile(5), {});
    const QList<RowId> ids = allIds(document.set());
    const auto last = [&] { return document.undoStack().undoText(); };
    QVERIFY(addCategory(document, CategoryKind::Line, ids, u"combat"_s));
    QCOMPARE(last(), u"Add category combat to 5 goals"_s);
    removeCategory(document, CategoryKind::Line, {ids[0]}, u"combat"_s);
    QCOMPARE(last(), u"Remove category combat from \"Goal 1\""_s);
    QVERIFY(setColumn(document, ids, ObjectiveColumn::Range, u"2-5"_s));
    QCOMPARE(last(), u"Range 2–5 for 5 goals"_s);
    QVERIFY(setColumn(document, {ids[0], ids[1], ids[0]}, ObjectiveColumn::Range, QString()));
    QCOMPARE(last(), u"No range for 2 goals"_s);
    setLimit(document, {ids[2]}, 3);
    QCOMPARE(last(), u"Limit 3 for \"Goal 3\""_s);
    toggleZone(document, ids, Zone::Mid);
    QCOMPARE(last(), u"Zones E L N for 5 goals"_s);
    setTooltip(document, ids, QString(200, u'x'));
    QVERIFY(last().size() < 80);
    setGoals(document, ids, u"Same"_s);
    QCOMPARE(last(), u"Reword 5 goals"_s);
}

void TestEdits::randomWalkAgainstAPlainValue()
{
    GoalSetDocument document;
    document.adopt(smallFile(12), {});
    const auto all = verbs();
    // A simple model of the document: every state of the history, and the current one.
    QList<GoalSet> states{document.set()};
    qsizetype now = 0;
    SplitMix random(20261120);
    for (int step = 0; step < 10'000; ++step) {
        const int kind = random.below(10);
        if (kind < 2) {
            document.undoStack().undo();
            now = std::max<qsizetype>(0, now - 1);
        } else if (kind < 4) {
            document.undoStack().redo();
            now = std::min(states.size() - 1, now + 1);
        } else {
            GoalSet next = states[now];
            QList<RowId> chosen = allIds(next);
            chosen.removeIf([&](RowId) { return random.chance(75); });
            auto verb = random.pick(all);
            // Keeps the number of rows small.
            if (next.objectives.size() > 30)
                verb = *std::ranges::find(all, u"remove rows"_s, &std::pair<QString, Verb>::first);
            QVERIFY2(verb.second(document, next, chosen, random), qPrintable(verb.first));
            if (next != states[now]) {
                states.resize(now + 1);
                states << next;
                ++now;
            }
        }
        QVERIFY(document.set() == states[now]);
        QCOMPARE(document.undoStack().index(), static_cast<int>(now));
        const GoalSet &set = states[now];
        for (int row = 0; row < static_cast<int>(set.objectives.size()); ++row)
            QCOMPARE(document.rowOf(set.objectives[row].id), row);
    }
    QVERIFY(states.size() > 30);
}

/// Each fix of names and goals that are alike is a step, and all of them together are one.
void TestEdits::whatIsAlikeIsMergedInOneStep()
{
    NativeFile file = smallFile(4);
    GoalSet &set = file.set;
    set.objectives[3].goal = u"goal 1!"_s;
    set.objectives[3].weighting = set.objectives[0].weighting;
    set.objectives[1].boardCategories = {u"C0"_s, u"c0, c2"_s};
    for (const QString &name : {u"c0"_s, u"c1"_s, u"c2"_s, u"C0"_s, u"c0, c2"_s})
        set.boardLimits.append({.category = name, .percent = 100});
    set.tagNames = {u"lamp"_s, u"lamps"_s};
    set.objectives[1].tag = u"lamp"_s;
    set.objectives[2].tag = u"lamps"_s;
    GoalSetDocument document;
    document.adopt(file, {});
    QList<Problem> alike;
    for (const Problem &problem : lint(document.set(), {})) {
        if (codeKey(problem.code).contains("alike"_L1)
            || codeKey(problem.code).contains("of-several"_L1))
            alike << problem;
    }
    QCOMPARE(alike.size(), 4);
    const GoalSet before = document.set();
    for (const QList<Problem> &some : {alike, alike.first(1), alike.last(1)}) {
        fixProblems(document, some);
        QCOMPARE(document.undoStack().index(), 1);
        QVERIFY(document.set() != before);
        if (some.size() == alike.size()) {
            const GoalSet &after = document.set();
            const QStringList both{u"c0"_s, u"c2"_s};
            QCOMPARE(after.objectives.size(), 3);
            QCOMPARE(after.objectives[1].boardCategories, both);
            QCOMPARE(after.boardLimits.size(), 3);
            QCOMPARE(after.tagNames, QStringList{u"lamp"_s});
            QCOMPARE(after.objectives[2].tag, u"lamp"_s);
        }
        document.undoStack().undo();
        QVERIFY(document.set() == before);
    }
}

BOARDWRIGHT_UNIT(TestEdits, QCoreApplication)
#include "tst_edits.moc"
