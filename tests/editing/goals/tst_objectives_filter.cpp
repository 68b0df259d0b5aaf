// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/goals/objectives_filter.h"
#include "ui/editing/values/tab_separated.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestObjectivesFilter final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsGoalsWithAllWords_data();
    void keepsGoalsWithAllWords();
    void sorts_data();
    void sorts();
    void goalsSortWithoutTheirMarks();
    void rowsHoldStillWhileEdited();
    void findsRows();
    void copiesForSpreadsheets();

private:
    /// The ids of the rows, in order: "132".
    QString rows() const
    {
        QString ids;
        for (int row = 0; row < m_filter->rowCount(); ++row)
            ids += QString::number(static_cast<int>(m_filter->rowId(m_filter->index(row, 0))));
        return ids;
    }

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<ObjectivesModel> m_model;
    std::unique_ptr<ObjectivesFilter> m_filter;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestObjectivesFilter::init()
{
    m_tester.reset();
    m_filter.reset();
    m_model.reset();
    m_document = std::make_unique<GoalSetDocument>();
    m_model = std::make_unique<ObjectivesModel>(*m_document);
    m_filter = std::make_unique<ObjectivesFilter>(*m_document, *m_model);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_filter.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);

    NativeFile file;
    const auto add = [&](const QString &goal) -> Objective & {
        Objective &objective = file.set.objectives.emplace_back();
        objective.id = file.set.nextRow();
        objective.goal = goal;
        return objective;
    };
    Objective &forge = add(u"Forge {{X}} blade[[s]]"_s);
    forge.range = {10, 20};
    forge.boardCategories = {u"smithing"_s};
    forge.weighting = 9;
    Objective &bell = add(u"Steal the harbour bell"_s);
    bell.tooltip = u"By night, under \"storm\" clouds"_s;
    bell.tag = u"bell"_s;
    bell.lineCategories = {u"coast"_s, u"town"_s};
    bell.weighting = 100;
    bell.disabled = true;
    Objective &drake = add(u"Ölpest: tame a Storm drake"_s);
    drake.range = {2, 3};
    drake.progression = Zone::Endgame;
    drake.boardCategories = {u"beasts"_s};
    drake.weighting = 20;
    m_document->adopt(file, {});
}

void TestObjectivesFilter::keepsGoalsWithAllWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << u""_s << u"123"_s;
    QTest::newRow("blanks") << u"  "_s << u"123"_s;
    QTest::newRow("goal and tooltip, any case") << u"STORM"_s << u"23"_s;
    QTest::newRow("all words") << u"storm tame"_s << u"3"_s;
    QTest::newRow("in different fields") << u"coast night bell"_s << u"2"_s;
    QTest::newRow("board category") << u"smith"_s << u"1"_s;
    QTest::newRow("line category") << u"town"_s << u"2"_s;
    QTest::newRow("tag") << u"bell"_s << u"2"_s;
    QTest::newRow("value") << u"{{x}}"_s << u"1"_s;
    QTest::newRow("plural as written") << u"blade[["_s << u"1"_s;
    QTest::newRow("plural spelled out") << u"blades"_s << u"1"_s;
    QTest::newRow("not ASCII") << u"öLPEST"_s << u"3"_s;
    QTest::newRow("no goal") << u"storm smith"_s << u""_s;
}

void TestObjectivesFilter::keepsGoalsWithAllWords()
{
    QFETCH(const QString, text);
    m_filter->setText(text);
    QTEST(rows(), "expected");
    QCOMPARE(m_filter->isActive(), !text.trimmed().isEmpty());
    m_filter->setText({});
    QCOMPARE(rows(), u"123"_s);
}

void TestObjectivesFilter::sorts_data()
{
    using enum ObjectiveColumn;
    QTest::addColumn<ObjectiveColumn>("column");
    QTest::addColumn<QString>("ascending");
    QTest::addColumn<QString>("descending");
    QTest::newRow("enabled") << Enabled << u"132"_s << u"213"_s;
    QTest::newRow("range by value, none last") << Range << u"312"_s << u"132"_s;
    QTest::newRow("board") << BoardCategories << u"312"_s << u"132"_s;
    QTest::newRow("line") << LineCategories << u"213"_s << u"213"_s;
    QTest::newRow("zones") << Progression << u"123"_s << u"312"_s;
    QTest::newRow("weighting") << Weighting << u"132"_s << u"231"_s;
    QTest::newRow("limit: all the same") << Limit << u"123"_s << u"123"_s;
    QTest::newRow("tag") << Tag << u"213"_s << u"213"_s;
}

