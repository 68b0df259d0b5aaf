// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of goals as files: which texts are taken for one, and how titles and cells are read.
#include "core/formats/csv.h"
#include "core/formats/import_codes.h"
#include "core/formats/set_format.h"
#include "core/lists/column_titles.h"
#include "core/lists/difficulty_field.h"
#include "core/lists/list_formats.h"
#include "tests/core/lists/told_goals.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

std::expected<ImportedSet, Problem> readAs(const QByteArray &bytes,
    const QString &suffix = u"csv"_s, const ImportChoices &choices = {},
    const std::stop_token &stop = {})
{
    const ImportText text(bytes, suffix, stop);
    const SetFormat &format = suffix == u"tsv" ? lists::tabSeparated : lists::commaSeparated;
    return format.read(text, choices);
}

} // namespace

class TestTables final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTables_data();
    void readsTables();
    void readsCells_data();
    void readsCells();
    void titlesAreKnown_data();
    void titlesAreKnown();
    void tellsWhatItDidNotUse_data();
    void tellsWhatItDidNotUse();
    void isTakenFor_data();
    void isTakenFor();
    void refusals_data();
    void refusals();
    void choicesCount();
    void declaresNames();
    void hostileFiles_data();
    void hostileFiles();
    void aStopIsHeard();
};

