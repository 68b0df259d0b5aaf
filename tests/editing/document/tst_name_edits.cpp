// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of the verbs for categories and tags.

#include "core/base/code_key.h"
#include "core/formats/native.h"
#include "core/goalset/field.h"
#include "core/goalset/set_sections.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/sets/plain_names.h"
#include "tests/support/unit.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/name_edits.h"
#include "ui/editing/document/names_changed.h"

#include <QCoreApplication>
#include <QTest>

#include <functional>

using namespace boardwright;
using namespace Qt::StringLiterals;

using NameVerb = std::function<void(GoalSetDocument &)>;

namespace {

constexpr auto namedFile = R"({
    "game_name": "Isles", "set_name": "Names", "schema_version": 3, "schema_mode": "strict",
    "tag_names": ["boss", "shop"],
    "limits": {"board": {"combat": 30, "travel": 20, "combat": 40}, "line": {"combat": 20, "town": 50}},
    "objectives": [
        {"goal": "one", "board_categories": ["combat", "travel"], "line_categories": ["combat"], "tag": "boss"},
        {"goal": "two", "board_categories": ["wild", "combat"], "line_categories": ["town", "combat"], "tag": "shop"},
        {"goal": "three", "line_categories": ["combat", "combat", "town"], "tag": "lost"},
        {"goal": "four", "disabled": true}
    ],
    "boardwright": {"accepted": [{"code": "CategoryUnused", "name": "combat"},
                                 {"code": "TagUnused", "name": "boss"}]}
})";

void openNamed(GoalSetDocument &document)
{
    document.adopt({.set = plainNames(), .notes = {}, .siteStyle = true}, {});
}

RowId goalAt(const GoalSetDocument &document, qsizetype row)
{
    return document.set().objectives[row].id;
}

} // namespace

class TestNameEdits final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void everyVerbIsOneExactStep_data();
    static void everyVerbIsOneExactStep();
    static void whatChangesNothingIsNoStep_data();
    static void whatChangesNothingIsNoStep();
    static void renamedThereAndBackIsTheSame();
    static void noMentionOfTheOldNameStays();
    static void acceptedWarningsFollow();
    static void acceptedWarningsFollowWhatTheyMean();
    static void theLimitsOfTheTargetStay();
    static void withoutALimitTheTargetInheritsOne();
    static void aKindCanBeRenamedAlone();
    static void aGestureIsOneStep();
    static void whatGoalsGetIsDeclared();
    static void tagsMoveTogether();
    static void wordsOfTheSteps();
};

void TestNameEdits::everyVerbIsOneExactStep_data()
{
    QTest::addColumn<NameVerb>("verb");
    const auto row = [](const char *name, const NameVerb &verb) { QTest::newRow(name) << verb; };
    row("declare", [](auto &d) { declareCategories(d, {u"wild"_s, u"new"_s}); });
    row("declare carried", [](auto &d) { declareCarriedCategories(d, {u"wild"_s, u"town"_s}); });
    row("limit", [](auto &d) { setLimit(d, CategoryKind::Board, {u"combat"_s, u"town"_s}, 7); });
    row("no limit", [](auto &d) { setLimit(d, CategoryKind::Line, {u"combat"_s}, {}); });
    row("rename", [](auto &d) { renameCategory(d, u"combat"_s, u"fight"_s); });
    row("rename into", [](auto &d) { renameCategory(d, u"combat"_s, u"town"_s); });
    row("merge", [](auto &d) { mergeCategories(d, {u"combat"_s, u"wild"_s}, u"travel"_s); });
    row("remove", [](auto &d) { removeCategories(d, {u"combat"_s}); });
    row("add to goals", [](auto &d) {
        QVERIFY(addCategory(d, CategoryKind::Board, {goalAt(d, 0), goalAt(d, 3)}, u"fresh"_s));
    });
    row("take from goals", [](auto &d) {
        removeCategory(d, CategoryKind::Line, {goalAt(d, 1), goalAt(d, 2)}, u"combat"_s);
    });
    row("add tags", [](auto &d) { addTags(d, {u"x"_s, u"boss"_s, u"x"_s}); });
    row("rename tag", [](auto &d) { renameTag(d, u"boss"_s, u"chief"_s); });
    row("merge tags", [](auto &d) { mergeTags(d, {u"boss"_s, u"lost"_s}, u"shop"_s); });
    row("remove tags", [](auto &d) { removeTags(d, {u"shop"_s}); });
    row("move tags", [](auto &d) { moveTags(d, {u"shop"_s}, u"boss"_s); });
    row("assign", [](auto &d) { setTag(d, {goalAt(d, 3), goalAt(d, 0)}, u"new"_s); });
    row("unassign", [](auto &d) { setTag(d, {goalAt(d, 0)}, {}); });
    row("several", [](auto &d) {
        editCategories(d,
            {{.name = u"combat"_s, .newName = u"fight"_s, .limits = {{CategoryKind::Line, 3}}},
                {.name = u"more"_s, .newName = {}, .limits = {}}},
            u"edit"_s);
    });
}

