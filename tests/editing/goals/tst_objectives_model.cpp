// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/codes.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/row_edits.h"
#include "ui/editing/goals/objectives_model.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

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
    void entersIntoSeveralRows();
    void rowHeadersNumberTheFile();
    void problemsStandAtTheirCells();
    void problemsAreToldOnceTheyChange();
    void progressionStandsBack();
    void persistentIndexesFollowTheirRows();
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

    const auto both = [](const char *name, int row, ObjectiveColumn column, const QString &shown,
                          const QString &edited) {
        QTest::newRow(name) << row << column << QVariant(shown) << QVariant(edited);
    };
    const auto same = [](const char *name, int row, ObjectiveColumn column, const QVariant &value) {
        QTest::newRow(name) << row << column << value << value;
    };
    QTest::newRow("enabled") << 0 << Enabled << QVariant() << QVariant(true);
    QTest::newRow("disabled") << 1 << Enabled << QVariant() << QVariant(false);
    both("goal", 0, Goal, u"Forge 2–5 blades"_s, u"Forge {{X}} blade[[s]]"_s);
    same("neighbours", 0, Range, u"2–5"_s);
    both("apart, unsorted, twice", 1, Range, u"3 · 6 · 9"_s, u"9 · 3 · 3 · 6"_s);
    same("no range", 2, Range, QString());
    same("board", 0, BoardCategories, u"smithing"_s);
    same("line", 0, LineCategories, u"crafts, town"_s);
    same("zones", 0, Progression, u"E L"_s);
    both("no zone is all", 1, Progression, u"E M L N"_s, QString());
    same("weighting", 0, Weighting, 80);
    same("limit", 0, Limit, 2);
    same("tag", 0, Tag, u"forge"_s);
    same("no tag", 1, Tag, QString());
    QTest::newRow("progressive") << 1 << ProgressiveRanges << QVariant() << QVariant(false);
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
    QVERIFY(toolTip.contains(u"Forge 2–5 blades"_s));
    QVERIFY(toolTip.contains("Any <b>blade</b> counts"_L1));
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
    QTest::newRow("range") << 0 << Range << edit << QVariant(u"1–3"_s);
    QTest::newRow("board") << 1 << BoardCategories << edit << QVariant(u"combat"_s);
    QTest::newRow("line") << 0 << LineCategories << edit << QVariant(u"combat, sea"_s);
    QTest::newRow("zones") << 0 << Progression << edit << QVariant(u"E M"_s);
    QTest::newRow("limit") << 2 << Limit << edit << QVariant(3);
    QTest::newRow("tag") << 0 << Tag << edit << QVariant(u"duel"_s);
    QTest::newRow("positions") << 0 << ForcedPositions << edit << QVariant(u"1 · 7"_s);
    QTest::newRow("progressive") << 0 << ProgressiveRanges << check << QVariant(Qt::Checked);
    QTest::newRow("tooltip") << 2 << Tooltip << edit << QVariant(u"Any"_s);
    QTest::newRow("icons") << 2 << Icons << edit << QVariant(u"duel.webp"_s);
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
    QTest::newRow("range") << Range << edit << QVariant(u"few"_s);
    QTest::newRow("check of a text") << Range << int{Qt::CheckStateRole} << QVariant(Qt::Checked);
    QTest::newRow("board") << BoardCategories << edit << QVariant(u"a, b, c, d, e"_s);
    QTest::newRow("zones") << Progression << edit << QVariant(u"X"_s);
    QTest::newRow("limit") << Limit << edit << QVariant(0);
    QTest::newRow("tag") << Tag << edit << QVariant(u"a, b"_s);
}

