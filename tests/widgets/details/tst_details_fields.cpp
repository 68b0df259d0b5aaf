// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sections that a generator adds to the Details form.
#include "core/balanced/sections.h"
#include "core/constrained/exclusion.h"
#include "core/generator/generator.h"
#include "tests/support/unit.h"
#include "ui/editing/document/section_edits.h"
#include "ui/widgets/cells/choice_cell_edit.h"
#include "ui/widgets/cells/line_cell_edit.h"
#include "ui/widgets/details/details_form.h"
#include "ui/widgets/fields/list_editors.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr int generatorSection = 6;
const QList<RowId> bothGoals{RowId{1}, RowId{2}};

/// Flags are rare beside goals, so the test declares a section with one.
constexpr std::array toyFields{Field{.key = "rare"_L1, .kind = Kind::Flag, .label = "Rare"}};
constexpr Section toySection{
    .key = "toy"_L1, .home = Home::BesideObjective, .fields = toyFields, .title = "Toy"};

NativeFile twoTimedGoals()
{
    NativeFile file;
    for (int i = 1; i <= 2; ++i) {
        Objective &objective = file.set.objectives.emplace_back();
        objective.id = file.set.nextRow();
        objective.goal = u"goal %1"_s.arg(i);
        FieldValues &values = objective.extension[balanced::goals.key];
        setValue(values, balanced::time, 9.25 + i);
        setValue(values, balanced::weight, 0.5);
        setValue(values, balanced::types, QList<NamedNumber>{{u"bow"_s, 2.5}});
    }
    return file;
}

constexpr std::array balancedSections{&balanced::goals};
constexpr std::array exclusionSections{&exclusion::groups, &exclusion::membership};
constexpr std::array toySections{&toySection};

Info infoWith(std::span<const Section *const> sections)
{
    Info info;
    info.sections = sections;
    return info;
}

} // namespace

class TestDetailsFields final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showWhatAGoalHolds();
    void tellWhatDiffers();
    void oneEditSetsThemAll();
    void whatIsNotPossibleIsRefused();
    void aChoiceIsForAll();
    void aFlagHasThreeStates();
    void rowsAreNamed();
    void followUndo();
    void lookingChangesNothing();
    void anotherGeneratorHasItsOwn();

private:
    template <typename T = LineCellEdit>
    T *editor(const QString &name) const
    {
        const auto found = m_form->findChildren<T *>();
        const auto one = std::ranges::find(found, name, &QWidget::accessibleName);
        return one == found.end() ? nullptr : *one;
    }

    Value valueIn(int goal, const Field &field) const
    {
        const Objective *objective = m_document->objective(RowId{static_cast<std::uint32_t>(goal)});
        return valueOf(objective->extension.value(balanced::goals.key), field);
    }

    QAbstractSpinBox *number(const QString &name) const { return editor<QAbstractSpinBox>(name); }

    template <typename T>
    void enter(T *box, const QString &text) const
    {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, text);
        QTest::keyClick(box, Qt::Key_Return);
    }

    int steps() const { return m_document->undoStack().count(); }

    const Info m_balanced = infoWith(balancedSections);
    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<QWidget> m_window;
    DetailsForm *m_form = nullptr;
    QLineEdit *m_other = nullptr;
};

void TestDetailsFields::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_document->adopt(twoTimedGoals(), {});
    m_window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(m_window.get());
    m_other = new QLineEdit;
    m_form = new DetailsForm(*m_document);
    layout->addWidget(m_other);
    layout->addWidget(m_form);
    m_form->showGenerator(m_balanced);
    m_form->setSection(generatorSection);
    m_window->resize(760, 300);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_other->setFocus();
}

void TestDetailsFields::showWhatAGoalHolds()
{
    m_form->showRows({RowId{2}});
    QCOMPARE(number(u"Time (min)"_s)->text(), u"11.25"_s);
    QCOMPARE(number(u"Skill (min)"_s)->text(), u"0"_s);
    QCOMPARE(number(u"Balance"_s)->text(), u"0.5"_s);
    QCOMPARE(number(u"Difficulty"_s)->text(), u"Automatic"_s);
    QCOMPARE(editor(u"Types"_s)->text(), u"bow: 2.5"_s);
    QCOMPARE(editor(u"Subtypes"_s)->text(), QString());
    QCOMPARE(editor<ChoiceCellEdit>(u"List"_s)->currentText(), u"Normal"_s);
}

void TestDetailsFields::tellWhatDiffers()
{
    m_form->showRows(bothGoals);
    QCOMPARE(number(u"Time (min)"_s)->text(), u"different"_s);
    QCOMPARE(number(u"Balance"_s)->text(), u"0.5"_s);
    setSectionValue(
        *m_document, balanced::goals, balanced::list, {RowId{1}}, QString(balanced::shortList));
    const auto *list = editor<ChoiceCellEdit>(u"List"_s);
    QCOMPARE(list->currentIndex(), -1);
    QCOMPARE(list->placeholderText(), u"different"_s);
    m_form->showRows({RowId{1}});
    QCOMPARE(list->currentText(), u"Short"_s);
    QVERIFY(editor(u"Subtypes"_s)->placeholderText().contains(u':')); // shows an example
}

void TestDetailsFields::oneEditSetsThemAll()
{
    m_form->showRows(bothGoals);
    enter(number(u"Time (min)"_s), u"18.25"_s);
    QCOMPARE(valueIn(1, balanced::time), Value(18.25));
    QCOMPARE(valueIn(2, balanced::time), Value(18.25));
    QCOMPARE(steps(), 1);
    enter(editor(u"Types"_s), u"bow: 1, boat: -0.5"_s);
    const QList<NamedNumber> types{{u"bow"_s, 1}, {u"boat"_s, -0.5}};
    QCOMPARE(valueIn(1, balanced::types), Value(types));
    QCOMPARE(valueIn(2, balanced::types), Value(types));
    QCOMPARE(steps(), 2);
    m_document->undoStack().setIndex(0);
    QCOMPARE(valueIn(1, balanced::time), Value(10.25));
    QCOMPARE(valueIn(2, balanced::time), Value(11.25));
}