void TestTables::readsTables_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &expected,
                         const QString &suffix = u"csv"_s) {
        QTest::newRow(name) << bytes << suffix << expected;
    };
    row("titles in any case", "NAME,Difficulty,Types\nOne,3,a\nTwo,4,\"b, c\"\n",
        u"One line=a difficulty=3/Two line=b+c difficulty=4"_s);
    row("CRLF and a byte-order mark", "\xef\xbb\xbfgoal,weight\r\nOne,40\r\n\r\nTwo,50%\r\n",
        u"One weighting=40/Two weighting=50"_s);
    row("CR", "goal,tag\rOne,a\rTwo,b", u"One tag=a/Two tag=b"_s);
    row("semicolons", "goal;range;zones\n\"Get {{X}}; now\";1, 3, 5;E M\nTwo;2-4;late\n",
        u"Get {{X}}; now range=1 3 5 zones=3/Two range=2 3 4 zones=4"_s);
    row("tabs", "Task\tDescription\nOne, or two\tSay \"hi\"\n", u"One, or two tooltip=Say \"hi\""_s,
        u"tsv"_s);
    row("vertical bars", "goal|range\nOne|1,2,3\nTwo, three|5\n",
        u"One range=1 2 3/Two, three range=5"_s);
    row("a line that names the separator", "sep=;\r\ngoal;weight\r\nA, b;10\r\nC, d;20\r\n",
        u"A, b weighting=10/C, d weighting=20"_s);
    row("line breaks in cells", "goal,hint\n\"One\ntwo\",\"a\r\nb\"\n",
        u"One\ntwo tooltip=a\r\nb"_s);
    row("a goal that begins with a quotation", "goal,tag\n\"Boo\" the ghost,a\n5\" pipe,b\n",
        u"\"Boo\" the ghost tag=a/5\" pipe tag=b"_s);
    row("white space", "goal , weight\n  One  , 40 \n\" Two \",50\n",
        u"One weighting=40/ Two  weighting=50"_s);
    row("short and empty lines", "goal,weight,tag\nOne\n,,\n\nTwo,30\n", u"One/Two weighting=30"_s);
    row("the goal is not the first", "tier,square\n7,One\n9,Two\n",
        u"One difficulty=7/Two difficulty=9"_s);
    row("two columns for goals", "name,goal\nby me,One\nby you,Two\n", u"One/Two"_s);
    row("disabled and enabled", "goal,disabled\nOne,x\nTwo,\nThree,FALSE\n",
        u"One off=yes/Two/Three"_s);
    row("enabled", "goal,Enabled\nOne,x\nTwo,no\nThree,WAHR\n", u"One/Two off=yes/Three"_s);
    row("no goal among the titles", "Bingo square,difficulty,types\nOne,1,a\nTwo,2,b\n",
        u"One line=a difficulty=1/Two line=b difficulty=2"_s);
    row("no titles", "One,3\nTwo,9\nThree,3\n",
        u"One difficulty=3/Two difficulty=9/Three difficulty=3"_s);
    row("no titles, but numbers of lines", "1,One\n2,Two\n3,Three\n", u"One/Two/Three"_s);
    row("no titles, but types", "One,sea\nTwo,sky\nThree,sea\nFour,sky\n",
        u"One line=sea/Two line=sky/Three line=sea/Four line=sky"_s);
    row("titles in another language", "Nr,Ziel,Stufe\n1,Eins,7\n2,Zwei,7\n3,Drei,9\n",
        u"Eins difficulty=7/Zwei difficulty=7/Drei difficulty=9"_s);
    row("one column", "One\n\"Two, three\"\n", u"One/Two, three"_s);
    row("the least and the most value", "goal;Min;MAX\nBuy {X} maps;2;4\nBuy {{X}};-1;1\nSing;;\n",
        u"Buy {{X}} maps range=2 3 4/Buy {{X}} range=-1 0 1/Sing"_s);
    row("a sign for the value", "goal,range\nBuy # maps,2-4\nX of $,3\nBuy X,\n",
        u"Buy {{X}} maps range=2 3 4/X of {{X}} range=3/Buy X"_s);
    row("variants", "goal,variants\nBuy $n maps,\"2, 4\"\n", u"Buy {{X}} maps range=2 4"_s);
    row("tiers beside numbers", ",Easy,Hard\n1,One,Two\n2,Three,\n",
        u"One difficulty=6/Two difficulty=19/Three difficulty=6"_s);
    row("tiers in Markdown", "| Easy | Hard |\n|-|:-:|\n| One | Two |\n| Three | |\n",
        u"One difficulty=6/Two difficulty=19/Three difficulty=6"_s, u"md"_s);
    row("a card below a title", "Board 1,,\na b,c d,e f\ng h,i j,k l\nm n,o p,q r\n",
        u"a b/c d/e f/g h/i j/k l/m n/o p/q r"_s);
    row("a card with a blank", "a b,c d,e f\ng h,,k l\nm n,o p,q r\n",
        u"a b/c d/e f/g h/k l/m n/o p/q r"_s);
    row("two tables in Markdown",
        "## A\n\n|Goal|Tier|\n|--|--|\n|One|3|\n\n## B\n\n|Goal|Tier|\n"
        "|--|--|\n|Two|5|\n",
        u"One difficulty=3/Two difficulty=5"_s, u"md"_s);
    row("numbers as goals", "1\n2\n", u"1/2"_s);
    row("an open quote between tabs", "goal\ttag\n\"One\ta\nTwo\tb\n", u"\"One tag=a/Two tag=b"_s,
        u"tsv"_s);
}

void TestTables::readsTables()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, suffix);
    QFETCH(const QString, expected);
    const auto imported = readAs(bytes, suffix);
    QVERIFY(imported.has_value());
    QCOMPARE(told(*imported), expected);
}

