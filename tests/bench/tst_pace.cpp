// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Times 500 actions of all kinds on 5,000 goals in the real window: how long each blocked it. Only
// the outcome of the actions is checked; the times are printed for comparison.

#include "core/arrange/rules.h"
#include "core/formats/native.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "tests/support/windows/stall_application.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/row_edits.h"
#include "ui/editing/document/section_edits.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/paint/painting_thread.h"
#include "ui/widgets/source/source_view.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/side_tabs.h"

#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <functional>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr int goalCount = 5'000;
constexpr int actionCount = 500;

/// Goals like those of real sets: categories, tags, ranges, zones.
NativeFile manyGoals()
{
    SplitMix random(5);
    GoalSet set;
    set.setName = u"Many"_s;
    for (int i = 0; i < 40; ++i) {
        set.boardLimits.append({.category = u"board_%1"_s.arg(i), .percent = 10 + i});
        set.lineLimits.append({.category = u"line_%1"_s.arg(i), .percent = 30 + i});
        set.tagNames << u"tag_%1"_s.arg(i);
    }
    for (int i = 0; i < goalCount; ++i) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = u"Collect {{X}} kind%1 of thing[[s]]"_s.arg(i);
        objective.range = {1 + i % 3, 5, 8};
        objective.boardCategories = {u"board_%1"_s.arg(random.below(40))};
        objective.lineCategories = {u"line_%1"_s.arg(random.below(40))};
        objective.weighting = random.between(1, 100);
        if (i % 10 == 0)
            objective.tag = u"tag_%1"_s.arg(random.below(40));
        if (i % 3 == 0)
            objective.progression = Zones(Zone::Early) | Zone::Mid;
        set.objectives.append(objective);
    }
    auto file = readNative(writeNative(set));
    Q_ASSERT(file);
    return *file;
}

} // namespace

class TestPace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fiveThousandGoals();
    void anArrangedSample();
};

void TestPace::fiveThousandGoals()
{
    auto &application = *static_cast<StallApplication *>(qApp);
    MainWindow window;
    window.show();
    window.openUntitled(manyGoals());
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTRY_VERIFY(window.preview().isUpToDate());
    GoalSetDocument &document = window.document();
    const GoalSet opened = document.set();
    ObjectivesView &view = window.objectivesView();
    auto &table = *view.findChild<QTableView *>();
    auto &filter = *view.findChild<QLineEdit *>();
    SplitMix random(7);

    const auto showGoals = [&] { window.sideTabs().showTab(u"objectives"_s); };
    const auto go = [&](ObjectiveColumn column) {
        const QModelIndex cell = table.model()->index(
            random.below(table.model()->rowCount()), static_cast<int>(column));
        application.act([&] {
            table.setCurrentIndex(cell);
            table.scrollTo(cell);
            table.setFocus();
        });
    };
    const auto type = [&](const QString &text) {
        for (const QChar letter : text)
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
    };
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) {
        QTest::keyClick(QApplication::focusWidget(), key, with);
    };
    const auto selectRows = [&](int rows) {
        for (int i = 0; i < rows; ++i)
            press(Qt::Key_Down, Qt::ShiftModifier);
    };

    using Action = std::pair<QByteArray, std::function<void()>>;
    const std::vector<Action> actions{
        {"type a weighting",
            [&] {
                go(ObjectiveColumn::Weighting);
                type(QString::number(random.between(1, 100)));
                press(Qt::Key_Return);
            }},
        {"reword a goal",
            [&] {
                go(ObjectiveColumn::Goal);
                type(u"Find {{X}} things"_s);
                press(Qt::Key_Return);
            }},
        {"type a category",
            [&] {
                go(ObjectiveColumn::BoardCategories);
                type(u"board_7"_s);
                press(Qt::Key_Return);
            }},
        {"weighting of 20 goals",
            [&] {
                go(ObjectiveColumn::Weighting);
                selectRows(20);
                type(u"55"_s);
                press(Qt::Key_Return);
            }},
        {"weighting of all goals",
            [&] {
                go(ObjectiveColumn::Weighting);
                press(Qt::Key_A, Qt::ControlModifier);
                type(u"60"_s);
                press(Qt::Key_Return);
            }},
        {"disable goals",
            [&] {
                go(ObjectiveColumn::Goal);
                selectRows(5);
                press(Qt::Key_Space);
            }},
        {"filter",
            [&] {
                filter.setFocus();
                filter.selectAll();
                type(u"kind1"_s);
            }},
        {"clear the filter",
            [&] {
                filter.setFocus();
                press(Qt::Key_Escape);
            }},
        {"sort",
            [&] {
                const int column = random.below(objectiveColumns);
                application.act([&] { table.sortByColumn(column, Qt::AscendingOrder); });
            }},
        {"file order",
            [&] { application.act([&] { table.sortByColumn(-1, Qt::AscendingOrder); }); }},
        {"page down",
            [&] {
                table.setFocus();
                for (int i = 0; i < 5; ++i)
                    press(Qt::Key_PageDown);
            }},
        {"scroll to the end and back",
            [&] {
                QScrollBar &bar = *table.verticalScrollBar();
                application.act([&] { bar.setValue(bar.maximum()); });
                application.act([&] { bar.setValue(0); });
            }},
        {"add a goal",
            [&] {
                go(ObjectiveColumn::Goal);
                press(Qt::Key_Return, Qt::ControlModifier);
                type(u"Something new"_s);
                press(Qt::Key_Return);
            }},
        {"duplicate goals",
            [&] {
                go(ObjectiveColumn::Goal);
                selectRows(3);
                press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
            }},
        {"remove goals",
            [&] {
                go(ObjectiveColumn::Goal);
                selectRows(2);
                press(Qt::Key_Delete, Qt::ControlModifier);
            }},
        {"fill down 200 rows",
            [&] {
                go(ObjectiveColumn::LineCategories);
                selectRows(200);
                press(Qt::Key_D, Qt::ControlModifier);
            }},
        {"copy and paste a block",
            [&] {
                go(ObjectiveColumn::Weighting);
                selectRows(50);
                press(Qt::Key_C, Qt::ControlModifier);
                go(ObjectiveColumn::Weighting);
                press(Qt::Key_V, Qt::ControlModifier);
            }},
        {"undo", [&] { application.act([&] { document.undoStack().undo(); }); }},
        {"redo", [&] { application.act([&] { document.undoStack().redo(); }); }},
        {"move goals",
            [&] {
                const QList<Objective> &all = document.set().objectives;
                const RowId one = random.pick(all).id;
                const RowId other = random.pick(all).id;
                const RowId before = random.pick(all).id;
                application.act([&] { moveObjectives(document, {one, other}, before); });
            }},
        {"another tab",
            [&] {
                SideTabs &tabs = window.sideTabs();
                const int next = random.below(tabs.count());
                application.act([&] { tabs.setCurrentIndex(next); });
            }},
        {"back to the goals", [&] { application.act(showGoals); }},
        {"another seed",
            [&] {
                const QString seed = u"seed %1"_s.arg(random.below(1000));
                application.act([&] { window.boardChoice().setSeed(seed); });
            }},
    };

    std::vector<QByteArray> names;
    for (const auto &[name, run] : actions)
        names.push_back(name);
    QSignalSpy changes(&document, &GoalSetDocument::changed);
    application.watch(true);
    for (int i = 0; i < actionCount; ++i) {
        const int what = random.below(static_cast<int>(actions.size()));
        application.setAction(what);
        application.act(showGoals);
        actions.at(static_cast<std::size_t>(what)).second();
        QTest::qWait(random.below(20));
    }
    // Removes hundreds of goals spread over the file at once, then undoes and redoes it.
    application.setAction(static_cast<int>(names.size()));
    names.emplace_back("many goals go and come");
    application.act(showGoals);
    filter.setFocus();
    filter.selectAll();
    type(u"kind1"_s);
    application.act([&] {
        table.sortByColumn(static_cast<int>(ObjectiveColumn::Weighting), Qt::AscendingOrder);
        table.setFocus();
        table.selectAll();
    });
    const auto before = document.set().objectives.size();
    press(Qt::Key_Delete, Qt::ControlModifier);
    QTest::qWait(20);
    const auto removed = before - document.set().objectives.size();
    application.act([&] { document.undoStack().undo(); });
    QTest::qWait(20);
    application.act([&] { document.undoStack().redo(); });
    QTest::qWait(20);
    QTRY_VERIFY_WITH_TIMEOUT(window.preview().isUpToDate(), 20'000);
    application.watch(false);
    printStalls(application.stalls(), names);

    QVERIFY(changes.size() > actionCount / 3);
    QVERIFY(removed > goalCount / 20);
    document.undoStack().setIndex(0);
    QCOMPARE(document.set(), opened);
}

