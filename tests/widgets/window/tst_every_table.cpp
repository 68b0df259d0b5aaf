// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Find, replace and sort in every table of the window and of its dialogs, with all generators. New
// tables are tested automatically.

#include "core/formats/native.h"
#include "core/generator/generator.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/samples.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "ui/editing/values/tab_separated.h"
#include "ui/text/plain_goal.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/generators/balanced/synergy_page.h"
#include "ui/widgets/import/import_dialog.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/lab/new_numbers_button.h"
#include "ui/widgets/lab/seeds_form.h"
#include "ui/widgets/lab/seeds_panel.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/table/frozen_header.h"
#include "ui/widgets/table/replace_bar.h"
#include "ui/widgets/table/spreadsheet.h"
#include "ui/widgets/window/side_tabs.h"
#include "ui/widgets/window/window_compare.h"
#include "ui/widgets/window/window_import.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSet>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestEveryTable final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void cleanup() { closeBoardWindow(std::move(m_window)); }

    void isSearchedOrSaysNo_data() { everyGenerator(); }

    void isSearchedOrSaysNo();

    void sortsGoalsAsTheyAreRead_data() { everyGenerator(); }

    void sortsGoalsAsTheyAreRead();

    void copiesWhatItShows_data() { everyGenerator(); }

    void copiesWhatItShows();

private:
    static void everyGenerator();
    void open(bool hasMarks);
    /// Opens whatever hides it; false if it stays out of sight.
    bool bringIntoSight(QTableView &table) const;
    bool isOutOfReach(QTableView &table) const;
    /// What is wrong with Ctrl+H in it; empty: nothing.
    QString faultOf(QTableView &table);
    QString faultOfSearch(QTableView &table, QLineEdit &find);
    void lookAt(QWidget &window);
    QList<QTableView *> tablesOf(QWidget &window) const;

    std::unique_ptr<MainWindow> m_window;
    QStringList m_faults;
    int m_searched = 0;
    int m_refused = 0;
};

void TestEveryTable::everyGenerator()
{
    QTest::addColumn<QString>("generator");
    QTest::addColumn<QString>("sample");
    for (const auto &[generator, sample] : generatorSamples())
        QTest::newRow(generator->info().key.data()) << QString(generator->info().key) << sample;
}

