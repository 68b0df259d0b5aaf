// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/generator.h"
#include "core/goalset/lint.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/row_edits.h"
#include "ui/widgets/cells/names_edit.h"
#include "ui/widgets/cells/number_cell_edit.h"
#include "ui/widgets/cells/numbers_edit.h"
#include "ui/widgets/cells/text_edits.h"
#include "ui/widgets/details/details_form.h"
#include "ui/widgets/details/details_page.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

NativeFile fiveGoals()
{
    NativeFile file;
    for (int i = 1; i <= 5; ++i) {
        Objective &objective = file.set.objectives.emplace_back();
        objective.id = file.set.nextRow();
        objective.goal = u"goal %1"_s.arg(i);
        objective.weighting = 50;
        objective.boardCategories = {u"combat"_s};
        if (i <= 3)
            objective.boardCategories << u"sea"_s;
    }
    file.set.boardLimits = {{.category = u"combat"_s}, {.category = u"sea"_s}};
    return file;
}

const QList<RowId> all{RowId{1}, RowId{2}, RowId{3}, RowId{4}, RowId{5}};

enum Section : std::uint8_t { Definition, Categories, Tags, Progression, Advanced, Validation };

} // namespace

class TestDetailsForm final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsOneGoal();
    void tellsWhatDiffers();
    void oneEditSetsThemAll();
    void chipsSayWhoHasThem();
    void chipsAreAddedToAllAndTakenFromAll();
    void boxesHaveThreeStates();
    void followsUndoAndOtherEdits();
    void keepsWhatIsBeingTyped();
    void typedWordsBelongToTheGoalShown();
    void lookingChangesNothing();
    void escapeTakesBack();
    void refusesWithAReason();
    void arrowsOnANumberAreOneStep();
    void aNumberOutOfBoundsIsPutBackOnce();
    void takesNoFocus();
    void isEnteredByKeyAndLeft();
    void goalsThatAreGone();
    void foldsToOneLine();
    void problemsHaveTheirFixes();
    void problemsAreCountedUnseen();

private:
    template <typename T>
    T *editor(const QString &name) const
    {
        const auto found = m_form->findChildren<T *>();
        const auto one = std::ranges::find(found, name, &QWidget::accessibleName);
        return one == found.end() ? nullptr : *one;
    }

    QCheckBox *box(const QString &text) const
    {
        const auto found = m_form->findChildren<QCheckBox *>();
        const auto one = std::ranges::find(found, text, &QCheckBox::text);
        return one == found.end() ? nullptr : *one;
    }

    /// Opens a file whose fourth goal has an undeclared category; entering it would have declared
    /// it.
    void showUndeclared() const
    {
        GoalSet set = m_document->set();
        set.objectives[3].boardCategories = {u"nowhere"_s};
        m_document->adopt({.set = set, .notes = {}, .siteStyle = true}, {});
    }

    bool holdsText(const QString &text) const
    {
        return std::ranges::any_of(m_form->findChildren<QLabel *>(),
            [&](const QLabel *label) { return label->text().contains(text); });
    }

    const Objective &goal(int number) const
    {
        return *m_document->objective(RowId{static_cast<std::uint32_t>(number)});
    }

    int steps() const { return m_document->undoStack().count(); }

    static void type(QWidget *editor, const QString &text)
    {
        editor->setFocus();
        QTest::keyClicks(editor, text);
    }

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<QWidget> m_window;
    DetailsForm *m_form = nullptr;
    QLineEdit *m_other = nullptr; ///< another widget that can take the focus
};

void TestDetailsForm::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_document->adopt(fiveGoals(), {});
    m_window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(m_window.get());
    m_other = new QLineEdit;
    m_form = new DetailsForm(*m_document);
    layout->addWidget(m_other);
    layout->addWidget(m_form);
    m_window->resize(760, 300);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_other->setFocus();
}

void TestDetailsForm::cleanup()
{
    m_window.reset();
    m_document.reset();
}

