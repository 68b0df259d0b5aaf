// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Facets above the table of goals: chosen by mouse and keys, counted, combined, cleared.

#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/editing/document/edits.h"
#include "ui/widgets/goals/facet_button.h"

#include <QApplication>
#include <QListView>
#include <QTest>
#include <QToolButton>

#include <functional>
#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestFacets final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { close(); }

    void countsAreThoseOfTheGoals();
    void chosenByTheMouse();
    void chosenByKeys();
    void longListsAreSearched();
    void facetsCombine();
    void everyChoiceKeepsAsManyAsItSays_data();
    void everyChoiceKeepsAsManyAsItSays();
    void problems();
    void neverAppearing();

private:
    FacetButton &button(const QString &name) const
    {
        return *m_view->findChild<FacetButton *>(name);
    }

    QToolButton &chip(const QString &name) const { return *m_view->findChild<QToolButton *>(name); }

    static QListView &list(const FacetButton &button) { return *button.findChild<QListView *>(); }

    /// The entries of the open list.
    static QStringList offers(const FacetButton &button)
    {
        QStringList texts;
        const QAbstractItemModel *model = list(button).model();
        for (int row = 0; row < model->rowCount(); ++row)
            texts << model->index(row, 0).data(Qt::AccessibleTextRole).toString();
        return texts;
    }

    static void openByMouse(FacetButton &button)
    {
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(list(button).isVisible());
    }

    static void closeList(const FacetButton &button)
    {
        QTest::keyClick(&list(button), Qt::Key_Escape);
        QVERIFY(!list(button).isVisible());
    }

    /// Clicks the text of a choice, or its box.
    static void click(const FacetButton &button, int row, bool onBox = false)
    {
        QListView &view = list(button);
        const QRect place = view.visualRect(view.model()->index(row, 0));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
            onBox ? QPoint(place.left() + 8, place.center().y()) : place.center());
    }

    /// The numbers of the goals for which this is true, in the plain set.
    QString goalsThat(const std::function<bool(const Objective &)> &isSo) const
    {
        QStringList numbers;
        for (const Objective &objective : m_document->set().objectives) {
            if (isSo(objective))
                numbers << objective.goal.sliced(5);
        }
        return numbers.join(u' ');
    }

    static bool carries(const Objective &objective, const QString &category)
    {
        return objective.boardCategories.contains(category)
            || objective.lineCategories.contains(category);
    }

    void showProblemsOf(const QList<int> &numbers) const
    {
        auto result = std::make_shared<PreviewResult>();
        result->request.set = m_document->set();
        result->request.generator = generators().front();
        for (const int number : numbers) {
            Problem problem;
            problem.code = Code::RangeTooWide;
            problem.row = RowId{static_cast<std::uint32_t>(number)};
            result->problems << problem;
        }
        m_view->showBoard(result);
    }
};

