// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/import_format.h"
#include "core/formats/script.h"
#include "core/formats/set_format.h"
#include "core/lists/listed_goals.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/sets/hostile_files.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

QString countOf(const JsonValue &value)
{
    return value.kind == JsonKind::Array ? QString::number(value.elements.size())
                                         : u"{%1}"_s.arg(value.members.size());
}

/// What a script assigns: "name", or "name[key]", with the number of elements, of members in
/// braces, or the error; then the notes.
QStringList scanned(const QByteArray &text)
{
    Repairs repairs(text);
    const auto assigned = readScript(repairs);
    if (!assigned)
        return {u"error"_s, describedNote(assigned.error())};
    QStringList found;
    for (const AssignedLiteral &literal : *assigned) {
        const QString key = literal.key.isEmpty() ? QString() : u'[' + literal.key + u']';
        found << literal.name + key + u' '
                + (literal.error ? describedNote(*literal.error) : countOf(literal.value));
    }
    return found + describedNotes(repairs.take());
}

/// The list in a script, as "tier:goal"; then the notes, or the error.
QStringList listed(const QByteArray &text)
{
    const auto opened = readAnySet(text, u"js");
    if (!opened)
        return {u"error"_s, describedNote(opened.error())};
    if (opened->from == nullptr || opened->from->key != "classic-js"_L1)
        return {u"not a script"_s};
    QStringList found;
    for (const Objective &objective : opened->file.set.objectives) {
        found << QString::number(statedDifficulty(objective).value_or(0)) + u':' + objective.goal;
    }
    return found + describedNotes(opened->file.notes);
}

} // namespace

class TestScript final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void findsAssignments_data();
    static void findsAssignments();
    static void looksLikeOne_data();
    static void looksLikeOne();
    static void readsLists_data();
    static void readsLists();
    static void runsNothing_data();
    static void runsNothing();
    static void onlyTheListThatIsTakenHasNotes();
    static void anotherNamesErrorIsNoMatter();
    static void valuesAreCountedTogether();
    static void tooManyUnreadLiterals();
    static void aStopIsHeard();
};

void TestScript::findsAssignments_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *text, const QStringList &expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    const QString notRun = u"script-not-run"_s;
    row("declared", "var a = [1];\nlet b = {c: 2};\nconst d=[];", {u"a 1"_s, u"b {1}"_s, u"d 0"_s});
    row("numbered", "a[1]=[1,2]; a [ 2 ] = [3]\na['x'] = [];",
        {u"a[1] 2"_s, u"a[2] 1"_s, u"a[x] 0"_s});
    row("exports", "module.exports = [1];\nexport default [2, 3];\nexport const a = [];",
        {u"module.exports 1"_s, u"default 2"_s, u"a 0"_s});
    row("returned", "function f() { return [1, 2]; }", {u"return 2"_s, notRun});
    row("comments", "/* a = [9]; */ var /**/ a // b = [9]\n = /* c */ [1];", {u"a 1"_s});
    row("in a text", "var s = 'a = [1]'; t = \"b = [2]\"; u = `c =\n [3]`;", {notRun});
    row("no literal", "a = b; c = f([1]); d = 5;", {notRun});
    row("comparisons", "if (a == [1]) {}", {notRun});
    row("two names", "a = b = [1];", {u"b 1"_s, notRun});
    row("CRLF", "var a = [\r\n1,\r\n];\r\n", {u"a 1"_s});
    row("a byte-order mark",
        "\xEF\xBB\xBF"
        "a = [1]",
        {u"a 1"_s});
    row("code around",
        "$(function () {\n  var x = 5;\n  go('#b', { n: 1 });\n});\na = [1];\nif (a) { b(); }",
        {u"a 1"_s, notRun});
    row("an error, and a list", "o = {seed: Math.random()};\na = [1];", {u"o {0}"_s, u"a 1"_s});
    row("a list in what was not read", "o = {f: g, a = [1]};",
        {u"o 1:14 json-syntax =|2"_s, u"a 1"_s, notRun});
    row("a name", "a = [1, 2];\nb = a;\nb[1] = a;", {u"a 2"_s, u"b 2"_s, u"b[1] 2"_s});
    row("names within", "a = [1];\nb = [a, ...a, 2, c];\nd = {x: a, y: c};",
        {u"a 1"_s, u"b 3"_s, u"d {1}"_s});
    row("an element that is computed", "a[1] = f();", {u"a[1] {0}"_s, notRun});
    row("a type", "export const a : List<Goal>[] = [1];\nlet b: Map = {c: 2};",
        {u"a 1"_s, u"b {1}"_s});
    row("operators", "a = ['x' + y, f(2), (3), 4, !b, 'z'];", {u"a 2"_s});
    row("functions", "a = [function (x) { return [x, '}']; }, x => 5, 6];", {u"a 1"_s});
}

