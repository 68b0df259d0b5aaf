// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/goalset/set_sections.h"
#include "tests/support/sets/random_native.h"
#include "tests/support/unit.h"
#include "ui/editing/values/row_matching.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

GoalSet readBack(const GoalSet &set)
{
    const auto file = readNative(writeNative(set));
    Q_ASSERT(file);
    return file->set;
}

Objective plainGoal(const QString &goal, const QString &tooltip = {})
{
    Objective objective;
    objective.goal = goal;
    objective.tooltip = tooltip;
    return objective;
}

QList<RowId> idsOf(const GoalSet &set)
{
    QList<RowId> ids;
    for (const Objective &objective : set.objectives)
        ids << objective.id;
    return ids;
}

Objective newGoal(QRandomGenerator &random, int number)
{
    Objective objective;
    objective.goal = u"Find %1 things of kind %2 at the %3"_s.arg(
        QString::number(random.bounded(9)), QString::number(number),
        QStringList{u"coast"_s, u"cave"_s, u"tower"_s}.at(random.bounded(3)));
    objective.weighting = random.bounded(5) == 0 ? random.bounded(1, 100) : 100;
    if (random.bounded(2) == 0)
        objective.range = {1, 2, 3};
    if (random.bounded(2) == 0)
        objective.boardCategories = {u"combat"_s};
    return objective;
}

GoalSet goals(int count, quint32 seed)
{
    QRandomGenerator random(seed);
    GoalSet set;
    for (int i = 0; i < count; ++i) {
        set.objectives << newGoal(random, i);
        set.objectives.last().id = set.nextRow();
    }
    return readBack(set);
}

/// Random edits that record the ids that rows should have afterwards; each row changes at most
/// once.
class Edits final {
public:
    Edits(GoalSet &set, quint32 seed)
        : m_set(set)
        , m_random(seed)
    {
    }

    void makeSome()
    {
        m_touched.clear();
        // Either inserts or removes: a row inserted in place of a removed one counts as a changed
        // row.
        const bool inserts = m_random.bounded(2) == 0;
        for (int i = m_random.bounded(1, 5); i > 0; --i)
            makeOne(inserts);
    }

    QList<RowId> inserted;

private:
    void makeOne(bool inserts)
    {
        QList<Objective> &rows = m_set.objectives;
        const qsizetype row = m_random.bounded(rows.size());
        if (m_touched.contains(rows[row].id))
            return;
        m_touched.insert(rows[row].id);
        switch (m_random.bounded(4)) {
        case 0:
            if (inserts) {
                Objective objective = newGoal(m_random, 100 + static_cast<int>(m_set.lastRow));
                objective.id = m_set.nextRow();
                inserted << objective.id;
                m_touched.insert(objective.id);
                rows.insert(row, objective);
            } else if (rows.size() > 10) {
                rows.remove(row);
            }
            break;
        case 1:
            rows.move(row, m_random.bounded(rows.size()));
            break;
        case 2:
            rows[row].tooltip += u"."_s;
            break;
        default:
            rows[row].goal += u"!"_s;
            break;
        }
    }

    GoalSet &m_set;
    QRandomGenerator m_random;
    QSet<RowId> m_touched;
};

} // namespace

class TestRowMatching final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsNoDifferenceWhereThereIsNone();
    void keepsIdsThroughEdits_data();
    void keepsIdsThroughEdits();
    void tellsChangedFromNewRows();
    void keepsIdsOfTwinsInOrder();
    void findsWhatWasCutOut();
    void followsReferences();
    void givesEveryRowAnIdOfItsOwn();
    void staysFast_data();
    void staysFast();
};

void TestRowMatching::findsNoDifferenceWhereThereIsNone()
{
    for (quint32 seed = 1; seed <= 200; ++seed) {
        RandomNative random(seed);
        const auto file = readNative(random.file());
        QVERIFY(file);
        const GoalSet &set = file->set;
        const GoalSet again = withKeptRows(set, readBack(set), set.lastRow + 7);
        QCOMPARE(again, set);
    }
}