void TestTables::readsCells_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("expected"); ///< beside the goal; null: the cell is not used
    QTest::addColumn<QString>("allowed"); ///< what the note says about a cell that is not used
    const auto row
        = [](const char *title, const char *cell, const char *expected, const char *allowed = "") {
              QTest::addRow("%s %s", title, cell)
                  << QString::fromUtf8(title) << QString::fromUtf8(cell)
                  << QString::fromUtf8(expected) << QString::fromUtf8(allowed);
          };
    row("range", "1, 3, 5", "range=1 3 5");
    row("range", "1-3", "range=1 2 3");
    row("range", "1–3", "range=1 2 3");
    row("range", "10..30/10", "range=10 20 30");
    row("range", "3 | 6; 9", "range=3 6 9");
    row("range", "7", "range=7");
    row("range", "-1, 0", "range=-1 0");
    row("range", "1-1000000000", nullptr);
    row("range", "few", nullptr);
    row("weighting", "40 %", "weighting=40");
    row("weighting", "40.0", "weighting=40");
    row("weighting", "250", "weighting=250"); // lint reports it
    row("weighting", "0.5", nullptr, "1 to 100");
    row("weighting", "1,000", nullptr, "1 to 100"); // one, or a thousand
    row("weighting", "99999999999", nullptr, "1 to 100");
    row("individual_limit", "3", "limit=3");
    row("progression", "E M", "zones=3");
    row("progression", "early; LATE", "zones=5");
    row("progression", "all", "zones=15");
    row("progression", "soon", nullptr, "early, mid, late, endgame");
    row("board_categories", "a, b", "board=a+b");
    row("board_categories", "a; b | c", "board=a+b+c");
    row("board_categories", "\"a, b\", c", "board=a, b+c");
    row("line_categories", "a", "line=a");
    row("icons", "a.webp, b.webp", "icons=a.webp+b.webp");
    row("tag", "a, b", "tag=a, b");
    row("forced_positions", "1-3, 25", "positions=1 2 3 25");
    row("progressive_ranges", "TRUE", "progressive=yes");
    row("progressive_ranges", "maybe", nullptr, "yes, no");
    row("difficulty", "25", "difficulty=25");
    row("difficulty", "hard", nullptr);
    row("balanced.difficulty", "25", "difficulty=25");
    row("balanced.difficulty", "99", nullptr, "auto, 0 to 50");
    row("balanced.weight", "1e9", nullptr, "-100 to 100");
}

void TestTables::readsCells()
{
    QFETCH(const QString, title);
    QFETCH(const QString, cell);
    QFETCH(const QString, expected);
    QFETCH(const QString, allowed);
    const auto imported = readAs(u"goal\t%1\nOne\t%2\nTwo\t"_s.arg(title, cell).toUtf8(), u"tsv"_s);
    QVERIFY(imported.has_value());
    QCOMPARE(told(*imported), expected.isEmpty() ? u"One/Two"_s : u"One %1/Two"_s.arg(expected));
    QCOMPARE(imported->file.notes.size(), expected.isEmpty() ? 1 : 0);
    if (expected.isEmpty())
        QCOMPARE(told(imported->file.notes.first()),
            u"2:5 %1(%2,%3,%4)"_s.arg(
                codeKey(toCode(ImportCode::CellNotUsed)), title, cell, allowed));
}

void TestTables::titlesAreKnown_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("field"); ///< as "section.field"; empty: unknown
    QTest::addColumn<bool>("isListed");
    const auto row = [](const char *title, const char *field, bool isListed = false) {
        QTest::newRow(title) << QString::fromLatin1(title) << QString::fromLatin1(field)
                             << isListed;
    };
    row("goal", "objectives.goal");
    row(" Objective: ", "objectives.goal");
    row("TASK", "objectives.goal");
    row("square", "objectives.goal");
    row("Text", "objectives.goal");
    row("values", "objectives.range");
    row("Board categories", "objectives.board_categories");
    row("board-categories", "objectives.board_categories");
    row("Board", "objectives.board_categories");
    row("types", "objectives.line_categories", true);
    row("Category", "objectives.board_categories", true);
    row("zone", "objectives.progression");
    row("weight", "objectives.weighting");
    row("Limit", "objectives.individual_limit");
    row("tags", "objectives.tag");
    row("description", "objectives.tooltip");
    row("note", "objectives.tooltip");
    row("icon", "objectives.icons");
    row("enabled", "objectives.enabled");
    row("disabled", "objectives.enabled");
    row("diff", "balanced.difficulty", true);
    row("Tier", "balanced.difficulty", true);
    row("balanced.difficulty", "balanced.difficulty");
    row("balanced.weight", "balanced.weight");
    row("skill", "balanced.skill");
    row("colour", "");
    row("", "");
}