void TestScript::findsAssignments()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, expected);
    QCOMPARE(scanned(text), expected);
}

void TestScript::looksLikeOne_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *name, const char *text, bool expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    row("a list", "var a = [];", true);
    row("with a comment first", "// a list\na = [1]", true);
    row("JSON", "[1]", false);
    row("JSON after a comment", "// a = [1]\n[1]", false);
    row("a text", "Beat the game\nGet 5 stars", false);
    row("a text with a sign", "HP = 5\n2 + 2 = 4", false);
    row("a label", "HP = [max]\nBeat the game", false);
    row("a label in braces", "HP = {low} at the gate", false);
    row("a list after a label", "HP = [max]\nbingoList[1] = [{name: 'a'}]", true);
    row("an object", "x = {name: 'a'}", true);
    row("null first", "bingoList = [ null, [] ]", true);
    row("nothing", "", false);
}

void TestScript::looksLikeOne()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, expected);
    QCOMPARE(looksLikeScript(text), expected);
}

void TestScript::readsLists_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *text, const QStringList &expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    // The tiers of these short lists are spread over difficulties from 1 to 25.
    const QStringList twoTiers{u"6:A"_s, u"19:B"_s};
    row("from 1", "var l = [];\nl[1] = [{name:'A'}];\nl[2] = [{name:'B'}];", twoTiers);
    row("from 0", "l = [];\nl[0] = [{name:'A'}];\nl[1] = [{name:'B'}];", twoTiers);
    row("an empty first one", "l[0] = [];\nl[1] = [{name:'A'}];\nl[2] = [{name:'B'}];", twoTiers);
    row("out of order", "l[2] = [{name:'B'}];\nl[1] = [{name:'A'}];", {u"19:B"_s, u"6:A"_s});
    row("beside other keys", "l['info'] = {v: 1}; l[1] = [{name:'A'}]; l['2'] = [{name:'B'}];",
        QStringList(twoTiers) << u"1:1 part-not-used l.info"_s);
    row("in one literal", "const l = [[{name:'A'}], [{name:'B'}]];", twoTiers);
    row("by number in one literal", "l = {1: [{name:'A'}], 2: [{name:'B'}], info: {}};", twoTiers);
    row("within an object", "l = {normal: {1: [{name:'A'}], 2: [{name:'B'}]}};", twoTiers);
    row("without tiers", "module.exports = ['A', {goal: 'B'},];", {u"0:A"_s, u"0:B"_s});
    row("exported", "export default [['A'], ['B']]", twoTiers);
    row("a tier twice", "l[1] = ['A'];\nl[1] = ['B'];",
        {u"13:A"_s, u"13:B"_s, u"2:1 tier-listed-twice 1"_s});
    row("pushed", "l = [];\nl.push(['A']);\nl.push(['B']);", twoTiers);
    row("pushed into tiers", "l[1] = []; l[1].push({name: 'A'});\nl[2] = [];\nl[2].push('B');",
        twoTiers);
    row("pushed without a declaration", "l.push({name: 'A'}, {name: 'B'});", {u"0:A"_s, u"0:B"_s});
    row("counted", "var l = [], i = 0;\nl[i++] = ['A'];\nl[i++] = ['B'];",
        QStringList(twoTiers) << u"script-not-run"_s);
    row("by the length", "l = [];\nl[l.length] = ['A'];\nvar b = ['B'];\nl[l.length] = b;",
        twoTiers);
    row("joined", "a = ['A'];\nl = a.concat(['B'], 'C').concat(a);",
        {u"0:A"_s, u"0:B"_s, u"0:C"_s, u"0:A"_s});
    row("joined to a literal", "l = [].concat(['A'], ['B']);", {u"0:A"_s, u"0:B"_s});
    row("pushed from a function", "l = ['A'];\nl.push(f(), 'B');",
        {u"0:A"_s, u"0:B"_s, u"script-not-run"_s, u"2:8 entry-left-out f"_s});
    row("changed", "l = ['A'];\nl.shift();",
        {u"0:A"_s, u"script-not-run"_s, u"2:1 entry-left-out l.shift"_s});
    row("frozen", "l = Object.freeze(['A', 'B']);", {u"0:A"_s, u"0:B"_s, u"script-not-run"_s});
    row("replaced", "l = ['A'];\nl = ['B', 'C'];", {u"0:B"_s, u"0:C"_s, u"1:1 part-not-used l"_s});
    row("other data", "info = {by: 'me'};\nl = ['A'];", {u"0:A"_s, u"1:1 part-not-used info"_s});
    row("a type with braces", "const l: Array<{ name: string; n?: () => void }> = ['A'];",
        {u"0:A"_s});
    row("lists in a function that is pushed",
        "run.push(function () { l[1] = ['A']; l[2] = ['B']; });",
        QStringList(twoTiers) << u"script-not-run"_s << u"1:1 part-not-used run"_s);
    row("the longest list", "a = ['A'];\nb = ['B', 'C'];\nc = ['D'];",
        {u"0:B"_s, u"0:C"_s, u"list-taken b|2|a, c"_s});
    row("tiers by name", "var a = ['A'];\nl[1] = a;\nvar b = ['B'];\nl[2] = b;", twoTiers);
    row("tiers by name in one literal", "var a = ['A'], b = ['B'];\nl = [a, b];", twoTiers);
    row("an expression in the second tier", "l[1] = ['A'];\nl[2] = [f(), 'B'];",
        {u"6:A"_s, u"19:B"_s, u"2:9 entry-left-out f"_s});
    row("a computed tier", "l[1] = ['A'];\nl[2] = f();\nl[3] = ['B'];",
        {u"4:A"_s, u"21:B"_s, u"script-not-run"_s, u"2:8 entry-left-out f"_s});
    row("a template", "l = [{name: 'A'}, {name: `B ${c}`}, {name: 'D'}];",
        {u"0:A"_s, u"0:D"_s, u"1:29 entry-left-out ${"_s});
    row("an expression beside an array", "l = [{name: f(), types: ['x', 'y']}, {name: 'A'}];",
        {u"0:A"_s, u"1:13 entry-left-out f"_s});
    row("numbers before the list",
        "t[1] = [1, 2, 3];\nt[2] = [4, 5];\nl[1] = ['A'];\nl[2] = ['B'];",
        QStringList(twoTiers) << u"1:1 part-not-used t"_s);
    row("a version first", "l = ['v2', ['A'], ['B']];",
        {u"6:A"_s, u"19:B"_s, u"1:6 text-before-tiers v2"_s});
    row("a key twice", "l = [{name: 'A', name: 'B', types: ['x'], Types: []}];",
        {u"0:B"_s, u"1:7 key-twice name|1"_s, u"1:43 key-misspelt Types|types|1"_s});
    row("texts by id", "var o = {a: b++};\nl = {A: 'Find it', B: 'Open it', C: 'Row it'};",
        {u"0:Find it"_s, u"0:Open it"_s, u"0:Row it"_s, u"1:5 part-not-used o"_s});
    row("a hole", "l[1] = [,\n{ name: 'A' }];\nl[2] = ['B'];",
        {u"6:A"_s, u"19:B"_s, u"1:9 hole-in-list"_s});
}