/// Edits of placement rules and pieces of the sample, each of which makes a board of 103 pieces
/// again, and seeds and overlays between them.
void TestPace::anArrangedSample()
{
    auto &application = *static_cast<StallApplication *>(qApp);
    application.takeStalls();
    MainWindow window;
    window.show();
    window.openUntitled(
        readNative(test::contentOf(resourcePath("samples/dragon-lair.json"))).value());
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTRY_VERIFY(window.preview().isUpToDate());
    GoalSetDocument &document = window.document();
    const GoalSet opened = document.set();
    SplitMix random(3);
    const std::vector<QByteArray> names{"points of a rule", "another seed", "another overlay"};
    const QList<Overlay> overlays = overlaysOf(window.boardChoice().generator().info());
    application.watch(true);
    for (int i = 0; i < actionCount / 2; ++i) {
        const int what = random.below(static_cast<int>(names.size()));
        application.setAction(what);
        application.act([&] {
            if (what == 0) {
                const QList<TableRow> &rules = document.tableRows(arrange::rules);
                const RowId rule = rules.at(random.below(static_cast<int>(rules.size()))).id;
                setSectionValue(document, arrange::rules, arrange::columns::weight, {rule},
                    qint64{100 * random.below(100)});
            } else if (what == 1) {
                window.boardChoice().setSeed(QString::number(random.below(1000)));
            } else {
                window.boardChoice().setOverlay(
                    keyOf(overlays.at(random.below(static_cast<int>(overlays.size())))));
            }
        });
        QTest::qWait(random.below(40));
    }
    QTRY_VERIFY_WITH_TIMEOUT(window.preview().isUpToDate(), 20'000);
    application.watch(false);
    printStalls(application.takeStalls(), names);
    document.undoStack().setIndex(0);
    QCOMPARE(document.set(), opened);
}

static const ListedUnit listedUnit(__FILE_NAME__, [](int argc, char **argv) {
    paintInOneThread(); // as main() does
    return runUnit<TestPace, StallApplication>(argc, argv);
});

#include "tst_pace.moc"