void TestDetailsForm::showsOneGoal()
{
    setRange(*m_document, {RowId{2}}, {2, 3, 4});
    m_form->showRows({RowId{2}});
    QVERIFY(holdsText(u"goal 2"_s));
    QCOMPARE(editor<GoalEdit>(u"Goal"_s)->text(), u"goal 2"_s);
    QCOMPARE(editor<RangeEdit>(u"Range"_s)->text(), u"2–4"_s);
    QCOMPARE(box(u"Enabled"_s)->checkState(), Qt::Checked);
    m_form->setSection(Advanced);
    QCOMPARE(editor<NumberCellEdit>(u"Weighting"_s)->value(), 50);
    QCOMPARE(steps(), 1);
}

void TestDetailsForm::tellsWhatDiffers()
{
    setWeighting(*m_document, {RowId{2}}, 20);
    setEnabled(*m_document, {RowId{3}}, false);
    const int before = steps();
    m_form->showRows(all);
    QVERIFY(holdsText(u"5 goals"_s));
    QCOMPARE(editor<GoalEdit>(u"Goal"_s)->text(), QString());
    QCOMPARE(editor<GoalEdit>(u"Goal"_s)->placeholderText(), u"different"_s);
    QCOMPARE(box(u"Enabled"_s)->checkState(), Qt::PartiallyChecked);
    m_form->setSection(Advanced);
    QCOMPARE(editor<NumberCellEdit>(u"Weighting"_s)->text(), u"different"_s);
    QCOMPARE(editor<NumberCellEdit>(u"Limit"_s)->text(), u"1"_s); // the same for all goals
    QCOMPARE(steps(), before); // showing is not an edit
}

void TestDetailsForm::oneEditSetsThemAll()
{
    m_form->showRows({RowId{1}, RowId{3}});
    auto *range = editor<RangeEdit>(u"Range"_s);
    type(range, u"2-5"_s);
    QCOMPARE(steps(), 0);
    QTest::keyClick(range, Qt::Key_Return);
    QCOMPARE(goal(1).range, QList({2, 3, 4, 5}));
    QCOMPARE(goal(3).range, QList({2, 3, 4, 5}));
    QCOMPARE(goal(2).range, QList<int>());
    QCOMPARE(steps(), 1);
    m_other->setFocus(); // leaving does not edit again
    QCOMPARE(steps(), 1);
    type(editor<TooltipEdit>(u"Tooltip"_s), u"Any"_s);
    m_other->setFocus();
    QCOMPARE(goal(3).tooltip, u"Any"_s);
    QCOMPARE(steps(), 2);
}

void TestDetailsForm::chipsSayWhoHasThem()
{
    m_form->setSection(Categories);
    m_form->showRows(all);
    const auto *names = editor<NamesEdit>(u"Board categories"_s);
    QCOMPARE(names->chips(),
        QList<NameChip>(
            {{.name = u"combat"_s, .note = {}}, {.name = u"sea"_s, .note = u"on 3 of 5"_s}}));
    m_form->showRows({RowId{1}});
    QCOMPARE(names->chips().last().note, QString());
}

void TestDetailsForm::chipsAreAddedToAllAndTakenFromAll()
{
    m_form->showRows(all);
    m_form->setSection(Categories);
    auto *names = editor<NamesEdit>(u"Board categories"_s);
    type(names, u"sea"_s);
    QTest::keyClick(names, Qt::Key_Return);
    for (int number = 1; number <= 5; ++number)
        QCOMPARE(goal(number).boardCategories, QStringList({u"combat"_s, u"sea"_s}));
    QCOMPARE(steps(), 1);
    QCOMPARE(m_document->undoStack().undoText(), u"Add category sea to 2 goals"_s);
    QTest::keyClick(names, Qt::Key_Backspace);
    QCOMPARE(goal(4).boardCategories, QStringList({u"combat"_s}));
    QCOMPARE(goal(1).boardCategories, QStringList({u"combat"_s}));
    QCOMPARE(steps(), 2);
    m_document->undoStack().undo();
    QCOMPARE(names->chips().size(), 2);
    type(names, u"caves"_s);
    m_other->setFocus(); // accepts like Enter
    QCOMPARE(goal(5).boardCategories.last(), u"caves"_s);
    QCOMPARE(names->text(), QString());
    // If one of the goals has no room left, none gets the category, and the form does not show it.
    setCategories(*m_document, CategoryKind::Board, {RowId{2}}, {u"a"_s, u"b"_s, u"c"_s, u"d"_s});
    const GoalSet before = m_document->set();
    type(names, u"zoo"_s);
    QTest::keyClick(names, Qt::Key_Return);
    QVERIFY(m_document->set() == before);
    QVERIFY(!std::ranges::contains(names->chips(), u"zoo"_s, &NameChip::name));
}