void TestTables::titlesAreKnown()
{
    QFETCH(const QString, title);
    QFETCH(const QString, field);
    QFETCH(const bool, isListed);
    const auto column = columnOfTitle(title);
    QCOMPARE(column.has_value(), !field.isEmpty());
    if (!column)
        return;
    QCOMPARE(QString(column->section->key) + u'.' + QString(column->field->key), field);
    QCOMPARE(column->isListed, isListed);
    QCOMPARE(column->isNegated, title == u"disabled");
    // The title that is written names the same field.
    const auto written = columnOfTitle(titleOf(*column->section, *column->field));
    QVERIFY(written.has_value());
    QCOMPARE(written->field, column->field);
    QVERIFY(!written->isListed && !written->isNegated);
}

void TestTables::tellsWhatItDidNotUse_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &expected) {
        QTest::newRow(name) << bytes << expected;
    };
    const auto key = [](ImportCode code) { return codeKey(toCode(code)); };
    row("nothing", "goal,tag\nOne,a\n", QString());
    row("a column", "goal,colour,tag\nOne,red,a\nTwo,blue,b\n",
        u"1:6 %1(colour)"_s.arg(key(ImportCode::ColumnNotUsed)));
    row("an empty column", "goal,colour,tag,\nOne,,a,\n", QString());
    row("a column without a title", "goal,tag\nOne,a,more\nTwo,b,more\n",
        u"2:7 %1(C)"_s.arg(key(ImportCode::ColumnNotUsed)));
    row("a second column for goals", "name,goal\nme,One\n",
        u"1:1 %1(name)"_s.arg(key(ImportCode::ColumnNotUsed)));
    row("cells", "goal,weight\nOne,high\nTwo,5\nThree,low\n",
        u"2:5 %1(weight,high,1 to 100)/4:7 %1(weight,low,1 to 100)"_s.arg(
            key(ImportCode::CellNotUsed)));
    row("ends of no range", "goal,min,max\nSing,2,3\nBuy {X},3,2\nBuy {X},1,\n",
        u"2:6 %1(min,2,)/2:8 %1(max,3,)/3:9 %1(min,3,)/3:11 %1(max,2,)/4:9 %1(min,1,)"_s.arg(
            key(ImportCode::CellNotUsed)));
    row("a lowest value alone", "goal,min\nBuy {X},2\n",
        u"1:6 %1(min)"_s.arg(key(ImportCode::ColumnNotUsed)));
    row("a sign for the value", "goal,range\nBuy # maps,2\nRow #,3\n",
        u"2:1 %1(#,2)"_s.arg(key(ImportCode::PlaceholderRead)));
    row("a difficulty that is none", "goal,tier\nOne,26\nTwo,0\n",
        u"2:5 %1(26,25)/3:5 %1(0,25)"_s.arg(key(ImportCode::TierOutOfRange)));
    row("a goal without text", "goal,tag\n,a\nTwo,b\n \t,c\n",
        u"2:1 %1()/4:1 %1()"_s.arg(key(ImportCode::GoalWithoutText)));
    row("guesses", "1,One,7,red\n2,Two,8,blue\n3,Three,7,green\n",
        u"1:1 %1(A)/1:3 %2(B,goal)/1:7 %2(C,difficulty)/1:9 %1(D)"_s.arg(
            key(ImportCode::ColumnNotUsed), key(ImportCode::ColumnGuessed)));
}

void TestTables::tellsWhatItDidNotUse()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, expected);
    const auto imported = readAs(bytes);
    QVERIFY(imported.has_value());
    QStringList notes;
    for (const Problem &note : imported->file.notes) {
        QCOMPARE(note.severity, Severity::Warning);
        notes << told(note);
    }
    QCOMPARE(notes.join(u'/'), expected);
}

