// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/document/row_edits.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr Key things{"things"};
constexpr Key others{"others"};

/// Random sets over one pool of rows, between which any session of edits may lead.
class Sets final {
public:
    explicit Sets(std::uint64_t seed)
        : m_random(seed)
    {
    }

    GoalSet next()
    {
        GoalSet set;
        set.setName = u"Set %1"_s.arg(below(3));
        for (int i = below(3); i > 0; --i)
            set.tagNames << u"tag %1"_s.arg(i);
        set.once = below(2) == 0 ? SectionValues() : SectionValues{{u"once"_s, values()}};
        for (const int row : some(24)) {
            Objective objective;
            objective.id = RowId{static_cast<std::uint32_t>(1 + row)};
            objective.goal = u"Goal %1"_s.arg(row);
            objective.weighting = 1 + below(3);
            set.objectives.append(objective);
        }
        for (const auto &[table, first] : {std::pair(things, 101), std::pair(others, 201)}) {
            QList<TableRow> rows;
            for (const int row : some(14))
                rows.append({.id = RowId{static_cast<std::uint32_t>(first + row)},
                    .values = values(),
                    .verbatim = {}});
            if (!rows.isEmpty())
                set.tables.insert(table, rows);
        }
        set.lastRow = 300;
        return set;
    }

    int below(int count) { return m_random.below(count); }

private:
    FieldValues values() { return {{u"name"_s, Value(u"%1"_s.arg(below(3)))}}; }

    /// Some of 0 .. most - 1, in order in half of the cases.
    QList<int> some(int most)
    {
        QList<int> rows;
        for (int row = 0; row < most; ++row) {
            if (below(3) > 0)
                rows << row;
        }
        if (below(2) == 0) {
            for (qsizetype i = rows.size() - 1; i > 0; --i)
                rows.swapItemsAt(i, below(static_cast<int>(i) + 1));
        }
        return rows;
    }

    SplitMix m_random;
};

/// Follows a document by its signals alone, as a view does.
class Mirror final : public QObject {
    Q_OBJECT

public:
    explicit Mirror(GoalSetDocument &document)
        : m_document(document)
    {
        using Document = GoalSetDocument;
        connect(&document, &Document::adopted, this, [this] { m_rows = tables(); });
        connect(&document, &Document::rowsAboutToBeInserted, this,
            [this](const QString &table, int first, int last) {
                QCOMPARE(m_rows[table], tables()[table]);
                m_first = first;
                m_last = last;
            });
        connect(&document, &Document::rowsInserted, this, [this](const QString &table) {
            const QList<RowId> now = tables()[table];
            for (int row = m_first; row <= m_last; ++row)
                m_rows[table].insert(row, now.value(row));
            ++m_told[table];
        });
        connect(&document, &Document::rowsAboutToBeRemoved, this,
            [this](const QString &table, int first, int last) {
                QCOMPARE(m_rows[table], tables()[table]);
                m_rows[table].remove(first, last - first + 1);
                ++m_told[table];
            });
        connect(&document, &Document::rowsReordered, this, [this](const QString &table) {
            QList<RowId> now = tables()[table];
            QList<RowId> before = m_rows[table];
            m_rows[table] = now;
            std::ranges::sort(now);
            std::ranges::sort(before);
            QCOMPARE(now, before);
            ++m_told[table];
        });
        connect(&document, &Document::changed, this, [this] { check(); });
    }

    void check()
    {
        // Signals are limited, however scattered the inserted and removed rows are.
        for (const int told : std::as_const(m_told))
            QVERIFY(told <= mostTold);
        m_told.clear();
        for (const auto &[table, rows] : tables().asKeyValueRange())
            QCOMPARE(m_rows.value(table), rows);
        for (const Objective &objective : m_document.set().objectives)
            QCOMPARE(
                m_document.set().objectives.at(m_document.rowOf(objective.id)).id, objective.id);
    }

private:
    QMap<QString, QList<RowId>> tables() const
    {
        QMap<QString, QList<RowId>> all;
        for (const Objective &objective : m_document.set().objectives)
            all[objectivesTable] << objective.id;
        for (const auto &[table, rows] : m_document.set().tables.asKeyValueRange()) {
            for (const TableRow &row : rows)
                all[table] << row.id;
        }
        return all;
    }

    static constexpr int mostTold = 9; ///< for one table in one change

    GoalSetDocument &m_document;
    QMap<QString, QList<RowId>> m_rows;
    QMap<QString, int> m_told; ///< runs and reorderings since the last change
    int m_first = 0;
    int m_last = 0;
};

