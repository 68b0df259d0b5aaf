// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sets of columns of goals, and their widths and order as set by the user.

#include "core/balanced/balanced.h"
#include "core/constrained/constrained.h"
#include "tests/support/generators/plot_generator.h"
#include "tests/support/unit.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/widgets/goals/column_sets.h"
#include "ui/widgets/table/frozen_header.h"
#include "ui/widgets/table/frozen_table_view.h"

#include <QApplication>
#include <QTest>
#include <QToolButton>

using namespace boardwright;
using namespace Qt::StringLiterals;
using enum ObjectiveColumn;

class TestColumnSets final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void eachSetShowsItsColumns_data();
    void eachSetShowsItsColumns();
    void buttonsAndKeysAgree();
    void columnsOfTheGenerator();
    void numbersOfTheGeneratorAreWhatIsBalanced();
    void balanceStandsForLive();
    void whatHasNoEffectIsPale();
    void theCurrentCellStaysInSight();
    void widthsAreOfEachSet();
    void widthsOutliveFilesAndGenerators();
    void widthsThatNobodyChoseFollowTheFile();
    void comesBackInAnotherWindow();

private:
    FrozenHeader &header() const { return static_cast<FrozenTableView *>(m_table)->columnHeader(); }

    int width(ObjectiveColumn column) const
    {
        return m_table->columnWidth(static_cast<int>(column));
    }

    /// Resizes a column as dragging its edge does.
    void resizeTo(ObjectiveColumn column, int width) const
    {
        header().resizeSection(static_cast<int>(column), width);
    }

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
};

void TestColumnSets::init()
{
    open();
    m_view->resize(1'700, 400);
    QCoreApplication::processEvents();
}

/// Changing the table's appearance never modifies the document.
void TestColumnSets::cleanup()
{
    QCOMPARE(steps(), 0);
    QVERIFY(!m_document->isModified());
    close();
}

void TestColumnSets::eachSetShowsItsColumns_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QList<ObjectiveColumn>>("columns");
    QTest::newRow("define") << Qt::Key_1
                            << QList{Enabled, Goal, Range, BoardCategories, LineCategories,
                                   Progression, Tag, Tooltip, Icons};
    QTest::newRow("balance") << Qt::Key_2
                             << QList{Enabled, Goal, BoardCategories, LineCategories, Weighting,
                                    Limit};
    QTest::newRow("place") << Qt::Key_3
                           << QList{Enabled, Goal, Range, Progression, ForcedPositions,
                                  ProgressiveRanges};
    QTest::newRow("live") << Qt::Key_4 << QList{Enabled, Goal, Weighting};
    QTest::newRow("all") << Qt::Key_5
                         << QList{Enabled, Goal, Range, BoardCategories, LineCategories,
                                Progression, Weighting, Limit, Tag, ForcedPositions,
                                ProgressiveRanges, Tooltip, Icons};
}

void TestColumnSets::eachSetShowsItsColumns()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const QList<ObjectiveColumn>, columns);
    for (const Qt::Key before : {Qt::Key_1, Qt::Key_3, Qt::Key_5}) { // whatever was shown before
        showSet(before);
        showSet(key);
        QStringList wanted;
        for (const ObjectiveColumn column : columns)
            wanted << m_table->model()
                          ->headerData(static_cast<int>(column), Qt::Horizontal)
                          .toString();
        QCOMPARE(titles(), wanted);
        QCOMPARE(header().frozenSections(), 2);
        QCOMPARE(visual(Enabled), 0);
        QCOMPARE(visual(Goal), 1);
    }
}

void TestColumnSets::buttonsAndKeysAgree()
{
    QList<QToolButton *> buttons;
    for (QToolButton *button : m_view->findChildren<QToolButton *>()) {
        if (button->isCheckable() && button->toolTip().contains(u"Alt+"_s))
            buttons << button;
    }
    QCOMPARE(buttons.size(), 5);
    for (int set = 0; set < 5; ++set) {
        QVERIFY(buttons[set]->toolTip().contains(u"Alt+%1"_s.arg(set + 1)));
        showSet(static_cast<Qt::Key>(Qt::Key_1 + set));
        const QStringList byKey = titles();
        for (int other = 0; other < 5; ++other)
            QCOMPARE(buttons[other]->isChecked(), other == set);
        QTest::mouseClick(buttons[(set + 1) % 5], Qt::LeftButton);
        QVERIFY(titles() != byKey);
        QTest::mouseClick(buttons[set], Qt::LeftButton);
        QCOMPARE(titles(), byKey);
    }
}