void TestEveryTable::open(bool hasMarks)
{
    QFETCH(const QString, generator);
    QFETCH(const QString, sample);
    m_faults.clear();
    m_searched = 0;
    m_refused = 0;
    GoalSet set
        = readNative(test::contentOf(resourcePath(qPrintable(u"samples/%1.json"_s.arg(sample)))))
              .value()
              .set;
    while (set.objectives.size() < 30) {
        Objective more;
        more.id = set.nextRow();
        more.goal = u"goal %1"_s.arg(set.lastRow);
        set.objectives << more;
    }
    // As they are typed, those with marks come last; as they are read, first.
    for (qsizetype i = 0; hasMarks && i < set.objectives.size(); ++i) {
        Objective &goal = set.objectives[i];
        goal.range = {2 + static_cast<int>(i % 7)};
        goal.goal = i % 3 == 0 ? u"{{X}} apple[[s]] %1"_s.arg(i % 5)
                               : u"Get zork %1"_s.arg(set.objectives.size() - i);
    }
    m_window = boardWindow(set);
    QVERIFY(m_window);
    m_window->resize(1600, 1000);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->boardChoice().setGenerator(*generatorOf(generator));
    (void)QTest::qWaitFor([&] { return m_window->preview().isUpToDate(); }, 5'000);
    m_window->boardPanel().view().setCurrentSite(SiteIndex{0});
    if (auto *synergy = m_window->findChild<SynergyPage *>()) {
        m_window->boardPanel().tabs().strip().open(synergy);
        synergy->subjects().setCurrentIndex(1); // a line, so that there are rows
    }
}

bool TestEveryTable::bringIntoSight(QTableView &table) const
{
    QList<QWidget *> above;
    for (QWidget *at = &table; at != nullptr; at = at->parentWidget())
        above.prepend(at);
    for (QWidget *at : std::as_const(above)) {
        // A page of tabs or of a stack, or a panel of a strip.
        for (QWidget *pages = at->parentWidget(); pages != nullptr; pages = pages->parentWidget()) {
            if (auto *tabs = qobject_cast<QTabWidget *>(pages); tabs && tabs->indexOf(at) >= 0)
                tabs->setCurrentWidget(at);
        }
        auto *stack = qobject_cast<QStackedWidget *>(at->parentWidget());
        if (stack != nullptr && qobject_cast<QTabWidget *>(stack->parentWidget()) == nullptr)
            stack->setCurrentWidget(at);
        for (ToolStrip *strip : m_window->findChildren<ToolStrip *>()) {
            if (strip->toggle(at) != nullptr && !strip->isOpen(at))
                strip->open(at);
        }
    }
    if (!table.isVisible()) {
        for (NewNumbersButton *button : m_window->findChildren<NewNumbersButton *>()) {
            if (&button->list() == &table && button->isEnabled())
                button->open();
        }
    }
    QCoreApplication::processEvents();
    return table.isVisible();
}

/// Whether nobody can get to it now: its page or panel is not offered for this generator, there are
/// no statistics yet, or nothing to list.
bool TestEveryTable::isOutOfReach(QTableView &table) const
{
    if (table.model()->rowCount() == 0)
        return true; // a notice says why, in its place
    for (NewNumbersButton *button : m_window->findChildren<NewNumbersButton *>()) {
        if (&button->list() == &table)
            return !button->isEnabled();
    }
    for (QWidget *at = &table; at != nullptr; at = at->parentWidget()) {
        if (const auto *stack = qobject_cast<QStackedWidget *>(at->parentWidget());
            stack != nullptr && stack->indexOf(at) < 0)
            return true; // its tab was taken away
        for (QWidget *pages = at->parentWidget(); pages != nullptr; pages = pages->parentWidget()) {
            const auto *tabs = qobject_cast<QTabWidget *>(pages);
            if (tabs != nullptr && tabs->indexOf(at) >= 0 && !tabs->isTabVisible(tabs->indexOf(at)))
                return true;
        }
        for (const ToolStrip *strip : m_window->findChildren<ToolStrip *>()) {
            if (const QToolButton *toggle = strip->toggle(at); toggle != nullptr)
                return toggle->isHidden()
                    || (at == &m_window->statisticsPanel()
                        && m_window->statistics().result() == nullptr);
        }
    }
    return false;
}

QString TestEveryTable::faultOfSearch(QTableView &table, QLineEdit &find)
{
    auto &sheet = *qobject_cast<Spreadsheet *>(&table);
    const QAbstractItemModel &model = *sheet.model();
    const QWidget *bar = find.parentWidget();
    const auto *result = bar->findChild<QLabel *>(u"result"_s);
    // The last text that can be found, so that the table has to scroll.
    if (result == nullptr)
        return u"another search has the focus"_s;
    QString text;
    for (int row = model.rowCount() - 1; row >= 0 && text.isEmpty(); --row) {
        for (int column = 0; column < model.columnCount() && text.isEmpty(); ++column) {
            const QString shown = model.index(row, column).data().toString();
            if (sheet.isColumnHidden(column) || shown.trimmed().size() < 2)
                continue;
            find.setText(shown);
            if (sheet.foundIn(column) != nullptr && result->text().contains(u"match"_s))
                text = shown;
        }
    }
    QString fault;
    if (!text.isEmpty()) {
        sheet.scrollToTop();
        sheet.setCurrentIndex(model.index(0, 0));
        QTest::keyClick(&find, Qt::Key_Return);
        const QModelIndex current = sheet.currentIndex();
        if (!current.data().toString().contains(text, Qt::CaseInsensitive))
            fault = u"\"%1\" is not where it goes"_s.arg(text);
        else if (!sheet.viewport()->rect().intersects(sheet.visualRect(current)))
            fault = u"does not scroll to \"%1\""_s.arg(text);
        else if (sheet.foundIn(current.column()) == nullptr)
            fault = u"does not mark \"%1\""_s.arg(text);
    } else if (model.rowCount() > 5) {
        fault = u"finds nothing of what it shows"_s;
    }
    QTest::keyClick(&find, Qt::Key_Escape);
    if (QApplication::focusWidget() != &table)
        fault += u" Escape does not lead back."_s;
    return fault;
}

QString TestEveryTable::faultOf(QTableView &table)
{
    if (!bringIntoSight(table))
        return isOutOfReach(table) ? QString() : u"is not seen"_s;
    table.setFocus();
    QCoreApplication::processEvents();
    if (QApplication::focusWidget() != &table && QApplication::activePopupWidget() == nullptr)
        return u"takes no focus"_s;
    boardwright::showReason(table, {}, {});
    const int steps = m_window->document().undoStack().count();
    QTest::keyClick(&table, Qt::Key_H, Qt::ControlModifier);
    QString fault;
    auto *find = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    if (find != nullptr && find->objectName() == u"find") {
        ++m_searched;
        fault = faultOfSearch(table, *find);
    } else if (shownReason().startsWith(u"Nothing can be replaced"_s)) {
        ++m_refused;
    } else {
        fault = u"Ctrl+H does nothing"_s;
    }
    if (m_window->document().undoStack().count() != steps)
        fault += u" The set was changed."_s;
    if (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    return fault;
}

QList<QTableView *> TestEveryTable::tablesOf(QWidget &window) const
{
    return window.findChildren<QTableView *>();
}

void TestEveryTable::lookAt(QWidget &window)
{
    for (QTableView *table : tablesOf(window)) {
        if (const QString fault = faultOf(*table); !fault.isEmpty())
            m_faults << u"%1 \"%2\": %3"_s.arg(QString::fromUtf8(table->metaObject()->className()),
                table->accessibleName(), fault);
    }
}

void TestEveryTable::isSearchedOrSaysNo()
{
    open(false);
    if (QTest::currentTestFailed())
        return;
    m_window->toolStrip().open(&m_window->statisticsPanel());
    (void)QTest::qWaitFor([&] { return m_window->statistics().result() != nullptr; }, 5'000);
    lookAt(*m_window);
    // Goals, categories, tags, and at least gates or targets are searched; statistics are read.
    QVERIFY2(m_searched >= 3, qPrintable(QString::number(m_searched)));
    QVERIFY2(m_refused >= 4, qPrintable(QString::number(m_refused)));
    m_window->imports().openText(u"1. One goal\n2. Another goal\n3. Third\n"_s, u"a list"_s);
    ImportDialog *dialog = m_window->imports().dialog();
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY(dialog->goals().model()->rowCount() > 0);
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    lookAt(*dialog);
    dialog->reject();
    QVERIFY2(m_faults.isEmpty(), qPrintable(u'\n' + m_faults.join(u'\n')));
}

/// A table that is only read gives a spreadsheet each cell that it shows.
void TestEveryTable::copiesWhatItShows()
{
    open(false);
    if (QTest::currentTestFailed())
        return;
    m_window->toolStrip().open(&m_window->statisticsPanel());
    (void)QTest::qWaitFor([&] { return m_window->statistics().result() != nullptr; }, 5'000);
    QStringList faults;
    int copied = 0;
    for (QTableView *table : tablesOf(*m_window)) {
        auto *const read = qobject_cast<Spreadsheet *>(table);
        if (read == nullptr || read->model()->rowCount() == 0
            || read->selectionBehavior() != QAbstractItemView::SelectRows)
            continue; // a chart's, without rows, or edited
        Spreadsheet &sheet = *read;
        const QAbstractItemModel &model = *sheet.model();
        sheet.selectAll();
        sheet.copy();
        const auto cells = cellsOfTabSeparated(QGuiApplication::clipboard()->text());
        QVERIFY(cells.has_value());
        const QList<int> columns = sheet.shownColumns();
        QCOMPARE(cells->size(), model.rowCount());
        ++copied;
        for (int row = 0; row < model.rowCount(); ++row) {
            for (qsizetype at = 0; at < columns.size(); ++at) {
                const QString shown = model.index(row, columns.at(at)).data().toString();
                if (!shown.isEmpty() && cells->at(row).value(at).isEmpty())
                    faults << u"%1: \"%2\""_s.arg(sheet.accessibleName(), shown);
            }
        }
    }
    QVERIFY2(copied > 0, qPrintable(QString::number(copied)));
    QVERIFY2(faults.isEmpty(),
        qPrintable(faults.first(std::min(faults.size(), qsizetype{20})).join(u'\n')));
}

/// Every table that sorts and has a column of goals: ascending, goals that are read as "2 apples"
/// come before "Get ..." ones, though the marks that are typed would come after them.
void TestEveryTable::sortsGoalsAsTheyAreRead()
{
    open(true);
    if (QTest::currentTestFailed())
        return;
    QSet<QString> plain;
    for (const Objective &goal : m_window->document().set().objectives)
        plain << plainGoal(goal);
    m_window->toolStrip().open(&m_window->statisticsPanel());
    (void)QTest::qWaitFor([&] { return m_window->statistics().result() != nullptr; }, 5'000);
    int sorted = 0;
    QStringList faults;
    for (QTableView *table : tablesOf(*m_window)) {
        if (!table->isSortingEnabled() || !bringIntoSight(*table))
            continue;
        const QAbstractItemModel &model = *table->model();
        const auto goalsIn = [&](int column) {
            QStringList goals;
            for (int row = 0; row < model.rowCount(); ++row) {
                const QString text = model.index(row, column).data().toString();
                if (plain.contains(text))
                    goals << text;
            }
            return goals;
        };
        for (int column = 0; column < model.columnCount(); ++column) {
            if (goalsIn(column).size() < 8)
                continue;
            table->sortByColumn(column, Qt::AscendingOrder);
            QCoreApplication::processEvents();
            const QStringList goals = goalsIn(column);
            const auto isMarked = [](const QString &text) { return text.front().isDigit(); };
            ++sorted;
            const bool isRight = std::ranges::is_partitioned(goals, isMarked);
            if (!isRight)
                faults << u"%1 \"%2\", column %3: %4"_s.arg(
                    QString::fromUtf8(table->metaObject()->className()), table->accessibleName(),
                    QString::number(column), goals.join(u" | "_s).left(400));
            table->sortByColumn(-1, Qt::AscendingOrder);
        }
    }
    QVERIFY(sorted >= 1);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

BOARDWRIGHT_UNIT(TestEveryTable, QApplication)
#include "tst_every_table.moc"
