// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A generator's columns in the objectives table: its fields, and measures of its boards.

#include "core/lab/simulate.h"
#include "tests/support/generators/plot_generator.h"
#include "tests/support/unit.h"
#include "ui/editing/board/preview.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/goals/objectives_filter.h"
#include "ui/editing/goals/objectives_model.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestGeneratorColumns final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void columnsFollowTheGenerator();
    void fieldsAreEdited();
    void severalGoalsAreOneStep();
    void whatIsNotPossibleIsRefused();
    void numbersAreThoseOfTheBoard();
    void numbersAreReadOnly();
    void sharesAreThoseOfManyBoards();
    void sortsByWhatItMeans();
    void obeysTheRulesOfModels();
    void namesOfRowsAreFollowed();

private:
    QModelIndex cell(int row, int extra) const
    {
        return m_model->index(row, objectiveColumns + extra);
    }

    std::shared_ptr<const PreviewResult> board() const;

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<ObjectivesModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestGeneratorColumns::init()
{
    m_tester.reset();
    m_model.reset();
    m_document = std::make_unique<GoalSetDocument>();
    m_model = std::make_unique<ObjectivesModel>(*m_document);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_document->adopt({.set = plotSet(5, 2), .notes = {}, .siteStyle = true}, {});
    m_model->showGenerator(plotGenerator().info());
}

std::shared_ptr<const PreviewResult> TestGeneratorColumns::board() const
{
    Preview preview;
    const QSignalSpy updated(&preview, &Preview::updated);
    preview.request(
        m_document->set(), plotGenerator(), plotGenerator().settingsFor(m_document->set()), u"s"_s);
    [&] { QTRY_COMPARE(updated.count(), 1); }();
    return preview.result();
}

void TestGeneratorColumns::columnsFollowTheGenerator()
{
    QCOMPARE(m_model->columnCount(), objectiveColumns + 6);
    QStringList titles;
    for (int extra = 0; extra < 6; ++extra)
        titles << m_model->headerData(objectiveColumns + extra, Qt::Horizontal, Qt::DisplayRole)
                      .toString();
    QCOMPARE(titles.join(u' '), u"Ripe Minutes Soil Plots Appears Times"_s);
    m_model->showGenerator(generators().front()->info());
    const int last = m_model->columnCount() - 1;
    QCOMPARE(m_model->headerData(last, Qt::Horizontal, Qt::DisplayRole).toString(), u"Copies"_s);
}

void TestGeneratorColumns::namesOfRowsAreFollowed()
{
    const RowId first = m_document->tableRows(plot::plots)[0].id;
    m_model->enter({RowId{1}}, objectiveColumns + 3, u"plot 1"_s);
    QCOMPARE(cell(0, 3).data().toString(), u"plot 1"_s);
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    setSectionValue(
        *m_document, plot::plots, plot::field(plot::plots, "name"_L1), {first}, u"Orchard"_s);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed[0][0].toModelIndex(), cell(0, 3));
    QCOMPARE(changed[0][1].toModelIndex(), cell(4, 3));
    QCOMPARE(cell(0, 3).data().toString(), u"Orchard"_s);
}