void TestRowMatching::keepsIdsThroughEdits_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 30; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestRowMatching::keepsIdsThroughEdits()
{
    QFETCH(const quint32, seed);
    GoalSet set = goals(30, seed);
    for (quint32 step = 0; step < 60; ++step) {
        GoalSet edited = set;
        Edits edits(edited, seed * 1000 + step);
        edits.makeSome();
        const GoalSet kept = withKeptRows(set, readBack(edited), set.lastRow);
        QCOMPARE(kept.objectives.size(), edited.objectives.size());
        for (qsizetype row = 0; row < kept.objectives.size(); ++row) {
            const RowId wanted = edited.objectives[row].id;
            const RowId id = kept.objectives[row].id;
            if (edits.inserted.contains(wanted))
                QVERIFY(static_cast<std::uint32_t>(id) > set.lastRow);
            else
                QVERIFY2(id == wanted, qPrintable(kept.objectives[row].goal));
        }
        QCOMPARE(kept.lastRow, set.lastRow + static_cast<std::uint32_t>(edits.inserted.size()));
        set = kept;
    }
}

void TestRowMatching::tellsChangedFromNewRows()
{
    const GoalSet set = goals(5, 1);
    const auto idsAfter
        = [&](const GoalSet &edited) { return idsOf(withKeptRows(set, readBack(edited), 40)); };
    const QList<RowId> all = idsOf(set);

    GoalSet edited = set; // nothing in common but the position
    edited.objectives[2] = plainGoal(u"quite another"_s, u"x"_s);
    edited.objectives[2].tag = u"y"_s;
    QCOMPARE(idsAfter(edited), all);

    edited = set; // a changed copy before the changed original
    edited.objectives.insert(3, edited.objectives[2]);
    edited.objectives[2].goal += u" now"_s;
    edited.objectives[3].goal = u"Win twice"_s;
    QCOMPARE(idsAfter(edited), (QList<RowId>{all[0], all[1], all[2], RowId{41}, all[3], all[4]}));

    edited = set; // moved and reworded at once
    edited.objectives[0].goal += u" now"_s;
    edited.objectives.move(0, 4);
    QCOMPARE(idsAfter(edited), (QList<RowId>{all[1], all[2], all[3], all[4], all[0]}));

    edited = set; // all changed and reversed
    for (Objective &objective : edited.objectives)
        objective.weighting = 7;
    std::ranges::reverse(edited.objectives);
    QCOMPARE(idsAfter(edited), (QList<RowId>{all[4], all[3], all[2], all[1], all[0]}));
}

void TestRowMatching::keepsIdsOfTwinsInOrder()
{
    GoalSet set;
    for (int i = 0; i < 6; ++i) {
        set.objectives << plainGoal(i % 3 == 0 ? u"a"_s : u"b"_s);
        set.objectives.last().id = set.nextRow();
    }
    // a b b a b b; first without the second b, then with another a at the front
    GoalSet edited = set;
    edited.objectives.remove(2);
    QList<RowId> ids = idsOf(withKeptRows(set, readBack(edited), 6));
    QCOMPARE(ids.first(2), (QList<RowId>{RowId{1}, RowId{2}}));
    QCOMPARE(ids.last(3), (QList<RowId>{RowId{4}, RowId{5}, RowId{6}}));
    edited = set;
    edited.objectives.prepend(plainGoal(u"a"_s));
    ids = idsOf(withKeptRows(set, readBack(edited), 6));
    QCOMPARE(QSet<RowId>(ids.cbegin(), ids.cend()).size(), 7);
    QCOMPARE(ids.last(5), (QList<RowId>{RowId{2}, RowId{3}, RowId{4}, RowId{5}, RowId{6}}));
    QVERIFY(ids.contains(RowId{1}));
    QVERIFY(ids.contains(RowId{7}));
}

void TestRowMatching::findsWhatWasCutOut()
{
    const GoalSet begin = goals(6, 3);
    GoalSet edited = begin;
    const Objective cut = edited.objectives.takeAt(1);
    const GoalSet between = withKeptRows(begin, readBack(edited), 6, &begin);
    QCOMPARE(between.objectives.size(), 5);
    edited = between;
    edited.objectives.insert(4, cut);
    const GoalSet pasted = withKeptRows(between, readBack(edited), 6, &begin);
    QCOMPARE(
        idsOf(pasted), (QList<RowId>{RowId{1}, RowId{3}, RowId{4}, RowId{5}, RowId{2}, RowId{6}}));
    // Without the starting set it would be a new row.
    QCOMPARE(withKeptRows(between, readBack(edited), 6).objectives[4].id, RowId{7});
}

