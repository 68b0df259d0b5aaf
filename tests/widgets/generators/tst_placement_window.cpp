// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Placement rules in the real window: each kind is made, edited, undone, pasted and removed in the
// table, and the board follows.

#include "core/arrange/rules.h"
#include "core/formats/native.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/window/side_tabs.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestPlacementWindow final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void everyKindOfRule_data();
    void everyKindOfRule();
    void lettersHaveALegend();

private:
    const QList<TableRow> rules() const
    {
        return m_window->document().set().tables.value(arrange::rules.key);
    }

    /// The highest possible happiness, which follows every rule that gives points.
    qint64 most() const
    {
        return std::get<qint64>(m_window->preview().result()->board.made.front().args[2]);
    }

    SectionTable *table() const
    {
        const auto tables = m_window->sideTabs().panel()->findChildren<SectionTable *>();
        const auto found = std::ranges::find_if(tables, [](const SectionTable *each) {
            return each->view()
                       .model()
                       ->headerData(0, Qt::Horizontal, FieldRole)
                       .value<const Field *>()
                == arrange::rules.fields.data();
        });
        return found == tables.end() ? nullptr : *found;
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestPlacementWindow::initTestCase()
{
    GoalSet set = readNative(test::contentOf(resourcePath("samples/dragon-lair.json"))).value().set;
    set.tables.remove(u"layered_gates"_s); // rules that no board can keep would reject all
    m_window = boardWindow(set);
    QVERIFY(m_window);
    BoardChoice &choice = m_window->boardChoice();
    const Info &info = choice.generator().info();
    QCOMPARE(info.key, "layered"_L1);
    Settings settings = choice.settings();
    for (const auto &[key, text] : {std::pair(u"passes"_s, u"1"_s), {u"extra_passes"_s, u"no"_s}})
        QVERIFY(setParameter(info.parameters, settings, key, text));
    choice.setSettings(settings);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(table() != nullptr);
}

void TestPlacementWindow::cleanupTestCase()
{
    closeBoardWindow(std::move(m_window));
}

void TestPlacementWindow::everyKindOfRule_data()
{
    QTest::addColumn<QString>("wish");
    for (const Choice &wish : arrange::columns::wish.choices)
        QTest::newRow(wish.key.data()) << QString(wish.key);
}

void TestPlacementWindow::everyKindOfRule()
{
    QFETCH(const QString, wish);
    SectionTable &rows = *table();
    FieldTableModel &model = rows.model();
    const qsizetype before = rules().size();
    const qint64 mostBefore = most();
    const int start = m_window->document().undoStack().index();
    const auto columnOf = [&](const Field &field) {
        const auto found = std::ranges::find(arrange::rules.fields, field.key, &Field::key);
        return static_cast<int>(found - arrange::rules.fields.begin());
    };
    const auto set = [&](int row, const Field &field, const QVariant &value) {
        return model.setData(model.index(row, columnOf(field)), value);
    };
    const auto isAt
        = [&](qint64 expected) { return m_window->preview().isUpToDate() && most() == expected; };

    rows.view().clearSelection();
    rows.view().addRow();
    QCOMPARE(rules().size(), before + 1);
    const int row = model.rowOf(rules().last().id);
    QVERIFY(row >= 0);
    QVERIFY(set(row, arrange::columns::pieces, u"gargoyle"_s));
    QVERIFY(set(row, arrange::columns::wish, wish));
    QVERIFY(set(row, arrange::columns::weight, 10));
    if (wish == u"contents")
        QVERIFY(set(row, arrange::columns::count, 1));
    // Eight gargoyles. Each is near at most seven others; of ten rows two are in the middle.
    const qint64 gained = wish == u"each" ? 560 : wish == u"cell" ? 20 : 80;
    QTRY_VERIFY(isAt(mostBefore + gained));

    // Edited: twice the points.
    QVERIFY(set(row, arrange::columns::weight, 20));
    QTRY_VERIFY(isAt(mostBefore + 2 * gained));
    m_window->document().undoStack().undo();
    QTRY_VERIFY(isAt(mostBefore + gained));

    // Copied, and pasted below the last row.
    rows.view().selectRows({row});
    rows.view().copy();
    rows.view().clearSelection();
    rows.view().setCurrentIndex({});
    rows.view().paste();
    QCOMPARE(rules().size(), before + 2);
    QCOMPARE(rules().last().values, rules().at(before).values);
    QTRY_VERIFY(isAt(mostBefore + 2 * gained));

    // Removed, both.
    rows.view().selectRows({row, row + 1});
    rows.view().removeRows();
    QCOMPARE(rules().size(), before);
    QTRY_VERIFY(isAt(mostBefore));
    m_window->document().undoStack().setIndex(start);
    QTRY_VERIFY(isAt(mostBefore));
}

void TestPlacementWindow::lettersHaveALegend()
{
    const auto labels = m_window->boardPanel().findChildren<QLabel *>();
    const auto legend = std::ranges::find_if(
        labels, [](const QLabel *label) { return label->text().contains(u"Mine\u00a0King"); });
    QVERIFY(legend != labels.end());
    QVERIFY((*legend)->isVisible());
    const std::vector<SceneCell> &cells = m_window->boardPanel().view().scene().cells;
    const auto dragon = std::ranges::find(cells, u"Dragon"_s, &SceneCell::text);
    QVERIFY(dragon != cells.end());
    QCOMPARE(dragon->drawnText(), u"D"_s);
    QVERIFY(std::ranges::none_of(cells, &SceneCell::isUnfilled));
}

BOARDWRIGHT_UNIT(TestPlacementWindow, QApplication)
#include "tst_placement_window.moc"
