// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the lines of texts and tables are: goals, headings above them, or rows of a type each.
#include "core/formats/other_keys.h"
#include "core/formats/set_format.h"
#include "core/lists/hardness.h"
#include "tests/core/lists/told_goals.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/lists/loose_lines.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace boardwright::test;

class TestListLines final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void linesAreTold_data();
    static void linesAreTold();
    static void linesStayGoals_data();
    static void linesStayGoals();
    static void asATextNothingIsTold();
    static void noWordIsLost_data();
    static void noWordIsLost();
};

namespace {

void addLineColumns()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("goals");
    QTest::addColumn<QString>("notes");
}

void lineRow(const char *name, const char *suffix, const char *bytes, const char *goals,
    const char *notes = "")
{
    QTest::newRow(name) << QString::fromLatin1(suffix) << QByteArray(bytes)
                        << QString::fromUtf8(goals) << QString::fromUtf8(notes);
}

} // namespace

void TestListLines::linesAreTold_data()
{
    addLineColumns();
    constexpr auto caves = "Find it line=Caves/Light it line=Caves/Row it line=Seas";
    lineRow("a type, and then its goals", "csv",
        "Cave,Find the lamp,Light a fire,Mend a net\nSea,Row the boat,Dive deep\n",
        "Find the lamp line=Cave/Light a fire line=Cave/Mend a net line=Cave/"
        "Row the boat line=Sea/Dive deep line=Sea",
        "1:1 keys-as-types 2");
    lineRow("blank cells at the end", "csv",
        "Cave;Find the lamp;Light a fire;Mend a net\nSea;Row the boat;Dive deep;\n",
        "Find the lamp line=Cave/Light a fire line=Cave/Mend a net line=Cave/"
        "Row the boat line=Sea/Dive deep line=Sea",
        "1:1 keys-as-types 2");
    lineRow("spaces after commas", "csv",
        "Cave, Find the lamp, Light a fire\nSea, Row the boat, Dive deep, Fish again\n",
        "Find the lamp line=Cave/Light a fire line=Cave/Row the boat line=Sea/"
        "Dive deep line=Sea/Fish again line=Sea",
        "1:1 keys-as-types 2");
    lineRow("a tier, and then its goals", "tsv",
        "Hard\tFind the lamp\tLight a fire\nEasy\tRow the boat\n",
        "Find the lamp difficulty=19/Light a fire difficulty=19/Row the boat difficulty=6",
        "1:1 columns-as-tiers 2");
    lineRow("titles of rows", "csv",
        "Category,Goal 1,Goal 2\nCave,Find the lamp,Light a fire\nSea,Sing,\n",
        "Find the lamp line=Cave/Light a fire line=Cave/Sing line=Sea", "2:1 keys-as-types 2");
    lineRow("titles of goals", "csv", "Goal 1,Goal 2,Goal 3\nFind it,Sing,Row\nA,B,C\n",
        "Find it/Sing/Row/A/B/C",
        "1:1 cells-as-goals 6/1:1 line-beside-goals Goal 1 Goal 2 Goal 3");
    lineRow("joined cells and a total", "csv",
        "Category,Goal,Points\nCave,Find it,5\n,Light it,3\nSea,Row it,4\n,Total,12\n",
        "Find it line=Cave/Light it line=Cave/Row it line=Sea",
        "1:15 column-not-used Points/3:1 cells-carried-down Category|1/5:1 line-beside-goals "
        "Total");
    lineRow("headings in a column", "csv", "Caves:\nFind it\nLight it\nSeas:\nRow it\n", caves,
        "1:1 keys-as-types 2");
    lineRow("signs for numbers", "txt", "# Caves\nFind it\nLight it\n# Seas\nRow it\n", caves,
        "1:1 keys-as-types 2");
    lineRow("in brackets", "txt", "[Caves]\nFind it\nLight it\n[Seas]\nRow it\n", caves,
        "1:1 keys-as-types 2");
    lineRow("between dashes", "txt", "--- Caves ---\nFind it\nLight it\n== Seas ==\nRow it\n",
        caves, "1:1 keys-as-types 2");
    lineRow("underlined", "txt", "Caves\n=====\nFind it\nLight it\n\nSeas\n----\nRow it\n", caves,
        "1:1 keys-as-types 2/2:1 line-beside-goals =====/7:1 line-beside-goals ----");
    lineRow("above bullets", "txt", "Caves\n- Find it\n- Light it\nSeas\n- Row it\n", caves,
        "1:1 keys-as-types 2/2:1 bullets-removed 3");
    lineRow("above indented lines", "txt", "Caves\n\tFind it\n\tLight it\nSeas\n\tRow it\n", caves,
        "1:1 keys-as-types 2");
    lineRow("above deeper bullets", "txt", "* Caves\n** Find it\n** Light it\n* Seas\n** Row it\n",
        caves, "1:1 keys-as-types 2/2:1 bullets-removed 3");
    lineRow("in capitals", "csv", "CAVES\nFind it\nLight it\nSEAS\nRow it\n",
        "Find it line=CAVES/Light it line=CAVES/Row it line=SEAS", "1:1 keys-as-types 2");
    lineRow("one title", "txt", "Goals\n1. Find it\n2. Row it\n\n3. Sing\n", "Find it/Row it/Sing",
        "1:1 line-beside-goals Goals/2:1 bullets-removed 3");
    lineRow("a rule", "txt", "Find it\n----------\nRow it\n", "Find it/Row it",
        "2:1 line-beside-goals ----------");
    lineRow("comments below headings", "txt", "Caves:\n// dark\nFind it\nLight it\nSeas:\nRow it\n",
        caves, "1:1 keys-as-types 2/2:1 line-beside-goals // dark");
    lineRow("numbers of lines", "txt", "1 - Find it\n2 - Row it\n", "Find it/Row it",
        "1:1 bullets-removed 2");
    lineRow("numbers in brackets", "txt", "(1) Find it\n(2) Row it\n", "Find it/Row it",
        "1:1 bullets-removed 2");
    lineRow("numbers of sections", "txt", "1.1 Find it\n1.2 Row it\n", "Find it/Row it",
        "1:1 bullets-removed 2");
    lineRow("bare numbers", "txt", "1 Find it\n2 Row it\n3 Sing\n", "Find it/Row it/Sing",
        "1:1 bullets-removed 3");
    lineRow("letters", "txt", "a) Find it\nb) Row it\n", "Find it/Row it", "1:1 bullets-removed 2");
    lineRow("boxes", "txt", "\u2610 Find it\n\u2611 Row it\n- [x] Sing\nDance\n",
        "Find it/Row it/Sing/Dance", "1:1 bullets-removed 3");
    lineRow("labels behind", "txt", "Find it (Easy)\nRow it (Hard)\n",
        "Find it difficulty=6/Row it difficulty=19", "1:1 columns-as-tiers 2");
    lineRow("labels in front", "txt", "1. [Hard] Find it\n2. [Easy] Row it\n",
        "Find it difficulty=19/Row it difficulty=6",
        "1:1 bullets-removed 2/1:1 columns-as-tiers 2");
    lineRow("bars", "txt", "Find it | Sing | Row\nA | B | C\nD | E | F\n",
        "Find it/Sing/Row/A/B/C/D/E/F", "1:1 cells-as-goals 9");
    lineRow("a heading above JSON", "txt", "My list\n\n[\"Find it\",\n\"Row it\"]\n",
        "Find it/Row it", "1:1 line-beside-goals My list");
    lineRow("a line below JSON", "txt", "[{\"name\": \"Find it\"}]\nHave fun\n", "Find it",
        "2:1 line-beside-goals Have fun");
    lineRow("a block of code", "txt", "My list:\n```js\nvar a = [\"Find it\"];\n```\n", "Find it",
        "1:1 line-beside-goals My list:");
    lineRow("text below a table of Markdown", "md",
        "| # | Prompt |\n|---|---|\n| 1 | Pick a plum |\n| 2 | Row a boat |\n\nThe end.\n",
        "Pick a plum/Row a boat",
        "1:2 column-not-used #/1:6 column-guessed Prompt|goal/6:1 line-beside-goals The end.");
    lineRow("a table of Markdown without titles", "md",
        "## Goals\n\n| | |\n|---|---|\n| Pick a plum | 3 |\n| Row a boat | 3 |\n",
        "Pick a plum difficulty=3/Row a boat difficulty=3",
        "1:1 line-beside-goals ## Goals/5:2 column-guessed B|goal/5:16 column-guessed "
        "C|difficulty");
    lineRow("a card in Markdown", "md",
        "| | | |\n|:--|:--|:--|\n| Find it | Row it | Sing it |\n| Light it | Mend it | Cook it |\n"
        "| Dig in | Dive in | Fly |\n",
        "Find it/Row it/Sing it/Light it/Mend it/Cook it/Dig in/Dive in/Fly",
        "3:1 cells-as-goals 9");
    lineRow("a card below letters in Markdown", "md",
        "| B | I | N |\n|---|---|---|\n| Find it | Row it | Sing it |\n"
        "| Light it | Mend it | Cook it |\n| Dig in | Dive in | Fly |\n",
        "Find it/Row it/Sing it/Light it/Mend it/Cook it/Dig in/Dive in/Fly",
        "1:1 cells-as-goals 9/1:1 line-beside-goals B I N");
    lineRow("groups of single words", "json",
        R"({"fruit":["Plum","Pear"],"lake":["Row a boat","Swim"],"sky":["Kite"],"tags":["a"]})",
        "Plum line=fruit/Pear line=fruit/Row a boat line=lake/Swim line=lake/Kite line=sky",
        "1:1 keys-as-types 3/1:70 part-not-used tags");
    lineRow("a block in a line", "txt", "```Find it\nRow it```\n", "Find it/Row it");
}

