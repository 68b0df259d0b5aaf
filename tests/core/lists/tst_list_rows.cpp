// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays in an array, which are tiers, rows with a goal each, or the cells of a card.
#include "core/formats/set_format.h"
#include "tests/core/lists/told_goals.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;
using namespace boardwright::test;

namespace {

QString toldOf(const QByteArray &bytes, QStringView suffix = u"json")
{
    const auto opened = readAnySet(bytes, suffix);
    if (!opened)
        return describedNote(opened.error()).simplified();
    QStringList goals;
    for (const Objective &goal : opened->file.set.objectives)
        goals << told(goal);
    return goals.join(u'/');
}

QString notesOf(const QByteArray &bytes, QStringView suffix = u"json")
{
    const auto opened = readAnySet(bytes, suffix);
    return opened ? describedNotes(opened->file.notes).join(u'/') : QString();
}

/// An array of as many arrays of texts, "goal 1 1", "goal 1 2" ...
QByteArray arrays(int count, int texts)
{
    QByteArrayList all;
    for (int i = 1; i <= count; ++i) {
        QByteArrayList one;
        for (int j = 1; j <= texts; ++j)
            one << "\"goal " + QByteArray::number(i) + ' ' + QByteArray::number(j) + '"';
        all << '[' + one.join(',') + ']';
    }
    return '[' + all.join(',') + ']';
}

} // namespace

class TestListRows final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void areReadAsMeant_data();
    static void areReadAsMeant();
    static void guessesAreNoted_data();
    static void guessesAreNoted();
    static void manyArraysAreTold();
    static void aTableBesideAListIsNone();
    static void wordsForDifficultiesAreTiers();
};

void TestListRows::areReadAsMeant_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *bytes, const QString &expected) {
        QTest::newRow(name) << QByteArray(bytes) << expected;
    };
    row("a text and a word", R"([["Find the lamp","cave"],["Row the boat","sea"]])",
        u"Find the lamp line=cave/Row the boat line=sea"_s);
    row("the word first", R"([["cave","Find the lamp"],["sea","Row the boat"]])",
        u"Find the lamp line=cave/Row the boat line=sea"_s);
    row("names that occur again",
        R"([["Swim","deep sea"],["Row","deep sea"],["Climb","high hill"],["Jump","high hill"]])",
        u"Swim line=deep sea/Row line=deep sea/Climb line=high hill/Jump line=high hill"_s);
    row("a number", R"([["Find the lamp",3],["Row the boat",5]])",
        u"Find the lamp difficulty=3/Row the boat difficulty=5"_s);
    row("a number as a text", R"([["Find the lamp","3"],["Row the boat","7"],["Sing","9"]])",
        u"Find the lamp difficulty=3/Row the boat difficulty=7/Sing difficulty=9"_s);
    row("a number and types", R"([["Find the lamp",3,"cave"],["Row the boat",5,"sea"]])",
        u"Find the lamp line=cave difficulty=3/Row the boat line=sea difficulty=5"_s);
    row("a list of types", R"([["Find the lamp",["cave","light"]],["Row the boat",["sea"]]])",
        u"Find the lamp line=cave+light/Row the boat line=sea"_s);
    row("numbers of lines", R"([[1,"Find the lamp"],[2,"Row the boat"],[3,"Sing"]])",
        u"Find the lamp/Row the boat/Sing"_s);
    row("two words", R"([["Find the lamp","cave","light"],["Row the boat","sea","wet"]])",
        u"Find the lamp line=cave+light/Row the boat line=sea+wet"_s);
    row("names behind, of different numbers",
        R"([["Find the lamp","cave","light"],["Row the boat","sea"],["Dive far","sea","cave"],)"
        R"(["Swim far","sea","light"]])",
        u"Find the lamp line=cave+light/Row the boat line=sea/Dive far line=sea+cave/"
        "Swim far line=sea+light"_s);
    row("some without a word",
        R"([["Find the lamp","cave"],["Row the boat"],["Dive far","sea"],["Swim far","sea"]])",
        u"Find the lamp line=cave/Row the boat/Dive far line=sea/Swim far line=sea"_s);
    row("titles", R"([["Name","Tooltip","Weight"],["Find it","In a cave",40],["Sing","Loud",50]])",
        u"Find it weighting=40 tooltip=In a cave/Sing weighting=50 tooltip=Loud"_s);
    row("titles of one column", R"([["Goal"],["Find the lamp"],["Sing"]])",
        u"Find the lamp/Sing"_s);
    row("rows below titles of another language",
        R"([["Ziel","Stufe"],["Finde die Lampe",3],["Rudere das Boot",5]])",
        u"Finde die Lampe difficulty=3/Rudere das Boot difficulty=5"_s);
    row("rows under a key", R"({"goals":[["Find the lamp",3],["Row the boat",5]]})",
        u"Find the lamp difficulty=3/Row the boat difficulty=5"_s);
    row("rows by category",
        R"({"cave":[["Find the lamp",3],["Light it up",9]],"sea":[["Row the boat",5],["Dive in",2]]})",
        u"Find the lamp line=cave difficulty=3/Light it up line=cave difficulty=9/"
        "Row the boat line=sea difficulty=5/Dive in line=sea difficulty=2"_s);
    row("tiers of two", R"([["Find the lamp","Open the gate"],["Row the boat","Ring the bell"]])",
        u"Find the lamp difficulty=6/Open the gate difficulty=6/Row the boat difficulty=19/"
        "Ring the bell difficulty=19"_s);
    row("tiers of different sizes", R"([["Find it","Open"],["Row the boat","Ring it","Sing"]])",
        u"Find it difficulty=6/Open difficulty=6/Row the boat difficulty=19/Ring it "
        "difficulty=19/Sing difficulty=19"_s);
    row("tiers of objects", R"([[{"name":"A"},{"name":"b c"}],[{"name":"D"},{"name":"e f"}]])",
        u"A difficulty=6/b c difficulty=6/D difficulty=19/e f difficulty=19"_s);
    row("numbers alone", "[[1, 2], [3, 4]]", u"1:1 no-list-in-json"_s);
    row("words and numbers", R"([["a", 2], ["b", 4]])", u"1:1 no-list-in-json"_s);
}