/// A generator's fields belong to Define and Balance, its numbers to Live.
void TestColumnSets::columnsOfTheGenerator()
{
    m_view->showGenerator(plotGenerator().info());
    const int columns = m_table->model()->columnCount();
    QVERIFY(columns > objectiveColumns);
    const auto shown = [&](Qt::Key key) {
        showSet(key);
        int count = 0;
        for (int column = objectiveColumns; column < columns; ++column)
            count += m_table->isColumnHidden(column) ? 0 : 1;
        return count;
    };
    const int fields = shown(Qt::Key_1);
    const int numbers = shown(Qt::Key_4);
    QCOMPARE(fields, static_cast<int>(plot::beside.fields.size()));
    QVERIFY(numbers > 0);
    QCOMPARE(shown(Qt::Key_2), fields + 1); // including how often a goal appears
    QCOMPARE(shown(Qt::Key_3), 0);
    QCOMPARE(shown(Qt::Key_5), fields + numbers);
    QCOMPARE(fields + numbers, columns - objectiveColumns);
    // The columns are before those that are rarely used.
    QVERIFY(header().visualIndex(columns - 1) < visual(ForcedPositions));
    QVERIFY(header().visualIndex(objectiveColumns) > visual(Tag));
}

void TestColumnSets::numbersOfTheGeneratorAreWhatIsBalanced()
{
    const BalancedGenerator balanced;
    const ConstrainedGenerator constrained;
    m_view->showGenerator(balanced.info());
    showSet(Qt::Key_2);
    QCOMPARE(titles(),
        (QStringList{QString(), u"Goal"_s, u"Appears"_s, u"Id"_s, u"List"_s, u"Time (min)"_s,
            u"Skill (min)"_s, u"Balance"_s, u"Difficulty"_s, u"Types"_s, u"Subtypes"_s,
            u"Row types"_s, u"Japanese name"_s}));
    showSet(Qt::Key_5);
    QVERIFY(titles().contains(u"Weighting"_s));
    m_view->showGenerator(constrained.info()); // groups are not numbers
    showSet(Qt::Key_2);
    QVERIFY(titles().contains(u"Weighting"_s));
    QVERIFY(titles().contains(u"Groups"_s));
}

/// Balance replaces Live, until the user chooses a set or the generator has no numbers of its own.
void TestColumnSets::balanceStandsForLive()
{
    const BalancedGenerator balanced;
    const ConstrainedGenerator constrained;
    const auto *sets = m_view->findChild<ColumnSets *>();
    showSet(Qt::Key_4);
    QCOMPARE(sets->current(), ColumnSet::Live);
    m_view->showGenerator(balanced.info());
    QCOMPARE(sets->current(), ColumnSet::Balance);
    QVERIFY(titles().contains(u"Time (min)"_s));
    m_view->showGenerator(constrained.info());
    QCOMPARE(sets->current(), ColumnSet::Live);
    m_view->showGenerator(balanced.info());
    showSet(Qt::Key_4);
    QCOMPARE(sets->current(), ColumnSet::Live); // an explicit choice is respected
    showSet(Qt::Key_2);
    m_view->showGenerator(constrained.info());
    QCOMPARE(sets->current(), ColumnSet::Balance);
}