void TestGeneratorColumns::fieldsAreEdited()
{
    const GoalSet before = m_document->set();
    QVERIFY(m_model->setData(cell(0, 0), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(m_model->setData(cell(1, 1), 12));
    QVERIFY(m_model->setData(cell(2, 2), u"Clay"_s));
    QVERIFY(m_model->setData(cell(3, 3), u"plot 2, plot 1"_s));
    QCOMPARE(m_document->undoStack().count(), 4);
    QCOMPARE(cell(0, 0).data(Qt::CheckStateRole), Qt::Checked);
    QCOMPARE(cell(1, 1).data().toString(), u"12"_s);
    QCOMPARE(cell(2, 2).data().toString(), u"Clay"_s);
    QCOMPARE(cell(2, 2).data(Qt::EditRole).toString(), u"clay"_s);
    QCOMPARE(cell(3, 3).data().toString(), u"plot 2, plot 1"_s);
    QCOMPARE(integerOf(m_document->set().objectives[1].extension.value(plot::beside.key),
                 plot::field(plot::beside, "minutes"_L1)),
        12);
    for (int step = 0; step < 4; ++step)
        m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
}

void TestGeneratorColumns::severalGoalsAreOneStep()
{
    QVERIFY(m_model->enter({RowId{1}, RowId{3}}, objectiveColumns + 1, 30));
    QCOMPARE(m_document->undoStack().count(), 1);
    QStringList minutes;
    for (int row = 0; row < 5; ++row)
        minutes << cell(row, 1).data().toString();
    QCOMPARE(minutes.join(u' '), u"30 0 30 0 0"_s);
}

void TestGeneratorColumns::whatIsNotPossibleIsRefused()
{
    QSignalSpy refused(m_model.get(), &ObjectivesModel::refused);
    QVERIFY(!m_model->setData(cell(0, 1), 61));
    QVERIFY(!m_model->setData(cell(0, 1), u"many"_s));
    QVERIFY(!m_model->setData(cell(0, 2), u"rock"_s));
    QVERIFY(!m_model->setData(cell(0, 3), u"plot 3"_s));
    QCOMPARE(refused.count(), 4);
    QVERIFY(refused[0][0].toString().contains(u"0 to 60"_s));
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestGeneratorColumns::numbersAreThoseOfTheBoard()
{
    QCOMPARE(cell(0, 5).data().toString(), QString());
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    m_model->showBoard(board()); // two plots of two goals each, starting with the second goal
    QStringList times;
    for (int row = 0; row < 5; ++row)
        times << cell(row, 5).data().toString();
    QCOMPARE(times.join(u' '), u"0 1 1 1 1"_s);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed[0][0].toModelIndex(), cell(0, 5));
    QCOMPARE(changed[0][1].toModelIndex(), cell(4, 5));
    m_model->showGenerator(generators().front()->info());
    // That board was made by another generator.
    QCOMPARE(m_model->index(0, m_model->columnCount() - 1).data().toString(), QString());
    m_model->showGenerator(plotGenerator().info());
    m_model->showBoard(nullptr);
    QCOMPARE(cell(1, 5).data().toString(), QString());
}

void TestGeneratorColumns::numbersAreReadOnly()
{
    QVERIFY(!cell(0, 5).flags().testFlag(Qt::ItemIsEditable));
    QVERIFY(!m_model->setData(cell(0, 5), 3));
    // The share of boards is not stored in the file: typing one is a request.
    const GoalSet before = m_document->set();
    QSignalSpy wanted(m_model.get(), &ObjectivesModel::sharesWanted);
    QVERIFY(m_model->setData(cell(0, 4), u"3 %"_s));
    QCOMPARE(wanted.size(), 1);
    using Shares = QMap<RowId, double>;
    const RowId first = before.objectives.front().id;
    QCOMPARE(wanted.front().front().value<Shares>(), Shares({{first, 0.03}}));
    const RowId third = before.objectives.at(2).id;
    QVERIFY(m_model->enter({first, third}, cell(0, 4).column(), u"5"_s));
    QCOMPARE(wanted.takeLast().front().value<Shares>(), Shares({{first, 0.05}, {third, 0.05}}));
    QVERIFY(!m_model->setData(cell(0, 4), u"often"_s));
    QCOMPARE(wanted.size(), 1);
    QVERIFY(m_document->set() == before);
    QVERIFY(cell(0, 1).flags().testFlag(Qt::ItemIsEditable));
    QVERIFY(cell(0, 0).flags().testFlag(Qt::ItemIsUserCheckable));
}

/// Compared with boards made one by one.
void TestGeneratorColumns::sharesAreThoseOfManyBoards()
{
    constexpr qint64 boards = 40;
    const auto subject = subjectOf(
        plotGenerator(), m_document->set(), plotGenerator().settingsFor(m_document->set()))
                             .value();
    const Tally tally = simulate(subject, {.first = 1, .last = boards},
        {.detail = Detail::Reasons, .threads = 1, .range = 0});
    QCOMPARE(cell(0, 4).data().toString(), QString());
    m_model->showStatistics(std::make_shared<const StatisticsResult>(subject, tally, boards));
    for (int row = 0; row < 5; ++row) {
        int stands = 0;
        for (int seed = 1; seed <= boards; ++seed) {
            const auto scratch = plotGenerator().scratch(subject->compiled());
            Result board;
            Watch watch;
            QVERIFY(plotGenerator().run(
                subject->compiled(), *scratch, QString::number(seed), board, nullptr, watch));
            stands += std::ranges::any_of(board.parts,
                          [&](const Part &part) {
                              return std::ranges::contains(
                                  part.result->at, m_model->rowIdAt(row), &Placed::what);
                          })
                ? 1
                : 0;
        }
        QCOMPARE(cell(row, 4).data(Qt::EditRole).toDouble(), 100.0 * stands / boards);
        QVERIFY(cell(row, 4).data(Qt::ToolTipRole).toString().contains(QString::number(stands)));
        QVERIFY(!cell(row, 4).data(StandsBackRole).toBool());
    }
    m_model->setStatisticsOutdated(true);
    QVERIFY(cell(0, 4).data(StandsBackRole).toBool());
    QVERIFY(!cell(0, 5).data(StandsBackRole).toBool());
    m_model->showStatistics(nullptr);
    QCOMPARE(cell(0, 4).data().toString(), QString());
    QVERIFY(!cell(0, 4).data(StandsBackRole).toBool());
}

void TestGeneratorColumns::sortsByWhatItMeans()
{
    ObjectivesFilter filter(*m_document, *m_model);
    for (int row = 0; row < 5; ++row)
        m_model->setData(cell(row, 1), QList({9, 10, 2, 0, 33}).at(row));
    filter.sort(objectiveColumns + 1);
    QStringList order;
    for (int row = 0; row < 5; ++row)
        order << filter.index(row, 1).data().toString().sliced(5);
    QCOMPARE(order.join(u' '), u"4 3 1 2 5"_s);
}

void TestGeneratorColumns::obeysTheRulesOfModels()
{
    m_model->showBoard(board());
    m_model->setData(cell(1, 1), 12);
    m_document->undoStack().undo();
    m_model->showGenerator(generators().front()->info());
    m_model->showGenerator(plotGenerator().info());
    m_document->undoStack().redo();
    m_document->adopt({}, {});
    QCOMPARE(m_model->rowCount(), 0);
    m_model->showBoard(nullptr);
    m_document->adopt({.set = plotSet(3, 0), .notes = {}, .siteStyle = true}, {});
    QCOMPARE(m_model->rowCount(), 3);
}

BOARDWRIGHT_UNIT(TestGeneratorColumns, QCoreApplication)
#include "tst_generator_columns.moc"
