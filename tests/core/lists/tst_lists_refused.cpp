// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/set_format.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

/// What is no list, or none that can be read, and plain lists that look like it.
class TestListsRefused final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void linesAreReadIfTheAuthorInsists();
    static void isRefusedByName_data();
    static void isRefusedByName();
    static void isStillAPlainList_data();
    static void isStillAPlainList();
};

void TestListsRefused::linesAreReadIfTheAuthorInsists()
{
    ImportChoices choices;
    choices.format = u"text"_s;
    for (const QByteArray &text : QByteArrayList{"[{\"name\": \"a\"}]\nb c\n", "a:\n  b: c\n",
             "bingoList[1] = [];\nb\n", "{\"objectives\": []}\nb\n"}) {
        const auto opened = readAnySet(text, u"txt", {}, choices);
        QVERIFY(opened.has_value());
        QCOMPARE(opened->from->key, Key("text"));
        QCOMPARE(
            opened->from->write(opened->file.set).trimmed(), text.trimmed().replace("  b", "b"));
    }
}

void TestListsRefused::isRefusedByName_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QString>("expected");
    const auto row
        = [](const char *name, const char *text, const char *suffix, const char *expected) {
              QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(suffix)
                                  << QString::fromLatin1(expected);
          };
    row("require", "var a = require('./a.js');\nvar l = require(\"./l.js\");", "js",
        "1:1 list-elsewhere ./l.js");
    row("import", "import l from './l.js';\nexport default l;", "js", "1:1 list-elsewhere ./l.js");
    row("require without a suffix", "module.exports = require('./l.js');", "",
        "1:1 list-elsewhere ./l.js");
    row("YAML", "goals:\n  - name: Find the lamp\n    tier: 2\n", "", "1:1 format-not-read YAML");
    row("YAML by suffix", "- Find the lamp\n- Open the gate\n", "yaml", "1:1 format-not-read YAML");
    row("HJSON", "{\n  goal: Find the lamp\n  tier: 2\n}\n", "", "1:1 format-not-read HJSON");
    row("INI", "[goals]\none = Find the lamp\n", "", "1:1 format-not-read INI");
    row("Python", "print(1)", "py", "1:1 format-not-read Python");
    row("YAML, a list of objects",
        "- name: Find the lamp\n  types: [cave]\n- name: Row\n  types: []\n", "txt",
        "1:1 format-not-read YAML");
    row("YAML with a title", "title: A list\ngoals:\n- Find the lamp\n- Row\n", "txt",
        "1:1 format-not-read YAML");
    row("TOML", "[[goals]]\nname = \"Find the lamp\"\n", "", "1:1 format-not-read TOML");
    row("Lua", "return { {name=\"Find the lamp\"} }", "lua", "1:1 format-not-read Lua");
    row("SQL", "INSERT INTO goals VALUES (1, 'Find the lamp');\n", "txt",
        "1:1 format-not-read SQL");
    row("LaTeX", "\\begin{itemize}\n\\item Find the lamp\n\\end{itemize}\n", "txt",
        "1:1 format-not-read LaTeX");
    row("calls", "new Goal(\"Find the lamp\", 3),\nnew Goal(\"Row\", 5),\n", "txt",
        "1:1 script-without-list");
    row("texts of a program", "'Find the lamp',\n'Row the boat',\n", "txt",
        "1:1 script-without-list");
    row("a block of code", "```js\nvar list = [];\n```\n", "md", "1:1 script-without-list");
    row("members", "name: \"Find the lamp\",\ntypes: [\"cave\"]\n", "txt",
        "1:1 script-without-list");
    row("rows of a table", "[[3, \"cave\"], [5, \"sea\"]]", "json", "1:1 no-list-in-json");
    row("an unknown key", "[{\"question\": \"Find the lamp\"}]", "json",
        "1:2 no-goal-text question");
    row("a text that is no text", "{\"list\": [{\"name\": {\"first\": \"Find the lamp\"}}]}",
        "json", "1:20 goal-text-not-read name|{\"first\": \"Find the lamp\"}");
    row("a text that a function makes", "var bingoList = [{name: () => \"Find the lamp\"}];", "js",
        "1:25 goal-text-not-read name|() => \"Find the lamp\"");
    row("a text that is not closed",
        "var list = [\n{name: \"Cut the rope, types: [\"cave\"]},\n{name: \"Feed the cat\"}];",
        "js", "2:37 json-syntax ]|3");
    row("code", "if (a) {\n  b();\n}\nc();\n", "", "1:1 script-without-list");
}

void TestListsRefused::isRefusedByName()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, suffix);
    QFETCH(const QString, expected);
    const auto opened = readAnySet(text, suffix);
    QVERIFY(!opened.has_value());
    QCOMPARE(describedNote(opened.error()).simplified(), expected);
}

void TestListsRefused::isStillAPlainList_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("goals");
    const auto row = [](const char *name, const char *text, int goals) {
        QTest::newRow(name) << QByteArray(text) << goals;
    };
    row("a heading and dashes", "Easy:\n- Find the lamp\n- Open the gate\n", 2);
    row("goals that call", "Win (with the \"Bow\")\nPush (the block)\n", 2);
    row("quotations", "\"Boo!\"\n\"Find, the lamp\"\n", 2);
    row("numbers after commas", "Find the lamp, 3 times\nOpen it, 4 times\nRow, 5 times\n", 3);
    row("colons", "Zelda: find the lamp\nMario: three stars\n", 2);
    row("parentheses", "Find the lamp (day)\nOpen the gate (night)\nRow the boat (sea)\n", 3);
    row("a label in braces", "{X} coins in all\nFind the lamp\n", 2);
    row("brackets", "[Hard] Beat the game\nFind the lamp\n", 2);
}

void TestListsRefused::isStillAPlainList()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, goals);
    const auto opened = readAnySet(text, u"txt");
    QVERIFY2(opened.has_value(), qPrintable(opened ? QString() : describedNote(opened.error())));
    QCOMPARE(opened->from->key, Key("text"));
    QCOMPARE(opened->file.set.objectives.size(), goals);
}

BOARDWRIGHT_UNIT(TestListsRefused, NoApplication)
#include "tst_lists_refused.moc"