void TestNameEdits::everyVerbIsOneExactStep()
{
    QFETCH(const NameVerb, verb);
    GoalSetDocument document;
    openNamed(document);
    const GoalSet before = document.set();
    verb(document);
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(!document.undoStack().undoText().isEmpty());
    const GoalSet after = document.set();
    QVERIFY(after != before);
    document.undoStack().undo();
    QVERIFY(document.set() == before);
    document.undoStack().redo();
    QVERIFY(document.set() == after);
}

void TestNameEdits::whatChangesNothingIsNoStep_data()
{
    QTest::addColumn<NameVerb>("verb");
    const auto row = [](const char *name, const NameVerb &verb) { QTest::newRow(name) << verb; };
    row("declared", [](auto &d) { declareCategories(d, {u"combat"_s}); });
    row("nothing carried", [](auto &d) { declareCarriedCategories(d, {u"combat"_s, u"no"_s}); });
    row("same limit", [](auto &d) { setLimit(d, CategoryKind::Board, {u"combat"_s}, 40); });
    row("no limit to take", [](auto &d) { setLimit(d, CategoryKind::Line, {u"travel"_s}, {}); });
    row("rename nothing", [](auto &d) { renameCategory(d, u"no"_s, u"fight"_s); });
    row("merge into itself", [](auto &d) { mergeCategories(d, {u"combat"_s}, u"combat"_s); });
    row("remove nothing", [](auto &d) { removeCategories(d, {u"no"_s}); });
    row("no goals",
        [](auto &d) { QVERIFY(addCategory(d, CategoryKind::Board, {RowId{99}}, u"x"_s)); });
    row("carried",
        [](auto &d) { QVERIFY(addCategory(d, CategoryKind::Board, {goalAt(d, 0)}, u"combat"_s)); });
    row("tag twice", [](auto &d) { addTags(d, {u"boss"_s}); });
    row("tag moved nowhere", [](auto &d) { moveTags(d, {u"boss"_s}, u"shop"_s); });
    row("no goal to tag", [](auto &d) { setTag(d, {RowId{99}}, u"new"_s); });
}

void TestNameEdits::whatChangesNothingIsNoStep()
{
    QFETCH(const NameVerb, verb);
    GoalSetDocument document;
    openNamed(document);
    verb(document);
    QCOMPARE(document.undoStack().count(), 0);
}

void TestNameEdits::renamedThereAndBackIsTheSame()
{
    const auto file = readNative(namedFile);
    QVERIFY(file);
    for (const QString &name : {u"combat"_s, u"town"_s, u"wild"_s, u"travel"_s}) {
        const GoalSet there = withCategoriesRenamed(file->set, {name}, u"unheard"_s);
        QVERIFY(there != file->set);
        QVERIFY(withCategoriesRenamed(there, {u"unheard"_s}, name) == file->set);
    }
    for (const QString &tag : {u"boss"_s, u"shop"_s, u"lost"_s}) {
        const GoalSet there = withTagsRenamed(file->set, {tag}, u"unheard"_s);
        QVERIFY(there != file->set);
        QVERIFY(withTagsRenamed(there, {u"unheard"_s}, tag) == file->set);
    }
}

void TestNameEdits::noMentionOfTheOldNameStays()
{
    const auto file = readNative(namedFile);
    QVERIFY(file);
    QVERIFY(writeNative(file->set).contains("combat"));
    QVERIFY(writeNative(file->set).contains("boss"));
    GoalSetDocument document;
    const QList<std::pair<QByteArray, NameVerb>> verbs{
        {"combat", [](auto &d) { renameCategory(d, u"combat"_s, u"fight"_s); }},
        {"combat", [](auto &d) { renameCategory(d, u"combat"_s, u"town"_s); }},
        {"combat", [](auto &d) { mergeCategories(d, {u"wild"_s, u"combat"_s}, u"fresh"_s); }},
        {"combat", [](auto &d) { removeCategories(d, {u"combat"_s}); }},
        {"boss", [](auto &d) { renameTag(d, u"boss"_s, u"chief"_s); }},
        {"boss", [](auto &d) { mergeTags(d, {u"boss"_s}, u"shop"_s); }},
        {"boss", [](auto &d) { removeTags(d, {u"boss"_s}); }},
    };
    for (const auto &[name, verb] : verbs) {
        document.adopt(*file, {});
        verb(document);
        QVERIFY(!writeNative(document.set()).contains(name));
    }
}

