// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the columns of a table are: fields of one goal, goals of a type each, or texts in a
// language.
#include "core/formats/native.h"
#include "core/formats/set_format.h"
#include "core/lists/translated_texts.h"
#include "tests/core/lists/told_goals.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace boardwright::test;

namespace {

ToldList read(const QByteArray &bytes, QStringView suffix = u"csv")
{
    return toldList(bytes, suffix);
}

} // namespace

class TestTableColumns final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void goalsBelowTypes_data();
    static void goalsBelowTypes();
    static void fieldsAreNoTypes_data();
    static void fieldsAreNoTypes();
    static void languagesAreKept();
    static void titlesOfLanguages_data();
    static void titlesOfLanguages();
    static void wordsForDifficulties();
};

void TestTableColumns::goalsBelowTypes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("goals");
    QTest::addColumn<QString>("notes");
    const auto row
        = [](const char *name, const char *bytes, const QString &goals, const QString &notes) {
              QTest::newRow(name) << QByteArray(bytes) << goals << notes;
          };
    row("columns of different heights",
        "Cave,Sea,Town\nFind the lamp,Row the boat,Ring the bell\nLight a fire,Catch a fish,\n"
        "Mend the net,,\n",
        u"Find the lamp line=Cave/Row the boat line=Sea/Ring the bell line=Town/"
        "Light a fire line=Cave/Catch a fish line=Sea/Mend the net line=Cave"_s,
        u"1:1 keys-as-types 3"_s);
    row("columns of equal heights",
        "Cave,Sea,Town\nFind the lamp,Row the boat,Ring the bell\nLight a fire,Catch a fish,"
        "Open a door\n",
        u"Find the lamp line=Cave/Row the boat line=Sea/Ring the bell line=Town/"
        "Light a fire line=Cave/Catch a fish line=Sea/Open a door line=Town"_s,
        u"1:1 keys-as-types 3"_s);
    row("two columns", "Cave;Sea\nFind the lamp;Row the boat\nLight a fire;Catch a fish\n",
        u"Find the lamp line=Cave/Row the boat line=Sea/Light a fire line=Cave/"
        "Catch a fish line=Sea"_s,
        u"1:1 keys-as-types 2"_s);
    row("titles of two words and a line above",
        "My bingo,\nDeep Cave,Open Sea\nFind the old lamp,Row the small boat\n"
        "Light a warm fire,\nMend the torn net,\n",
        u"Find the old lamp line=Deep Cave/Row the small boat line=Open Sea/"
        "Light a warm fire line=Deep Cave/Mend the torn net line=Deep Cave"_s,
        u"1:1 line-beside-goals My bingo/2:1 keys-as-types 2"_s);
    row("beside numbers of lines",
        "#,Cave,Sea\n1,Find the lamp,Row the boat\n2,Light a fire,Catch a fish\n3,Mend a net,\n",
        u"Find the lamp line=Cave/Row the boat line=Sea/Light a fire line=Cave/"
        "Catch a fish line=Sea/Mend a net line=Cave"_s,
        u"1:1 column-not-used #/1:3 keys-as-types 2"_s);
}

void TestTableColumns::goalsBelowTypes()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, goals);
    QFETCH(const QString, notes);
    const ToldList found = read(bytes);
    QCOMPARE(found.goals, goals);
    QCOMPARE(found.notes, notes);
    const ToldList tabbed = read(QByteArray(bytes).replace(';', ',').replace(',', '\t'), u"tsv");
    QCOMPARE(tabbed.goals, goals);
}

void TestTableColumns::fieldsAreNoTypes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const auto row
        = [](const char *name, const char *bytes) { QTest::newRow(name) << QByteArray(bytes); };
    row("a description",
        "Ziel,Beschreibung\nFinde die Lampe,In der Höhle\nRudere das Boot,Am See\n");
    row("a title of a field", "Bingo square,Notes\nFind the lamp,In a cave\nRow it,On the sea\n");
    row("a number", "Bingo,Value\nFind the lamp,3\nRow the boat,5\n");
    row("names that occur again",
        "Bingo,Place\nFind the lamp,A cave\nLight a fire,A cave\n"
        "Row the boat,The sea\nCatch a fish,The sea\n");
    row("a long text",
        "Square,How to\nFind the lamp,Go down into the cave behind the old mill\n"
        "Row a boat,Ask the fisher at the harbour for his second boat\n");
    row("gaps", "Bingo,Place\nFind the lamp,\nRow the boat,On the sea\nSing a song,\n");
    row("texts as long as the titles",
        "One thing to do,Another to do\nFind it,Row it\nSing,Bake\n");
}

/// Each line is one goal.
void TestTableColumns::fieldsAreNoTypes()
{
    QFETCH(const QByteArray, bytes);
    const ToldList found = read(bytes);
    QVERIFY2(!found.notes.contains(u"keys-as-types"), qPrintable(found.notes));
    QVERIFY(found.goals.count(u'/') + 1 <= bytes.count('\n'));
}

