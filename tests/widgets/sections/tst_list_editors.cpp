// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Editors that offer a list of what a cell may hold.

#include "tests/support/unit.h"
#include "tests/support/windows/generators_fixture.h"
#include "ui/widgets/fields/check_list.h"
#include "ui/widgets/fields/list_editors.h"

#include <QElapsedTimer>
#include <QListView>
#include <QPointer>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestListEditors final : public GeneratorsFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { show(); }

    void cleanup() { close(); }

    void manyChoicesOpenAtOnce();
    static void aListIsAsHighAsItsChoices();
    void aListThatIsGivenUpIsNotCommitted();
};

/// A list of thousands of goals has no widget, action or measured width for each of them.
void TestListEditors::manyChoicesOpenAtOnce()
{
    const Field &goals = plot::field(plot::plots, "goals"_L1);
    QList<qsizetype> parts;
    for (const int count : {300, 20'000}) {
        GoalSetDocument document;
        document.adopt({.set = plotSet(count, 3), .notes = {}, .siteStyle = true}, {});
        QWidget parent;
        auto *editor = new CheckListEditor(goals, &document, &parent);
        parent.show();
        QElapsedTimer timer;
        timer.start();
        editor->open();
        qInfo("%d choices open in %lld ms", count, timer.elapsed());
        QCOMPARE(editor->list().model().rowCount(), count);
        QVERIFY(editor->findChild<QListView *>()->isVisible());
        parts << editor->findChildren<QObject *>().size();
        editor->findChild<QListView *>()->window()->close();
    }
    QCOMPARE(parts.first(), parts.last());
}

/// There is no gap around one choice, and no empty list beside the words that say there is none.
void TestListEditors::aListIsAsHighAsItsChoices()
{
    QWidget anchor;
    CheckList list(anchor, u"Choices"_s);
    list.setNothing(u"Nothing"_s);
    anchor.show();
    auto &view = *anchor.findChild<QListView *>();
    QWidget &panel = *view.window();
    for (int choices = 0; choices < 12; ++choices) {
        QList<CheckListModel::Choice> all;
        for (int i = 0; i < choices; ++i)
            all << CheckListModel::Choice{
                .key = QString::number(i), .label = QString::number(i), .goals = i};
        list.model().setChoices(all);
        list.open();
        int content = 0; // of all that is visible
        for (const QWidget *each : panel.findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
            if (each->isVisible())
                content += each->height();
        }
        const int gaps = 2 * anchor.fontMetrics().height();
        QVERIFY2(panel.height() <= content + gaps, qPrintable(QString::number(choices)));
        QCOMPARE(view.isVisible(), choices > 0);
        if (choices > 0)
            QVERIFY(view.visualRect(view.model()->index(choices - 1, 0)).bottom()
                > view.viewport()->height() - gaps);
        QTest::keyClick(
            panel.focusWidget() == nullptr ? &panel : panel.focusWidget(), Qt::Key_Escape);
        QVERIFY(panel.isHidden());
    }
}

/// Another set is shown while a list is open. Its table gives up the editor, whose list closes
/// afterwards: neither set changes, and the table is not asked about an editor that it does not
/// have.
void TestListEditors::aListThatIsGivenUpIsNotCommitted()
{
    QTest::failOnWarning(QRegularExpression(u"does not belong to this view"_s));
    open(plotSet(30, 3));
    m_window->boardChoice().setGenerator(plotGenerator());
    m_window->sideTabs().showRow(m_window->document().tableRows(plot::plots)[0].id, true);
    QTableView &view = table()->view();
    view.setCurrentIndex(view.model()->index(0, 1));
    QTest::keyClick(&view, Qt::Key_F2);
    const QPointer editor = view.viewport()->findChild<CheckListEditor *>();
    QVERIFY(editor);
    QTRY_VERIFY(editor->findChild<QListView *>()->isVisible());
    const GoalSet other = plotSet(30, 5);
    m_window->document().adopt({.set = other, .notes = {}, .siteStyle = true}, {});
    QVERIFY(editor && editor->isHidden());
    Q_EMIT editor->closed();
    QCOMPARE(m_window->document().undoStack().count(), 0);
    QCOMPARE(m_window->document().set().tables, other.tables);
}

BOARDWRIGHT_UNIT(TestListEditors, QApplication)
#include "tst_list_editors.moc"