/// An accepted warning follows a renamed category. Merging drops it, and a tag of the same name
/// keeps its own.
void TestNameEdits::acceptedWarningsFollow()
{
    const auto file = readNative(namedFile);
    QVERIFY(file);
    const auto accepted = [](const GoalSet &set) {
        QStringList names;
        for (const TableRow &row : set.tables.value(accepted_section::section.key))
            names << textOf(row.values, accepted_section::name);
        return names;
    };
    QCOMPARE(accepted(file->set), QStringList({u"combat"_s, u"boss"_s}));
    QCOMPARE(accepted(withCategoriesRenamed(file->set, {u"combat"_s}, u"fight"_s)),
        QStringList({u"fight"_s, u"boss"_s}));
    QCOMPARE(accepted(withCategoriesRenamed(file->set, {u"combat"_s}, u"town"_s)),
        QStringList({u"boss"_s}));
    QCOMPARE(accepted(withoutCategories(file->set, {u"combat"_s})), QStringList({u"boss"_s}));
    // The rows' codes are unknown, so they may refer to anything with that name.
    const GoalSet withTag = withTagsRenamed(file->set, {u"boss"_s}, u"combat"_s);
    QCOMPARE(accepted(withCategoriesRenamed(withTag, {u"combat"_s}, u"fight"_s)).count(u"combat"_s),
        accepted(withTag).count(u"combat"_s));
    QCOMPARE(accepted(withTag).count(u"combat"_s), 2);
    const GoalSet none = withoutTags(withoutCategories(file->set, {u"combat"_s}), {u"boss"_s});
    QVERIFY(none.tables.isEmpty());
}

/// A tag and a category of the same name are different things, and so are board and line limits.
void TestNameEdits::acceptedWarningsFollowWhatTheyMean()
{
    const auto accepting = [](Code code, const QString &list) {
        FieldValues values;
        setValue(values, accepted_section::code, QString(codeKey(code)));
        setValue(values, accepted_section::name, u"boss"_s);
        if (!list.isEmpty())
            setValue(values, accepted_section::list, list);
        return TableRow{.id = RowId::none, .values = values, .verbatim = {}};
    };
    GoalSet set = plainNames();
    set.boardLimits << CategoryLimit{u"boss"_s, 10};
    set.lineLimits << CategoryLimit{u"boss"_s, 10};
    QList<TableRow> &rows = set.tables[accepted_section::section.key];
    rows << accepting(Code::TagUnused, {}) << accepting(Code::CategoryUnused, boardCategoryList)
         << accepting(Code::CategoryUnused, lineCategoryList) << accepting(Code::CategoryUnused, {})
         << accepting(Code::UnknownIcon, {});
    const auto accepted = [](const GoalSet &in) {
        QStringList names;
        for (const TableRow &row : in.tables.value(accepted_section::section.key))
            names << textOf(row.values, accepted_section::name);
        return names.join(u' ');
    };
    QCOMPARE(accepted(withCategoriesRenamed(set, {u"boss"_s}, u"fight"_s)),
        u"boss fight fight fight boss"_s);
    QCOMPARE(accepted(withCategoriesRenamed(set, {u"boss"_s}, u"fight"_s, CategoryKind::Line)),
        u"boss boss fight boss boss"_s); // refers to both lists, one of which still has it
    QCOMPARE(
        accepted(withTagsRenamed(set, {u"boss"_s}, u"chief"_s)), u"chief boss boss boss boss"_s);
    QCOMPARE(accepted(withTagsRenamed(set, {u"boss"_s}, u"combat"_s)), // not a tag
        u"combat boss boss boss boss"_s);
    QCOMPARE(accepted(withoutCategories(set, {u"boss"_s})), u"boss boss"_s);
    QCOMPARE(accepted(withoutTags(set, {u"boss"_s})), u"boss boss boss boss"_s);
}

void TestNameEdits::theLimitsOfTheTargetStay()
{
    const GoalSet merged = withCategoriesRenamed(plainNames(), {u"combat"_s}, u"town"_s);
    // The target has no board limit, so it takes both limits of combat, in their places.
    QCOMPARE(merged.boardLimits,
        QList<CategoryLimit>({{u"town"_s, 30}, {u"travel"_s, 20}, {u"town"_s, 40}}));
    QCOMPARE(merged.lineLimits, QList<CategoryLimit>({{u"town"_s, 50}}));
    QCOMPARE(merged.objectives[1].lineCategories, QStringList({u"town"_s}));
    QCOMPARE(merged.objectives[2].lineCategories, QStringList({u"town"_s}));
    QCOMPARE(merged.objectives[0].boardCategories, QStringList({u"town"_s, u"travel"_s}));
}