QStringList goalsOf(const GoalSetDocument &document)
{
    QStringList goals;
    for (const Objective &objective : document.set().objectives)
        goals << objective.goal;
    return goals;
}

} // namespace

class TestSetChange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leadsThereAndBack();
    void goesOnWithOtherValues();
    void holdsOnlyWhatDiffers();
    void documentsTellEveryChange();
    void stepsOfAGestureBecomeOne();
    void rowVerbs();
    void movesGoWhereTheyShould();
    void filesAreSorted();
};

void TestSetChange::leadsThereAndBack()
{
    Sets sets(1);
    int moved = 0;
    for (int run = 0; run < 3000; ++run) {
        const GoalSet before = sets.next();
        const GoalSet after = sets.next();
        const SetChange change = setChange(before, after);
        QCOMPARE(applied(before, change), after);
        QCOMPARE(applied(after, change.reversed()), before);
        QCOMPARE(change.reversed().reversed(), change);
        QCOMPARE(change.isEmpty(), before == after);
        moved += change.objectives.orderBefore.isEmpty() ? 0 : 1;
    }
    QVERIFY(moved > 500);
}

void TestSetChange::goesOnWithOtherValues()
{
    Sets sets(3);
    int back = 0;
    for (int run = 0; run < 3000; ++run) {
        const GoalSet before = sets.next();
        GoalSet between = sets.below(4) == 0 ? before : sets.next();
        if (between == before && !between.objectives.isEmpty())
            between.objectives.first().weighting += sets.below(2);
        GoalSet after = between;
        for (Objective &objective : after.objectives) {
            if (sets.below(2) == 0)
                objective.weighting = 1 + sets.below(4);
        }
        if (between.objectives.size() == before.objectives.size() && sets.below(2) == 0)
            after.objectives = before.objectives; // undoes the changes if no row moved
        if (setChange(between, after).objectives.movesRows())
            after = between;
        SetChange change = setChange(before, between);
        change.objectives.goOn(setChange(between, after).objectives);
        QCOMPARE(applied(before, change), after);
        QCOMPARE(applied(after, change.reversed()), before);
        QCOMPARE(change.isEmpty(), before == after);
        // The change is no larger than the actual difference.
        const SetChange direct = setChange(before, after);
        QCOMPARE(change.objectives.before.size(), direct.objectives.before.size());
        QCOMPARE(change.objectives.inserted, direct.objectives.inserted);
        back += between != before && before == after ? 1 : 0;
    }
    QVERIFY(back > 0);
}

void TestSetChange::holdsOnlyWhatDiffers()
{
    Sets sets(2);
    const GoalSet before = sets.next();
    GoalSet after = before;
    after.objectives[1].weighting += 1;
    after.objectives.removeFirst();
    const SetChange change = setChange(before, after);
    QCOMPARE(change.objectives.before.size(), 1);
    QCOMPARE(change.objectives.removed.size(), 1);
    QVERIFY(change.objectives.inserted.isEmpty());
    QVERIFY(change.objectives.orderAfter.isEmpty());
    QVERIFY(change.tables.isEmpty());
    QVERIFY(!change.head);
}