/// Twelve goals. Every second has the board category sea; every third has the line categories town
/// and sea. Every fourth has a tag, every fifth has zones. Goal 7 has nothing.
void TestFacets::init()
{
    open();
    m_view->resize(1'500, 600);
    m_document->adopt(numberedGoals(12), {});
    for (std::uint32_t i = 1; i <= 12; ++i) {
        const QList<RowId> id{RowId{i}};
        if (i % 2 == 0)
            setCategories(*m_document, CategoryKind::Board, id, {u"sea"_s});
        if (i % 3 == 0)
            setCategories(*m_document, CategoryKind::Line, id, {u"town"_s, u"sea"_s});
        if (i % 4 == 0)
            setTag(*m_document, id, i == 8 ? u"boss"_s : u"mask"_s);
        if (i % 5 == 0)
            setZones(*m_document, id, i == 5 ? Zone::Early : Zone::Early | Zone::Late);
    }
    m_document->undoStack().clear();
    QCoreApplication::processEvents();
}

void TestFacets::countsAreThoseOfTheGoals()
{
    FacetButton &categories = button(u"categoryFacet"_s);
    openByMouse(categories);
    QCOMPARE(
        offers(categories), (QStringList{u"sea  (8)"_s, u"town  (4)"_s, u"no category  (4)"_s}));
    closeList(categories);
    FacetButton &tags = button(u"tagFacet"_s);
    openByMouse(tags);
    QCOMPARE(offers(tags), (QStringList{u"boss  (1)"_s, u"mask  (2)"_s, u"no tag  (9)"_s}));
    closeList(tags);
    FacetButton &zones = button(u"zoneFacet"_s);
    openByMouse(zones);
    QCOMPARE(offers(zones),
        (QStringList{u"Early  (12)"_s, u"Mid  (10)"_s, u"Late  (11)"_s, u"Endgame  (10)"_s}));
    closeList(zones);
    QCOMPARE(m_table->model()->rowCount(), 12);
    setTag(*m_document, {RowId{1}, RowId{2}}, u"new"_s);
    openByMouse(tags);
    QCOMPARE(offers(tags),
        (QStringList{u"boss  (1)"_s, u"mask  (2)"_s, u"new  (2)"_s, u"no tag  (7)"_s}));
    closeList(tags);
}

void TestFacets::chosenByTheMouse()
{
    FacetButton &categories = button(u"categoryFacet"_s);
    QVERIFY(!chip(u"clearFacets"_s).isVisible());
    openByMouse(categories);
    click(categories, 1);
    QVERIFY(list(categories).isVisible()); // open for the next choice
    QCOMPARE(goals(), goalsThat([](const Objective &goal) { return carries(goal, u"town"_s); }));
    QVERIFY(categories.isChecked());
    QVERIFY(categories.text().startsWith(u"Category: town"_s));
    click(categories, 2, true);
    QCOMPARE(goals(), goalsThat([](const Objective &goal) {
        return carries(goal, u"town"_s)
            || (goal.boardCategories.isEmpty() && goal.lineCategories.isEmpty());
    }));
    QVERIFY(categories.text().startsWith(u"Category: 2"_s));
    click(categories, 1, true);
    QCOMPARE(categories.model().chosen(), QStringList{QString()});
    click(categories, 2);
    QCOMPARE(categories.model().chosen(), QStringList());
    closeList(categories);
    QVERIFY(!categories.isChecked());
    QCOMPARE(m_table->model()->rowCount(), 12);
    QCOMPARE(steps(), 0);
}

void TestFacets::chosenByKeys()
{
    FacetButton &tags = button(u"tagFacet"_s);
    tags.setFocus();
    press(Qt::Key_Space);
    QVERIFY(list(tags).hasFocus());
    press(Qt::Key_Down);
    press(Qt::Key_Space);
    QCOMPARE(goals(), u"4 12"_s);
    press(Qt::Key_Up);
    press(Qt::Key_Space);
    QCOMPARE(goals(), u"4 8 12"_s);
    press(Qt::Key_Space);
    QCOMPARE(goals(), u"4 12"_s);
    press(Qt::Key_Escape);
    QVERIFY(tags.hasFocus());
    QCOMPARE(goals(), u"4 12"_s); // Escape keeps the choices
    QToolButton &clear = chip(u"clearFacets"_s);
    QVERIFY(clear.isVisible());
    clear.setFocus();
    press(Qt::Key_Space);
    QCOMPARE(m_table->model()->rowCount(), 12);
    QVERIFY(!tags.isChecked());
    QVERIFY(!clear.isVisible());
}

void TestFacets::longListsAreSearched()
{
    for (std::uint32_t i = 1; i <= 12; ++i)
        setTag(*m_document, {RowId{i}}, u"tag_%1"_s.arg(i));
    FacetButton &tags = button(u"tagFacet"_s);
    openByMouse(tags);
    type(u"TAG_1"_s);
    QCOMPARE(offers(tags),
        (QStringList{u"tag_1  (1)"_s, u"tag_10  (1)"_s, u"tag_11  (1)"_s, u"tag_12  (1)"_s}));
    press(Qt::Key_Return);
    QVERIFY(list(tags).hasFocus());
    press(Qt::Key_End);
    press(Qt::Key_Space);
    QCOMPARE(goals(), u"12"_s);
    closeList(tags);
    openByMouse(tags); // without the search text
    QCOMPARE(offers(tags).size(), 12);
    closeList(tags);
}

void TestFacets::facetsCombine()
{
    openByMouse(button(u"categoryFacet"_s));
    click(button(u"categoryFacet"_s), 0); // sea
    closeList(button(u"categoryFacet"_s));
    openByMouse(button(u"tagFacet"_s));
    click(button(u"tagFacet"_s), 2); // none
    closeList(button(u"tagFacet"_s));
    const auto isBoth
        = [](const Objective &goal) { return carries(goal, u"sea"_s) && goal.tag.isEmpty(); };
    QCOMPARE(goals(), goalsThat(isBoth));
    openByMouse(button(u"zoneFacet"_s));
    click(button(u"zoneFacet"_s), 1); // mid
    closeList(button(u"zoneFacet"_s));
    QCOMPARE(goals(), goalsThat([&](const Objective &goal) {
        return isBoth(goal) && (!goal.progression || goal.progression.testFlag(Zone::Mid));
    }));
    m_filter->setText(u"goal 2"_s);
    QCOMPARE(goals(), u"2"_s);
    // "Clear" does not clear the words.
    QTest::mouseClick(&chip(u"clearFacets"_s), Qt::LeftButton);
    QCOMPARE(goals(), u"2 12"_s);
    m_filter->clear();
    QCOMPARE(m_table->model()->rowCount(), 12);
}

void TestFacets::everyChoiceKeepsAsManyAsItSays_data()
{
    QTest::addColumn<QString>("facet");
    for (const auto *const facet : {"categoryFacet", "zoneFacet", "tagFacet"})
        QTest::newRow(facet) << QString::fromLatin1(facet);
}

void TestFacets::everyChoiceKeepsAsManyAsItSays()
{
    QFETCH(const QString, facet);
    FacetButton &button = this->button(facet);
    openByMouse(button);
    const QStringList choices = offers(button);
    QVERIFY(choices.size() >= 3);
    for (int row = 0; row < choices.size(); ++row) {
        click(button, row);
        QVERIFY2(choices[row].endsWith(u"(%1)"_s.arg(m_table->model()->rowCount())),
            qPrintable(choices[row]));
        click(button, row);
    }
    closeList(button);
}

void TestFacets::problems()
{
    QToolButton &problems = chip(u"problemFacet"_s);
    QVERIFY(!problems.isVisible());
    showProblemsOf({3, 9});
    QVERIFY(problems.isVisible());
    QCOMPARE(problems.text(), u"has problem 2"_s);
    QTest::mouseClick(&problems, Qt::LeftButton);
    QCOMPARE(goals(), u"3 9"_s);
    // A goal that was fixed stays until the filter is applied again; the chip stays while it is
    // checked.
    showProblemsOf({9});
    QCOMPARE(problems.text(), u"has problem 1"_s);
    QCOMPARE(goals(), u"3 9"_s);
    showProblemsOf({});
    QVERIFY(problems.isVisible());
    QTest::mouseClick(&problems, Qt::LeftButton);
    QVERIFY(!problems.isVisible());
    QCOMPARE(m_table->model()->rowCount(), 12);
}

void TestFacets::neverAppearing()
{
    QToolButton &never = chip(u"neverFacet"_s);
    QVERIFY(!never.isVisible()); // there are no measurements
    m_view->setNeverAppearing({RowId{2}, RowId{4}, RowId{5}, RowId{99}});
    QVERIFY(never.isVisible());
    QCOMPARE(never.text(), u"never appears 3"_s);
    never.setFocus();
    press(Qt::Key_Space);
    QCOMPARE(goals(), u"2 4 5"_s);
    showProblemsOf({4, 6});
    QTest::mouseClick(&chip(u"problemFacet"_s), Qt::LeftButton);
    QCOMPARE(goals(), u"4"_s);
    QTest::mouseClick(&chip(u"clearFacets"_s), Qt::LeftButton);
    m_view->setNeverAppearing({});
    QVERIFY(!never.isVisible());
    QCOMPARE(m_table->model()->rowCount(), 12);
}

BOARDWRIGHT_UNIT(TestFacets, QApplication)
#include "tst_facets.moc"
