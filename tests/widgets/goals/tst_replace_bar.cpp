// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Find and replace above the table of goals, through its own widgets and keys.

#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/name_edits.h"
#include "ui/widgets/table/replace_bar.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QShortcut>
#include <QTest>
#include <QToolButton>

using namespace boardwright;
using namespace Qt::StringLiterals;
using enum ObjectiveColumn;

class TestReplaceBar final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { close(); }

    void opensAndCloses();
    void goesRoundInTheOrderShown();
    void showsTheColumnOfWhatItFinds();
    void replacesOneAfterTheOther();
    void replacesAllWhereAsked_data();
    void replacesAllWhereAsked();
    void replacesInWhatIsShown();
    void replacesInWhatIsSelected();
    void namesChangeAsAWhole();
    void namesMayTrade();
    void undoIsTheSets();
    void options_data();
    void options();
    void wrongExpressionsAreTold();
    void whatIsNotPossibleChangesNothing();
    void followsEdits();

private:
    template <typename T>
    T &part(const QString &name) const
    {
        return *m_bar->findChild<T *>(name);
    }

    QString result() const { return part<QLabel>(u"result"_s).text(); }

    /// A button by its text or tooltip.
    QToolButton &button(const QString &text) const
    {
        for (QToolButton *one : m_bar->findChildren<QToolButton *>()) {
            if (one->text() == text || one->toolTip().startsWith(text))
                return *one;
        }
        qFatal("no button %s", qPrintable(text));
    }

    void click(const QString &text) const { QTest::mouseClick(&button(text), Qt::LeftButton); }

    void lookFor(const QString &find, const QString &with = {}) const
    {
        part<QLineEdit>(u"find"_s).setText(find);
        part<QLineEdit>(u"with"_s).setText(with);
    }

    /// The current cell as "row.column".
    QString here() const
    {
        return u"%1.%2"_s.arg(m_table->currentIndex().row()).arg(m_table->currentIndex().column());
    }

    const Objective &goal(int row) const { return m_document->set().objectives.at(row); }

    /// Every text of the goals: five per goal.
    QStringList texts() const
    {
        QStringList all;
        for (const Objective &objective : m_document->set().objectives)
            all << objective.goal << objective.tooltip << objective.boardCategories.join(u'+')
                << objective.lineCategories.join(u'+') << objective.tag;
        return all;
    }

    ReplaceBar *m_bar = nullptr;
};