void TestRowMatching::followsReferences()
{
    GoalSet set = goals(4, 5);
    namespace accepted = accepted_section;
    const auto accept = [&](RowId goal) {
        TableRow row;
        row.id = set.nextRow();
        setValue(row.values, accepted::code, u"range_wide"_s);
        setValue(row.values, accepted::rows, QList<RowId>{goal});
        set.tables[accepted::section.key] << row;
        return row.id;
    };
    const RowId first = accept(RowId{1});
    const RowId second = accept(RowId{3});
    const RowId third = accept(RowId{4});

    GoalSet edited = set;
    edited.objectives.move(3, 0);
    edited.objectives[2].goal += u"?"_s;
    edited.tables[accepted::section.key].remove(1);
    const GoalSet kept = withKeptRows(set, readBack(edited), set.lastRow);
    const QList<TableRow> rows = kept.tables.value(accepted::section.key);
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[0].id, first);
    QCOMPARE(rowsOf(rows[0].values, accepted::rows), QList<RowId>{RowId{1}});
    // Not the second one, although the rows differ only in the goal to which they refer.
    QCOMPARE(rows[1].id, third);
    QCOMPARE(rowsOf(rows[1].values, accepted::rows), QList<RowId>{RowId{4}});
    QVERIFY(second != third);
}

/// For any two files, however they differ.
void TestRowMatching::givesEveryRowAnIdOfItsOwn()
{
    GoalSet before;
    for (quint32 seed = 1; seed <= 500; ++seed) {
        RandomNative random(seed);
        const auto file = readNative(random.file());
        QVERIFY(file);
        const GoalSet kept = withKeptRows(before, file->set, before.lastRow);
        QSet<RowId> ids;
        const auto isNew = [&](RowId id) {
            const bool known = ids.contains(id) || id == RowId::none
                || static_cast<std::uint32_t>(id) > kept.lastRow;
            ids.insert(id);
            return !known;
        };
        for (const Objective &objective : kept.objectives)
            QVERIFY(isNew(objective.id));
        for (const QList<TableRow> &rows : kept.tables) {
            for (const TableRow &row : rows)
                QVERIFY(isNew(row.id));
        }
        // Only ids change, so the same file is written.
        QCOMPARE(writeNative(kept), writeNative(file->set));
        before = kept;
    }
}

void TestRowMatching::staysFast_data()
{
    QTest::addColumn<int>("change");
    QTest::newRow("one row") << 0;
    QTest::newRow("every row") << 1;
    QTest::newRow("reversed") << 2;
    QTest::newRow("all reworded") << 3;
    QTest::newRow("nothing in common") << 4;
    QTest::newRow("twins") << 5;
}

/// This is not a time limit. Quadratic growth would take minutes.
void TestRowMatching::staysFast()
{
    QFETCH(const int, change);
    GoalSet set = goals(5000, 9);
    if (change == 5) {
        for (Objective &objective : set.objectives)
            objective.goal = u"twin"_s;
    }
    GoalSet edited = set;
    for (qsizetype row = 0; row < edited.objectives.size(); ++row) {
        Objective &objective = edited.objectives[row];
        if (change == 1 || (change == 0 && row == 2500))
            objective.weighting = objective.weighting % 100 + 1;
        if (change == 3)
            objective.goal += u"!"_s;
        if (change == 4)
            objective = plainGoal(QString::number(row), u"other"_s);
    }
    if (change == 2)
        std::ranges::reverse(edited.objectives);
    if (change == 5)
        edited.objectives.remove(100, 100);
    const QList<RowId> wanted = idsOf(edited);
    const GoalSet read = readBack(edited);
    QElapsedTimer clock;
    clock.start();
    const GoalSet kept = withKeptRows(set, read, set.lastRow);
    qInfo("%lld us", static_cast<long long>(clock.nsecsElapsed() / 1000));
    if (change < 4)
        QCOMPARE(idsOf(kept), wanted);
    QCOMPARE(kept.lastRow, set.lastRow);
}

BOARDWRIGHT_UNIT(TestRowMatching, QCoreApplication)
#include "tst_row_matching.moc"