void TestDetailsFields::whatIsNotPossibleIsRefused()
{
    m_form->showRows({RowId{1}});
    auto *time = number(u"Time (min)"_s);
    for (const QString &text : {u"soon"_s, u"601"_s, u"-2"_s, u"nan"_s}) {
        enter(time, text);
        QCOMPARE(time->text(), u"10.25"_s); // put back, as in every box
        QCOMPARE(steps(), 0);
    }
    m_other->setFocus();
    QCOMPARE(time->text(), u"10.25"_s);
    QCOMPARE(valueIn(1, balanced::time), Value(10.25));
}

void TestDetailsFields::aChoiceIsForAll()
{
    setSectionValue(
        *m_document, balanced::goals, balanced::list, {RowId{1}}, QString(balanced::shortList));
    m_form->showRows(bothGoals);
    auto *list = editor<ChoiceCellEdit>(u"List"_s);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down); // from no choice to the first
    QCOMPARE(valueIn(1, balanced::list), Value(QString(balanced::normalList)));
    QCOMPARE(valueIn(2, balanced::list), Value(QString(balanced::normalList)));
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(valueIn(1, balanced::list), Value(QString(balanced::shortList)));
    QCOMPARE(valueIn(2, balanced::list), Value(QString(balanced::shortList)));
    QCOMPARE(list->currentText(), u"Short"_s);
}

void TestDetailsFields::aFlagHasThreeStates()
{
    const Info toy = infoWith(toySections);
    m_form->showGenerator(toy);
    m_form->setSection(generatorSection);
    m_form->showRows(bothGoals);
    auto *box = editor<QCheckBox>(u"Rare"_s);
    QCOMPARE(box->checkState(), Qt::Unchecked);
    setSectionValue(*m_document, toySection, toyFields[0], {RowId{1}}, true);
    QCOMPARE(box->checkState(), Qt::PartiallyChecked);
    box->click();
    QCOMPARE(box->checkState(), Qt::Checked);
    const Objective *second = m_document->objective(RowId{2});
    QVERIFY(flagOf(second->extension.value(toySection.key), toyFields[0]));
}

void TestDetailsFields::rowsAreNamed()
{
    const Info exclusive = infoWith(exclusionSections);
    FieldValues bosses;
    setValue(bosses, exclusion::name, u"bosses"_s);
    const RowId group = insertTableRows(*m_document, exclusion::groups, 0, {bosses}).first();
    m_form->showGenerator(exclusive);
    m_form->setSection(generatorSection);
    m_form->showRows(bothGoals);
    auto *groups = editor<CheckListEditor>(u"Groups"_s);
    groups->open();
    CheckListModel &offered = groups->list().model();
    QVERIFY(offered.setData(offered.index(0), Qt::Checked, Qt::CheckStateRole));
    const Objective *second = m_document->objective(RowId{2});
    const FieldValues values = second->extension.value(exclusion::membership.key);
    QCOMPARE(valueOf(values, exclusion::memberOf), Value(QList<RowId>{group}));
    QCOMPARE(groups->text(), u"bosses"_s);
    setSectionValue(
        *m_document, exclusion::membership, exclusion::memberOf, {RowId{1}}, QList<RowId>());
    QCOMPARE(groups->text(), u"different"_s);
}

void TestDetailsFields::followUndo()
{
    m_form->showRows({RowId{1}});
    enter(number(u"Balance"_s), u"-1.75"_s);
    QCOMPARE(valueIn(1, balanced::weight), Value(-1.75));
    m_document->undoStack().undo();
    QCOMPARE(number(u"Balance"_s)->text(), u"0.5"_s);
}

void TestDetailsFields::lookingChangesNothing()
{
    const GoalSet before = m_document->set();
    m_form->showRows(bothGoals);
    for (QWidget *widget : m_form->findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus)
            widget->setFocus();
    }
    m_form->showRows({RowId{2}});
    m_other->setFocus();
    QVERIFY(m_document->set() == before);
    QCOMPARE(steps(), 0);
}

/// Changing the generator keeps the typed text, because the selected goals stay the same.
void TestDetailsFields::anotherGeneratorHasItsOwn()
{
    auto *sections = m_form->findChild<QTabBar *>();
    QCOMPARE(sections->count(), generatorSection + 1);
    m_form->showRows({RowId{1}});
    auto *time = number(u"Time (min)"_s);
    time->setFocus();
    time->selectAll();
    QTest::keyClicks(time, u"30"_s);
    const Info plain;
    m_form->showGenerator(plain);
    QCOMPARE(sections->count(), generatorSection);
    QCOMPARE(valueIn(1, balanced::time), Value(30.0));
    QTest::qWait(0); // the page is deleted
    QVERIFY(number(u"Time (min)"_s) == nullptr);
    m_form->showGenerator(m_balanced);
    QCOMPARE(sections->tabText(generatorSection), u"Balance of times"_s);
    QVERIFY(number(u"Time (min)"_s)->text() != u"30"_s); // filled only when the section is shown
    m_form->setSection(generatorSection);
    QCOMPARE(number(u"Time (min)"_s)->text(), u"30"_s);
}

BOARDWRIGHT_UNIT(TestDetailsFields, QApplication)
#include "tst_details_fields.moc"