void TestColumnSets::whatHasNoEffectIsPale()
{
    using enum ObjectiveColumn;
    const BalancedGenerator balanced;
    const ConstrainedGenerator constrained;
    const auto isPale = [this](ObjectiveColumn column) {
        const auto *model = m_table->model();
        const auto section = static_cast<int>(column);
        const QString help = model->headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString();
        const bool isReported = help.contains(u"boards of this generator do not depend on it");
        const bool isShown = model->index(0, section).data(StandsBackRole).toBool();
        return isReported == isShown ? std::optional(isShown) : std::nullopt;
    };
    m_view->showGenerator(balanced.info());
    for (const ObjectiveColumn column :
        {BoardCategories, LineCategories, Weighting, Limit, Tag, ForcedPositions})
        QCOMPARE(isPale(column), std::optional(true));
    for (const ObjectiveColumn column : {Goal, Range, Tooltip})
        QCOMPARE(isPale(column), std::optional(false));
    m_view->showGenerator(constrained.info());
    for (const ObjectiveColumn column : {BoardCategories, Weighting, Tag, ForcedPositions})
        QCOMPARE(isPale(column), std::optional(false));
}

void TestColumnSets::theCurrentCellStaysInSight()
{
    current(2, Tag);
    showSet(Qt::Key_4);
    QCOMPARE(m_table->currentIndex(), cell(2, Goal));
    current(3, Weighting);
    showSet(Qt::Key_2);
    QCOMPARE(m_table->currentIndex(), cell(3, Weighting));
}

void TestColumnSets::widthsAreOfEachSet()
{
    showSet(Qt::Key_1);
    resizeTo(Range, 91);
    showSet(Qt::Key_2);
    resizeTo(Weighting, 163);
    showSet(Qt::Key_3);
    resizeTo(Range, 137);
    showSet(Qt::Key_2);
    QCOMPARE(width(Weighting), 163);
    showSet(Qt::Key_1);
    QCOMPARE(width(Range), 91);
    showSet(Qt::Key_3);
    QCOMPARE(width(Range), 137);
    showSet(Qt::Key_4);
    QVERIFY(width(Weighting) != 163);
}

void TestColumnSets::widthsOutliveFilesAndGenerators()
{
    showSet(Qt::Key_2);
    resizeTo(Weighting, 163);
    m_view->showGenerator(plotGenerator().info());
    QCOMPARE(width(Weighting), 163);
    m_document->adopt(numberedGoals(3), {});
    QCOMPARE(width(Weighting), 163);
}

void TestColumnSets::widthsThatNobodyChoseFollowTheFile()
{
    showSet(Qt::Key_2);
    resizeTo(Weighting, 163);
    const int narrow = width(BoardCategories);
    showSet(Qt::Key_3);
    showSet(Qt::Key_2);
    NativeFile wide = numberedGoals(5);
    for (Objective &objective : wide.set.objectives)
        objective.boardCategories = {u"a rather long name"_s, u"and another one"_s};
    m_document->adopt(wide, {});
    QVERIFY(width(BoardCategories) > narrow);
    QCOMPARE(width(Weighting), 163);
}

void TestColumnSets::comesBackInAnotherWindow()
{
    showSet(Qt::Key_2);
    resizeTo(Weighting, 163);
    header().moveSection(visual(Limit), 2);
    showSet(Qt::Key_3);
    resizeTo(Range, 137);
    const QStringList place = titles();
    const QByteArray state = m_view->state();

    close();
    open();
    m_view->resize(1'700, 400);
    QVERIFY(m_view->restoreState(state));
    QCOMPARE(titles(), place);
    QCOMPARE(width(Range), 137);
    showSet(Qt::Key_2);
    QCOMPARE(width(Weighting), 163);
    QCOMPARE(visual(Limit), 2);
    QCOMPARE(m_view->state().isEmpty(), false);

    // A generator's columns have their usual places.
    m_view->showGenerator(plotGenerator().info());
    QVERIFY(m_view->restoreState(state));
    QCOMPARE(visual(Limit), 2);
    QVERIFY(header().visualIndex(objectiveColumns) < visual(ForcedPositions));
    QVERIFY(!m_view->restoreState("nonsense"));
    QVERIFY(!m_view->restoreState(state.first(state.size() / 2)));
    QCOMPARE(visual(Limit), 2);
}

BOARDWRIGHT_UNIT(TestColumnSets, QApplication)
#include "tst_column_sets.moc"