void TestScript::readsLists()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, expected);
    QCOMPARE(listed(text), expected);
}

void TestScript::runsNothing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(expected);
    };
    row("a name", "l[1] = [{name: goal}];", "1:16 expression-not-read goal");
    row("a call", "l[1] = [\n  make('A'),\n];", "2:3 expression-not-read make");
    row("a template", "l[1] = [`Get ${n} stars`];", "1:14 expression-not-read ${");
    row("a function", "l = [function () { return 'A'; }];", "1:6 expression-not-read function");
    row("an operator", "l = [{name: 'A', tier: 1+1}];", "1:24 expression-not-read 1+1");
    row("beside a declaration", "var l = [];\nl[1] = [f()];", "2:9 expression-not-read f");
    row("a class", "l = [new Goal('A')];", "1:6 expression-not-read new");
    row("a spread", "l = [...others];", "1:6 expression-not-read ...others");
}

void TestScript::runsNothing()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, expected);
    const QStringList expectedList{u"error"_s, expected};
    QCOMPARE(listed(text), expectedList);
}

void TestScript::onlyTheListThatIsTakenHasNotes()
{
    const QByteArray text = "a = [['A'], 'a'];\nb = ['B', 'C', ['D']];\nc = ['E', ['F']];";
    const QStringList expected{u"2:6 goal-outside-tier"_s, u"2:11 goal-outside-tier"_s};
    QCOMPARE(listed(text).filter(u" goal-outside-tier"_s), expected);
}

