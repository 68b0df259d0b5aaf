// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window with several generators: the bar above the board, the preview settings stored in a
// set, and the notes on saving.

#include "core/balanced/sections.h"
#include "core/constrained/parameters.h"
#include "tests/support/unit.h"
#include "tests/support/windows/generators_fixture.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/tables/section_group_model.h"
#include "ui/widgets/board/generator_box.h"
#include "ui/widgets/fields/list_editors.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/table/replace_bar.h"
#include "ui/widgets/window/message_bar.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAbstractProxyModel>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestGeneratorsWindow final : public GeneratorsFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { show(); }

    void cleanup() { close(); }

    void modesAndSizesAreChosen_data();
    void modesAndSizesAreChosen();
    void sizesAreTyped();
    void dedicatedSetsOpenInTheirMode();
    void generatorsWithoutDataAreAdded();
    void everyGateTableIsInItsPanel_data();
    void everyGateTableIsInItsPanel();
    void everyKindOfParameterHasItsEditor();
    void aPreviewIsKeptInTheSet();
    void ownDataIsAnnouncedOnce();
    void anotherGeneratorComesAfterTheReset();
    void textsAreFoundAndReplaced();
    void comparedSectionsHaveColumnsOfOneWidth();
};

void TestGeneratorsWindow::modesAndSizesAreChosen_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<int>("parameter");
    QTest::addColumn<int>("size");
    QTest::addColumn<std::size_t>("cells");
    QTest::newRow("ascend 7") << u"Ascend"_s << 2 << 7 << std::size_t{49};
    QTest::newRow("ascend 4") << u"Ascend"_s << 2 << 4 << std::size_t{16};
    QTest::newRow("summit 9") << u"Summit"_s << 3 << 9 << std::size_t{45};
    QTest::newRow("triple 30") << u"Triple"_s << 4 << 30 << std::size_t{30};
    QTest::newRow("triple 90") << u"Triple"_s << 4 << 90 << std::size_t{90};
    QTest::newRow("rush") << u"Rush"_s << 5 << 90 << std::size_t{90};
}

void TestGeneratorsWindow::modesAndSizesAreChosen()
{
    QFETCH(const QString, mode);
    QFETCH(const int, parameter);
    QFETCH(const int, size);
    QFETCH(const std::size_t, cells);
    open(plotSet(120, 0));
    QCOMPARE(m_window->boardPanel().view().scene().cells.size(), std::size_t{25});
    choose(boxOf<QComboBox>(0), mode);
    const auto index = static_cast<std::size_t>(parameter);
    QVERIFY(parameterEditor(1) == nullptr); // the size of Bingo
    QVERIFY(parameterEditor(index)->isVisible());
    if (auto *spinBox = boxOf<QSpinBox>(index))
        spinBox->setValue(size);
    else
        choose(boxOf<QComboBox>(index), QString::number(size));
    waitForBoard();
    QCOMPARE(m_window->boardPanel().view().scene().cells.size(), cells);
    QVERIFY(!m_window->document().isModified());
    choose(boxOf<QComboBox>(0), u"Bingo"_s);
    waitForBoard();
    QCOMPARE(m_window->boardPanel().view().scene().cells.size(), std::size_t{25});
}

void TestGeneratorsWindow::sizesAreTyped()
{
    open(plotSet(120, 0));
    const auto boxes = parameterEditor(1)->findChildren<QSpinBox *>();
    QCOMPARE(boxes.size(), 2);
    boxes[1]->setFocus();
    boxes[1]->selectAll();
    QTest::keyClicks(boxes[1], u"10"_s);
    QTest::keyClick(boxes[1], Qt::Key_Return);
    waitForBoard();
    QCOMPARE(m_window->boardPanel().view().scene().cells.size(), std::size_t{50});
}