void TestTableColumns::languagesAreKept()
{
    const QByteArray bytes = "goal,fr,Name (de),Japanese,FR\nFind it,Trouver,Finde es,見つける,x\n"
                             "Sing,,\"Sing, laut\",,\n=1+1,=a,,,\n";
    const auto opened = readAnySet(bytes, u"csv");
    QVERIFY(opened.has_value());
    const GoalSet &set = opened->file.set;
    using Texts = QList<std::pair<QString, QString>>;
    const QList<Texts> expected{{{u"fr"_s, u"Trouver"_s}, {u"name_de"_s, u"Finde es"_s},
                                    {u"ja"_s, u"見つける"_s}, {u"FR"_s, u"x"_s}},
        {{u"name_de"_s, u"Sing, laut"_s}}, {{u"fr"_s, u"=a"_s}}};
    const auto textsOf = [](const GoalSet &of) {
        QList<Texts> all;
        for (const Objective &goal : of.objectives)
            all << translationsOf(goal);
        return all;
    };
    QCOMPARE(textsOf(set), expected);
    QCOMPARE(opened->file.notes.size(), 0);
    for (const QString &key : {u"csv"_s, u"tsv"_s}) {
        const SetFormat *format = setFormatOf(key);
        QVERIFY(std::ranges::none_of(lossesOf(set, *format),
            [](const Loss &loss) { return loss.aspect == Aspect::OtherKeys; }));
        const auto again = readAnySet(format->write(set), key);
        QVERIFY(again.has_value());
        QCOMPARE(textsOf(again->file.set), expected);
    }
    // A text that a cell cannot show is a loss.
    GoalSet blank = set;
    addTranslation(blank.objectives.front(), u"fr"_s, QString());
    QCOMPARE(lostKeysOf(blank.objectives.front(), *setFormatOf(u"csv")), QStringList(u"fr"_s));
    // Of columns of languages alone, the first is for the goals.
    const ToldList alone = read("English,French\nFind it,Trouver\nSing,Chanter\n");
    QCOMPARE(alone.goals, u"Find it/Sing"_s);
    QCOMPARE(alone.notes, u"1:1 column-guessed English|goal"_s);
    // Two columns for one language.
    QCOMPARE(read("goal,fr,fr\nSing,Chanter,Chante\n").notes, u"1:9 column-not-used fr"_s);
}

void TestTableColumns::titlesOfLanguages_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("key");
    const auto row = [](const char *title, const char *key) {
        QTest::newRow(title) << QString::fromUtf8(title) << QString::fromUtf8(key);
    };
    row("fr", "fr");
    row(" Name_FR ", "Name_FR");
    row("pt-BR", "pt-BR");
    row("Goal (fr)", "goal_fr");
    row("Goal (French)", "goal_fr");
    row("Name - Deutsch", "name_de");
    row("Español", "es");
    row("Simplified Chinese", nullptr);
    row("frog", nullptr);
    row("id", nullptr);
    row("no", nullptr);
    row("Notes (fr)", nullptr);
    row("", nullptr);
    row("()", nullptr);
}

void TestTableColumns::titlesOfLanguages()
{
    QFETCH(const QString, title);
    QFETCH(const QString, key);
    QCOMPARE(translationKeyOfTitle(title), key);
}

void TestTableColumns::wordsForDifficulties()
{
    const ToldList known = read("goal,difficulty\nA,easy\nB,Very Hard\nC,\nD,medium\nE,EASY\n");
    QCOMPARE(known.goals, u"A difficulty=4/B difficulty=21/C/D difficulty=13/E difficulty=4"_s);
    QCOMPARE(known.notes, u"2:3 columns-as-tiers 3"_s);
    // They do not count beside a number, beside other words, or if they are all the same.
    const ToldList mixed = read("goal,difficulty\nA,easy\nB,7\nC,hard\n");
    QCOMPARE(mixed.goals, u"A/B difficulty=7/C"_s);
    QCOMPARE(
        mixed.notes, u"2:3 cell-not-used difficulty|easy|/4:3 cell-not-used difficulty|hard|"_s);
    const ToldList other = read("goal,difficulty\nA,easy\nB,odd\nC,hard\n");
    QCOMPARE(other.goals, u"A/B/C"_s);
    QCOMPARE(other.notes.count(u"cell-not-used"), 3);
    const ToldList same = read("goal,difficulty\nA,hard\nB,hard\n");
    QCOMPARE(same.goals, u"A/B"_s);
    QCOMPARE(same.notes.count(u"cell-not-used"), 2);
}

BOARDWRIGHT_UNIT(TestTableColumns, NoApplication)
#include "tst_table_columns.moc"