void TestTables::isTakenFor_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QString>("format");
    const auto row
        = [](const char *name, const QByteArray &bytes, const QString &suffix,
              const QString &format) { QTest::newRow(name) << bytes << suffix << format; };
    row("titles", "goal,tag\nOne,a\n", QString(), u"csv"_s);
    row("titles, tabs", "goal\ttag\nOne\ta\n", u"txt"_s, u"tsv"_s);
    row("titles, tabs, by the wrong name", "goal\ttag\nOne\ta\n", u"csv"_s, u"tsv"_s);
    row("titles, semicolons", "goal;tag\nOne;a\n", u"txt"_s, u"csv"_s);
    row("one title", "goal\nOne\n", u"csv"_s, u"csv"_s);
    row("one title, TSV", "goal\nOne, two\n", u"TSV"_s, u"tsv"_s);
    row("one title in a text", "goal\nOne\n", u"txt"_s, u"text"_s);
    row("a table", "One,a\nTwo,b\n", u"csv"_s, u"csv"_s);
    row("one column", "One\n\"Two, three\"\n", u"csv"_s, u"csv"_s);
    row("a table of tabs", "One\ta\nTwo\tb\n", QString(), u"tsv"_s);
    row("an ordinary table with times", "goal,difficulty,time\nOne,1,2\n", u"csv"_s, u"csv"_s);
    row("a sheet", "updated,name,jp,difficulty,time,skill\n,,,,,\nx,One,,1,2,0\n", u"csv"_s,
        u"goal-sheet"_s);
    row("a table by its numbers", "One;3;a\nTwo;7;b\nThree;5;c\n", u"txt"_s, u"csv"_s);
    row("quoted lines", "\"One, two\",\n\"Three\"\n", u"txt"_s, u"csv"_s);
    row("a goal like code", "goal,tag\nFind = [1],a\n", u"csv"_s, u"csv"_s);
    row("prose", "First, one thing.\nThen, another.\n", u"txt"_s, u"text"_s);
    row("prose by the name of a table", "Kill a boss, then leave\nGet 5 coins\n", u"csv"_s,
        u"text"_s);
    row("a single line with a tab", "One\ttwo\n", u"txt"_s, u"text"_s);
    row("JSON", "[{\"name\": \"goal,tag\"}, {\"name\": \"b\"}]", u"csv"_s, u"bingosync"_s);
    row("a script", "var bingoList = [];\nbingoList[1] = [{name: \"goal\", types: [\"a\"]}];\n",
        u"csv"_s, u"classic"_s);
}

void TestTables::isTakenFor()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, suffix);
    QFETCH(const QString, format);
    const auto opened = readAnySet(bytes, suffix);
    QVERIFY(opened.has_value());
    QVERIFY(opened->from != nullptr);
    const QString key(opened->from->key);
    QVERIFY2(key == format || (format.size() > 4 && key.startsWith(format)), qPrintable(key));
}

void TestTables::refusals_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line");
    const auto row = [](const char *name, const QByteArray &bytes, Code code, int line) {
        QTest::newRow(name) << bytes << static_cast<int>(code) << line;
    };
    row("only titles", "goal,tag\n", toCode(ImportCode::NoGoalsInFile), 1);
    row("no goal has text", "goal,tag\n,a\n", toCode(ImportCode::NoGoalsInFile), 1);
    row("an open quote", "goal,tag\nOne,a\nTwo,\"b\n", Code::SheetQuoteOpen, 3);
    row("too wide", "goal,tag\nOne" + QByteArray(mostCsvCells, ',') + "\n", Code::SheetTooLarge, 2);
    row("too long", "goal,tag\n" + QByteArray(mostCsvLines, '\n'), Code::SheetTooLarge,
        static_cast<int>(mostCsvLines) + 1);
    row("too many goals", "goal,tag\n" + QByteArray("x,\n").repeated(mostObjectives + 3),
        toCode(ImportCode::TooManyGoals), static_cast<int>(mostObjectives) + 2);
}

void TestTables::refusals()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, code);
    QFETCH(const int, line);
    const auto opened = readAnySet(bytes, u"csv");
    QVERIFY(!opened.has_value());
    QCOMPARE(static_cast<int>(opened.error().code), code);
    QCOMPARE(opened.error().where.line, line);
    if (code == static_cast<int>(toCode(ImportCode::TooManyGoals)))
        QCOMPARE(std::get<qint64>(opened.error().args.first()), qint64{mostObjectives} + 3);
}