void TestGeneratorsWindow::dedicatedSetsOpenInTheirMode()
{
    GoalSet set = plotSet(120, 0);
    set.schemaMode = SchemaMode::Dedicated;
    set.dedicatedMode = u"summit"_s;
    open(set);
    QCOMPARE(boxOf<QComboBox>(0)->currentText(), u"Summit"_s);
    QCOMPARE(boxOf<QSpinBox>(3)->value(), 9);
    QCOMPARE(m_window->boardPanel().view().scene().cells.size(), std::size_t{45});
    open(plotSet(120, 0));
    QCOMPARE(boxOf<QComboBox>(0)->currentText(), u"Bingo"_s);
}

void TestGeneratorsWindow::generatorsWithoutDataAreAdded()
{
    open(plotSet(30, 0));
    auto *box = m_window->findChild<GeneratorBox *>();
    const auto items = [box] {
        QStringList texts;
        for (int item = 0; item < box->count(); ++item)
            texts << box->itemText(item);
        return texts.join(u'|');
    };
    QCOMPARE(items(),
        u"Constrained|Sculpted||Add Balanced…|Add Layered…|Add Worlds…|Add Bingosync…|Add PlayBingo…|Add Plot…"_s);
    const auto panelTitle = [this] {
        const SideTabs &tabs = m_window->sideTabs();
        return tabs.panel() == nullptr ? QString() : tabs.tabText(tabs.indexOf(tabs.panel()));
    };
    QVERIFY(panelTitle() != u"Plot"_s);
    choose(box, u"Add Plot…"_s);
    QCOMPARE(&m_window->boardChoice().generator(), &plotGenerator());
    QCOMPARE(items(),
        u"Constrained|Sculpted|Plot||Add Balanced…|Add Layered…|Add Worlds…|Add Bingosync…|Add PlayBingo…"_s);
    QCOMPARE(panelTitle(), u"Plot"_s);
    QCOMPARE(m_window->sideTabs().currentWidget(), m_window->sideTabs().panel());
    QVERIFY(!m_window->document().isModified());
    waitForBoard();
    QVERIFY(!m_window->boardPanel().view().scene().notice.isEmpty());
    table()->view().addRow();
    waitForBoard();
    QCOMPARE(m_window->boardPanel().view().scene().cells.size(), std::size_t{1});
    choose(box, u"Constrained"_s);
    QCOMPARE(items(),
        u"Constrained|Sculpted|Plot||Add Balanced…|Add Layered…|Add Worlds…|Add Bingosync…|Add PlayBingo…"_s);
    QVERIFY(panelTitle() != u"Plot"_s);
    m_window->document().undoStack().undo();
    QCOMPARE(items(),
        u"Constrained|Sculpted||Add Balanced…|Add Layered…|Add Worlds…|Add Bingosync…|Add PlayBingo…|Add Plot…"_s);
}

void TestGeneratorsWindow::everyGateTableIsInItsPanel_data()
{
    QTest::addColumn<const Generator *>("generator");
    for (const Generator *generator : generators()) {
        if (generator->info().gateTable != nullptr)
            QTest::newRow(generator->info().key.data()) << generator;
    }
}

void TestGeneratorsWindow::everyGateTableIsInItsPanel()
{
    QFETCH(const Generator *, generator);
    const Section &gates = *generator->info().gateTable;
    open(plotSet(30, 3));
    m_window->boardChoice().setGenerator(*generator);
    const auto tables = m_window->sideTabs().panel()->findChildren<SectionTable *>();
    const auto table = std::ranges::find_if(tables, [&](const SectionTable *each) {
        return each->view().model()->headerData(0, Qt::Horizontal, FieldRole).value<const Field *>()
            == gates.fields.data();
    });
    QVERIFY(table != tables.end());
    (*table)->view().addRow();
    QCOMPARE(m_window->document().set().tables.value(gates.key).size(), 1);
}