void TestSetChange::documentsTellEveryChange()
{
    Sets sets(3);
    GoalSetDocument document;
    Mirror mirror(document);
    QSignalSpy changed(&document, &GoalSetDocument::changed);
    document.adopt({.set = sets.next(), .notes = {}, .siteStyle = true}, {});
    QList<GoalSet> history{document.set()};
    for (int run = 0; run < 2000; ++run) {
        const int at = document.undoStack().index();
        QCOMPARE(document.set(), history.at(at));
        changed.clear();
        if (const int what = sets.below(4); what == 0 && at > 0) {
            document.undoStack().undo();
        } else if (what == 1 && document.undoStack().canRedo()) {
            document.undoStack().redo();
        } else {
            const GoalSet next = sets.next();
            if (next == document.set())
                continue;
            replaceSet(document, next, u"step"_s);
            QCOMPARE(document.set(), next);
            history.resize(at + 1);
            history << next;
        }
        QCOMPARE(changed.size(), 1);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestSetChange::stepsOfAGestureBecomeOne()
{
    Sets sets(4);
    GoalSetDocument document;
    document.adopt({.set = sets.next(), .notes = {}, .siteStyle = true}, {});
    for (int run = 0; run < 200; ++run) {
        const GoalSet start = document.set();
        const int steps = document.undoStack().count();
        const int gesture = newGesture();
        GoalSet last = start;
        for (int i = 0; i < 5; ++i) {
            last = sets.next();
            replaceSet(document, last, u"step %1"_s.arg(i), gesture);
            QCOMPARE(document.set(), last);
        }
        QCOMPARE(document.undoStack().count(), steps + (last == start ? 0 : 1));
        document.undoStack().undo();
        QCOMPARE(document.set(), start);
        document.undoStack().redo();
        QCOMPARE(document.set(), last);
        replaceSet(document, start, u"back"_s, gesture);
        QCOMPARE(document.undoStack().count(), steps);
        replaceSet(document, last, u"on"_s);
    }
}

void TestSetChange::rowVerbs()
{
    Sets sets(5);
    GoalSetDocument document;
    const Mirror mirror(document);
    GoalSet set = sets.next();
    document.adopt({.set = set, .notes = {}, .siteStyle = true}, {});
    const QStringList goals = goalsOf(document);
    const RowId first = document.set().objectives.first().id;
    const RowId last = document.set().objectives.last().id;

    Objective added;
    added.goal = u"New"_s;
    QCOMPARE(insertObjectives(document, first, {added}).size(), 1);
    QCOMPARE(goalsOf(document), QStringList{u"New"_s} + goals);
    insertObjectives(document, RowId::none, {added, added});
    QCOMPARE(goalsOf(document), (QStringList{u"New"_s} + goals + QStringList{u"New"_s, u"New"_s}));
    document.undoStack().undo();
    document.undoStack().undo();
    QCOMPARE(document.set(), set);

    const QList<RowId> copies = duplicateObjectives(document, {last, first});
    QCOMPARE(copies.size(), 2);
    QCOMPARE(goalsOf(document), (goals + QStringList{goals.first(), goals.last()}));
    QVERIFY(!copies.contains(first));
    removeObjectives(document, {first, last, RowId{9999}});
    QCOMPARE(goalsOf(document),
        (goals.mid(1, goals.size() - 2) + QStringList{goals.first(), goals.last()}));
    document.undoStack().setIndex(0);
    QCOMPARE(document.set(), set);

    removeObjectives(document, {});
    removeObjectives(document, {RowId{9999}});
    duplicateObjectives(document, {});
    moveObjectives(document, {first}, first);
    QVERIFY(!document.isModified());
}

/// Compared with the definition: the moved rows, in file order, go before the first row from there
/// on that is not moved.
void TestSetChange::movesGoWhereTheyShould()
{
    Sets sets(6);
    GoalSetDocument document;
    for (int run = 0; run < 500; ++run) {
        document.adopt({.set = sets.next(), .notes = {}, .siteStyle = true}, {});
        QList<RowId> ids;
        for (const Objective &objective : document.set().objectives)
            ids << objective.id;
        QList<RowId> moved;
        for (const RowId id : std::as_const(ids)) {
            if (sets.below(3) == 0)
                moved << id;
        }
        const RowId before = ids.value(sets.below(static_cast<int>(ids.size()) + 1), RowId::none);
        QList<RowId> expected;
        const auto isMoved = [&](RowId id) { return moved.contains(id); };
        bool isPlaced = false;
        bool isBelow = false;
        for (const RowId id : std::as_const(ids)) {
            isBelow = isBelow || id == before;
            if (isMoved(id))
                continue;
            if (isBelow && !isPlaced) {
                expected += moved;
                isPlaced = true;
            }
            expected << id;
        }
        if (!isPlaced)
            expected += moved;
        moveObjectives(document, moved, before);
        QList<RowId> now;
        for (const Objective &objective : document.set().objectives)
            now << objective.id;
        QCOMPARE(now, expected);
    }
}

void TestSetChange::filesAreSorted()
{
    GoalSetDocument document;
    GoalSet set;
    for (const auto &goal : {u"c"_s, u"a"_s, u"d"_s, u"b"_s}) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = goal;
        set.objectives.append(objective);
    }
    document.adopt({.set = set, .notes = {}, .siteStyle = true}, {});
    orderObjectives(document, {RowId{2}, RowId{4}, RowId{9}});
    QCOMPARE(goalsOf(document), (QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
    QCOMPARE(document.undoStack().count(), 1);
    orderObjectives(document, {RowId{2}, RowId{4}, RowId{1}});
    QCOMPARE(document.undoStack().count(), 1);
    document.undoStack().undo();
    QCOMPARE(document.set(), set);
}

BOARDWRIGHT_UNIT(TestSetChange, QCoreApplication)
#include "tst_set_change.moc"
