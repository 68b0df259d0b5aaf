// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each tool that changes a set lists its new numbers before they are applied: the button, its list,
// what Apply then writes, the receipt, and the undo. What differs is read from the files of both
// sets, without the list.

#include "core/formats/native.h"
#include "core/worlds/world_set.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/tuned_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "tests/support/windows/worse_answer.h"
#include "ui/editing/generators/sculpted/own_tier_rows.h"
#include "ui/editing/lab/field_changes_model.h"
#include "ui/editing/studies/tuning_store.h"
#include "ui/widgets/controls/popup_panel.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/generators/balanced/weights_tool.h"
#include "ui/widgets/generators/sculpted/sculpted_panel.h"
#include "ui/widgets/generators/sculpted/tuning_page.h"
#include "ui/widgets/generators/worlds/curation_tool.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/lab/new_numbers_button.h"
#include "ui/widgets/lab/tune_tool.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/table/spreadsheet.h"
#include "ui/widgets/window/side_tabs.h"

#include <QAction>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

struct Values {
    QJsonValue before;
    QJsonValue after;
};

/// Every value in which two files differ. A list of numbers is one value.
void collectDifferences(
    const QJsonValue &before, const QJsonValue &after, std::vector<Values> &into)
{
    if (before == after)
        return;
    const auto hasObjects = [](const QJsonValue &value) {
        return value.isArray() && !value.toArray().isEmpty() && value.toArray().first().isObject();
    };
    if (before.isObject() && after.isObject()) {
        QStringList keys = before.toObject().keys() + after.toObject().keys();
        keys.removeDuplicates();
        for (const QString &key : std::as_const(keys))
            collectDifferences(before.toObject().value(key), after.toObject().value(key), into);
    } else if (hasObjects(before) && hasObjects(after)
        && before.toArray().size() == after.toArray().size()) {
        for (qsizetype i = 0; i < before.toArray().size(); ++i)
            collectDifferences(before.toArray().at(i), after.toArray().at(i), into);
    } else {
        into.push_back({.before = before, .after = after});
    }
}

std::vector<Values> differencesInFiles(const GoalSet &before, const GoalSet &after)
{
    std::vector<Values> differences;
    collectDifferences(QJsonDocument::fromJson(writeNative(before)).object(),
        QJsonDocument::fromJson(writeNative(after)).object(), differences);
    return differences;
}

/// The number in a cell of the list, which may have a unit.
double numberIn(QString text)
{
    text.remove(u'%');
    bool isNumber = false;
    const double number = QLocale::c().toDouble(text.trimmed(), &isNumber);
    return isNumber ? number : std::nan("");
}

/// Whether a row of the list says the new value: as it is in the file, or in percent.
bool saysValue(const QString &text, const QJsonValue &value)
{
    if (!value.isDouble())
        return true;
    const double shown = numberIn(text);
    constexpr double rounding = 1e-5;
    return std::isnan(shown) || std::abs(shown - value.toDouble()) < rounding
        || std::abs(shown - 100 * value.toDouble()) < rounding;
}

} // namespace

class TestNewNumbers final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    static void initTestCase() { QDir(tuningFolder()).removeRecursively(); }

    void cleanup() { closeBoardWindow(std::move(m_window)); }

    void ofTune();
    void ofTiers();
    void ofBalancedWeights();
    void ofZoneWeights();