void TestListLines::linesAreTold()
{
    QFETCH(const QString, suffix);
    QFETCH(const QByteArray, bytes);
    const ToldList found = toldList(bytes, suffix);
    QTEST(found.goals, "goals");
    QTEST(found.notes, "notes");
}

/// What may be something else but need not stays as it is; a note says so where a reader may doubt.
void TestListLines::linesStayGoals_data()
{
    addLineColumns();
    lineRow("commas", "csv", "Find the lamp, quickly\nRow the boat\nCook it, eat it, sing\n",
        "Find the lamp, quickly/Row the boat/Cook it, eat it, sing", "1:1 lines-as-goals");
    lineRow("parts", "txt", "Caves\nFind it all\nLight it\n\nSeas\nRow it now\nDive in\n",
        "Caves/Find it all/Light it/Seas/Row it now/Dive in", "1:1 headings-as-goals 2|Caves");
    lineRow("below a title", "csv", "goal\nCaves:\nFind it\nLight it\nSeas:\nRow it\n",
        "Caves:/Find it/Light it/Seas:/Row it", "2:1 headings-as-goals 2|Caves:");
    lineRow("a title of a list", "csv", "My bingo goals\nFind it\nRow it\n",
        "My bingo goals/Find it/Row it", "1:1 headings-as-goals 1|My bingo goals");
    lineRow("capitals on top alone", "txt", "GET IT\nFind it\nRow it\n", "GET IT/Find it/Row it",
        "1:1 headings-as-goals 1|GET IT");
    lineRow("one bullet", "txt", "- Find it\nRow it\n\nSing\n", "- Find it/Row it/Sing",
        "1:1 bullets-kept 1");
    lineRow("lines of JSON", "txt", "Caves\n[\"Find it\"]\nSeas\n[\"Row it\"]\n",
        "Caves/[\"Find it\"]/Seas/[\"Row it\"]", "2:1 data-as-goals 2");
    lineRow(
        "numbers that count things", "txt", "1 star\n2 stars\n3 stars\n", "1 star/2 stars/3 stars");
    lineRow("numbers in no order", "txt", "3 lamps\n1 boat\n2 bells\n", "3 lamps/1 boat/2 bells");
    lineRow("labels of which one is unknown", "txt", "Find it (Easy)\nRow it (Sea)\n",
        "Find it (Easy)/Row it (Sea)");
    lineRow("slashes", "txt", "// no\nFind it\nRow it\n", "// no/Find it/Row it");
    lineRow("a sign for numbers on top alone", "txt", "# of lamps\nFind it\nRow it\n",
        "# of lamps/Find it/Row it", "1:1 headings-as-goals 1|# of lamps");
    lineRow("goals without a category", "csv",
        "goal,difficulty,category\nFind it,1,cave\nRow it,,\nSing,3,sea\n",
        "Find it line=cave difficulty=1/Row it/Sing line=sea difficulty=3");
    lineRow("headings above rows", "csv",
        "goal,difficulty,category\nCaves,,\nFind it,1,dark\nLight it,2,dark\nSeas,,\nRow "
        "it,3,wet\n",
        "Caves/Find it line=dark difficulty=1/Light it line=dark difficulty=2/Seas/"
        "Row it line=wet difficulty=3",
        "2:1 headings-as-goals 2|Caves");
    lineRow("two lists, and a word beside the other", "json",
        R"({"Cave":{"Easy":["Find it"],"Hard":["Light it"]},"Sea":{"Easy":["Row it"],"Rules":["Dive"]}})",
        "Find it line=Easy/Light it line=Hard",
        "list-taken Cave|2|Sea.Easy/1:9 keys-as-types 2/1:75 part-not-used Rules");
    lineRow("words behind commas", "txt",
        "Find it in 5 s,short\nLight it, then sing,long\nRow it,short\nSing,long\n",
        "Find it in 5 s,short/Light it, then sing,long/Row it,short/Sing,long",
        "1:1 line-ends-as-goals short");
    lineRow("a number on top", "txt", "3\nFind it\nRow it\nSing\n", "3/Find it/Row it/Sing",
        "1:1 headings-as-goals 1|3");
    lineRow("markup", "txt", "**Find** it\nRow it &amp; sing\nRead [it](page)\nSing <loud>\n",
        "**Find** it/Row it &amp; sing/Read [it](page)/Sing <loud>",
        "markup-as-text 3|**Find** it");
    lineRow("markup in JSON", "json", R"(["Were you <em>there</em>?","Find it"])",
        "Were you <em>there</em>?/Find it", "markup-as-text 1|Were you <em>there</em>?");
    lineRow("functions of goals", "js",
        "const goals = [{name: 'Find it', test: c => c > 1, types: ['cave']},\n"
        "{name: 'Row it', test: function (c) { return [c, 1]; }}, {name: 'Sing', test: async () => "
        "({})}];\nconst tips = ['Look left', 'Look right'];\n",
        "Find it line=cave/Row it/Sing", "list-taken goals|3|tips/1:34 key-not-used test|3");
    lineRow("lists beside the goals", "json",
        R"({"goals": ["Find it", "Row it"], "hard": [["Sing", "Hum"], ["Dig"]], "tags": ["cave"],)"
        R"( "more": {"late": ["Swim out", "Dive in"]}})",
        "Find it/Row it", "list-taken goals|2|hard, more.late/1:70 part-not-used tags");
    lineRow("a name above the goals", "json", R"({"Town": ["Swim", "Run", "Hop"]})", "Swim/Run/Hop",
        "1:10 list-named Town");
    lineRow("a usual name above the goals", "json", R"({"goals": ["Swim", "Run", "Hop"]})",
        "Swim/Run/Hop", "");
    lineRow("bullets at three depths", "md",
        "- Easy\n  - Find it\n    - quickly\n  - Row it\n- Hard\n  - Sing\n- Hum\n",
        "Easy/Find it/quickly/Row it/Hard/Sing/Hum",
        "1:1 headings-as-goals 3|- Easy/1:1 bullets-removed 7/2:1 spaces-removed 4");
    lineRow("a comma missing before a key", "js",
        "var list = [{ name: \"Find it\" types: [\"cave\"] }, { name: \"Row it\" }];\n",
        "Find it line=cave/Row it", "1:31 comma-missing");
    lineRow("goals by their places", "js",
        "var goals = [];\ngoals[0] = {name: \"Find it\"};\ngoals[1] = {name: \"Row it\"};\n",
        "Find it/Row it", "");
    lineRow("an empty tier behind the last", "js",
        "var list = [];\nlist[1] = [{name: \"Find it\"}];\nlist[25] = [{name: \"Row it\"}];\n"
        "list[26] = [];\n",
        "Find it difficulty=1/Row it difficulty=25", "");
    lineRow("keys in place of texts", "js",
        "var list = {bingoTypes: {cave: {Max: 2}}, \"Find it\": {Diff: 1, Types: [\"cave\"]},\n"
        "lamp: {Desc: \"Light it\", Diff: 2, Types: [\"sea\"]}};\n",
        "Find it board=cave difficulty=1/Light it board=sea difficulty=2",
        "1:54 keys-as-texts 1|Find it");
    lineRow("a key twice", "json",
        R"({"a": {"name": "Find it"}, "b": {"name": "Row it"}, "a": {"name": "Sing"}})",
        "Row it/Sing", "1:2 part-not-used a");
    lineRow("a tooltip by two keys", "json",
        R"([{"name": "Find it", "tooltip": "At sea", "notes": "Hard"}, {"name": "Row it"}])",
        "Find it tooltip=At sea/Row it", "1:52 value-not-used notes|\"Hard\"");
    lineRow("exclusions beside the goals", "js",
        "const exclusions = [\"lamp\", \"gate\", \"bell\"];\nconst tasks = [\"Find the lamp\", "
        "\"Row it\"];\n",
        "Find the lamp/Row it", "list-taken tasks|2|exclusions");
    lineRow("words for difficulties without a title", "csv",
        "Find the lamp,easy\nRow the boat,hard\nRing the bell,medium\nFeed the cat,easy\n",
        "Find the lamp difficulty=4/Row the boat difficulty=21/Ring the bell difficulty=13/Feed "
        "the cat difficulty=4",
        "1:1 column-guessed A|goal/1:15 column-guessed B|difficulty/1:15 columns-as-tiers 3");
    lineRow("a column of codes", "csv",
        "TileCode,Boss,Unit\nR1,Saw a log,xp\nR2,Beat two guards,kc\nO1,Cook a pie,xp\n",
        "Saw a log/Beat two guards/Cook a pie",
        "1:1 column-not-used TileCode/1:10 column-guessed Boss|goal/1:15 column-not-used Unit");
    lineRow("texts in parts", "json",
        R"(["cave|Find it", "Row it", "https://example.org/", "Eat {{n}}"])",
        "cave|Find it/Row it/https://example.org//Eat {{n}}",
        "parts-in-texts 1|cave|Find it/tokens-in-texts 1|Eat {{n}}/addresses-as-goals "
        "1|https://example.org/");
    lineRow("texts that are JSON", "py",
        R"(goals = ["{\"name\": \"Find it\"}", "{\"name\": \"Row it\"}"])",
        R"({"name": "Find it"}/{"name": "Row it"})", "1:10 data-as-goals 2");
    lineRow("spaces around quotes", "csv",
        "id, goal , category\n 1, \"Find, then light it\" , cave\n 2, Row it , \"sea, lake\"\n",
        "Find, then light it line=cave/Row it line=sea+lake", "");
    lineRow("single lines", "txt", "Find it\n\nRow it\n\nSing\n", "Find it/Row it/Sing");
}