void TestDetailsForm::boxesHaveThreeStates()
{
    m_form->showRows({RowId{1}, RowId{2}});
    m_form->setSection(Progression);
    toggleZone(*m_document, {RowId{1}}, Zone::Late);
    QCOMPARE(box(u"Late"_s)->checkState(), Qt::PartiallyChecked);
    QCOMPARE(box(u"Early"_s)->checkState(), Qt::Checked);
    box(u"Late"_s)->click(); // some goals have it; now all do
    QCOMPARE(box(u"Late"_s)->checkState(), Qt::Checked);
    QVERIFY(goal(1).progression.testFlag(Zone::Late));
    box(u"Late"_s)->click();
    QCOMPARE(box(u"Late"_s)->checkState(), Qt::Unchecked);
    QVERIFY(!shownZones(goal(2)).testFlag(Zone::Late));
    QCOMPARE(steps(), 3);
    for (const QString &zone : {u"Early"_s, u"Mid"_s, u"Endgame"_s})
        box(zone)->click();
    QCOMPARE(box(u"Endgame"_s)->checkState(), Qt::Checked); // a goal keeps its last zone
}

void TestDetailsForm::followsUndoAndOtherEdits()
{
    m_form->showRows({RowId{1}});
    setGoal(*m_document, RowId{1}, u"changed"_s);
    QCOMPARE(editor<GoalEdit>(u"Goal"_s)->text(), u"changed"_s);
    QVERIFY(holdsText(u"changed"_s));
    m_document->undoStack().undo();
    QCOMPARE(editor<GoalEdit>(u"Goal"_s)->text(), u"goal 1"_s);
}

void TestDetailsForm::keepsWhatIsBeingTyped()
{
    m_form->showRows({RowId{1}});
    auto *edit = editor<GoalEdit>(u"Goal"_s);
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_End);
    type(edit, u"!"_s);
    setWeighting(*m_document, all, 7);
    m_form->showProblems({}, m_document->set());
    m_form->showRows({RowId{1}});
    QCOMPARE(edit->text(), u"goal 1!"_s);
    QCOMPARE(QApplication::focusWidget(), edit);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(goal(1).goal, u"goal 1!"_s);
    m_form->setSection(Advanced);
    QCOMPARE(editor<NumberCellEdit>(u"Weighting"_s)->value(), 7);
}

void TestDetailsForm::typedWordsBelongToTheGoalShown()
{
    m_form->showRows({RowId{1}});
    auto *edit = editor<GoalEdit>(u"Goal"_s);
    type(edit, u"x"_s);
    m_form->showRows({RowId{2}});
    QVERIFY(goal(1).goal.contains(u'x'));
    QCOMPARE(goal(2).goal, u"goal 2"_s);
    QCOMPARE(edit->text(), u"goal 2"_s);
}

void TestDetailsForm::lookingChangesNothing()
{
    setWeighting(*m_document, {RowId{2}}, 20);
    setLimit(*m_document, {RowId{2}}, 5000); // more than the box can show
    const GoalSet before = m_document->set();
    m_form->showRows(all);
    for (int section = Definition; section <= Validation; ++section) {
        m_form->setSection(section);
        for (QWidget *widget : m_form->findChildren<QWidget *>()) {
            if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus)
                widget->setFocus();
        }
    }
    m_form->showRows({RowId{2}});
    m_other->setFocus();
    QVERIFY(m_document->set() == before);
}

