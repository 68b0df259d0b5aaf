// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the window goes when a problem is chosen.

#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "tests/support/windows/problems_fixture.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/names/names_view.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/problems/problems_tree.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_view.h"
#include "ui/widgets/window/side_tabs.h"

#include <QApplication>
#include <QLineEdit>
#include <QTableView>
#include <QTest>
#include <QTextBlock>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestProblemPlaces final : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { end(); }

    void aCellOfAGoalIsInSight();
    void aGoalThatIsFilteredOut();
    void aCategory();
    void aTag();
    void aLineOfTheFile();

private:
    ProblemsTree &tree() const { return m_window->findChild<ProblemsPanel *>()->tree(); }

    QTableView &table() const { return *m_window->objectivesView().findChild<QTableView *>(); }

    SideTabs &tabs() const { return m_window->sideTabs(); }

    /// The row whose text contains `words`, at either level; a kind's own row is the last choice.
    QModelIndex find(const QString &words) const
    {
        const QAbstractItemModel *model = tree().model();
        QModelIndex found;
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex kind = model->index(row, 0);
            for (int child = 0; child < model->rowCount(kind); ++child) {
                const QModelIndex one = model->index(child, 0, kind);
                if (one.data().toString().contains(words))
                    return one;
            }
            if (!found.isValid() && kind.data().toString().contains(words))
                found = kind;
        }
        return found;
    }

    void choose(const QString &words) const
    {
        QTRY_VERIFY(find(words).isValid());
        m_window->toolStrip().open(m_window->findChild<ProblemsPanel *>());
        const QModelIndex index = find(words);
        tree().expand(index.parent());
        tree().setCurrentIndex(index);
        tree().setFocus();
        QTest::keyClick(&tree(), Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), &tree()); // ready for the next problem
    }

    QString currentGoal() const
    {
        return table()
            .currentIndex()
            .siblingAtColumn(static_cast<int>(ObjectiveColumn::Goal))
            .data()
            .toString();
    }
};

void TestProblemPlaces::init()
{
    begin();
    GoalSet set = setWithProblems();
    set.tagNames << u"ghost"_s;
    m_window->openUntitled({.set = set, .notes = {}, .siteStyle = true});
    QTRY_VERIFY(m_window->preview().isUpToDate());
}

void TestProblemPlaces::aCellOfAGoalIsInSight()
{
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_4, Qt::AltModifier); // hides ranges
    const int range = static_cast<int>(ObjectiveColumn::Range);
    QVERIFY(table().isColumnHidden(range));
    tabs().setCurrentIndex(1);
    choose(u"The values of \"Catch 1/100 fish 5\""_s);
    QCOMPARE(tabs().currentIndex(), 0);
    QCOMPARE(table().currentIndex().column(), range);
    QCOMPARE(currentGoal(), u"Catch 1/100 fish 5"_s);
    QVERIFY(!table().isColumnHidden(range));
    QTRY_VERIFY(
        table().viewport()->rect().contains(table().visualRect(table().currentIndex()).center()));
    // Choosing the set of columns again restores it.
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_2, Qt::AltModifier);
    QTest::keyClick(&table(), Qt::Key_4, Qt::AltModifier);
    QVERIFY(table().isColumnHidden(range));
    choose(u"300"_s);
    QCOMPARE(table().currentIndex().column(), static_cast<int>(ObjectiveColumn::Weighting));
    QCOMPARE(currentGoal(), u"goal 8"_s);
}

void TestProblemPlaces::aGoalThatIsFilteredOut()
{
    auto *filter = m_window->objectivesView().findChild<QLineEdit *>();
    filter->setText(u"goal 1"_s);
    choose(u"The values of \"Catch 1/100 fish 3\""_s);
    QCOMPARE(currentGoal(), u"Catch 1/100 fish 3"_s);
    QVERIFY(filter->text().isEmpty());
}

void TestProblemPlaces::aCategory()
{
    NamesView &categories = tabs().categories();
    categories.findChild<QLineEdit *>()->setText(u"ash"_s); // hides the other category
    choose(u"board category \"birch\""_s);
    QCOMPARE(tabs().currentWidget(), &categories);
    QCOMPARE(categories.selectedNames(), QStringList{u"birch"_s});
    tabs().setCurrentIndex(0);
    choose(u"line category \"ash\""_s);
    QCOMPARE(tabs().currentWidget(), &categories);
    QCOMPARE(categories.selectedNames(), QStringList{u"ash"_s});
}

void TestProblemPlaces::aTag()
{
    choose(u"ghost"_s);
    QCOMPARE(tabs().currentWidget(), &tabs().tags());
    QCOMPARE(tabs().tags().selectedNames(), QStringList{u"ghost"_s});
}

/// A note about the file leads to its line in the source.
void TestProblemPlaces::aLineOfTheFile()
{
    QByteArray bytes = "{\n  \"objectives\": [\n";
    for (int i = 0; i < 60; ++i)
        bytes += "    {\"goal\": \"goal " + QByteArray::number(i) + "\"},\n";
    bytes += "    {\n      \"goal\": \"twice\",\n      \"weighting\": 5,\n      \"weighting\": 7\n"
             "    }\n  ]\n}\n";
    writeFile(m_path, bytes);
    m_window->openFile(m_path);
    QTRY_COMPARE(m_window->document().filePath(), m_path);
    choose(u"\"weighting\""_s);
    QCOMPARE(tabs().currentWidget(), &tabs().source());
    const auto *edit = tabs().source().findChild<SourceEdit *>();
    const auto line = static_cast<int>(bytes.first(bytes.lastIndexOf("\"weighting\"")).count('\n'));
    QTRY_COMPARE(edit->textCursor().blockNumber(), line);
    QTRY_VERIFY(edit->viewport()->rect().contains(edit->cursorRect().center()));
    QVERIFY(isSaved());
}

BOARDWRIGHT_UNIT(TestProblemPlaces, QApplication)
#include "tst_problem_places.moc"