private:
    struct Tool {
        QWidget &page; ///< which must be in sight
        NewNumbersButton &button;
        std::function<QString()> words;
        std::function<WorseNumbers()> worse;
        std::function<void()> apply; ///< clicks
        bool isOfNumbers = true; ///< all its values are plain numbers
    };

    void open(const GoalSet &set, const QString &generator);
    /// What the list says, row by row, opened with a click and closed with Esc.
    void listed(const Tool &tool, QList<QStringList> &rows);
    void isApplied(const Tool &tool);

    template <typename Page>
    Page &labTool()
    {
        LabPanel &lab = m_window->labPanel();
        m_window->toolStrip().open(&lab);
        auto *tool = lab.findChild<Page *>();
        lab.tools().setCurrentWidget(tool);
        return *tool;
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestNewNumbers::open(const GoalSet &set, const QString &generator)
{
    m_window = boardWindow(set);
    QVERIFY(m_window);
    m_window->boardChoice().setGenerator(*generatorOf(generator));
    QTRY_VERIFY(m_window->preview().isUpToDate());
}

void TestNewNumbers::listed(const Tool &tool, QList<QStringList> &rows)
{
    QVERIFY(tool.button.isVisible());
    QVERIFY(tool.button.isEnabled());
    QTest::mouseClick(&tool.button, Qt::LeftButton);
    Spreadsheet &list = tool.button.list();
    QTRY_VERIFY(list.isVisible());
    const QAbstractItemModel &model = *list.model();
    QCOMPARE(model.columnCount(), FieldChangesModel::After + 1);
    QCOMPARE(model.headerData(FieldChangesModel::Before, Qt::Horizontal).toString(), u"Old"_s);
    QCOMPARE(model.headerData(FieldChangesModel::After, Qt::Horizontal).toString(), u"New"_s);
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        rows << cells;
    }
    // Only to be read.
    const GoalSet set = m_window->document().set();
    QVERIFY(!(model.flags(model.index(0, FieldChangesModel::After)) & Qt::ItemIsEditable));
    QTest::keyClick(&list, Qt::Key_Delete);
    QCOMPARE(m_window->document().set(), set);
    QTest::keyClick(&list, Qt::Key_Escape);
    QTRY_VERIFY(!list.isVisible());
}

