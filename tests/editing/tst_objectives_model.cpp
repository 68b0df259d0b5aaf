// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/edits.h"
#include "ui/editing/objectives_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

Objective objective(GoalSet &set, const QString &goal)
{
    Objective result;
    result.id = set.nextRow();
    result.goal = goal;
    return result;
}

NativeFile smallFile()
{
    NativeFile file;
    Objective forge = objective(file.set, u"Forge {{X}} blade[[s]]"_s);
    forge.range = {2, 3, 4, 5};
    forge.boardCategories = {u"smithing"_s};
    forge.lineCategories = {u"crafts"_s, u"town"_s};
    forge.tooltip = u"Any <b>blade</b> counts"_s;
    forge.progression = Zone::Early | Zone::Late;
    forge.weighting = 80;
    forge.individualLimit = 2;
    forge.tag = u"forge"_s;
    Objective drake = objective(file.set, u"Tame a storm drake"_s);
    drake.disabled = true;
    drake.range = {9, 3, 3, 6};
    file.set.objectives = {forge, drake, objective(file.set, u"Win a duel"_s)};
    return file;
}

} // namespace

class TestObjectivesModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsEveryColumn_data();
    void showsEveryColumn();
    void rolesOfTheDelegates();
    void toolTipsAreNoMarkup();
    void headers();
    void setDataPushesOneStep_data();
    void setDataPushesOneStep();
    void refusesBadValues_data();
    void refusesBadValues();
    void sameValueIsNoStep();
    void tellsOfChangedRowsOnly();
    void obeysTheRulesOfModels();

private:
    QModelIndex cell(int row, ObjectiveColumn column) const
    {
        return m_model->index(row, static_cast<int>(column));
    }

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<ObjectivesModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestObjectivesModel::init()
{
    m_tester.reset();
    m_model.reset();
    m_document = std::make_unique<GoalSetDocument>();
    m_model = std::make_unique<ObjectivesModel>(*m_document);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_document->adopt(smallFile(), {});
}

void TestObjectivesModel::showsEveryColumn_data()
{
    using enum ObjectiveColumn;
    QTest::addColumn<int>("row");
    QTest::addColumn<ObjectiveColumn>("column");
    QTest::addColumn<QVariant>("shown");
    QTest::addColumn<QVariant>("edited");

    const auto same = [](const char *name, int row, ObjectiveColumn column, const QVariant &value) {
        QTest::newRow(name) << row << column << value << value;
    };
    QTest::newRow("enabled") << 0 << Enabled << QVariant() << QVariant(true);
    QTest::newRow("disabled") << 1 << Enabled << QVariant() << QVariant(false);
    same("goal", 0, Goal, u"Forge {{X}} blade[[s]]"_s);
    same("neighbours", 0, Range, u"2–5"_s);
    same("apart, unsorted, twice", 1, Range, u"3 · 6 · 9"_s);
    same("no range", 2, Range, QString());
    same("board", 0, BoardCategories, u"smithing"_s);
    same("line", 0, LineCategories, u"crafts, town"_s);
    same("zones", 0, Progression, u"E L"_s);
    same("no zone is all", 1, Progression, u"E M L N"_s);
    same("weighting", 0, Weighting, 80);
    same("limit", 0, Limit, 2);
    same("tag", 0, Tag, u"forge"_s);
    same("no tag", 1, Tag, QString());
}

void TestObjectivesModel::showsEveryColumn()
{
    QFETCH(const int, row);
    QFETCH(const ObjectiveColumn, column);
    QTEST(cell(row, column).data(), "shown");
    QTEST(cell(row, column).data(Qt::EditRole), "edited");
}

void TestObjectivesModel::rolesOfTheDelegates()
{
    using enum ObjectiveColumn;
    QCOMPARE(m_model->rowCount(), 3);
    QCOMPARE(cell(1, Enabled).data(Qt::CheckStateRole), Qt::Unchecked);
    QCOMPARE(cell(1, Goal).data(Qt::CheckStateRole), QVariant());
    QCOMPARE(cell(0, LineCategories).data(ObjectivesModel::NamesRole).toStringList(),
        QStringList({u"crafts"_s, u"town"_s}));
    QCOMPARE(cell(0, Tag).data(ObjectivesModel::NamesRole).toStringList(), QStringList{u"forge"_s});
    QCOMPARE(cell(1, Tag).data(ObjectivesModel::NamesRole).toStringList(), QStringList());
    QCOMPARE(cell(0, Progression).data(ObjectivesModel::ZonesRole).toInt(),
        (Zones(Zone::Early) | Zone::Late).toInt());
    QCOMPARE(cell(2, Goal).data(ObjectivesModel::RowIdRole).toUInt(), 3U);
    QCOMPARE(m_model->indexOf(RowId{2}, Weighting), cell(1, Weighting));
    QVERIFY(!m_model->indexOf(RowId{9}, Weighting).isValid());
    QCOMPARE(m_model->rowId({}), RowId::none);
}

void TestObjectivesModel::toolTipsAreNoMarkup()
{
    const QString toolTip = cell(0, ObjectiveColumn::Goal).data(Qt::ToolTipRole).toString();
    QVERIFY(toolTip.contains("Forge {{X}} blade[[s]]"_L1));
    QVERIFY(toolTip.contains("Any &lt;b&gt;blade&lt;/b&gt; counts"_L1));
    QCOMPARE(cell(1, ObjectiveColumn::Tag).data(Qt::ToolTipRole), QVariant());
}

void TestObjectivesModel::headers()
{
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const auto of = [&](int role) { return m_model->headerData(column, Qt::Horizontal, role); };
        QVERIFY(column == 0 || !of(Qt::DisplayRole).toString().isEmpty());
        QVERIFY(!of(Qt::ToolTipRole).toString().isEmpty());
    }
}