void TestGeneratorsWindow::everyKindOfParameterHasItsEditor()
{
    open(plotSet(30, 4));
    BoardChoice &choice = m_window->boardChoice();
    choice.setGenerator(plotGenerator());
    QVERIFY(boxOf<QSpinBox>(1) != nullptr); // 1..9
    QVERIFY(parameterEditor(2) == nullptr);
    choose(boxOf<QComboBox>(0), u"Column"_s);
    QVERIFY(parameterEditor(1) == nullptr);
    choose(boxOf<QComboBox>(2), u"6"_s); // 2, 4, 6
    QCOMPARE(std::get<qint64>(choice.settings().values[2]), 6);

    auto *soils = qobject_cast<CheckListEditor *>(&parameterEditor(3)->inner());
    soils->open();
    CheckListModel &offered = soils->list().model();
    QCOMPARE(offered.rowCount(), 2);
    QVERIFY(offered.setData(offered.index(1), Qt::Checked, Qt::CheckStateRole));
    soils->findChild<QListView *>()->window()->close();
    QCOMPARE(std::get<QStringList>(choice.settings().values[3]), QStringList{u"clay"_s});
    QCOMPARE(soils->text(), u"Clay"_s);

    boxOf<QDoubleSpinBox>(4)->setValue(0.8);
    QCOMPARE(std::get<double>(choice.settings().values[4]), 0.8);
    QTest::mouseClick(boxOf<QAbstractButton>(5), Qt::LeftButton);
    QCOMPARE(std::get<bool>(choice.settings().values[5]), true);
}

void TestGeneratorsWindow::aPreviewIsKeptInTheSet()
{
    open(plotSet(30, 3));
    auto *save = m_window->findChild<QAction *>(u"savePreview"_s);
    auto *forget = m_window->findChild<QAction *>(u"forgetPreview"_s);
    QVERIFY(!forget->isVisible());
    m_window->boardChoice().setGenerator(plotGenerator());
    m_window->boardChoice().setParameter(1, qint64{7});
    m_window->boardChoice().setSeed(u"dawn"_s);
    save->trigger();
    QVERIFY(forget->isVisible());
    QVERIFY(!save->isEnabled());
    const GoalSet kept = m_window->document().set();
    m_window->boardChoice().setSeed(u"dusk"_s);
    QVERIFY(save->isEnabled());
    m_window->document().undoStack().setClean();

    open(plotSet(30, 0));
    QCOMPARE(m_window->boardChoice().generator().info().key, "constrained"_L1);
    open(kept);
    QCOMPARE(&m_window->boardChoice().generator(), &plotGenerator());
    QCOMPARE(m_window->boardChoice().seed(), u"dawn"_s);
    QCOMPARE(boxOf<QSpinBox>(1)->value(), 7);
    forget->trigger();
    QVERIFY(!hasSavedPreview(m_window->document().set()));
    m_window->document().undoStack().undo();
    QCOMPARE(m_window->document().set(), kept);
}

void TestGeneratorsWindow::ownDataIsAnnouncedOnce()
{
    const QTemporaryDir folder;
    open(plotSet(30, 0));
    auto *saveAction = [this] {
        for (QAction *action : m_window->findChildren<QAction *>()) {
            if (action->shortcut() == QKeySequence(QKeySequence::Save))
                return action;
        }
        return static_cast<QAction *>(nullptr);
    }();
    QVERIFY(m_window->document().save(folder.filePath(u"set.json"_s)).has_value());
    saveAction->trigger();
    QTRY_VERIFY(!m_window->document().isSaving());
    QVERIFY(!m_window->messageBar().isVisible());
    setSectionValue(
        m_window->document(), plot::once, plot::field(plot::once, "title"_L1), {}, u"Eden"_s);
    saveAction->trigger();
    QTRY_VERIFY(!m_window->document().isSaving());
    QVERIFY(m_window->messageBar().isVisible());
    QVERIFY(m_window->messageBar().text().contains(u"(Garden)"_s));
    setSectionValue(
        m_window->document(), plot::once, plot::field(plot::once, "title"_L1), {}, u"Ede"_s);
    saveAction->trigger();
    QTRY_VERIFY(!m_window->document().isSaving());
    QVERIFY(!m_window->messageBar().isVisible());
}