/// From the list to the undo. The tool has found something.
void TestNewNumbers::isApplied(const Tool &tool)
{
    GoalSetDocument &document = m_window->document();
    QLabel *receipt = m_window->findChild<QLabel *>(u"receiptText"_s);
    const GoalSet before = document.set();
    const int steps = document.undoStack().count();
    const QString receiptBefore = receipt->toolTip();
    QList<QStringList> rows;
    listed(tool, rows);
    if (QTest::currentTestFailed())
        return;
    QVERIFY(!rows.isEmpty());
    QCOMPARE(document.set(), before); // nothing was written yet
    QCOMPARE(document.undoStack().count(), steps);
    QVERIFY(answersWorse(*m_window, tool.worse(), tool.apply));
    QCOMPARE(document.undoStack().count(), steps + 1);
    const GoalSet after = document.set();
    // What was listed is what was written, all of it, and each row differs.
    const std::vector<Values> written = differencesInFiles(before, after);
    QCOMPARE(rows.size(), static_cast<qsizetype>(written.size()));
    for (const QStringList &row : std::as_const(rows)) {
        QVERIFY(!row[FieldChangesModel::What].isEmpty());
        QVERIFY(!row[FieldChangesModel::Setting].isEmpty());
        QVERIFY2(row[FieldChangesModel::Before] != row[FieldChangesModel::After],
            qPrintable(row.join(u'|')));
        if (tool.isOfNumbers)
            QVERIFY2(
                !std::isnan(numberIn(row[FieldChangesModel::After])), qPrintable(row.join(u'|')));
    }
    for (const Values &one : written) {
        QVERIFY2(std::ranges::any_of(rows,
                     [&](const QStringList &row) {
                         return saysValue(row[FieldChangesModel::Before], one.before)
                             && saysValue(row[FieldChangesModel::After], one.after);
                     }),
            qPrintable(u"not listed: %1 to %2"_s.arg(
                one.before.toVariant().toString(), one.after.toVariant().toString())));
    }
    // Nothing is left to be listed; the receipt tells of the step.
    QVERIFY(!tool.button.isEnabled() || !tool.button.isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(m_window->receipt().receipt()
            && !m_window->receipt().receipt()->isWaiting() && m_window->receipt().isUpToDate(),
        patience);
    QVERIFY(!receipt->toolTip().isEmpty() && receipt->toolTip() != receiptBefore);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY2(!tool.words().contains(u"changed since"_s), qPrintable(tool.words()));
    QVERIFY2(tool.words().contains(u"Applied"_s), qPrintable(tool.words()));
    document.undoStack().undo();
    QCOMPARE(document.set(), before);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QTRY_VERIFY(tool.button.isEnabled()); // what was found is still there
    QVERIFY(!tool.words().contains(u"Applied"_s));
    QList<QStringList> again;
    listed(tool, again);
    QCOMPARE(again, rows);
    document.undoStack().redo();
    QCOMPARE(document.set(), after);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QTRY_VERIFY(!tool.button.isEnabled() || !tool.button.isVisible());
}

void TestNewNumbers::ofTune()
{
    open(unevenSet(60), u"constrained"_s);
    auto &tool = labTool<TuneTool>();
    NewNumbersButton &button = tool.numbersButton();
    QVERIFY(!button.isEnabled());
    QTest::mouseClick(&button, Qt::LeftButton); // does nothing
    QVERIFY(!button.list().isVisible());
    tool.targets().view().addRow();
    QTRY_VERIFY(tool.beginButton().isEnabled());
    QVERIFY(!button.isEnabled());
    tool.study().setOptions({.seeds = 1'000}, {});
    QTest::mouseClick(&tool.beginButton(), Qt::LeftButton);
    QVERIFY(tool.study().isRunning());
    QVERIFY(!button.isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(!tool.study().isRunning(), patience);
    isApplied({.page = tool,
        .button = button,
        .words = [&] { return tool.study().words(); },
        .worse = [&] { return tool.study().worse(); },
        .apply = [&] { QTest::mouseClick(&tool.applyButton(), Qt::LeftButton); }});
}

void TestNewNumbers::ofTiers()
{
    GoalSet set = plainSet(30);
    sculpted::Tier far = sculpted::ownTier(sculpted::Level::Easy);
    far.walls = {.least = 0.2, .most = 0.3};
    TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
    sculpted::writeTier(far, sculpted::Level::Easy, row.values);
    set.tables[sculpted::tierTable.key] << row;
    open(set, u"sculpted"_s);
    auto &panel = *qobject_cast<SculptedPanel *>(m_window->sideTabs().panel());
    m_window->sideTabs().setCurrentWidget(&panel);
    TuningPage &page = panel.tuning();
    panel.setCurrentWidget(&page);
    TuneStudy &study = page.tuning().study();
    QTRY_VERIFY(page.isVisible() && study.canBegin());
    QVERIFY(!page.numbersButton().isEnabled());
    page.iterationsBox().setValue(6);
    page.accuracyBox().setValue(96);
    page.seedBox().setValue(4);
    QTest::mouseClick(&page.beginButton(), Qt::LeftButton);
    QVERIFY(study.isRunning());
    QVERIFY(!page.numbersButton().isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(!study.isRunning(), patience);
    isApplied({.page = page,
        .button = page.numbersButton(),
        .words = [&] { return page.status().text(); },
        .worse = [&] { return study.worse(); },
        .apply = [&] { QTest::mouseClick(&page.applyButton(), Qt::LeftButton); },
        .isOfNumbers = false});
}

void TestNewNumbers::ofBalancedWeights()
{
    open(listedSet(), u"balanced"_s);
    auto &tool = labTool<WeightsTool>();
    QVERIFY(!tool.numbersButton().isEnabled());
    tool.roundsBox().setValue(2);
    tool.boardsBox().setValue(50);
    tool.enoughBox().setValue(0); // never ends early
    QTest::mouseClick(&tool.beginButton(), Qt::LeftButton);
    QVERIFY(tool.weights().isRunning());
    QVERIFY(!tool.numbersButton().isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(!tool.weights().isRunning(), patience);
    QVERIFY(tool.weights().changes() > 0);
    isApplied({.page = tool,
        .button = tool.numbersButton(),
        .words = [&] { return tool.weights().words(); },
        .worse = [&] { return tool.weights().worse(); },
        .apply = [&] { QTest::mouseClick(&tool.applyButton(), Qt::LeftButton); }});
}

void TestNewNumbers::ofZoneWeights()
{
    open(readNative(contentOf(resourcePath("samples/zone-pool.json"))).value().set, u"worlds"_s);
    m_window->boardChoice().setParameter(0, qint64{3});
    QTRY_VERIFY(m_window->preview().isUpToDate());
    auto &tool = labTool<CurationTool>();
    QVERIFY(!tool.numbersButton().isVisible());
    tool.weighAction().trigger();
    QTRY_VERIFY_WITH_TIMEOUT(tool.curation().rounds().size() >= 3, patience);
    QVERIFY(!tool.numbersButton().isVisible());
    QTest::mouseClick(&tool.curateButton(), Qt::LeftButton); // stops
    QVERIFY(!tool.curation().isRunning());
    isApplied({.page = tool,
        .button = tool.numbersButton(),
        .words = [&] { return tool.curation().words(); },
        .worse = [&] { return tool.curation().worse(); },
        .apply = [&] { tool.applyAction().trigger(); }});
}

BOARDWRIGHT_UNIT(TestNewNumbers, QApplication)
#include "tst_new_numbers.moc"