void TestNameEdits::withoutALimitTheTargetInheritsOne()
{
    const GoalSet merged
        = withCategoriesRenamed(plainNames(), {u"wild"_s, u"travel"_s, u"combat"_s}, u"fresh"_s);
    QCOMPARE(merged.boardLimits, QList<CategoryLimit>({{u"fresh"_s, 30}, {u"fresh"_s, 40}}));
    QCOMPARE(merged.objectives[0].boardCategories, QStringList({u"fresh"_s}));
    QCOMPARE(merged.objectives[1].boardCategories, QStringList({u"fresh"_s}));
}

void TestNameEdits::aKindCanBeRenamedAlone()
{
    const GoalSet set
        = withCategoriesRenamed(plainNames(), {u"combat"_s}, u"fight"_s, CategoryKind::Line);
    QCOMPARE(set.boardLimits, plainNames().boardLimits);
    QCOMPARE(set.lineLimits.first(), CategoryLimit({u"fight"_s, 20}));
    QCOMPARE(set.objectives[0].boardCategories.first(), u"combat"_s);
    QCOMPARE(set.objectives[2].lineCategories, QStringList({u"fight"_s, u"fight"_s, u"town"_s}));
}

void TestNameEdits::aGestureIsOneStep()
{
    GoalSetDocument document;
    openNamed(document);
    const GoalSet before = document.set();
    const int gesture = newGesture();
    for (const int percent : {21, 25, 200})
        setLimit(document, CategoryKind::Board, {u"travel"_s}, percent, gesture);
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(document.set().boardLimits[1].percent, 100);
    setLimit(document, CategoryKind::Board, {u"travel"_s}, 20, gesture);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(document.set() == before);
}

void TestNameEdits::whatGoalsGetIsDeclared()
{
    GoalSetDocument document;
    openNamed(document);
    QVERIFY(addCategory(document, CategoryKind::Line, {goalAt(document, 3)}, u"fresh"_s));
    QCOMPARE(document.set().lineLimits.last(), CategoryLimit({u"fresh"_s, 100}));
    QCOMPARE(document.set().objectives[3].lineCategories, QStringList({u"fresh"_s}));
    QCOMPARE(document.set().boardLimits, plainNames().boardLimits);
    setTag(document, {goalAt(document, 3)}, u"fresh"_s);
    QCOMPARE(document.set().tagNames, QStringList({u"boss"_s, u"shop"_s, u"fresh"_s}));
    QCOMPARE(document.set().objectives[3].tag, u"fresh"_s);
    declareCarriedCategories(document, {u"wild"_s});
    QCOMPARE(document.set().boardLimits.last(), CategoryLimit({u"wild"_s, 100}));
    QCOMPARE(document.set().lineLimits.size(), 3); // no goal has it as a line category
}

void TestNameEdits::tagsMoveTogether()
{
    GoalSetDocument document;
    GoalSet set;
    set.tagNames = {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s};
    const auto moved = [&](const QStringList &names, const QString &before) {
        document.adopt({.set = set, .notes = {}, .siteStyle = true}, {});
        moveTags(document, names, before);
        return document.set().tagNames.join(QString());
    };
    QCOMPARE(moved({u"d"_s, u"b"_s}, u"a"_s), u"bdace"_s);
    QCOMPARE(moved({u"b"_s, u"d"_s}, u"d"_s), u"acbde"_s);
    QCOMPARE(moved({u"a"_s}, {}), u"bcdea"_s);
    QCOMPARE(moved({u"e"_s, u"no"_s}, u"b"_s), u"aebcd"_s);
}

void TestNameEdits::wordsOfTheSteps()
{
    GoalSetDocument document;
    openNamed(document);
    renameCategory(document, u"combat"_s, u"fight"_s);
    QCOMPARE(document.undoStack().undoText(), u"Rename category \"combat\" to \"fight\""_s);
    renameCategory(document, u"fight"_s, u"town"_s);
    QCOMPARE(document.undoStack().undoText(), u"Merge category \"fight\" into \"town\""_s);
    setLimit(document, CategoryKind::Line, {u"town"_s}, 12);
    QCOMPARE(document.undoStack().undoText(), u"Line limit 12 % for \"town\""_s);
    mergeTags(document, {u"boss"_s}, u"shop"_s);
    QCOMPARE(document.undoStack().undoText(), u"Merge tag \"boss\" into \"shop\""_s);
}

BOARDWRIGHT_UNIT(TestNameEdits, QCoreApplication)

#include "tst_name_edits.moc"
