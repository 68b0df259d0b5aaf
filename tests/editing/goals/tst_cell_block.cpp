// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Spreadsheet operations on blocks of cells, in a generator's columns and in those of names.

#include "core/base/limits.h"
#include "core/goalset/lint.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/generators/plot_generator.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/goals/cell_block.h"
#include "ui/editing/values/tab_separated.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr int ripe = objectiveColumns;
constexpr int plotsColumn = ripe + 3;
constexpr int appears = ripe + 4; // how often the goal appears on many boards
constexpr int times = appears + 1; // a measure of the boards

QList<int> columnsFrom(int first, int count)
{
    QList<int> columns(count);
    std::iota(columns.begin(), columns.end(), first);
    return columns;
}

int number(ObjectiveColumn column)
{
    return static_cast<int>(column);
}

bool hasUndeclared(const GoalSet &set)
{
    return std::ranges::any_of(lint(set, {}), [](const Problem &problem) {
        return problem.code == Code::UndeclaredBoardCategory
            || problem.code == Code::UndeclaredLineCategory || problem.code == Code::UndeclaredTag;
    });
}

} // namespace

class TestCellBlock final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void fieldsAreCopiedAsText();
    void fieldsArePastedInOneStep();
    void fieldsAreClearedInOneStep();
    void fieldsAreFilledInOneStep();
    void newGoalsTakeFields();
    void sharesAreRequested();
    void moreGoalsThanCanBeOpenedAreRefused();
    void oneFieldThatCannotStaysAsItWas();
    void wholeGoalsComeBack();
    void pastedNamesAreDeclared();
    void filledNamesAreDeclared();
    void clearedNamesStayDeclared();
    void titlesSayWhichColumnsAreWhich();

private:
    const Objective &goal(int id) const { return *m_document->objective(RowId(id)); }

    QStringList texts(int id, const QList<int> &columns) const
    {
        return cellTexts(*m_document, *m_model, RowId(id), columns);
    }

    /// The last operation is the only step, and undoing it restores the set exactly.
    void isOneExactStep(const GoalSet &before) const;

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<ObjectivesModel> m_model;
    GoalSet m_start;
};

/// Five goals; the first has a value in each field of the generator.
void TestCellBlock::init()
{
    m_model.reset();
    m_document = std::make_unique<GoalSetDocument>();
    m_model = std::make_unique<ObjectivesModel>(*m_document);
    m_document->adopt({.set = plotSet(5, 2), .notes = {}, .siteStyle = true}, {});
    m_model->showGenerator(plotGenerator().info());
    QCOMPARE(m_model->columnCount(), times + 1);
    QVERIFY(m_model->enter({RowId{1}}, ripe, true));
    QVERIFY(m_model->enter({RowId{1}}, ripe + 1, 12));
    QVERIFY(m_model->enter({RowId{1}}, ripe + 2, u"clay"_s));
    QVERIFY(m_model->enter({RowId{1}}, plotsColumn, u"plot 2, plot 1"_s));
    m_document->undoStack().clear();
    m_start = m_document->set();
}

void TestCellBlock::isOneExactStep(const GoalSet &before) const
{
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(!m_document->undoStack().undoText().isEmpty());
    const GoalSet after = m_document->set();
    QVERIFY(after != before);
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
    m_document->undoStack().redo();
    QCOMPARE(m_document->set(), after);
}

void TestCellBlock::fieldsAreCopiedAsText()
{
    QCOMPARE(writableColumns(*m_model), columnsFrom(0, appears)); // all but the numbers
    QCOMPARE(texts(1, columnsFrom(ripe, 5)),
        QStringList({u"TRUE"_s, u"12"_s, u"clay"_s, u"plot 2, plot 1"_s, QString()}));
    QCOMPARE(texts(2, {ripe, ripe + 1}), QStringList({u"FALSE"_s, u"0"_s}));
}