/// "sea" is in goals 1 and 4, a category of 2, the tag of 3 and the tooltip of 4.
void TestReplaceBar::init()
{
    open();
    m_view->resize(1'700, 400);
    setGoal(*m_document, RowId{1}, u"sea and Sea"_s);
    setCategories(*m_document, CategoryKind::Line, {RowId{2}}, {u"sea"_s, u"land"_s});
    setTag(*m_document, {RowId{3}}, u"sea"_s);
    setGoal(*m_document, RowId{4}, u"seaside"_s);
    setTooltip(*m_document, {RowId{4}}, u"at sea"_s);
    m_document->undoStack().clear();
    m_bar = m_view->findChild<ReplaceBar *>();
    current(0, Enabled);
    press(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(m_bar->isVisible());
}

void TestReplaceBar::opensAndCloses()
{
    QVERIFY(part<QLineEdit>(u"find"_s).hasFocus());
    QVERIFY(!button(u"Replace All"_s).isEnabled());
    QCOMPARE(result(), QString());
    type(u"none such"_s);
    QCOMPARE(result(), u"Not found"_s);
    QVERIFY(!button(u"Replace All"_s).isEnabled());
    press(Qt::Key_Return); // there is nowhere to go
    QCOMPARE(here(), u"0.0"_s);
    press(Qt::Key_Escape);
    QVERIFY(!m_bar->isVisible());
    QVERIFY(m_table->hasFocus());
    QCOMPARE(steps(), 0);
}

void TestReplaceBar::goesRoundInTheOrderShown()
{
    type(u"sea"_s);
    QCOMPARE(result(), u"6 matches"_s);
    const QStringList places{u"0.1"_s, u"1.4"_s, u"2.8"_s, u"3.1"_s, u"3.11"_s};
    for (int i = 0; i < 12; ++i) {
        press(Qt::Key_Return);
        QCOMPARE(here(), places[i % 5]);
    }
    for (int i = 0; i < 12; ++i) { // backwards, from the second
        press(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(here(), places[(15 - i) % 5]);
    }
    click(u"Next"_s);
    QCOMPARE(here(), places[0]);
    click(u"Previous"_s);
    QCOMPARE(here(), places[4]);
    // Follows the order of a sorted view.
    m_table->sortByColumn(static_cast<int>(Goal), Qt::DescendingOrder);
    m_table->scrollToTop();
    current(0, Enabled);
    QStringList goals;
    for (int i = 0; i < 5; ++i) {
        click(u"Next"_s);
        goals << cell(m_table->currentIndex().row(), Goal).data().toString();
    }
    QCOMPARE(goals,
        (QStringList{u"seaside"_s, u"seaside"_s, u"sea and Sea"_s, u"goal 3"_s, u"goal 2"_s}));
}

void TestReplaceBar::showsTheColumnOfWhatItFinds()
{
    QTest::keyClick(m_table, Qt::Key_4, Qt::AltModifier); // goal and weighting
    lookFor(u"at sea"_s);
    QVERIFY(m_table->isColumnHidden(static_cast<int>(Tooltip)));
    click(u"Next"_s);
    QCOMPARE(here(), u"3.11"_s);
    QVERIFY(!m_table->isColumnHidden(static_cast<int>(Tooltip)));
    QVERIFY(m_table->viewport()->rect().contains(m_table->visualRect(cell(3, Tooltip)).center()));
}

void TestReplaceBar::replacesOneAfterTheOther()
{
    lookFor(u"sea"_s, u"lake"_s);
    click(u"Replace"_s); // first goes there, so that the match is visible
    QCOMPARE(steps(), 0);
    QCOMPARE(here(), u"0.1"_s);
    click(u"Replace"_s);
    QCOMPARE(goal(0).goal, u"lake and lake"_s);
    QCOMPARE(steps(), 1);
    QCOMPARE(here(), u"1.4"_s);
    part<QLineEdit>(u"with"_s).setFocus();
    press(Qt::Key_Return);
    QCOMPARE(goal(1).lineCategories, (QStringList{u"lake"_s, u"land"_s}));
    QCOMPARE(here(), u"2.8"_s);
    QCOMPARE(steps(), 2);
    QCOMPARE(result(), u"3 matches"_s);
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    QCOMPARE(result(), u"6 matches"_s);
    QCOMPARE(goal(0).goal, u"sea and Sea"_s);
}

void TestReplaceBar::replacesAllWhereAsked_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<QList<int>>("parts"); // indices of the texts that texts() lists for each goal
    QTest::newRow("goals") << u"Goals"_s << QList{0};
    QTest::newRow("tooltips") << u"Tooltips"_s << QList{1};
    QTest::newRow("categories") << u"Categories"_s << QList{2, 3};
    QTest::newRow("tags") << u"Tags"_s << QList{4};
    QTest::newRow("all") << u"All texts"_s << QList{0, 1, 2, 3, 4};
}

void TestReplaceBar::replacesAllWhereAsked()
{
    QFETCH(const QString, where);
    QFETCH(const QList<int>, parts);
    const GoalSet before = m_document->set();
    QStringList wanted = texts();
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        if (parts.contains(static_cast<int>(i % 5)))
            wanted[i].replace(u"sea"_s, u"lake"_s, Qt::CaseInsensitive);
    }
    m_bar->findChild<QComboBox *>()->setCurrentText(where);
    lookFor(u"sea"_s, u"lake"_s);
    click(u"Replace All"_s);
    QCOMPARE(texts(), wanted);
    QCOMPARE(steps(), 1);
    QVERIFY(m_document->undoStack().undoText().startsWith(u"Replace in "_s));
    QVERIFY(result().startsWith(u"Replaced in "_s));
    QVERIFY(!button(u"Replace All"_s).isEnabled()); // nothing is left
    m_document->undoStack().undo();
    QVERIFY(m_document->set() == before);
}

void TestReplaceBar::replacesInWhatIsShown()
{
    m_filter->setText(u"seaside"_s);
    QCOMPARE(m_table->model()->rowCount(), 1);
    lookFor(u"sea"_s, u"lake"_s);
    QCOMPARE(result(), u"2 matches"_s);
    click(u"Replace All"_s);
    QCOMPARE(goal(3).goal, u"lakeside"_s);
    QCOMPARE(goal(0).goal, u"sea and Sea"_s);
}

void TestReplaceBar::replacesInWhatIsSelected()
{
    press(Qt::Key_Escape);
    current(1, Goal);
    selectRows(1, 2);
    press(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(m_bar->findChild<QCheckBox *>()->isChecked()); // because several were selected
    lookFor(u"sea"_s, u"lake"_s);
    QCOMPARE(result(), u"2 matches"_s);
    click(u"Next"_s);
    QCOMPARE(selectedRows(), u"12"_s);
    click(u"Replace All"_s);
    // Names are replaced in the whole set only.
    QCOMPARE(steps(), 0);
    QVERIFY2(result().contains(u"in all goals at once"_s), qPrintable(result()));
    m_bar->findChild<QComboBox *>()->setCurrentText(u"Categories"_s);
    click(u"Replace All"_s);
    QCOMPARE(goal(1).lineCategories.first(), u"lake"_s);
    QCOMPARE(goal(2).tag, u"sea"_s);
    QCOMPARE(goal(0).goal, u"sea and Sea"_s);
    QCOMPARE(goal(3).goal, u"seaside"_s);
    QCOMPARE(steps(), 1);
}

void TestReplaceBar::namesChangeAsAWhole()
{
    setLimit(*m_document, CategoryKind::Line, {u"sea"_s}, 40);
    lookFor(u"sea"_s, u"lake"_s);
    click(u"Replace All"_s);
    QCOMPARE(goal(1).lineCategories, (QStringList{u"lake"_s, u"land"_s}));
    QVERIFY(m_document->set().lineLimits.contains(CategoryLimit{u"lake"_s, 40}));
    QVERIFY(!isCategory(m_document->set(), u"sea"_s));
    QVERIFY(m_document->set().tagNames.contains(u"lake"_s));
    QVERIFY2(result().contains(u"including limits"_s), qPrintable(result()));

    lookFor(u"lake"_s);
    click(u"Replace All"_s);
    QVERIFY2(result().contains(u"A name cannot be empty"_s), qPrintable(result()));
    QVERIFY(isCategory(m_document->set(), u"lake"_s));
}

/// A name may become what another one was.
void TestReplaceBar::namesMayTrade()
{
    setLimit(*m_document, CategoryKind::Line, {u"a"_s}, 10);
    setLimit(*m_document, CategoryKind::Line, {u"aa"_s}, 20);
    m_bar->findChild<QComboBox *>()->setCurrentText(u"Categories"_s);
    lookFor(u"a"_s, u"aa"_s);
    click(u"Replace All"_s);
    QVERIFY(m_document->set().lineLimits.contains(CategoryLimit{u"aa"_s, 10}));
    QVERIFY(m_document->set().lineLimits.contains(CategoryLimit{u"aaaa"_s, 20}));
    QVERIFY(!isCategory(m_document->set(), u"a"_s));
}

void TestReplaceBar::undoIsTheSets()
{
    const QShortcut undo(QKeySequence::Undo, m_view.get());
    connect(&undo, &QShortcut::activated, &m_document->undoStack(), &QUndoStack::undo);
    const GoalSet before = m_document->set();
    for (const auto &[name, text] : {std::pair(u"find"_s, u"sea"_s), {u"with"_s, u"lake"_s}}) {
        auto &edit = part<QLineEdit>(name);
        edit.setFocus();
        QTest::keyClicks(&edit, text);
    }
    click(u"Replace All"_s);
    QVERIFY(m_document->set() != before);
    auto &with = part<QLineEdit>(u"with"_s);
    QVERIFY(with.hasFocus());
    QTest::keyClick(&with, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(with.text(), u"lake"_s);
    QVERIFY(m_document->set() == before);
}

void TestReplaceBar::options_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("find");
    QTest::addColumn<int>("matches");
    QTest::newRow("none") << QStringList{} << u"SEA"_s << 6;
    QTest::newRow("case") << QStringList{u"Aa"_s} << u"Sea"_s << 1;
    QTest::newRow("words") << QStringList{u"|W|"_s} << u"sea"_s << 5;
    QTest::newRow("both") << QStringList{u"Aa"_s, u"|W|"_s} << u"sea"_s << 4;
    QTest::newRow("expression") << QStringList{u".*"_s} << u"^sea"_s << 4;
    QTest::newRow("no expression") << QStringList{} << u"^sea"_s << 0;
    QTest::newRow("expression and case") << QStringList{u".*"_s, u"Aa"_s} << u"S.a"_s << 1;
    QTest::newRow("expression and words") << QStringList{u".*"_s, u"|W|"_s} << u"s.a|side"_s << 5;
}

void TestReplaceBar::options()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, find);
    QFETCH(const int, matches);
    lookFor(find);
    for (const QString &option : options)
        click(option); // matches are counted again
    QCOMPARE(result(), matches == 0 ? u"Not found"_s : u"%1 matches"_s.arg(matches));
}