void TestListLines::linesStayGoals()
{
    linesAreTold();
}

void TestListLines::asATextNothingIsTold()
{
    ImportChoices choices;
    choices.format = QStringLiteral("text");
    const QByteArray bytes = "Caves:\n- Find it\n```\n[\"a\"]\nSeas:\nRow it (Hard)\n";
    const auto opened = readAnySet(bytes, u"txt", {}, choices);
    QVERIFY(opened.has_value());
    QCOMPARE(opened->from->write(opened->file.set), bytes);
    QCOMPARE(opened->file.notes.size(), 0);
}

void TestListLines::noWordIsLost_data()
{
    QTest::addColumn<QString>("path");
    const QString folder = fixturePath("lists/valid/");
    for (const QString &name :
        QDir(folder).entryList({u"*.txt"_s, u"*.csv"_s, u"*.tsv"_s, u"*.md"_s})) {
        if (name != "expected.txt"_L1)
            QTest::newRow(qPrintable(name)) << folder + name;
    }
}

/// Law: each word of a text or a table, however it is laid out, is one of the set or of a note; a
/// number may count a line or be a value of a column, and a word for a difficulty be one.
void TestListLines::noWordIsLost()
{
    QFETCH(const QString, path);
    const QByteArray bytes = contentOf(path);
    const auto opened = readAnySet(bytes, QFileInfo(path).suffix());
    QVERIFY(opened.has_value());
    const bool isTable = opened->from->key == "csv"_L1 || opened->from->key == "tsv"_L1;
    if (!isTable && opened->from->key != "text"_L1)
        return;
    QStringList known{u"goal Goal Goals name Name difficulty Difficulty types tooltip enabled"_s,
        u"Category yes no TRUE FALSE x"_s, u"Tier min max Very fr de jp"_s};
    const QString notes = describedNotes(opened->file.notes).join(u' ');
    for (const Objective &goal : opened->file.set.objectives) {
        known << told(goal);
        for (const OtherValue &other : otherMembersOf(goal))
            known << other.key << QString::fromUtf8(other.text);
        for (const FieldValues &section : goal.extension) {
            for (const Value &value : section) {
                if (const auto *text = std::get_if<QString>(&value))
                    known << *text;
            }
        }
    }
    QSet<QString> words;
    for (const QString &word : wordsOf(known.join(u' ') + u' ' + notes))
        words.insert(word);
    if (!isTable)
        words -= {u"goal"_s, u"Goal"_s, u"yes"_s, u"no"_s, u"types"_s, u"name"_s};
    const auto codes = [&](QStringView code) { return notes.contains(code); };
    const bool hasOther = codes(u"column-not-used") || codes(u"encoding-converted");
    for (const QString &word : wordsOf(QString::fromUtf8(bytes))) {
        const bool isNumber = std::ranges::all_of(word, [](QChar c) { return c.isDigit(); });
        const bool isCounted = isNumber && (isTable || codes(u"bullets-removed"));
        const bool isHard = codes(u"columns-as-tiers") && hardnessOfWord(word).has_value();
        QVERIFY2(words.contains(word) || isCounted || isHard || hasOther, qPrintable(word));
    }
}

BOARDWRIGHT_UNIT(TestListLines, NoApplication)
#include "tst_list_lines.moc"