void TestDetailsForm::escapeTakesBack()
{
    m_form->showRows({RowId{1}});
    auto *edit = editor<GoalEdit>(u"Goal"_s);
    type(edit, u"zzz"_s);
    QTest::keyClick(edit, Qt::Key_Escape);
    QCOMPARE(edit->text(), u"goal 1"_s);
    m_other->setFocus();
    QCOMPARE(steps(), 0);
}

void TestDetailsForm::refusesWithAReason()
{
    m_form->showRows(all);
    auto *range = editor<RangeEdit>(u"Range"_s);
    type(range, u"few"_s);
    QTest::keyClick(range, Qt::Key_Return);
    QCOMPARE(range->text(), u"few"_s); // kept, so that it can be corrected
    QVERIFY(!range->isPossible());
    m_other->setFocus();
    QCOMPARE(range->text(), QString());
    QCOMPARE(steps(), 0);
}

void TestDetailsForm::arrowsOnANumberAreOneStep()
{
    m_form->showRows({RowId{1}, RowId{2}});
    m_form->setSection(Advanced);
    auto *weighting = editor<NumberCellEdit>(u"Weighting"_s);
    weighting->setFocus();
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(weighting, Qt::Key_Up);
    QCOMPARE(goal(1).weighting, 53);
    QCOMPARE(goal(2).weighting, 53);
    QCOMPARE(steps(), 1);
    m_other->setFocus();
    weighting->setFocus();
    QTest::keyClick(weighting, Qt::Key_Up);
    QCOMPARE(steps(), 2);
}

void TestDetailsForm::aNumberOutOfBoundsIsPutBackOnce()
{
    m_form->showRows({RowId{1}});
    m_form->setSection(Advanced);
    auto *weighting = editor<NumberCellEdit>(u"Weighting"_s);
    const QSignalSpy refused(
        qobject_cast<DetailsPage *>(weighting->parentWidget()), &DetailsPage::refused);
    weighting->setFocus();
    weighting->selectAll();
    QTest::keyClicks(weighting, u"150"_s);
    QTest::keyClick(weighting, Qt::Key_Return);
    m_other->setFocus();
    QCOMPARE(refused.count(), 1);
    QCOMPARE(weighting->text(), u"50"_s);
    QCOMPARE(goal(1).weighting, 50);
    QCOMPARE(steps(), 0);
}

void TestDetailsForm::takesNoFocus()
{
    for (const QList<RowId> &rows : {QList{RowId{1}}, all, QList<RowId>()}) {
        m_form->showRows(rows);
        m_form->setOpen(!m_form->isOpen());
        QCOMPARE(QApplication::focusWidget(), m_other);
    }
}

void TestDetailsForm::isEnteredByKeyAndLeft()
{
    const QSignalSpy left(m_form, &DetailsForm::left);
    m_form->showRows({RowId{1}});
    m_form->setOpen(false);
    m_form->enter();
    QVERIFY(m_form->isOpen());
    auto *goal = editor<GoalEdit>(u"Goal"_s);
    QVERIFY(goal->hasFocus());
    QTest::keyClick(goal, Qt::Key_F4);
    QCOMPARE(left.count(), 1);
    // Escape first discards the typed text.
    QTest::keyClicks(goal, u"x"_s);
    QTest::keyClick(goal, Qt::Key_Escape);
    QCOMPARE(left.count(), 1);
    QTest::keyClick(goal, Qt::Key_Escape);
    QCOMPARE(left.count(), 2);

    m_form->setSection(Advanced);
    m_form->enter();
    QCOMPARE(QApplication::focusWidget()->accessibleName(), u"Weighting"_s);
    for (const QString &next : {u"Limit"_s, u"Forced positions"_s}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->accessibleName(), next);
    }
}

