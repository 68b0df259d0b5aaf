// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Columns of goals are reordered by dragging their headers; frozen columns stay in place.

#include "tests/support/generators/plot_generator.h"
#include "tests/support/unit.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/widgets/table/frozen_header.h"
#include "ui/widgets/table/frozen_table_view.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;
using enum ObjectiveColumn;

class TestColumnOrder final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void orderOutlivesSets();
    void columnsAreDragged();
    void frozenColumnsKeepTheirPlaces();
    void strangeOrdersLeaveThemToo();

private:
    FrozenHeader &header() const { return static_cast<FrozenTableView *>(m_table)->columnHeader(); }

    int visual(ObjectiveColumn column) const
    {
        return header().visualIndex(static_cast<int>(column));
    }

    void showSet(Qt::Key digit) const { QTest::keyClick(m_table, digit, Qt::AltModifier); }

    /// Titles of the visible columns, in their order.
    QStringList titles() const
    {
        QStringList result;
        for (int visual = 0; visual < header().count(); ++visual) {
            const int column = header().logicalIndex(visual);
            if (!m_table->isColumnHidden(column))
                result << m_table->model()->headerData(column, Qt::Horizontal).toString();
        }
        return result;
    }

    /// Drags a column's header from its middle to the near half of another one.
    void dragColumn(ObjectiveColumn column, ObjectiveColumn to) const
    {
        const auto at = [this](ObjectiveColumn which, int part) {
            const int section = static_cast<int>(which);
            return QPoint(header().shownPosition(section) + header().sectionSize(section) / part,
                header().height() / 2);
        };
        const QPoint from = at(column, 2);
        const QPoint end = at(to, visual(to) < visual(column) ? 4 : 2) + QPoint(2, 0);
        QTest::mousePress(header().viewport(), Qt::LeftButton, {}, from);
        for (const QPoint &point : {(from * 3 + end) / 4, (from + end) / 2, end})
            send(QEvent::MouseMove, point);
        QTest::mouseRelease(header().viewport(), Qt::LeftButton, {}, end);
    }

    void send(QEvent::Type type, QPoint point) const
    {
        QMouseEvent event(type, point, header().viewport()->mapToGlobal(point), Qt::NoButton,
            Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(header().viewport(), &event);
    }
};

void TestColumnOrder::init()
{
    open();
    m_view->resize(1'700, 400);
    QCoreApplication::processEvents();
}

/// Changing the table's appearance never modifies the document.
void TestColumnOrder::cleanup()
{
    QCOMPARE(steps(), 0);
    QVERIFY(!m_document->isModified());
    close();
}

void TestColumnOrder::orderOutlivesSets()
{
    m_view->showGenerator(plotGenerator().info());
    showSet(Qt::Key_5);
    const int extra = objectiveColumns;
    header().moveSection(header().visualIndex(extra), 2);
    header().moveSection(visual(Tag), 3);
    const QStringList before = titles();
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_4, Qt::Key_5})
        showSet(key);
    QCOMPARE(titles(), before);
    QCOMPARE(header().visualIndex(extra), 2);
}

void TestColumnOrder::columnsAreDragged()
{
    QCOMPARE(visual(Weighting), 6);
    dragColumn(Weighting, Range);
    QCOMPARE(visual(Weighting), 2);
    QCOMPARE(visual(Range), 3);
    dragColumn(Weighting, Limit);
    QCOMPARE(visual(Limit), 6);
    QCOMPARE(visual(Weighting), 7);
    QCOMPARE(header().sortIndicatorSection(), -1); // it was not a click
    // The same while other columns are scrolled below the frozen ones.
    m_view->resize(700, 400);
    QCoreApplication::processEvents();
    m_table->scrollTo(cell(0, Icons));
    QVERIFY(header().coversOthers());
    QCOMPARE(visual(Icons), 12);
    dragColumn(Icons, Tooltip);
    QCOMPARE(visual(Icons), 11);
}

void TestColumnOrder::frozenColumnsKeepTheirPlaces()
{
    const QStringList before = titles();
    dragColumn(Goal, Limit);
    QCOMPARE(titles(), before);
    dragColumn(Enabled, Weighting);
    QCOMPARE(titles(), before);
    dragColumn(Goal, Enabled);
    QCOMPARE(titles(), before);
    // A column dropped before the frozen ones goes right behind them.
    dragColumn(Weighting, Enabled);
    QCOMPARE(visual(Enabled), 0);
    QCOMPARE(visual(Goal), 1);
    QCOMPARE(visual(Weighting), 2);
    dragColumn(Limit, Goal);
    QCOMPARE(visual(Goal), 1);
    QCOMPARE(visual(Limit), 2);
    QCOMPARE(visual(Weighting), 3);
    QVERIFY(header().isFrozen(static_cast<int>(Goal)));
    QVERIFY(!header().isFrozen(static_cast<int>(Limit)));
    // The same if it lands on them because others are scrolled below.
    m_view->resize(700, 400);
    QCoreApplication::processEvents();
    m_table->scrollTo(cell(0, Icons));
    QVERIFY(header().coversOthers());
    dragColumn(Icons, Goal);
    QCOMPARE(visual(Enabled), 0);
    QCOMPARE(visual(Goal), 1);
    dragColumn(Goal, Icons);
    QCOMPARE(visual(Goal), 1);
}

/// A state saved by a version that let frozen columns move.
void TestColumnOrder::strangeOrdersLeaveThemToo()
{
    QByteArray state = m_view->state();
    // Two integers of four bytes and the length of the order come first, then the columns.
    constexpr int first = 12;
    constexpr int size = 4;
    const QByteArray enabled = state.mid(first, size);
    const QByteArray limit = state.mid(first + 7 * size, size);
    state.replace(first, size, limit).replace(first + 7 * size, size, enabled);
    QVERIFY(m_view->restoreState(state));
    QCOMPARE(visual(Enabled), 0);
    QCOMPARE(visual(Goal), 1);
}

BOARDWRIGHT_UNIT(TestColumnOrder, QApplication)
#include "tst_column_order.moc"