void TestObjectivesModel::refusesBadValues()
{
    QFETCH(const ObjectiveColumn, column);
    QFETCH(const int, role);
    QFETCH(const QVariant, value);
    const GoalSet before = m_document->set();
    const QSignalSpy refused(m_model.get(), &ObjectivesModel::refused);
    QVERIFY(!m_model->setData(cell(0, column), value, role));
    QCOMPARE(refused.count(), role == Qt::EditRole ? 1 : 0);
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

void TestObjectivesModel::entersIntoSeveralRows()
{
    const int column = static_cast<int>(ObjectiveColumn::Range);
    QVERIFY(m_model->enter({RowId{1}, RowId{3}}, column, u"7, 9"_s));
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(cell(2, ObjectiveColumn::Range).data().toString(), u"7 · 9"_s);
    const GoalSet before = m_document->set();
    QVERIFY(!m_model->enter({RowId{1}, RowId{3}}, column, u"many"_s));
    QVERIFY(m_document->set() == before);
    QVERIFY(!m_model->enter({RowId{1}}, 99, u"7"_s));
}

void TestObjectivesModel::rowHeadersNumberTheFile()
{
    const auto number
        = [this](int row) { return m_model->headerData(row, Qt::Vertical, Qt::DisplayRole); };
    QCOMPARE(number(0), QVariant(1));
    QCOMPARE(number(2), QVariant(3));
    QCOMPARE(number(3), QVariant());
    QCOMPARE(m_model->headerData(0, Qt::Vertical, Qt::DecorationRole), QVariant());
}

void TestObjectivesModel::problemsStandAtTheirCells()
{
    using enum ObjectiveColumn;
    m_model->setSeverityIcon([](Severity) { return QIcon(); });
    const QList<Problem> problems{{.code = Code::RangeTooWide,
                                      .severity = Severity::Warning,
                                      .where = {},
                                      .row = RowId{1},
                                      .field = ObjectiveField::Range,
                                      .args = {qint64{2}, qint64{50}}},
        {.code = Code::UndeclaredTag,
            .severity = Severity::Error,
            .where = {},
            .row = RowId{1},
            .field = ObjectiveField::Tag,
            .args = {u"<forge>"_s}},
        {.code = toCode(ConstrainedCode::NeverOnBoard),
            .severity = Severity::Warning,
            .where = {},
            .row = RowId{3},
            .args = {qint64{25}}},
        {.code = Code::TagUnused,
            .severity = Severity::Hint,
            .where = {},
            .field = ObjectiveField::Tag,
            .args = {u"x"_s}}};
    m_model->showProblems(problems, m_document->set());
    const auto severity = [](const QModelIndex &index) { return index.data(ProblemRole); };
    const int error = static_cast<int>(Severity::Error);
    const int warning = static_cast<int>(Severity::Warning);
    QCOMPARE(severity(cell(0, Range)), QVariant(warning));
    QCOMPARE(severity(cell(0, Tag)), QVariant(error));
    QCOMPARE(severity(cell(0, Goal)), QVariant());
    QCOMPARE(severity(cell(1, Tag)), QVariant());
    QCOMPARE(severity(cell(2, Goal)), QVariant(warning)); // the whole row
    QVERIFY(cell(0, Tag).data(Qt::ToolTipRole).toString().contains("<forge>"_L1));
    QVERIFY(cell(0, Range).data(Qt::ToolTipRole).toString().contains("50"_L1));

    QVERIFY(m_model->hasProblem(RowId{1}));
    QVERIFY(!m_model->hasProblem(RowId{2}));
    QVERIFY(!m_model->hasProblem(RowId{77}));
    QCOMPARE(m_model->worstProblem(RowId{1}), Severity::Error);
    QCOMPARE(m_model->rowsWithProblems(), 2);
    QCOMPARE(m_model->headerData(0, Qt::Vertical, ProblemRole), QVariant(error));
    QCOMPARE(m_model->headerData(1, Qt::Vertical, ProblemRole), QVariant());
    QVERIFY(m_model->headerData(0, Qt::Vertical, Qt::DecorationRole).isValid());
    const QString all = m_model->headerData(0, Qt::Vertical, Qt::ToolTipRole).toString();
    QVERIFY(all.contains("forge"_L1) && all.contains("50"_L1));
    removeObjectives(*m_document, {RowId{1}});
    QVERIFY(!m_model->hasProblem(RowId{1}));
    QCOMPARE(m_model->rowsWithProblems(), 1);
    QCOMPARE(severity(cell(1, Goal)), QVariant(warning)); // follows its row
    m_document->adopt(smallFile(), {}); // other goals with the same ids
    QVERIFY(!m_model->hasProblem(RowId{3}));
}

void TestObjectivesModel::problemsAreToldOnceTheyChange()
{
    const QList<Problem> problems{{.code = Code::GoalEmpty,
        .where = {},
        .row = RowId{2},
        .field = ObjectiveField::Goal,
        .args = {}}};
    const QSignalSpy told(m_model.get(), &ObjectivesModel::problemsChanged);
    QList<int> rows;
    connect(m_model.get(), &QAbstractItemModel::dataChanged, this,
        [&](const QModelIndex &first, const QModelIndex &) { rows << first.row(); });
    m_model->showProblems(problems, m_document->set());
    m_model->showProblems(problems, m_document->set());
    QCOMPARE(told.count(), 1);
    QCOMPARE(rows, QList<int>{1});
    m_model->showProblems({}, m_document->set());
    QCOMPARE(told.count(), 2);
    QVERIFY(!m_model->hasProblem(RowId{2}));
}

void TestObjectivesModel::progressionStandsBack()
{
    using enum ObjectiveColumn;
    const auto isPale
        = [this](ObjectiveColumn column) { return cell(0, column).data(StandsBackRole).toBool(); };
    const auto help = [this](ObjectiveColumn column) {
        return m_model->headerData(static_cast<int>(column), Qt::Horizontal, Qt::ToolTipRole)
            .toString();
    };
    QVERIFY(isPale(Progression) && isPale(ProgressiveRanges));
    QVERIFY(!isPale(Goal));
    QVERIFY(help(Progression).contains("ignore"_L1));
    m_model->setZonesCount(true);
    QVERIFY(!isPale(Progression) && !isPale(ProgressiveRanges));
    QVERIFY(!help(Progression).contains("the current boards"_L1));
    QVERIFY(cell(1, Progression).data(StandsBackRole).toBool()); // because the goal is disabled
}

void TestObjectivesModel::persistentIndexesFollowTheirRows()
{
    QList<std::pair<QPersistentModelIndex, RowId>> kept;
    for (int row = 0; row < 3; ++row)
        kept.append({cell(row, ObjectiveColumn::Goal), m_model->rowIdAt(row)});
    const auto allFollow = [&] {
        return std::ranges::all_of(kept, [&](const auto &one) {
            return m_document->rowOf(one.second) == (one.first.isValid() ? one.first.row() : -1);
        });
    };
    insertObjectives(*m_document, RowId{2}, QList<Objective>(2));
    QVERIFY(allFollow());
    QCOMPARE(kept[2].first.row(), 4);
    moveObjectives(*m_document, {RowId{3}}, RowId{1});
    QVERIFY(allFollow());
    QCOMPARE(kept[2].first.row(), 0);
    duplicateObjectives(*m_document, {RowId{1}, RowId{3}});
    QVERIFY(allFollow());
    while (m_document->undoStack().canUndo()) {
        m_document->undoStack().undo();
        QVERIFY(allFollow());
    }
    while (m_document->undoStack().canRedo()) {
        m_document->undoStack().redo();
        QVERIFY(allFollow());
    }
    removeObjectives(*m_document, {RowId{3}});
    QVERIFY(!kept[2].first.isValid());
    QVERIFY(kept[0].first.isValid());
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

BOARDWRIGHT_UNIT(TestObjectivesModel, QCoreApplication)
#include "tst_objectives_model.moc"