void TestReplaceBar::wrongExpressionsAreTold()
{
    const GoalSet before = m_document->set();
    lookFor(u"sea("_s, u"lake"_s);
    QCOMPARE(result(), u"Not found"_s);
    click(u".*"_s);
    QVERIFY2(
        result().startsWith(u"Not a valid regular expression; character "_s), qPrintable(result()));
    QCOMPARE(part<QLabel>(u"result"_s).toolTip(), result());
    for (const auto *const verb : {"Replace", "Replace All", "Next", "Previous"})
        QVERIFY(!button(QString::fromLatin1(verb)).isEnabled());
    part<QLineEdit>(u"find"_s).setFocus();
    press(Qt::Key_Return);
    part<QLineEdit>(u"with"_s).setFocus();
    press(Qt::Key_Return);
    QVERIFY(m_document->set() == before);
    QCOMPARE(steps(), 0);
    lookFor(u"(sea)"_s, u"lake"_s);
    QCOMPARE(result(), u"6 matches"_s);
    QVERIFY(button(u"Replace All"_s).isEnabled());
}

void TestReplaceBar::whatIsNotPossibleChangesNothing()
{
    const GoalSet before = m_document->set();
    lookFor(u"sea"_s, QString(50, u'w'));
    click(u"Replace All"_s); // a tag may have twenty characters
    QVERIFY2(result().startsWith(u"Nothing was replaced because of the name \"sea\": "_s),
        qPrintable(result()));
    QVERIFY(m_document->set() == before);
    m_bar->findChild<QComboBox *>()->setCurrentText(u"Goals"_s);
    lookFor(u"sea"_s, QString(150, u'w'));
    click(u"Replace All"_s);
    QVERIFY2(
        result().startsWith(u"Nothing was replaced because of row 1: "_s), qPrintable(result()));
    QVERIFY(m_document->set() == before);
    QCOMPARE(steps(), 0);
}

void TestReplaceBar::followsEdits()
{
    lookFor(u"sea"_s);
    setGoal(*m_document, RowId{5}, u"sea sea sea"_s);
    QCOMPARE(result(), u"9 matches"_s);
    m_document->undoStack().undo();
    QCOMPARE(result(), u"6 matches"_s);
    m_filter->setText(u"seaside"_s);
    QCOMPARE(result(), u"2 matches"_s);
}

BOARDWRIGHT_UNIT(TestReplaceBar, QApplication)
#include "tst_replace_bar.moc"