void TestListRows::areReadAsMeant()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, expected);
    QCOMPARE(toldOf(bytes), expected);
    // The same in a script.
    if (!expected.contains(u"no-list"))
        QCOMPARE(toldOf("var list = " + bytes + ";\n", u"js"), expected);
}

void TestListRows::guessesAreNoted_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("notes");
    const auto row = [](const char *name, const char *bytes, const QString &notes) {
        QTest::newRow(name) << QByteArray(bytes) << notes;
    };
    row("a text and a word", R"([["Find the lamp","cave"],["Row the boat","sea"]])",
        u"1:3 column-guessed A|goal/1:19 column-guessed B|types"_s);
    row("what is not used", R"([["Find the lamp",3,400],["Row the boat",5,900]])",
        u"1:3 column-guessed A|goal/1:19 column-guessed B|difficulty/1:21 key-not-used C|2"_s);
    row("words that nothing tells apart", R"([["text","cave"],["text2","sea"]])",
        u"1:1 columns-as-tiers 2"_s);
    row("texts that nothing tells apart", R"([["Find it","Look there"],["Row it","Go there"]])",
        u"1:1 columns-as-tiers 2"_s);
    row("a line above", R"([["My list"],["Goal","Type"],["Find the lamp","cave"]])",
        u"1:2 line-beside-goals My list"_s);
}

void TestListRows::guessesAreNoted()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, notes);
    QCOMPARE(notesOf(bytes), notes);
}

/// As many arrays as a classic list has tiers are tiers; far more are rows.
void TestListRows::manyArraysAreTold()
{
    const auto tiersOf = [](const QByteArray &bytes) {
        const auto opened = readAnySet(bytes, u"json");
        return opened ? opened->tiers : -1;
    };
    QCOMPARE(tiersOf(arrays(25, 1)), 25);
    QCOMPARE(tiersOf(arrays(25, 2)), 25);
    QCOMPARE(notesOf(arrays(25, 2)), QString());
    QCOMPARE(tiersOf(arrays(4, 12)), 4);
    QCOMPARE(tiersOf(arrays(60, 1)), 0);
    QVERIFY(notesOf(arrays(60, 1)).contains(u"column-guessed A|goal"));
    QCOMPARE(tiersOf(arrays(60, 2)), 0);
    QVERIFY(notesOf(arrays(60, 2)).contains(u"key-not-used B|60"));
    QCOMPARE(tiersOf(arrays(5, 5)), 0);
    QCOMPARE(notesOf(arrays(5, 5)), u"1:1 cells-as-goals 25"_s);
}

/// A script has tables to work with.
void TestListRows::aTableBesideAListIsNone()
{
    const QByteArray script = "var shares = [['one two', 3], ['three four', 5], ['five six', 7]];\n"
                              "var goals = ['Find the lamp', 'Row the boat'];\n";
    QCOMPARE(toldOf(script, u"js"), u"Find the lamp/Row the boat"_s);
    QCOMPARE(notesOf(script, u"js"), u"1:5 part-not-used shares"_s);
}

void TestListRows::wordsForDifficultiesAreTiers()
{
    const QByteArray known
        = R"([{"name":"A b","difficulty":"Hard"},{"name":"C","tier":"very-easy"},)"
          R"({"name":"D","difficulty":"easy"},{"name":"E"}])";
    QCOMPARE(toldOf(known), u"A b difficulty=21/C difficulty=4/D difficulty=13/E"_s);
    QCOMPARE(notesOf(known), u"1:29 columns-as-tiers 3"_s);
    for (const QByteArray &other : QByteArrayList{"odd", "7", "Hard"}) {
        QByteArray bytes = known;
        bytes.replace("very-easy", other).replace("\"easy\"", "\"Hard\"");
        const QString notes = notesOf(bytes);
        QVERIFY2(notes.contains(u"value-not-used difficulty|\"Hard\""), qPrintable(notes));
        QVERIFY(!notes.contains(u"columns-as-tiers"));
    }
}

BOARDWRIGHT_UNIT(TestListRows, NoApplication)
#include "tst_list_rows.moc"
