// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The goals of an imported set in an open document: appended, and in place of its own.

#include "core/generator/generator.h"
#include "core/goalset/set_sections.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/document/import_edits.h"

#include <QCoreApplication>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// A section with references to goals in some table, and its field.
std::pair<const Section *, const Field *> tableOfGoals()
{
    for (const Section *section : allSections()) {
        for (const Field &field : section->fields) {
            if (section->home == Home::Table && field.kind == Kind::RowRefs
                && field.target == objectivesTable && section != &accepted_section::section)
                return {section, &field};
        }
    }
    return {};
}

/// A list with a type and a tag, as readers make it.
GoalSet listOf(const QStringList &goals)
{
    GoalSet set;
    for (const QString &goal : goals) {
        Objective &objective = addGoal(set, goal);
        objective.lineCategories = {u"boss"_s};
        objective.tag = u"sea"_s;
    }
    set.lineLimits = {{.category = u"boss"_s, .percent = 20}};
    set.tagNames = {u"sea"_s};
    set.gameName = u"Another Game"_s;
    set.setName = u"Another Set"_s;
    return set;
}

QStringList textsOf(const GoalSet &set)
{
    QStringList texts;
    for (const Objective &objective : set.objectives)
        texts << objective.goal;
    return texts;
}

} // namespace

class TestImportEdits final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void appends();
    void replaces();
    void isOneStepThatUndoes_data();
    void isOneStepThatUndoes();
    void ownLimitsStay();
    void namesOfAnUnnamedSet();
    void goalsThatStayKeepTheirGroups();
    void referencesAmongTheImportedStay();
    void thousandsTakeNotLong();

private:
    std::unique_ptr<GoalSetDocument> m_document;
};

void TestImportEdits::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    NativeFile file;
    file.set = plainSet(3);
    file.set.gameName = u"Game"_s;
    file.set.setName = u"Set"_s;
    file.set.boardLimits = {{.category = u"own"_s, .percent = 40}};
    m_document->adopt(file, {});
}

void TestImportEdits::appends()
{
    const auto ids = appendGoalsOf(*m_document, listOf({u"a"_s, u"b"_s}), u"list.js"_s);
    const GoalSet &set = m_document->set();
    QCOMPARE(textsOf(set), (QStringList{u"goal 1"_s, u"goal 2"_s, u"goal 3"_s, u"a"_s, u"b"_s}));
    QCOMPARE(ids.size(), 2);
    QCOMPARE(set.objectives.at(3).id, ids.first());
    QVERIFY(ids.first() > RowId{3});
    QCOMPARE(set.objectives.last().lineCategories, QStringList{u"boss"_s});
    QCOMPARE(set.lineLimits, (QList<CategoryLimit>{{.category = u"boss"_s, .percent = 20}}));
    QCOMPARE(set.tagNames, QStringList{u"sea"_s});
    QCOMPARE(set.gameName, u"Game"_s);
    QCOMPARE(m_document->undoStack().undoText(), u"Import 2 goals from list.js"_s);
}

void TestImportEdits::replaces()
{
    replaceGoalsBy(*m_document, listOf({u"a"_s, u"goal 2"_s}), u"list.js"_s);
    const GoalSet &set = m_document->set();
    QCOMPARE(textsOf(set), (QStringList{u"a"_s, u"goal 2"_s}));
    QCOMPARE(set.objectives.last().id, RowId{2});
    QVERIFY(set.objectives.first().id > RowId{3});
    QCOMPARE(set.boardLimits, (QList<CategoryLimit>{{.category = u"own"_s, .percent = 40}}));
    QCOMPARE(set.setName, u"Set"_s);
    QCOMPARE(m_document->undoStack().undoText(), u"Replace the goals by 2 goals from list.js"_s);
}

void TestImportEdits::isOneStepThatUndoes_data()
{
    QTest::addColumn<bool>("replaces");
    QTest::addRow("append") << false;
    QTest::addRow("replace") << true;
}