void TestCellBlock::fieldsArePastedInOneStep()
{
    const QStringList block = texts(1, columnsFrom(ripe, 5));
    const auto pasted = pasteCells(*m_document, *m_model,
        {.ids = {RowId{3}, RowId{4}}, .columns = columnsFrom(ripe, 5)}, {block, block});
    QVERIFY2(pasted, pasted ? "" : qPrintable(pasted.error()));
    QCOMPARE(pasted->ids, QList<RowId>({RowId{3}, RowId{4}}));
    QCOMPARE(goal(3).extension, goal(1).extension);
    QCOMPARE(goal(4).extension, goal(1).extension);
    QCOMPARE(goal(3).goal, u"goal 3"_s);
    QCOMPARE(goal(5), m_start.objectives[4]);
    isOneExactStep(m_start);
}

void TestCellBlock::fieldsAreClearedInOneStep()
{
    clearCells(
        *m_document, *m_model, {RowId{1}, RowId{2}}, {ripe + 1, plotsColumn, appears, times});
    QCOMPARE(
        texts(1, columnsFrom(ripe, 4)), QStringList({u"TRUE"_s, u"0"_s, u"clay"_s, QString()}));
    isOneExactStep(m_start);
    clearCells(*m_document, *m_model, {RowId{1}}, columnsFrom(ripe, 5));
    QCOMPARE(goal(1).extension, SectionValues()); // as if it had never had a value
    QCOMPARE(m_document->undoStack().count(), 2);
    clearCells(*m_document, *m_model, {RowId{1}}, {times});
    QCOMPARE(m_document->undoStack().count(), 2);
}

void TestCellBlock::fieldsAreFilledInOneStep()
{
    fillCells(*m_document, *m_model, RowId{1}, {RowId{2}, RowId{5}}, {ripe, ripe + 2, times});
    for (const int id : {2, 5})
        QCOMPARE(texts(id, columnsFrom(ripe, 4)),
            QStringList({u"TRUE"_s, u"0"_s, u"clay"_s, QString()}));
    isOneExactStep(m_start);
    // From a goal without values.
    fillCells(*m_document, *m_model, RowId{3}, {RowId{2}}, columnsFrom(ripe, 5));
    QCOMPARE(goal(2).extension, SectionValues());
}

void TestCellBlock::newGoalsTakeFields()
{
    const auto pasted
        = pasteCells(*m_document, *m_model, {.ids = {RowId{5}}, .columns = columnsFrom(ripe, 2)},
            {{u"no"_s, u"7"_s}, {u"yes"_s, u"8"_s}});
    QVERIFY(pasted);
    QCOMPARE(m_document->set().objectives.size(), 6);
    QCOMPARE(cellTexts(*m_document, *m_model, pasted->ids.last(), {ripe, ripe + 1}),
        QStringList({u"TRUE"_s, u"8"_s}));
    isOneExactStep(m_start);
}

/// Shares of boards that are pasted alone are requests, as if they were typed. Beside other cells
/// they are numbers that were measured, but no text is ignored in silence.
void TestCellBlock::sharesAreRequested()
{
    using Shares = QMap<RowId, double>;
    const auto paste = [&](const QList<QStringList> &cells, const QList<int> &columns) {
        const QList<RowId> ids{RowId{2}, RowId{3}, RowId{4}};
        return pasteCells(
            *m_document, *m_model, {.ids = ids.first(cells.size()), .columns = columns}, cells)
            .value();
    };
    const QList<int> fromShares = columnsFrom(appears, 2);
    const Pasted one = paste({{u"6,5 %"_s}}, fromShares);
    QVERIFY(one.refused.isEmpty());
    QCOMPARE(one.ids, QList{RowId{2}});
    QCOMPARE(one.shares, Shares({{RowId{2}, 0.065}}));
    for (const QString &text : {u"often"_s, u"101 %"_s, QString()}) {
        const Pasted bad = paste({{text}}, fromShares);
        QVERIFY(bad.shares.isEmpty());
        QCOMPARE(bad.refused.size(), 1);
        QVERIFY2(bad.refused.first().why.startsWith(u"Row 2, Appears: "_s),
            qPrintable(bad.refused.first().why));
        QVERIFY2(bad.refused.first().why.contains(text), qPrintable(bad.refused.first().why));
    }
    const Pasted several = paste({{u"6 %"_s}, {u"7 %"_s}}, fromShares);
    QVERIFY(several.refused.isEmpty());
    QCOMPARE(several.shares, Shares({{RowId{2}, 0.06}, {RowId{3}, 0.07}}));

    QCOMPARE(m_document->undoStack().count(), 0);
    const Pasted beside
        = paste({{u"plot 1"_s, u"12.5"_s}, {u"plot 1"_s, QString()}, {u"plot 1"_s, u"often"_s}},
            columnsFrom(plotsColumn, 2));
    QVERIFY(beside.shares.isEmpty());
    QCOMPARE(beside.refused.size(), 1);
    QCOMPARE(beside.refused.first().row, 2);
    QCOMPARE(texts(4, {plotsColumn}), QStringList(u"plot 1"_s));
}

