// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/unit.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/editing/goals/objectives_model.h"
#include "ui/widgets/cells/number_cell_edit.h"
#include "ui/widgets/goals/objectives_table.h"

#include <QAbstractProxyModel>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;
using enum ObjectiveColumn;

class TestCellBounds final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init()
    {
        open();
        m_view->resize(1700, 400);
    }

    void cleanup() { close(); }

    void numbersOutOfBoundsAreRefusedWithThem_data();
    void numbersOutOfBoundsAreRefusedWithThem();
};

void TestCellBounds::numbersOutOfBoundsAreRefusedWithThem_data()
{
    QTest::addColumn<ObjectiveColumn>("column");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("number"); ///< 0: refused
    QTest::newRow("too high") << Weighting << u"150"_s << 0;
    QTest::newRow("too low") << Weighting << u"0"_s << 0;
    QTest::newRow("no number") << Weighting << u"abc"_s << 0;
    QTest::newRow("in percent") << Weighting << u"15 %"_s << 15;
    QTest::newRow("beyond what the arrows reach") << Limit << u"1234"_s << 1234;
    QTest::newRow("no limit") << Limit << u"-3"_s << 0;
}

/// 150 is not 15. Leaving the cell refuses what Enter refuses.
void TestCellBounds::numbersOutOfBoundsAreRefusedWithThem()
{
    QFETCH(const ObjectiveColumn, column);
    QFETCH(const QString, typed);
    QFETCH(const int, number);
    const auto *shown = qobject_cast<QAbstractProxyModel *>(m_table->model());
    QVERIFY(shown != nullptr);
    auto *model = qobject_cast<ObjectivesModel *>(shown->sourceModel());
    QVERIFY(model != nullptr);
    for (const bool isLeft : {false, true}) {
        const Objective before = m_document->set().objectives.at(1);
        QSignalSpy refused(model, &ObjectivesModel::refused);
        m_table->scrollTo(cell(1, column)); // some columns are hidden
        current(1, column);
        type(typed);
        if (isLeft)
            QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {},
                m_table->visualRect(cell(3, Goal)).center());
        else
            press(Qt::Key_Return);
        // One that was closed is deleted later. What Enter could not enter can be mended.
        const auto editors = m_table->findChildren<NumberCellEdit *>();
        const bool isOpen = !editors.isEmpty() && !editors.last()->isHidden();
        QCOMPARE(isOpen, number == 0 && !isLeft);
        if (isOpen)
            press(Qt::Key_Escape);
        QCOMPARE(refused.count(), number == 0 ? 1 : 0);
        if (number == 0) {
            QVERIFY(refused.first().first().toString().contains(u'"' + typed + u'"'));
            QCOMPARE(m_document->set().objectives.at(1), before);
        } else {
            const Objective &now = m_document->set().objectives.at(1);
            QCOMPARE(column == Limit ? now.individualLimit : now.weighting, number);
        }
    }
}

BOARDWRIGHT_UNIT(TestCellBounds, QApplication)
#include "tst_cell_bounds.moc"