void TestDetailsForm::goalsThatAreGone()
{
    m_form->showRows({RowId{1}, RowId{2}});
    removeObjectives(*m_document, {RowId{1}});
    QVERIFY(holdsText(u"goal 2"_s));
    removeObjectives(*m_document, {RowId{2}});
    QVERIFY(holdsText(u"No goal selected"_s));
    QVERIFY(!editor<GoalEdit>(u"Goal"_s)->isEnabled());
    m_document->undoStack().undo();
    QVERIFY(editor<GoalEdit>(u"Goal"_s)->isEnabled());
    m_document->adopt(fiveGoals(), {}); // other goals with the same ids
    QVERIFY(holdsText(u"No goal selected"_s));
}

void TestDetailsForm::foldsToOneLine()
{
    const QSignalSpy told(m_form, &DetailsForm::openChanged);
    const int open = m_form->sizeHint().height();
    QVERIFY(open <= 190);
    m_form->setOpen(false);
    QCOMPARE(told.count(), 1);
    QVERIFY(m_form->sizeHint().height() < m_form->fontMetrics().height() * 3);
    QVERIFY(!editor<GoalEdit>(u"Goal"_s)->isVisible());
    auto *sections = m_form->findChild<QTabBar *>();
    QCOMPARE(sections->tabText(Advanced), u"Advanced"_s);
    QTest::mouseClick(sections, Qt::LeftButton, {}, sections->tabRect(Advanced).center());
    QVERIFY(m_form->isOpen());
    QCOMPARE(m_form->section(), int{Advanced});
}

void TestDetailsForm::problemsHaveTheirFixes()
{
    showUndeclared();
    const QList<Problem> problems = lint(m_document->set(), allSections());
    m_form->setSection(Validation);
    m_form->showProblems(problems, m_document->set());
    m_form->showRows({RowId{1}});
    QVERIFY(!holdsText(u"nowhere"_s)); // belongs to another goal
    m_form->showRows({RowId{1}, RowId{4}});
    QVERIFY(holdsText(u"\"nowhere\""_s));
    const auto fixes = m_form->findChildren<QPushButton *>();
    const auto fix = std::ranges::find_if(fixes, [](const QPushButton *button) {
        return button->accessibleName().contains(u"\"nowhere\""_s);
    });
    QVERIFY(fix != fixes.end());
    QTest::mouseClick(*fix, Qt::LeftButton);
    QVERIFY(std::ranges::contains(
        m_document->set().boardLimits, u"nowhere"_s, &CategoryLimit::category));
    QCOMPARE(m_document->undoStack().undoText(), (*fix)->toolTip());
    m_form->showProblems(lint(m_document->set(), allSections()), m_document->set());
    QVERIFY(QTest::qWaitFor([&] { return !holdsText(u"\"nowhere\""_s); }));
}

void TestDetailsForm::problemsAreCountedUnseen()
{
    showUndeclared();
    const QList<Problem> problems = lint(m_document->set(), allSections());
    const auto ofGoal = std::ranges::count(problems, RowId{4}, &Problem::row);
    QVERIFY(ofGoal > 0);
    m_form->showProblems(problems, m_document->set());
    m_form->showRows({RowId{4}});
    const auto *sections = m_form->findChild<QTabBar *>();
    QCOMPARE(sections->tabText(Validation), u"Validation %1"_s.arg(ofGoal));
    QVERIFY(!holdsText(u"\"nowhere\""_s)); // texts are laid out only when shown
    m_form->setSection(Validation);
    QVERIFY(holdsText(u"\"nowhere\""_s));
    m_form->setSection(Definition);
    m_form->showRows({RowId{1}});
    m_form->setSection(Validation);
    QVERIFY(QTest::qWaitFor([&] { return !holdsText(u"\"nowhere\""_s); }));
}

BOARDWRIGHT_UNIT(TestDetailsForm, QApplication)
#include "tst_details_form.moc"