/// The set could be saved, but not opened again.
void TestCellBlock::moreGoalsThanCanBeOpenedAreRefused()
{
    const QList<int> columns{number(ObjectiveColumn::Goal)};
    const auto paste = [&](qsizetype goals) {
        return pasteCells(*m_document, *m_model, {.ids = {}, .columns = columns},
            QList<QStringList>(goals, {u"Win"_s}));
    };
    const qsizetype room = mostObjectives - m_document->set().objectives.size();
    const auto refused = paste(room + 1);
    QVERIFY(!refused);
    QVERIFY2(refused.error().contains(u"20,001"_s), qPrintable(refused.error()));
    QCOMPARE(m_document->set(), m_start);
    QVERIFY(paste(room));
    QCOMPARE(m_document->set().objectives.size(), mostObjectives);
}

void TestCellBlock::oneFieldThatCannotStaysAsItWas()
{
    const auto pasted = pasteCells(*m_document, *m_model,
        {.ids = {RowId{2}, RowId{3}}, .columns = columnsFrom(ripe, 2)},
        {{u"yes"_s, u"60"_s}, {u"yes"_s, u"61"_s}});
    QVERIFY(pasted);
    QCOMPARE(pasted->refused.size(), 1);
    const RefusedText &refused = pasted->refused.first();
    QCOMPARE(pasted->ids.at(refused.row), RowId{3});
    QCOMPARE(refused.column, ripe + 1);
    QVERIFY2(refused.why.contains("Row 3"_L1), qPrintable(refused.why));
    QVERIFY2(refused.why.contains("Minutes"_L1), qPrintable(refused.why));
    QCOMPARE(texts(2, columnsFrom(ripe, 2)), QStringList({u"TRUE"_s, u"60"_s}));
    QCOMPARE(texts(3, columnsFrom(ripe, 1)), QStringList{u"TRUE"_s});
    QVERIFY(texts(3, columnsFrom(ripe + 1, 1)) != QStringList{u"61"_s});
    isOneExactStep(m_start);
}

/// Whole goals come back from the clipboard's text, every column at once.
void TestCellBlock::wholeGoalsComeBack()
{
    setTooltip(*m_document, {RowId{1}}, u"two\nlines \"quoted\""_s);
    const QList<int> columns = writableColumns(*m_model);
    const QList<QStringList> cells
        = *cellsOfTabSeparated(tabSeparated({texts(1, columns), texts(2, columns)}));
    const auto pasted
        = pasteCells(*m_document, *m_model, {.ids = {RowId{4}}, .columns = columns}, cells);
    QVERIFY(pasted);
    for (const auto &[from, to] : {std::pair(RowId{1}, RowId{4}), {RowId{2}, pasted->ids.last()}}) {
        Objective copy = *m_document->objective(to);
        copy.id = from;
        copy.verbatim = m_document->objective(from)->verbatim;
        QCOMPARE(copy, *m_document->objective(from));
    }
    QCOMPARE(m_document->undoStack().count(), 2);
}