void TestObjectivesFilter::sorts()
{
    QFETCH(const ObjectiveColumn, column);
    m_filter->sort(static_cast<int>(column), Qt::AscendingOrder);
    QTEST(rows(), "ascending");
    m_filter->sort(static_cast<int>(column), Qt::DescendingOrder);
    QTEST(rows(), "descending");
    m_filter->sort(-1, Qt::AscendingOrder);
    QCOMPARE(rows(), u"123"_s);
}

/// By their words, as people order them in their language.
void TestObjectivesFilter::goalsSortWithoutTheirMarks()
{
    NativeFile file;
    for (const QString &goal :
        {u"{{X}} zebras"_s, u"Ölberg"_s, u"{{X}} apple[[s]] eaten"_s, u"item 10"_s, u"apples"_s,
            u"Item 9"_s, u"Oak"_s, u"apple eat"_s, u"Pear"_s, u"[[s]]item 9b"_s, QString()}) {
        Objective &objective = file.set.objectives.emplace_back();
        objective.id = file.set.nextRow();
        objective.goal = goal;
    }
    const auto order = [this] {
        QStringList goals;
        for (int row = 0; row < m_filter->rowCount(); ++row)
            goals << m_filter->index(row, static_cast<int>(ObjectiveColumn::Goal))
                         .data(Qt::EditRole)
                         .toString();
        return goals;
    };
    const QStringList expected{u"apple eat"_s, u"{{X}} apple[[s]] eaten"_s, u"apples"_s,
        u"Item 9"_s, u"[[s]]item 9b"_s, u"item 10"_s, u"Oak"_s, u"Ölberg"_s, u"Pear"_s,
        u"{{X}} zebras"_s, QString()};
    m_document->adopt(file, {});
    for (const QLocale::Language language : {QLocale::German, QLocale::English, QLocale::C}) {
        QLocale::setDefault(QLocale(language));
        m_filter->sort(static_cast<int>(ObjectiveColumn::Goal), Qt::AscendingOrder);
        QCOMPARE(order(), expected);
        m_filter->sort(-1, Qt::AscendingOrder);
    }
    QLocale::setDefault(QLocale(QLocale::Swedish)); // there, Ö comes after Z
    m_filter->sort(static_cast<int>(ObjectiveColumn::Goal), Qt::AscendingOrder);
    QCOMPARE(order().at(9), u"Ölberg"_s);
    QLocale::setDefault(QLocale::c());
}

void TestObjectivesFilter::rowsHoldStillWhileEdited()
{
    m_filter->sort(static_cast<int>(ObjectiveColumn::Weighting), Qt::AscendingOrder);
    m_filter->setText(u"storm"_s);
    QCOMPARE(rows(), u"32"_s);
    setWeighting(*m_document, {RowId{2}}, 1);
    setGoal(*m_document, RowId{3}, u"Tame a wind drake"_s); // no longer matches
    setGoal(*m_document, RowId{1}, u"Forge a storm"_s); // matches now
    QCOMPARE(rows(), u"32"_s);
    m_document->undoStack().undo();
    m_document->undoStack().redo();
    QCOMPARE(rows(), u"32"_s);
    m_filter->setText(u"storm"_s);
    QCOMPARE(rows(), u"21"_s);
    setWeighting(*m_document, {RowId{2}}, 50);
    QCOMPARE(rows(), u"21"_s);
    m_filter->sort(static_cast<int>(ObjectiveColumn::Weighting), Qt::AscendingOrder);
    QCOMPARE(rows(), u"12"_s);
}

void TestObjectivesFilter::findsRows()
{
    m_filter->sort(static_cast<int>(ObjectiveColumn::Weighting), Qt::DescendingOrder);
    QCOMPARE(m_filter->indexOf(RowId{1}, ObjectiveColumn::Goal).row(), 2);
    m_filter->setText(u"storm"_s);
    QVERIFY(!m_filter->indexOf(RowId{1}, ObjectiveColumn::Goal).isValid());
    QVERIFY(!m_filter->indexOf(RowId{4}, ObjectiveColumn::Goal).isValid());
    QCOMPARE(m_filter->rowId({}), RowId::none);
}

void TestObjectivesFilter::copiesForSpreadsheets()
{
    setGoal(*m_document, RowId{2}, u"Say \"hello\"\tor\nnot"_s);
    QCOMPARE(tabSeparated(*m_filter, {2, 1}),
        u"TRUE\tÖlpest: tame a Storm drake\t2 · 3\tbeasts\t\tN\t20\t1\t\t\tFALSE\t\t\n"
        "FALSE\t\"Say \"\"hello\"\"\tor\nnot\"\t\t\tcoast, town\t\t100\t1\tbell\t\tFALSE\t\"By night, under \"\"storm\"\" clouds\"\t\n"_s);
    QCOMPARE(tabSeparated(*m_filter, {}), QString());
}

BOARDWRIGHT_UNIT(TestObjectivesFilter, QCoreApplication)
#include "tst_objectives_filter.moc"