/// What lists say in terms of their sites is the author's choice; what is said in ours is not.
void TestTables::choicesCount()
{
    const QByteArray bytes = "goal,types,difficulty,board_categories\nOne,\"a, b\",25,c\n";
    const auto as = [&](const ImportChoices &choices) {
        const auto imported = readAs(bytes, u"csv"_s, choices);
        return imported && imported->hasTypes && imported->tiers == 1 ? told(*imported) : QString();
    };
    QCOMPARE(as({}), u"One board=c line=a+b difficulty=25"_s);
    QCOMPARE(as({.types = TypesAs::BoardCategories}), u"One board=c+a+b difficulty=25"_s);
    QCOMPARE(as({.types = TypesAs::Tags}), u"One board=c tag=a difficulty=25"_s);
    QCOMPARE(as({.tiersAsDifficulty = false, .tiersAsZones = true, .types = TypesAs::Nothing}),
        u"One board=c zones=8"_s);
}

void TestTables::declaresNames()
{
    const auto imported
        = readAs("goal,line_categories,board_categories,tag\nOne,\"b, a\",c,t\nTwo,a,\"c, d\",u\n");
    QVERIFY(imported.has_value());
    const GoalSet &set = imported->file.set;
    QCOMPARE(set.lineLimits, (QList<CategoryLimit>{{u"b"_s, typeLimit}, {u"a"_s, typeLimit}}));
    QCOMPARE(set.boardLimits, (QList<CategoryLimit>{{u"c"_s, 100}, {u"d"_s, 100}}));
    QCOMPARE(set.tagNames, (QStringList{u"t"_s, u"u"_s}));
}

void TestTables::hostileFiles_data()
{
    constexpr qsizetype size = 4'000'000;
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("quotes") << QByteArray(size, '"');
    QTest::newRow("open quotes") << QByteArray("\"a\"b,").repeated(size / 5);
    QTest::newRow("open quotes in lines") << QByteArray("\"\"\"a\n").repeated(mostCsvLines - 1);
    QTest::newRow("quotes after tabs")
        << QByteArray("goal\ttag\n") + QByteArray("\"\t").repeated(4'000);
    QTest::newRow("commas in lines") << (QByteArray(4'000, ',') + '\n').repeated(1'000);
    QTest::newRow("a long line") << "goal,tag\n" + QByteArray(size, 'x');
    QTest::newRow("a long cell of numbers")
        << "goal,range\nx,\"" + QByteArray("1,").repeated(size / 2) + "1\"";
    QTest::newRow("a long cell of spaces") << "goal,range\nx,1" + QByteArray(size, ' ') + "x";
    QTest::newRow("a long cell of names")
        << "goal,types\nx,\"" + QByteArray("a;").repeated(size / 2) + '"';
    QTest::newRow("bad cells") << "goal,range\n" + QByteArray("x,y\n").repeated(19'000);
    QTest::newRow("control characters") << QByteArray("goal,tag\n\x01\x02,\x7f\n");
}

/// Any text is read or refused; the time of the test is bounded.
void TestTables::hostileFiles()
{
    QFETCH(const QByteArray, bytes);
    for (const QString &suffix : {u"csv"_s, u"tsv"_s, u"txt"_s}) {
        const auto opened = readAnySet(bytes, suffix);
        if (!opened) {
            QVERIFY(opened.error().where.line > 0);
            continue;
        }
        QVERIFY(!opened->file.set.objectives.isEmpty());
        QVERIFY(opened->file.notes.size() <= 1'001);
    }
}

void TestTables::aStopIsHeard()
{
    std::stop_source stop;
    stop.request_stop();
    const auto imported = readAs("goal,tag\nOne,a\n", u"csv"_s, {}, stop.get_token());
    QVERIFY(!imported.has_value());
    QCOMPARE(imported.error().code, Code::Cancelled);
}

BOARDWRIGHT_UNIT(TestTables, NoApplication)

#include "tst_tables.moc"