void TestGeneratorsWindow::anotherGeneratorComesAfterTheReset()
{
    open(plotSet(30, 3));
    m_window->boardChoice().setGenerator(plotGenerator());
    m_window->findChild<QAction *>(u"savePreview"_s)->trigger();
    const GoalSet kept = m_window->document().set();
    m_window->document().undoStack().setClean();
    open(plotSet(30, 0));
    auto *filter = qobject_cast<QAbstractProxyModel *>(
        m_window->objectivesView().findChild<QTableView *>()->model());
    QVERIFY(filter != nullptr);
    const QAbstractItemModelTester filterTester(filter);
    const QAbstractItemModelTester modelTester(filter->sourceModel());
    bool isResetting = false;
    bool isInOrder = true;
    connect(filter->sourceModel(), &QAbstractItemModel::modelAboutToBeReset, this,
        [&] { isResetting = true; });
    connect(
        filter->sourceModel(), &QAbstractItemModel::modelReset, this, [&] { isResetting = false; });
    for (const auto signal : {&QAbstractItemModel::columnsAboutToBeInserted,
             &QAbstractItemModel::columnsAboutToBeRemoved})
        connect(filter->sourceModel(), signal, this, [&] { isInOrder &= !isResetting; });
    const std::uint64_t requests = m_window->preview().requested();
    open(kept);
    QCOMPARE(m_window->preview().requested(), requests + 1);
    QCOMPARE(&m_window->boardChoice().generator(), &plotGenerator());
    open(plotSet(30, 0));
    QVERIFY(isInOrder);
    disconnect(filter->sourceModel(), nullptr, this, nullptr);
}

void TestGeneratorsWindow::textsAreFoundAndReplaced()
{
    open(plotSet(30, 3));
    m_window->boardChoice().setGenerator(plotGenerator());
    waitForBoard();
    m_window->sideTabs().setCurrentWidget(m_window->sideTabs().panel());
    m_window->sideTabs().showRow(m_window->document().tableRows(plot::plots)[0].id, true);
    Spreadsheet &view = table()->view();
    view.setFocus();
    view.selectCell(view.model()->index(0, 0));
    QTest::keyClick(&view, Qt::Key_H, Qt::ControlModifier);
    auto *bar = table()->findChild<ReplaceBar *>();
    QVERIFY(bar != nullptr && bar->isVisible());
    const auto *result = bar->findChild<QLabel *>(u"result"_s);
    bar->findChild<QLineEdit *>(u"find"_s)->setText(u"plot"_s);
    bar->findChild<QLineEdit *>(u"with"_s)->setText(u"field"_s);
    QCOMPARE(result->text(), u"3 matches"_s);
    bar->findChild<QToolButton *>(u"replace"_s)->click();
    QCOMPARE(plotNames().join(u' '), u"field 1 plot 2 plot 3"_s);
    QCOMPARE(view.currentIndex().row(), 1);
    bar->findChild<QToolButton *>(u"replaceAll"_s)->click();
    QCOMPARE(plotNames().join(u' '), u"field 1 field 2 field 3"_s);
    QCOMPARE(result->text(), u"Replaced in 2 cells"_s);
    QCOMPARE(m_window->document().undoStack().count(), 2); // all in one step
    m_window->document().undoStack().undo();
    QCOMPARE(plotNames().join(u' '), u"field 1 plot 2 plot 3"_s);
}

void TestGeneratorsWindow::comparedSectionsHaveColumnsOfOneWidth()
{
    GoalSetDocument &document = m_window->document();
    SectionTable profiles(
        document, std::make_unique<SectionGroupModel>(document, balanced::profiles), nullptr);
    profiles.resize(1400, 600);
    profiles.show();
    QVERIFY(QTest::qWaitForWindowExposed(&profiles));
    const QTableView &view = profiles.view();
    QVERIFY(view.model()->columnCount() > 2);
    for (int column = 1; column < view.model()->columnCount(); ++column)
        QCOMPARE(view.columnWidth(column), view.columnWidth(0));
}

BOARDWRIGHT_UNIT(TestGeneratorsWindow, QApplication)
#include "tst_generators_window.moc"