/// Law: undo gives the earlier set back, and redo the later one.
void TestImportEdits::isOneStepThatUndoes()
{
    QFETCH(const bool, replaces);
    NativeFile file;
    file.set = goldenSet();
    m_document->adopt(file, {});
    const GoalSet before = m_document->set();
    GoalSet list = listOf(textsOf(before).first(7) + QStringList{u"new"_s, u"newer"_s});
    if (replaces)
        replaceGoalsBy(*m_document, list, u"x"_s);
    else
        appendGoalsOf(*m_document, list, u"x"_s);
    const GoalSet after = m_document->set();
    QVERIFY(after.objectives != before.objectives);
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    GoalSet undone = m_document->set();
    undone.lastRow = before.lastRow;
    QVERIFY(undone == before);
    m_document->undoStack().redo();
    QVERIFY(m_document->set().objectives == after.objectives);
    QVERIFY(m_document->set().lineLimits == after.lineLimits);
}

void TestImportEdits::ownLimitsStay()
{
    GoalSet list = listOf({u"a"_s});
    list.boardLimits
        = {{.category = u"own"_s, .percent = 100}, {.category = u"new"_s, .percent = 7}};
    appendGoalsOf(*m_document, list, u"x"_s);
    QCOMPARE(m_document->set().boardLimits,
        (QList<CategoryLimit>{
            {.category = u"own"_s, .percent = 40}, {.category = u"new"_s, .percent = 7}}));
}

void TestImportEdits::namesOfAnUnnamedSet()
{
    m_document->adopt({.set = {}, .notes = {}, .siteStyle = true}, {});
    appendGoalsOf(*m_document, listOf({u"a"_s}), u"x"_s);
    QCOMPARE(m_document->set().gameName, u"Another Game"_s);
    QCOMPARE(m_document->set().setName, u"Another Set"_s);
}

/// A group of the document keeps the goals that the list has too, and loses the others.
void TestImportEdits::goalsThatStayKeepTheirGroups()
{
    const auto [table, field] = tableOfGoals();
    QVERIFY(table != nullptr);
    NativeFile file;
    file.set = plainSet(3);
    TableRow row{.id = file.set.nextRow(), .values = {}, .verbatim = {}};
    setValue(row.values, *field, QList{RowId{1}, RowId{2}});
    file.set.tables.insert(table->key, {row});
    m_document->adopt(file, {});
    replaceGoalsBy(*m_document, listOf({u"goal 2"_s, u"goal 9"_s}), u"x"_s);
    QCOMPARE(
        rowsOf(m_document->set().tables.value(table->key).first().values, *field), QList{RowId{2}});
}

/// Goals that refer to one another do so under their new ids; references to tables of the list are
/// gone, since the tables are not imported.
void TestImportEdits::referencesAmongTheImportedStay()
{
    const Section *section = nullptr;
    const Field *field = nullptr;
    for (const Section *known : allSections()) {
        for (const Field &candidate : known->fields) {
            if (known->home == Home::BesideObjective && candidate.kind == Kind::RowRefs) {
                section = known;
                field = &candidate;
            }
        }
    }
    if (field == nullptr)
        QSKIP("no section beside objectives refers to rows");
    GoalSet list = listOf({u"a"_s, u"b"_s});
    setValue(list.objectives[0].extension, *section, *field, QList{RowId{2}, RowId{77}});
    const auto ids = appendGoalsOf(*m_document, list, u"x"_s);
    QCOMPARE(rowsOf(m_document->objective(ids.first())->extension.value(section->key), *field),
        QList{ids.last()});
}

/// Near linear: with a loop in a loop this would take minutes.
void TestImportEdits::thousandsTakeNotLong()
{
    constexpr int goals = 20'000;
    const GoalSet list = plainSet(goals);
    appendGoalsOf(*m_document, list, u"x"_s);
    QCOMPARE(m_document->set().objectives.size(), goals + 3);
    replaceGoalsBy(*m_document, list, u"x"_s);
    QCOMPARE(m_document->set().objectives.size(), goals);
    QCOMPARE(m_document->set().objectives.first().id, RowId{1});
}

BOARDWRIGHT_UNIT(TestImportEdits, QCoreApplication)
#include "tst_import_edits.moc"