void TestCellBlock::pastedNamesAreDeclared()
{
    using enum ObjectiveColumn;
    const auto pasted = pasteCells(*m_document, *m_model,
        {.ids = {RowId{4}, RowId{5}},
            .columns = {number(BoardCategories), number(LineCategories), number(Tag), ripe}},
        {{u"sea, sky"_s, u"sky"_s, u"Boss Rush"_s, u"yes"_s}, {u"sky"_s, QString(), u"shop"_s},
            {u"hill"_s, u"\"a, b\""_s, u"boss_rush"_s, u"no"_s}});
    QVERIFY2(pasted, pasted ? "" : qPrintable(pasted.error()));
    QCOMPARE(m_document->set().boardLimits,
        QList<CategoryLimit>({{u"sea"_s, 100}, {u"sky"_s, 100}, {u"hill"_s, 100}}));
    QCOMPARE(
        m_document->set().lineLimits, QList<CategoryLimit>({{u"sky"_s, 100}, {u"a, b"_s, 100}}));
    QCOMPARE(m_document->set().tagNames, QStringList({u"boss_rush"_s, u"shop"_s}));
    QVERIFY(!hasUndeclared(m_document->set()));
    isOneExactStep(m_start);
}

void TestCellBlock::filledNamesAreDeclared()
{
    GoalSet set = m_start;
    set.objectives[0].boardCategories = {u"wild"_s};
    set.objectives[0].tag = u"lost"_s;
    m_document->adopt({.set = set, .notes = {}, .siteStyle = true}, {});
    QVERIFY(hasUndeclared(set)); // as in the file: nobody entered it
    fillCells(*m_document, *m_model, RowId{1}, {RowId{2}, RowId{3}},
        columnsFrom(number(ObjectiveColumn::BoardCategories), objectiveColumns - 3));
    QCOMPARE(m_document->set().boardLimits, QList<CategoryLimit>({{u"wild"_s, 100}}));
    QCOMPARE(m_document->set().tagNames, QStringList({u"lost"_s}));
    QVERIFY(!hasUndeclared(m_document->set()));
    isOneExactStep(set);
}

void TestCellBlock::clearedNamesStayDeclared()
{
    GoalSet set = m_start;
    set.objectives[0].boardCategories = {u"sea"_s};
    set.boardLimits = {{u"sea"_s, 20}};
    m_document->adopt({.set = set, .notes = {}, .siteStyle = true}, {});
    clearCells(*m_document, *m_model, {RowId{1}}, {number(ObjectiveColumn::BoardCategories)});
    QCOMPARE(m_document->set().boardLimits, set.boardLimits);
    isOneExactStep(set);
}

/// Titles are those of the file or the table, in any case; the file's column tells which goals are
/// disabled.
void TestCellBlock::titlesSayWhichColumnsAreWhich()
{
    QList<QStringList> cells{
        {u"Disabled"_s, u"Name"_s, u"individual_limit"_s, u"Colour"_s, u"WEIGHTING"_s},
        {u"true"_s, u"Out"_s, u"2"_s, u"red"_s, u"40"_s}, {QString(), u"In"_s, u"1"_s},
        {u"no"_s, u"Also in"_s, u"3"_s, u"blue"_s, u"70"_s}};
    const PasteTarget target = targetOfNewGoals(*m_model, cells);
    const auto number = [](ObjectiveColumn column) { return static_cast<int>(column); };
    QCOMPARE(target.columns,
        QList({number(ObjectiveColumn::Enabled), number(ObjectiveColumn::Goal),
            number(ObjectiveColumn::Limit), -1, number(ObjectiveColumn::Weighting)}));
    const auto pasted = pasteCells(*m_document, *m_model, target, cells);
    QVERIFY(pasted);
    QVERIFY(pasted->refused.isEmpty());
    QStringList told;
    for (const RowId id : pasted->ids) {
        const Objective &added = *m_document->objective(id);
        told << u"%1 %2 %3 %4"_s.arg(added.goal, added.disabled ? u"off"_s : u"on"_s)
                    .arg(added.individualLimit)
                    .arg(added.weighting);
    }
    QCOMPARE(told.join(u'|'), u"Out off 2 40|In on 1 100|Also in on 3 70"_s);
}

BOARDWRIGHT_UNIT(TestCellBlock, QCoreApplication)
#include "tst_cell_block.moc"