/// The code of a page around a list assigns objects that cannot be read, and that is no error.
void TestScript::anotherNamesErrorIsNoMatter()
{
    const QByteArray text = "var opts = { seed: seed || Math.ceil(999999 * Math.random()) };\n"
                            "var l = [];\nl[1] = [{name: 'A'}];\nl[2] = [{name: 'B'}];\n"
                            "bingo(l, { mode: opts.mode });\n";
    const QStringList expected{
        u"6:A"_s, u"19:B"_s, u"script-not-run"_s, u"1:5 part-not-used opts"_s};
    QCOMPARE(listed(text), expected);
}

/// The limit on values is one for all literals, because each takes memory.
void TestScript::valuesAreCountedTogether()
{
    const QByteArray part = "a=[1,2,3,4];\n"; // five values
    const QStringList most = scanned(part.repeated(jsonValues / 5));
    QCOMPARE(most.size(), jsonValues / 5);
    const QStringList found = scanned(part.repeated((jsonValues / 5) + 1));
    QCOMPARE(found,
        QStringList({u"error"_s,
            u"%1:1 json-too-many-values %2"_s.arg((jsonValues / 5) + 1).arg(jsonValues)}));
}

void TestScript::tooManyUnreadLiterals()
{
    const QByteArray part = "a=[:];\n";
    QCOMPARE(scanned(part.repeated(mostUnreadLiterals)).filter(u"json-syntax"_s).size(),
        mostUnreadLiterals);
    QCOMPARE(scanned(part.repeated(mostUnreadLiterals + 1)),
        QStringList({u"error"_s, u"1:4 json-syntax :|0"_s}));
}

void TestScript::aStopIsHeard()
{
    const QByteArray text = "a = [" + joined(5'000, "1") + "];";
    std::stop_source stop;
    Repairs repairs(text);
    QVERIFY(readScript(repairs, stop.get_token()).has_value());
    stop.request_stop();
    const auto stopped = readScript(repairs, stop.get_token());
    QVERIFY(!stopped.has_value());
    QCOMPARE(stopped.error().code, Code::Cancelled);
}

BOARDWRIGHT_UNIT(TestScript, NoApplication)
#include "tst_script.moc"
