// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reports as tables: what stays, what is signalled, what is copied.

#include "tests/support/unit.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/tables/marked_goal.h"
#include "ui/editing/tables/report_model.h"
#include "ui/editing/values/tab_separated.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestReportModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void sameRowsStay();
    static void moreRowsAreInserted();
    static void otherRowsAreOthers();
    static void cellsSayWhatTheyHold();
    static void copyingGivesWhatIsShown();
    static void numbersTurnPale();

private:
    static Report report(const QStringList &names, double number = 0.25)
    {
        Report report{.columns = {{.title = u"What"_s, .help = u"Which it is"_s},
                          {.title = u"Share"_s, .isNumber = true}},
            .rows = {}};
        for (const QString &name : names)
            report.rows.push_back({.cells = {{.text = name, .tip = u"about "_s + name},
                                       {.text = u"25 %"_s, .number = number, .bar = number}},
                .sentence = u"a quarter of "_s + name});
        return report;
    }
};

void TestReportModel::sameRowsStay()
{
    ReportModel model;
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.show(report({u"a"_s, u"b"_s}));
    const QPersistentModelIndex second(model.index(1, 0));
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy headers(&model, &QAbstractItemModel::headerDataChanged);
    model.show(report({u"a"_s, u"b"_s}, 0.5));
    QVERIFY(second.isValid());
    QCOMPARE(resets.size(), 0);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(headers.size(), 0);
    QCOMPARE(model.index(1, 1).data(BarRole).toDouble(), 0.5);
    Report renamed = report({u"a"_s, u"b"_s});
    renamed.columns[1].title = u"After"_s;
    model.show(renamed);
    QVERIFY(second.isValid());
    QCOMPARE(headers.size(), 1);
    QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), u"After"_s);
}

void TestReportModel::moreRowsAreInserted()
{
    ReportModel model;
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.show(report({u"a"_s}));
    const QPersistentModelIndex first(model.index(0, 0));
    const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    model.show(report({u"a"_s, u"b"_s, u"c"_s}));
    QVERIFY(first.isValid());
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(model.rowCount(), 3);
}

void TestReportModel::otherRowsAreOthers()
{
    ReportModel model;
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.show(report({u"a"_s, u"b"_s}));
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.show(report({u"b"_s, u"a"_s}));
    QCOMPARE(resets.size(), 1);
    model.show(report({u"b"_s})); // fewer
    QCOMPARE(resets.size(), 2);
    model.show({});
    QCOMPARE(resets.size(), 3);
    QCOMPARE(model.columnCount(), 0);
    model.show(report({u"b"_s}));
    QCOMPARE(resets.size(), 4);
}

void TestReportModel::cellsSayWhatTheyHold()
{
    ReportModel model;
    Report shown = report({u"a"_s, u"all"_s});
    shown.rows[0].cells[0].goal = u"{{X}} a"_s;
    shown.rows[0].cells[1].problem = Severity::Error;
    shown.rows[1].isTotal = true;
    shown.rows[1].standsBack = true;
    model.show(shown);
    const QModelIndex name = model.index(0, 0);
    const QModelIndex share = model.index(0, 1);
    QCOMPARE(name.data(Qt::ToolTipRole).toString(), u"about a"_s);
    QCOMPARE(share.data(Qt::ToolTipRole).toString(), u"a quarter of a"_s);
    QCOMPARE(share.data(Qt::AccessibleDescriptionRole).toString(), u"a quarter of a"_s);
    QCOMPARE(name.data(markedGoalRole).toString(), u"{{X}} a"_s);
    QVERIFY(!share.data(markedGoalRole).isValid());
    QCOMPARE(share.data(ProblemRole).toInt(), static_cast<int>(Severity::Error));
    QVERIFY(!name.data(ProblemRole).isValid() && !name.data(BarRole).isValid());
    QVERIFY(share.data(Qt::TextAlignmentRole).value<Qt::Alignment>().testFlag(Qt::AlignRight));
    QVERIFY(name.data(Qt::TextAlignmentRole).value<Qt::Alignment>().testFlag(Qt::AlignLeft));
    QVERIFY(model.index(1, 0).data(Qt::FontRole).isValid() && !name.data(Qt::FontRole).isValid());
    QVERIFY(model.index(1, 0).data(StandsBackRole).toBool());
    QVERIFY(!(model.flags(name) & Qt::ItemIsEditable));
    QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::ToolTipRole).toString(), u"Which it is"_s);
}

void TestReportModel::copyingGivesWhatIsShown()
{
    ReportModel model;
    Report shown = report({u"a"_s});
    shown.rows[0].cells[1].number.reset();
    model.show(shown);
    QCOMPARE(tabSeparated(model, {0}), u"a\t25 %\n"_s);
    model.show(report({u"a"_s}));
    QCOMPARE(tabSeparated(model, {0}), u"a\t%1\n"_s.arg(QLocale().toString(0.25)));
}

void TestReportModel::numbersTurnPale()
{
    ReportModel model;
    model.show(report({u"a"_s}));
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setPale(true);
    model.setPale(true);
    QCOMPARE(changes.size(), 1);
    QVERIFY(!model.index(0, 0).data(StandsBackRole).toBool());
    QVERIFY(model.index(0, 1).data(StandsBackRole).toBool());
    model.show(report({u"a"_s}));
    QVERIFY(model.index(0, 1).data(StandsBackRole).toBool()); // until it is told otherwise
}

BOARDWRIGHT_UNIT(TestReportModel, QCoreApplication)
#include "tst_report_model.moc"