void TestObjectivesModel::setDataPushesOneStep_data()
{
    using enum ObjectiveColumn;
    QTest::addColumn<int>("row");
    QTest::addColumn<ObjectiveColumn>("column");
    QTest::addColumn<int>("role");
    QTest::addColumn<QVariant>("value");
    const int edit = Qt::EditRole;
    const int check = Qt::CheckStateRole;
    QTest::newRow("enable") << 1 << Enabled << check << QVariant(Qt::Checked);
    QTest::newRow("disable") << 0 << Enabled << check << QVariant(Qt::Unchecked);
    QTest::newRow("disable by value") << 0 << Enabled << edit << QVariant(false);
    QTest::newRow("goal") << 1 << Goal << edit << QVariant(u"Ride a storm drake"_s);
    QTest::newRow("weighting") << 2 << Weighting << edit << QVariant(1);
    QTest::newRow("weighting as text") << 2 << Weighting << edit << QVariant(u"42"_s);
}

void TestObjectivesModel::setDataPushesOneStep()
{
    QFETCH(const int, row);
    QFETCH(const ObjectiveColumn, column);
    QFETCH(const int, role);
    QFETCH(const QVariant, value);

    const GoalSet before = m_document->set();
    QVERIFY(m_model->setData(cell(row, column), value, role));
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(!m_document->undoStack().text(0).isEmpty());
    QCOMPARE(cell(row, column).data(role).toString(), value.toString());
    const GoalSet after = m_document->set();
    QVERIFY(after != before);

    m_document->undoStack().undo();
    QVERIFY(m_document->set() == before);
    m_document->undoStack().redo();
    QVERIFY(m_document->set() == after);
}

void TestObjectivesModel::refusesBadValues_data()
{
    using enum ObjectiveColumn;
    QTest::addColumn<ObjectiveColumn>("column");
    QTest::addColumn<int>("role");
    QTest::addColumn<QVariant>("value");
    const int edit = Qt::EditRole;
    QTest::newRow("no goal") << Goal << edit << QVariant(QString());
    QTest::newRow("blank goal") << Goal << edit << QVariant(u" \t"_s);
    QTest::newRow("goal as display") << Goal << int{Qt::DisplayRole} << QVariant(u"x"_s);
    QTest::newRow("weighting 0") << Weighting << edit << QVariant(0);
    QTest::newRow("weighting 101") << Weighting << edit << QVariant(101);
    QTest::newRow("weighting below") << Weighting << edit << QVariant(-5);
    QTest::newRow("weighting in words") << Weighting << edit << QVariant(u"many"_s);
    QTest::newRow("no weighting") << Weighting << edit << QVariant();
    QTest::newRow("range") << Range << edit << QVariant(u"1–3"_s);
    QTest::newRow("board") << BoardCategories << edit << QVariant(u"combat"_s);
    QTest::newRow("line") << LineCategories << edit << QVariant(u"combat"_s);
    QTest::newRow("zones") << Progression << edit << QVariant(u"E"_s);
    QTest::newRow("limit") << Limit << edit << QVariant(3);
    QTest::newRow("tag") << Tag << edit << QVariant(u"duel"_s);
}

void TestObjectivesModel::refusesBadValues()
{
    QFETCH(const ObjectiveColumn, column);
    QFETCH(const int, role);
    QFETCH(const QVariant, value);
    const GoalSet before = m_document->set();
    QVERIFY(!m_model->setData(cell(0, column), value, role));
    QVERIFY(m_document->set() == before);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestObjectivesModel::sameValueIsNoStep()
{
    QVERIFY(m_model->setData(cell(0, ObjectiveColumn::Weighting), 80));
    QVERIFY(m_model->setData(cell(0, ObjectiveColumn::Enabled), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestObjectivesModel::tellsOfChangedRowsOnly()
{
    QList<std::pair<int, int>> told;
    connect(m_model.get(), &QAbstractItemModel::dataChanged, this,
        [&](const QModelIndex &first, const QModelIndex &last) {
            told.append({first.row(), last.row()});
        });
    setWeighting(*m_document, {RowId{3}, RowId{1}, RowId{77}}, 5);
    QCOMPARE(told, (QList<std::pair<int, int>>{{0, 0}, {2, 2}}));
    told.clear();
    setEnabled(*m_document, {RowId{3}, RowId{1}}, false);
    setEnabled(*m_document, {RowId{1}, RowId{2}, RowId{3}}, true);
    QCOMPARE(told, (QList<std::pair<int, int>>{{0, 0}, {2, 2}, {0, 2}}));
}

void TestObjectivesModel::obeysTheRulesOfModels()
{
    m_model->setData(cell(0, ObjectiveColumn::Weighting), 7);
    setGoal(*m_document, RowId{2}, u"Feed a storm drake"_s);
    toggleEnabled(*m_document, {RowId{1}, RowId{2}, RowId{3}});
    QVERIFY(!m_document->set().objectives[1].disabled); // one was disabled: all are enabled
    toggleEnabled(*m_document, {RowId{1}, RowId{2}, RowId{3}});
    QVERIFY(m_document->set().objectives[0].disabled);
    while (m_document->undoStack().canUndo())
        m_document->undoStack().undo();
    while (m_document->undoStack().canRedo())
        m_document->undoStack().redo();

    const QPersistentModelIndex kept = cell(1, ObjectiveColumn::Goal);
    m_document->adopt({}, {});
    QVERIFY(!kept.isValid());
    QCOMPARE(m_model->rowCount(), 0);
    m_document->adopt(smallFile(), {});
    QCOMPARE(m_model->rowCount(), 3);
}

QTEST_GUILESS_MAIN(TestObjectivesModel)
#include "tst_objectives_model.moc"
